"""The blocks of a record: which line belongs to which pass, and that a log is written as it can be read."""

from __future__ import annotations

import pytest
from tests.table import JOKERS, SEED, Table

from rollor.notation.header import Header
from rollor.notation.record import BlockName, Record, blocks_of, format_record
from rollor.notation.record_reader import Played, read_record
from rollor.rules import LESSON, Phase, seen_by
from rollor.seats import Direction, Seat

COMMITS = ("east pass J 14c", "south pass NN G", "west pass JJJ", "north pass J 99c")


def read_back(table: Table) -> Played:
    rules = LESSON.changed("joker_guard", "return")
    header = Header(rules, seed=SEED, racks=Table(JOKERS).state.racks)
    return read_record(format_record(Record(header, blocks_of(table.events))).splitlines())


def second_left() -> Table:
    return Table(JOKERS, joker_guard="return").until(Phase.SECOND_LEFT)


@pytest.mark.parametrize(
    "said",
    [
        (),
        ("south pass NN G",),
        ("south pass NN G", "west pass JJJ", "north pass J 99c"),
        COMMITS,
        (*COMMITS, "west replace 123c"),
        (*COMMITS, "west replace 123c", "east replace 7c"),
    ],
)
@pytest.mark.parametrize("seat", ["east", "south"])
def test_a_late_stop_is_read_back_however_far_second_left_had_come(said: tuple[str, ...], seat: str) -> None:
    table = second_left()
    table.does(*said, f"{seat} stop")
    played = read_back(table)
    assert list(played.events) == table.events
    assert played.state == table.state


def test_a_late_stop_stands_in_the_block_in_which_tiles_lie_out() -> None:
    table = second_left()
    table.does("south pass NN G", "west stop")
    last = blocks_of(table.events)[-1]
    assert (last.name, last.direction, len(last.actions)) == (BlockName.PASS, Direction.LEFT, 2)


def test_the_two_pairs_of_a_halted_courtesy_are_read_back() -> None:
    table = Table(JOKERS, joker_guard="return").until(Phase.COURTESY)
    table.does("east offer J 1c", "west offer 1d", "south offer N", "east replace 7c", "north offer 9c 0")
    played = read_back(table)
    assert list(played.events) == table.events
    assert [block.name for block in played.record.blocks[-3:]] == [
        BlockName.COURTESY,
        BlockName.REPLACE,
        BlockName.COURTESY,
    ]


def test_a_pass_is_kept_with_its_tiles_in_canonical_order() -> None:
    text = f"rollor 1\nseed {SEED.hex()}\n{JOKERS}\npass right\n east 7c 1c 4c\n"
    record = read_record(text.splitlines()).record
    assert "\n  east 147c\n" in format_record(record)
    assert read_record(format_record(record).splitlines()).record == record


def test_a_log_that_does_not_begin_with_the_deal_has_no_blocks() -> None:
    table = second_left()
    assert blocks_of(table.events[1:]) == ()


def test_what_a_seat_saw_of_others_is_no_action_of_theirs() -> None:
    table = Table(JOKERS, joker_guard="return")
    table.does("east pass J 14c", "south pass NN G")
    seen = [told for event in table.events if (told := seen_by(event, Seat.SOUTH)) is not None]
    assert [action.seat for block in blocks_of(seen) for action in block.actions] == [Seat.SOUTH]
