"""The text of a pattern -> its tree. Every fault is reported, not the first alone."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from rollor.card.diagnose import Diagnosis, diagnose
from rollor.card.faults import CardFault
from rollor.card.group import read_group
from rollor.card.syntax import Choice, Pattern, Wording, Written

LONGEST: Final = 500
"""Characters in one pattern; the longest that is needed has a few alternatives of fourteen tiles."""

_TOKEN: Final = re.compile(r"[\[\]|]|[^\s\[\]|]+")


class Parsed(NamedTuple):
    """The tree, and what is wrong (offsets count from 0 in the pattern). With faults, do not use the tree."""

    pattern: Pattern
    faults: tuple[Diagnosis, ...]


def parse(text: str) -> Parsed:
    """The tree of a pattern.

    >>> parse("FF [22x | 33x]").pattern.choices
    2
    >>> parse("FF 22x ]").faults
    (Diagnosis(reason=<CardFault.UNOPENED_BRACKET: 'unopened_bracket'>, offset=7, params={}),)
    """
    if len(text) > LONGEST:
        size = {"size": len(text), "limit": LONGEST}
        return Parsed(Pattern(()), (Diagnosis(CardFault.PATTERN_TOO_LONG, 0, {**size}),))
    reader = _Reader()
    for match in _TOKEN.finditer(text):
        reader.read(match[0], match.start())
    return reader.end()


class _Reader:
    """Takes the tokens of one pattern, one after the other."""

    def __init__(self) -> None:
        self.items: list[Written | Choice] = []
        self.faults: list[Diagnosis] = []
        self.bracket: list[list[Written]] | None = None
        self.bracket_at = 0
        self.nested = 0
        self.wordless = True
        """Whether the alternative that is open holds no word yet, readable or not."""

    def read(self, token: str, at: int) -> None:
        match token:
            case "[":
                self.open_bracket(at)
            case "]":
                self.close_bracket(at)
            case "|":
                self.bar(at)
            case _:
                self.word(token, at)

    def fault(self, reason: CardFault, at: int) -> None:
        self.faults.append(Diagnosis(reason, at, {}))

    def word(self, word: str, at: int) -> None:
        self.wordless = False
        group = read_group(word, at)
        if group is None:
            found = diagnose(word)
            self.faults.append(found._replace(offset=at + found.offset))
        elif self.bracket is None:
            self.items.append(group)
        else:
            self.bracket[-1].append(group)

    def open_bracket(self, at: int) -> None:
        if self.bracket is not None:
            self.fault(CardFault.NESTED_BRACKET, at)
            self.nested += 1
            return
        self.bracket, self.bracket_at, self.wordless = [[]], at, True

    def bar(self, at: int) -> None:
        if self.bracket is None:
            self.fault(CardFault.BAR_OUTSIDE_BRACKETS, at)
            return
        self.alternative_ends(at)
        self.bracket.append([])

    def close_bracket(self, at: int) -> None:
        if self.bracket is None:
            self.fault(CardFault.UNOPENED_BRACKET, at)
            return
        if self.nested:
            self.nested -= 1
            return
        self.alternative_ends(at)
        self.items.append(Choice(tuple(map(_wording, self.bracket))))
        self.bracket = None
        self.wordless = False

    def alternative_ends(self, at: int) -> None:
        if self.wordless:
            self.fault(CardFault.EMPTY_ALTERNATIVE, at)
        self.wordless = True

    def end(self) -> Parsed:
        if self.bracket is not None:
            self.fault(CardFault.UNCLOSED_BRACKET, self.bracket_at)
        elif self.wordless and not self.faults:
            self.fault(CardFault.EMPTY_PATTERN, 0)
        return Parsed(Pattern(tuple(self.items)), tuple(self.faults))


def _wording(groups: list[Written]) -> Wording:
    return tuple(groups)
