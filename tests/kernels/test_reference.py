"""J-1, J-2: what distance means."""

import pytest
from hypothesis import given, settings
from tests.kernels.dealt import (
    SMALL,
    all_racks,
    most_placed,
    near_racks,
    practice,
    racks,
    random_racks,
    small,
)

from rollor.card import Card, read_card
from rollor.kernels.reference import distance, nearest_lines
from rollor.notation.racks import parse_rack
from rollor.tiles import EMPTY, Rack, Tile


def hand_of(pattern: str) -> Card:
    head = 'name = "One"\n[[section]]\nname = "One"\n[[section.line]]\nvalue = 25\n'
    return read_card(f'{head}pattern = "{pattern}"\n')


def far(pattern: str, rack: str) -> int:
    return distance(hand_of(pattern).hands[0], parse_rack(rack))


class TestJokers:
    def test_they_complete_pung_kong_quint_and_sextet(self) -> None:
        assert far("22b 333b 4444b EEEEE", "22b JJJ 4b JJJ EJJ") == 2
        assert far("22b 666666b FFFFFF", "22b 66b JJJJ FFFFFF") == 0

    def test_they_complete_flowers(self) -> None:
        assert far("FFFF 666b 666d EEEE", "FFFJ 666b 666d EEEE") == 0

    def test_they_never_stand_in_a_single_or_a_pair(self) -> None:
        assert far("22b 333b 4444b EEEEE", "2b 333b 4444b EEEE JJ") == 1
        assert far("2b 4b 33b EEEEE WWWWW", "4b 33b EEEE WWWW JJJ") == 1

    def test_they_never_stand_among_unlike_tiles(self) -> None:
        assert far("NEWS 22b FFFFFFFF", "NEW 22b FFFFFFFF J") == 1
        assert far("2026b 22b FFFFFFFF", "226b 22b FFFFFFFF J") == 1
        assert far("123b 123b FFFFFFFF", "123b 12b FFFFFFFF J") == 1

    def test_two_pairs_of_one_tile_are_not_a_kong(self) -> None:
        assert far("22b 22b FFFFF EEEEE", "222b FFFFF EEEE JJ") == 1
        assert far("2222b FFFFF EEEEE", "222b FFFFF EEEE JJ") == 0

    def test_those_that_find_no_place_are_worth_nothing(self) -> None:
        assert far("22b 33b 44b 55b 66b 77b 88b", "22b 33b 44b JJJJJJJJ") == 8


class TestNaturals:
    def test_a_tile_is_counted_for_one_group_only(self) -> None:
        assert far("22b 222b FFFFF EEEE", "222b FFFFF EEEE") == 2
        assert far("2b 22b 222b FFFF EEEE", "2222b FFFF EEEE") == 2

    def test_they_go_first_where_no_joker_may(self) -> None:
        assert far("22b 222b FFFFF EEEE", "22b FFFFF EEEE JJJ") == 0

    def test_more_than_the_hand_needs_are_worth_nothing(self) -> None:
        assert far("FFFF 666b 666d EEEE", "FFFFFFFF 6666b") == 14 - 7

    def test_an_empty_rack_wants_all_fourteen(self) -> None:
        assert distance(small().hands[0], EMPTY) == 14


def test_a_hidden_tile_is_refused() -> None:
    with pytest.raises(ValueError, match="hidden"):
        distance(small().hands[0], Rack.hidden(1))


def test_a_rack_may_be_of_any_size() -> None:
    assert far("FFFF 666b 666d EEEE", "F") == 13
    assert far("FFFF 666b 666d EEEE", "FFFF 666b 666d EEEE 1c") == 0


def test_all_nearest_lines_are_named_and_sorted() -> None:
    text = SMALL + '\n[[section.line]]\nid = "0-twin"\npattern = "66666b 6b FF 66c FFFF"\nvalue = 25\n'
    assert nearest_lines(read_card(text), parse_rack("FFFFFF 6666b JJ 66c")) == (0, ("0-twin", "1-3"))


class TestItIsTheLeastNumberOfTilesToExchange:
    @settings(deadline=None)
    @given(racks())
    def test_whatever_the_rack(self, rack: Rack) -> None:
        for hand in small().hands[::23]:
            assert distance(hand, rack) == 14 - most_placed(hand, rack)

    def test_on_every_rack_of_a_few_kinds(self) -> None:
        hand = hand_of("2b 22b 222b FF FFFF EE").hands[0]
        kinds = ((Tile.B2, 4), (Tile.FLOWER, 7), (Tile.EAST, 3), (Tile.C1, 1), (Tile.JOKER, 8))
        for rack in all_racks(kinds):
            assert distance(hand, rack) == 14 - most_placed(hand, rack)

    def test_on_racks_near_a_hand_of_the_practice_card(self) -> None:
        for rack in [*near_racks(practice(), 15, 5), *random_racks(5, 6)]:
            for hand in practice().hands[::41]:
                assert distance(hand, rack) == 14 - most_placed(hand, rack)
