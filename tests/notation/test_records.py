"""Records: what is read, what is refused and where, and that what is written is read back."""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.hands import HOUSES, charleston, practice, whole_hand

from rollor.card import Card
from rollor.notation.errors import NotationError
from rollor.notation.header import Header, format_header
from rollor.notation.lines import LIMIT, text_lines
from rollor.notation.record import Record, blocks_of, format_record
from rollor.notation.record_faults import RecordFault
from rollor.notation.record_reader import Played, read_record, read_records
from rollor.rules import (
    LEAGUE,
    PRESETS,
    DealFault,
    Exchanged,
    HouseRules,
    Illegal,
    Offer,
    Seed,
    commitment,
    deal,
)
from rollor.seats import Seat
from rollor.tiles import Tile

DEAL = """\
rollor 1
east  FFF 666b 147c 666d E
south 1122b 3344d NN R GG
west  789b 123c 125d SSSS
north 3345b 99c 789d WW 00
"""
FIRST_RIGHT = "pass right\n east 147c\n south NN R\n west 789b\n north 789d\n"
ACROSS = "pass across\n east F 6b 6d\n south 11b 3d\n west 125d\n north 345b\n"
LEFT = "pass left\n east 789d\n south 345b\n west SSS\n north 789b\n"
ROUND = FIRST_RIGHT + ACROSS + LEFT


def read(text: str, cards: Mapping[str, Card] | None = None) -> Played:
    return read_record(text.splitlines(), cards)


def refused(text: str) -> tuple[int, int, object, dict[str, str | int]]:
    with pytest.raises(NotationError) as caught:
        list(read_records(text.splitlines()))
    return caught.value.line, caught.value.column, caught.value.reason, caught.value.params


def refusal_of(lines: list[str]) -> tuple[int, int] | None:
    try:
        read_record(lines, {"practice": practice()})
    except NotationError as error:
        return error.line, error.column
    return None


def preset_of(rules: HouseRules) -> str:
    return "league" if rules.east_deal == 14 else "lesson"


numbers = st.integers(0, 2**64)


@given(numbers, st.sampled_from(HOUSES), st.integers(0, 60))
def test_what_is_written_is_read_back(number: int, rules: HouseRules, cut: int) -> None:
    played = charleston(number, rules)
    seed = Seed(number.to_bytes(32, "big"))
    events = played.events[: len(played.events) - cut] or played.events[:1]
    record = Record(Header(rules, preset_of(rules), seed=seed), blocks_of(events))
    found = read(format_record(record))
    assert found.record == record
    if not cut:
        assert found.state == played.state
        assert list(found.events) == played.events


