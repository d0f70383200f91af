"""What can be wrong with a card, in sentences for a club player who types one in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rollor.card import CardFault
from rollor.i18n import N_
from rollor.notation.errors import Reason

_FILE: Final[Mapping[Reason | CardFault, str]] = {
    CardFault.OTHER_ENCODING: N_("This file is written in {encoding}. Save it as UTF-8."),
    CardFault.BROKEN_UTF8: N_("This is not UTF-8 text (byte {byte}). Save the file as UTF-8."),
    CardFault.NUL_CHARACTER: N_("Here is a NUL character: this is no text file."),
    CardFault.LONE_CR: N_("This line ends in the manner of old Macs. Save the file with usual line ends."),
    CardFault.CONTROL_CHARACTER: N_("Here is a character that can't be shown ({code}). Delete it."),
    CardFault.CARD_TOO_LONG: N_("This card has {size} characters; {limit} are the most that is read."),
    CardFault.NO_ENTRY: N_("“{text}” is no entry. Write key = value, [[section]] or [[section.line]]."),
    CardFault.KEY_NOT_PLAIN: N_(
        "The key {key} is written in a way that is not read here: write one plain word."
    ),
    CardFault.UNKNOWN_BLOCK: N_("“{block}” begins nothing that a card has. Write {allowed}."),
    CardFault.LINE_BEFORE_SECTION: N_("A line stands in a section: put [[section]] with its name before it."),
    CardFault.NESTED_VALUE: N_(
        "The value of “{key}” is a text, a number, or true or false, nothing in brackets."
    ),
    CardFault.UNCLOSED_QUOTE: N_("The text of “{key}” has no closing quotation mark in this line."),
    CardFault.TEXT_AFTER_VALUE: N_("Behind the value of “{key}” stands “{text}”. A remark begins with #."),
    CardFault.DUPLICATE_KEY: N_("“{key}” stands twice here: it was given in line {first_line}."),
    CardFault.UNKNOWN_KEY: N_("“{key}” is no key of {block}. Known are: {allowed}."),
    CardFault.MISSING_KEY: N_("“{key}” is missing in {block}."),
    CardFault.NOT_QUOTED: N_("The value of “{key}” is a text: put it in quotation marks, not {found}."),
    CardFault.BAD_ESCAPE: N_("In the text of “{key}” is a backslash that means nothing. Write \\\\ for one."),
    CardFault.EMPTY_TEXT: N_("The text of “{key}” is empty."),
    CardFault.UNPRINTABLE_TEXT: N_("In the text of “{key}” is a character that can't be shown ({code})."),
    CardFault.NOT_A_NUMBER: N_("“{key}” is a whole number from {low} to {high}, not {found}."),
    CardFault.NOT_TRUE_OR_FALSE: N_("“{key}” is true or false, not {found}."),
    CardFault.BAD_ID: N_(
        "“{id}” can't name a line: use letters, digits, . - and _ without spaces, {limit} at most."
    ),
    CardFault.DUPLICATE_ID: N_("Two lines are called “{id}”: the first stands in line {first_line}."),
    CardFault.CARD_WITHOUT_LINES: N_("This card has no lines: give at least one [[section.line]]."),
    CardFault.SECTION_WITHOUT_LINES: N_("The section “{section}” has no lines: give it at least one."),
    CardFault.PATTERN_OF_MANY_LINES: N_("A pattern is one text on one line, in quotation marks."),
    CardFault.PATTERN_TOO_LONG: N_("This pattern has {size} characters; {limit} are the most that is read."),
    CardFault.BACKSLASH: N_("A pattern needs no backslash: write its tiles as they are."),
}

_WRITTEN: Final[Mapping[Reason | CardFault, str]] = {
    CardFault.EMPTY_PATTERN: N_("The pattern is empty: write fourteen tiles in groups."),
    CardFault.NESTED_BRACKET: N_(
        "Alternatives can't stand within alternatives: close the open [ with ] first."
    ),
    CardFault.UNCLOSED_BRACKET: N_("This [ is never closed: put ] behind the last alternative."),
    CardFault.UNOPENED_BRACKET: N_("This ] closes nothing: put [ before the first alternative."),
    CardFault.BAR_OUTSIDE_BRACKETS: N_("The | parts alternatives: put them all between [ and ]."),
    CardFault.EMPTY_ALTERNATIVE: N_("Here an alternative is missing: each side of | holds groups."),
    CardFault.OTHER_NAME: N_("“{group}” is not read here: write {right}."),
    CardFault.JOKER_WRITTEN: N_(
        "“{group}”: a card never writes jokers. Write the tiles; jokers may stand in for them in groups of"
        " three or more alike."
    ),
    CardFault.WRONG_LETTER: N_("In “{group}” “{character}” ({code}) is written wrong: write {right}."),
    CardFault.UNKNOWN_CHARACTER: N_(
        "In “{group}” “{character}” ({code}) means nothing. What groups are made of: {allowed}."
    ),
    CardFault.UNKNOWN_SUIT: N_("“{group}”: {suit} is no suit. Write {allowed}."),
    CardFault.MISSING_SUIT: N_("“{group}” has no suit: write {right}, say."),
    CardFault.ZERO_WITH_SUIT: N_("“{group}”: a zero has no suit. Write {right}."),
    CardFault.HONOR_WITH_SUIT: N_("“{group}”: winds, flowers and named dragons have no suit. Write {right}."),
    CardFault.NUMBER_TEN: N_("“{group}”: there is no ten. Write {right}."),
    CardFault.MISSING_SPACE: N_("“{group}” is more than one group: put spaces between, {right}."),
    CardFault.MISPLACED_MARK: N_(
        "“{group}”: the mark ! stands between DDD and a suit letter only, as in DDD!x."
    ),
    CardFault.UNKNOWN_GROUP: N_("“{group}” is no group that a card knows."),
}

_MEANT: Final[Mapping[Reason | CardFault, str]] = {
    CardFault.NOT_FOURTEEN: N_("A line has fourteen tiles; this one has {sum}: {expansion}."),
    CardFault.TOO_MANY_SUITS: N_("There are three suits; this line wants more: {letters} besides {named}."),
    CardFault.TOO_MANY_DRAGONS: N_(
        "There are three dragons; these groups want more different ones: {groups}."
    ),
    CardFault.TOO_MANY_WINDS: N_("There are four winds; these groups want more different ones: {groups}."),
    CardFault.NO_DRAGON_LEFT: N_(
        "For these groups no dragon is left that is different from the others: {groups}."
    ),
    CardFault.SLIDE_WITHOUT_NUMBERS: N_("There is no number in this line that slide = {slide} could shift."),
    CardFault.SLIDE_WITHOUT_SHIFT: N_(
        "slide = {slide} allows no shift: the numbers go from {lowest} to {highest} and must stay within 1 to"
        " 9."
    ),
    CardFault.TOO_MANY_NATURALS: N_(
        "{expansion} needs {needed} of {tile} where no joker may stand, and a set has {copies}."
    ),
    CardFault.TOO_MANY_JOKERS: N_(
        "{expansion} can't be made: it needs {jokers} jokers, and a set has {most}."
    ),
    CardFault.TOO_MANY_HANDS: N_(
        "With this line the card stands for more than {limit} hands. Slide it less, or leave it out."
    ),
}

CARD_SENTENCES: Final[Mapping[Reason | CardFault, str]] = {**_FILE, **_WRITTEN, **_MEANT}
"""A sentence for every reason to refuse a card."""
