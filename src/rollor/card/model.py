"""A card as the rest of the program sees it: sections, lines, and the concrete hands they allow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

from rollor.tiles import Rack, Tile

LineId = NewType("LineId", str)
"""What a line is called: its own `id`, or section and line, `1-2`."""


@dataclass(frozen=True, slots=True)
class Group:
    """J-1, J-2: a written group. Three or more like tiles take jokers and may be called, no other.

    `text` is canonical: `666b`, `NEWS`, `2026b`, `FFFF`.
    """

    tiles: tuple[Tile, ...]
    text: str

    @property
    def takes_jokers(self) -> bool:
        """J-1: whether jokers may stand in it, and whether a discard may be called for it.

        >>> Group((Tile.B6,) * 3, "666b").takes_jokers, Group((Tile.B6,) * 2, "66b").takes_jokers
        (True, False)
        """
        return len(self.tiles) >= 3 and self.tiles.count(self.tiles[0]) == len(self.tiles)


@dataclass(frozen=True, slots=True)
class Hand:
    """H-6: fourteen tiles, in written groups, that are exactly one line of the card.

    `need` are the tiles; `strict` is the part of them that jokers may not fill (J-2).
    """

    line: LineId
    groups: tuple[Group, ...]
    need: Rack
    strict: Rack
    value: int
    concealed: bool


@dataclass(frozen=True, slots=True)
class Section:
    """A family of lines. `number` counts from 1 in the order of the card."""

    number: int
    name: str


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the card as it is written.

    `concealed` lines take no exposures (H-4). `line_number` is where the pattern stands in the
    card's file, from 1.
    """

    id: LineId
    section: Section
    pattern: str
    value: int
    concealed: bool
    slide: int | None
    note: str
    line_number: int


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card that has been checked. `hands` stand in the order of its lines, each hand of a line once.

    `digest` is SHA-256, in hex, of the text without byte-order mark and with LF line ends.
    """

    name: str
    edition: str
    author: str
    sections: tuple[Section, ...]
    lines: tuple[Line, ...]
    hands: tuple[Hand, ...]
    digest: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and other.digest == self.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    def line(self, line_id: str) -> Line:
        """The line of this id; `KeyError` if the card has none."""
        for line in self.lines:
            if line.id == line_id:
                return line
        raise KeyError(line_id)

    def hands_of(self, line_id: str) -> tuple[Hand, ...]:
        """The concrete hands of one line; none if the card has no such line."""
        return tuple(hand for hand in self.hands if hand.line == line_id)
