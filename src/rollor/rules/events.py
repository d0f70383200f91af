"""What has happened, and who sees how much of it (C-3, C-8, C-18).

Events are facts in the past tense. Each is written for one who knows everything; `seen_by` gives
what one seat, or a spectator (`None`), may know of it. What is hidden is a hidden tile or `None`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from rollor.rules.exposure import Exposure
from rollor.rules.house import HouseRules
from rollor.rules.phases import Phase
from rollor.seats import SEATS, Seat
from rollor.tiles import Rack, Tile

Fours = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Sealed:
    """C-4: what lies face down before a seat: own tiles (an offer: in order), and how many blind."""

    tiles: tuple[Tile, ...]
    blind: int = 0


@dataclass(frozen=True, slots=True)
class Share:
    """C-9: what a pass was for one seat: own tiles that went, how many it sent on unseen, what stayed."""

    gave: Rack
    blind: int
    kept: Rack


@dataclass(frozen=True, slots=True)
class Answer:
    """H-3: what a seat says to a discard: mah jongg, or tiles to expose with it, or (none) let it go."""

    tiles: tuple[Tile, ...] = ()
    mah_jongg: bool = False


Shares = tuple[Share | None, Share | None, Share | None, Share | None]


@dataclass(frozen=True, slots=True)
class Dealt:
    """D-1: the tiles were dealt. Each seat sees its own rack, and the commitment (D-3)."""

    rules: HouseRules
    racks: tuple[Rack, Rack, Rack, Rack]
    wall: tuple[Tile, ...]
    seed: bytes | None
    commitment: bytes | None = None
    salt: bytes | None = None
    version: int = 1
    card: str = "practice"


@dataclass(frozen=True, slots=True)
class Committed:
    """C-3: a seat laid out its pass. Others see that it did."""

    seat: Seat
    sealed: Sealed | None


@dataclass(frozen=True, slots=True)
class Offered:
    """C-15: a seat laid out its courtesy. Others see that it did."""

    seat: Seat
    sealed: Sealed | None


@dataclass(frozen=True, slots=True)
class JokersReturned:
    """C-7: the pass halts; so many jokers went back to each seat. Everybody sees it."""

    phase: Phase
    counts: Fours


@dataclass(frozen=True, slots=True)
class Replaced:
    """C-7: a seat put down plain tiles for its jokers. Others see that it did."""

    seat: Seat
    tiles: tuple[Tile, ...] | None


@dataclass(frozen=True, slots=True)
class Exchanged:
    """C-3: all four passes moved at once. Each seat sees its own share, and nobody another's."""

    phase: Phase
    shares: Shares


@dataclass(frozen=True, slots=True)
class SaidGo:
    """C-12: a seat said go. Nobody else sees even that it has spoken."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Agreed:
    """C-12: all four said go. Everybody sees it."""


@dataclass(frozen=True, slots=True)
class Stopped:
    """C-12, C-14: a seat stopped the second Charleston. Everybody sees who."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CourtesyMoved:
    """C-15: a pair's courtesy moved. All see how many; the two see both numbers, and each what it got."""

    pair: tuple[Seat, Seat]
    moved: int
    offered: tuple[int, int] | None
    shares: Shares


@dataclass(frozen=True, slots=True)
class Drew:
    """D-1: a seat took a tile from the wall. It alone sees which."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Discarded:
    """H-1: a seat ended its turn with this tile, face up."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Answered:
    """H-3: a seat answered a discard. Nobody else sees even that it has, until all three have."""

    seat: Seat
    answer: Answer


@dataclass(frozen=True, slots=True)
class LetGo:
    """H-3: nobody wanted the discard. Everybody sees it."""


@dataclass(frozen=True, slots=True)
class Exposed:
    """H-2: a seat took the discard for a group that lies open now, and it is that seat's turn."""

    seat: Seat
    exposure: Exposure
    discarder: Seat


@dataclass(frozen=True, slots=True)
class Redeemed:
    """J-3: a seat swapped a natural for a joker of an exposure, the number `place` of its owner."""

    seat: Seat
    owner: Seat
    place: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class MahJongg:
    """H-6, H-7: a seat won with this line. `tile` is the discard that it took, and `discarder` pays for.

    `payments` is what each seat gets (or, below zero, pays); they sum to zero.
    """

    seat: Seat
    line: str
    hand: tuple[str, ...]
    value: int
    jokerless: bool
    tile: Tile | None
    discarder: Seat | None
    payments: Fours


@dataclass(frozen=True, slots=True)
class WallGame:
    """H-8: the wall has run out and nobody has won. Nobody pays."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """C-18, D-3: the hand is over, and all is open: racks, the rest of the wall, the seed and its salt."""

    racks: tuple[Rack, Rack, Rack, Rack]
    wall: tuple[Tile, ...]
    seed: bytes
    salt: bytes | None


Event = (
    Dealt
    | Committed
    | Offered
    | JokersReturned
    | Replaced
    | Exchanged
    | SaidGo
    | Agreed
    | Stopped
    | CourtesyMoved
    | Drew
    | Discarded
    | Answered
    | LetGo
    | Exposed
    | Redeemed
    | MahJongg
    | WallGame
    | Revealed
)


def seen_by(event: Event, seat: Seat | None) -> Event | None:
    """C-18: what a seat (or a spectator, `None`) may know of an event; `None` if not even that it was.

    >>> seen_by(Drew(Seat.EAST, Tile.B5), Seat.SOUTH)
    Drew(seat=<Seat.EAST: 0>, tile=<Tile.HIDDEN: 36>)
    >>> seen_by(SaidGo(Seat.EAST), Seat.SOUTH) is None
    True
    """
    match event:
        case Dealt():
            return _dealt_for(event, seat)
        case Committed() | Offered():
            return event if event.seat is seat else replace(event, sealed=None)
        case Replaced():
            return event if event.seat is seat else Replaced(event.seat, None)
        case Exchanged():
            return Exchanged(event.phase, _only(event.shares, seat))
        case CourtesyMoved():
            offered = event.offered if seat in event.pair else None
            return CourtesyMoved(event.pair, event.moved, offered, _only(event.shares, seat))
        case SaidGo() | Answered():
            return event if event.seat is seat else None
        case Drew():
            return event if event.seat is seat else Drew(event.seat, Tile.HIDDEN)
        case JokersReturned() | Agreed() | Stopped():
            return event
        case Discarded() | LetGo() | Exposed() | Redeemed() | MahJongg() | WallGame() | Revealed():
            return event
        case _:
            assert_never(event)


def _dealt_for(event: Dealt, seat: Seat | None) -> Dealt:
    east, south, west, north = (
        rack if owner is seat else Rack.hidden(len(rack))
        for owner, rack in zip(SEATS, event.racks, strict=True)
    )
    wall = (Tile.HIDDEN,) * len(event.wall)
    return replace(event, racks=(east, south, west, north), wall=wall, seed=None, salt=None)


def _only(shares: Shares, seat: Seat | None) -> Shares:
    east, south, west, north = (
        share if owner is seat else None for owner, share in zip(SEATS, shares, strict=True)
    )
    return (east, south, west, north)
