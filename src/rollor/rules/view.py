"""C-18: what one seat knows, and nothing else. Faces, advisors and bots get this, never a `State`."""

from __future__ import annotations

from dataclasses import dataclass

from rollor.card import Card
from rollor.rules.events import Dealt, Event
from rollor.rules.own import Own, evolve_own
from rollor.rules.public import Public, evolve_public, opened
from rollor.rules.state import State
from rollor.seats import Seat
from rollor.tiles import Rack


@dataclass(frozen=True, slots=True)
class View:
    """The open facts, and the private ones of one seat. A spectator has no seat and no private facts."""

    public: Public
    seat: Seat | None = None
    own: Own | None = None
    card: Card | None = None

    @property
    def rack(self) -> Rack:
        """The seat's own rack; `ValueError` for a spectator."""
        if self.own is None:
            raise ValueError("a spectator has no rack")
        return self.own.rack


def view(state: State, seat: Seat | None) -> View:
    """All that a seat knows (`None`: a spectator), built from nothing."""
    own = None if seat is None else state.owns[seat]
    return View(state.public, seat, own, state.card)


def first_view(event: Dealt, seat: Seat | None, card: Card | None = None) -> View:
    """What a seat knows right after the deal, from what it saw of it."""
    return View(opened(event), seat, None if seat is None else Own(event.racks[seat]), card)


def evolve_view(view: View, event: Event | None) -> View:
    """The same fold for one who sees a seat's events only; `None` is one that it may not know of."""
    if event is None:
        return view
    own = view.own
    if view.seat is not None and own is not None:
        own = evolve_own(own, view.seat, event)
    return View(evolve_public(view.public, event), view.seat, own, view.card)
