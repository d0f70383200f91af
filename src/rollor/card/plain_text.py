"""The bytes of a card -> text with plain line ends, or why they can't be read."""

from __future__ import annotations

import codecs
import re
from hashlib import sha256
from typing import Final

from rollor.card.diagnose import code_point
from rollor.card.faults import CardFault, Fault

LONGEST: Final = 262_144
"""Bytes, or characters, of one card."""

_MARKS: Final = (
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)
_CONTROL: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f]")


def plain_text(source: str | bytes) -> tuple[str, tuple[Fault, ...]]:
    """The text without byte-order mark, lines ended by LF alone; with faults it is of no use.

    >>> plain_text(b"\\xef\\xbb\\xbfname = 'A'\\r\\n")
    ("name = 'A'\\n", ())
    >>> plain_text("name = 'A'".encode("utf-16"))[1]
    (Fault(1:1 OTHER_ENCODING encoding='UTF-16'),)
    """
    if len(source) > LONGEST:
        sizes = {"size": len(source), "limit": LONGEST}
        return "", (Fault(CardFault.CARD_TOO_LONG, 1, 1, {**sizes}),)
    if isinstance(source, str):
        source = source.encode("utf-8", "surrogatepass")
    if encoding := _other_encoding(source):
        return "", (Fault(CardFault.OTHER_ENCODING, 1, 1, {"encoding": encoding}),)
    try:
        text = source.decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line, column = place(source[: error.start].decode("utf-8").removeprefix("\ufeff"))
        byte = f"0x{source[error.start]:02X}"
        return "", (Fault(CardFault.BROKEN_UTF8, line, column, {"byte": byte}),)
    return text, _control_characters(text)


def digest(text: str) -> str:
    """SHA-256, 64 hex digits, of a card's plain text: the same whatever editor has saved it."""
    return sha256(text.encode("utf-8")).hexdigest()


def place(before: str) -> tuple[int, int]:
    """Line and column, both from 1, of what comes behind this text."""
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def _other_encoding(source: bytes) -> str:
    for mark, encoding in _MARKS:
        if source.startswith(mark):
            return encoding
    start = source[:64]
    return "UTF-16" if start.count(0) * 3 >= len(start) > 1 else ""


def _control_characters(text: str) -> tuple[Fault, ...]:
    match = _CONTROL.search(text)
    if match is None:
        return ()
    line, column = place(text[: match.start()])
    if match[0] == "\0":
        return (Fault(CardFault.NUL_CHARACTER, line, column, {}),)
    if match[0] == "\r":
        return (Fault(CardFault.LONE_CR, line, column, {}),)
    return (Fault(CardFault.CONTROL_CHARACTER, line, column, {"code": code_point(match[0])}),)
