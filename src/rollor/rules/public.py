"""C-18: what everybody at the table sees, spectators too."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar, assert_never

from rollor.rules.events import (
    Agreed,
    Committed,
    CourtesyMoved,
    Dealt,
    Drew,
    Event,
    Exchanged,
    Fours,
    JokersReturned,
    Offered,
    Replaced,
    SaidGo,
    Stopped,
)
from rollor.rules.house import HouseRules
from rollor.rules.phases import TRANSITIONS, Phase, Turn
from rollor.seats import PAIRS, SEATS, Seat

Flags = tuple[bool, bool, bool, bool]
_NOBODY: Flags = (False, False, False, False)
_NOTHING_OWED: Fours = (0, 0, 0, 0)
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Public:
    """C-18: the open facts of a hand.

    `on` is the phase that is on, also while a joker halts it; `committed` says who has laid out its
    tiles in it; `owed` how many plain tiles each seat owes; `moved` the passes that have moved, in
    order; `courtesy` how many tiles each of the two `PAIRS` moved, `None` before; `sizes` how many
    tiles each rack holds (what lies out has not left it).
    """

    rules: HouseRules
    sizes: Fours
    wall_left: int
    commitment: bytes | None = None
    version: int = 1
    card: str = "practice"
    on: Phase = Phase.FIRST_RIGHT
    committed: Flags = _NOBODY
    owed: Fours = _NOTHING_OWED
    moved: tuple[Phase, ...] = ()
    courtesy: tuple[int | None, int | None] = (None, None)
    stopped_by: Seat | None = None

    @property
    def halted(self) -> bool:
        """C-7: whether a joker that came back has halted the pass that is on."""
        return self.owed != _NOTHING_OWED

    @property
    def phase(self) -> Phase:
        """Where the hand stands, a halt shown as such."""
        return Phase.JOKER_RETURN if self.halted else self.on

    @property
    def over(self) -> bool:
        """C-1: whether the Charleston is."""
        return self.on is Phase.PLAY


def opened(event: Dealt) -> Public:
    """What everybody sees of a fresh deal."""
    east, south, west, north = map(len, event.racks)
    return Public(
        rules=event.rules,
        sizes=(east, south, west, north),
        wall_left=len(event.wall),
        commitment=event.commitment,
        version=event.version,
        card=event.card,
    )


def evolve_public(public: Public, event: Event) -> Public:
    """What everybody sees after an event. Reads nothing of it that `seen_by` hides from a spectator."""
    match event:
        case Committed() | Offered():
            return replace(public, committed=_put(public.committed, event.seat, True))
        case Exchanged():
            return _turned(public, Turn.MOVED, moved=(*public.moved, event.phase))
        case SaidGo():
            return public
        case Agreed():
            return _turned(public, Turn.AGREED)
        case Stopped():
            courtesy = public.rules.courtesy_after_stop
            turn = Turn.STOPPED if courtesy else Turn.STOPPED_FOR_GOOD
            return _turned(public, turn, stopped_by=event.seat)
        case CourtesyMoved():
            return _courtesy_moved(public, event)
        case JokersReturned():
            east, south, west, north = map(max, public.owed, event.counts)
            return replace(public, owed=(east, south, west, north))
        case Replaced():
            return replace(public, owed=_put(public.owed, event.seat, 0))
        case Drew():
            sizes = _put(public.sizes, event.seat, public.sizes[event.seat] + 1)
            return replace(public, sizes=sizes, wall_left=public.wall_left - 1)
        case Dealt():
            return opened(event)
        case _:
            assert_never(event)


def _turned(public: Public, turn: Turn, **changes: object) -> Public:
    after = TRANSITIONS[public.on, turn]
    clear = {"on": after, "committed": _NOBODY, "owed": _NOTHING_OWED}
    return replace(public, **clear, **changes)  # type: ignore[arg-type]


def _courtesy_moved(public: Public, event: CourtesyMoved) -> Public:
    first, second = (
        event.moved if pair == event.pair else count
        for pair, count in zip(PAIRS, public.courtesy, strict=True)
    )
    public = replace(public, courtesy=(first, second))
    return public if None in public.courtesy else _turned(public, Turn.SETTLED)


def _put(fours: tuple[_T, _T, _T, _T], seat: Seat, value: _T) -> tuple[_T, _T, _T, _T]:
    east, south, west, north = (
        value if owner is seat else old for owner, old in zip(SEATS, fours, strict=True)
    )
    return (east, south, west, north)
