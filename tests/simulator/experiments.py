"""Small experiments, for the tests of the arena."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from rollor.card import Card, read_card, sample
from rollor.rules import LESSON, Seed
from rollor.simulator.arena import Arena, Played
from rollor.simulator.settings import Settings

SEED = Seed(bytes(range(32)))


@cache
def travel() -> Card:
    return read_card(sample("travel"))


def settings(**changes: Any) -> Settings:
    """Three deals of a mixed table, by the travel card, unless changed."""
    line_up = ("sound", "random", "two-lines", "random")
    return replace(Settings(line_up, 3, SEED, LESSON, "travel", travel().digest), **changes)


@cache
def arena(wanted: Settings) -> Arena:
    return Arena(wanted, travel())


@cache
def deal(wanted: Settings, number: int) -> tuple[Played, ...]:
    return arena(wanted).deal(number)
