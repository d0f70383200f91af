"""Racks and tiles as text, both ways."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rollor.notation.errors import NotationError, NotationFault
from rollor.notation.racks import (
    PlacedTile,
    check_copies,
    format_rack,
    format_tiles,
    parse_rack,
    parse_tiles,
)
from rollor.tiles import COPIES, EMPTY, FULL_SET, TILES, Rack, Tile

Fault = NotationFault

RACKS = st.tuples(*(st.integers(0, copies) for copies in COPIES), st.integers(0, 152)).map(
    lambda counts: Rack(bytes(counts))
)
ALPHABET = "123456789" + "0bcdBCDESWNRGFJ? " + "\U0001f004\ufe0f\U0001f02b" + "hsmpxeo,\t-\u0421"
PIECES = [
    "147c",
    "FFF",
    "0",
    "RD",
    "GD",
    "WD",
    "Wh",
    "Soap",
    "5bam",
    "3crak",
    "9Dot",
    "?",
    " ",
    "E",
]
TEXTS = st.one_of(
    st.text(max_size=30),
    st.text(ALPHABET, max_size=30),
    st.lists(st.sampled_from([*PIECES, "5", "b", "10b", "bam"]), max_size=12).map("".join),
)


def canonical(text: str) -> str:
    return format_rack(parse_rack(text))


def tokens(text: str) -> str:
    return format_tiles(placed.tile for placed in parse_tiles(text))


def refusal(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        parse_rack(text)
    return caught.value


def outcome(text: str, *, line: int = 1, column: int = 1) -> Rack | NotationError:
    try:
        return parse_rack(text, line=line, column=column)
    except NotationError as error:
        return error


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("E 147c 666d FFF 666b", "FFF 666b 147c 666d E"),
        ("F 6b 6b 6b F 1c E 4c 7c 6d F 6d 6d", "FFF 666b 147c 666d E"),
        ("FFF666b147c666dE", "FFF 666b 147c 666d E"),
        ("  J N G ? W 0 S R E  ", "E S W N R G 0 J ?"),
        ("00 GG R JJ ???", "R GG 00 JJ ???"),
        ("741c 3B 2C 1D", "3b 1247c 1d"),
        ("NEWS EN", "EE S W NN"),
        ("1b2c3d0E", "1b 2c 3d E 0"),
        ("2b0 00", "2b 000"),
        ("", ""),
        ("   ", ""),
    ],
)
def test_a_rack_is_read_in_any_order_and_written_in_one(typed: str, written: str) -> None:
    assert canonical(typed) == written


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("RD GD WD Wh Soap", "R G 0 0 0"),
        ("5bam 5crak 5dot", "5b 5c 5d"),
        ("5Bam 5CRAK 147dot", "5b 5c 1d 4d 7d"),
        ("RD RG E", "R R G E"),
        ("5bE 5b", "5b E 5b"),
        ("?WD", "? 0"),
    ],
)
def test_words_of_the_trade_are_read(typed: str, meant: str) -> None:
    assert tokens(typed) == meant


def test_the_tiles_of_unicode_are_read() -> None:
    assert tokens("".join(map(chr, range(0x1F000, 0x1F007)))) == "E S W N R G 0"
    assert canonical("".join(map(chr, range(0x1F007, 0x1F010)))) == "123456789c"
    assert canonical("".join(map(chr, range(0x1F010, 0x1F019)))) == "123456789b"
    assert canonical("".join(map(chr, range(0x1F019, 0x1F022)))) == "123456789d"
    assert canonical("".join(map(chr, range(0x1F022, 0x1F02A)))) == "FFFFFFFF"
    assert tokens("\U0001f02a\U0001f02b") == "J ?"


def test_a_flower_of_any_kind_is_a_flower() -> None:
    assert canonical("\U0001f022F\U0001f029 F") == "FFFF"


def test_the_red_dragon_is_the_same_drawn_as_text_or_as_a_picture() -> None:
    typed = "\U0001f004\U0001f004\ufe0e \U0001f004\ufe0fE"
    assert canonical(typed) == "E RRR"
    assert [placed.column for placed in parse_tiles(typed)] == [1, 2, 5, 7]


def test_tiles_come_in_the_order_typed_with_their_columns() -> None:
    placed = parse_tiles("5c 7c1d  Soap 41b", line=4, column=11)
    assert format_tiles(each.tile for each in placed) == "5c 7c 1d 0 4b 1b"
    assert [each.column for each in placed] == [11, 14, 16, 20, 25, 26]
    assert placed[0] == PlacedTile(Tile.C5, 11)


def test_an_ordered_list_is_written_tile_by_tile() -> None:
    assert format_tiles([Tile.C7, Tile.C5, Tile.FLOWER, Tile.C5]) == "7c 5c F 5c"
    assert format_tiles([]) == ""


@pytest.mark.parametrize(
    ("typed", "fault", "column", "params"),
    [
        ("777h", Fault.SUIT_UNKNOWN, 4, {"found": "h", "digits": "777"}),
        ("E 5x", Fault.SUIT_UNKNOWN, 4, {"found": "x", "digits": "5"}),
        ("10x", Fault.SUIT_UNKNOWN, 3, {"found": "x", "digits": "1"}),
        ("5e", Fault.SUIT_UNKNOWN, 2, {"found": "e", "digits": "5"}),
        ("10b", Fault.ZERO_IN_RUN, 2, {"found": "10b", "suggestion": "1b 0"}),
        ("0b", Fault.ZERO_IN_RUN, 1, {"found": "0b", "suggestion": "0"}),
        ("F 00D", Fault.ZERO_IN_RUN, 3, {"found": "00D", "suggestion": "00"}),
        ("1470c", Fault.ZERO_IN_RUN, 4, {"found": "1470c", "suggestion": "147c 0"}),
        ("012c", Fault.ZERO_IN_RUN, 1, {"found": "012c", "suggestion": "12c 0"}),
        ("5", Fault.SUIT_MISSING, 1, {"digits": "5"}),
        ("E 51 E", Fault.SUIT_MISSING, 3, {"digits": "51"}),
        ("0147", Fault.SUIT_MISSING, 2, {"digits": "147"}),
        ("5E", Fault.SUIT_MISSING, 1, {"digits": "5"}),
        ("5S", Fault.SUIT_MISSING, 1, {"digits": "5"}),
        ("5,", Fault.SUIT_MISSING, 1, {"digits": "5"}),
        ("5\u0415", Fault.SUIT_MISSING, 1, {"digits": "5"}),
        ("F 147 c", Fault.SUIT_MISPLACED, 3, {"found": "147 c", "suggestion": "147c"}),
        ("5 Bam", Fault.SUIT_MISPLACED, 1, {"found": "5 Bam", "suggestion": "5b"}),
        ("B57 E", Fault.SUIT_MISPLACED, 1, {"found": "B57", "suggestion": "57b"}),
        ("b", Fault.NUMBER_MISSING, 1, {"found": "b", "suit": "b"}),
        ("FFDD", Fault.NUMBER_MISSING, 3, {"found": "D", "suit": "d"}),
        ("5bd", Fault.NUMBER_MISSING, 3, {"found": "d", "suit": "d"}),
        ("F e", Fault.LETTER_CASE, 3, {"found": "e", "suggestion": "E"}),
        ("j", Fault.LETTER_CASE, 1, {"found": "j", "suggestion": "J"}),
        ("ff", Fault.LETTER_CASE, 1, {"found": "f", "suggestion": "F"}),
        ("E soap", Fault.LETTER_CASE, 3, {"found": "soap", "suggestion": "0"}),
        ("RD WH", Fault.LETTER_CASE, 4, {"found": "WH", "suggestion": "0"}),
        ("East", Fault.LONG_NAME, 1, {"found": "East", "suggestion": "E"}),
        ("F jokers", Fault.LONG_NAME, 3, {"found": "jokers", "suggestion": "J"}),
        ("F57crack", Fault.LONG_NAME, 2, {"found": "57crack", "suggestion": "57c"}),
        ("5bams", Fault.LONG_NAME, 1, {"found": "5bams", "suggestion": "5b"}),
        ("5m", Fault.LONG_NAME, 1, {"found": "5m", "suggestion": "5c"}),
        ("5p", Fault.LONG_NAME, 1, {"found": "5p", "suggestion": "5d"}),
        ("5s", Fault.LONG_NAME, 1, {"found": "5s", "suggestion": "5b"}),
        ("RDGD", Fault.GLUED_WORD, 1, {"found": "RD", "suggestion": "R"}),
        ("EEWD", Fault.GLUED_WORD, 3, {"found": "WD", "suggestion": "0"}),
        ("SoapE", Fault.GLUED_WORD, 1, {"found": "Soap", "suggestion": "0"}),
        ("1b5bam", Fault.GLUED_WORD, 3, {"found": "5bam", "suggestion": "5b"}),
        ("F, E", Fault.SEPARATOR, 2, {"found": ","}),
        ("F\tE", Fault.SEPARATOR, 2, {"found": "U+0009"}),
        ("F\u00a0E", Fault.SEPARATOR, 2, {"found": "U+00A0"}),
        ("Soap\r\n", Fault.SEPARATOR, 5, {"found": "U+000D"}),
        ("5bam\tE", Fault.SEPARATOR, 5, {"found": "U+0009"}),
        ("\ufeffE", Fault.INVISIBLE, 1, {"found": "U+FEFF"}),
        ("E\x00", Fault.INVISIBLE, 2, {"found": "U+0000"}),
        ("E\ufe0f", Fault.INVISIBLE, 2, {"found": "U+FE0F"}),
        ("5\u200bb", Fault.INVISIBLE, 2, {"found": "U+200B"}),
        ("E\udcff", Fault.INVISIBLE, 2, {"found": "U+DCFF"}),
        ("F x", Fault.NOT_A_TILE, 3, {"found": "x"}),
        ("-", Fault.NOT_A_TILE, 1, {"found": "-"}),
        ("\U0001f338", Fault.NOT_A_TILE, 1, {"found": "\U0001f338"}),
        ("\U0001f030", Fault.NOT_A_TILE, 1, {"found": "\U0001f030"}),
    ],
)
def test_a_mistake_is_named_with_its_column_and_what_would_be_right(
    typed: str, fault: NotationFault, column: int, params: dict[str, str]
) -> None:
    error = refusal(typed)
    assert (error.reason, error.line, error.column) == (fault, 1, column)
    assert error.params == params


@pytest.mark.parametrize(
    ("typed", "column", "found", "right"),
    [
        ("F \u0415", 3, "\u0415", "E"),
        ("5\u0441", 2, "\u0441", "c"),
        ("5\uff13b", 2, "\uff13", "3"),
        ("\u0663b", 1, "\u0663", "3"),
        ("\uff1f", 1, "\uff1f", "?"),
        ("E O", 3, "O", "0"),
        ("lb", 1, "l", "1"),
    ],
)
def test_a_look_alike_is_told_from_what_it_looks_like(
    typed: str, column: int, found: str, right: str
) -> None:
    error = refusal(typed)
    assert (error.reason, error.column) == (Fault.LOOK_ALIKE, column)
    codepoint = f"U+{ord(found):04X}"
    assert error.params == {"found": found, "codepoint": codepoint, "suggestion": right}


@pytest.mark.parametrize(
    ("typed", "column", "found", "limit"),
    [
        ("5b 55b 5bam 5b", 13, "5b", 4),
        ("FFFF \U0001f022\U0001f023 FFF", 11, "F", 8),
        ("JJJJJJJJ J", 10, "J", 8),
        ("Soap 000 WD", 10, "0", 4),
        ("?" * 153, 153, "?", 152),
    ],
)
def test_no_rack_holds_more_copies_than_the_set(typed: str, column: int, found: str, limit: int) -> None:
    error = refusal(typed)
    assert (error.reason, error.column) == (Fault.TOO_MANY_COPIES, column)
    assert error.params == {"found": found, "limit": limit}
    assert len(parse_tiles(typed)) == limit + 1


def test_copies_are_counted_over_several_texts() -> None:
    east = check_copies(parse_tiles("555b"))
    south = check_copies(parse_tiles("5b 1c", line=2), line=2, before=east)
    assert south == Rack.tokens("5b 5b 5b 5b 1c")
    with pytest.raises(NotationError) as caught:
        check_copies(parse_tiles("1c 5b", line=3, column=7), line=3, before=south)
    assert (caught.value.line, caught.value.column) == (3, 10)


def test_a_place_is_counted_from_where_the_text_begins() -> None:
    with pytest.raises(NotationError) as caught:
        parse_rack("E 5x", line=12, column=9)
    assert (caught.value.line, caught.value.column) == (12, 12)


def test_every_tile_is_read_back_from_its_token() -> None:
    for tile in TILES:
        assert parse_tiles(tile.token) == (PlacedTile(tile, 1),)


def test_the_whole_set_and_the_empty_rack_round_trip() -> None:
    assert parse_rack(format_rack(FULL_SET)) == FULL_SET
    assert format_rack(EMPTY) == ""


@given(RACKS)
def test_what_is_written_is_read_back(rack: Rack) -> None:
    assert parse_rack(format_rack(rack)) == rack


@given(RACKS)
def test_what_is_written_is_canonical(rack: Rack) -> None:
    assert canonical(format_rack(rack)) == format_rack(rack)


@given(st.lists(st.sampled_from(TILES), max_size=20))
def test_an_ordered_list_is_read_back_in_its_order(tiles: list[Tile]) -> None:
    assert [placed.tile for placed in parse_tiles(format_tiles(tiles))] == tiles


@given(TEXTS, st.integers(1, 99), st.integers(1, 99))
@example("5", 1, 1)
@example("Soap\t", 1, 1)
def test_any_text_is_read_or_refused_inside_it(text: str, line: int, column: int) -> None:
    result = outcome(text, line=line, column=column)
    if isinstance(result, Rack):
        assert parse_rack(format_rack(result)) == result
        return
    assert result.line == line
    assert column <= result.column < column + len(text)
    assert isinstance(result.reason, NotationFault)
    assert result.params.keys() == result.reason.parameters
    assert all(str(value).isprintable() for value in result.params.values())


@given(TEXTS)
def test_what_a_mistake_suggests_is_notation(text: str) -> None:
    result = outcome(text)
    if isinstance(result, Rack):
        return
    suggestion = str(result.params.get("suggestion", "E"))
    if suggestion not in "bcd123456789":
        assert parse_tiles(suggestion)
    for suit in "bcd":
        assert parse_tiles(f"{result.params.get('digits', '1')}{suit}")


def test_long_nonsense_is_refused_in_good_time() -> None:
    for text in (
        "5" * 200_000,
        "b" * 200_000,
        "Soa" * 70_000,
        "1" * 200_000 + "bamx",
        "0" * 200_000 + "b",
    ):
        assert refusal(text).column >= 1


def test_an_error_survives_pickling_and_names_itself() -> None:
    error = refusal("5x")
    copy = pickle.loads(pickle.dumps(error))
    assert (copy.reason, copy.line, copy.column, copy.params) == (
        error.reason,
        error.line,
        error.column,
        error.params,
    )
    assert str(error) == "1:2 SUIT_UNKNOWN digits='5' found='x'"
