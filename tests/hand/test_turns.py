"""H-1, H-5, H-8, J-3, J-4: draws, discards, redeeming, and the end of the wall."""

from __future__ import annotations

from tests.hand.hands import Hand, action, turn
from tests.table import Table

from rollor.rules import Drew, Illegal, LetGo, Revealed, WallGame
from rollor.seats import Seat
from rollor.tiles import Tile

EAST = "FFFF 6b 666d EEE 1c W"
"""Thirteen tiles of sixes, and what East does not need."""


def test_east_begins_with_fourteen_and_the_next_is_the_right() -> None:
    hand = Hand(east=EAST + " 6b", wall="1b")
    assert turn(hand) == "east"
    hand.does("east discard W")
    assert hand.silent("west", "north", "south")[1:] == (LetGo(), Drew(Seat.SOUTH, Tile.B1))
    assert turn(hand) == "south"
    assert len(hand.state.racks[Seat.SOUTH]) == 14


def test_only_the_seat_on_turn_discards_and_only_what_it_holds() -> None:
    hand = Hand(east=EAST + " 6b")
    assert hand.refuses("south discard 1b").reason is Illegal.NOT_YOUR_TURN
    refused = hand.refuses("east discard 9b")
    assert (refused.reason, refused.place, refused.params["tile"]) == (Illegal.TILE_NOT_IN_RACK, 0, "9b")
    hand.does("east discard W")
    assert hand.refuses("east discard 1c").reason is Illegal.WINDOW_IS_OPEN


def test_a_discarded_joker_is_called_for_nothing_and_the_next_draws_at_once() -> None:
    hand = Hand(east=EAST + " J", west="66b 12c 1234d 579d JJ", wall="1b")
    assert hand.does("east discard J")[1:] == (Drew(Seat.SOUTH, Tile.B1),)
    assert hand.refuses("west call JJ").reason is Illegal.JOKER_NOT_CALLED


def test_when_the_wall_has_run_out_and_nobody_calls_nobody_pays() -> None:
    hand = Hand(east=EAST + " 6b", short=True)
    hand.does("east discard W")
    events = hand.silent("south", "west", "north")
    assert events[1:3] == (LetGo(), WallGame())
    assert isinstance(events[3], Revealed)
    assert hand.state.public.ended
    assert hand.state.public.won is None
    for late in ("east discard 1c", "south call 66b", "east mahjongg", "east redeem 1c from west"):
        assert hand.refuses(late).reason is Illegal.HAND_OVER


def test_a_joker_as_the_last_discard_ends_the_hand_too() -> None:
    hand = Hand(east=EAST + " J", short=True)
    assert WallGame() in hand.does("east discard J")


def test_the_last_tile_of_the_wall_may_be_discarded_and_called_and_the_hand_goes_on() -> None:
    hand = Hand(east=EAST + " 6b", west="1b 12c 1234d 579d JJJ", short=True, wall="6b")
    hand.does("east discard W")
    hand.silent("south", "west", "north")
    assert hand.state.public.wall_left == 0
    hand.does("south discard 6b", "east pass", "north pass", "west call JJ")
    assert turn(hand) == "west"
    hand.does("west discard 1c")
    assert WallGame() in hand.silent("north", "east", "south")


def exposed(jokers: str, wall: str, north: str | None = None) -> Hand:
    """West has taken a 6b of East with these jokers, and has discarded 1c; North has drawn."""
    hand = Hand(east=EAST + " 6b", west="1b 12c 1234d 579d JJJ", wall=wall, north=north)
    hand.does("east discard 6b", "south pass", "north pass", f"west call {jokers}", "west discard 1c")
    hand.silent("north", "east", "south")
    return hand


def test_a_natural_is_swapped_for_a_joker_on_ones_own_turn() -> None:
    hand = exposed("JJ", "S", north="6b 3456c 89b 1588d 0 S")
    assert hand.shown("west") == ["6b JJ"]
    hand.does("north redeem 6b from west")
    assert hand.shown("west") == ["66b J"]
    assert hand.rack("north").endswith(" J")
    assert turn(hand) == "north"


def test_one_redeems_as_often_as_one_can_in_a_turn_and_with_what_was_just_drawn() -> None:
    hand = exposed("JJ", "6b", north="6b 3456c 89b 1588d 0 S")
    hand.does("north redeem 6b from west", "north redeem 6b from west")
    assert hand.shown("west") == ["666b"]
    assert hand.rack("north").endswith(" JJ")
    assert hand.refuses("north redeem 6b from west").reason is Illegal.NO_JOKER_TO_REDEEM


def test_one_redeems_from_ones_own_exposure_on_ones_own_turn_only() -> None:
    hand = exposed("JJ", "S 9c 9c 6b")
    assert hand.refuses("west redeem 6b from west").reason is Illegal.REDEEM_ON_YOUR_TURN
    assert hand.refuses("north redeem S from west").reason is Illegal.NO_JOKER_TO_REDEEM
    assert hand.refuses("north redeem 6b from east").reason is Illegal.NO_JOKER_TO_REDEEM
    hand.does("north discard S")
    assert hand.refuses("east redeem 6b from west").reason is Illegal.REDEEM_ON_YOUR_TURN
    hand.silent("east", "south", "west")
    hand.does("east discard 9c")
    hand.silent("south", "west", "north")
    hand.does("south discard 9c")
    hand.silent("west", "north", "east")
    hand.does("west redeem 6b from west")
    assert hand.shown("west") == ["66b J"]


def test_one_redeems_right_after_exposing_but_not_with_the_tile_just_called() -> None:
    hand = Hand(east=EAST + " 6b", west="6b 12c 1234d 579d JJJ")
    hand.does("east discard 6b", "south pass", "north pass", "west call JJ")
    hand.does("west redeem 6b from west")
    assert hand.shown("west") == ["66b J"]
    hand = Hand(east=EAST + " 6b", west="1b 12c 1234d 579d JJJ")
    hand.does("east discard 6b", "south pass", "north pass", "west call JJ")
    assert hand.refuses("west redeem 6b from west").reason is Illegal.NATURAL_NOT_IN_RACK


def test_an_exposure_stays_as_it_is_and_no_tile_is_drawn_for_it() -> None:
    hand = exposed("JJ", "S")
    assert hand.state.public.sizes == (13, 13, 10, 14)
    assert [discarded.tile.token for discarded in hand.state.public.discards] == ["1c"]


def test_in_the_charleston_nothing_of_this_is_done_yet() -> None:
    table = Table()
    for said in ("east discard E", "east redeem 1c from west", "east call 66b", "east pass"):
        assert table.refuses(action(said)).reason is Illegal.CHARLESTON_FIRST
    assert table.refuses(action("east mahjongg")).reason is Illegal.NO_HEAVENLY_HAND
