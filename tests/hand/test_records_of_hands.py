"""Whole hands as records: what may be left out, what is checked, and where what is wrong is found."""

from __future__ import annotations

from random import Random

import pytest
from tests.hand.hands import CARD
from tests.hand.records import opening, read, refused
from tests.properties.hands import HOUSES, practice, whole_hand

from rollor.notation.errors import NotationError
from rollor.notation.header import Header
from rollor.notation.record import BlockName, Record, blocks_of, format_record
from rollor.notation.record_faults import RecordFault
from rollor.notation.record_reader import Played, read_record
from rollor.rules import Drew, Illegal, Phase, Seed, decide
from rollor.seats import Seat
from rollor.tiles import Tile

START = opening(east="FFFF 66b 666d EEE 1c W", west="1b 12c 1234d 579d JJJ", wall="S 6b")
"""East is on turn; South draws S, whoever is next 6b."""

SILENT = "discard\n  east W\ncall\n  north pass\n  south pass\n  west pass\n"
CALLED = START + "discard\n  east 6b\ncall\n  west JJ\n  south pass\n"
WEST_THREW = CALLED + "discard\n  west 1c\n"
"""West has exposed 6b JJ and discarded; North draws S next, East 6b."""

CONCEALED = opening(east="4c 1b 66b 666d EEE 1d W FF", south="111c 222c 333c 44c 55c", wall="1b")
COMPLETE = opening(east="FFFF 666b 666d EEEE", west="6b JJJJJJ 1b 1234c 5d")
OUT = "discard\n  east 6b\n"


def test_a_hand_is_read_with_all_that_may_be_done_in_it() -> None:
    played = read(WEST_THREW + "draw\n  north S\ndiscard\n  north S\nredeem\n  east 6b from west\n")
    assert [exposure.jokers for exposure in played.state.public.exposures[Seat.WEST]] == [1]
    assert played.state.racks[Seat.EAST].count(Tile.JOKER) == 1
    assert [block.name.value for block in played.record.blocks[5:]] == [
        "discard",
        "call",
        "discard",
        "discard",
        "redeem",
    ]


def test_who_says_nothing_to_a_discard_lets_it_go() -> None:
    spoken, silent = read(START + SILENT + "discard\n  south S"), read(START + "discard\n  east W\n  south S")
    assert spoken.state == silent.state
    half = read(START + "discard\n  east W\ncall\n  west pass\ndiscard\n  south S")
    assert half.state == silent.state
    assert len(half.record.blocks) == len(spoken.record.blocks) == len(silent.record.blocks) + 2


def test_while_a_record_does_not_go_on_the_window_stays_open() -> None:
    for text in (START + "discard\n  east W", START + "discard\n  east 6b\ncall\n  west JJ\n  north pass"):
        assert read(text).state.public.on is Phase.WINDOW
    assert read(CALLED).state.owns[Seat.WEST].answer is not None
    assert read(START + SILENT).state.public.turn is Seat.SOUTH


def test_a_draw_says_again_what_follows_from_the_wall_and_is_checked() -> None:
    played = read(START + "discard\n  east W\ndraw\n  south S\n")
    assert played.events[-1] == Drew(Seat.SOUTH, Tile.SOUTH)
    assert BlockName.DRAW not in [block.name for block in played.record.blocks]
    assert read(START + SILENT).state == played.state


@pytest.mark.parametrize(
    ("more", "line", "column", "reason"),
    [
        ("discard\n  east W\ndraw\n  south 6b", 4, 9, RecordFault.NOT_DRAWN),
        ("discard\n  east W\ndraw\n  west S", 4, 8, RecordFault.NOT_DRAWN),
        ("draw\n  east S", 2, 8, RecordFault.NOT_DRAWN),
        ("discard\n  east 6b\ncall\n  west JJ\ndraw\n  south S", 6, 9, RecordFault.NOT_DRAWN),
        ("discard\n  east W\ndraw\n  south", 4, 8, RecordFault.ONE_TILE),
        ("discard\n  east W\ndraw\n  south S N", 4, 9, RecordFault.ONE_TILE),
        ("discard\n  east", 2, 7, RecordFault.ONE_TILE),
        ("discard\n  east W 1c", 2, 8, RecordFault.ONE_TILE),
        ("discard all", 1, 9, RecordFault.TOO_MANY_WORDS),
        ("mahjongg\n  east FF", 2, 8, RecordFault.TOO_MANY_WORDS),
        ("redeem\n  east 6b", 2, 10, RecordFault.REDEEM_FROM),
        ("redeem\n  east 6b from me", 2, 11, RecordFault.REDEEM_FROM),
        ("redeem\n  east 66b from west", 2, 8, RecordFault.ONE_TILE),
        ("discard\n  east 6b\ncall\n  west", 4, 7, RecordFault.TILES_MISSING),
        ("pass right\n  east FFF", 1, 6, Illegal.CHARLESTON_OVER),
    ],
)
def test_what_can_not_be_read_is_refused_in_its_place(
    more: str, line: int, column: int, reason: RecordFault
) -> None:
    assert refused(START, more)[:3] == (line, column, reason)


