"""Cards and racks for the kernels' tests, and a count by another way."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache
from itertools import product

from hypothesis import strategies as st

from rollor.card import Card, Hand, read_card, sample
from rollor.tiles import FULL_SET, TILES, Rack, Tile

NATURALS = TILES[: Tile.JOKER]
SMALL = """
name = "Small"

[[section]]
name = "All kinds of groups"

[[section.line]]
pattern = "FFFF 22x 222y 22222x"
slide = 1
value = 25

[[section.line]]
pattern = "22x 22x NEWS RG 2026y"
value = 25

[[section.line]]
pattern = "666666b FF [66b | 66c] FFFF"
value = 25

[[section.line]]
pattern = "1123x 111y 1111z DDD!x"
value = 25

[[section.line]]
pattern = "5b 55b 555b 5555b 5c 555c"
value = 25

[[section.line]]
pattern = "11b 33b 55b 77b 99b EE WW"
value = 50
exposed = false

[[section.line]]
pattern = "DDDDx DDDy 2037z ZZZ"
value = 50
"""


@cache
def small() -> Card:
    """A card of a few lines with every kind of group."""
    return read_card(SMALL)


@cache
def practice() -> Card:
    return read_card(sample("practice"))


def random_racks(number: int, seed: int, size: int = 13) -> list[Rack]:
    """So many racks, each dealt from a whole set."""
    rng, tiles = random.Random(seed), tuple(FULL_SET)
    return [Rack.of(rng.sample(tiles, size)) for _ in range(number)]


def near_racks(card: Card, number: int, seed: int) -> list[Rack]:
    """Racks on the way to a hand: some of its tiles, some jokers, the rest at random."""
    rng, tiles, found = random.Random(seed), tuple(FULL_SET), []
    for _ in range(number):
        hand = rng.choice(card.hands)
        kept = [tile for tile in rng.sample(tuple(hand.need), rng.randint(0, 14)) if rng.random() < 0.9]
        jokers = [Tile.JOKER] * rng.randint(0, 8)
        mixed = (kept + jokers)[:14]
        found.append(Rack.of(mixed + rng.sample(tiles, rng.randint(13, 14) - min(len(mixed), 13))))
    return found


@st.composite
def racks(draw: st.DrawFn) -> Rack:
    """Racks of any size up to 14 with any number of jokers and flowers, copies counted as in a set."""
    jokers = draw(st.integers(0, 8))
    flowers = draw(st.integers(0, min(8, 14 - jokers)))
    kinds = st.sampled_from(NATURALS[1:])
    others = draw(st.lists(kinds, max_size=14 - jokers - flowers))
    kept = [tile for tile in set(others) for _ in range(min(others.count(tile), 4))]
    return Rack.of([Tile.FLOWER] * flowers + kept + [Tile.JOKER] * jokers)


def most_placed(hand: Hand, rack: Rack) -> int:
    """How many tiles of a rack find a place in a hand, each tile in one place: a greatest matching.

    Tiles look for places one by one; one that finds its places taken asks those who lie there to move.
    """
    places = [(tile, group.takes_jokers) for group in hand.groups for tile in group.tiles]
    lies: dict[int, int] = {}
    tiles = list(rack)

    def finds(number: int, asked: set[int]) -> bool:
        for place, (tile, joker_may) in enumerate(places):
            fits = joker_may if tiles[number] is Tile.JOKER else tiles[number] is tile
            if fits and place not in asked:
                asked.add(place)
                if place not in lies or finds(lies[place], asked):
                    lies[place] = number
                    return True
        return False

    return sum(finds(number, set()) for number in range(len(tiles)))


def all_racks(kinds: Iterable[tuple[Tile, int]]) -> list[Rack]:
    """Every rack of these kinds with up to so many of each."""
    listed = list(kinds)
    return [
        Rack.of(tile for (tile, _), number in zip(listed, numbers, strict=True) for tile in [tile] * number)
        for numbers in product(*(range(most + 1) for _, most in listed))
    ]
