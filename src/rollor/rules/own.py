"""C-18: what a seat knows besides, of its own tiles and of nobody else's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, assert_never

from rollor.rules.changed import changed
from rollor.rules.events import (
    Agreed,
    Answer,
    Answered,
    Committed,
    CourtesyMoved,
    Dealt,
    Discarded,
    Drew,
    Event,
    Exchanged,
    Exposed,
    JokersReturned,
    LetGo,
    MahJongg,
    Offered,
    Redeemed,
    Replaced,
    Revealed,
    SaidGo,
    Sealed,
    Share,
    Stopped,
    WallGame,
)
from rollor.rules.phases import Phase
from rollor.seats import Seat
from rollor.tiles import EMPTY, Rack, Tile


@dataclass(frozen=True)
class Own:
    """One seat's private facts.

    `rack` holds what lies out, too, until it moves (C-3: nothing moves until all four have). `sealed`
    is what lies out; after a joker came back its place stays open in it (a joker there, C-7) until it is
    replaced. `shares` is what each pass that has moved was for the seat; `offers` are this seat's and
    the opposite seat's numbers, once both have offered (C-15); `answer` what it has said to the discard
    that is open (H-3).
    """

    rack: Rack
    sealed: Sealed | None = None
    said_go: bool = False
    shares: tuple[tuple[Phase, Share], ...] = ()
    offers: tuple[int, int] | None = None
    answer: Answer | None = None

    @property
    def lying(self) -> Rack:
        """C-4: the own tiles that lie out; a joker that came back still marks its place among them."""
        return Rack.of(self.sealed.tiles) if self.sealed else EMPTY


OF_ONE_SEAT: Final = (Committed, Offered, Discarded, Answered, Drew, SaidGo, Replaced, Redeemed)
"""Events that change what one seat knows, and what no other does."""


def evolve_own(own: Own, seat: Seat, event: Event) -> Own:
    """What a seat knows after an event. Reads nothing of it that `seen_by` hides from the seat."""
    match event:
        case Committed() | Offered():
            return changed(own, sealed=event.sealed) if event.seat is seat else own
        case Exchanged() | CourtesyMoved():
            return _moved(own, seat, event)
        case SaidGo():
            return changed(own, said_go=True) if event.seat is seat else own
        case Replaced():
            return _replaced(own, event.tiles or ()) if event.seat is seat else own
        case Stopped():
            return changed(own, sealed=None)
        case Drew():
            return changed(own, rack=own.rack + Rack.of((event.tile,))) if event.seat is seat else own
        case Dealt():
            return Own(event.racks[seat])
        case JokersReturned() | Agreed() | WallGame() | Revealed():
            return own
        case Answered():
            return changed(own, answer=event.answer) if event.seat is seat else own
        case Discarded():
            return changed(own, rack=own.rack - Rack.of((event.tile,))) if event.seat is seat else own
        case LetGo():
            return changed(own, answer=None)
        case Exposed():
            return _exposed(own, seat, event)
        case Redeemed():
            if event.seat is not seat:
                return own
            return changed(own, rack=own.rack - Rack.of((event.tile,)) + Rack.of((Tile.JOKER,)))
        case MahJongg():
            taken = EMPTY if event.tile is None or event.seat is not seat else Rack.of((event.tile,))
            return changed(own, rack=own.rack + taken, sealed=None, answer=None)
        case _:
            assert_never(event)


def _exposed(own: Own, seat: Seat, event: Exposed) -> Own:
    """H-2: the called natural joins tiles of the rack; whoever answered otherwise keeps them."""
    rack = own.rack
    if event.seat is seat:
        rack = rack - (event.exposure.tiles - Rack.of((event.exposure.tile,)))
    return changed(own, rack=rack, answer=None)


def _moved(own: Own, seat: Seat, event: Exchanged | CourtesyMoved) -> Own:
    share, offers = event.shares[seat], None if isinstance(event, Exchanged) else event.offered
    phase = event.phase if isinstance(event, Exchanged) else Phase.COURTESY
    if share is None:  # the other pair's courtesy
        return own
    if offers and isinstance(event, CourtesyMoved) and event.pair[1] is seat:
        offers = (offers[1], offers[0])
    rack = own.rack - share.gave + share.kept
    return Own(rack, None, own.said_go, (*own.shares, (phase, share)), offers)


def _replaced(own: Own, plain: Iterable[Tile]) -> Own:
    return own if own.sealed is None else changed(own, sealed=filled(own.sealed, plain))


def filled(sealed: Sealed, plain: Iterable[Tile]) -> Sealed:
    """C-7: plain tiles take the places of the jokers, in order; places that nothing fills close up.

    >>> filled(Sealed((Tile.C5, Tile.JOKER, Tile.D1, Tile.JOKER)), [Tile.B2]).tiles
    (<Tile.C5: 14>, <Tile.B2: 2>, <Tile.D1: 19>)
    """
    fresh = iter(plain)
    places = (next(fresh, None) if tile is Tile.JOKER else tile for tile in sealed.tiles)
    return Sealed(tuple(tile for tile in places if tile is not None), sealed.blind)
