"""What a seat can still become: the hands that its exposures leave, and what a rack is worth for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rollor.advisor.outlook import Outlook
from rollor.kernels.open_hands import Left, left, weighed
from rollor.kernels.pack import PackedCard
from rollor.rules import View
from rollor.rules.exposure import Exposures
from rollor.rules.matching import matcher_of
from rollor.tiles import Rack, Tile

_PER_TILE: Final = 1.3
_PER_STRICT: Final = 0.85
"""In nats: what a tile that is wanted costs, and a tile more of which no joker may be."""

_WEIGHTS: Final = np.array(
    [
        [
            round(2**40 * np.exp(-_PER_TILE * max(firm, anything) - _PER_STRICT * firm))
            for anything in range(16)
        ]
        for firm in range(16)
    ],
    dtype=np.int64,
)
"""Fixed-point, so that equal racks are equal to the bit: [strict tiles wanted, tiles of any group]."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """The hands that are left to a seat with its exposures."""

    left: Left

    @staticmethod
    def of(packed: PackedCard, view: View, more: Exposures = ()) -> Prospects:
        """What is left to the seat, were these exposed too; `ValueError` without a card or seat."""
        if view.card is None or view.seat is None:
            raise ValueError("a hand is played from a seat, and by a card")
        exposures = (*view.public.exposures[view.seat], *more)
        return Prospects(left(packed, exposures, matcher_of(view.card).possible(exposures)))

    def outlook(self, rack: Rack) -> Outlook:
        """The rack against every hand that is left."""
        return Outlook.on(self.left, rack)

    def value(self, rack: Rack) -> int:
        """What a rack is worth: a sum over all hands left, near ones weighing most."""
        return self.values_without(rack, [()])[0]

    def values_without(self, rack: Rack, choices: Sequence[Sequence[Tile]]) -> list[int]:
        """What the rack is worth less each of these choices of tiles, all of one size."""
        return weighed(self.left, rack, choices, _WEIGHTS)
