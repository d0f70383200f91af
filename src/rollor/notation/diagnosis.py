"""Why a text is no tile: the first mistake in it, and what would be right."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from string import ascii_letters, digits
from typing import Final

from rollor.notation.errors import NotationError, NotationFault

WORDS: Final = {"RD": "R", "GD": "G", "WD": "0", "Wh": "0", "Soap": "0"}
"""Words that name a tile when they stand alone, and its token."""

_CASED: Final = {word.lower(): token for word, token in WORDS.items()}
_NAMES: Final = {
    "east": "E",
    "south": "S",
    "west": "W",
    "north": "N",
    "red": "R",
    "green": "G",
    "white": "0",
    "zero": "0",
    "flower": "F",
    "joker": "J",
    "hidden": "?",
}
"""Names of tiles that are not read, in lower case."""

_SUIT_NAMES: Final = {
    **dict.fromkeys(("bamboos", "bamboo", "bams", "bam", "s"), "b"),
    **dict.fromkeys(("characters", "character", "char", "cracks", "crack"), "c"),
    **dict.fromkeys(("craks", "crak", "m"), "c"),
    **dict.fromkeys(("circles", "circle", "dots", "dot", "p"), "d"),
}
"""What follows a number elsewhere; `bam`, `crak` and `dot` are read here too, as whole words."""

_READ_SUITS: Final = frozenset(("bam", "crak", "dot"))
_NUMBERS: Final = "123456789"
_SUITS: Final = "bcdBCD"
_LETTERS: Final = "ESWNRGFJ"
_PLAIN: Final = frozenset(digits + _SUITS + _LETTERS + "?")
_SEPARATORS: Final = ",;:/|&."
_LOOK_ALIKES: Final = {
    **dict.fromkeys("\u0415\u0435\u0395", "E"),
    **dict.fromkeys("\u0405\u0455", "S"),
    **dict.fromkeys("\u051c\u051d", "W"),
    **dict.fromkeys("\u039d", "N"),
    **dict.fromkeys("\u050c", "G"),
    **dict.fromkeys("\u03dc", "F"),
    **dict.fromkeys("\u0408\u0458\u037f", "J"),
    **dict.fromkeys("\u0412\u0432\u0392\u042c\u044c", "b"),
    **dict.fromkeys("\u0421\u0441\u03f9\u03f2", "c"),
    **dict.fromkeys("\u0501", "d"),
    **dict.fromkeys("\u041e\u043e\u039f\u03bfOo", "0"),
    **dict.fromkeys("lI", "1"),
}
"""Cyrillic and Greek letters, and some of ours, that look like what is written here."""

_RUN: Final = re.compile(r"([0-9]+)([A-Za-z]?)")
_APART: Final = re.compile(r"(?P<run>[1-9]+) +(?P<suit>(?i:bam|crak|dot)|[bcdBCD])(?![0-9A-Za-z])")
_TURNED: Final = re.compile(r"(?P<suit>[bcdBCD])(?P<run>[1-9]+)(?![0-9A-Za-z])")
_GLUED: Final = re.compile("|".join(WORDS))
_LONG_SUIT: Final = re.compile(
    rf"([1-9]+)((?i:{'|'.join(name for name in _SUIT_NAMES if name != 's')})|s)(?![a-z])"
)


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """One mistake: its kind, its place in the text counted from 0, its parameters."""

    fault: NotationFault
    place: int
    params: dict[str, str]

    def error(self, line: int, column: int) -> NotationError:
        """The mistake as an exception, for a text whose first character stands there."""
        return NotationError(self.fault, line, column + self.place, self.params)


def diagnose(text: str, place: int) -> Diagnosis:
    """What is wrong where reading stopped; a word is taken whole, so it may begin before.

    >>> print(diagnose("147c Soap 10b", 10).error(line=1, column=1))
    1:12 ZERO_IN_RUN found='10b' suggestion='1b 0'
    """
    named = _name(text, place) or _glued(text, place) or _long_suit(text, place)
    return named or _apart(text, place) or _run(text, place) or _sign(text, place)


def _name(text: str, place: int) -> Diagnosis | None:
    """A name that is no notation, standing alone: `East`, `soap`, `jokers`."""
    after = text[place:].lstrip(ascii_letters)
    first = len(text[:place].rstrip(ascii_letters))
    word = text[first : len(text) - len(after)]
    lower = word.lower().removesuffix("s")
    fault = NotationFault.LETTER_CASE if lower in _CASED else NotationFault.LONG_NAME
    token = _CASED.get(lower) or _NAMES.get(lower)
    if token is None or text[place] not in ascii_letters:
        return None
    return Diagnosis(fault, first, {"found": word, "suggestion": token})


def _glued(text: str, place: int) -> Diagnosis | None:
    """A word that would have to stand alone: `FRD`. Its first letter has been read."""
    found = _GLUED.match(text, max(place - 1, 0))
    if found is None:
        return None
    params = {"found": found[0], "suggestion": WORDS[found[0]]}
    return Diagnosis(NotationFault.GLUED_WORD, found.start(), params)


def _long_suit(text: str, place: int) -> Diagnosis | None:
    """A number with the long or foreign name of a suit: `5crack`, `5m`, and `F5bam`."""
    begun = place > 0 and text[place - 1] in _SUITS
    first = len(text[: place - 1].rstrip(_NUMBERS)) if begun else place
    found = _LONG_SUIT.match(text, first)
    if found is None:
        return None
    name = found[2].lower()
    fault = NotationFault.GLUED_WORD if name in _READ_SUITS else NotationFault.LONG_NAME
    params = {"found": found[0], "suggestion": found[1] + _SUIT_NAMES[name]}
    return Diagnosis(fault, first, params)


def _apart(text: str, place: int) -> Diagnosis | None:
    """A suit letter away from its digits, or before them: `147 c`, `b5`."""
    found = _APART.match(text, place) or _TURNED.match(text, place)
    if found is None:
        return None
    params = {"found": found[0], "suggestion": found["run"] + found["suit"][0].lower()}
    return Diagnosis(NotationFault.SUIT_MISPLACED, place, params)


def _run(text: str, place: int) -> Diagnosis | None:
    """Digits with a zero among them, or with no suit letter behind: `10b`, `5`, `5x`."""
    found = _RUN.match(text, place)
    if found is None:
        return None
    run, letter = found[1].replace("0", ""), found[2]
    if letter and letter in _SUITS:
        tokens = [run + letter.lower()] * bool(run) + ["0" * found[1].count("0")]
        params = {"found": found[0], "suggestion": " ".join(tokens)}
        return Diagnosis(NotationFault.ZERO_IN_RUN, place + found[1].index("0"), params)
    if letter and letter not in _LETTERS:
        params = {"found": letter, "digits": run}
        return Diagnosis(NotationFault.SUIT_UNKNOWN, found.start(2), params)
    meant = _meant_for_suit(text, found.end())
    if meant is not None:
        return meant
    return Diagnosis(NotationFault.SUIT_MISSING, place + found[1].index(run[0]), {"digits": run})


def _meant_for_suit(text: str, place: int) -> Diagnosis | None:
    """Behind digits: a sign that looks like a suit letter or a digit, or can't be seen."""
    sign = _sign(text, place) if place < len(text) else None
    if sign is None or sign.fault not in (NotationFault.LOOK_ALIKE, NotationFault.INVISIBLE):
        return None
    return None if sign.params.get("suggestion", "b") in _LETTERS else sign


