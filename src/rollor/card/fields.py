"""The values of one block of a card's file, each of the type that its key asks for."""

from __future__ import annotations

import re
import tomllib
from typing import Final

from rollor.card.diagnose import code_point
from rollor.card.faults import CardFault, Fault
from rollor.card.toml_text import Block, Entry, Place

_UNPRINTABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_LONG_QUOTES: Final = ('"""', "'''")


class Fields:
    """Reads the keys of one block; what is wrong joins `faults`, and the answer is nothing then."""

    def __init__(self, block: Block, faults: list[Fault]) -> None:
        self.block = block
        self.faults = faults

    def fault(self, reason: CardFault, place: Place, **params: str | int) -> None:
        """Report what is wrong at a place."""
        self.faults.append(Fault(reason, place.line, place.column, params))

    def only(self, allowed: str) -> None:
        """Report every key that is not among those allowed, which stand with spaces between."""
        for key, entry in self.block.entries.items():
            if key not in allowed.split():
                params = {"key": key, "block": self.block.kind, "allowed": allowed}
                self.fault(CardFault.UNKNOWN_KEY, entry.key_place, **params)

    def entry(self, key: str, *, required: bool = False) -> Entry | None:
        """The entry of a key; reported if it is required and missing."""
        found = self.block.entries.get(key)
        if found is None and required:
            kind = self.block.kind
            self.fault(CardFault.MISSING_KEY, self.block.place, key=key, block=kind)
        return found

    def text(self, key: str, *, required: bool = False) -> str | None:
        """A text in quotes."""
        entry = self.entry(key, required=required)
        if entry is None or entry.written is None:
            return None
        if not entry.written.startswith(("'", '"')):
            self.fault(CardFault.NOT_QUOTED, entry.value_place, key=key, found=entry.written[:60])
            return None
        try:
            value = str(_value(entry.written))
        except ValueError:
            self.fault(CardFault.BAD_ESCAPE, entry.value_place, key=key)
            return None
        return self.printable(entry, value, required)

    def printable(self, entry: Entry, value: str, required: bool) -> str | None:
        """The text itself, unless it is empty where it must not be or holds control characters."""
        shown = re.sub(r"[\n\t]", " ", value) if entry.key in ("note", "pattern") else value
        if found := _UNPRINTABLE.search(shown):
            code = code_point(found[0])
            self.fault(CardFault.UNPRINTABLE_TEXT, entry.value_place, key=entry.key, code=code)
            return None
        if required and not value.strip():
            self.fault(CardFault.EMPTY_TEXT, entry.value_place, key=entry.key)
            return None
        return value

    def edition(self) -> str | None:
        """The edition, a text; a plain number is read too."""
        entry = self.entry("edition")
        if entry and entry.written and re.fullmatch("[0-9]{1,9}", entry.written):
            return entry.written
        return self.text("edition")

    def whole(self, key: str, low: int, high: int, *, required: bool = False) -> int | None:
        """A whole number, `low` and `high` allowed."""
        entry = self.entry(key, required=required)
        if entry is None or entry.written is None:
            return None
        value = _value_or_none(entry.written)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        found = entry.written[:60]
        self.fault(CardFault.NOT_A_NUMBER, entry.value_place, key=key, found=found, low=low, high=high)
        return None

    def truth(self, key: str, default: bool) -> bool:
        """`true` or `false`."""
        entry = self.entry(key)
        if entry is None or entry.written is None:
            return default
        if entry.written in ("true", "false"):
            return entry.written == "true"
        found = entry.written[:60]
        self.fault(CardFault.NOT_TRUE_OR_FALSE, entry.value_place, key=key, found=found)
        return default

    def pattern(self) -> tuple[str, Place] | None:
        """The pattern as typed, and where its first character stands."""
        entry = self.entry("pattern", required=True)
        if entry is None or entry.written is None:
            return None
        if entry.written.startswith(_LONG_QUOTES):
            self.fault(CardFault.PATTERN_OF_MANY_LINES, entry.value_place)
            return None
        if entry.written.startswith(("'", '"')) and "\\" in entry.written:
            place = entry.value_place.moved(entry.written.index("\\"))
            self.fault(CardFault.BACKSLASH, place)
            return None
        value = self.text("pattern")
        return None if value is None else (value, entry.value_place.moved(1))


def _value(written: str) -> object:
    return tomllib.loads(f"value = {written}")["value"]


def _value_or_none(written: str) -> object:
    try:
        return _value(written)
    except ValueError:
        return None
