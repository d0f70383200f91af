"""The text of a card -> the card, or everything that is wrong with it."""

from __future__ import annotations

from rollor.card.check import check
from rollor.card.faults import CardError, Fault
from rollor.card.model import Card
from rollor.card.plain_text import digest, plain_text
from rollor.card.toml_text import locate


def read_card(source: str | bytes) -> Card:
    """The card that a TOML text describes; `CardError` holds all its faults, in the text's order.

    >>> from rollor.card import sample
    >>> card = read_card(sample("practice"))
    >>> card.name, [group.text for group in card.hands_of("1-1")[0].groups]
    ('Practice', ['FFFF', '666b', '666d', 'EEEE'])
    """
    text, unreadable = plain_text(source)
    if unreadable:
        raise CardError(unreadable)
    faults: list[Fault] = []
    found = check(locate(text, faults), faults)
    if faults:
        raise CardError(tuple(sorted(faults, key=_position)))
    return Card(*found, digest(text))


def _position(fault: Fault) -> tuple[int, int]:
    return fault.line, fault.column
