"""C-18: every kind of event has an audience, said here and in the documents; a new one without fails."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from tests.properties.hands import HOUSES, charleston, whole_hand
from tests.table import JOKERS, Table

from rollor.rules import Action, Event, MahJongg, Phase, seen_by
from rollor.rules import events as kinds
from rollor.seats import SEATS, Seat


class Others(Enum):
    """What those see whose event it is not."""

    ALL = "all of it"
    LESS = "that it happened, and less than all of it"
    NOTHING = "nothing, not even that it happened"


AUDIENCE: dict[type[Event], Others] = {
    kinds.Dealt: Others.LESS,
    kinds.Committed: Others.LESS,
    kinds.Exchanged: Others.LESS,
    kinds.JokersReturned: Others.ALL,
    kinds.Replaced: Others.LESS,
    kinds.SaidGo: Others.NOTHING,
    kinds.Agreed: Others.ALL,
    kinds.Stopped: Others.ALL,
    kinds.Offered: Others.LESS,
    kinds.CourtesyMoved: Others.LESS,
    kinds.Drew: Others.LESS,
    kinds.Discarded: Others.ALL,
    kinds.Answered: Others.NOTHING,
    kinds.LetGo: Others.ALL,
    kinds.Exposed: Others.ALL,
    kinds.Redeemed: Others.ALL,
    kinds.MahJongg: Others.ALL,
    kinds.WallGame: Others.ALL,
    kinds.Revealed: Others.ALL,
}
FOR_NOBODY_WHOLE = (kinds.Dealt, kinds.Exchanged, kinds.CourtesyMoved)
"""Events that hold several seats' secrets: each sees its own part."""


@cache
def examples() -> dict[type[Event], list[Event]]:
    found: dict[type[Event], list[Event]] = {kind: [] for kind in get_args(Event)}
    for event in _many():
        if len(found[type(event)]) < 20:
            found[type(event)].append(event)
    return found


def _many() -> Iterator[Event]:
    halted = Table(JOKERS, joker_guard="return").until(Phase.SECOND_LEFT)
    halted.does(
        "east pass J 14c", "south pass NN G", "west pass JJJ", "north pass J 99c", "west replace 123c"
    )
    yield from halted.does("south stop")
    yield from halted.events
    yield MahJongg(Seat.EAST, "1-1", ("FFFF", "NEWS"), 25, True, None, None, (150, -50, -50, -50))
    yield kinds.WallGame()
    for number in range(12):
        yield from whole_hand(number, HOUSES[number % 3]).events
        yield from charleston(number, HOUSES[number % len(HOUSES)]).events


def test_every_kind_of_event_has_an_audience() -> None:
    assert set(AUDIENCE) == set(get_args(Event))


@pytest.mark.parametrize("kind", AUDIENCE, ids=lambda kind: kind.__name__)
def test_others_see_of_it_what_its_audience_is_given(kind: type[Event]) -> None:
    assert examples()[kind], "there is an example"
    for event in examples()[kind]:
        for seat in (*SEATS, None):
            seen = seen_by(event, seat)
            own = kind not in FOR_NOBODY_WHOLE and seat is getattr(event, "seat", "nobody's")
            if own or AUDIENCE[kind] is Others.ALL:
                assert seen == event
            elif AUDIENCE[kind] is Others.NOTHING:
                assert seen is None
            else:
                assert type(seen) is kind
                assert seen != event


def test_the_documents_list_every_event_and_every_action_and_no_others() -> None:
    text = Path("docs/events.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `(\w+)", text, re.MULTILINE)
    named = [kind.__name__ for kind in (*get_args(Action), *get_args(Event))]
    assert sorted(listed) == sorted(named)


def test_what_is_seen_once_is_not_seen_better_a_second_time() -> None:
    """Taking an event through another's eyes first never shows more."""
    for each in examples().values():
        for event in each:
            for seat in (*SEATS, None):
                seen = seen_by(event, seat)
                assert seen is None or seen_by(seen, seat) == seen
                assert seen is None or seen_by(seen, None) == seen_by(event, None)
