"""Where everything stands in a card's file: blocks, keys, values, each with line and column.

`tomllib` reads the values but keeps no positions. This locator follows the plain shape in which
cards are written, `[[section]]`, `[[section.line]]` and `key = value`, and refuses any other.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from rollor.card.faults import CardFault, Fault

CARD: Final = "card"
"""The block of the keys at the top, which has no header."""
SECTION: Final = "section"
LINE: Final = "section.line"
ALLOWED_BLOCKS: Final = "[[section]] [[section.line]]"
UNKNOWN: Final = ""
"""A block whose header is wrong; its keys are not looked at."""


@dataclass(frozen=True, slots=True)
class Place:
    """Line and column, both from 1."""

    line: int
    column: int

    def moved(self, by: int) -> Place:
        """So many characters further in the same line."""
        return Place(self.line, self.column + by)


@dataclass(frozen=True, slots=True)
class Entry:
    """`key = value`: where both stand, and the value as it is written.

    Nothing is `written` if the value could not be followed; that has been reported then.
    """

    key: str
    key_place: Place
    value_place: Place
    written: str | None


@dataclass(frozen=True, slots=True)
class Block:
    """`[[section]]` or `[[section.line]]`, and the keys below it."""

    kind: str
    place: Place
    entries: dict[str, Entry] = field(default_factory=dict)


_HEADER: Final = re.compile(r"\[\[([^\[\]]*)\]\][ \t]*(?:#.*)?")
_KEY: Final = re.compile(r"""(["']?)([A-Za-z0-9_-]+)\1[ \t]*=[ \t]*""")
_QUOTED: Final = re.compile(r"""\"(?:[^"\\\n]|\\[^\n])*\"|'[^'\n]*'""")
_LONG: Final = re.compile(
    r"""\"{3}(?:[^"\\]|\\.|\"(?!\"\"))*\"{3,5}|'{3}(?:[^']|'(?!''))*'{3,5}""", re.DOTALL
)


def locate(text: str, faults: list[Fault]) -> list[Block]:
    """The blocks of a card's plain text, the keys at the top first; what is wrong joins `faults`.

    >>> top, section = locate('name = "A"\\n[[section]]\\n  name = "B"', [])
    >>> section.entries["name"].value_place
    Place(line=3, column=10)
    """
    locator = _Locator(text, faults)
    while locator.at < len(text):
        locator.read_line()
    return locator.blocks


class _Locator:
    """Goes through the text line by line; a long string is one step."""

    def __init__(self, text: str, faults: list[Fault]) -> None:
        self.text = text
        self.faults = faults
        self.blocks = [Block(CARD, Place(1, 1))]
        self.in_section = False
        self.at = 0
        self.line = 1
        self.line_start = 0

    def place(self, at: int) -> Place:
        return Place(self.line, at - self.line_start + 1)

    def fault(self, reason: CardFault, place: Place, **params: str | int) -> None:
        self.faults.append(Fault(reason, place.line, place.column, params))

    def rest(self) -> str:
        """The line from here on."""
        end = self.text.find("\n", self.at)
        return self.text[self.at : end if end >= 0 else len(self.text)]

    def read_line(self) -> None:
        line = self.rest()
        content = line.lstrip(" \t")
        self.at += len(line) - len(content)
        if content.startswith("["):
            self.header(content)
        elif content and not content.startswith("#"):
            self.entry(content)
        self.next_line()

    def next_line(self) -> None:
        """Go to the start of the next line."""
        self.at += len(self.rest()) + 1
        self.line += 1
        self.line_start = self.at

    def header(self, content: str) -> None:
        match = _HEADER.fullmatch(content)
        place = self.place(self.at)
        if match is None or "".join(match[1].split()) not in (SECTION, LINE):
            block = content.split("#")[0].strip()
            self.fault(CardFault.UNKNOWN_BLOCK, place, block=block[:60], allowed=ALLOWED_BLOCKS)
        named = "".join(content.split("#")[0].split()).strip("[]")
        kind = named if named in (SECTION, LINE) else UNKNOWN
        self.in_section = self.in_section or kind == SECTION
        if kind == LINE and not self.in_section:
            self.fault(CardFault.LINE_BEFORE_SECTION, place)
        self.blocks.append(Block(kind, place))

    def entry(self, content: str) -> None:
        match = _KEY.match(content)
        if match is None:
            self.no_entry(content)
            return
        key_place = self.place(self.at)
        self.at += match.end()
        value_place = self.place(self.at)
        self.keep(Entry(match[2], key_place, value_place, self.value(match[2], value_place)))

    def no_entry(self, content: str) -> None:
        before, equals, _ = content.partition("=")
        if equals and before.strip():
            self.fault(CardFault.KEY_NOT_PLAIN, self.place(self.at), key=before.strip())
        else:
            self.fault(CardFault.NO_ENTRY, self.place(self.at), text=content[:60])

    def keep(self, entry: Entry) -> None:
        entries = self.blocks[-1].entries
        first = entries.setdefault(entry.key, entry)
        if first is not entry:
            line = first.key_place.line
            self.fault(CardFault.DUPLICATE_KEY, entry.key_place, key=entry.key, first_line=line)

    def value(self, key: str, place: Place) -> str | None:
        """The value as written, from here on; nothing if it can't be followed."""
        rest = self.rest()
        if rest.startswith(("[", "{")):
            self.fault(CardFault.NESTED_VALUE, place, key=key)
            self.skip_to_header()
            return None
        if rest.startswith(("'", '"')):
            return self.quoted(key, place)
        return rest.split("#")[0].rstrip(" \t")

    def quoted(self, key: str, place: Place) -> str | None:
        long = self.text.startswith(('"""', "'''"), self.at)
        match = (_LONG if long else _QUOTED).match(self.text, self.at)
        if match is None:
            self.fault(CardFault.UNCLOSED_QUOTE, place, key=key)
            self.at = len(self.text) if long else self.at
            return None
        self.pass_over(match[0])
        rest = self.rest()
        after = rest.lstrip(" \t")
        if after and not after.startswith("#"):
            at = self.place(self.at + len(rest) - len(after))
            self.fault(CardFault.TEXT_AFTER_VALUE, at, key=key, text=after[:60])
        return match[0]

    def pass_over(self, written: str) -> None:
        self.at += len(written)
        if lines := written.count("\n"):
            self.line += lines
            self.line_start = self.text.rfind("\n", 0, self.at) + 1

    def skip_to_header(self) -> None:
        """Nested values may go on for many lines: go on reading at the next block."""
        while self.at < len(self.text):
            self.next_line()
            if self.rest().lstrip().startswith("[["):
                break
        self.at -= 1
        self.line -= 1
