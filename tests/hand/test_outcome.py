"""What `rollor replay --json` prints of the hand that follows, and what it hides from a seat."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.hand.records import opening, read

from rollor.notation.outcome import outcome
from rollor.seats import SEATS, Seat

OLD_KEYS = ["phase", "pass", "over", "racks", "passes", "stopped_by"]
START = opening(east="FFFF 66b 666d EEE 1c W", west="1b 12c 1234d 579d JJJ", wall="S 6b")
TAKEN = START + "discard\n  east 6b\ncall\n  west JJ\n  south pass\n  north pass\n"
READY = opening(east="E 1b 12c 5c 8c W R N 34d 78d 9d", south="FFFF 666b 666d EE J", wall="E")


def printed(text: str, knower: Seat | None = None) -> dict[str, Any]:
    found = json.loads(json.dumps(outcome(read(text).state, knower)))
    assert isinstance(found, dict)
    return found


def hand(text: str, knower: Seat | None = None) -> dict[str, Any]:
    found = printed(text, knower)
    assert list(found) == [*OLD_KEYS, "hand"]
    part = found["hand"]
    assert isinstance(part, dict)
    assert list(part) == ["turn", "exposures", "discards", "window", "won"]
    return part


def test_a_hand_in_which_nothing_has_been_done_has_the_old_keys_only() -> None:
    head, _, _ = START.partition("pass right")
    half, _, _ = START.partition("vote")
    lesson = "rollor 1\nseed " + "0" * 64 + "\ncourtesy_after_stop no\n"
    for text in (head, half, START, lesson):
        assert list(printed(text)) == OLD_KEYS


def test_a_discard_that_is_open_is_the_window() -> None:
    found = hand(START + "discard\n  east 6b\n")
    assert found == {
        "turn": "east",
        "exposures": {"east": [], "south": [], "west": [], "north": []},
        "discards": [["east", "6b"]],
        "window": ["east", "6b"],
        "won": None,
    }


def test_an_exposure_is_shown_with_its_jokers_and_the_discard_is_gone() -> None:
    found = hand(TAKEN)
    assert found["exposures"] == {"east": [], "south": [], "west": ["6b JJ"], "north": []}
    assert (found["turn"], found["discards"], found["window"]) == ("west", [], None)


def test_discards_stand_in_order_and_a_swap_changes_the_exposure() -> None:
    found = hand(TAKEN + "discard\n  west 1c\n  north S\nredeem\n  east 6b from west\n")
    assert found["discards"] == [["west", "1c"], ["north", "S"]]
    assert found["exposures"]["west"] == ["66b J"]
    assert (found["turn"], found["window"]) == ("east", None)


def test_a_win_says_who_with_what_and_who_pays() -> None:
    found = hand(READY + "discard\n  east E\nmahjongg\n  south\n")
    assert found["won"] == {
        "seat": "south",
        "line": "dear-sixes",
        "hand": ["FFFF", "666b", "666d", "EEEE"],
        "value": 45,
        "jokerless": False,
        "tile": "E",
        "discarder": "east",
        "payments": {"east": -90, "south": 180, "west": -45, "north": -45},
    }
    assert (found["turn"], found["window"], found["discards"]) == (None, None, [])


def test_a_tile_that_one_drew_has_no_discarder() -> None:
    won = hand(READY + "discard\n  east W\nmahjongg\n  south\n")["won"]
    assert (won["tile"], won["discarder"]) == (None, None)


@pytest.mark.parametrize("knower", SEATS)
def test_everybody_sees_the_table_and_only_its_own_rack_until_the_hand_is_over(knower: Seat) -> None:
    for text in (START + "discard\n  east 6b\n", TAKEN, TAKEN + "discard\n  west 1c\n"):
        assert hand(text, knower) == hand(text)
        racks, seen = printed(text)["racks"], printed(text, knower)["racks"]
        for seat in SEATS:
            size = len(read(text).state.racks[seat])
            assert seen[seat.word] == (racks[seat.word] if seat is knower else "?" * size)
    over = READY + "discard\n  east E\nmahjongg\n  south\n"
    assert printed(over, knower)["racks"] == printed(over)["racks"], "all racks are shown then"


def test_nobody_is_shown_that_another_has_answered() -> None:
    before, after = START + "discard\n  east 6b\n", START + "discard\n  east 6b\ncall\n  west JJ\n"
    for knower in (None, *SEATS):
        assert printed(before, knower) == printed(after, knower)
