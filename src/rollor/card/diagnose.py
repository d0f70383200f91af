"""What is wrong with a word that means no group, and what would be right."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from rollor.card.faults import CardFault
from rollor.card.group import ALLOWED, honor_with_suit, read_group, split
from rollor.card.syntax import SUIT_LETTERS

_NAMES: Final = {"rd": "R", "gd": "G", "wd": "0", "wh": "0", "soap": "0"}
_SUIT_NAME: Final = re.compile(r"(0*[1-9][0-9]*)(b|c|d)(?:am|rak|ot)s?", re.IGNORECASE)
_OTHER_SUIT: Final = re.compile(r"[0-9]+([^0-9!]+)")

_LOOKALIKES: Final = str.maketrans(
    "OoОоΟЕΕСсХхУуΖЗНΝЅВІIlІ",
    "00000EEccxxyyZ3NNSb1111",
)
"""Letters of other alphabets, and of this one, that look like those of the card language."""


class Diagnosis(NamedTuple):
    """What is wrong, where in the word, and the parameters of the fault."""

    reason: CardFault
    offset: int
    params: dict[str, str | int]


def diagnose(word: str) -> Diagnosis:
    """What is wrong with a word that `read_group` can't read.

    >>> diagnose("777h")
    Diagnosis(reason=<CardFault.UNKNOWN_SUIT: 'unknown_suit'>, offset=3, \
params={'group': '777h', 'suit': 'h', 'allowed': 'x y z b c d'})
    """
    return next(found for question in _QUESTIONS for found in question(word))


def _other_name(word: str) -> Iterator[Diagnosis]:
    right = _NAMES.get(word.lower(), "")
    if match := _SUIT_NAME.fullmatch(word):
        right = match[1] + match[2].lower()
    if right:
        yield Diagnosis(CardFault.OTHER_NAME, 0, {"group": word, "right": right})


def _joker(word: str) -> Iterator[Diagnosis]:
    if "J" in word.upper():
        yield Diagnosis(CardFault.JOKER_WRITTEN, word.upper().index("J"), {"group": word})


def _wrong_letter(word: str) -> Iterator[Diagnosis]:
    plain = unicodedata.normalize("NFKC", word).translate(_LOOKALIKES)
    guesses = (plain, plain.upper(), plain[:-1].upper() + plain[-1:].lower())
    for right in guesses:
        if len(right) == len(word) and read_group(right, 0):
            at = next(at for at, (a, b) in enumerate(zip(word, right, strict=True)) if a != b)
            params = {"group": word, "character": word[at], "code": code_point(word[at])}
            yield Diagnosis(CardFault.WRONG_LETTER, at, {**params, "right": right})


def _missing_space(word: str) -> Iterator[Diagnosis]:
    if right := split(word):
        yield Diagnosis(CardFault.MISSING_SPACE, 0, {"group": word, "right": right})


def _unknown_suit(word: str) -> Iterator[Diagnosis]:
    match = _OTHER_SUIT.fullmatch(word)
    if match and match[1].lower() not in tuple(SUIT_LETTERS):
        params = {"group": word, "suit": match[1], "allowed": " ".join(SUIT_LETTERS)}
        yield Diagnosis(CardFault.UNKNOWN_SUIT, match.start(1), params)


def _unknown_character(word: str) -> Iterator[Diagnosis]:
    for at, character in enumerate(word):
        if character not in ALLOWED + "XYBC":
            params = {"group": word, "character": character, "code": code_point(character)}
            yield Diagnosis(CardFault.UNKNOWN_CHARACTER, at, {**params, "allowed": ALLOWED})


def _misplaced_mark(word: str) -> Iterator[Diagnosis]:
    if "!" in word:
        yield Diagnosis(CardFault.MISPLACED_MARK, word.index("!"), {"group": word})


def _missing_suit(word: str) -> Iterator[Diagnosis]:
    if word.isdigit():
        yield Diagnosis(CardFault.MISSING_SUIT, 0, {"group": word, "right": word + "x"})


def _suit_too_many(word: str) -> Iterator[Diagnosis]:
    body = word[:-1]
    if body.strip("0") == "" and body:
        yield Diagnosis(CardFault.ZERO_WITH_SUIT, len(body), {"group": word, "right": body})
    elif body == "10":
        right = f"1{word[-1].lower()} 0"
        yield Diagnosis(CardFault.NUMBER_TEN, 0, {"group": word, "right": right})
    elif honor_with_suit(word) and read_group(body, 0):
        yield Diagnosis(CardFault.HONOR_WITH_SUIT, len(body), {"group": word, "right": body})


def _unknown_group(word: str) -> Iterator[Diagnosis]:
    yield Diagnosis(CardFault.UNKNOWN_GROUP, 0, {"group": word})


def code_point(character: str) -> str:
    """The character's number as Unicode writes it: `U+0445`."""
    return f"U+{ord(character):04X}"


_QUESTIONS: Final[tuple[Callable[[str], Iterator[Diagnosis]], ...]] = (
    _other_name,
    _joker,
    _wrong_letter,
    _missing_space,
    _unknown_suit,
    _unknown_character,
    _misplaced_mark,
    _missing_suit,
    _suit_too_many,
    _unknown_group,
)
