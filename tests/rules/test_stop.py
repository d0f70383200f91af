"""C-13, C-14: how long anyone may still stop, and what a stop brings."""

from __future__ import annotations

import pytest
from tests.table import PLAIN_14, Table

from rollor.notation.racks import format_rack
from rollor.rules import Drew, Illegal, Phase, Stopped, legal_actions, seen_by, view
from rollor.seats import SEATS, Seat


@pytest.mark.parametrize("seat", ["east", "south", "west", "north"])
def test_until_second_left_moves_anyone_may_stop(seat: str) -> None:
    for committed in range(4):
        table = Table().until(Phase.SECOND_LEFT)
        racks = table.state.racks
        said = ["east pass 147c", "south pass R GG", "west pass 125d", "north pass 00 W"]
        table.does(*said[:committed])
        assert table.does(f"{seat} stop")[0] == Stopped({each.word: each for each in SEATS}[seat])
        assert table.phase() is Phase.COURTESY
        assert table.state.racks == racks
        assert table.state.public.committed == (False,) * 4
        assert all(own.sealed is None for own in table.state.owns)


def test_a_stop_gives_the_committed_tiles_back_unseen() -> None:
    table = Table().until(Phase.SECOND_LEFT)
    rack = table.rack("south")
    (committed,) = table.does("south pass R GG")
    (stopped,) = table.does("west stop")
    assert table.rack("south") == rack
    assert [seen_by(committed, seat) == committed for seat in SEATS] == [False, True, False, False]
    assert seen_by(stopped, Seat.EAST) == stopped
    table.does("south offer R", "north offer 0")
    assert "0" in table.rack("south").split()


@pytest.mark.parametrize("phase", ["second_across", "last_right", "courtesy", "play"])
def test_once_second_left_has_moved_nobody_stops(phase: str) -> None:
    table = Table().until(Phase(phase))
    for seat in ("east", "south", "west", "north"):
        assert table.refuses(f"{seat} stop").reason is Illegal.STOP_TOO_LATE
        assert table.refuses(f"{seat} go").reason is Illegal.VOTE_OVER


def test_in_second_left_nobody_says_go_again() -> None:
    table = Table().until(Phase.SECOND_LEFT)
    assert table.refuses("east go").reason is Illegal.VOTE_OVER


def test_nobody_stops_twice() -> None:
    table = Table().until(Phase.SECOND_LEFT)
    table.does("east stop")
    assert table.refuses("east stop").reason is Illegal.VOTE_OVER
    assert table.refuses("south stop").reason is Illegal.VOTE_OVER


def test_where_the_house_says_so_nobody_stops_after_the_vote() -> None:
    table = Table(stop_until="vote").until(Phase.SECOND_LEFT)
    assert table.refuses("east stop").reason is Illegal.STOP_TOO_LATE
    passes_only = legal_actions(view(table.state, Seat.EAST))
    table.does("east pass 147c")
    assert table.refuses("east stop").reason is Illegal.STOP_TOO_LATE
    assert len(legal_actions(view(table.state, Seat.EAST))) == 0
    later = legal_actions(view(Table().until(Phase.SECOND_LEFT).state, Seat.EAST))
    assert len(later) == len(passes_only) + 1


@pytest.mark.parametrize("when", ["vote", "second_left"])
def test_the_courtesy_is_played_after_a_stop_and_the_stopper_takes_part(when: str) -> None:
    table = Table().until(Phase(when))
    table.does("south stop", "south offer NN R", "north offer 99c 5b")
    assert format_rack(table.state.owns[Seat.SOUTH].shares[-1][1].kept) == "5b 99c"
    assert table.state.public.courtesy == (None, 3)
    table.does("east offer -", "west offer 1c")
    assert table.phase() is Phase.PLAY


@pytest.mark.parametrize("when", ["vote", "second_left"])
def test_where_the_house_says_so_a_stop_ends_the_charleston(when: str) -> None:
    table = Table(courtesy_after_stop="no").until(Phase(when))
    wall = table.state.wall
    assert table.does("south stop") == (Stopped(Seat.SOUTH), Drew(Seat.EAST, wall[0]))
    assert table.phase() is Phase.PLAY
    assert table.state.public.sizes == (14, 13, 13, 13)
    assert table.refuses("east offer 1c").reason is Illegal.CHARLESTON_OVER


def test_where_the_house_says_so_a_stop_ends_the_charleston_in_the_league_too() -> None:
    table = Table(PLAIN_14, east_deal="14", courtesy_after_stop="no").until(Phase.VOTE)
    assert table.does("east stop") == (Stopped(Seat.EAST),)
    assert table.phase() is Phase.PLAY


def test_a_house_without_a_courtesy_after_a_stop_has_one_after_last_right() -> None:
    assert Table(courtesy_after_stop="no").until(Phase.COURTESY).phase() is Phase.COURTESY
