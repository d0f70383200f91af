"""J-1, H-5: what one rack wants, and what it would want with tiles less, when groups lie open before it.

`numpy_kernels` takes many racks at once; here there is one, and what is left of it when some tiles go.
What a hand wants stands in one byte: strict tiles, of which no joker may be (J-2), above four bits for
tiles of any kind. Each tile of a rack takes its own row of the table `levels` off that, and a tile that
goes gives its row back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import compress
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rollor.kernels.pack import U8, PackedCard
from rollor.rules.exposure import Exposure
from rollor.rules.matching import Hands
from rollor.tiles import COPIES, KINDS, Rack, Tile

Groups = tuple[tuple[Tile, int], ...]
"""What lies open, sorted: the tile and the size of each group. Which of it is jokers makes no difference."""

_LEVELS: Final = max(COPIES) + 1


@dataclass(frozen=True, slots=True, eq=False)
class Left:
    """The hands that are left of a card, each without the groups that lie open.

    `rows`: intp [hands], which hands of the card they are. `need`: uint8 [hands, 36], what the rack has to
    bring for each. `levels`: uint8 [36, 9, hands], by kind and number: 1 if the hand wants an n-th tile of
    the kind, 17 if no joker may be it. `start`: uint8 [hands], what an empty rack wants.
    """

    packed: PackedCard
    rows: NDArray[np.intp]
    need: U8
    levels: U8
    start: U8


def left(packed: PackedCard, exposures: Iterable[Exposure], possible: Hands) -> Left:
    """What the open groups leave: `possible` are the hands that can hold them all, at least one."""
    groups = tuple(sorted((exposure.tile, exposure.size) for exposure in exposures))
    return _left(packed, groups, possible)


@lru_cache(maxsize=512)
def _left(packed: PackedCard, groups: Groups, possible: Hands) -> Left:
    raw = np.frombuffer(possible.to_bytes((packed.hands + 7) // 8, "little"), dtype=np.uint8)
    rows = np.flatnonzero(np.unpackbits(raw, count=packed.hands, bitorder="little"))
    need, strict = packed.need[rows], packed.strict[rows]
    for tile, size in groups:
        need[:, tile] -= size
    numbers = np.arange(_LEVELS, dtype=np.uint8)[:, None]
    levels = (need.T[:, None] >= numbers) + 16 * (strict.T[:, None] >= numbers).astype(np.uint8)
    levels[:, 0] = 0
    start = packed.strict_total[rows] << 4 | need.sum(axis=1, dtype=np.uint8)
    return Left(packed, rows, need, levels, start)


def wanted(left: Left, rack: Rack) -> tuple[U8, U8]:
    """How many tiles the rack wants for each hand that is left, and how many of them are strict.

    Both uint8 [hands]; `ValueError` if a tile of the rack is hidden.

    >>> from rollor.card import read_card, sample
    >>> from rollor.kernels.pack import pack
    >>> from rollor.rules.matching import matcher_of
    >>> card, shown = read_card(sample("practice")), (Exposure(Tile.EAST, 4, 1),)
    >>> hands = left(pack(card), shown, matcher_of(card).possible(shown))
    >>> tiles, strict = wanted(hands, Rack.tokens("F F F F 6b 6b J 6d 6d"))
    >>> int(hands.rows[0]), int(tiles[0]), int(strict[0])
    (0, 1, 0)
    """
    jokers = np.uint8(rack.count(Tile.JOKER))
    strict, anything = _parts(_without_jokers(left, rack), jokers)
    return np.maximum(strict, anything), strict


def weighed(
    left: Left, rack: Rack, choices: Sequence[Sequence[Tile]], weights: NDArray[np.int64]
) -> list[int]:
    """For each choice of tiles of the rack: the sum over all hands of what a hand weighs without them.

    The choices are all of one size. `weights`: int64 [16, 16], by how many strict tiles a hand wants, and
    how many for groups of any kind; it is as far away as the greater of the two says.
    """
    gone = np.array(choices, dtype=np.intp).reshape(len(choices), -1)
    held = np.frombuffer(rack.counts, dtype=np.uint8).astype(np.intp)
    wants = np.tile(_without_jokers(left, rack), (len(choices), 1))
    for place in range(gone.shape[1]):
        tile = gone[:, place]
        twins = (gone[:, :place] == tile[:, None]).sum(axis=1)
        wants += left.levels[tile, held[tile] - twins]
    jokers = rack.count(Tile.JOKER) - (gone == Tile.JOKER).sum(axis=1, keepdims=True)
    strict, anything = _parts(wants, jokers.astype(np.uint8))
    found: list[int] = weights.reshape(-1).take(strict << 4 | anything).sum(axis=1).tolist()
    return found


def _without_jokers(left: Left, rack: Rack) -> U8:
    """What each hand wants, strict tiles << 4 | tiles of any kind, before any joker is laid."""
    if rack.count(Tile.HIDDEN):
        raise ValueError("a hidden tile has no distance")
    kinds = compress(range(KINDS), rack.counts)
    held = [(kind, number) for kind in kinds for number in range(1, rack.counts[kind] + 1)]
    tile, number = np.array(held, dtype=np.intp).reshape(-1, 2).T
    found: U8 = left.start - left.levels[tile, number].sum(axis=0, dtype=np.uint8)
    return found


def _parts(wants: U8, jokers: U8 | np.uint8) -> tuple[U8, U8]:
    """Strict tiles wanted; tiles of any kind wanted, once the jokers are laid."""
    strict: U8 = wants >> np.uint8(4)
    anything: U8 = np.maximum(wants & 15, jokers) - jokers
    return strict, anything
