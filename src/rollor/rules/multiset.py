"""Counting and numbering what can be taken out of a rack, up to three tiles, like tiles alike (C-5).

Three numbers tell how many ways there are: how many kinds are held at all, twice, and three times.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from math import comb

from rollor.tiles import TILES, Rack, Tile


def choices(held: Sequence[int], size: int) -> int:
    """How many different sets of so many tiles (0 to 3) there are; `held` counts tiles by kind.

    >>> choices(Rack.tokens("F F 6b E").counts, 2)
    4
    """
    kinds = len(held) - held.count(0)
    if size < 2:
        return kinds if size else 1
    ones = held.count(1)
    twice = kinds - ones
    if size == 2:
        return comb(kinds, 2) + twice
    return comb(kinds, 3) + twice * (kinds - 1) + twice - held.count(2)


def orders(held: Sequence[int], size: int) -> int:
    """How many different rows of so many tiles (0 to 3) can be laid out.

    >>> orders(Rack.tokens("F F 6b").counts, 2)
    3
    """
    kinds = len(held) - held.count(0)
    if size < 2:
        return kinds if size else 1
    twice = kinds - held.count(1)
    if size == 2:
        return kinds * (kinds - 1) + twice
    return kinds * (kinds - 1) * (kinds - 2) + 3 * twice * (kinds - 1) + twice - held.count(2)


def choice(rack: Rack, size: int, index: int) -> tuple[Tile, ...]:
    """The set with that number, sorted, in canonical order of sets; `IndexError` past the last.

    >>> [" ".join(tile.token for tile in choice(Rack.tokens("F F 6b E"), 2, k)) for k in range(4)]
    ['F F', 'F 6b', 'F E', '6b E']
    """
    return _numbered(rack, size, index, choices, from_here=True)


def order(rack: Rack, size: int, index: int) -> tuple[Tile, ...]:
    """The row with that number, in canonical order of rows; `IndexError` past the last.

    >>> [" ".join(tile.token for tile in order(Rack.tokens("F F 6b"), 2, k)) for k in range(3)]
    ['F F', 'F 6b', '6b F']
    """
    return _numbered(rack, size, index, orders, from_here=False)


def _numbered(
    rack: Rack, size: int, index: int, count: Callable[[Sequence[int], int], int], *, from_here: bool
) -> tuple[Tile, ...]:
    """Tile by tile: skip as many as begin with an earlier tile. In a set no tile comes before its first."""
    kinds, held = list(compress(TILES, rack.counts)), bytearray(filter(None, rack.counts))
    laid: list[Tile] = []
    for left in range(size - 1, -1, -1):
        for place, number in enumerate(held):
            if not number:
                continue
            held[place] = number - 1
            below = count(held, left)
            if index < below:
                laid.append(kinds[place])
                break
            index -= below
            held[place] = 0 if from_here else number
        else:
            raise IndexError(index)
    return tuple(laid)
