"""C-6: no joker is ever passed: not in the six passes, not blind, not in the courtesy."""

from __future__ import annotations

import pytest
from tests.table import JOKERS, Table

from rollor.rules import Illegal, Phase

PASSES = ("first_right", "first_across", "first_left", "second_left", "second_across", "last_right")


@pytest.mark.parametrize("phase", PASSES)
def test_a_joker_may_not_be_passed(phase: str) -> None:
    table = Table(JOKERS).until(Phase(phase))
    for tiles, place in (("J 14c", 0), ("1c J 4c", 1), ("14c J", 2), ("J 1c J", 0)):
        refused = table.refuses(f"east pass {tiles}")
        assert (refused.reason, refused.place) == (Illegal.JOKER_IN_PASS, place)
        assert refused.reason.paragraph == "C-6"


@pytest.mark.parametrize("phase", PASSES)
def test_three_jokers_may_not_be_passed_either(phase: str) -> None:
    table = Table(JOKERS).until(Phase(phase))
    assert table.refuses("west pass JJJ").reason is Illegal.JOKER_IN_PASS


@pytest.mark.parametrize("phase", ["first_left", "last_right"])
@pytest.mark.parametrize("said", ["J +2", "1c J +1", "JJ +1"])
def test_a_joker_may_not_be_among_the_own_tiles_of_a_blind_pass(phase: str, said: str) -> None:
    table = Table(JOKERS).until(Phase(phase))
    assert table.refuses(f"east pass {said}").reason is Illegal.JOKER_IN_PASS


@pytest.mark.parametrize(("tiles", "place"), [("J", 0), ("1c J", 1), ("1c 4c J", 2), ("J J", 0)])
def test_a_joker_may_not_be_offered_in_the_courtesy(tiles: str, place: int) -> None:
    table = Table(JOKERS).until(Phase.COURTESY)
    refused = table.refuses(f"east offer {tiles}")
    assert (refused.reason, refused.place) == (Illegal.JOKER_IN_OFFER, place)


def test_a_joker_offered_is_refused_also_where_nothing_would_move() -> None:
    table = Table(JOKERS).until(Phase.COURTESY)
    table.does("west offer -")
    assert table.refuses("east offer J").reason is Illegal.JOKER_IN_OFFER


def test_a_seat_without_a_joker_hears_the_same_of_the_joker_that_it_names() -> None:
    table = Table()
    assert table.refuses("east pass J 14c").reason is Illegal.JOKER_IN_PASS


def test_after_a_refusal_the_seat_chooses_again() -> None:
    table = Table(JOKERS)
    table.refuses("east pass J 14c")
    table.does("east pass 147c")


def test_flowers_and_soap_are_no_jokers_and_may_be_passed() -> None:
    table = Table(JOKERS)
    table.does("east pass FF E", "south pass NN 1b", "west pass SS 1c", "north pass 0 WW")
    assert table.phase() is Phase.FIRST_ACROSS
    assert table.rack("south") == "FF 122b 3344d E GG J"
