"""Whole hands, from the deal to mah jongg or the last tile, by bots at all four seats."""

from __future__ import annotations

from functools import cache
from time import process_time

from rollor.card import Card, read_card, sample
from rollor.rules import LESSON, Seed
from rollor.simulator.arena import Arena
from rollor.simulator.settings import Settings

HANDS = {"random": 4, "two-lines": 4, "sound": 2}
"""In one run."""


@cache
def practice() -> Card:
    return read_card(sample("practice"))


@cache
def arena(bot: str) -> Arena:
    """Four of them, by the practice card."""
    card = practice()
    arena = Arena(Settings((bot,) * 4, 10_000, Seed(bytes(32)), LESSON, "practice", card.digest), card)
    arena.deal(9_999)  # what is made only once
    return arena


def rates(run: int) -> dict[str, float]:
    """Hands a second of one core's time."""
    found: dict[str, float] = {}
    for bot, hands in HANDS.items():
        played = arena(bot)
        start = process_time()
        for number in range(run * hands, (run + 1) * hands):
            played.deal(number)
        found[f"whole hands, {bot}"] = hands / (process_time() - start)
    return found
