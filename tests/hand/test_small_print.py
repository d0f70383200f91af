"""What seldom happens: told beside the paragraphs that it follows from."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest
from tests.hand.hands import CARD, Hand, action, turn
from tests.hand.records import opening
from tests.table import Table

from rollor.card import read_card
from rollor.notation.racks import parse_rack
from rollor.notation.record_reader import read_record
from rollor.rules import (
    Answered,
    Discard,
    Exposed,
    Exposure,
    Illegal,
    Phase,
    Redeemed,
    decide,
    evolve,
    legal_actions,
    refusal,
    view,
)
from rollor.rules.hand_actions import heavenly
from rollor.rules.matching import matcher_of
from rollor.rules.payment import dearest, payments
from rollor.seats import SEATS, Seat
from rollor.tiles import Tile

HEAD = 'name = "Odd"\n[[section]]\nname = "Odd"\n'


def line(pattern: str, value: int = 25, more: str = "") -> str:
    return f'[[section.line]]\npattern = "{pattern}"\nvalue = {value}\n{more}\n'


TWINS = read_card(HEAD + line("FFF FFF 666b 666b NN") + line("FFFFF 11d 111c SSSS"))
"""A card on which one tile stands in two groups."""

SPLIT = read_card(HEAD + line("111c 333c 444c 555c SS") + line("1c 11c 333c 444c 55c NEW"))


def let_go(hand: Hand) -> None:
    """Nobody wants the discard."""
    hand.silent(*(seat.word for seat in list(hand.state.public.discards[-1].seat.round())[1:]))


def test_east_alone_may_declare_before_the_first_pass_and_what_others_laid_out_is_theirs_again() -> None:
    text = opening(east="FFFF 666b 666d EEEE", south="112b 15c 789d NN RR 0").partition("pass right")[0]
    played = read_record(
        [*text.splitlines(), "pass right", " south 11b 5c", "mahjongg", " east"], {"hands": CARD}
    )
    assert played.state.public.on is Phase.OVER
    assert played.state.public.committed == (False,) * 4
    assert [own.sealed for own in played.state.owns] == [None] * 4
    assert [len(rack) for rack in played.state.racks] == [14, 13, 13, 13]


def test_after_a_joker_only_until_the_next_discard_it_is_said_that_a_joker_is_not_called() -> None:
    hand = Hand(east="FFFF 66b 666d EEE J W", west="1b 12c 1234d 579d JJJ", wall="6b S")
    hand.does("east discard J")
    assert hand.refuses("west call JJ").reason is Illegal.JOKER_NOT_CALLED
    hand.does("south discard 6b", "north pass", "east pass", "west call JJ")
    assert [discarded.tile for discarded in hand.state.public.discards] == [Tile.JOKER]
    assert hand.refuses("north call JJ").reason is Illegal.NO_DISCARD_OPEN
    hand.does("west discard 1c")
    let_go(hand)
    assert hand.refuses("west call JJ").reason is Illegal.NO_DISCARD_OPEN


def test_only_a_line_that_is_concealed_is_called_so() -> None:
    hand = Hand(
        east="1c 12b 66b 666d EEE 1d FF", south="11c 333c 444c 55c N S W", wall="1b 1b 1b E", card=SPLIT
    )
    hand.does("east discard 1c", "west pass", "north pass", "south call 11c", "south discard S")
    for word in ("west", "north", "east"):
        let_go(hand)
        hand.does(f"{word} discard 1b")
    let_go(hand)
    assert turn(hand) == "south"
    assert matcher_of(SPLIT).complete(parse_rack("111c 333c 444c 55c NEW"), ())
    assert hand.refuses("south mahjongg").reason is Illegal.NOT_MAH_JONGG, "it is open, but has no 111c"


def test_a_joker_is_swapped_where_one_lies_though_the_seat_has_another_group_of_that_tile() -> None:
    hand = Hand(
        east="F 1b 2b 55b 666d EEE 1d WW",
        south="FFF JJ 666b NN 12c 5d",
        west="F 3b 5b 123c 579d 0 R G S",
        wall="1b F",
        card=TWINS,
    )
    hand.does("east discard F", "west pass", "north pass", "south call FF", "south discard 1c")
    let_go(hand)
    hand.does("west discard F", "north pass", "east pass", "south call JJ")
    assert hand.shown("south") == ["FFF", "F JJ"]
    (told,) = hand.does("south redeem F from south")
    assert told == Redeemed(Seat.SOUTH, Seat.SOUTH, 1, Tile.FLOWER)
    assert hand.shown("south") == ["FFF", "FF J"]
    again = Exposure(Tile.FLOWER, 3)
    assert not matcher_of(TWINS).possible((again, again, again)), "a third FFF is no line's"


def test_how_the_tiles_of_a_call_are_named_makes_no_difference() -> None:
    told = []
    for call in ("west call J 6b", "west call 6b J"):
        hand = Hand(east="6b 6d FFFF EE 18c WW 6d 1b", west="6b JJJJ 12c 12d 579d S")
        hand.does("east discard 6b", "south pass", "north pass")
        assert action(call) in legal_actions(view(hand.state, Seat.WEST))
        told.append(decide(hand.state, Seat.WEST, action(call)))
    assert told[0] == told[1]


def test_whoever_is_beaten_keeps_naturals_and_jokers_and_whoever_exposes_gives_just_what_it_named() -> None:
    south, west = "66d JJ 12c 12b 57d SS 0", "6d JJJ 34c 34b 57b 89c 1d"
    for order in permutations(("south call 6d J", "west call 6d JJ", "north pass")):
        hand = Hand(east="FFFF 66b 6d EEE 18c WW", south=south, west=west, card=read_card(_SIXES))
        hand.does("east discard 6d", *order)
        assert hand.shown("south") == ["66d J"]
        assert hand.rack("south") == "12b 12c 567d SS 0 J"
        assert hand.rack("west") == "3457b 3489c 16d JJJ"
        assert hand.state.owns[Seat.WEST].answer is None


_SIXES = HEAD + line("FFFF 666b 666d EEEE") + line("FFFF 66b 6666d EEEE")


def test_three_may_want_one_discard_and_all_orders_of_answering_give_the_same() -> None:
    found = []
    for order in permutations(("south call JJJ", "west mahjongg", "north mahjongg")):
        hand = Hand(
            east="E 1b 12c 5c 8c W R N 34d 78d 9d",
            south="JJJ 123c 12579b SS",
            west="FFFF 666d 666b EE J",
            north="FFFF 666c 6d E JJJJ",
        )
        hand.does("east discard E", *order)
        found.append(hand.state)
    assert all(state == found[0] for state in found)
    assert found[0].public.won is not None
    assert found[0].public.won.seat is Seat.WEST
    assert found[0].racks[Seat.SOUTH].count(Tile.JOKER) == 3


def test_a_group_of_one_natural_and_jokers_is_that_of_its_natural() -> None:
    hand = Hand(east="7c 1b 66b 666d EEE 1c W FF", south="888c NN GGG JJJJ 0", wall="7c 9c")
    hand.does("east discard 7c", "west pass", "north pass")
    events = hand.does("south call JJJJ")
    assert events[-1] == Exposed(Seat.SOUTH, Exposure(Tile.C7, 5, 4), Seat.EAST)
    assert hand.rack("south") == "888c NN GGG 0"


@pytest.mark.parametrize("discarder", [None, *SEATS])
@pytest.mark.parametrize("winner", SEATS)
def test_each_pays_its_part_and_nobody_anything_else(winner: Seat, discarder: Seat | None) -> None:
    if winner is discarder:
        return
    paid = payments(winner, 30, discarder)
    for seat in SEATS:
        twice = discarder is None or seat is discarder
        assert seat is winner or paid[seat] == (-60 if twice else -30)
    assert sum(paid) == 0


def test_a_cheaper_line_that_doubles_may_be_the_dearer() -> None:
    pairs, groups = (CARD.hands_of(name)[0] for name in ("pairs", "sixes"))
    assert dearest([pairs, groups], jokerless=True)[1] == 50
    cheap = replace(pairs, value=45)
    assert dearest([cheap, groups], jokerless=True) == (groups, 50)
    assert dearest([cheap, groups], jokerless=False) == (cheap, 45)


def test_without_a_card_a_charleston_refuses_calls_like_any_other_and_a_hand_can_not_be_played() -> None:
    table = Table(courtesy_after_stop="no")
    for said in ("south call JJ", "south pass", "south discard 1b", "south redeem 1b from east"):
        asked = action(said)
        error = refusal(view(table.state, asked.seat), asked)
        assert error is not None
        assert error.reason is Illegal.CHARLESTON_FIRST
    table.until(Phase.VOTE).does("east stop")
    state = table.state
    for event in decide(state, Seat.EAST, Discard(Seat.EAST, Tile.B6)):
        state = evolve(state, event)
    with pytest.raises(ValueError, match="needs a card"):
        decide(state, Seat.SOUTH, action("south mahjongg"))
    assert list(legal_actions(view(state, Seat.SOUTH))) == []


def test_an_answer_is_told_to_nobody_when_the_window_closes() -> None:
    hand = Hand(east="FFFF 66b 6d EEE 18c WW", south="66d JJ 12c 12b 57d SS 0", card=read_card(_SIXES))
    hand.does("east discard 6d", "west pass", "north pass")
    first, *rest = hand.does("south call 66d J")
    assert isinstance(first, Answered)
    assert [type(event) for event in rest] == [Exposed]


@pytest.mark.parametrize(
    ("rounds", "gets_it", "does_not"),
    [(("east W", "south 6d"), "north", "east"), (("east W", "south S", "west 6d"), "north", "south")],
)
def test_turn_order_is_counted_from_whoever_discarded(
    rounds: tuple[str, ...], gets_it: str, does_not: str
) -> None:
    want = {gets_it: "6d JJ 34c 34b 57b 89c NN", does_not: "6d JJ 12c 12b 579d RR 0"}
    east = want.get("east", "6b 1b 12c 5c 8c R N 34d 789d") + " W"
    hand = Hand(east=east, south=want.get("south"), north=want["north"], wall="S 6d"[2 * (len(rounds) < 3) :])
    for number, thrown in enumerate(rounds):
        if number:
            let_go(hand)
        hand.does(thrown.replace(" ", " discard "))
    thrower = rounds[-1].split()[0]
    third = next(word for word in ("south", "west", "east") if word not in (thrower, does_not))
    hand.does(f"{does_not} call 6d J", f"{third} pass", f"{gets_it} call 6d J")
    assert hand.shown(gets_it) == ["66d J"]
    assert turn(hand) == gets_it


def test_a_tile_that_was_called_in_an_earlier_turn_is_paid_for_by_nobody_alone() -> None:
    hand = Hand(east="E 1b 12c 5c 8c W R N 34d 78d 9d", south="FFFF 66b 666d EE J 8d", wall="9c 9c 9c 6b")
    hand.does("east discard E", "west pass", "north pass", "south call EE J", "south discard 8d")
    for word in ("west", "north", "east"):
        let_go(hand)
        hand.does(f"{word} discard 9c")
    let_go(hand)
    hand.does("south mahjongg")
    assert hand.state.public.won is not None
    assert hand.state.public.won.discarder is None
    assert hand.state.public.won.payments == (-90, 270, -90, -90)


def test_whoever_redeems_after_exposing_has_picked_its_last_tile_itself() -> None:
    hand = Hand(east="6b 1b 12c 5c 8c W R N 34d 78d 9d", south="FFFF 66b J 666d EEE")
    hand.does("east discard 6b", "west pass", "north pass", "south call 6b J")
    assert hand.refuses("south mahjongg").reason is Illegal.NOT_MAH_JONGG
    hand.does("south redeem 6b from south", "south mahjongg")
    assert hand.state.public.won is not None
    assert (hand.state.public.won.discarder, hand.state.public.won.tile) == (None, None)


def test_a_hand_is_no_longer_heavenly_once_its_pass_is_out() -> None:
    text = opening(east="FFFF 666b 666d EEEE").partition("pass right")[0]
    for said, expected in ((), True), ((" east FFF",), False):
        state = read_record([*text.splitlines(), "pass right", *said], {"hands": CARD}).state
        assert heavenly(view(state, Seat.EAST), Seat.EAST, state.owns[Seat.EAST]) is expected
    assert not heavenly(view(state, Seat.SOUTH), Seat.SOUTH, state.owns[Seat.EAST])
