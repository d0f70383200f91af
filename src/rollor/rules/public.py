"""C-18: what everybody at the table sees, spectators too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

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
from rollor.rules.fours import put
from rollor.rules.house import HouseRules
from rollor.rules.phases import AFTER_THE_CHARLESTON, TRANSITIONS, Phase, Turn
from rollor.rules.table import BARE, Played, Table, evolve_table
from rollor.seats import PAIRS, Seat
from rollor.tiles import Tile

Flags = tuple[bool, bool, bool, bool]
_NOBODY: Flags = (False, False, False, False)
_NOTHING_OWED: Fours = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Terms:
    """What was settled before the deal: the house rules, the promise (D-3), the deal's version, the card."""

    rules: HouseRules
    commitment: bytes | None = None
    version: int = 1
    card: str = "practice"


@dataclass(frozen=True)
class Public:
    """C-18: the open facts of a hand.

    `on` is the phase that is on, also while a joker halts it; `committed` says who has laid out its
    tiles in it; `owed` how many plain tiles each seat owes; `moved` the passes that have moved, in
    order; `courtesy` how many tiles each of the two `PAIRS` moved, `None` before; `sizes` how many
    tiles each rack holds (what lies out has not left it).

    `terms` were settled before the deal; `table` is what lies open in the hand that follows.
    """

    terms: Terms
    sizes: Fours
    wall_left: int
    on: Phase = Phase.FIRST_RIGHT
    committed: Flags = _NOBODY
    owed: Fours = _NOTHING_OWED
    moved: tuple[Phase, ...] = ()
    courtesy: tuple[int | None, int | None] = (None, None)
    stopped_by: Seat | None = None
    table: Table = BARE

    @property
    def rules(self) -> HouseRules:
        """The house rules of this hand."""
        return self.terms.rules

    @property
    def turn(self) -> Seat | None:
        """H-1: whose turn it is in the hand that follows."""
        return self.table.turn

    @property
    def exposures(self) -> tuple[Exposures, Exposures, Exposures, Exposures]:
        """H-2: the groups that lie open before each seat."""
        return self.table.exposures

    @property
    def discards(self) -> tuple[Discarded, ...]:
        """H-1: the discards that nobody took; in a window the last one is open to calls."""
        return self.table.discards

    @property
    def taken_from(self) -> Seat | None:
        """H-7: who pays twice if the seat on turn declares with what it has just exposed."""
        return self.table.taken_from

    @property
    def won(self) -> MahJongg | None:
        """H-6: the mah jongg that ended the hand."""
        return self.table.won

    @property
    def revealed(self) -> Revealed | None:
        """C-18: everything, once the hand is over."""
        return self.table.revealed

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
    terms = Terms(event.rules, event.commitment, event.version, event.card)
    return Public(terms, (east, south, west, north), len(event.wall))


def evolve_public(public: Public, event: Event) -> Public:
    """What everybody sees after an event. Reads nothing of it that `seen_by` hides from a spectator."""
    match event:
        case Committed() | Offered():
            return changed(public, committed=put(public.committed, event.seat, True))
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
            return changed(public, owed=put(public.owed, event.seat, 0))
        case Answered():
            return public
        case Drew():
            return _played(public, event, wall_left=public.wall_left - 1)
        case Discarded() | LetGo() | Exposed() | Redeemed() | MahJongg() | WallGame() | Revealed():
            return _played(public, event)
        case Dealt():
            return opened(event)
        case _:
            assert_never(event)


def _played(public: Public, event: Played, **changes: object) -> Public:
    """The hand that follows: what lies open, how many tiles stand where, and what that leads to."""
    sizes, table = _resized(public.sizes, event), evolve_table(public.table, event)
    changes = {**changes, "sizes": sizes, "table": table}
    happened = _happened(event)
    return changed(public, **changes) if happened is None else _turned(public, happened, **changes)


def _resized(sizes: Fours, event: Played) -> Fours:
    """How many tiles each rack holds after the event."""
    match event:
        case Drew():
            change = 1
        case Discarded():
            change = -1
        case Exposed():
            change = 1 - event.exposure.size
        case MahJongg():
            change = int(event.tile is not None)
        case _:
            return sizes
    return put(sizes, event.seat, sizes[event.seat] + change)


def _happened(event: Played) -> Turn | None:
    """What the event is in the table of transitions, if it is anything there."""
    match event:
        case Discarded():
            return Turn.JOKER_DISCARDED if event.tile is Tile.JOKER else Turn.DISCARDED
        case LetGo():
            return Turn.LET_GO
        case Exposed():
            return Turn.EXPOSED
        case MahJongg():
            return Turn.WON
        case WallGame():
            return Turn.WALL_OUT
        case _:
            return None


def _turned(public: Public, happened: Turn, /, **changes: object) -> Public:
    after = TRANSITIONS[public.on, happened]
    clear: dict[str, object] = {"on": after, "committed": _NOBODY, "owed": _NOTHING_OWED}
    if after is Phase.PLAY and public.turn is None:
        clear["table"] = Table(turn=Seat.EAST)  # H-1
    return changed(public, **{**clear, **changes})


def _courtesy_moved(public: Public, event: CourtesyMoved) -> Public:
    first, second = (
        event.moved if pair == event.pair else count
        for pair, count in zip(PAIRS, public.courtesy, strict=True)
    )
    public = changed(public, courtesy=(first, second))
    return public if None in public.courtesy else _turned(public, Turn.SETTLED)
