"""C-2: THE table of the Charleston: which pass goes where, and what comes after what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final

from rollor.seats import Direction


class Phase(Enum):
    """Where a hand stands. From `PLAY` on the Charleston is over; at `OVER` the hand is, won or not."""

    FIRST_RIGHT = "first_right"
    FIRST_ACROSS = "first_across"
    FIRST_LEFT = "first_left"
    VOTE = "vote"
    SECOND_LEFT = "second_left"
    SECOND_ACROSS = "second_across"
    LAST_RIGHT = "last_right"
    COURTESY = "courtesy"
    JOKER_RETURN = "joker_return"
    PLAY = "play"
    WINDOW = "window"
    OVER = "over"

    __hash__ = object.__hash__  # phases are looked up at every step, and Enum's own hash is slow


@dataclass(frozen=True, slots=True)
class PassRule:
    """C-2: one row of the law's table. `stream` names its blind draws (D-2), if it may be blind."""

    number: int
    direction: Direction
    stream: str | None = None

    @property
    def blind(self) -> bool:
        """C-8: whether the number may be made up with tiles that are just arriving."""
        return self.stream is not None


PASSES: Final[Mapping[Phase, PassRule]] = MappingProxyType(
    {
        Phase.FIRST_RIGHT: PassRule(1, Direction.RIGHT),
        Phase.FIRST_ACROSS: PassRule(2, Direction.ACROSS),
        Phase.FIRST_LEFT: PassRule(3, Direction.LEFT, "blind/3"),
        Phase.SECOND_LEFT: PassRule(4, Direction.LEFT),
        Phase.SECOND_ACROSS: PassRule(5, Direction.ACROSS),
        Phase.LAST_RIGHT: PassRule(6, Direction.RIGHT, "blind/6"),
    }
)
"""The six passes of three tiles. The courtesy is no row of it: it moves pair by pair."""


class Turn(Enum):
    """What takes a hand from one phase to the next."""

    MOVED = "the tiles have moved"
    AGREED = "all four said go"
    STOPPED = "somebody stopped"
    STOPPED_FOR_GOOD = "somebody stopped, and the house has no courtesy then"
    SETTLED = "both pairs are done"
    DISCARDED = "a tile was discarded"
    JOKER_DISCARDED = "a joker was discarded, which nobody may call"
    LET_GO = "nobody wanted it"
    EXPOSED = "somebody took it for a group"
    WON = "mah jongg"
    WALL_OUT = "the wall has run out"


TRANSITIONS: Final[Mapping[tuple[Phase, Turn], Phase]] = MappingProxyType(
    {
        (Phase.FIRST_RIGHT, Turn.MOVED): Phase.FIRST_ACROSS,
        (Phase.FIRST_ACROSS, Turn.MOVED): Phase.FIRST_LEFT,
        (Phase.FIRST_LEFT, Turn.MOVED): Phase.VOTE,
        (Phase.VOTE, Turn.AGREED): Phase.SECOND_LEFT,
        (Phase.VOTE, Turn.STOPPED): Phase.COURTESY,
        (Phase.VOTE, Turn.STOPPED_FOR_GOOD): Phase.PLAY,
        (Phase.SECOND_LEFT, Turn.MOVED): Phase.SECOND_ACROSS,
        (Phase.SECOND_LEFT, Turn.STOPPED): Phase.COURTESY,
        (Phase.SECOND_LEFT, Turn.STOPPED_FOR_GOOD): Phase.PLAY,
        (Phase.SECOND_ACROSS, Turn.MOVED): Phase.LAST_RIGHT,
        (Phase.LAST_RIGHT, Turn.MOVED): Phase.COURTESY,
        (Phase.COURTESY, Turn.SETTLED): Phase.PLAY,
        (Phase.FIRST_RIGHT, Turn.WON): Phase.OVER,
        (Phase.PLAY, Turn.DISCARDED): Phase.WINDOW,
        (Phase.PLAY, Turn.JOKER_DISCARDED): Phase.PLAY,
        (Phase.PLAY, Turn.WON): Phase.OVER,
        (Phase.PLAY, Turn.WALL_OUT): Phase.OVER,
        (Phase.WINDOW, Turn.LET_GO): Phase.PLAY,
        (Phase.WINDOW, Turn.EXPOSED): Phase.PLAY,
        (Phase.WINDOW, Turn.WON): Phase.OVER,
    }
)
"""Every transition there is. A halt for a joker (C-7) is none: the pass that is on stays on."""

AFTER_THE_CHARLESTON: Final = frozenset({Phase.PLAY, Phase.WINDOW, Phase.OVER})
"""C-1: from here on the hand has begun."""

BEFORE_THE_VOTE: Final = frozenset({Phase.FIRST_RIGHT, Phase.FIRST_ACROSS, Phase.FIRST_LEFT})
"""C-12: while one of these is on, there is nothing to vote about yet."""
