"""Events as JSON: everything is read back, and nothing is read that is no event."""

from __future__ import annotations

import json
from typing import get_args

import pytest
from tests.properties.hands import HOUSES, charleston, whole_hand

from rollor.notation.event_json import EventJsonError, event_from_json, event_to_json
from rollor.rules import (
    Committed,
    Dealt,
    Event,
    MahJongg,
    Offered,
    Redeemed,
    Revealed,
    Sealed,
    WallGame,
    seen_by,
)
from rollor.rules.events import Answer, Answered, Exposed, JokersReturned, Replaced
from rollor.rules.exposure import Exposure
from rollor.rules.phases import Phase
from rollor.seats import SEATS, Seat
from rollor.tiles import EMPTY, Tile

RARE: list[Event] = [
    JokersReturned(Phase.COURTESY, (0, 2, 0, 0)),
    Replaced(Seat.EAST, (Tile.SOAP,)),
    Replaced(Seat.EAST, None),
    Offered(Seat.EAST, Sealed(())),
    Answered(Seat.WEST, Answer((), mah_jongg=True)),
    Exposed(Seat.WEST, Exposure(Tile.FLOWER, 6, 5), Seat.EAST),
    Redeemed(Seat.EAST, Seat.EAST, 0, Tile.C5),
    MahJongg(Seat.EAST, "1-1", ("FFFF", "NEWS"), 25, True, Tile.C1, Seat.WEST, (100, -25, -50, -25)),
    WallGame(),
    Revealed((EMPTY, EMPTY, EMPTY, EMPTY), (), bytes(32), None),
]


def back(event: Event) -> Event:
    return event_from_json(json.loads(json.dumps(event_to_json(event))))


@pytest.mark.parametrize("number", range(10))
def test_all_that_anybody_sees_of_a_hand_is_read_back(number: int) -> None:
    rules = HOUSES[number % len(HOUSES)]
    for played in (charleston(number, rules), whole_hand(number, rules)):
        for event in played.events:
            for seen in (event, *(seen_by(event, seat) for seat in (None, *SEATS))):
                assert seen is None or back(seen) == seen


@pytest.mark.parametrize("event", RARE, ids=lambda event: type(event).__name__)
def test_what_is_rare_is_read_back_too(event: Event) -> None:
    assert back(event) == event


def test_every_kind_of_event_is_among_those_that_are_read_back() -> None:
    found = {type(event) for event in RARE}
    for number in range(10):
        rules = HOUSES[number % len(HOUSES)]
        found |= {type(event) for event in whole_hand(number, rules).events}
        found |= {type(event) for event in charleston(number, rules).events}
    assert found == set(get_args(Event))


GOOD = {"v": 1, "type": "committed", "seat": "east", "sealed": {"tiles": "1c 4c 7c", "blind": 0}}


def test_a_committed_pass_is_read() -> None:
    assert event_from_json(GOOD) == Committed(Seat.EAST, Sealed((Tile.C1, Tile.C4, Tile.C7)))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("stopped", "an event is a JSON object"),
        ({**GOOD, "v": 2}, "v: this library reads version 1, not 2"),
        ({**GOOD, "v": True}, "v: this library reads version 1, not True"),
        ({**GOOD, "v": "1"}, "v: this library reads version 1, not '1'"),
        ({**GOOD, "type": "cheated"}, "type: 'cheated' is none of dealt, "),
        ({"v": 1, "type": "agreed", "seat": "east"}, "seat: unknown field"),
        ({"v": 1, "type": "stopped"}, "seat: missing"),
        ({"v": 1, "type": "stopped", "seat": 1}, "seat: text is wanted, not 1"),
        ({"v": 1, "type": "stopped", "seat": "up"}, "seat: 'up' is none of east, south, west, north"),
        ({**GOOD, "sealed": "1c"}, "sealed: an object is wanted, not '1c'"),
        ({**GOOD, "sealed": {"tiles": "1x", "blind": 0}}, "sealed.tiles: column 2 of '1x' is no tile"),
        ({**GOOD, "sealed": {"tiles": 7, "blind": 0}}, "sealed.tiles: a list is wanted, not 7"),
        ({**GOOD, "sealed": {"tiles": "1c", "blind": True}}, "sealed.blind: int is wanted, not True"),
        ({"v": 1, "type": "drew", "seat": "east", "tile": "1c 2c"}, "tile: one tile is wanted, not '1c 2c'"),
        ({"v": 1, "type": "exchanged", "phase": "lunch", "shares": []}, "phase: 'lunch' is none of"),
        (
            {"v": 1, "type": "exchanged", "phase": "first_right", "shares": [None]},
            "shares: 4 items are wanted, not 1",
        ),
    ],
)
def test_what_is_no_event_is_refused_with_its_field(wrong: object, said: str) -> None:
    with pytest.raises(EventJsonError) as caught:
        event_from_json(wrong)
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": "zz"}, "seed: 'zz' is not hexadecimal"),
        ({"rules": {"east_deal": "13"}}, "rules: an object with the fields east_deal, "),
        ({"racks": "F"}, "racks: a list is wanted, not 'F'"),
        ({"racks": ["F" * 300, "", "", ""]}, "racks.0: a set has 152 tiles, not 300"),
    ],
)
def test_what_is_no_deal_is_refused_with_its_field(change: dict[str, object], said: str) -> None:
    told = charleston(0, HOUSES[0]).events[0]
    assert isinstance(told, Dealt)
    with pytest.raises(EventJsonError) as caught:
        event_from_json({**event_to_json(told), **change})
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize("word", [2000, None, True, ["2000"], "soon"])
def test_a_window_is_given_as_text(word: object) -> None:
    told = event_to_json(charleston(0, HOUSES[0]).events[0])
    rules = told["rules"]
    assert isinstance(rules, dict)
    with pytest.raises(EventJsonError, match=r"rules\.window_ms: .* is no value of it"):
        event_from_json({**told, "rules": {**rules, "window_ms": word}})


@pytest.mark.parametrize("word", ["15", 13])
def test_a_house_rule_has_only_its_values(word: object) -> None:
    told = event_to_json(charleston(0, HOUSES[0]).events[0])
    rules = told["rules"]
    assert isinstance(rules, dict)
    with pytest.raises(EventJsonError) as caught:
        event_from_json({**told, "rules": {**rules, "east_deal": word}})
    assert str(caught.value) == f"rules.east_deal: {word!r} is no value of it"
