"""A piece of a line, and where it stood."""

from __future__ import annotations

from dataclasses import dataclass

from rollor.notation.errors import NotationError, Reason


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
        start = len(self.text) - len(self.text.lstrip())
        first = "".join(self.text.split(maxsplit=1)[:1])
        after = start + len(first)
        after += len(self.text[after:]) - len(self.text[after:].lstrip())
        return (
            Word(first, self.line, self.column + start),
            Word(self.text[after:].rstrip(), self.line, self.column + after),
        )
