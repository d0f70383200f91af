"""How near a rack is to the lines of a card, and what each of its tiles is good for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rollor.card import LineId
from rollor.kernels.open_hands import Left, left, wanted
from rollor.kernels.pack import PackedCard
from rollor.rules.matching import Hands
from rollor.tiles import TILES, Rack, Tile

_FAR = 6
"""Hands so many tiles farther away than the nearest have the least weight there is."""


@dataclass(frozen=True, slots=True)
class Near:
    """A line, and the hand of it that is nearest: its number on the card, how far it is.

    `need` is what the rack has to bring for it: all of it, or what is not exposed yet.
    """

    line: LineId
    hand: int
    distance: int
    need: Rack

    def wants(self, copy: Copy) -> bool:
        """Whether the hand has a place for this tile."""
        return self.need.count(copy.tile) >= copy.number


@dataclass(frozen=True, slots=True)
class Copy:
    """One tile of a rack, told apart from its twins by how many of them it has before it."""

    tile: Tile
    number: int


@dataclass(frozen=True, slots=True)
class Outlook:
    """A rack against every hand that is left of a card.

    `far` is the distance to each, `strict` how many of the tiles that are wanted no joker may be (J-2);
    both int64 [hands].
    """

    left: Left
    rack: Rack
    far: NDArray[np.int64]
    strict: NDArray[np.int64]

    @staticmethod
    def of(packed: PackedCard, rack: Rack) -> Outlook:
        """The outlook of a rack of known tiles, nothing exposed."""
        return Outlook.on(left(packed, (), Hands((1 << packed.hands) - 1)), rack)

    @staticmethod
    def on(hands: Left, rack: Rack) -> Outlook:
        """The outlook of a rack of known tiles on the hands that are left."""
        far, strict = wanted(hands, rack)
        return Outlook(hands, rack, far.astype(np.int64), strict.astype(np.int64))

    @property
    def distance(self) -> int:
        """How many tiles the rack wants for the nearest line."""
        return int(self.far.min())

    def nearest(self, number: int = 2) -> tuple[Near, ...]:
        """The most plausible lines, best first, each with its best hand.

        A tile of a pair or a single that is still missing weighs half a tile more: no joker fills it (J-2).
        Ties go to the order of the card.
        """
        left, packed = self.left, self.left.packed
        found: dict[LineId, Near] = {}
        for row in np.argsort(2 * self.far + self.strict, kind="stable"):
            if len(found) == number:
                break
            hand = int(left.rows[row])
            line = packed.line_ids[packed.line[hand]]
            need = Rack(left.need[row].tobytes() + bytes(1))
            found.setdefault(line, Near(line, hand, int(self.far[row]), need))
        return tuple(found.values())

    def least_missed(self, lines: Sequence[Near]) -> list[Copy]:
        """The rack's tiles but the jokers (C-6): first those that none of these lines wants.

        Among them come first those that all hands together want least; a hand a tile nearer counts four
        times as much.
        """
        plain = TILES[: Tile.JOKER]
        copies = [Copy(tile, number + 1) for tile in plain for number in range(self.rack.count(tile))]
        uses = dict(zip(copies, self._uses(copies), strict=True))
        return sorted(copies, key=lambda copy: (*(line.wants(copy) for line in lines), uses[copy]))

    def _uses(self, copies: Sequence[Copy]) -> list[int]:
        """How much all hands together want each of these tiles."""
        tiles, numbers = [copy.tile for copy in copies], [copy.number for copy in copies]
        weights = 4 ** np.maximum(self.distance + _FAR - self.far, 0)
        return [int(use) for use in (weights * (self.left.levels[tiles, numbers] & 1)).sum(axis=1)]
