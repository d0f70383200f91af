"""Counting and numbering what can be taken out of a rack, up to three tiles, like tiles alike (C-5).

Three numbers tell how many ways there are: how many kinds are held at all, twice, and three times.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, compress
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
    """The set with that number, sorted: first those of unlike tiles, then with a pair, then three alike.

    `IndexError` past the last.

    >>> [" ".join(tile.token for tile in choice(Rack.tokens("F F 6b E"), 2, k)) for k in range(4)]
    ['F 6b', 'F E', '6b E', 'F F']
    """
    kinds = list(compress(TILES, rack.counts))
    if index < 0:
        raise IndexError(index)
    unlike = _unlike(len(kinds), size)
    if index < len(unlike):
        return tuple([kinds[place] for place in unlike[index]])
    alike = [(tile, tile) for tile in kinds if rack.counts[tile] > 1] if size > 1 else []
    if size < 3:
        return alike[index - len(unlike)]
    paired = [tuple(sorted((*pair, tile))) for pair in alike for tile in kinds if tile is not pair[0]]
    three = [(tile, tile, tile) for tile in kinds if rack.counts[tile] > 2]
    return [*paired, *three][index - len(unlike)]


@cache
def _unlike(kinds: int, size: int) -> tuple[tuple[int, ...], ...]:
    """Every choice of so many different places."""
    return tuple(combinations(range(kinds), size))


def order(rack: Rack, size: int, index: int) -> tuple[Tile, ...]:
    """The row with that number, in canonical order of rows; `IndexError` past the last.

    >>> [" ".join(tile.token for tile in order(Rack.tokens("F F 6b"), 2, k)) for k in range(3)]
    ['F F', 'F 6b', '6b F']
    """
    kinds, held = list(compress(TILES, rack.counts)), bytearray(filter(None, rack.counts))
    laid: list[Tile] = []
    if index < 0:
        raise IndexError(index)
    for left in range(size - 1, -1, -1):  # pass over as many rows as begin with an earlier tile
        below: dict[int, int] = {0: 0}  # how many begin with a tile that is held so often
        for place, number in enumerate(held):
            if number not in below:
                held[place] = number - 1
                below[number] = orders(held, left)
                held[place] = number
            if index < below[number]:
                laid.append(kinds[place])
                held[place] = number - 1
                break
            index -= below[number]
        else:
            raise IndexError(index)
    if index:  # past the one row of no tiles
        raise IndexError(index)
    return tuple(laid)
