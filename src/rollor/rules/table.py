"""H-1 to H-8: what lies open on the table in the hand that follows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, assert_never

from rollor.rules.changed import changed
from rollor.rules.events import (
    Discarded,
    Drew,
    Exposed,
    LetGo,
    MahJongg,
    Redeemed,
    Revealed,
    WallGame,
)
from rollor.rules.exposure import Exposures
from rollor.rules.fours import put
from rollor.seats import Seat

Played = Drew | Discarded | LetGo | Exposed | Redeemed | MahJongg | WallGame | Revealed
"""The events that are played on the table."""


@dataclass(frozen=True)
class Table:
    """Whose turn it is, and all that lies open.

    `discards` are those that were not taken, the last one open to calls while a window is; `taken_from` is
    who discarded the tile that the seat on turn has just exposed, until it redeems or discards; `won` and
    `revealed` end the hand.
    """

    turn: Seat | None = None
    exposures: tuple[Exposures, Exposures, Exposures, Exposures] = ((), (), (), ())
    discards: tuple[Discarded, ...] = ()
    taken_from: Seat | None = None
    won: MahJongg | None = None
    revealed: Revealed | None = None


BARE: Final = Table()
"""Before the hand has begun."""


def evolve_table(table: Table, event: Played) -> Table:
    """What lies open after an event."""
    match event:
        case Drew():
            return changed(table, turn=event.seat)
        case Discarded():
            return changed(table, discards=(*table.discards, event), taken_from=None)
        case Exposed():
            shown = (*table.exposures[event.seat], event.exposure)
            return changed(
                table,
                turn=event.seat,
                exposures=put(table.exposures, event.seat, shown),
                discards=table.discards[:-1],
                taken_from=event.discarder,
            )
        case Redeemed():
            return _redeemed(table, event)
        case MahJongg():
            left = table.discards if event.tile is None else table.discards[:-1]
            return changed(table, won=event, discards=left)
        case Revealed():
            return changed(table, revealed=event)
        case LetGo() | WallGame():
            return table
        case _:
            assert_never(event)


def _redeemed(table: Table, event: Redeemed) -> Table:
    """J-3: one joker fewer lies there."""
    shown = list(table.exposures[event.owner])
    shown[event.place] = replace(shown[event.place], jokers=shown[event.place].jokers - 1)
    return changed(table, exposures=put(table.exposures, event.owner, tuple(shown)), taken_from=None)
