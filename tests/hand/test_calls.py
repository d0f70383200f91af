"""H-2 to H-4, H-9, J-1, J-2: who may take a discard, for what, and who gets it."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.hand.hands import Hand, action, turn

from rollor.rules import (
    Answer,
    Answered,
    Exposed,
    Exposure,
    Illegal,
    Phase,
    decide,
    evolve,
    legal_actions,
    seen_by,
    view,
)
from rollor.seats import SEATS, Seat
from rollor.tiles import Tile

EAST = "FFFF 66b 66d EE 18c WW"


def discarded(tile: str = "6b", **racks: str | None) -> Hand:
    """East has discarded."""
    hand = Hand(east=EAST, south=racks.get("south"), west=racks.get("west"), north=racks.get("north"))
    hand.does(f"east discard {tile}")
    return hand


def test_a_discard_is_called_with_naturals_and_jokers_and_exposed_at_once() -> None:
    hand = discarded("E", west="EE J 123c 12579d 3b S")
    events = hand.does("south pass", "north pass", "west call EE J")
    assert events[1:] == (Exposed(Seat.WEST, Exposure(Tile.EAST, 4, 1), Seat.EAST),)
    assert hand.shown("west") == ["EEE J"]
    assert hand.rack("west") == "3b 123c 12579d S"
    assert turn(hand) == "west"
    assert not hand.state.public.discards
    hand.does("west discard S")
    hand.silent("north", "east", "south")
    assert turn(hand) == "north", "play goes on at the caller's right"


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        ("west call 6b", Illegal.ONLY_FOR_MAH_JONGG),
        ("west call 6b 6d", Illegal.NOT_ALIKE),
        ("west call 666b", Illegal.TILE_NOT_IN_RACK),
        ("west call 6b JJJJJ", Illegal.MORE_THAN_SEXTET),
        ("west call 6b JJJJ", Illegal.NO_LINE_LEFT),
        ("west mahjongg", Illegal.NOT_MAH_JONGG),
        ("east call 6b", Illegal.YOUR_OWN_DISCARD),
        ("east pass", Illegal.YOUR_OWN_DISCARD),
        ("west redeem 6b from east", Illegal.REDEEM_ON_YOUR_TURN),
        ("west discard 6b", Illegal.WINDOW_IS_OPEN),
    ],
)
def test_a_call_is_refused_with_its_reason(call: str, reason: Illegal) -> None:
    hand = discarded(west="6b JJJJJ 123c 12d 9d S")
    assert hand.refuses(call).reason is reason


def test_a_pair_is_called_for_mah_jongg_only() -> None:
    hand = Hand(east="S 1b 66b 666d EEE 1c W FF", south="111c 222c 333c 444c S")
    hand.does("east discard S")
    assert hand.refuses("south call S").reason is Illegal.ONLY_FOR_MAH_JONGG
    hand.does("south mahjongg", "west pass")
    assert hand.does("north pass")[1:]
    won = hand.state.public.won
    assert won is not None
    assert (won.line, won.discarder) == ("open", Seat.EAST)


def test_a_quint_of_one_natural_and_four_jokers() -> None:
    hand = Hand(east="7c 1b 66b 666d EEE 1c W FF", south="888c NN GGG JJJJ 0")
    hand.does("east discard 7c", "west pass", "north pass", "south call JJJJ")
    assert hand.shown("south") == ["7c JJJJ"]


def test_each_answers_once_and_only_while_a_discard_is_open() -> None:
    hand = Hand(east=EAST)
    assert hand.refuses("south pass").reason is Illegal.NO_DISCARD_OPEN
    hand.does("east discard W", "south pass")
    assert hand.refuses("south pass").reason is Illegal.ALREADY_ANSWERED


def test_nobody_sees_that_another_has_answered() -> None:
    hand = discarded(west="6b JJ 12c 12d 579d SS 0")
    before = [view(hand.state, seat) for seat in (*SEATS, None)]
    (told,) = hand.does("west call 6b J")
    assert told == Answered(Seat.WEST, Answer((Tile.B6, Tile.JOKER)))
    assert [seen_by(told, seat) for seat in (Seat.EAST, Seat.SOUTH, Seat.NORTH, None)] == [None] * 4
    after = [view(hand.state, seat) for seat in (*SEATS, None)]
    assert [seat for seat, one, other in zip((*SEATS, None), before, after, strict=True) if one != other] == [
        Seat.WEST
    ]


def test_of_two_exposures_the_next_in_turn_order_gets_the_tile() -> None:
    hand = discarded("6d", south="6d JJ 12c 12b 579d SS 0", north="6d JJ 34c 34b 57b 89c NN")
    hand.does("north call 6d J", "west pass", "south call 6d J")
    assert hand.shown("south") == ["66d J"]
    assert hand.shown("north") == []
    assert "6d JJ" not in hand.rack("south")
    assert hand.rack("north").endswith("JJ"), "who is beaten keeps its tiles"


def test_mah_jongg_beats_an_exposure_and_of_two_the_next_in_turn_order() -> None:
    east = "6b 1b 12c 5c 8c W R N 34d 78d 9d"
    hand = Hand(east=east, south="6b JJ 12c 12d 579d SS 0", west="FFFF 66b 666d EEEE")
    hand.does("east discard 6b", "south call 6b J", "north pass", "west mahjongg")
    assert hand.state.public.won is not None
    assert hand.state.public.won.seat is Seat.WEST
    for answers in (("west mahjongg", "north mahjongg"), ("north mahjongg", "west mahjongg")):
        again = Hand(east="E" + east[2:], west="FFFF 666b 666d EE J", north="FFFF 666c JJJ E JJ")
        again.does("east discard E", *answers, "south pass")
        assert again.state.public.won is not None
        assert again.state.public.won.seat is Seat.WEST


def test_the_order_of_the_answers_does_not_matter() -> None:
    found = []
    for order in permutations(("south call 6d J", "west pass", "north call 6d J")):
        hand = discarded("6d", south="6d JJ 12c 12b 579d SS 0", north="6d JJ 34c 34b 57b 89c NN")
        hand.does(*order)
        found.append(hand.state)
    assert all(state == found[0] for state in found)


def test_a_second_exposure_must_leave_a_line_with_the_first() -> None:
    hand = Hand(east=EAST, west="66d J 444c 12d 579d 00", wall="4c")
    hand.does("east discard 6d", "south pass", "north pass", "west call 66d", "west discard 0")
    hand.silent("north", "east", "south")
    hand.does("north discard 4c", "east pass", "south pass")
    refused = hand.refuses("west call 444c")
    assert (refused.reason, refused.params) == (Illegal.NO_LINE_LEFT, {"tile": "4c", "size": 4})


def test_a_concealed_line_takes_no_exposure_but_its_last_tile() -> None:
    won = Hand(east="5c 1b 66b 666d EEE 1d W FF", south="111c 222c 333c 444c 5c")
    won.does("east discard 5c", "west pass", "north pass", "south mahjongg")
    assert won.state.public.won is not None
    assert won.state.public.won.line == "concealed"
    hand = Hand(east="4c 1b 66b 666d EEE 1d W FF", south="111c 222c 333c 44c 55c", wall="1b")
    hand.does("east discard 4c", "west pass", "north pass", "south call 44c")
    assert hand.refuses("south mahjongg").reason is Illegal.CONCEALED_LINE


def test_what_is_listed_as_legal_is_just_what_the_law_allows() -> None:
    hand = discarded("6b", west="6b JJJ 12c 12d 579d SS")
    calls = [each for each in legal_actions(view(hand.state, Seat.WEST)) if each != action("west pass")]
    assert calls == [action("west call 6b J"), action("west call JJ")]
    for call in calls:
        state = hand.state
        for event in decide(state, Seat.WEST, call):
            state = evolve(state, event)
        assert state.public.on is Phase.WINDOW
