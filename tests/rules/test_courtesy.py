"""C-15: each pair on its own offers 0 to 3 tiles across; the smaller number moves, the first of each."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from tests.table import PLAIN_14, SEAT_NAMED, Table

from rollor.notation.racks import format_rack
from rollor.rules import CourtesyMoved, Drew, Offered, Phase, Share, State, evolve_view, seen_by, view
from rollor.seats import PAIRS, SEATS, Seat
from rollor.tiles import Rack

PREFERRED = {"east": "E 6d 1c", "south": "R 2b N", "west": "S 5d 1d", "north": "9d 0 5b"}
"""What each would give, best first; everybody holds it when the courtesy begins."""

NUMBERS = list(product(range(4), repeat=2))
TELLING = [(0, 0), (0, 3), (3, 1), (3, 3), (2, 2), (1, 1)]


def offer(seat: str, number: int) -> str:
    return f"{seat} offer {' '.join(PREFERRED[seat].split()[:number]) or '-'}"


def given(seat: str, number: int) -> Rack:
    return Rack.tokens(" ".join(PREFERRED[seat].split()[:number]))


def expected(racks: tuple[Rack, ...], numbers: dict[str, int]) -> dict[str, Rack]:
    """Each rack after the courtesy, reckoned by hand."""
    found = {}
    for first, second in (("east", "west"), ("west", "east"), ("south", "north"), ("north", "south")):
        moved = min(numbers[first], numbers[second])
        found[first] = racks[SEAT_NAMED[first]] - given(first, moved) + given(second, moved)
    return found


@pytest.mark.parametrize("east_west", NUMBERS)
def test_the_smaller_number_moves_whatever_the_other_pair_does(east_west: tuple[int, int]) -> None:
    start = Table(PLAIN_14, east_deal="14").until(Phase.COURTESY)
    for south_north in NUMBERS:
        numbers = dict(zip(("east", "west", "south", "north"), east_west + south_north, strict=True))
        table = Table(PLAIN_14, east_deal="14")
        table.state = start.state
        table.does(*(offer(seat, number) for seat, number in numbers.items()))
        racks = expected(start.state.racks, numbers)
        assert {seat.word: table.state.racks[seat] for seat in SEATS} == racks
        assert table.state.public.courtesy == (min(east_west), min(south_north))
        assert table.phase() is Phase.PLAY


@pytest.mark.parametrize("east_west", TELLING)
@pytest.mark.parametrize("south_north", TELLING)
def test_the_order_of_the_offers_makes_no_difference(
    east_west: tuple[int, int], south_north: tuple[int, int]
) -> None:
    start = Table().until(Phase.COURTESY)
    numbers = dict(zip(("east", "west", "south", "north"), east_west + south_north, strict=True))
    ends = set()
    for order in permutations(numbers.items()):
        table = Table()
        table.state = start.state
        table.does(*(offer(seat, number) for seat, number in order))
        ends.add(repr(table.state))
    assert len(ends) == 1


def test_order_of_preference_decides_which_tiles_move() -> None:
    one, other = Table().until(Phase.COURTESY), Table().until(Phase.COURTESY)
    one.does("east offer E 6d 1c", "west offer S")
    other.does("east offer 1c 6d E", "west offer S")
    assert one.rack("east") == "FFF 666b 147c 666d S"
    assert other.rack("east") == "FFF 666b 47c 666d E S"


def test_a_pair_moves_when_both_have_offered_and_does_not_wait_for_the_other() -> None:
    table = Table().until(Phase.COURTESY)
    assert [type(event) for event in table.does("south offer R 2b")] == [Offered]
    assert [type(event) for event in table.does("east offer E")] == [Offered]
    moved = table.does("north offer 9d")[-1]
    assert isinstance(moved, CourtesyMoved)
    assert (moved.pair, moved.moved, moved.offered) == (PAIRS[1], 1, (2, 1))
    assert table.phase() is Phase.COURTESY
    assert table.rack("south") == "1122b 33449d NN GG"
    assert table.rack("north") == "3345b 99c 78d WW R 00"
    assert table.rack("east") == "FFF 666b 147c 666d E"


def test_offers_on_both_sides_in_order_of_the_pair_whoever_offers_last() -> None:
    for order in (("east offer E 6d", "west offer S"), ("west offer S", "east offer E 6d")):
        moved = Table().until(Phase.COURTESY).does(*order)[-1]
        assert isinstance(moved, CourtesyMoved)
        assert moved.offered == (2, 1)


def test_the_table_sees_how_many_moved_and_the_pair_alone_what_was_offered() -> None:
    table = Table().until(Phase.COURTESY)
    moved = table.does("east offer E 6d", "west offer S 5d 1d")[-1]
    assert isinstance(moved, CourtesyMoved)
    for seat in (*SEATS, None):
        seen = seen_by(moved, seat)
        assert isinstance(seen, CourtesyMoved)
        assert (seen.pair, seen.moved) == (PAIRS[0], 2)
        assert seen.offered == ((2, 3) if seat in PAIRS[0] else None)
        for owner, share in zip(SEATS, seen.shares, strict=True):
            assert (share is not None) == (owner is seat and seat in PAIRS[0])
    assert [own.offers for own in table.state.owns] == [(2, 3), None, (3, 2), None]


def test_before_both_have_offered_the_other_sees_only_that_there_is_an_offer() -> None:
    table = Table().until(Phase.COURTESY)
    before = view(table.state, Seat.WEST)
    (offered,) = table.does("east offer E 6d 1c")
    assert seen_by(offered, Seat.WEST) == Offered(Seat.EAST, None)
    after = view(table.state, Seat.WEST)
    assert after.own == before.own
    assert after.public.committed == (True, False, False, False)


def test_zero_is_allowed_and_moves_nothing() -> None:
    table = Table().until(Phase.COURTESY)
    racks = table.state.racks
    moved = table.does("east offer -", "west offer S 5d 1d")[-1]
    assert isinstance(moved, CourtesyMoved)
    assert moved.moved == 0
    assert moved.shares[Seat.EAST] == Share(Rack(), 0, Rack())
    assert table.state.racks == racks


@pytest.mark.parametrize("last", ["east", "south", "west", "north"])
def test_play_goes_on_when_both_pairs_are_done(last: str) -> None:
    table = Table().until(Phase.COURTESY)
    wall = table.state.wall
    table.does(*(offer(seat, 1) for seat in PREFERRED if seat != last))
    assert table.phase() is Phase.COURTESY
    happened = table.does(offer(last, 1))
    assert [type(event) for event in happened] == [Offered, CourtesyMoved, Drew]
    assert happened[-1] == Drew(Seat.EAST, wall[0])
    assert table.phase() is Phase.PLAY
    assert table.state.public.over
    assert table.state.public.sizes == (14, 13, 13, 13)


def test_in_the_league_nobody_draws_when_both_pairs_are_done() -> None:
    table = Table(PLAIN_14, east_deal="14").until(Phase.COURTESY)
    happened = table.does("east offer -", "west offer -", "south offer -", "north offer -")
    assert [type(event) for event in happened] == [Offered, CourtesyMoved]
    assert table.phase() is Phase.PLAY


def test_the_two_learn_from_the_events_that_they_see_what_the_state_says() -> None:
    table = Table().until(Phase.COURTESY)
    seen = {seat: view(table.state, seat) for seat in (*SEATS, None)}
    start = len(table.events)
    table.does(*(offer(seat, number) for seat, number in zip(PREFERRED, (3, 0, 2, 1), strict=True)))
    for seat in seen:
        for event in table.events[start:]:
            seen[seat] = evolve_view(seen[seat], seen_by(event, seat))
        assert seen[seat] == view(table.state, seat)


def test_each_knows_what_went_and_what_came() -> None:
    table = Table().until(Phase.COURTESY)
    table.does("east offer E 6d", "west offer S")
    assert _last(table.state, Seat.EAST) == ("E", "S")
    assert _last(table.state, Seat.WEST) == ("S", "E")


def _last(state: State, seat: Seat) -> tuple[str, str]:
    phase, share = state.owns[seat].shares[-1]
    assert phase is Phase.COURTESY
    return format_rack(share.gave), format_rack(share.kept)
