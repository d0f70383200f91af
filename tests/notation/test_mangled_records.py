"""Whatever is done to the bytes of a record: it is read, or refused in its place, and nothing else."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tests.properties.hands import practice

from rollor.notation.errors import NotationError
from rollor.notation.lines import text_lines
from rollor.notation.record import format_record
from rollor.notation.record_reader import Played, read_record, read_records

GOOD = [path.read_bytes() for path in sorted(Path("tests/scenarios").glob("*.rollor"))]

PIECES = (
    b"\n",
    b" ",
    b"\t",
    b"\xc2\xa0",
    b"\xe2\x80\xa8",
    b"\x0b",
    b"\r",
    b"\0",
    b"\xff",
    b"\xf0\x9f\x80\x84",
    b"#",
    b"+",
    b"+9",
    b"-",
    b"J",
    b"?",
    b"9d",
    b"east",
    b"\n  south ",
    b"\npass left\n",
    b"\nvote\n",
    b"\nreplace\n",
    b"\ncourtesy\n",
    b"\nrollor 1\n",
    b"\ndiscard\n",
    b"\ncall\n",
    b"\nmahjongg\n",
    b"\nredeem\n",
    b"\ndraw\n",
    b" from east",
    b"go",
    b"stop",
    b"=" * 300,
)


def insert(raw: bytes, dice: Random) -> bytes:
    place = dice.randrange(len(raw) + 1)
    return raw[:place] + dice.choice(PIECES) + raw[place:]


def drop(raw: bytes, dice: Random) -> bytes:
    place = dice.randrange(len(raw) + 1)
    return raw[:place] + raw[place + dice.choice((1, 1, 2, 10, 200)) :]


def turn(raw: bytes, dice: Random) -> bytes:
    """Another byte in the place of one."""
    place = dice.randrange(len(raw) + 1)
    return raw[:place] + bytes([dice.randrange(256)]) + raw[place + 1 :]


def move_line(raw: bytes, dice: Random) -> bytes:
    lines = raw.split(b"\n")
    line = dice.choice(lines)
    if dice.random() < 0.5:
        lines.remove(line)
    lines.insert(dice.randrange(len(lines) + 1), line)
    return b"\n".join(lines)


def cut(raw: bytes, dice: Random) -> bytes:
    return raw[: dice.randrange(len(raw) + 1)]


WAYS: tuple[Callable[[bytes, Random], bytes], ...] = (insert, insert, drop, turn, move_line, cut)


def mangled(number: int) -> bytes:
    dice = Random(number)
    raw = dice.choice(GOOD)
    for _ in range(dice.choice((1, 1, 1, 2, 5))):
        raw = dice.choice(WAYS)(raw, dice)
    return raw


def outcome(raw: bytes) -> list[Played] | NotationError:
    try:
        return list(read_records(text_lines(io.BytesIO(raw)), {"practice": practice()}))
    except NotationError as error:
        return error


def check(raw: bytes) -> bool:
    """Whether it is read. If not, the place is one in the text, or just behind its end."""
    cards = {"practice": practice()}
    found = outcome(raw)
    if isinstance(found, NotationError):
        lines = [*raw.removeprefix(b"\xef\xbb\xbf").split(b"\n"), b""]
        assert 1 <= found.line <= len(lines)
        typed = lines[found.line - 1].decode("utf-8", "replace")
        assert 1 <= found.column <= len(typed) + 1
        return False
    for played in found:
        text = format_record(played.record)
        again = read_record(text.splitlines(), cards)
        assert again.record == played.record
        assert format_record(again.record) == text
    return True


def test_a_mangled_record_is_read_or_refused_in_its_place() -> None:
    read = sum(check(mangled(number)) for number in range(800))
    assert 40 < read < 760


@pytest.mark.soak
def test_twenty_thousand_mangled_records_are_read_or_refused_in_their_place() -> None:
    read = sum(check(mangled(number)) for number in range(20_000))
    assert 1_000 < read < 19_000


@pytest.mark.parametrize("raw", GOOD)
def test_the_records_themselves_are_read(raw: bytes) -> None:
    assert check(raw)
