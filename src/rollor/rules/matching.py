"""H-6, H-9: which hands of a card a seat's tiles are, or can still become.

Sets of hands are whole numbers, a bit a hand in the order of the card, so that a thousand hands are
asked at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import compress
from typing import NewType

from rollor.card import Card, Hand
from rollor.rules.exposure import Exposure, Exposures
from rollor.tiles import TILES, Rack, Tile

Hands = NewType("Hands", int)
"""A set of a card's hands, a bit each."""

SMALLEST, LARGEST = 3, 6
"""J-1: a group that takes jokers, and may be called, is a pung at least and a sextet at most."""


class Matcher:
    """A card made ready for asking."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.all = Hands((1 << len(card.hands)) - 1)
        self._open = Hands(0)
        self._groups: dict[tuple[Tile, int, int], int] = {}
        self._wants: dict[tuple[Tile, int], int] = {}
        for number, hand in enumerate(card.hands):
            self._enter(1 << number, hand)

    def _enter(self, bit: int, hand: Hand) -> None:
        if not hand.concealed:
            self._open = Hands(self._open | bit)
        alike = Counter((group.tiles[0], len(group.tiles)) for group in hand.groups if group.takes_jokers)
        for (tile, size), times in alike.items():
            for time in range(1, times + 1):
                key = (tile, size, time)
                self._groups[key] = self._groups.get(key, 0) | bit
        for tile in set(hand.need):
            for count in range(1, hand.need.count(tile) + 1):
                self._wants[tile, count] = self._wants.get((tile, count), 0) | bit

    def possible(self, exposures: Exposures) -> Hands:
        """H-4, H-9: the hands of which each exposure is a whole written group of its own."""
        if not exposures:
            return self.all
        found: int = self._open
        shown = Counter((exposure.tile, exposure.size) for exposure in exposures)
        for (tile, size), times in shown.items():
            found &= self._groups.get((tile, size, times), 0)
        return Hands(found)

    def hands(self, chosen: Hands) -> Iterator[Hand]:
        """The hands of a set, in the order of the card."""
        left: int = chosen
        while left:
            lowest = left & -left
            yield self.card.hands[lowest.bit_length() - 1]
            left ^= lowest

    def complete(self, rack: Rack, exposures: Exposures) -> tuple[Hand, ...]:
        """H-6: every hand that these tiles are, exactly: fourteen, rack and exposures together."""
        return self._complete(rack, exposures, self.possible(exposures))

    def concealed_only(self, rack: Rack, exposures: Exposures) -> bool:
        """H-4: whether the tiles would be a concealed hand if only nothing had been exposed."""
        together = sum((exposure.tiles for exposure in exposures), rack)
        return bool(exposures) and bool(self._complete(together, (), Hands(self.all & ~self._open)))

    def _complete(self, rack: Rack, exposures: Exposures, among: Hands) -> tuple[Hand, ...]:
        if len(rack) + sum(exposure.size for exposure in exposures) != 14:
            return ()
        shown = Rack.of(exposure.tile for exposure in exposures for _ in range(exposure.size))
        plain = rack.plain
        found: int = among
        for tile in compress(TILES, plain.counts):
            found &= self._wants.get((tile, plain.counts[tile] + shown.counts[tile]), 0)
            if not found:
                return ()
        return tuple(hand for hand in self.hands(Hands(found)) if hand.strict <= plain)

    def calls(self, rack: Rack, exposures: Exposures, tile: Tile) -> Iterator[tuple[Tile, ...]]:
        """H-2, H-9: each choice of rack tiles that makes a group with this discard and leaves a line."""
        naturals, jokers = rack.count(tile), rack.count(Tile.JOKER)
        for size in range(SMALLEST, min(LARGEST, naturals + jokers + 1) + 1):
            if not self.possible((*exposures, Exposure(tile, size))):
                continue
            for own in range(min(naturals, size - 1), max(-1, size - 2 - jokers), -1):
                yield (tile,) * own + (Tile.JOKER,) * (size - 1 - own)


@lru_cache(maxsize=32)
def matcher_of(card: Card | None) -> Matcher:
    """The card made ready; it is kept for the next to ask. `ValueError` if there is no card."""
    if card is None:
        raise ValueError("the hand that follows needs a card")
    return Matcher(card)
