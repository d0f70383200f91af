"""Whatever is read as a card is TOML, and means what TOML says it means."""

import tomllib

from hypothesis import given, settings
from hypothesis import strategies as st

from rollor.card import CardError, read_card, sample
from rollor.card.toml_text import locate

QUIET = st.text(
    st.characters(blacklist_categories=["Cc", "Cs"], blacklist_characters="\"'\\\u2028\u2029\ufeff"),
    max_size=8,
)
SPACE = st.sampled_from(["", " ", "\t", "  "])
REMARK = st.sampled_from(["", " # remark", "# [[section]]", " # x = 'y'"])


def quoted(text: str) -> st.SearchStrategy[str]:
    return st.sampled_from([f'"{text}"', f"'{text}'"])


BLANK = st.sampled_from(["", "  \n", "# remark\n"])
PATTERN = st.sampled_from(["FF 666b 6666d EEEEE", "[F|E] 66x 666y 88888888d"])
VALUE = st.sampled_from(["25", "+30", "0x20", "7_5"])
LONG = st.sampled_from(['"""a\n"b" \\u0041"""', "'''''a\n'b''''"])


@st.composite
def cards(draw: st.DrawFn) -> str:
    """A card written in one of many ways that are all right."""

    def entry(key: str, value: str) -> str:
        parts = draw(SPACE), key, draw(SPACE), "=", draw(SPACE), value, draw(REMARK), "\n", draw(BLANK)
        return "".join(parts)

    def text() -> str:
        return draw(quoted("a" + draw(QUIET)))

    out = entry("name", text()) + entry("edition", text()) + entry("author", text())
    for _ in range(draw(st.integers(1, 2))):
        out += f"{draw(SPACE)}[[section]]{draw(REMARK)}\n" + entry("name", text())
        for _ in range(draw(st.integers(1, 2))):
            out += f"{draw(SPACE)}[[ section.line ]]{draw(REMARK)}\n"
            entries = [
                entry("pattern", draw(quoted(draw(PATTERN)))),
                entry("value", draw(VALUE)),
                entry("exposed", draw(st.sampled_from(["true", "false"]))),
                entry("note", draw(st.one_of(quoted(draw(QUIET)), LONG))),
            ]
            out += "".join(draw(st.permutations(entries)))
    return out


@settings(deadline=None)
@given(cards())
def test_a_card_means_what_toml_says(text: str) -> None:
    card, plain = read_card(text), tomllib.loads(text)
    assert (card.name, card.edition, card.author) == (plain["name"], plain["edition"], plain["author"])
    assert [section.name for section in card.sections] == [section["name"] for section in plain["section"]]
    lines = [line for section in plain["section"] for line in section["line"]]
    assert [(line.pattern, line.value, line.concealed, line.note) for line in card.lines] == [
        (line["pattern"], line["value"], not line["exposed"], line["note"]) for line in lines
    ]


@settings(deadline=None)
@given(cards())
def test_every_value_is_found_where_it_stands(text: str) -> None:
    lines = text.split("\n")
    for block in locate(text, []):
        for entry in block.entries.values():
            assert entry.written is not None
            assert lines[entry.key_place.line - 1][entry.key_place.column - 1 :].startswith(entry.key)
            first = entry.written.split("\n")[0]
            assert lines[entry.value_place.line - 1][entry.value_place.column - 1 :].startswith(first)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """The start of the practice card with a few characters torn out or put in."""
    text = sample("practice")[: draw(st.integers(0, 900))]
    for _ in range(draw(st.integers(1, 4))):
        at, until = draw(st.integers(0, len(text))), draw(st.integers(0, 6))
        text = text[:at] + draw(st.text("[]|\"'=#\n\\ FEDZx!0J{},é", max_size=4)) + text[at + until :]
    return text


@settings(deadline=None)
@given(damaged())
def test_a_damaged_card_is_refused_with_places_that_exist_or_is_toml(text: str) -> None:
    try:
        read_card(text)
    except CardError as error:
        lines = text.split("\n")
        for fault in error.faults:
            assert 1 <= fault.line <= len(lines)
            assert 1 <= fault.column <= len(lines[fault.line - 1]) + 1
    else:
        tomllib.loads(text)
