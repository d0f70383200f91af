"""C-2, C-4, C-12, C-15: each thing in its time, once."""

from __future__ import annotations

import pytest
from tests.table import Table

from rollor.rules import Illegal, Phase

BEFORE_THE_COURTESY = (
    "first_right",
    "first_across",
    "first_left",
    "vote",
    "second_left",
    "second_across",
    "last_right",
)
PASSES = tuple(name for name in BEFORE_THE_COURTESY if name != "vote")


@pytest.mark.parametrize("phase", PASSES)
def test_a_pass_once_out_can_not_be_changed(phase: str) -> None:
    table = Table().until(Phase(phase))
    table.does("east pass 147c")
    assert table.refuses("east pass 666b").reason is Illegal.ALREADY_COMMITTED
    assert table.refuses("east pass 147c").reason is Illegal.ALREADY_COMMITTED


def test_nothing_is_passed_while_the_vote_is_open() -> None:
    table = Table().until(Phase.VOTE)
    assert table.refuses("east pass 147c").reason is Illegal.VOTE_FIRST
    table.does("east go", "south go", "west go")
    assert table.refuses("east pass 147c").reason is Illegal.VOTE_FIRST
    table.does("north go", "east pass 147c")


def test_in_the_courtesy_nothing_is_passed() -> None:
    table = Table().until(Phase.COURTESY)
    assert table.refuses("east pass 147c").reason is Illegal.COURTESY_IS_AN_OFFER


def test_when_the_charleston_is_over_nothing_is_passed_offered_or_stopped() -> None:
    table = Table().until(Phase.PLAY)
    assert table.refuses("east pass 147c").reason is Illegal.CHARLESTON_OVER
    assert table.refuses("east offer 1c").reason is Illegal.CHARLESTON_OVER
    assert table.refuses("east go").reason is Illegal.VOTE_OVER
    assert table.refuses("east stop").reason is Illegal.STOP_TOO_LATE


@pytest.mark.parametrize("phase", BEFORE_THE_COURTESY)
def test_the_courtesy_comes_after_the_passes(phase: str) -> None:
    table = Table().until(Phase(phase))
    assert table.refuses("east offer 1c").reason is Illegal.COURTESY_NOT_YET
    assert table.refuses("east offer -").reason is Illegal.COURTESY_NOT_YET


def test_an_offer_is_final() -> None:
    table = Table().until(Phase.COURTESY)
    table.does("east offer 1c")
    assert table.refuses("east offer 1c 4c").reason is Illegal.ALREADY_OFFERED
    assert table.refuses("east offer -").reason is Illegal.ALREADY_OFFERED


def test_a_pair_that_is_done_offers_no_more_while_the_other_still_does() -> None:
    table = Table().until(Phase.COURTESY)
    table.does("east offer 1c", "west offer -")
    assert table.phase() is Phase.COURTESY
    assert table.refuses("east offer 1c").reason is Illegal.ALREADY_OFFERED
    assert table.refuses("west offer -").reason is Illegal.ALREADY_OFFERED


@pytest.mark.parametrize("phase", [*BEFORE_THE_COURTESY, "courtesy", "play"])
def test_who_got_no_joker_back_replaces_nothing(phase: str) -> None:
    table = Table().until(Phase(phase))
    assert table.refuses("east replace 1c").reason is Illegal.NOTHING_OWED
    assert table.refuses("east replace").reason is Illegal.NOTHING_OWED
