"""C-3, C-5, C-8: three tiles, each of them held, counted as a multiset."""

from __future__ import annotations

import pytest
from tests.table import PLAIN, Table, action

from rollor.rules import Illegal, Offer, Pass, Phase
from rollor.seats import Seat
from rollor.tiles import Tile


def test_a_tile_that_is_not_held_may_not_be_passed() -> None:
    refused = Table().refuses("east pass 147d")
    assert (refused.reason, refused.place) == (Illegal.NOT_HELD, 0)
    assert refused.params == {"tile": "1d", "held": 0}


def test_three_of_a_kind_need_three_in_the_rack() -> None:
    refused = Table().refuses("north pass 5b 55b")
    assert (refused.reason, refused.place) == (Illegal.NOT_HELD, 1)
    assert refused.params == {"tile": "5b", "held": 1}
    assert Table().refuses("south pass 111b").place == 2
    Table().does("east pass 666b")


def test_the_fault_is_the_first_tile_too_many() -> None:
    assert Table().refuses("north pass 5b 9d 5b").place == 2
    assert Table().refuses("north pass 5b 1d 5b").place == 1


def test_a_hidden_tile_is_not_held() -> None:
    refused = Table().refuses("east pass 14c ?")
    assert (refused.reason, refused.place) == (Illegal.NOT_HELD, 2)


@pytest.mark.parametrize(("tiles", "place"), [("", None), ("1c", None), ("14c", None), ("147c E", 3)])
def test_a_pass_is_three_tiles(tiles: str, place: int | None) -> None:
    refused = Table().refuses(f"east pass {tiles}")
    assert (refused.reason, refused.place) == (Illegal.NOT_THREE, place)
    assert refused.params == {"found": len(tiles.replace(" ", "").replace("c", ""))}


@pytest.mark.parametrize("phase", ["first_left", "last_right"])
@pytest.mark.parametrize(
    ("tiles", "place", "found"),
    [("14c", None, 2), ("147c +1", None, 4), ("+2", None, 2), ("+4", None, 4), ("147c E", 3, 4)],
)
def test_own_and_blind_together_are_three(phase: str, tiles: str, place: int | None, found: int) -> None:
    refused = Table().until(Phase(phase)).refuses(f"east pass {tiles}")
    assert (refused.reason, refused.place) == (Illegal.NOT_THREE_WITH_BLIND, place)
    assert refused.params == {"found": found}


@pytest.mark.parametrize("phase", ["first_right", "first_across", "second_left", "second_across"])
@pytest.mark.parametrize("tiles", ["14c +1", "1c +2", "+3", "147c +3"])
def test_only_the_last_pass_of_a_round_may_be_blind(phase: str, tiles: str) -> None:
    refused = Table().until(Phase(phase)).refuses(f"east pass {tiles}")
    assert (refused.reason, refused.params) == (Illegal.BLIND_NOT_HERE, {"phase": phase})


@pytest.mark.parametrize("phase", ["first_left", "last_right"])
@pytest.mark.parametrize("tiles", ["147c", "14c +1", "1c +2", "+3"])
def test_first_left_and_last_right_may_be_blind(phase: str, tiles: str) -> None:
    Table().until(Phase(phase)).does(f"east pass {tiles}")


def test_nobody_passes_fewer_than_no_tiles_blind() -> None:
    four = action("east pass 147c E")
    assert isinstance(four, Pass)
    less = Pass(four.seat, four.tiles, -1)
    assert Table().refuses(less).reason is Illegal.BLIND_NOT_HERE
    assert Table().until(Phase.FIRST_LEFT).refuses(less).reason is Illegal.NOT_THREE_WITH_BLIND


def test_an_offer_is_three_tiles_at_most_and_all_of_them_held() -> None:
    table = Table().until(Phase.COURTESY)
    refused = table.refuses("east offer 147c E")
    assert (refused.reason, refused.place, refused.params) == (Illegal.MORE_THAN_THREE, 3, {"found": 4})
    refused = table.refuses("east offer 1c 1c")
    assert (refused.reason, refused.place) == (Illegal.NOT_HELD, 1)
    assert table.refuses(Offer(Seat.EAST, (Tile.HIDDEN,))).reason is Illegal.NOT_HELD


def test_nobody_acts_in_anothers_name() -> None:
    table = Table()
    refused = table.refuses("east pass 147c", seat=Seat.SOUTH)
    assert refused.reason is Illegal.NOT_YOUR_SEAT
    assert refused.params == {"seat": "south", "named": "east"}
    table.until(Phase.VOTE)
    assert table.refuses("east stop", seat=Seat.WEST).reason is Illegal.NOT_YOUR_SEAT
    table.until(Phase.COURTESY)
    assert table.refuses("east offer -", seat=Seat.WEST).reason is Illegal.NOT_YOUR_SEAT
    owing = Table(PLAIN.replace("666d E", "666d J"), joker_guard="return")
    owing.does("east pass J 14c", "south pass NN R", "west pass 123c", "north pass 99c 5b")
    assert owing.refuses("east replace 7c", seat=Seat.NORTH).reason is Illegal.NOT_YOUR_SEAT
