"""How near a rack is to the lines of a card, and what each of its tiles is good for."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rollor.card import LineId
from rollor.kernels.numpy_kernels import distances
from rollor.kernels.open_hands import OUT_OF_REACH
from rollor.kernels.pack import U8, PackedCard, racks_array
from rollor.tiles import TILES, Rack, Tile

_FAR = 6
"""Hands so many tiles farther away than the nearest have the least weight there is."""


@dataclass(frozen=True, slots=True)
class Near:
    """A line, the hand of it that is nearest, by its number on the packed card, and how far it is."""

    line: LineId
    hand: int
    distance: int


@dataclass(frozen=True, slots=True)
class Copy:
    """One tile of a rack, told apart from its twins by how many of them it has before it."""

    tile: Tile
    number: int


@dataclass(frozen=True, slots=True)
class Outlook:
    """A rack against every hand of a card.

    `far` is the distance to each hand, int64 [hands]; `need` what the rack has to bring for it, uint8
    [hands, 36]: all of it, or what is not exposed yet.
    """

    packed: PackedCard
    rack: Rack
    far: NDArray[np.int64]
    need: U8

    @staticmethod
    def of(packed: PackedCard, rack: Rack) -> Outlook:
        """The outlook of a rack of known tiles."""
        far = distances(packed, racks_array([rack]))[0].astype(np.int64)
        return Outlook(packed, rack, far, packed.need)

    @property
    def distance(self) -> int:
        """How many tiles the rack wants for the nearest line."""
        return int(self.far.min())

    def nearest(self, number: int = 2) -> tuple[Near, ...]:
        """The most plausible lines, best first, each with its best hand.

        A tile of a pair or a single that is still missing weighs half a tile more: no joker fills it (J-2).
        Ties go to the order of the card.
        """
        held = np.frombuffer(self.rack.counts, dtype=np.uint8)[: self.packed.strict.shape[1]]
        strict = self.packed.strict
        missing = (strict - np.minimum(strict, held)).sum(axis=1, dtype=np.int64)
        score = 2 * self.far + missing
        found: dict[LineId, Near] = {}
        for hand in np.argsort(score, kind="stable"):
            line = self.packed.line_ids[int(self.packed.line[hand])]
            if len(found) == number or self.far[hand] == OUT_OF_REACH:
                break
            found.setdefault(line, Near(line, int(hand), int(self.far[hand])))
        return tuple(found.values())

    def helps(self, near: Near, copy: Copy) -> bool:
        """Whether the hand that is nearest of a line wants this tile."""
        return int(self.need[near.hand, copy.tile]) >= copy.number

    def use(self, copy: Copy) -> int:
        """How much all hands together want a tile; a hand a tile nearer counts four times as much."""
        wants = (self.need[:, copy.tile] >= copy.number) & (self.far != OUT_OF_REACH)
        nearness = np.maximum(self.distance + _FAR - self.far, 0)
        return int((4**nearness)[wants].sum())

    def copies(self) -> list[Copy]:
        """The rack's tiles but the jokers (C-6), in canonical order."""
        plain = TILES[: Tile.JOKER]
        return [Copy(tile, number + 1) for tile in plain for number in range(self.rack.count(tile))]
