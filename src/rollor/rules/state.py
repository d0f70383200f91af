"""The whole truth of a hand, and the fold that makes it out of events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rollor.rules.deal import Seed
from rollor.rules.events import Dealt, Drew, Event
from rollor.rules.own import Own, evolve_own
from rollor.rules.public import Public, evolve_public, opened
from rollor.seats import SEATS
from rollor.tiles import Rack, Tile

Owns = tuple[Own, Own, Own, Own]


@dataclass(frozen=True, slots=True)
class State:
    """What everybody sees, what each seat knows, and what nobody does: the wall and the seed."""

    public: Public
    owns: Owns
    wall: tuple[Tile, ...]
    seed: Seed

    @property
    def racks(self) -> tuple[Rack, Rack, Rack, Rack]:
        """The four racks, by seat."""
        east, south, west, north = self.owns
        return (east.rack, south.rack, west.rack, north.rack)


def begin(event: Dealt) -> State:
    """The state right after the deal; `ValueError` if the event is one that a seat saw."""
    if event.seed is None:
        raise ValueError("a state needs the whole deal, not what one seat saw of it")
    east, south, west, north = map(Own, event.racks)
    return State(opened(event), (east, south, west, north), event.wall, Seed(event.seed))


def evolve(state: State, event: Event) -> State:
    """The state after an event that `decide` gave."""
    if isinstance(event, Dealt):
        return begin(event)
    east, south, west, north = (
        evolve_own(own, seat, event) for own, seat in zip(state.owns, SEATS, strict=True)
    )
    wall = state.wall[1:] if isinstance(event, Drew) else state.wall
    owns = (east, south, west, north)
    return State(evolve_public(state.public, event), owns, wall, state.seed)


def replay(events: Iterable[Event]) -> State:
    """The state that a whole log of events leads to; `ValueError` if it doesn't begin with a deal."""
    log = iter(events)
    first = next(log, None)
    if not isinstance(first, Dealt):
        raise ValueError("a log begins with the deal")
    state = begin(first)
    for event in log:
        state = evolve(state, event)
    return state
