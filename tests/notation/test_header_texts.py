"""The free texts of a header: whatever is read can be written, and what is written is read back."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table import SEED

from rollor.notation.errors import NotationError
from rollor.notation.header import Header, format_header
from rollor.notation.lines import text_lines
from rollor.notation.record_reader import read_record

PLAIN = Header(seed=SEED)
LETTERS = st.characters(exclude_categories=["Cs"], exclude_characters="\n\0")
WORDS = st.text(LETTERS, min_size=1).filter(lambda text: not text.isspace())


def read(text: str) -> Header:
    return read_record(text_lines(io.BytesIO(text.encode()))).record.header


@given(WORDS, WORDS)
def test_whatever_is_read_as_a_note_or_a_name_can_be_written(note: str, name: str) -> None:
    name = name.replace("|", "/")
    head = f"rollor 1\nseed {SEED.hex()}\n"
    header = read(head + f"note {note}\nnames {name} | {name} | B | C\ndate {note}\n")
    assert read("\n".join(format_header(header))) == header
    assert header.note == header.date


def test_a_note_keeps_its_number_sign_and_its_emoji() -> None:
    family = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}"
    header = replace(PLAIN, note=f"table # 3, {family}", names=("Ann", "Бо", "小", "D # 4"))
    assert read("\n".join(format_header(header))) == header


@pytest.mark.parametrize("name", ["a|b", "", " a", "a ", "a\nb", "a\tb", "a\0b", "a\u2028b"])
def test_a_name_that_would_not_be_read_back_is_not_written(name: str) -> None:
    with pytest.raises(ValueError, match=r"no name of a player|not one line of text"):
        format_header(replace(PLAIN, names=(name, "B", "C", "D")))


@pytest.mark.parametrize("card", ["", "my card", "#1", " x", "x\ny"])
def test_the_name_of_a_card_is_one_word(card: str) -> None:
    with pytest.raises(ValueError, match="no name of a card"):
        format_header(replace(PLAIN, card=card))


def test_a_header_has_a_seed_or_racks() -> None:
    with pytest.raises(ValueError, match="without a deal"):
        format_header(Header())


def test_a_deal_of_a_later_version_is_named_so_that_this_program_refuses_it() -> None:
    assert "deal 2" in format_header(replace(PLAIN, version=2))


def test_a_hash_of_the_card_is_read_in_capitals_too() -> None:
    header = read(f"rollor 1\nseed {SEED.hex()}\ncard club {'AB' * 32}")
    assert (header.card, header.card_digest) == ("club", "ab" * 32)


@pytest.mark.parametrize("space", ["\u00a0", "\u2028", "\x0b", "\x1c", "\u3000"])
def test_white_space_of_any_kind_is_read_as_spaces_in_what_is_only_text(space: str) -> None:
    head = f"rollor 1\nseed {SEED.hex()}\n"
    header = read(f"{head}note a{space}b{space}\ncard club{space}{'ab' * 32}\n")
    assert (header.note, header.card, header.card_digest) == ("a b", "club", "ab" * 32)
    assert read("\n".join(format_header(header))) == header
    for key in ("note", "card", "date"):
        with pytest.raises(NotationError, match="VALUE_MISSING"):
            read(f"{head}{key} {space}\n")
