"""D-2: every tile is as likely in every place, and beside every other. And a bad shuffle is found out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import product
from random import Random

import pytest

from rollor.rules import Seed
from rollor.rules.deal import shuffled_wall
from rollor.tiles import COPIES, FULL_SET, TILES, Tile

Wall = Sequence[Tile]
Shuffle = Callable[[int], Wall]

CLASSES = {tile: tile.token[-1] if tile.token[-1] in "bcdFJ" else "honour" for tile in TILES}
PLACES = (0, 12, 51, 52, 150)


def fair(number: int) -> Wall:
    return shuffled_wall(Seed(number.to_bytes(32, "big")))


def any_with_any(number: int) -> Wall:
    """A well-known mistake: every place is swapped with any place."""
    dice, row = Random(number), list(FULL_SET)
    for place in range(152):
        other = dice.randrange(152)
        row[place], row[other] = row[other], row[place]
    return row


def off_by_one(number: int) -> Wall:
    """Another: no tile may stay where it is."""
    dice, row = Random(number), list(FULL_SET)
    for place in range(151, 0, -1):
        other = dice.randrange(place)
        row[place], row[other] = row[other], row[place]
    return row


def bound(freedom: int, deviations: float) -> float:
    """What chi-square exceeds about as often as a normal variable these deviations (Wilson, Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + deviations * spread**0.5) ** 3)


def chi_square(counts: Counter[object], likely: dict[object, float], total: int) -> float:
    return sum((counts[cell] - total * share) ** 2 / (total * share) for cell, share in likely.items())


def places_off(walls: Sequence[Wall]) -> bool:
    """Whether the kinds in the 152 places are further from even than chance would have it."""
    likely: dict[object, float] = {tile: copies / 152 for tile, copies in zip(TILES, COPIES, strict=False)}
    found = [chi_square(Counter(column), likely, len(walls)) for column in zip(*walls, strict=True)]
    whole = sum(found), bound(152 * 35, 4.5), bound(152 * 35, -4.5)
    return max(found) > bound(35, 5.2) or not whole[2] < whole[0] < whole[1]


def neighbours_off(walls: Sequence[Wall], classes: dict[Tile, object]) -> bool:
    """The same of what lies side by side, at a few places."""
    sizes = Counter(classes[tile] for tile in FULL_SET)
    likely: dict[object, float] = {
        (one, other): sizes[one] * (sizes[other] - (one == other)) / (152 * 151)
        for one, other in product(sizes, repeat=2)
    }
    likely = {pair: share for pair, share in likely.items() if share}
    return any(
        chi_square(_pairs(walls, place, classes), likely, len(walls)) > bound(len(likely) - 1, 5.2)
        for place in PLACES
    )


def _pairs(walls: Iterable[Wall], place: int, classes: dict[Tile, object]) -> Counter[object]:
    return Counter((classes[wall[place]], classes[wall[place + 1]]) for wall in walls)


def test_every_kind_is_as_likely_in_every_place_and_beside_every_other() -> None:
    walls = [fair(number) for number in range(4_000)]
    assert not places_off(walls)
    assert not neighbours_off(walls, dict(CLASSES))


@pytest.mark.parametrize("shuffle", [any_with_any, off_by_one])
def test_a_bad_shuffle_would_be_found_out(shuffle: Shuffle) -> None:
    assert places_off([shuffle(number) for number in range(4_000)])


@pytest.mark.soak
def test_every_kind_is_as_likely_over_a_hundred_thousand_deals() -> None:
    walls = [bytes(fair(number)) for number in range(100_000)]
    rows = [tuple(map(TILES.__getitem__, wall)) for wall in walls]
    assert not places_off(rows)
    assert not neighbours_off(rows, dict(zip(TILES, TILES, strict=True)))
