"""The card language as a tree: what a pattern says, before any suit or number is chosen.

Columns count from 0 at the first character of the pattern.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import prod

from rollor.tiles import Tile

SUITS = "bcd"
"""Bams, craks, dots: a suit that is named."""

SUIT_LETTERS = "xyzbcd"
"""All letters that stand for a suit; `x y z` are different suits, whichever."""


@dataclass(frozen=True, slots=True)
class Fixed:
    """Tiles that nothing can change: `FFFF`, `RRR`, `000`, `EE`, `NEWS`."""

    text: str
    column: int
    tiles: tuple[Tile, ...]

    @property
    def size(self) -> int:
        """How many tiles."""
        return len(self.tiles)


@dataclass(frozen=True, slots=True)
class Numbers:
    """Digits of one suit: `222x`, `123x`, `2037x`; a zero in it is soap and has no suit (T-4)."""

    text: str
    column: int
    digits: str
    suit: str

    @property
    def size(self) -> int:
        """How many tiles."""
        return len(self.digits)


@dataclass(frozen=True, slots=True)
class Dragons:
    """T-4: dragons of a suit (`DDDx`), of another suit than that (`DDD!x`), of any one (`DDD`)."""

    text: str
    column: int
    size: int
    suit: str
    """A suit letter, or nothing for `DDD`."""
    opposed: bool

    @property
    def bound(self) -> bool:
        """Whether the suit decides which dragon it is."""
        return bool(self.suit) and not self.opposed


@dataclass(frozen=True, slots=True)
class Winds:
    """`ZZZ`: any one wind; two such groups are different winds."""

    text: str
    column: int
    size: int


Written = Fixed | Numbers | Dragons | Winds
"""A written group: what stands between two spaces."""

Wording = tuple[Written, ...]
"""Written groups in a row without brackets: a whole line with its alternatives chosen, or one alternative."""


@dataclass(frozen=True, slots=True)
class Choice:
    """`[FFFF 22x | FF 2222x]`: one of these, not nested."""

    alternatives: tuple[Wording, ...]


@dataclass(frozen=True, slots=True)
class Pattern:
    """A line of the card as it is written."""

    items: tuple[Written | Choice, ...]

    @property
    def choices(self) -> int:
        """How many ways there are to take one alternative of every bracket."""
        return prod(len(item.alternatives) for item in self.items if isinstance(item, Choice))

    def wordings(self) -> Iterator[Wording]:
        """The line with one alternative taken of every bracket, in every way, first ones first."""
        parts = (item.alternatives if isinstance(item, Choice) else ((item,),) for item in self.items)
        for wording in product(*parts):
            yield tuple(group for part in wording for group in part)

    def groups(self) -> Iterator[Written]:
        """Every written group, those of all alternatives too."""
        for item in self.items:
            if isinstance(item, Choice):
                for alternative in item.alternatives:
                    yield from alternative
            else:
                yield item


def wording_text(wording: Wording) -> str:
    """The groups as a card writes them, with spaces between."""
    return " ".join(group.text for group in wording)