BEFORE = START[: START.index("pass right")]
REFUSED = [
    (BEFORE, "discard\n  east W", 2, 3, Illegal.CHARLESTON_FIRST),
    (BEFORE, "mahjongg\n  south", 2, 3, Illegal.NO_HEAVENLY_HAND),
    (START, "discard\n  south 1b", 2, 3, Illegal.NOT_YOUR_TURN),
    (START, "discard\n  east W\n  east 1c", 3, 3, Illegal.NOT_YOUR_TURN),
    (START, "discard\n  east 9b", 2, 8, Illegal.TILE_NOT_IN_RACK),
    (START, OUT + "call\n  west 6b JJ", 4, 8, Illegal.TILE_NOT_IN_RACK),
    (START, OUT + "call\n  west JJ 1b", 4, 11, Illegal.NOT_ALIKE),
    (START, OUT + "call\n  west J", 4, 3, Illegal.ONLY_FOR_MAH_JONGG),
    (START, OUT + "call\n  west JJJ", 4, 3, Illegal.NO_LINE_LEFT),
    (START, OUT + "call\n  east pass", 4, 3, Illegal.YOUR_OWN_DISCARD),
    (START, OUT + "call\n  west pass\n  west JJ", 5, 3, Illegal.ALREADY_ANSWERED),
    (START, "call\n  west pass", 2, 3, Illegal.NO_DISCARD_OPEN),
    (COMPLETE, OUT + "call\n  west 6b JJJJJ", 4, 3, Illegal.MORE_THAN_SEXTET),
    (START, "mahjongg\n  east", 2, 3, Illegal.NOT_MAH_JONGG),
    (START, OUT + "call\n  west mahjongg", 4, 3, Illegal.NOT_MAH_JONGG),
    (CONCEALED, "discard\n  east 4c\ncall\n  south 44c\nmahjongg\n  south", 6, 3, Illegal.CONCEALED_LINE),
    (COMPLETE, "mahjongg\n  east\ndiscard\n  east E", 4, 3, Illegal.HAND_OVER),
    (START, "redeem\n  east 6b from west", 2, 3, Illegal.NO_JOKER_TO_REDEEM),
    (START, "redeem\n  west 6b from east", 2, 3, Illegal.REDEEM_ON_YOUR_TURN),
    (WEST_THREW, "redeem\n  north 6b from west", 2, 9, Illegal.NATURAL_NOT_IN_RACK),
    (START, "discard\n  east W\n  south S\n  west J\ncall\n  east 6b J", 6, 3, Illegal.JOKER_NOT_CALLED),
]
UNHEARD = {Illegal.WINDOW_IS_OPEN}
"""Never said of a record: when it goes on the window is closed."""


@pytest.mark.parametrize(("text", "more", "line", "column", "reason"), REFUSED)
def test_what_the_law_refuses_is_refused_in_its_place(
    text: str, more: str, line: int, column: int, reason: Illegal
) -> None:
    assert refused(text, more)[:3] == (line, column, reason)


def test_every_refusal_of_the_hand_is_among_them() -> None:
    reasons = list(Illegal)
    of_the_hand = set(reasons[reasons.index(Illegal.CHARLESTON_FIRST) :])
    assert {reason for *_, reason in REFUSED} | UNHEARD == of_the_hand


READY = opening(east="E 1b 12c 5c 8c W R N 34d 78d 9d", south="FFFF 666b 666d EE J", wall="E")
"""South waits for an E: East has one, and the next to be drawn is one."""


def won_by(text: str) -> tuple[str, Tile | None]:
    won = read(text).state.public.won
    assert won is not None
    return won.seat.word, won.tile