@pytest.mark.parametrize("number", range(8))
def test_a_whole_hand_is_read_back(number: int) -> None:
    rules = HOUSES[number % 3]
    played = whole_hand(number, rules)
    seed = Seed(number.to_bytes(32, "big"))
    for length in (len(played.events), len(played.events) // 2, len(played.events) - 7):
        record = Record(Header(rules, preset_of(rules), seed=seed), blocks_of(played.events[:length]))
        found = read(format_record(record), {"practice": practice()})
        assert found.record == record
        assert found.state == played.state or length != len(played.events)


def test_a_header_with_everything_in_it_is_read_back() -> None:
    seed, salt = Seed(bytes(range(32))), bytes(32)
    tiles = deal(seed, LEAGUE)
    header = Header(
        rules=LEAGUE.changed("joker_guard", "return").changed("window_ms", "500"),
        preset="league",
        card="club",
        card_digest="ab" * 32,
        seed=seed,
        racks=tiles.racks,
        wall=tiles.wall,
        commitment=commitment(seed, salt),
        salt=salt,
        names=("Ann", "Bo", "Cy # 3", "Di"),
        date="2026-12-01",
        note="a # in a note is part of it",
    )
    assert read("\n".join(format_header(header))).record.header == header


@pytest.mark.parametrize("text", ["", " x", "two\nlines", "a\tb"])
def test_a_note_that_would_not_be_read_back_is_not_written(text: str) -> None:
    with pytest.raises(ValueError, match="not one line"):
        format_header(Header(seed=Seed(bytes(32)), note=text))


def test_a_record_may_end_anywhere_and_carry_comments() -> None:
    assert read(DEAL).state.public.phase.value == "first_right"
    text = "# ours\n" + DEAL + "\n" + FIRST_RIGHT.replace("147c", "147c   # clean") + "\n\n" + ACROSS
    assert read(text).state.public.phase.value == "first_left"


def test_the_four_racks_are_the_deal_and_a_seed_orders_the_rest() -> None:
    first, second = read(DEAL).state, read(DEAL + f"seed {'1' * 64}").state
    assert first.racks == second.racks
    assert first.wall != second.wall
    assert first.seed == bytes(32)


def test_a_file_may_hold_many_records_and_gives_them_one_by_one() -> None:
    found = read_records([*DEAL.splitlines(), *(DEAL + FIRST_RIGHT).splitlines(), "rollor 2"])
    assert next(found).state.public.phase.value == "first_right"
    with pytest.raises(NotationError):
        next(found)


def test_a_record_that_names_its_card_by_digest_finds_it_under_any_name() -> None:
    text = DEAL + f"card mine {practice().digest}"
    assert read(text, {"other": practice()}).state.card == practice()
    assert read(text).state.card is None


HEADERS = [
    ("", 1, 1, RecordFault.NOT_A_RECORD),
    ("# only a comment", 1, 1, RecordFault.NOT_A_RECORD),
    ("hello", 1, 1, RecordFault.NOT_A_RECORD),
    ("rollor", 1, 7, RecordFault.VERSION_UNKNOWN),
    ("rollor 2", 1, 8, RecordFault.VERSION_UNKNOWN),
    (DEAL + "colour blue", 6, 1, RecordFault.UNKNOWN_KEY),
    (DEAL + "east FF", 6, 1, RecordFault.KEY_TWICE),
    (DEAL + "seed", 6, 5, RecordFault.VALUE_MISSING),
    (DEAL + "preset wild", 6, 8, RecordFault.VALUE_UNKNOWN),
    (DEAL + "joker_guard maybe", 6, 13, RecordFault.VALUE_UNKNOWN),
    (DEAL + "window_ms soon", 6, 11, RecordFault.VALUE_UNKNOWN),
    (DEAL + "deal 2", 6, 6, RecordFault.VALUE_UNKNOWN),
    (DEAL + "seed 0f", 6, 6, RecordFault.NOT_HEX),
    (DEAL + "names A | B | C", 6, 7, RecordFault.NAMES_NOT_FOUR),
    ("rollor 1\neast FF", 3, 1, RecordFault.RACKS_MISSING),
    ("rollor 1\npreset lesson", 3, 1, RecordFault.DEAL_MISSING),
    ("rollor 1\nwall F", 2, 6, RecordFault.WALL_WITHOUT_DEAL),
    (DEAL + FIRST_RIGHT + "note late", 11, 1, RecordFault.KEY_AFTER_ACTIONS),
    (DEAL + FIRST_RIGHT + "hello", 11, 1, RecordFault.UNKNOWN_BLOCK),
    (DEAL.replace("666d E", "666d"), 2, 7, DealFault.RACK_SIZE),
    (DEAL.replace("666d E", "666d EE"), 2, 7, DealFault.RACK_SIZE),
    (DEAL.replace("666d E", "666d ?"), 2, 7, DealFault.HIDDEN_TILE),
    (DEAL + "wall F", 6, 6, DealFault.WALL_SIZE),
    (DEAL + "wall " + "J " * 8 + "F " * 5 + "E", 6, 6, DealFault.WALL_SIZE),
    (DEAL + "wall " + "F " * 6, 6, 6, DealFault.TOO_MANY_OF_A_KIND),
]


@pytest.mark.parametrize(("text", "line", "column", "reason"), HEADERS)
def test_a_wrong_header_is_refused_where_it_is_wrong(
    text: str, line: int, column: int, reason: object
) -> None:
    assert refused(text)[:3] == (line, column, reason)


def test_a_fifth_tile_over_two_racks_is_found_in_the_second() -> None:
    text = DEAL.replace("1122b", "112b 6b").replace("789b 123c", "789b 66b 3c")
    line, column, *_ = refused(text)
    assert (line, column) == (4, 12)


def test_another_edition_of_the_card_is_refused() -> None:
    with pytest.raises(NotationError) as caught:
        read(DEAL + f"card practice {'0' * 64}", {"practice": practice()})
    assert (caught.value.line, caught.value.column) == (6, 15)
    assert caught.value.reason is RecordFault.CARD_DIFFERS


ACTIONS = [
    ("pass up", 6, 6, RecordFault.DIRECTION_UNKNOWN),
    ("pass left", 6, 6, Illegal.OTHER_DIRECTION),
    ("pass right\n east 147c\npass right", 8, 6, Illegal.NOT_ALL_FOUR),
    ("vote now", 6, 6, RecordFault.TOO_MANY_WORDS),
    ("vote\n south stop", 7, 2, Illegal.VOTE_TOO_EARLY),
    ("vote\n south maybe", 7, 8, RecordFault.GO_OR_STOP),
    ("courtesy\n south -", 7, 2, Illegal.COURTESY_NOT_YET),
    ("replace\n south 1b", 7, 2, Illegal.NOTHING_OWED),
    ("pass right\n east", 7, 6, RecordFault.TILES_MISSING),
    ("pass right\n east 14c", 7, 2, Illegal.NOT_THREE),
    ("pass right\n east 147c E", 7, 12, Illegal.NOT_THREE),
    ("pass right\n east 4c 4c 7c", 7, 10, Illegal.NOT_HELD),
    ("pass right\n east 14c +1", 7, 2, Illegal.BLIND_NOT_HERE),
    ("pass right\n east 14c +x", 7, 12, RecordFault.BLIND_NUMBER),
    ("pass right\n east 147c\n east 147c", 8, 2, Illegal.ALREADY_COMMITTED),
    (ROUND + "pass left", 21, 6, Illegal.VOTE_FIRST),
    (ROUND + "vote\n east stop\n west go", 23, 2, RecordFault.AFTER_STOP),
    (ROUND + "vote\n east stop\npass left", 23, 6, Illegal.COURTESY_IS_AN_OFFER),
    (
        ROUND + "vote\n east stop\ncourtesy\n east F +1",
        24,
        10,
        RecordFault.BLIND_NUMBER,
    ),
    ("discard\n east E", 7, 2, Illegal.CHARLESTON_FIRST),
]


@pytest.mark.parametrize(("text", "line", "column", "reason"), ACTIONS)
def test_a_wrong_action_is_refused_where_it_is_wrong(
    text: str, line: int, column: int, reason: object
) -> None:
    assert refused(DEAL + text)[:3] == (line, column, reason)


def test_after_the_charleston_nothing_is_passed() -> None:
    text = DEAL + "courtesy_after_stop no\n" + ROUND
    assert refused(text + "vote\n east stop\npass left")[2] is Illegal.CHARLESTON_OVER


def test_an_offer_is_kept_in_the_order_of_preference() -> None:
    text = DEAL + ROUND + "vote\n east stop\ncourtesy\n east 6b 6b F\n"
    action = read(text).record.actions[-1]
    assert action == Offer(Seat.EAST, (Tile.B6, Tile.B6, Tile.FLOWER))
    assert "  east 6b 6b F\n" in format_record(read(text).record)


def test_the_order_of_the_seats_in_a_pass_is_free() -> None:
    turned = FIRST_RIGHT.splitlines()
    text = "\n".join([turned[0], *reversed(turned[1:])])
    exchanged = [event for event in read(DEAL + text).events if isinstance(event, Exchanged)]
    assert exchanged == [event for event in read(DEAL + FIRST_RIGHT).events if isinstance(event, Exchanged)]


@given(st.data())
def test_a_spoilt_record_is_refused_in_its_place_or_read_and_nothing_else(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(sorted(Path("tests/scenarios").glob("*.rollor"))))
    lines = record.read_text(encoding="utf-8").splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    spoilt = data.draw(
        st.sampled_from(["", "x", "east", "pass right", "+", lines[place][:-1], "  north JJJ"])
    )
    lines[place : place + data.draw(st.integers(0, 2))] = [spoilt]
    where = refusal_of(lines)
    if where is not None:
        line, column = where
        typed = [*lines, ""][line - 1]
        assert 1 <= column <= len(typed) + 1


def test_lines_come_out_of_bytes_as_editors_write_them() -> None:
    assert list(text_lines(io.BytesIO(b"\xef\xbb\xbfa\r\n\r\nb"))) == ["a", "", "b"]


@pytest.mark.parametrize(
    ("raw", "line", "column", "reason"),
    [
        (b"\xff\xfeh\0i\0", 1, 1, RecordFault.NOT_UTF8),
        (b"ok\ncaf\xe9", 2, 4, RecordFault.NOT_UTF8),
        (b"a\0b", 1, 2, RecordFault.NUL),
        (b"x" * (LIMIT + 1), 1, 1, RecordFault.LINE_TOO_LONG),
    ],
)
def test_what_is_no_text_is_refused_in_plain_words(
    raw: bytes, line: int, column: int, reason: RecordFault
) -> None:
    with pytest.raises(NotationError) as caught:
        list(text_lines(io.BytesIO(raw)))
    assert (caught.value.line, caught.value.column, caught.value.reason) == (line, column, reason)


def test_every_fault_names_its_parameters() -> None:
    assert RecordFault.KEY_TWICE.parameters == {"found", "first"}
    assert not RecordFault.NUL.parameters
    assert set(PRESETS) == {"lesson", "league"}


def test_a_deal_of_version_1_is_read() -> None:
    assert read(DEAL + "deal 1").record.header.version == 1


def test_a_seed_may_come_with_the_wall_that_it_gives() -> None:
    seed = Seed(bytes(range(32)))
    wall = " ".join(tile.token for tile in deal(seed, PRESETS["lesson"]).wall)
    with_wall = read(f"rollor 1\nseed {seed.hex()}\nwall {wall}")
    assert with_wall.state == read(f"rollor 1\nseed {seed.hex()}").state
    assert refused(f"rollor 1\nseed {seed.hex()}\nwall {wall} F")[2] in (
        DealFault.WALL_SIZE,
        DealFault.TOO_MANY_OF_A_KIND,
    )


@pytest.mark.parametrize("path", sorted(Path("tests/scenarios").glob("*.rollor")), ids=lambda path: path.stem)
def test_a_hand_written_from_its_events_comes_to_the_same_events(path: Path) -> None:
    cards = {"practice": practice()}
    played = read(path.read_text(encoding="utf-8"), cards)
    again = read(format_record(Record(played.record.header, blocks_of(played.events))), cards)
    assert again.events == played.events
    assert again.state == played.state


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_may_come_with_their_ends(end: str) -> None:
    lines = [line + end for line in (DEAL + "\n" + FIRST_RIGHT + "# done").splitlines()]
    assert read_record(lines) == read(DEAL + FIRST_RIGHT)
