"""Deals in the arena: the same for everybody, and played by the law."""

from __future__ import annotations

import pytest
from tests.simulator.experiments import arena, deal, settings

from rollor.rules import LEAGUE, Dealt, MahJongg, replay
from rollor.seats import SEATS
from rollor.simulator.arena import played


def dealt(wanted: str, number: int, turn: int = 0, **changes: object) -> Dealt:
    line_up = tuple(wanted.split())
    first = arena(settings(line_up=line_up, **changes)).game(number, turn).events[0]
    assert isinstance(first, Dealt)
    return first


def test_every_line_up_gets_the_same_deals() -> None:
    for number in range(3):
        one = dealt("sound sound sound sound", number)
        assert one == dealt("random two-lines sound random", number)
        assert one == dealt("sound random random random", number, turn=3, rotate=True)


def test_no_two_deals_are_alike() -> None:
    racks = {dealt("random random random random", number).racks for number in range(50)}
    assert len(racks) == 50


def test_deals_come_from_seeds_of_their_own_that_stay_for_ever() -> None:
    assert [settings().deal_seed(number).hex()[:16] for number in (0, 1, 199)] == [
        "d6dfc360be2c8445",
        "7e3f5fc029972236",
        "2544754ec35b8409",
    ]


def test_whoever_turns_with_the_line_up_sits_in_every_seat() -> None:
    turning = settings(rotate=True)
    assert [turning.seated(turn)[seat] for turn, seat in zip(turning.turns, SEATS, strict=True)] == [
        "sound"
    ] * 4
    assert [turning.seats_of("sound", turn) for turn in turning.turns] == [(seat,) for seat in SEATS]
    assert list(settings().turns) == [0]


def test_a_hand_is_played_to_its_end_by_the_law() -> None:
    for number in range(3):
        game = arena(settings()).game(number)
        while game.step():
            pass
        assert game.state.public.ended
        assert replay(game.events, game.state.card) == game.state
        assert played(game.events) == deal(settings(), number)[0]


def test_what_is_counted_is_what_the_events_tell() -> None:
    won = wall = 0
    losing = settings(line_up=("random",) * 4)
    for number in range(6):
        game = arena(settings(rules=LEAGUE) if number % 2 else losing).game(number)
        while game.step():
            pass
        found, last = played(game.events), game.events[-2]
        assert sum(found.points) == 0
        if isinstance(last, MahJongg):
            won += 1
            assert (found.winner, found.points) == (last.seat, last.payments)
            assert found.points[last.seat] == max(found.points) > 0
        else:
            wall += 1
            assert (found.winner, found.points) == (None, (0, 0, 0, 0))
        taken = sum(len(exposures) for exposures in game.state.public.exposures)
        assert 0 <= found.discards - len(game.state.public.discards) - taken <= 1
    assert won
    assert wall


def test_a_hand_that_has_not_ended_can_not_be_counted() -> None:
    game = arena(settings()).game(0)
    for _ in range(9):
        game.step()
    with pytest.raises(ValueError, match="not ended"):
        played(game.events)


def test_the_same_deal_always_ends_alike() -> None:
    again = settings(deals=99)
    assert arena(again).deal(1) == deal(settings(), 1)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"line_up": ("sound", "minimax", "random", "alpha")}, "alpha, minimax: the bots are random, two-"),
        ({"line_up": ("sound", "random")}, "four seats"),
        ({"deals": 0}, "at least one"),
    ],
)
def test_settings_that_make_no_sense_are_refused(change: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        settings(**change)
