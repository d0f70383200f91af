"""H-6, H-7, H-10, H-12, H-13: who wins, by which line, and who pays."""

from __future__ import annotations

import pytest
from tests.hand.hands import CARD, Hand, action
from tests.table import Table

from rollor.notation.record_reader import read_record
from rollor.rules import (
    LEAGUE,
    LESSON,
    Declare,
    Illegal,
    IllegalActionError,
    MahJongg,
    Phase,
    Revealed,
    decide,
    evolve,
    legal_actions,
    view,
)
from rollor.rules.payment import payments
from rollor.seats import SEATS, Seat
from rollor.tiles import Tile

SIXES = "FFFF 666b 666d EEEE"


def won_by(hand: Hand) -> MahJongg:
    assert hand.state.public.won is not None
    assert hand.state.public.on is Phase.OVER
    assert sum(hand.state.public.won.payments) == 0
    return hand.state.public.won


def test_east_complete_after_the_charleston_declares_before_discarding() -> None:
    hand = Hand(east=SIXES)
    won, revealed = hand.does("east mahjongg")
    assert isinstance(won, MahJongg)
    assert isinstance(revealed, Revealed)
    assert won.discarder is None


def test_a_hand_that_fits_two_lines_pays_the_dearer() -> None:
    hand = Hand(east=SIXES)
    hand.does("east mahjongg")
    won = won_by(hand)
    assert (won.line, won.value, won.jokerless) == ("dear-sixes", 45, True)
    assert won.payments == (540, -180, -180, -180)


def test_a_joker_in_the_hand_does_not_double() -> None:
    hand = Hand(east="FFFF 666b 666d EEE J")
    hand.does("east mahjongg")
    assert won_by(hand).payments == (270, -90, -90, -90)


def test_a_line_of_singles_and_pairs_is_not_doubled_and_takes_no_joker() -> None:
    hand = Hand(east="11223344557799d")
    hand.does("east mahjongg")
    assert won_by(hand).payments == (300, -100, -100, -100)
    assert Hand(east="1122334455779d J").refuses("east mahjongg").reason is Illegal.NOT_MAH_JONGG


def test_off_a_discard_its_discarder_pays_twice_and_the_others_once() -> None:
    hand = Hand(east="E 1b 12c 5c 8c W R N 34d 78d 9d", west="FFFF 666b 666d EE J")
    hand.does("east discard E", "south pass", "north pass", "west mahjongg")
    won = won_by(hand)
    assert won.payments == (-90, -45, 180, -45)
    assert hand.state.racks[Seat.WEST].count(Tile.EAST) == 3
    assert not hand.state.public.discards


@pytest.mark.parametrize("winner", SEATS)
@pytest.mark.parametrize("discarder", [None, *SEATS])
def test_what_is_paid_is_what_is_won(winner: Seat, discarder: Seat | None) -> None:
    if winner is discarder:
        return
    found = payments(winner, 25, discarder)
    assert sum(found) == 0
    assert found[winner] == (100 if discarder is not None else 150)


def test_a_false_mah_jongg_can_not_be_declared() -> None:
    assert Hand(east="FFFF 666b 666d EEE W").refuses("east mahjongg").reason is Illegal.NOT_MAH_JONGG


def test_the_tile_that_a_redeemed_joker_gave_way_to_wins_as_self_picked() -> None:
    hand = Hand(
        east="6b 1b 12c 5c 8c W R N 34d 78d 9d",
        south="FFFF 6b 666d EEE J 8d",
        wall="9c 9d 2b 6b",
    )
    hand.does("east discard 6b", "west pass", "north pass", "south call 6b J", "south discard 8d")
    hand.silent("west", "north", "east")
    hand.does("west discard 9c")
    hand.silent("north", "east", "south")
    hand.does("north discard 9d")
    hand.silent("east", "south", "west")
    hand.does("east discard 2b")
    hand.silent("south", "west", "north")
    hand.does("south redeem 6b from south")  # the natural 6b just drawn; the joker makes the fourth E
    assert hand.shown("south") == ["666b"]
    hand.does("south mahjongg")
    won = won_by(hand)
    assert (won.discarder, won.jokerless) == (None, False)
    assert won.payments == (-90, 270, -90, -90)


