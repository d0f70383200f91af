"""Lines of text out of bytes, one at a time: what editors and pipes really send."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from rollor.notation.errors import NotationError
from rollor.notation.record_faults import RecordFault

LIMIT: Final = 65_536
"""The longest line that is read, in bytes. A wall takes 400."""

_BOM: Final = b"\xef\xbb\xbf"


class Bytes(Protocol):
    """Anything that gives bytes line by line: a file, standard input, a socket's file."""

    def readline(self, limit: int, /) -> bytes:
        """The next line with its end, or so many bytes of it; nothing at the end."""


def text_lines(source: Bytes) -> Iterator[str]:
    """Each line without its end, as soon as it is there. A byte-order mark and CRLF are accepted.

    Raises `NotationError` for what is no UTF-8 text, with the line and, in it, the column.

    >>> import io
    >>> list(text_lines(io.BytesIO(b"rollor 1\\r\\nseed 0f")))
    ['rollor 1', 'seed 0f']
    """
    number = 0
    while raw := source.readline(LIMIT):
        number += 1
        if len(raw) == LIMIT and not raw.endswith(b"\n"):
            raise NotationError(RecordFault.LINE_TOO_LONG, number, 1, {"limit": LIMIT})
        if number == 1:
            raw = raw.removeprefix(_BOM)
        yield _decoded(raw.removesuffix(b"\n").removesuffix(b"\r"), number)


def _decoded(raw: bytes, number: int) -> str:
    if number == 1 and raw[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raise NotationError(RecordFault.NOT_UTF8, 1, 1, {"found": "UTF-16"})
    try:
        line = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        column = len(raw[: error.start].decode("utf-8")) + 1
        found = f"0x{raw[error.start]:02X}"
        raise NotationError(RecordFault.NOT_UTF8, number, column, {"found": found}) from None
    if "\0" in line:
        raise NotationError(RecordFault.NUL, number, line.index("\0") + 1, {})
    return line
