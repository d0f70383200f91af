"""The whole truth of a hand, and the fold that makes it out of events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rollor.card import Card
from rollor.rules.deal import Seed
from rollor.rules.events import Dealt, Drew, Event
from rollor.rules.fours import put
from rollor.rules.own import OF_ONE_SEAT, Own, evolve_own
from rollor.rules.public import Public, evolve_public, opened
from rollor.seats import Seat
from rollor.tiles import Rack, Tile

Owns = tuple[Own, Own, Own, Own]


@dataclass(frozen=True, slots=True)
class State:
    """What everybody sees, what each seat knows, and what nobody does: the wall, the seed and its salt.

    `card` is what the hand that follows is played by.
    """

    public: Public
    owns: Owns
    wall: tuple[Tile, ...]
    seed: Seed
    salt: bytes | None = None
    card: Card | None = None

    @property
    def racks(self) -> tuple[Rack, Rack, Rack, Rack]:
        """The four racks, by seat."""
        east, south, west, north = self.owns
        return (east.rack, south.rack, west.rack, north.rack)


def begin(event: Dealt, card: Card | None = None) -> State:
    """The state right after the deal; `ValueError` if the event is one that a seat saw.

    A Charleston needs no card; the hand that follows does (H-6).
    """
    if event.seed is None:
        raise ValueError("a state needs the whole deal, not what one seat saw of it")
    east, south, west, north = map(Own, event.racks)
    owns = (east, south, west, north)
    return State(opened(event), owns, event.wall, Seed(event.seed), event.salt, card)


def evolve(state: State, event: Event) -> State:
    """The state after an event that `decide` gave."""
    if isinstance(event, Dealt):
        return begin(event, state.card)
    owns = state.owns
    if isinstance(event, OF_ONE_SEAT):
        owns = put(owns, event.seat, evolve_own(owns[event.seat], event.seat, event))
    else:
        east, south, west, north = owns
        owns = (
            evolve_own(east, Seat.EAST, event),
            evolve_own(south, Seat.SOUTH, event),
            evolve_own(west, Seat.WEST, event),
            evolve_own(north, Seat.NORTH, event),
        )
    wall = state.wall[1:] if isinstance(event, Drew) else state.wall
    public = evolve_public(state.public, event)
    return State(public, owns, wall, state.seed, state.salt, state.card)


def replay(events: Iterable[Event], card: Card | None = None) -> State:
    """The state that a whole log of events leads to; `ValueError` if it doesn't begin with a deal."""
    log = iter(events)
    first = next(log, None)
    if not isinstance(first, Dealt):
        raise ValueError("a log begins with the deal")
    state = begin(first, card)
    for event in log:
        state = evolve(state, event)
    return state
