"""J-1, J-2: how many tiles a rack still wants, by laying it out on the written groups.

This is what distance means: slow and obvious, without arrays. The kernels are tested against it.
"""

from __future__ import annotations

from collections import Counter

from rollor.card.model import Card, Hand, LineId
from rollor.tiles import Rack, Tile


def distance(hand: Hand, rack: Rack) -> int:
    """How many tiles the rack still wants to be this hand.

    Every tile is laid on one place of one group. Groups that take no jokers are served first,
    for naturals are all they can use; then the others; then jokers go into what is still open of
    the groups that take them, each a written group of three or more like tiles (J-1, J-2).
    `ValueError` if a tile of the rack is hidden.

    >>> from rollor.card import read_card, sample
    >>> near = read_card(sample("practice")).hands_of("1-1")[0]
    >>> distance(near, Rack.tokens("F F F 6b 6b 6b 6d 6d 6d E 1c 4c J"))
    3
    """
    if Tile.HIDDEN in rack:
        raise ValueError("a hidden tile has no distance")
    left = Counter(rack)
    open_to_jokers = closed_to_jokers = 0
    for group in sorted(hand.groups, key=lambda group: group.takes_jokers):
        for tile in group.tiles:
            if left[tile]:
                left[tile] -= 1
            elif group.takes_jokers:
                open_to_jokers += 1
            else:
                closed_to_jokers += 1
    return closed_to_jokers + max(open_to_jokers - left[Tile.JOKER], 0)


def nearest_lines(card: Card, rack: Rack) -> tuple[int, tuple[LineId, ...]]:
    """The least distance over all hands of a card, and the ids of every line that has it, sorted.

    >>> from rollor.card import read_card, sample
    >>> rack = Rack.tokens("F F F F 6b 6b 6b 6d 6d 6d E E E J")
    >>> nearest_lines(read_card(sample("practice")), rack)
    (0, ('1-1',))
    """
    found = [(distance(hand, rack), hand.line) for hand in card.hands]
    least = min(found)[0]
    return least, tuple(sorted({line for far, line in found if far == least}))
