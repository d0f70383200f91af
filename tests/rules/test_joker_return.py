"""C-7 under the guard `return`: a joker goes back, everybody sees it, and plain tiles take its place."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from tests.table import JOKERS, PLAIN, SEAT_NAMED, Table

from rollor.notation.racks import format_rack, parse_rack
from rollor.rules import (
    Committed,
    CourtesyMoved,
    Exchanged,
    Illegal,
    JokersReturned,
    Phase,
    Replace,
    Replaced,
    Seed,
    Share,
    Stopped,
    awaited,
    legal_actions,
    seen_by,
    view,
)
from rollor.seats import PAIRS, SEATS, Seat
from rollor.tiles import Tile

PASSES = ("first_right", "first_across", "first_left", "second_left", "second_across", "last_right")


def table(phase: str = "first_right", *, seed: Seed | None = None) -> Table:
    if seed is None:
        return Table(JOKERS, joker_guard="return").until(Phase(phase))
    return Table(JOKERS, joker_guard="return", seed=seed).until(Phase(phase))


def halted(phase: str = "first_right") -> Table:
    """East has one joker back, West three, North one; South passed plain tiles."""
    found = table(phase)
    found.does("east pass J 14c", "south pass NN G", "west pass JJJ", "north pass J 99c")
    return found


@pytest.mark.parametrize("phase", PASSES)
def test_the_pass_halts_and_everybody_sees_how_many_jokers_came_back_from_whom(phase: str) -> None:
    before = table(phase)
    racks = before.state.racks
    events = before.does("east pass J 14c", "south pass NN G", "west pass JJJ", "north pass J 99c")
    assert [type(event) for event in events] == [Committed, JokersReturned]
    assert events[-1] == JokersReturned(Phase(phase), (1, 0, 3, 1))
    assert {seen_by(events[-1], seat) for seat in (*SEATS, None)} == {events[-1]}
    assert before.phase() is Phase.JOKER_RETURN
    assert before.state.public.on is Phase(phase)
    assert before.state.public.owed == (1, 0, 3, 1)
    assert before.state.racks == racks


def test_a_joker_may_lie_out_unremarked_until_the_four_passes_are_turned_over() -> None:
    early = table()
    assert [type(event) for event in early.does("east pass J 14c", "west pass JJJ")] == [Committed]
    assert early.phase() is Phase.FIRST_RIGHT
    assert early.state.public.owed == (0, 0, 0, 0)


@pytest.mark.parametrize("phase", PASSES)
def test_the_pass_moves_on_when_nothing_is_owed_any_more(phase: str) -> None:
    found = halted(phase)
    owing = [seat for seat in SEATS if awaited(view(found.state, seat))]
    assert owing == [Seat.EAST, Seat.WEST, Seat.NORTH]
    assert [type(event) for event in found.does("west replace 123c")] == [Replaced]
    assert [type(event) for event in found.does("north replace 0")] == [Replaced]
    assert found.phase() is Phase.JOKER_RETURN
    exchanged = found.does("east replace 7c")[-1]
    assert isinstance(exchanged, Exchanged)
    gave = [format_rack(share.gave) for share in exchanged.shares if share]
    assert gave == ["147c", "NN G", "123c", "99c 0"]
    assert found.phase() is not Phase.JOKER_RETURN
    assert [rack.count(Tile.JOKER) for rack in found.state.racks] == [2, 1, 3, 1]
    assert [len(rack) for rack in found.state.racks] == [13, 13, 13, 13]


def test_replacements_are_sealed_like_passes() -> None:
    found = halted()
    before = {seat: view(found.state, seat) for seat in (*SEATS, None)}
    (replaced,) = found.does("west replace 123c")
    for seat in (*SEATS, None):
        seen = seen_by(replaced, seat)
        assert seen == (replaced if seat is Seat.WEST else Replaced(Seat.WEST, None))
        assert (view(found.state, seat).own == before[seat].own) == (seat is not Seat.WEST)
        assert view(found.state, seat).public.owed == (1, 0, 0, 1)


def test_the_order_of_the_replacements_makes_no_difference() -> None:
    ends = set()
    for order in permutations(("east replace 7c", "west replace 123c", "north replace 0")):
        found = halted()
        found.does(*order)
        ends.add(repr(found.state))
    assert len(ends) == 1


def test_a_joker_may_not_take_the_place_of_a_joker() -> None:
    refused = halted().refuses("east replace J")
    assert (refused.reason, refused.place) == (Illegal.JOKER_AS_REPLACEMENT, 0)
    assert refused.reason.paragraph == "C-6"
    assert halted().refuses("west replace 1c J 2c").place == 1


@pytest.mark.parametrize(("said", "found"), [("west replace 12c", 2), ("west replace 12c SS", 4)])
def test_as_many_plain_tiles_are_owed_as_jokers_came_back(said: str, found: int) -> None:
    refused = halted().refuses(said)
    assert (refused.reason, refused.params) == (Illegal.NOT_AS_OWED, {"owed": 3, "found": found})
    assert halted().refuses("east replace").reason is Illegal.NOT_AS_OWED


def test_a_replacement_comes_from_what_the_seat_holds_and_has_not_laid_out() -> None:
    refused = halted().refuses("east replace 4c")
    assert (refused.reason, refused.place, refused.params) == (
        Illegal.NOT_HELD,
        0,
        {"tile": "4c", "held": 0},
    )
    assert halted().refuses("east replace 1d").reason is Illegal.NOT_HELD
    assert halted().refuses("west replace 11c 2c").place == 1


def test_nobody_replaces_twice_or_without_owing() -> None:
    found = halted()
    assert found.refuses("south replace 1b").reason is Illegal.NOTHING_OWED
    found.does("east replace 7c")
    assert found.refuses("east replace 6b").reason is Illegal.NOTHING_OWED


def test_while_the_pass_is_halted_nothing_is_passed() -> None:
    found = halted()
    for seat, tiles in (("east", "147c"), ("south", "NN G"), ("west", "123c"), ("north", "99c 0")):
        assert found.refuses(f"{seat} pass {tiles}").reason is Illegal.PASS_HALTED
    assert len(legal_actions(view(found.state, Seat.SOUTH))) == 0


def test_flowers_and_soap_do_not_come_back() -> None:
    found = table()
    found.does("east pass FF E", "south pass NN G", "west pass 123c", "north pass 0 WW")
    assert found.phase() is Phase.FIRST_ACROSS


@pytest.mark.parametrize("phase", ["first_left", "last_right"])
def test_a_blind_pass_never_carries_a_joker_on(phase: str) -> None:
    for number in range(40):
        found = table(phase, seed=Seed(number.to_bytes(32, "big")))
        found.does("east pass J +2", "south pass +3", "west pass JJ +1", "north pass J 9c +1")
        assert found.phase() is Phase.JOKER_RETURN
        assert [rack.count(Tile.JOKER) for rack in found.state.racks] == [2, 1, 3, 1]
        found.does("east replace 7c", "west replace 12c", "north replace 0")
        exchanged = found.events[-1]
        assert isinstance(exchanged, Exchanged)
        shares = [share for share in exchanged.shares if share is not None]
        assert [len(share.kept) for share in shares] == [1, 0, 2, 2]
        assert [share.blind for share in shares] == [2, 3, 1, 1]
        assert not any(Tile.JOKER in share.gave or Tile.JOKER in share.kept for share in shares)


def test_a_pass_of_plain_tiles_for_jokers_moves_like_one_that_never_had_any() -> None:
    with_jokers, without = table("first_left"), table("first_left")
    rest = ("south pass +3", "west pass 12c +1", "north pass 99c 0")
    with_jokers.does("east pass J +2", *rest, "east replace 7c")
    without.does("east pass 7c +2", *rest)
    assert with_jokers.state == without.state


def test_a_stop_ends_a_halted_second_left_and_everything_goes_home() -> None:
    found = halted("second_left")
    racks = found.state.racks
    found.does("west replace 123c")
    assert found.does("south stop") == (Stopped(Seat.SOUTH),)
    assert found.phase() is Phase.COURTESY
    assert found.state.public.owed == (0, 0, 0, 0)
    assert found.state.racks == racks
    assert all(own.sealed is None for own in found.state.owns)
    assert found.refuses("east replace 7c").reason is Illegal.NOTHING_OWED


def test_who_owes_may_stop_instead() -> None:
    found = halted("second_left")
    assert len(legal_actions(view(found.state, Seat.SOUTH))) == 1
    found.does("west stop", "west offer 1c")


@pytest.mark.parametrize(
    ("east", "west", "counts"),
    [("J 1c", "1d", (1, 0, 0, 0)), ("J", "J 1d J", (1, 0, 2, 0)), ("JJ", "-", (2, 0, 0, 0))],
)
def test_jokers_offered_come_back_whether_they_would_have_moved_or_not(
    east: str, west: str, counts: tuple[int, int, int, int]
) -> None:
    for order in ((f"east offer {east}", f"west offer {west}"), (f"west offer {west}", f"east offer {east}")):
        found = table("courtesy")
        assert found.does(*order)[-1] == JokersReturned(Phase.COURTESY, counts)
        assert found.phase() is Phase.JOKER_RETURN
        assert found.state.public.owed == counts


def test_one_pair_is_halted_while_the_other_goes_on() -> None:
    found = table("courtesy")
    found.does("east offer J 1c", "west offer 1d 2d")
    assert found.phase() is Phase.JOKER_RETURN
    found.does("south offer NN", "north offer 9c 0")
    assert found.state.public.courtesy == (None, 2)
    assert found.phase() is Phase.JOKER_RETURN
    assert found.does("east replace 7c")[1] == CourtesyMoved(
        PAIRS[0],
        2,
        (2, 2),
        (_share("17c", "12d"), None, _share("12d", "17c"), None),
    )
    assert found.phase() is Phase.PLAY


def _share(gave: str, kept: str) -> Share:
    return Share(parse_rack(gave), 0, parse_rack(kept))


def test_both_pairs_may_be_halted_at_once() -> None:
    found = table("courtesy")
    found.does("east offer J", "west offer 1d", "south offer J", "north offer J 0")
    assert found.state.public.owed == (1, 1, 0, 1)
    found.does("north replace 9c", "east replace 1c")
    assert found.state.public.courtesy == (1, None)
    assert found.refuses("east replace 4c").reason is Illegal.NOTHING_OWED
    found.does("south replace N")
    assert found.phase() is Phase.PLAY
    assert format_rack(found.state.owns[Seat.SOUTH].shares[-1][1].kept) == "9c"


@pytest.mark.parametrize(
    ("replacement", "moved", "kept"),
    [("1c 4c", 3, "14c E"), ("1c", 2, "1c E"), ("-", 1, "E")],
)
def test_in_the_courtesy_fewer_may_be_offered_instead(replacement: str, moved: int, kept: str) -> None:
    found = table("courtesy")
    found.does("east offer E J J", "west offer S 1d 2d", f"east replace {replacement}")
    assert found.state.public.courtesy == (moved, None)
    assert format_rack(found.state.owns[Seat.WEST].shares[-1][1].kept) == kept
    assert found.state.owns[Seat.EAST].offers == (moved, 3)


def test_in_the_courtesy_no_more_than_the_jokers_may_be_put_for_them() -> None:
    found = table("courtesy")
    found.does("east offer E J", "west offer S 1d 2d")
    refused = found.refuses("east replace 1c 4c")
    assert (refused.reason, refused.params) == (Illegal.NOT_AS_OWED, {"owed": 1, "found": 2})


def test_a_replacement_takes_the_place_of_the_joker_in_the_order_of_preference() -> None:
    found = table("courtesy")
    found.does("east offer J 1c", "west offer 1d", "east replace 7c")
    assert format_rack(found.state.owns[Seat.WEST].shares[-1][1].kept) == "7c"
    closed_up = table("courtesy")
    closed_up.does("east offer J 1c", "west offer 1d", "east replace -")
    assert format_rack(closed_up.state.owns[Seat.WEST].shares[-1][1].kept) == "1c"


def test_under_the_guard_return_a_joker_that_is_not_held_is_refused() -> None:
    refused = Table(PLAIN, joker_guard="return").refuses("east pass J 14c")
    assert (refused.reason, refused.place) == (Illegal.NOT_HELD, 0)


@pytest.mark.parametrize(("offer", "owed"), [("J 1c", 1), ("J J", 2)])
def test_in_the_courtesy_every_row_of_fewer_or_as_many_plain_tiles_is_a_replacement(
    offer: str, owed: int
) -> None:
    found = table("courtesy")
    found.does(f"east offer {offer}", "west offer 1d")
    plain = [tile for tile in found.state.racks[Seat.EAST] if tile is not Tile.JOKER]
    if "1c" in offer:
        plain.remove(Tile.C1)
    rows = {row for size in range(owed + 1) for row in permutations(plain, size)}
    legal = legal_actions(view(found.state, Seat.EAST))
    assert {each.tiles for each in legal if isinstance(each, Replace)} == rows
    assert len(legal) == len(rows)


@pytest.mark.parametrize(("seat", "owed"), [("east", 1), ("west", 3)])
def test_in_a_pass_every_set_of_as_many_plain_tiles_is_a_replacement(seat: str, owed: int) -> None:
    found = halted()
    own = found.state.owns[SEAT_NAMED[seat]]
    plain = [tile for tile in own.rack - own.lying if tile is not Tile.JOKER]
    legal = legal_actions(view(found.state, SEAT_NAMED[seat]))
    assert {each.tiles for each in legal if isinstance(each, Replace)} == set(combinations(plain, owed))
    assert len(legal) == len(set(combinations(plain, owed)))
