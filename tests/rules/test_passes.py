"""C-2 to C-5, C-16: the six passes, face down and all at once."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.table import PLAIN, PLAIN_14, Table

from rollor.notation.racks import format_rack
from rollor.rules import Committed, Exchanged, Phase, State, legal_actions, seen_by, view
from rollor.seats import SEATS, Seat
from rollor.tiles import FULL_SET, Rack

COMMITS = ("east pass 147c", "south pass R GG", "west pass 125d", "north pass 00 W")

ORDER = [
    ("first_right", {"east": "north", "south": "east", "west": "south", "north": "west"}),
    ("first_across", {"east": "west", "south": "north", "west": "east", "north": "south"}),
    ("first_left", {"east": "south", "south": "west", "west": "north", "north": "east"}),
    ("second_left", {"east": "south", "south": "west", "west": "north", "north": "east"}),
    ("second_across", {"east": "west", "south": "north", "west": "east", "north": "south"}),
    ("last_right", {"east": "north", "south": "east", "west": "south", "north": "west"}),
]
"""C-2: the passes in order, and from whom each seat's tiles come."""


def all_tiles(state: State) -> Rack:
    return sum(state.racks, Rack.of(state.wall))


def test_the_passes_go_right_over_left_left_over_right() -> None:
    table = Table()
    table.until(Phase.PLAY)
    moved = [event.phase.value for event in table.events if isinstance(event, Exchanged)]
    assert moved == [name for name, _ in ORDER] == [phase.value for phase in table.state.public.moved]


@pytest.mark.parametrize(("phase", "sources"), ORDER)
def test_three_tiles_come_to_each_seat_from_the_one_the_law_names(
    phase: str, sources: dict[str, str]
) -> None:
    given = {"east": "666b", "south": "R GG", "west": "125d", "north": "5b 99c"}
    table = Table().until(Phase(phase))
    exchanged = table.does(*(f"{seat} pass {tiles}" for seat, tiles in given.items()))[-1]
    assert isinstance(exchanged, Exchanged)
    for seat, share in zip(SEATS, exchanged.shares, strict=True):
        assert share is not None
        assert format_rack(share.gave) == given[seat.word]
        assert format_rack(share.kept) == given[sources[seat.word]]
        assert share.blind == 0


def test_nothing_moves_until_all_four_have_passed() -> None:
    table = Table()
    racks = table.state.racks
    for said in COMMITS[:3]:
        assert [type(event) for event in table.does(said)] == [Committed]
        assert table.state.racks == racks
        assert table.phase() is Phase.FIRST_RIGHT
    assert [type(event) for event in table.does(COMMITS[3])] == [Committed, Exchanged]
    assert table.rack("east") == "FFF 666b 666d E W 00"
    assert table.rack("south") == "1122b 147c 3344d NN"
    assert table.rack("west") == "789b 123c SSSS R GG"
    assert table.rack("north") == "3345b 99c 125789d W"


def test_a_seat_sees_who_has_passed_and_not_what() -> None:
    table = Table()
    before = view(table.state, Seat.SOUTH)
    committed = table.does("east pass 147c")[0]
    assert seen_by(committed, Seat.SOUTH) == Committed(Seat.EAST, None)
    after = view(table.state, Seat.SOUTH)
    assert after.public.committed == (True, False, False, False)
    assert after.own == before.own


def test_the_order_in_which_they_pass_makes_no_difference() -> None:
    states = {repr(_played(order)) for order in permutations(COMMITS)}
    assert len(states) == 1


def _played(order: tuple[str, ...]) -> State:
    table = Table()
    table.does(*order)
    return table.state


def test_the_order_in_which_the_tiles_are_named_makes_no_difference() -> None:
    one, other = Table(), Table()
    one.does("east pass 147c")
    other.does("east pass 7c 1c 4c")
    assert one.state == other.state


@pytest.mark.parametrize(("deal", "east"), [(PLAIN, 13), (PLAIN_14, 14)])
def test_after_every_pass_each_seat_holds_what_it_held_before(deal: str, east: int) -> None:
    table = Table(deal, east_deal=str(east))
    phases = [*(Phase(name) for name, _ in ORDER), Phase.COURTESY]
    for phase in phases:
        table.until(phase)
        assert [len(rack) for rack in table.state.racks] == [east, 13, 13, 13]
        assert table.state.public.sizes == (east, 13, 13, 13)
        assert all_tiles(table.state) == FULL_SET


def test_pairs_flowers_soap_and_three_of_a_kind_may_be_passed() -> None:
    table = Table()
    table.does("east pass FFF", "south pass GG N", "west pass SSS", "north pass 00 W")
    assert table.phase() is Phase.FIRST_ACROSS
    assert table.rack("east") == "666b 147c 666d E W 00"


def test_east_draws_its_fourteenth_after_the_charleston_and_no_earlier() -> None:
    table = Table().until(Phase.COURTESY)
    first, rack = table.state.wall[0], table.state.racks[Seat.EAST]
    table.until(Phase.PLAY)
    assert table.state.racks[Seat.EAST] == rack + Rack.of([first])
    assert table.state.public.sizes == (14, 13, 13, 13)
    assert len(table.state.wall) == table.state.public.wall_left == 152 - 53


def test_in_the_league_east_has_held_fourteen_all_along() -> None:
    table = Table(PLAIN_14, east_deal="14").until(Phase.PLAY)
    assert table.state.public.sizes == (14, 13, 13, 13)
    assert len(table.state.wall) == 152 - 53
    assert table.rack("east") == "FFF 666b 147c 666d EE"


def test_while_a_pass_is_on_whoever_has_passed_has_nothing_left_to_do() -> None:
    table = Table()
    table.does("east pass 147c")
    assert len(legal_actions(view(table.state, Seat.EAST))) == 0
    assert len(legal_actions(view(table.state, Seat.SOUTH))) > 0
    assert len(legal_actions(view(table.state, None))) == 0
