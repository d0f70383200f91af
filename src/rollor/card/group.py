"""One written group: the word between two spaces -> its place in the tree, or what is wrong with it."""

from __future__ import annotations

import re
from typing import Final

from rollor.card.syntax import SUIT_LETTERS, Dragons, Fixed, Numbers, Winds, Written
from rollor.tiles import Tile

_NUMBERS: Final = re.compile(r"(?P<digits>0*[1-9][0-9]*)(?P<suit>[xyzbcdXYZBCD])")
_DRAGONS: Final = re.compile(r"(?P<dragons>D+)(?:(?P<opposed>!?)(?P<suit>[xyzbcd]))?")
_WINDS: Final = re.compile(r"Z+")
_FLOWERS: Final = re.compile(r"F+")
_NAMED: Final = re.compile(r"[ESWNRG0]+")

MOST_ALIKE_AMONG_UNLIKE: Final = 2
"""`NNNEEE` is two pungs without a space between, not a group of unlike winds."""


def read_group(word: str, column: int) -> Written | None:
    """What a word means as a group; nothing if it means none.

    >>> read_group("22X", 0)
    Numbers(text='22x', column=0, digits='22', suit='x')
    >>> read_group("777h", 0) is None
    True
    """
    if match := _NUMBERS.fullmatch(word):
        digits, suit = match["digits"], match["suit"].lower()
        return None if digits == "10" else Numbers(digits + suit, column, digits, suit)
    if match := _DRAGONS.fullmatch(word):
        return Dragons(word, column, len(match["dragons"]), match["suit"] or "", match["opposed"] == "!")
    if _WINDS.fullmatch(word):
        return Winds(word, column, len(word))
    if _FLOWERS.fullmatch(word) or (_NAMED.fullmatch(word) and _one_group(word)):
        return Fixed(word, column, tuple(map(Tile.from_token, word)))
    return None


def _one_group(word: str) -> bool:
    letters = set(word)
    return len(letters) == 1 or all(word.count(letter) <= MOST_ALIKE_AMONG_UNLIKE for letter in letters)


_PARTS: Final = re.compile(r"0*[1-9][0-9]*[xyzbcd]|D+(?:!?[xyzbcd])?|F+|Z+|E+|S+|W+|N+|R+|G+|0+")
_LONE: Final = re.compile(r"(?:[ESWNRGFZ]+)[xyzbcd]")


def split(word: str) -> str:
    """The word with the spaces that seem to be missing, or nothing if that doesn't help.

    >>> split("FFFF666b"), split("NNNEEE"), split("77")
    ('FFFF 666b', 'NNN EEE', '')
    """
    parts = _PARTS.findall(word)
    return " ".join(parts) if "".join(parts) == word and len(parts) > 1 else ""


def honor_with_suit(word: str) -> bool:
    """Whether a suit letter stands behind winds, flowers, or dragons that are named (`RRRx`)."""
    return bool(_LONE.fullmatch(word))


ALLOWED: Final = "0123456789 F E S W N Z R G D " + " ".join(SUIT_LETTERS) + " ! [ ] |"
"""Every character that a pattern may hold."""