def test_mahjongg_after_a_discard_is_with_the_discard_where_that_wins() -> None:
    assert won_by(READY + "discard\n  east E\nmahjongg\n  south") == ("south", Tile.EAST)
    assert won_by(READY + "discard\n  east E\ncall\n  south mahjongg\n  west pass\n  north pass") == (
        "south",
        Tile.EAST,
    )
    assert won_by(READY + "discard\n  east E\ncall\n  west pass\nmahjongg\n  south") == ("south", Tile.EAST)


def test_where_the_discard_does_not_win_it_is_with_the_tile_drawn_next() -> None:
    assert won_by(READY + "discard\n  east W\nmahjongg\n  south") == ("south", None)


def test_a_draw_or_three_who_let_it_go_say_that_the_discard_was_not_taken() -> None:
    drawn = READY + "discard\n  east E\ndraw\n  south E\nmahjongg\n  south"
    let_go = READY + "discard\n  east E\ncall\n  south pass\n  west pass\n  north pass\nmahjongg\n  south"
    assert won_by(drawn) == won_by(let_go) == ("south", None)
    events = read(let_go).events
    assert format_record(Record(Header(seed=Seed(bytes(32))), blocks_of(events))).endswith(
        "\n  north pass\n\nmahjongg\n  south\n"
    ), "else it would be read as called"


@pytest.mark.parametrize("number", range(6))
def test_wherever_a_hand_has_come_its_record_leads_to_the_same_state(number: int) -> None:
    rules = HOUSES[number % 3]
    preset = "league" if rules.east_deal == 14 else "lesson"
    header = Header(rules, preset, seed=Seed(number.to_bytes(32, "big")))
    played = whole_hand(number, rules)
    dice, reached = Random(number), [1]
    for state, action in played.actions:
        reached.append(reached[-1] + len(decide(state, action.seat, action)))
    assert reached.pop() == len(played.events)
    for place in dice.sample(range(len(reached)), 20):
        record = Record(header, blocks_of(played.events[: reached[place]]))
        text = format_record(record)
        found = read_record(text.splitlines(), {"practice": practice()})
        assert found.state == played.actions[place][0]
        assert found.record == record
        assert format_record(found.record) == text


def test_a_call_is_written_and_told_with_its_tiles_in_order() -> None:
    text = opening(east="FFFF 66b 666d EEE 1c W", west="6b 12c 1234d 579d JJJ", wall="S")
    turned, sorted_ = read(text + OUT + "call\n west J6b"), read(text + OUT + "call\n west 6b J")
    assert turned.events == sorted_.events
    assert format_record(turned.record).endswith("\ncall\n  west 6b J\n")


CHARLESTON = """\
rollor 1
card lost
east  FFF 666b 147c 666d E
south 1122b 3344d NN R GG
west  789b 123c 125d SSSS
north 3345b 99c 789d WW 00
courtesy_after_stop no
pass right
 east 147c
 south NN R
 west 789b
 north 789d
pass across
 east F 6b 6d
 south 11b 3d
 west 125d
 north 345b
pass left
 east 789d
 south 345b
 west SSS
 north 789b
vote
 east stop
"""


def without_card(text: str) -> Played:
    return read_record(text.splitlines(), {"hands": CARD})


def test_a_record_of_a_charleston_needs_no_card_and_east_draws_without_one() -> None:
    played = without_card(CHARLESTON)
    drew = played.events[-1]
    assert isinstance(drew, Drew)
    again = without_card(CHARLESTON + f"draw\n east {drew.tile.token}")
    assert again.state == played.state
    assert len(again.state.racks[Seat.EAST]) == 14


@pytest.mark.parametrize("block", ["discard", "call", "redeem", "mahjongg"])
def test_the_hand_needs_its_card(block: str) -> None:
    with pytest.raises(NotationError) as caught:
        without_card(CHARLESTON + f"{block}\n east 9b")
    assert (caught.value.reason, caught.value.column) == (RecordFault.CARD_UNKNOWN, 1)
    assert caught.value.params == {"card": "lost"}


def test_before_the_first_pass_too_mah_jongg_needs_the_card() -> None:
    with pytest.raises(NotationError) as caught:
        without_card(CHARLESTON.partition("pass right")[0] + "mahjongg\n east")
    assert caught.value.reason is RecordFault.CARD_UNKNOWN
