"""J-1, H-5: how many tiles racks still want when groups lie open before the seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rollor.kernels.pack import U8, PackedCard
from rollor.rules.exposure import Exposure
from rollor.rules.matching import Hands
from rollor.tiles import Tile

OUT_OF_REACH: Final = 99
"""The distance of a hand that the exposures rule out."""

_CHUNK: Final = 64


@dataclass(frozen=True, slots=True, eq=False)
class Wanting:
    """`tiles`: how many are wanted, uint8 [racks, hands]; `strict`: how many of those no joker may be."""

    tiles: U8
    strict: U8


def possible_array(packed: PackedCard, possible: Hands) -> NDArray[np.bool_]:
    """A set of hands as bool [hands]."""
    raw = np.frombuffer(possible.to_bytes((packed.hands + 7) // 8, "little"), dtype=np.uint8)
    return np.unpackbits(raw, count=packed.hands, bitorder="little").astype(np.bool_)


def still_needed(packed: PackedCard, exposures: Iterable[Exposure]) -> U8:
    """What the rack has to bring for each hand, uint8 [hands, 36]: its tiles less what lies open."""
    exposures = tuple(exposures)
    if not exposures:
        return packed.need
    need = packed.need.astype(np.int16)
    for exposure in exposures:
        need[:, exposure.tile] -= exposure.size
    return np.maximum(need, 0).astype(np.uint8)


def wanting(
    packed: PackedCard, racks: U8, exposures: Iterable[Exposure] = (), possible: Hands | None = None
) -> Wanting:
    """For racks uint8 [racks, 36]: what each hand wants besides the groups that lie open.

    `possible` are the hands that the exposures leave; the others are `OUT_OF_REACH`.

    >>> from rollor.card import read_card, sample
    >>> from rollor.kernels.pack import pack, racks_array
    >>> from rollor.tiles import Rack
    >>> packed = pack(read_card(sample("practice")))
    >>> racks = racks_array([Rack.tokens("F F F F 6b 6b J 6d 6d 6d")])
    >>> found = wanting(packed, racks, [Exposure(Tile.EAST, 4)])
    >>> int(found.tiles[0, 0]), int(found.strict[0, 0])
    (0, 0)
    """
    rows = np.arange(packed.hands)
    if possible is not None:
        rows = np.flatnonzero(possible_array(packed, possible))
    kinds = np.flatnonzero(racks[:, : Tile.JOKER].any(axis=0))
    needed = still_needed(packed, exposures)[rows]
    total = needed.sum(axis=1, dtype=np.int16)
    need, strict = needed[:, kinds], packed.strict[np.ix_(rows, kinds)]
    tiles = np.full((len(racks), packed.hands), OUT_OF_REACH, dtype=np.uint8)
    firmly = np.zeros_like(tiles)
    for start in range(0, len(racks), _CHUNK):
        chunk = slice(start, start + _CHUNK)
        held = racks[chunk, None, kinds]
        jokers = racks[chunk, None, Tile.JOKER].astype(np.int16)
        have = np.minimum(need, held).sum(axis=2, dtype=np.int16)
        firm = packed.strict_total[rows] - np.minimum(strict, held).sum(axis=2, dtype=np.int16)
        tiles[chunk, rows] = np.maximum(firm, total - jokers - have)
        firmly[chunk, rows] = firm
    return Wanting(tiles, firmly)
