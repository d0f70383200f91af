"""Random racks against every hand of the practice card, and what one rack is worth after each discard."""

from __future__ import annotations

import random
from functools import cache
from time import process_time

from benchmarks.hands import practice

from rollor.advisor.prospects import Prospects
from rollor.kernels import reference
from rollor.kernels.numpy_kernels import best, distances
from rollor.kernels.open_hands import left
from rollor.kernels.pack import PackedCard, pack, racks_array
from rollor.rules.matching import matcher_of
from rollor.tiles import FULL_SET, Rack

RACKS, BY_REFERENCE = 2_000, 3
"""In one run."""


@cache
def packed() -> PackedCard:
    return pack(practice())


def dealt(run: int) -> list[Rack]:
    """So many racks of 13 tiles, each from a whole set."""
    dice, tiles = random.Random(run), list(FULL_SET)
    return [Rack.of(dice.sample(tiles, 13)) for _ in range(RACKS)]


def rates(run: int) -> dict[str, float]:
    """Racks a second of one core's time."""
    racks = dealt(run)
    arrays = racks_array(racks)
    nearest = best(packed(), arrays[:1])
    start = process_time()
    nearest = best(packed(), arrays)
    middle = process_time()
    distances(packed(), arrays)
    end = process_time()
    assert nearest[0] == reference.nearest_lines(practice(), racks[0])[0]
    return {
        "racks, numpy, best": RACKS / (middle - start),
        "racks, numpy, distances": RACKS / (end - middle),
        "racks, valued after each discard": _valued(racks),
    }


def _valued(racks: list[Rack]) -> float:
    prospects = Prospects(left(packed(), (), matcher_of(practice()).all))
    choices = [[(tile,) for tile in sorted(set(rack))] for rack in racks[:100]]
    start = process_time()
    for rack, tiles in zip(racks, choices, strict=False):
        prospects.values_without(rack, tiles)
    return sum(map(len, choices)) / (process_time() - start)


def reference_rate(run: int) -> float:
    """Racks a second by the plain reference: what everything in this run is compared with."""
    racks = dealt(run)[:BY_REFERENCE]
    start = process_time()
    for rack in racks:
        reference.nearest_lines(practice(), rack)
    return BY_REFERENCE / (process_time() - start)
