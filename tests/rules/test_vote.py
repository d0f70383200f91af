"""C-12: after first left each says go or stop. One stop is enough; all must consent."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from tests.table import SEAT_NAMED, Table

from rollor.rules import Agreed, Illegal, Phase, SaidGo, Stopped, awaited, legal_actions, seen_by, view
from rollor.seats import SEATS, Seat

WORDS = ("east", "south", "west", "north")


@pytest.mark.parametrize("phase", ["first_right", "first_across", "first_left"])
@pytest.mark.parametrize("said", ["go", "stop"])
def test_there_is_no_vote_before_first_left_has_moved(phase: str, said: str) -> None:
    table = Table().until(Phase(phase))
    assert table.refuses(f"south {said}").reason is Illegal.VOTE_TOO_EARLY
    table.does("east pass 147c", "south pass R GG", "west pass 125d")
    assert table.refuses(f"south {said}").reason is Illegal.VOTE_TOO_EARLY


@pytest.mark.parametrize("said", list(product(("go", "stop"), repeat=4)))
def test_all_must_consent_in_whatever_order_they_speak(said: tuple[str, ...]) -> None:
    for order in permutations(range(4)):
        table = Table().until(Phase.VOTE)
        stopped = None
        for place in order:
            happened = table.does(f"{WORDS[place]} {said[place]}")
            if said[place] == "stop":
                stopped = SEAT_NAMED[WORDS[place]]
                assert happened == (Stopped(stopped),)
                break
            assert happened[0] == SaidGo(SEATS[place])
        assert table.state.public.stopped_by is stopped
        assert table.phase() is (Phase.SECOND_LEFT if stopped is None else Phase.COURTESY)
        assert (Agreed() in table.events) == (stopped is None)


def test_one_stop_ends_the_vote_at_once() -> None:
    table = Table().until(Phase.VOTE)
    table.does("south stop")
    assert table.phase() is Phase.COURTESY
    assert table.refuses("east go").reason is Illegal.VOTE_OVER
    assert table.refuses("east stop").reason is Illegal.VOTE_OVER
    assert table.refuses("east pass 666b").reason is Illegal.COURTESY_IS_AN_OFFER


def test_silence_is_not_a_go() -> None:
    table = Table().until(Phase.VOTE)
    table.does("east go", "south go", "north go")
    assert table.phase() is Phase.VOTE
    assert [awaited(view(table.state, seat)) for seat in SEATS] == [False, False, True, False]
    assert table.does("west go") == (SaidGo(Seat.WEST), Agreed())


def test_nobody_sees_anothers_go_until_the_vote_ends() -> None:
    table = Table().until(Phase.VOTE)
    for word in WORDS[:3]:
        before = {seat: view(table.state, seat) for seat in (*SEATS, None)}
        (said,) = table.does(f"{word} go")
        for seat in (*SEATS, None):
            if seat is SEAT_NAMED[word]:
                assert seen_by(said, seat) == said
                assert view(table.state, seat) != before[seat]
            else:
                assert seen_by(said, seat) is None
                assert view(table.state, seat) == before[seat]


def test_everybody_sees_who_stopped() -> None:
    (stopped,) = Table().until(Phase.VOTE).does("west stop")
    assert {seen_by(stopped, seat) for seat in (*SEATS, None)} == {Stopped(Seat.WEST)}


def test_nobody_says_go_twice_but_who_said_go_may_still_stop() -> None:
    table = Table().until(Phase.VOTE)
    assert len(legal_actions(view(table.state, Seat.EAST))) == 2
    table.does("east go")
    assert table.refuses("east go").reason is Illegal.ALREADY_SAID_GO
    assert len(legal_actions(view(table.state, Seat.EAST))) == 1
    assert table.does("east stop") == (Stopped(Seat.EAST),)