def test_a_hand_is_jokerless_once_its_last_joker_is_redeemed() -> None:
    hand = Hand(
        east="6b 1b 12c 5c 8c W R N 34d 78d 9d",
        south="FFFF 6b 666d EEE J 8d",
        north="6b 3456c 89b 1588d 0 S",
        wall="9c 9c 9c E",
    )
    hand.does("east discard 6b", "west pass", "north pass", "south call 6b J", "south discard 8d")
    hand.silent("west", "north", "east")
    hand.does("west discard 9c")
    hand.silent("north", "east", "south")
    hand.does("north redeem 6b from south", "north discard 9c")
    hand.silent("east", "south", "west")
    hand.does("east discard 9c")
    hand.silent("south", "west", "north")
    hand.does("south mahjongg")
    won = won_by(hand)
    assert (won.discarder, won.jokerless) == (None, True)
    assert won.payments == (-180, 540, -180, -180)


def test_an_exposure_followed_by_mah_jongg_is_paid_by_the_discarder() -> None:
    hand = Hand(east="E 1b 12c 5c 8c W R N 34d 78d 9d", south="FFFF 666b 666d EE J")
    hand.does("east discard E", "west pass", "north pass", "south call EE J", "south mahjongg")
    won = won_by(hand)
    assert (won.discarder, won.tile) == (Seat.EAST, None)
    assert won.payments == (-90, 180, -45, -45)


LEAGUE_DEAL = """\
rollor 1
preset league
east  FFFF 666b 666d EEEE
south 1122b 3344d NN R GG
west  789b 123c 125d SSSS
north 3345b 99c 789d WW 00
"""


def test_in_league_east_complete_at_the_deal_declares_before_the_first_pass_and_all_pay_twice() -> None:
    played = read_record([*LEAGUE_DEAL.splitlines(), "mahjongg", " east"], {"practice": CARD})
    won = played.state.public.won
    assert won is not None
    assert (won.seat, won.discarder, played.state.public.moved) == (Seat.EAST, None, ())
    assert won.payments == (540, -180, -180, -180)


def test_it_declares_only_before_its_own_pass_and_only_if_it_is_complete() -> None:
    state = read_record(LEAGUE_DEAL.splitlines(), {"practice": CARD}).state
    declare = Declare(Seat.EAST)
    assert declare in list(legal_actions(view(state, Seat.EAST)))
    assert not [each for each in legal_actions(view(state, Seat.SOUTH)) if isinstance(each, Declare)]
    for event in decide(state, Seat.EAST, next(iter(legal_actions(view(state, Seat.EAST)).parts[1]))):
        state = evolve(state, event)
    assert declare not in legal_actions(view(state, Seat.EAST))


def test_in_lesson_the_first_charleston_is_always_played() -> None:
    assert not LESSON.heavenly_hand
    assert LEAGUE.heavenly_hand
    assert Table().refuses(action("east mahjongg")).reason is Illegal.NO_HEAVENLY_HAND


def test_east_complete_with_the_first_right_must_pass_across_all_the_same() -> None:
    complete = """\
rollor 1
preset league
east  FFFF 666b 666d E 3b WW
south 1122b 3344d NN R GG
west  789b 123c 125d SSSS
north EEE 345b 99c 789d 0 W
pass right
 east 3b WW
 south NN R
 west 789b
 north EEE
"""
    state = read_record(complete.splitlines(), {"practice": CARD}).state
    assert state.public.on is Phase.FIRST_ACROSS
    assert not [each for each in legal_actions(view(state, Seat.EAST)) if isinstance(each, Declare)]
    with pytest.raises(IllegalActionError) as caught:
        decide(state, Seat.EAST, Declare(Seat.EAST))
    assert caught.value.reason is Illegal.CHARLESTON_FIRST
