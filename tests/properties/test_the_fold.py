"""What holds in every hand, at every event."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.hands import HOUSES, all_tiles, charleston, practice, states, whole_hand

from rollor.rules import (
    Committed,
    Dealt,
    HouseRules,
    IllegalActionError,
    Pass,
    awaited,
    begin,
    decide,
    evolve,
    evolve_view,
    first_view,
    legal_actions,
    refusal,
    replay,
    seen_by,
    view,
)
from rollor.seats import SEATS
from rollor.tiles import FULL_SET

numbers = st.integers(0, 2**64)
houses = st.sampled_from(HOUSES)


@given(numbers, houses)
def test_the_152_are_there_after_every_event_of_a_charleston(number: int, rules: HouseRules) -> None:
    for _, state in states(charleston(number, rules).events):
        assert all_tiles(state) == FULL_SET


@given(numbers, houses)
def test_after_every_pass_each_seat_holds_what_it_held_before(number: int, rules: HouseRules) -> None:
    played = charleston(number, rules)
    for _, state in states(played.events):
        sizes = [len(rack) for rack in state.racks]
        assert sizes == list(state.public.sizes)
        assert sizes[1:] == [13, 13, 13]
        drawn = state.public.wall_left == 99
        assert sizes[0] == (14 if drawn else rules.east_deal)
    assert len(played.state.racks[0]) == 14


@given(numbers, houses)
def test_a_log_replays_to_the_state_that_was_played(number: int, rules: HouseRules) -> None:
    played = charleston(number, rules)
    assert replay(played.events) == played.state


@given(numbers, houses)
def test_every_seat_and_a_spectator_fold_what_they_see_to_their_view(number: int, rules: HouseRules) -> None:
    played = charleston(number, rules)
    for seat in (None, *SEATS):
        told = played.events[0]
        assert isinstance(told, Dealt)
        seen = seen_by(told, seat)
        assert isinstance(seen, Dealt)
        folded = first_view(seen, seat)
        for event, state in states(played.events):
            if not isinstance(event, Dealt):
                folded = evolve_view(folded, seen_by(event, seat))
            assert folded == view(state, seat)


@given(numbers, houses)
def test_the_order_of_the_four_commits_does_not_matter(number: int, rules: HouseRules) -> None:
    played = charleston(number, rules)
    start = begin(played.events[0])  # type: ignore[arg-type]
    commits = [action for _, action in played.actions[:4] if isinstance(action, Pass)]
    found = []
    for order in (commits, commits[::-1], commits[2:] + commits[:2]):
        state = start
        for action in order:
            for event in decide(state, action.seat, action):
                state = evolve(state, event)
        found.append(state)
    assert found[0] == found[1] == found[2]


@given(numbers, houses, st.integers(0, 2**32))
def test_what_is_enumerated_is_legal_and_nothing_else_is(number: int, rules: HouseRules, other: int) -> None:
    dice = Random(other)
    played, strange = charleston(number, rules), charleston(other, rules)
    state, _ = dice.choice(played.actions)
    for seat in SEATS:
        seen = view(state, seat)
        legal = legal_actions(seen)
        assert bool(len(legal)) or not awaited(seen)
        for index in {0, len(legal) // 2, len(legal) - 1} if len(legal) else set():
            assert decide(state, seat, legal[index])
            assert legal[index] in legal
    for _, action in dice.sample(strange.actions, 5):
        seen = view(state, action.seat)
        assert (action in legal_actions(seen)) is (refusal(seen, action) is None)
        before = repr(state)
        try:
            decide(state, action.seat, action)
        except IllegalActionError:
            assert action not in legal_actions(seen)
        else:
            assert action in legal_actions(seen)
        assert repr(state) == before


@pytest.mark.parametrize("number", range(12))
def test_whole_hands_keep_their_tiles_and_their_views(number: int) -> None:
    rules, card = HOUSES[number % len(HOUSES)], practice()
    played = whole_hand(number, rules)
    assert played.state.public.ended
    assert replay(played.events, card) == played.state
    told = played.events[0]
    assert isinstance(told, Dealt)
    folded = {seat: first_view(_dealt(told, seat), seat, card) for seat in (None, *SEATS)}
    for event, state in states(played.events, card):
        assert all_tiles(state) == FULL_SET
        for seat in (None, *SEATS):
            if not isinstance(event, Dealt):
                folded[seat] = evolve_view(folded[seat], seen_by(event, seat))
            assert folded[seat] == view(state, seat)
    won = played.state.public.won
    assert won is None or sum(won.payments) == 0


def _dealt(told: Dealt, seat: object) -> Dealt:
    seen = seen_by(told, seat)  # type: ignore[arg-type]
    assert isinstance(seen, Dealt)
    return seen


def test_a_commit_is_told_to_the_others_without_its_tiles() -> None:
    played = charleston(1, HOUSES[0])
    told = next(event for event in played.events if isinstance(event, Committed))
    others = [seat for seat in (None, *SEATS) if seat is not told.seat]
    assert {seen_by(told, seat) for seat in others} == {Committed(told.seat, None)}
