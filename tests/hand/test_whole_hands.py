"""What holds at every step of any hand: random ones, by the practice card, with all that may be tried."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from tests.properties.hands import HOUSES, Played, all_tiles, chosen, play, practice, whole_hand

from rollor.notation.event_json import event_to_json
from rollor.rules import (
    LEAGUE,
    Action,
    Answered,
    Call,
    Declare,
    Decline,
    Discard,
    Drew,
    Event,
    Exposed,
    IllegalActionError,
    Phase,
    Redeem,
    Redeemed,
    Seed,
    State,
    awaited,
    begin,
    deal,
    dealt,
    decide,
    evolve,
    legal_actions,
    refusal,
    seen_by,
    view,
)
from rollor.rules.table import Table
from rollor.seats import SEATS, Seat
from rollor.tiles import FULL_SET, TILES, Rack, Tile


def everything(state: State, seat: Seat) -> Iterator[Action]:
    """Whatever a seat could ask for in the hand that follows, sensible or not; calls with tiles in order."""
    yield from (Discard(seat, tile) for tile in TILES)
    yield from (Redeem(seat, owner, tile) for owner in SEATS for tile in TILES)
    yield from (Decline(seat), Declare(seat))
    last = state.public.discards[-1].tile if state.public.discards else Tile.B1
    for other in {Tile.FLOWER, Tile.EAST, Tile.HIDDEN} - {last}:
        yield from (Call(seat, (Tile.JOKER, other)), Call(seat, (other, other)))
    for naturals in range(7):
        yield from (Call(seat, (last,) * naturals + (Tile.JOKER,) * jokers) for jokers in range(7 - naturals))


def after(state: State, action: Action) -> tuple[tuple[Event, ...], State]:
    events = decide(state, action.seat, action)
    for event in events:
        state = evolve(state, event)
    return events, state


def happened(state: State, action: Action) -> bool:
    """Whether the law does it; what it says if it does not was foreseen from the view."""
    said: IllegalActionError | None = None
    try:
        _, then = after(state, action)
        assert all_tiles(then) == FULL_SET
    except IllegalActionError as error:
        said = error
    foreseen = refusal(view(state, action.seat), action)
    assert (foreseen is None) is (said is None)
    if foreseen is None or said is None:
        return True
    assert (foreseen.reason, foreseen.place) == (said.reason, said.place)
    return False


def check_all(state: State) -> int:
    """Everything is tried: what is listed is just what the law does, and a refusal changes nothing."""
    before, done = repr(state), 0
    for seat in SEATS:
        seen = view(state, seat)
        happens = [action for action in everything(state, seat) if happened(state, action)]
        legal = list(legal_actions(seen))
        assert len(legal) == len(happens)
        assert set(legal) == set(happens)
        assert bool(happens) is awaited(seen)
        done += len(happens)
    assert repr(state) == before
    return done


def check_hand(number: int) -> None:
    played, dice = whole_hand(number, HOUSES[number % len(HOUSES)]), Random(number)
    states = [state for state, _ in played.actions if state.public.over]
    some = dice.sample(states, 6)
    swaps = [state for state, action in played.actions if isinstance(action, Redeem | Call)]
    for state in [states[0], *some, *swaps[:3]]:
        assert check_all(state)
    assert not check_all(played.state)


@pytest.mark.parametrize("number", range(5))
def test_what_is_listed_is_what_the_law_does_and_a_refusal_changes_nothing(number: int) -> None:
    check_hand(number)


@pytest.mark.soak
@pytest.mark.parametrize("tens", range(1, 11))
def test_in_a_hundred_hands_too_what_is_listed_is_what_the_law_does(tens: int) -> None:
    for number in range(10 * tens, 10 * tens + 10):
        check_hand(number)


@pytest.mark.parametrize("number", range(10))
def test_until_the_hand_is_over_it_waits_for_somebody_who_can_act(number: int) -> None:
    played = whole_hand(number, HOUSES[number % len(HOUSES)])
    for state, _ in played.actions:
        waited = [seat for seat in SEATS if awaited(view(state, seat))]
        assert waited
        assert all(len(legal_actions(view(state, seat))) for seat in waited)
        assert not awaited(view(state, None))
        if state.public.on is Phase.WINDOW:
            assert state.public.discards[-1].seat not in waited
    assert played.state.public.ended
    assert not any(awaited(view(played.state, seat)) for seat in SEATS)


def windows(played: Played) -> Iterator[State]:
    """The state right after each discard that may be called."""
    for (state, action), (then, _) in zip(played.actions, played.actions[1:], strict=False):
        if isinstance(action, Discard) and then.public.on is Phase.WINDOW:
            assert state.public.on is Phase.PLAY
            yield then


def test_in_whatever_order_three_answer_a_discard_the_same_comes_of_it() -> None:
    closed: set[type[Event]] = set()
    for number in range(8):
        dice = Random(number)
        for state in windows(whole_hand(number, HOUSES[number % 3])):
            seats = [seat for seat in SEATS if awaited(view(state, seat))]
            answers = [chosen(state, seat, dice) for seat in seats]
            found = [answered(state, order) for order in permutations(answers)]
            assert all(each == found[0] for each in found)
            closed.add(type(found[0][0][0]))
    assert len(closed) > 1


def answered(state: State, answers: tuple[Action, ...]) -> tuple[list[Event], State]:
    """What comes of the answers, besides that they were given."""
    told: list[Event] = []
    for action in answers:
        events, state = after(state, action)
        told += [event for event in events if not isinstance(event, Answered)]
    return told, state


def on_turn(number: int) -> State:
    """A hand with East on turn, as dealt: no Charleston has carried a tile from one seat to another."""
    seed = Seed(number.to_bytes(32, "big"))
    state = begin(dealt(deal(seed, LEAGUE), seed, LEAGUE), practice())
    public = replace(state.public, on=Phase.PLAY, table=Table(turn=Seat.EAST))
    return replace(state, public=public)


Kept = tuple[Tile, int | None]
"""A tile, and its place in the wall if it does not come from the deal."""


def unshown(start: State, played: Played, owner: Seat, drawn: int, rack: Rack) -> list[Kept]:
    """Tiles that the owner has had from the deal, or from this place of the wall, and still has in its rack.

    Only of kinds of which it has never shown one.
    """
    drew = [event for event in played.events if isinstance(event, Drew)][:drawn]
    mine = [(event.tile, place) for place, event in enumerate(drew) if event.seat is owner]
    held = start.racks[owner] + Rack.of(tile for tile, _ in mine)
    came: list[Kept] = [(tile, None) for tile in start.racks[owner]]
    return [(tile, place) for tile, place in (*came, *mine) if held.count(tile) == rack.count(tile)]


def swapped(state: State, owner: Seat, tile: Tile, place: int | None, later: int) -> State:
    """The same, but that the owner has another tile from there, and its own lies farther back in the wall."""
    wall, owns = list(state.wall), list(state.owns)
    if place is None:
        other = Rack.of((wall[later],))
        owns[owner] = replace(owns[owner], rack=owns[owner].rack - Rack.of((tile,)) + other)
    else:
        wall[place] = wall[later]
    wall[later] = tile
    east, south, west, north = owns
    return replace(state, owns=(east, south, west, north), wall=tuple(wall))


def bytes_for(seat: Seat | None, events: list[Event]) -> list[str]:
    told = (seen_by(event, seat) for event in events)
    return [json.dumps(event_to_json(event)) for event in told if event is not None]


def compare(start: State, other: State, actions: list[tuple[State, Action]], owner: Seat) -> set[type[Event]]:
    """Both are played alike; whoever is not the owner is sent the same bytes, and may do the same."""
    logs: tuple[list[Event], list[Event]] = ([], [])
    knowers = [seat for seat in (None, *SEATS) if seat is not owner]
    for _, action in actions:
        for seat in knowers:
            assert view(start, seat) == view(other, seat)
            assert list(legal_actions(view(start, seat))) == list(legal_actions(view(other, seat)))
        here, start = after(start, action)
        there, other = after(other, action)
        logs[0].extend(here)
        logs[1].extend(there)
    assert all_tiles(other) == FULL_SET
    for seat in knowers:
        assert bytes_for(seat, logs[0]) == bytes_for(seat, logs[1])
    return {type(event) for event in logs[0]}


def test_what_another_holds_and_has_never_shown_makes_no_difference_to_anybody() -> None:
    compared: set[type[Event]] = set()
    origins: set[bool] = set()
    for number in range(16):
        start, dice = on_turn(number), Random(number)
        played = play(Played(start, []), dice)
        until = min(20 + 7 * number, len(played.actions) - 1)
        drawn = len(start.wall) - len(played.actions[until][0].wall)
        owner = dice.choice(SEATS)
        kept = unshown(start, played, owner, drawn, played.actions[until][0].racks[owner])
        if kept and drawn < len(start.wall):
            tile, place = dice.choice(kept)
            other = swapped(start, owner, tile, place, dice.randrange(drawn, len(start.wall)))
            compared |= compare(start, other, played.actions[:until], owner)
            origins.add(place is None)
    assert compared >= {Answered, Exposed, Redeemed}
    assert origins == {False, True}, "from the deal, and drawn"
