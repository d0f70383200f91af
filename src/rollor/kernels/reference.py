"""J-1, J-2: how many tiles a rack still wants, by laying it out on the written groups.

This is what distance means: slow and obvious, without arrays. The kernels are tested against it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rollor.card.model import Card, Group, Hand, LineId
from rollor.rules.exposure import Exposure
from rollor.tiles import Rack, Tile


def distance(hand: Hand, rack: Rack) -> int:
    """How many tiles the rack still wants to be this hand.

    `ValueError` if a tile of the rack is hidden.

    >>> from rollor.card import read_card, sample
    >>> near = read_card(sample("practice")).hands_of("1-1")[0]
    >>> distance(near, Rack.tokens("F F F 6b 6b 6b 6d 6d 6d E 1c 4c J"))
    3
    """
    return _wanted(hand.groups, rack)


def open_distance(hand: Hand, rack: Rack, exposures: Iterable[Exposure]) -> int | None:
    """How many tiles the rack still wants when these groups lie open; `None` if they rule the hand out.

    Each exposure is one whole written group (H-5), and a concealed hand takes none (H-4).

    >>> from rollor.card import read_card, sample
    >>> near = read_card(sample("practice")).hands_of("1-1")[0]
    >>> open_distance(near, Rack.tokens("F F F 6b 6b 6b 6d 6d 6d"), [Exposure(Tile.EAST, 4)])
    1
    """
    groups = list(hand.groups)
    for exposure in exposures:
        same = [group for group in groups if group.tiles == (exposure.tile,) * exposure.size]
        if hand.concealed or not same:
            return None
        groups.remove(same[0])
    return _wanted(groups, rack)


def _wanted(groups: Iterable[Group], rack: Rack) -> int:
    """Lays every tile on one place of one group.

    Groups that take no jokers are served first, for naturals are all they can use; then the others; then
    jokers go into what is still open of the groups that take them, each a written group of three or more
    like tiles (J-1, J-2).
    """
    if Tile.HIDDEN in rack:
        raise ValueError("a hidden tile has no distance")
    left = Counter(rack)
    open_to_jokers = closed_to_jokers = 0
    for group in sorted(groups, key=lambda group: group.takes_jokers):
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
