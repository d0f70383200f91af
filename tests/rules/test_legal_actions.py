"""What a seat may do, as a sequence: counted, numbered from both ends, each one once, and all of it legal."""

from __future__ import annotations

import pytest
from tests.table import JOKERS, Table, action

from rollor.rules import Action, Pass, Phase, legal_actions, multiset, view
from rollor.seats import SEATS, Seat
from rollor.tiles import Rack

PHASES = [
    "first_right",
    "first_across",
    "first_left",
    "vote",
    "second_left",
    "second_across",
    "last_right",
    "courtesy",
]


@pytest.mark.parametrize("guard", ["refuse", "return"])
@pytest.mark.parametrize("phase", PHASES)
def test_they_are_counted_numbered_different_and_legal(phase: str, guard: str) -> None:
    table = Table(JOKERS, joker_guard=guard).until(Phase(phase))
    for seat in SEATS:
        legal = legal_actions(view(table.state, seat))
        listed = list(legal)
        assert len(legal) == len(listed) == len(set(listed)) > 0
        assert [legal[index] for index in range(len(legal))] == listed
        assert [legal[index - len(legal)] for index in range(len(legal))] == listed
        assert all(each in legal for each in listed)
        for index in (len(legal), -len(legal) - 1):
            with pytest.raises(IndexError):
                legal[index]


@pytest.mark.parametrize("phase", ["first_right", "courtesy"])
def test_a_seat_that_has_acted_has_nothing_and_not_even_a_first(phase: str) -> None:
    table = Table().until(Phase(phase))
    table.does("east pass 147c" if phase == "first_right" else "east offer -")
    legal = legal_actions(view(table.state, Seat.EAST))
    assert len(legal) == 0
    for index in (0, -1):
        with pytest.raises(IndexError):
            legal[index]


def test_a_pass_is_counted_once_and_legal_in_whatever_order_it_is_named() -> None:
    legal = legal_actions(view(Table().state, Seat.EAST))
    turned = action("east pass 7c 1c 4c")
    assert turned in legal
    assert turned not in list(legal)
    assert action("east pass 147c") in list(legal)


def test_what_is_no_action_is_not_legal() -> None:
    legal = legal_actions(view(Table().state, Seat.EAST))
    strange: list[object] = ["pass", None, 3]
    assert not any(legal.__contains__(each) for each in strange)


def test_a_spectator_may_do_nothing() -> None:
    legal = legal_actions(view(Table().state, None))
    assert list(legal) == []
    said: Action = action("east pass 147c")
    assert said not in legal


def test_under_the_guard_return_a_joker_may_be_laid_out() -> None:
    refuse, returns = (
        legal_actions(view(Table(JOKERS, joker_guard=guard).state, Seat.EAST))
        for guard in ("refuse", "return")
    )
    assert set(refuse) < set(returns)
    more = [each for each in returns if isinstance(each, Pass) and each not in refuse]
    assert all("J" in [tile.token for tile in each.tiles] for each in more)


@pytest.mark.parametrize("pick", [multiset.choice, multiset.order])
@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_before_the_first_and_past_the_last_there_is_nothing(size: int, pick: object) -> None:
    assert callable(pick)
    rack = Rack.tokens("F F F 6b 6b E")
    count = (multiset.choices if pick is multiset.choice else multiset.orders)(rack.counts, size)
    assert len({pick(rack, size, index) for index in range(count)}) == count
    for index in (-1, count, count + 1):
        with pytest.raises(IndexError):
            pick(rack, size, index)
