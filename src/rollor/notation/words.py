"""A piece of a line, and where it stood."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from rollor.notation.errors import NotationError, Reason

_PARTS: Final = re.compile(r"[ \t]*(?P<first>[^ \t]*)[ \t]*(?P<rest>.*?)[ \t]*\Z", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Word:
    """Text with the line and the column of its first character."""

    text: str
    line: int
    column: int

    def error(self, reason: Reason, **params: str | int) -> NotationError:
        """What is wrong with it, at its place."""
        return NotationError(reason, self.line, self.column, params)

    def split(self) -> tuple[Word, Word]:
        """Its first word, and the rest without the spaces round it.

        >>> Word("  east  5c +2 ", 7, 1).split()
        (Word(text='east', line=7, column=3), Word(text='5c +2', line=7, column=9))
        """
        parts = _PARTS.match(self.text)
        assert parts is not None  # every text has these parts, empty or not
        return (
            Word(parts["first"], self.line, self.column + parts.start("first")),
            Word(parts["rest"], self.line, self.column + parts.start("rest")),
        )
