"""The head of a record: which house rules, which card, which deal."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rollor.notation.racks import format_rack, format_tiles
from rollor.rules.deal import DEAL_VERSION, SEED_BYTES, Deal, Seed, deal, typed_deal
from rollor.rules.house import FIELDS, LESSON, PRESETS, HouseRules
from rollor.seats import SEATS
from rollor.tiles import Rack, Tile

Racks = tuple[Rack, Rack, Rack, Rack]
Names = tuple[str, str, str, str]


@dataclass(frozen=True, slots=True)
class Header:
    """What stands before the actions. `racks`, when given, are the deal; else `seed` alone is (D-2)."""

    rules: HouseRules = LESSON
    preset: str = "lesson"
    card: str = "practice"
    card_digest: str | None = None
    version: int = DEAL_VERSION
    seed: Seed | None = None
    racks: Racks | None = None
    wall: tuple[Tile, ...] | None = None
    commitment: bytes | None = None
    salt: bytes | None = None
    names: Names | None = None
    date: str | None = None
    note: str | None = None

    @property
    def secret(self) -> Seed:
        """The seed of the hand's streams: zero if the record has none."""
        return self.seed or Seed(bytes(SEED_BYTES))

    def deal(self) -> Deal:
        """D-1: the deal that the header describes; `DealError` if its tiles can't come from one set."""
        if self.racks is not None:
            return typed_deal(self.racks, self.secret, self.rules, self.wall)
        seeded = deal(self.secret, self.rules)
        if self.wall is None:
            return seeded
        return typed_deal(seeded.racks, self.secret, self.rules, self.wall)


def format_header(header: Header) -> list[str]:
    """The lines of a header in their one order. `ValueError` if a text of it would not be read back."""
    if header.seed is None and header.racks is None:
        raise ValueError("a header without a deal: it has neither seed nor racks")
    lines = ["rollor 1", f"preset {header.preset}"]
    usual = PRESETS[header.preset]
    words = ((name, header.rules.word(name)) for name in FIELDS)
    lines += [f"{name} {word}" for name, word in words if word != usual.word(name)]
    lines.append(f"card {_one_word(header.card)}" + (f" {header.card_digest}" if header.card_digest else ""))
    if header.version != DEAL_VERSION:
        lines.append(f"deal {header.version}")
    lines += [f"{key} {_one_line(text)}" for key, text in _texts(header) if text is not None]
    lines += [f"{key} {value.hex()}" for key, value in _secrets(header) if value is not None]
    if header.racks is not None:
        lines += [f"{seat.word:5} {format_rack(header.racks[seat])}" for seat in SEATS]
    if header.wall is not None:
        lines.append(f"wall  {format_tiles(header.wall)}")
    return lines


def _texts(header: Header) -> tuple[tuple[str, str | None], ...]:
    names = None if header.names is None else " | ".join(map(_name, header.names))
    return (("names", names), ("date", header.date), ("note", header.note))


def _secrets(header: Header) -> tuple[tuple[str, bytes | None], ...]:
    return (("commit", header.commitment), ("salt", header.salt), ("seed", header.seed))


def _one_line(text: str) -> str:
    if not text or text != in_one_line(text) or "\0" in text:
        raise ValueError(f"not one line of text: {text!r}")
    return text


def in_one_line(text: str) -> str:
    """Free text as it is kept: without spaces round it, and with no other white space than spaces.

    >>> in_one_line(" a\\tb  c ")
    'a b  c'
    """
    return re.sub(r"\s", " ", text).strip()


def _name(text: str) -> str:
    if "|" in text:
        raise ValueError(f"no name of a player: {text!r}")
    return _one_line(text)


def _one_word(text: str) -> str:
    if text.split() != [text] or text.startswith("#"):
        raise ValueError(f"no name of a card: {text!r}")
    return text
