"""Whole hands of random legal actions, with everything that was seen on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random

from rollor.card import Card, read_card, sample
from rollor.rules import (
    LEAGUE,
    LESSON,
    PASSES,
    Action,
    Call,
    Declare,
    Event,
    HouseRules,
    Pass,
    Redeem,
    Seed,
    State,
    Vote,
    awaited,
    begin,
    deal,
    dealt,
    decide,
    evolve,
    legal_actions,
    view,
)
from rollor.rules.exposure import lying
from rollor.seats import SEATS, Seat
from rollor.tiles import Rack

HOUSES = (
    LESSON,
    LEAGUE,
    LESSON.changed("joker_guard", "return"),
    LEAGUE.changed("joker_guard", "return").changed("stop_until", "vote"),
    LESSON.changed("courtesy_after_stop", "no"),
)


@cache
def practice() -> Card:
    return read_card(sample("practice"))


@dataclass
class Played:
    """A hand: its events, the state before each of the actions, and the actions."""

    state: State
    events: list[Event]
    actions: list[tuple[State, Action]] = field(default_factory=list)


def opened(number: int, rules: HouseRules, card: Card | None = None) -> Played:
    seed = Seed(number.to_bytes(32, "big"))
    told = dealt(deal(seed, rules), seed, rules)
    return Played(begin(told, card), [told])


def charleston(number: int, rules: HouseRules) -> Played:
    return play(opened(number, rules), Random(number))


def whole_hand(number: int, rules: HouseRules) -> Played:
    return play(opened(number, rules, practice()), Random(number))


def play(played: Played, dice: Random) -> Played:
    while waited := [seat for seat in SEATS if awaited(view(played.state, seat))]:
        seat = dice.choice(waited)
        action = chosen(played.state, seat, dice)
        played.actions.append((played.state, action))
        for event in decide(played.state, seat, action):
            played.state = evolve(played.state, event)
            played.events.append(event)
    return played


def chosen(state: State, seat: Seat, dice: Random) -> Action:
    """Any legal action, but seldom a stop in the vote, often blind, and gladly a call or a swap."""
    legal = legal_actions(view(state, seat))
    action = legal[dice.randrange(len(legal))]
    if isinstance(action, Vote) and dice.random() < 0.8:
        return legal[0]
    if state.public.on in PASSES and PASSES[state.public.on].blind and isinstance(action, Pass):
        part = dice.choice([part for part in legal.parts if len(part)])
        return part[dice.randrange(len(part))]
    if state.public.over:
        eager = [each for each in legal if isinstance(each, Declare | Call | Redeem)]
        return dice.choice(eager) if eager and dice.random() < 0.7 else action
    return action


def all_tiles(state: State) -> Rack:
    """Every tile there is: racks, wall, discards, exposures."""
    discards = Rack.of(discarded.tile for discarded in state.public.discards)
    open_ones = [lying(exposures) for exposures in state.public.exposures]
    return sum((*state.racks, *open_ones, discards), Rack.of(state.wall))


def states(events: list[Event], card: Card | None = None) -> Iterator[tuple[Event, State]]:
    """Each event with the state after it."""
    state: State | None = None
    for event in events:
        state = begin(event, card) if state is None else evolve(state, event)  # type: ignore[arg-type]
        yield event, state
