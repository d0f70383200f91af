"""A hand is nothing but its events: where a log begins, and who may fold what."""

from __future__ import annotations

import pytest
from tests.table import PLAIN, SEED, Table

from rollor.rules import (
    LESSON,
    Dealt,
    Phase,
    Seed,
    awaited,
    begin,
    deal,
    dealt,
    evolve,
    evolve_view,
    first_view,
    replay,
    seen_by,
    view,
)
from rollor.seats import SEATS, Seat

OTHER = dealt(deal(Seed(bytes(32)), LESSON), Seed(bytes(32)), LESSON)


def told(table: Table) -> Dealt:
    first = table.events[0]
    assert isinstance(first, Dealt)
    return first


def test_a_log_begins_with_the_deal() -> None:
    table = Table().until(Phase.VOTE)
    assert replay(table.events) == table.state
    for log in ([], table.events[1:]):
        with pytest.raises(ValueError, match="begins with the deal"):
            replay(log)


def test_no_state_is_made_of_what_a_seat_saw() -> None:
    seen = seen_by(told(Table()), Seat.EAST)
    assert isinstance(seen, Dealt)
    with pytest.raises(ValueError, match="the whole deal"):
        begin(seen)


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_a_new_deal_begins_anew(seat: Seat | None) -> None:
    table = Table().until(Phase.SECOND_LEFT)
    again = evolve(table.state, OTHER)
    assert again == begin(OTHER)
    seen = seen_by(OTHER, seat)
    assert isinstance(seen, Dealt)
    assert evolve_view(view(table.state, seat), seen) == first_view(seen, seat) == view(again, seat)


def test_what_a_seat_may_not_know_of_changes_nothing_for_it() -> None:
    seen = view(Table().state, Seat.EAST)
    assert evolve_view(seen, None) is seen


def test_a_spectator_has_no_rack_and_is_never_waited_for() -> None:
    seen = view(Table().state, None)
    assert not awaited(seen)
    with pytest.raises(ValueError, match="spectator"):
        _ = seen.rack
    assert view(Table().state, Seat.EAST).rack == Table().state.racks[Seat.EAST]


def test_the_commitment_and_the_card_are_open_and_the_salt_is_not() -> None:
    made = dealt(deal(SEED, LESSON), SEED, LESSON, commitment=b"\1" * 32, salt=b"\2" * 32, card="club")
    for seat in (*SEATS, None):
        seen = seen_by(made, seat)
        assert isinstance(seen, Dealt)
        assert (seen.commitment, seen.card) == (b"\1" * 32, "club")
        assert (seen.seed, seen.salt) == (None, None)


def test_the_same_deal_and_the_same_actions_give_the_same_log() -> None:
    one, other = Table(PLAIN).until(Phase.PLAY), Table(PLAIN).until(Phase.PLAY)
    assert one.events == other.events
    assert repr(one.state) == repr(other.state)
