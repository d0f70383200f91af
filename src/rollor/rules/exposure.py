"""J-1, H-2: a group that lies open."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rollor.tiles import EMPTY, Rack, Tile


@dataclass(frozen=True, slots=True)
class Exposure:
    """H-5: a pung, kong, quint or sextet, never enlarged nor taken back; so many of it are jokers.

    >>> Exposure(Tile.B5, 4, 1).tiles
    Rack.tokens('5b 5b 5b J')
    """

    tile: Tile
    size: int
    jokers: int = 0

    @property
    def tiles(self) -> Rack:
        """What lies there, naturals and jokers."""
        return Rack.of((self.tile,) * (self.size - self.jokers) + (Tile.JOKER,) * self.jokers)


Exposures = tuple[Exposure, ...]


def lying(exposures: Iterable[Exposure]) -> Rack:
    """All tiles of these exposures."""
    return sum((exposure.tiles for exposure in exposures), EMPTY)