def _sign(text: str, place: int) -> Diagnosis:
    """A single character that is no tile, or half of one."""
    sign = text[place]
    shown = sign if sign.isprintable() else f"U+{ord(sign):04X}"
    if sign.isspace() or sign in _SEPARATORS:
        return Diagnosis(NotationFault.SEPARATOR, place, {"found": shown})
    if not sign.isprintable() or "\ufe00" <= sign <= "\ufe0f":
        return Diagnosis(NotationFault.INVISIBLE, place, {"found": f"U+{ord(sign):04X}"})
    if sign in _SUITS:
        params = {"found": sign, "suit": sign.lower()}
        return Diagnosis(NotationFault.NUMBER_MISSING, place, params)
    if sign.upper() in _LETTERS:
        return Diagnosis(NotationFault.LETTER_CASE, place, {"found": sign, "suggestion": sign.upper()})
    return _look_alike(sign, place) or Diagnosis(NotationFault.NOT_A_TILE, place, {"found": sign})


def _look_alike(sign: str, place: int) -> Diagnosis | None:
    """A letter or digit of another alphabet, or of another width, that looks right."""
    decimal = unicodedata.decimal(sign, None)
    plain = unicodedata.normalize("NFKC", sign) if decimal is None else str(decimal)
    right = _LOOK_ALIKES.get(sign) or (plain if plain in _PLAIN and plain != sign else None)
    if right is None:
        return None
    params = {"found": sign, "codepoint": f"U+{ord(sign):04X}", "suggestion": right}
    return Diagnosis(NotationFault.LOOK_ALIKE, place, params)
