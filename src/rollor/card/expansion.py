"""What programs read of a concrete hand."""

from __future__ import annotations

from typing import TypedDict

from rollor.card.model import Hand
from rollor.tiles import Rack


class Expansion(TypedDict):
    """One object of `rollor card expand`; counts by tile, in canonical order."""

    line: str
    groups: list[str]
    need: dict[str, int]
    strict: dict[str, int]
    value: int
    concealed: bool


def expansion(hand: Hand) -> Expansion:
    """The hand as JSON has it, keys in this order.

    >>> from rollor.card import read_card, sample
    >>> expansion(read_card(sample("practice")).hands_of("1-1")[0])["need"]
    {'F': 4, '6b': 3, '6d': 3, 'E': 4}
    """
    return {
        "line": hand.line,
        "groups": [group.text for group in hand.groups],
        "need": counted(hand.need),
        "strict": counted(hand.strict),
        "value": hand.value,
        "concealed": hand.concealed,
    }


def counted(rack: Rack) -> dict[str, int]:
    """How many of each tile, by token, in canonical order."""
    return {tile.token: rack.count(tile) for tile in dict.fromkeys(rack)}
