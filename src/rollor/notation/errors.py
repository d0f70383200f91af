"""What can be wrong with a text: a code, a place and parameters. `wording` has the sentences."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, unique

from rollor.notation.record_faults import RecordFault
from rollor.rules.deal import DealFault
from rollor.rules.errors import Illegal


@unique
class NotationFault(Enum):
    """The kinds of mistakes in tiles and racks; each value names the parameters that go with it.

    `found` is the text that is wrong (a character that can't be seen is written `U+00A0`),
    `suggestion` is what would be right in its place.
    """

    NOT_A_TILE = "not a tile: found"
    LETTER_CASE = "letter case: found suggestion"
    LOOK_ALIKE = "look-alike: found codepoint suggestion"
    INVISIBLE = "invisible: found"
    SEPARATOR = "separator: found"
    LONG_NAME = "long name: found suggestion"
    GLUED_WORD = "glued word: found suggestion"
    SUIT_MISSING = "suit missing: digits"
    SUIT_UNKNOWN = "suit unknown: found digits"
    SUIT_MISPLACED = "suit misplaced: found suggestion"
    NUMBER_MISSING = "number missing: found suit"
    ZERO_IN_RUN = "zero in run: found suggestion"
    TOO_MANY_COPIES = "too many copies: found limit"
    TOO_MANY_TILES = "too many tiles: found limit"
    HIDDEN_TILE = "hidden tile:"

    @property
    def parameters(self) -> frozenset[str]:
        """The names of the parameters that an error of this kind carries.

        >>> sorted(NotationFault.TOO_MANY_COPIES.parameters)
        ['found', 'limit']
        """
        return frozenset(self.value.partition(": ")[2].split())


Reason = NotationFault | RecordFault | DealFault | Illegal
"""Why a text is refused: by grammar, or by the law, which has a paragraph for it."""


class NotationError(Exception):
    """A text that can't be read: what is wrong, where, and what would be right.

    Lines and columns count from 1, in characters of the text as typed.

    >>> error = NotationError(NotationFault.SUIT_UNKNOWN, 1, 2, {"found": "x", "digits": "5"})
    >>> str(error), error.params["digits"]
    ("1:2 SUIT_UNKNOWN digits='5' found='x'", '5')
    """

    def __init__(self, reason: Reason, line: int, column: int, params: Mapping[str, str | int]) -> None:
        super().__init__(reason, line, column, params)
        self.reason = reason
        self.line = line
        self.column = column
        self.params = dict(params)

    def __str__(self) -> str:
        params = "".join(f" {name}={value!r}" for name, value in sorted(self.params.items()))
        return f"{self.line}:{self.column} {self.reason.name}{params}"
