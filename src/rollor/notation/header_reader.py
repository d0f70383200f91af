"""Reads the head of a record: `key value` lines, each once, in any order."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from rollor.notation.errors import NotationError
from rollor.notation.header import Header, Names, Racks
from rollor.notation.racks import check_copies, parse_tiles
from rollor.notation.record_faults import RecordFault
from rollor.notation.words import Word
from rollor.rules.deal import DEAL_VERSION, Deal, DealError, Seed
from rollor.rules.house import FIELDS, LESSON, PRESETS, HouseRules, allowed
from rollor.seats import SEATS
from rollor.tiles import EMPTY

Values = Mapping[str, Word]

FREE_TEXT: Final = frozenset({"names", "date", "note"})
"""Keys whose value runs to the end of the line: a `#` in it begins no comment."""

WRITTEN_AS_READ: Final = FREE_TEXT | {"card"}
"""Keys whose value is nothing but text: any white space in it is read as spaces, and written so."""

_SEATS: Final = tuple(seat.word for seat in SEATS)
_HEX: Final = {"seed": 64, "commit": 64, "salt": 64}


def read_header(values: Values, at: Word, cards: Mapping[str, str]) -> tuple[Header, Deal]:
    """The header and its deal. `at` is where what is missing would stand; `cards` the digests known.

    Raises `NotationError` at the value that is wrong.
    """
    header = Header(rules=_rules(values), racks=_racks(values, at))
    for name, word in values.items():
        if name in _READERS:
            header = _READERS[name](header, word)
    _check_card(header, values, cards)
    if header.seed is None and header.racks is None:
        wall = values.get("wall")
        raise wall.error(RecordFault.WALL_WITHOUT_DEAL) if wall else at.error(RecordFault.DEAL_MISSING)
    try:
        return header, header.deal()
    except DealError as error:
        where = values.get(error.where, at)
        raise NotationError(error.reason, where.line, where.column, error.params) from None


def _rules(values: Values) -> HouseRules:
    rules = LESSON
    if (preset := values.get("preset")) is not None:
        if preset.text not in PRESETS:
            raise _unknown(preset, "preset", PRESETS)
        rules = PRESETS[preset.text]
    for name in FIELDS:
        if (word := values.get(name)) is not None:
            try:
                rules = rules.changed(name, word.text)
            except ValueError:
                raise _unknown(word, name, allowed(name)) from None
    return rules


def _unknown(word: Word, key: str, known: Mapping[str, object] | tuple[str, ...]) -> NotationError:
    return word.error(RecordFault.VALUE_UNKNOWN, key=key, found=word.text, known=", ".join(known))


def _racks(values: Values, at: Word) -> Racks | None:
    given = [name for name in _SEATS if name in values]
    if not given:
        return None
    if missing := [name for name in _SEATS if name not in values]:
        raise at.error(RecordFault.RACKS_MISSING, keys=", ".join(missing))
    before = EMPTY
    racks = []
    for word in (values[name] for name in _SEATS):
        tiles = parse_tiles(word.text, line=word.line, column=word.column)
        held = check_copies(tiles, line=word.line, before=before)
        racks.append(held - before)
        before = held
    east, south, west, north = racks
    return (east, south, west, north)


def _read_seed(header: Header, word: Word) -> Header:
    return replace(header, seed=Seed(_hex("seed", word)))


def _hex(key: str, word: Word) -> bytes:
    if not re.fullmatch(f"[0-9a-fA-F]{{{_HEX[key]}}}", word.text):
        raise word.error(RecordFault.NOT_HEX, key=key, digits=_HEX[key])
    return bytes.fromhex(word.text)


def _read_wall(header: Header, word: Word) -> Header:
    placed = parse_tiles(word.text, line=word.line, column=word.column)
    check_copies(placed, line=word.line)
    return replace(header, wall=tuple(each.tile for each in placed))


def _read_deal(header: Header, word: Word) -> Header:
    if word.text != str(DEAL_VERSION):
        raise _unknown(word, "deal", (str(DEAL_VERSION),))
    return header


def _read_card(header: Header, word: Word) -> Header:
    name, digest = word.split()
    return replace(header, card=name.text, card_digest=digest.text.lower() or None)


def _read_names(header: Header, word: Word) -> Header:
    names = tuple(name.strip() for name in word.text.split("|"))
    if len(names) != 4 or not all(names):
        raise word.error(RecordFault.NAMES_NOT_FOUR, found=len([name for name in names if name]))
    east, south, west, north = names
    four: Names = (east, south, west, north)
    return replace(header, names=four)


_READERS: Final[Mapping[str, Callable[[Header, Word], Header]]] = {
    "preset": lambda header, word: replace(header, preset=word.text),
    "card": _read_card,
    "deal": _read_deal,
    "seed": _read_seed,
    "commit": lambda header, word: replace(header, commitment=_hex("commit", word)),
    "salt": lambda header, word: replace(header, salt=_hex("salt", word)),
    "wall": _read_wall,
    "names": _read_names,
    "date": lambda header, word: replace(header, date=word.text),
    "note": lambda header, word: replace(header, note=word.text),
}

KEYS: Final = (*_READERS, *_SEATS, *FIELDS)
"""Every key that a header may have, after its first line."""


def _check_card(header: Header, values: Values, cards: Mapping[str, str]) -> None:
    known = cards.get(header.card)
    if header.card_digest and known and known != header.card_digest:
        _, digest = values["card"].split()
        found = header.card_digest[:12]
        fault = RecordFault.CARD_DIFFERS
        raise digest.error(fault, card=header.card, expected=known[:12], found=found)
