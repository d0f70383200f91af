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
    for naturals in range(7):
        yield from (Call(seat, (last,) * naturals + (Tile.JOKER,) * jokers) for jokers in range(7 - naturals))


def after(state: State, action: Action) -> tuple[tuple[Event, ...], State]:
    events = decide(state, action.seat, action)
    for event in events:
        state = evolve(state, event)
    return events, state


def check_all(state: State) -> int:
    """Everything is tried: what is listed is just what the law does, and a refusal changes nothing."""
    before, done = repr(state), 0
    for seat in SEATS:
        seen, happens = view(state, seat), []
        for action in everything(state, seat):
            try:
                _, then = after(state, action)
            except IllegalActionError as error:
                foreseen = refusal(seen, action)
                assert foreseen is not None
                assert (foreseen.reason, foreseen.place) == (error.reason, error.place)
            else:
                happens.append(action)
                assert all_tiles(then) == FULL_SET
        legal = list(legal_actions(seen))
        assert len(legal) == len(happens)
        assert set(legal) == set(happens)
        assert bool(happens) is awaited(seen)
        done += len(happens)
    assert repr(state) == before
    return done


@pytest.mark.parametrize("number", range(10))
def test_what_is_listed_is_what_the_law_does_and_a_refusal_changes_nothing(number: int) -> None:
    played, dice = whole_hand(number, HOUSES[number % len(HOUSES)]), Random(number)
    states = [state for state, _ in played.actions if state.public.over]
    some = dice.sample(states, 8)
    swaps = [state for state, action in played.actions if isinstance(action, Redeem | Call)]
    for state in [states[0], *some, *swaps[:4]]:
        assert check_all(state)
    assert not check_all(played.state)


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


def on_turn(number: int) -> Played:
    """A hand with East on turn, as dealt: no Charleston has carried a tile from one seat to another."""
    seed = Seed(number.to_bytes(32, "big"))
    state = begin(dealt(deal(seed, LEAGUE), seed, LEAGUE), practice())
    public = replace(state.public, on=Phase.PLAY, table=Table(turn=Seat.EAST))
    return Played(replace(state, public=public), [])


def hidden(played: Played, owner: Seat, until: int) -> list[Tile]:
    """What the owner holds and has not shown."""
    return [tile for tile in played.actions[until][0].racks[owner] if tile is not Tile.JOKER]


def swapped(state: State, owner: Seat, tile: Tile, place: int) -> State:
    """The same, but that the owner holds what lies in this place of the wall, which holds its tile."""
    wall = list(state.wall)
    other, wall[place] = wall[place], tile
    owns = list(state.owns)
    owns[owner] = replace(owns[owner], rack=owns[owner].rack - Rack.of((tile,)) + Rack.of((other,)))
    east, south, west, north = owns
    return replace(state, owns=(east, south, west, north), wall=tuple(wall))


def bytes_for(seat: Seat | None, events: list[Event]) -> list[str]:
    told = (seen_by(event, seat) for event in events)
    return [json.dumps(event_to_json(event)) for event in told if event is not None]


def test_what_another_holds_and_has_never_shown_makes_no_difference_to_anybody() -> None:
    """A tile that stays in a rack is another one, that would have come from the wall later."""
    compared: set[type[Event]] = set()
    for number in range(24):
        start, dice = on_turn(number), Random(number)
        played = play(Played(start.state, []), dice)
        until = min(20 + 5 * number, len(played.actions) - 1)
        drawn = len(start.state.wall) - len(played.actions[until][0].wall)
        owner = dice.choice(SEATS)
        kept = [tile for tile in hidden(played, owner, until) if start.state.racks[owner].count(tile)]
        later = range(drawn, len(start.state.wall))
        if not kept or not later:
            continue
        tile, place = dice.choice(kept), dice.choice(later)
        here, there = start.state, swapped(start.state, owner, tile, place)
        log_here: list[Event] = []
        log_there: list[Event] = []
        for state, action in played.actions[:until]:
            for seat in (None, *SEATS):
                if seat is not owner:
                    assert view(here, seat) == view(there, seat)
                    assert list(legal_actions(view(here, seat))) == list(legal_actions(view(there, seat)))
            assert state == here
            events_here, here = after(here, action)
            events_there, there = after(there, action)
            log_here += events_here
            log_there += events_there
        assert all_tiles(there) == FULL_SET
        for seat in (None, *SEATS):
            if seat is not owner:
                assert bytes_for(seat, log_here) == bytes_for(seat, log_there)
        compared |= {type(event) for event in log_here}
    assert compared >= {Answered, Exposed, Redeemed}
