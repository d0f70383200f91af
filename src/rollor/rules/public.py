"""C-18: what everybody at the table sees, spectators too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, assert_never

from rollor.rules.changed import changed
from rollor.rules.events import (
    Agreed,
    Answered,
    Committed,
    CourtesyMoved,
    Dealt,
    Discarded,
    Drew,
    Event,
    Exchanged,
    Exposed,
    Fours,
    JokersReturned,
    LetGo,
    MahJongg,
    Offered,
    Redeemed,
    Replaced,
    Revealed,
    SaidGo,
    Stopped,
    WallGame,
)
from rollor.rules.exposure import Exposures
from rollor.rules.house import HouseRules
from rollor.rules.phases import AFTER_THE_CHARLESTON, TRANSITIONS, Phase, Turn
from rollor.seats import PAIRS, Seat
from rollor.tiles import Tile

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

    In the hand that follows `turn` is whose turn it is; `exposures` lie open before each seat;
    `discards` are all that were not taken, the last one open to calls in the phase `WINDOW`;
    `taken_from` is who discarded the tile that the seat on turn has just exposed, until it redeems or
    discards; `won` and `revealed` end the hand.
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
    turn: Seat | None = None
    exposures: tuple[Exposures, Exposures, Exposures, Exposures] = ((), (), (), ())
    discards: tuple[Discarded, ...] = ()
    taken_from: Seat | None = None
    won: MahJongg | None = None
    revealed: Revealed | None = None

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
        return self.on in AFTER_THE_CHARLESTON

    @property
    def ended(self) -> bool:
        """Whether the hand is."""
        return self.on is Phase.OVER


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
            return changed(public, committed=_put(public.committed, event.seat, True))
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
            return changed(public, owed=(east, south, west, north))
        case Replaced():
            return changed(public, owed=_put(public.owed, event.seat, 0))
        case Drew():
            sizes = _put(public.sizes, event.seat, public.sizes[event.seat] + 1)
            return changed(public, sizes=sizes, wall_left=public.wall_left - 1, turn=event.seat)
        case Answered():
            return public
        case Discarded() | LetGo() | Exposed() | Redeemed() | MahJongg() | WallGame() | Revealed():
            return _played(public, event)
        case Dealt():
            return opened(event)
        case _:
            assert_never(event)


def _played(
    public: Public, event: Discarded | LetGo | Exposed | Redeemed | MahJongg | WallGame | Revealed
) -> Public:
    """The hand that follows."""
    match event:
        case Discarded():
            joker = event.tile is Tile.JOKER
            turn = Turn.JOKER_DISCARDED if joker else Turn.DISCARDED
            sizes = _put(public.sizes, event.seat, public.sizes[event.seat] - 1)
            discards = (*public.discards, event)
            return _turned(public, turn, sizes=sizes, discards=discards, taken_from=None)
        case LetGo():
            return _turned(public, Turn.LET_GO)
        case Exposed():
            return _exposed(public, event)
        case Redeemed():
            shown = list(public.exposures[event.owner])
            shown[event.place] = changed(shown[event.place], jokers=shown[event.place].jokers - 1)
            exposures = _put(public.exposures, event.owner, tuple(shown))
            return changed(public, exposures=exposures, taken_from=None)
        case MahJongg():
            return _won(public, event)
        case WallGame():
            return _turned(public, Turn.WALL_OUT)
        case Revealed():
            return changed(public, revealed=event)
        case _:
            assert_never(event)


def _exposed(public: Public, event: Exposed) -> Public:
    seat, exposure = event.seat, event.exposure
    return _turned(
        public,
        Turn.EXPOSED,
        turn=seat,
        exposures=_put(public.exposures, seat, (*public.exposures[seat], exposure)),
        sizes=_put(public.sizes, seat, public.sizes[seat] - exposure.size + 1),
        discards=public.discards[:-1],
        taken_from=event.discarder,
    )


def _won(public: Public, event: MahJongg) -> Public:
    if event.tile is None:
        return _turned(public, Turn.WON, won=event)
    sizes = _put(public.sizes, event.seat, public.sizes[event.seat] + 1)
    return _turned(public, Turn.WON, won=event, sizes=sizes, discards=public.discards[:-1])


def _turned(public: Public, happened: Turn, /, **changes: object) -> Public:
    after = TRANSITIONS[public.on, happened]
    clear: dict[str, object] = {"on": after, "committed": _NOBODY, "owed": _NOTHING_OWED}
    if after is Phase.PLAY and public.turn is None:
        clear["turn"] = Seat.EAST  # H-1
    return changed(public, **clear, **changes)


def _courtesy_moved(public: Public, event: CourtesyMoved) -> Public:
    first, second = (
        event.moved if pair == event.pair else count
        for pair, count in zip(PAIRS, public.courtesy, strict=True)
    )
    public = changed(public, courtesy=(first, second))
    return public if None in public.courtesy else _turned(public, Turn.SETTLED)


def _put(fours: tuple[_T, _T, _T, _T], seat: Seat, value: _T) -> tuple[_T, _T, _T, _T]:
    places = list(fours)
    places[seat] = value
    east, south, west, north = places
    return (east, south, west, north)
