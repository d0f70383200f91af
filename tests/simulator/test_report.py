"""What deals come to, counted by hand."""

from __future__ import annotations

import json

import pytest
from tests.simulator.experiments import deal, settings

from rollor.seats import Seat
from rollor.simulator.arena import Played
from rollor.simulator.intervals import wilson
from rollor.simulator.report import report

WALL = Played(None, (0, 0, 0, 0), 80)
EAST = Played(Seat.EAST, (100, -50, -25, -25), 40)
SOUTH = Played(Seat.SOUTH, (-25, 100, -50, -25), 50)
FOUR = settings(line_up=("sound", "random", "random", "two-lines"), deals=4)


def test_wins_points_and_wall_games_are_counted() -> None:
    found = report(FOUR, {0: (EAST,), 1: (SOUTH,), 2: (WALL,), 3: (EAST,)})
    assert (found.hands, found.wall_games) == (4, 1)
    assert found.discards is not None
    assert found.discards.value == (40 + 50 + 80 + 40) / 4
    sound, random, two_lines = found.bots
    assert (sound.bot, sound.seats, sound.hands, sound.wins) == ("sound", 1, 4, 2)
    assert (random.bot, random.seats, random.hands, random.wins) == ("random", 2, 4, 1)
    assert (two_lines.bot, two_lines.wins) == ("two-lines", 0)
    assert sound.points is not None
    assert sound.points.value == (100 - 25 + 0 + 100) / 4
    assert random.points is not None
    assert random.points.value == pytest.approx((-37.5 + 25 + 0 - 37.5) / 4)


def test_a_bot_with_two_seats_is_as_good_as_each_of_them() -> None:
    found = report(FOUR, {0: (EAST,), 1: (SOUTH,), 2: (WALL,), 3: (SOUTH,)}).bots[1]
    whole = wilson(2, 4)
    assert whole is not None
    assert found.share == whole.over(2)


def test_each_seat_of_a_bot_is_counted_for_itself() -> None:
    found = report(FOUR, {0: (EAST,), 1: (SOUTH,)}).bots[1]
    assert [(at.seat, at.hands, at.wins, at.points) for at in found.at] == [
        (Seat.SOUTH, 2, 1, 25.0),
        (Seat.WEST, 2, 0, -37.5),
    ]


def test_who_turns_has_its_wins_wherever_it_sat() -> None:
    turning = settings(line_up=FOUR.line_up, rotate=True)
    found = report(turning, {0: (EAST, SOUTH, WALL, EAST)})
    sound, random, two_lines = found.bots
    assert (sound.wins, random.wins, two_lines.wins) == (2, 1, 0)
    assert [(at.seat, at.hands, at.wins) for at in sound.at] == [
        (Seat.EAST, 1, 1),
        (Seat.SOUTH, 1, 1),
        (Seat.WEST, 1, 0),
        (Seat.NORTH, 1, 0),
    ]
    assert [(at.seat, at.hands, at.wins) for at in random.at][:2] == [(Seat.EAST, 2, 1), (Seat.SOUTH, 2, 0)]


def test_the_order_in_which_deals_were_played_makes_no_difference() -> None:
    deals = {number: deal(settings(), number) for number in range(3)}
    backwards = dict(reversed(deals.items()))
    assert report(settings(), deals) == report(settings(), backwards)


def test_everything_is_shared_out_among_bots_and_wall_games() -> None:
    deals = {number: deal(settings(rotate=True), number) for number in range(3)}
    found = report(settings(rotate=True), deals)
    assert sum(bot.wins for bot in found.bots) + found.wall_games == found.hands == 12
    total = sum(bot.points.value * bot.seats for bot in found.bots if bot.points is not None)
    assert total == pytest.approx(0)


def test_of_nothing_nothing_is_said() -> None:
    found = report(settings(), {})
    assert (found.hands, found.wall_share, found.discards) == (0, None, None)
    assert all(bot.share is None and bot.points is None for bot in found.bots)


def test_a_program_is_told_the_same() -> None:
    found = report(FOUR, {0: (EAST,), 1: (SOUTH,)})
    told = json.loads(json.dumps(found.to_json()))
    assert told["settings"] == FOUR.to_json()
    assert told["bots"][1]["at"][0]["seat"] == "south"
    assert told["bots"][0]["share"]["value"] == 0.5
    assert json.loads(json.dumps(report(FOUR, {}).to_json()))["discards"] is None
