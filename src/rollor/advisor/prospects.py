"""What a seat can still become: the hands that its exposures leave, and what a rack is worth for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rollor.advisor.outlook import Outlook
from rollor.kernels.open_hands import OUT_OF_REACH, still_needed, wanting
from rollor.kernels.pack import PackedCard, racks_array
from rollor.rules import View
from rollor.rules.exposure import Exposures
from rollor.rules.matching import Hands, matcher_of
from rollor.tiles import Rack

_PER_TILE: Final = 1.3
_PER_STRICT: Final = 0.85
"""In nats: what a tile that is wanted costs, and a tile more of which no joker may be."""

_WEIGHTS: Final = np.array(
    [
        [round(2**40 * np.exp(-_PER_TILE * far - _PER_STRICT * firm)) for firm in range(15)]
        for far in range(15)
    ],
    dtype=np.int64,
)
"""Fixed-point, so that equal racks are equal to the bit: [tiles wanted, strict tiles wanted]."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """The hands that are left to a seat with these exposures."""

    packed: PackedCard
    exposures: Exposures
    possible: Hands

    @staticmethod
    def of(packed: PackedCard, view: View, more: Exposures = ()) -> Prospects:
        """What is left to the seat, were these exposed too; `ValueError` without a card or seat."""
        if view.card is None or view.seat is None:
            raise ValueError("a hand is played from a seat, and by a card")
        exposures = (*view.public.exposures[view.seat], *more)
        return Prospects(packed, exposures, matcher_of(view.card).possible(exposures))

    def outlook(self, rack: Rack) -> Outlook:
        """The rack against every hand that is left."""
        found = wanting(self.packed, racks_array([rack]), self.exposures, self.possible)
        need = still_needed(self.packed, self.exposures)
        return Outlook(self.packed, rack, found.tiles[0].astype(np.int64), need)

    def values(self, racks: Sequence[Rack]) -> list[int]:
        """What each rack is worth: a sum over all hands left, near ones weighing most. Whole numbers."""
        found = wanting(self.packed, racks_array(racks), self.exposures, self.possible)
        near = np.where(found.tiles == OUT_OF_REACH, 14, found.tiles)
        weights = np.where(found.tiles == OUT_OF_REACH, 0, _WEIGHTS[near, found.strict])
        return [int(total) for total in weights.sum(axis=1)]
