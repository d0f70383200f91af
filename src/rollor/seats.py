"""S-1: the four seats, and who sits where from whom."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, IntEnum
from typing import Final


class Direction(Enum):
    """S-1: where a pass goes, in places round the table: right is the next seat in turn order.

    >>> Direction.RIGHT.back is Direction.LEFT, Direction.ACROSS.back is Direction.ACROSS
    (True, True)
    """

    RIGHT = 1
    ACROSS = 2
    LEFT = 3

    @property
    def back(self) -> Direction:
        """Where the tiles of such a pass come from."""
        return Direction(4 - self.value)


class Seat(IntEnum):
    """S-1: turn order is East, South, West, North; East's right is South.

    >>> Seat.EAST.to(Direction.RIGHT).word, Seat.NORTH.to(Direction.RIGHT).word
    ('south', 'east')
    >>> Seat.SOUTH.across is Seat.NORTH
    True
    """

    EAST = 0
    SOUTH = 1
    WEST = 2
    NORTH = 3

    def to(self, direction: Direction) -> Seat:
        """The seat that a pass in this direction reaches."""
        return SEATS[(self + direction.value) % 4]

    @property
    def across(self) -> Seat:
        """The opposite seat."""
        return SEATS[(self + 2) % 4]

    @property
    def word(self) -> str:
        """The seat as records and JSON write it."""
        return self.name.lower()

    def round(self) -> Iterator[Seat]:
        """All four seats in turn order, this one first."""
        return (SEATS[(self + step) % 4] for step in range(4))


SEATS: Final[tuple[Seat, Seat, Seat, Seat]] = (Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH)
PAIRS: Final[tuple[tuple[Seat, Seat], tuple[Seat, Seat]]] = (
    (Seat.EAST, Seat.WEST),
    (Seat.SOUTH, Seat.NORTH),
)
"""C-15: the two pairs that sit opposite each other."""
