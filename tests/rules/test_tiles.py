"""T-1 to T-4: the set, its kinds, and racks as multisets."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollor.notation.racks import parse_rack
from rollor.tiles import COPIES, FULL_SET, KINDS, TILES, TOKENS, WALL_SIZE, Rack, Tile

HANDFULS = st.lists(st.sampled_from(TILES), max_size=40)


def test_a_set_has_152_tiles_eight_of_them_jokers() -> None:
    assert WALL_SIZE == len(FULL_SET) == 152
    assert FULL_SET.count(Tile.JOKER) == FULL_SET.count(Tile.FLOWER) == 8


def test_everything_but_flowers_and_jokers_is_there_four_times() -> None:
    others = [tile for tile in FULL_SET if tile not in (Tile.FLOWER, Tile.JOKER)]
    assert len(others) == 108 + 16 + 12
    assert set(Counter(others).values()) == {4}
    assert len(set(others)) == 27 + 4 + 3 == KINDS - 2


def test_a_flower_is_not_a_joker_and_soap_is_not_one() -> None:
    assert Tile.JOKER not in parse_rack("FF 00")
    assert Tile.JOKER in parse_rack("FF 00 J")


def test_the_canonical_order_is_flowers_bams_craks_dots_winds_dragons_jokers() -> None:
    suits = [f"{number}{suit}" for suit in "bcd" for number in "123456789"]
    assert list(TOKENS) == ["F", *suits, "E", "S", "W", "N", "R", "G", "0", "J", "?"]
    assert [tile.token for tile in FULL_SET] == sorted(
        (tile.token for tile in FULL_SET), key=list(TOKENS).index
    )


def test_every_token_names_its_tile_and_nothing_else_names_one() -> None:
    assert [Tile.from_token(tile.token) for tile in TILES] == list(TILES)
    with pytest.raises(KeyError, match="5x"):
        Rack.tokens("5b 5x")


def test_a_hidden_tile_is_no_tile_of_the_set() -> None:
    assert len(COPIES) == KINDS == Tile.HIDDEN
    assert Tile.HIDDEN not in FULL_SET
    assert Rack.hidden(13).count(Tile.HIDDEN) == len(Rack.hidden(13)) == 13


def test_what_is_no_tile_is_in_no_rack() -> None:
    assert "5b" not in Rack.tokens("5b")
    assert Tile.B5 in Rack.tokens("5b")


def test_a_rack_can_not_give_what_it_does_not_hold() -> None:
    with pytest.raises(ValueError, match="1b"):
        Rack.tokens("5b 1b") - Rack.tokens("1b 1b")


def test_a_rack_writes_itself_so_that_it_can_be_read() -> None:
    rack = parse_rack("FF 147c 0 J ?")
    assert eval(repr(rack), {"Rack": Rack}) == rack


@given(HANDFULS, HANDFULS)
def test_racks_count_like_any_multiset(left: list[Tile], right: list[Tile]) -> None:
    one, other, both = Rack.of(left), Rack.of(right), Rack.of(left + right)
    assert list(one) == sorted(left)
    assert one + other == both
    assert both - other == one
    assert one <= both
    assert (one <= other) == (Counter(left) <= Counter(right))
    if not one <= other:
        with pytest.raises(ValueError):  # noqa: PT011 (any will do: it must not give a rack)
            other - one


@given(st.integers(0, 152), st.integers(0, 152))
def test_hidden_tiles_are_counted_up_to_a_whole_set(held: int, taken: int) -> None:
    assert (Rack.hidden(taken) <= Rack.hidden(held)) == (taken <= held)
    if taken <= held:
        assert Rack.hidden(held) - Rack.hidden(taken) == Rack.hidden(held - taken)
