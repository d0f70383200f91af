"""What can be wrong with a card: codes with parameters, never sentences.

Sentences, in every language, are made elsewhere from `Fault.reason` and `Fault.params`. The
parameters are rich enough to say what is wrong and what would be right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final


class CardFault(Enum):
    """Why a card is refused. `PARAMS` names the parameters that each reason carries."""

    # the text as a whole
    OTHER_ENCODING = "other_encoding"
    BROKEN_UTF8 = "broken_utf8"
    NUL_CHARACTER = "nul_character"
    LONE_CR = "lone_cr"
    CONTROL_CHARACTER = "control_character"
    CARD_TOO_LONG = "card_too_long"
    # the file: keys, values, blocks
    NO_ENTRY = "no_entry"
    KEY_NOT_PLAIN = "key_not_plain"
    UNKNOWN_BLOCK = "unknown_block"
    LINE_BEFORE_SECTION = "line_before_section"
    NESTED_VALUE = "nested_value"
    UNCLOSED_QUOTE = "unclosed_quote"
    TEXT_AFTER_VALUE = "text_after_value"
    DUPLICATE_KEY = "duplicate_key"
    UNKNOWN_KEY = "unknown_key"
    MISSING_KEY = "missing_key"
    NOT_QUOTED = "not_quoted"
    BAD_ESCAPE = "bad_escape"
    EMPTY_TEXT = "empty_text"
    UNPRINTABLE_TEXT = "unprintable_text"
    NOT_A_NUMBER = "not_a_number"
    NOT_TRUE_OR_FALSE = "not_true_or_false"
    BAD_ID = "bad_id"
    DUPLICATE_ID = "duplicate_id"
    CARD_WITHOUT_LINES = "card_without_lines"
    SECTION_WITHOUT_LINES = "section_without_lines"
    # how a pattern is written
    PATTERN_OF_MANY_LINES = "pattern_of_many_lines"
    PATTERN_TOO_LONG = "pattern_too_long"
    BACKSLASH = "backslash"
    EMPTY_PATTERN = "empty_pattern"
    NESTED_BRACKET = "nested_bracket"
    UNCLOSED_BRACKET = "unclosed_bracket"
    UNOPENED_BRACKET = "unopened_bracket"
    BAR_OUTSIDE_BRACKETS = "bar_outside_brackets"
    EMPTY_ALTERNATIVE = "empty_alternative"
    OTHER_NAME = "other_name"
    JOKER_WRITTEN = "joker_written"
    WRONG_LETTER = "wrong_letter"
    UNKNOWN_CHARACTER = "unknown_character"
    UNKNOWN_SUIT = "unknown_suit"
    MISSING_SUIT = "missing_suit"
    ZERO_WITH_SUIT = "zero_with_suit"
    HONOR_WITH_SUIT = "honor_with_suit"
    NUMBER_TEN = "number_ten"
    MISSING_SPACE = "missing_space"
    MISPLACED_MARK = "misplaced_mark"
    UNKNOWN_GROUP = "unknown_group"
    # what a pattern means
    NOT_FOURTEEN = "not_fourteen"
    TOO_MANY_SUITS = "too_many_suits"
    TOO_MANY_DRAGONS = "too_many_dragons"
    TOO_MANY_WINDS = "too_many_winds"
    NO_DRAGON_LEFT = "no_dragon_left"
    SLIDE_WITHOUT_NUMBERS = "slide_without_numbers"
    SLIDE_WITHOUT_SHIFT = "slide_without_shift"
    TOO_MANY_NATURALS = "too_many_naturals"
    TOO_MANY_JOKERS = "too_many_jokers"
    TOO_MANY_HANDS = "too_many_hands"


_GROUP: Final = ("group",)
_RIGHT: Final = ("group", "right")

PARAMS: Final[Mapping[CardFault, tuple[str, ...]]] = MappingProxyType(
    {
        CardFault.OTHER_ENCODING: ("encoding",),
        CardFault.BROKEN_UTF8: ("byte",),
        CardFault.NUL_CHARACTER: (),
        CardFault.LONE_CR: (),
        CardFault.CONTROL_CHARACTER: ("code",),
        CardFault.CARD_TOO_LONG: ("size", "limit"),
        CardFault.NO_ENTRY: ("text",),
        CardFault.KEY_NOT_PLAIN: ("key",),
        CardFault.UNKNOWN_BLOCK: ("block", "allowed"),
        CardFault.LINE_BEFORE_SECTION: (),
        CardFault.NESTED_VALUE: ("key",),
        CardFault.UNCLOSED_QUOTE: ("key",),
        CardFault.TEXT_AFTER_VALUE: ("key", "text"),
        CardFault.DUPLICATE_KEY: ("key", "first_line"),
        CardFault.UNKNOWN_KEY: ("key", "block", "allowed"),
        CardFault.MISSING_KEY: ("key", "block"),
        CardFault.NOT_QUOTED: ("key", "found"),
        CardFault.BAD_ESCAPE: ("key",),
        CardFault.EMPTY_TEXT: ("key",),
        CardFault.UNPRINTABLE_TEXT: ("key", "code"),
        CardFault.NOT_A_NUMBER: ("key", "found", "low", "high"),
        CardFault.NOT_TRUE_OR_FALSE: ("key", "found"),
        CardFault.BAD_ID: ("id", "limit"),
        CardFault.DUPLICATE_ID: ("id", "first_line"),
        CardFault.CARD_WITHOUT_LINES: (),
        CardFault.SECTION_WITHOUT_LINES: ("section",),
        CardFault.PATTERN_OF_MANY_LINES: (),
        CardFault.PATTERN_TOO_LONG: ("size", "limit"),
        CardFault.BACKSLASH: (),
        CardFault.EMPTY_PATTERN: (),
        CardFault.NESTED_BRACKET: (),
        CardFault.UNCLOSED_BRACKET: (),
        CardFault.UNOPENED_BRACKET: (),
        CardFault.BAR_OUTSIDE_BRACKETS: (),
        CardFault.EMPTY_ALTERNATIVE: (),
        CardFault.OTHER_NAME: _RIGHT,
        CardFault.JOKER_WRITTEN: _GROUP,
        CardFault.WRONG_LETTER: ("group", "character", "code", "right"),
        CardFault.UNKNOWN_CHARACTER: ("group", "character", "code", "allowed"),
        CardFault.UNKNOWN_SUIT: ("group", "suit", "allowed"),
        CardFault.MISSING_SUIT: _RIGHT,
        CardFault.ZERO_WITH_SUIT: _RIGHT,
        CardFault.HONOR_WITH_SUIT: _RIGHT,
        CardFault.NUMBER_TEN: _RIGHT,
        CardFault.MISSING_SPACE: _RIGHT,
        CardFault.MISPLACED_MARK: _GROUP,
        CardFault.UNKNOWN_GROUP: _GROUP,
        CardFault.NOT_FOURTEEN: ("sum", "expansion"),
        CardFault.TOO_MANY_SUITS: ("letters", "named"),
        CardFault.TOO_MANY_DRAGONS: ("groups",),
        CardFault.TOO_MANY_WINDS: ("groups",),
        CardFault.NO_DRAGON_LEFT: ("groups",),
        CardFault.SLIDE_WITHOUT_NUMBERS: ("slide",),
        CardFault.SLIDE_WITHOUT_SHIFT: ("slide", "lowest", "highest"),
        CardFault.TOO_MANY_NATURALS: ("expansion", "tile", "needed", "copies"),
        CardFault.TOO_MANY_JOKERS: ("expansion", "jokers", "most"),
        CardFault.TOO_MANY_HANDS: ("limit",),
    }
)
"""The names of the parameters that a fault of each reason carries, always all of them."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong, and where: line and column of the text as typed, both from 1.

    >>> Fault(CardFault.NOT_FOURTEEN, 8, 12, {"sum": 13, "expansion": "FFF 666b 666d EEEE"})
    Fault(8:12 NOT_FOURTEEN sum=13 expansion='FFF 666b 666d EEEE')
    """

    reason: CardFault
    line: int
    column: int
    params: Mapping[str, str | int]

    def __repr__(self) -> str:
        named = "".join(f" {name}={value!r}" for name, value in self.params.items())
        return f"Fault({self.line}:{self.column} {self.reason.name}{named})"


class CardError(Exception):
    """A card that can't be used. `faults` are all that is wrong with it, in the order of the text."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(faults)
        self.faults: Final = faults
