"""The bytes of a card, as editors on every system save them."""

from hashlib import sha256

import pytest
from tests.card.written import card, shown, written

from rollor.card import read_card

TEXT = written("FFFF 666b 666d EEEE")


def test_a_byte_order_mark_and_windows_line_ends_are_accepted() -> None:
    same: list[str | bytes] = [
        TEXT,
        TEXT.encode(),
        "\ufeff" + TEXT,
        TEXT.encode("utf-8-sig"),
        TEXT.replace("\n", "\r\n"),
        TEXT.replace("\n", "\r\n").encode("utf-8-sig"),
    ]
    assert len({read_card(text) for text in same}) == 1


def test_a_missing_end_of_line_is_no_fault() -> None:
    assert read_card(TEXT.rstrip("\n")).lines == read_card(TEXT).lines


def test_the_digest_is_of_the_text_without_mark_and_with_plain_line_ends() -> None:
    assert (
        read_card(TEXT.replace("\n", "\r\n").encode("utf-8-sig")).digest == sha256(TEXT.encode()).hexdigest()
    )
    assert read_card(TEXT + "# remark\n").digest != read_card(TEXT).digest


def test_positions_are_those_of_the_text_as_typed() -> None:
    bad = written("FFFF 77 666d EEEE")
    for text in (bad, "\ufeff" + bad, bad.replace("\n", "\r\n").encode("utf-8-sig")):
        assert shown(text) == ["9:17 MISSING_SUIT group='77' right='77x'"]


@pytest.mark.parametrize(
    ("codec", "name"),
    [
        ("utf-16", "UTF-16"),
        ("utf-16-le", "UTF-16"),
        ("utf-16-be", "UTF-16"),
        ("utf-32", "UTF-32"),
    ],
)
def test_another_encoding_is_refused_by_name(codec: str, name: str) -> None:
    assert shown(TEXT.encode(codec)) == [f"1:1 OTHER_ENCODING encoding={name!r}"]


def test_a_big_endian_mark_is_recognised() -> None:
    assert shown(b"\xfe\xff" + TEXT.encode("utf-16-be")) == ["1:1 OTHER_ENCODING encoding='UTF-16'"]


def test_bytes_that_are_no_utf_8_are_refused_where_they_stand() -> None:
    assert shown('name = "caf\u00e9"'.encode("latin-1")) == ["1:12 BROKEN_UTF8 byte='0xE9'"]
    assert shown(b"\xef\xbb\xbf# a\nname = '\xff'") == ["2:9 BROKEN_UTF8 byte='0xFF'"]
    assert shown("name = '\udcff'") == ["1:9 BROKEN_UTF8 byte='0xED'"]


def test_a_nul_byte_is_refused_where_it_stands() -> None:
    assert shown(TEXT.replace("FFFF", "FF\0F")) == ["9:14 NUL_CHARACTER"]


def test_a_lone_carriage_return_is_refused_where_it_stands() -> None:
    assert shown(TEXT.replace("\n", "\r")) == ["1:14 LONE_CR"]


def test_a_control_character_is_refused_where_it_stands() -> None:
    assert shown("# a\n#\x1b[2J\n" + TEXT) == ["2:2 CONTROL_CHARACTER code='U+001B'"]


def test_a_file_that_is_no_card_by_its_size_is_refused_unread() -> None:
    assert shown("#" * 262_145) == ["1:1 CARD_TOO_LONG size=262145 limit=262144"]


def test_nothing_is_a_card_without_a_name() -> None:
    assert shown(b"")[0] == "1:1 MISSING_KEY key='name' block='card'"


def test_a_tab_and_a_no_break_space_part_groups_too() -> None:
    assert card("FFFF\u00a0666b\t666d EEEE").hands == card("FFFF 666b 666d EEEE").hands
