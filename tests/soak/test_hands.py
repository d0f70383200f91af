"""Very many hands, at every kind of table: all tiles are there, nobody is stuck, nothing leaks."""

from __future__ import annotations

import hashlib
from itertools import product

import pytest
from tests.soak.watched import Table

HANDS = 10
"""In one test, so that all cores have something to do until the end."""

SOUND_HANDS = 8
CLOSELY = 10
"""One hand in so many is looked at by every seat, and written down and read again."""

MIXED = tuple(product(("random", "two-lines"), repeat=4))
SOUND = (("sound",) * 4, ("sound", "random", "sound", "two-lines"), ("two-lines", "sound", "random", "sound"))
KINDS = tuple(product(("lesson", "league"), ("practice", "travel")))


def number(*what: object) -> int:
    """A deal of its own for whatever is played."""
    return int.from_bytes(hashlib.sha256(repr(what).encode()).digest()[:8], "big")


def check(preset: str, card: str, tables: tuple[tuple[str, ...], ...], hands: range) -> None:
    points = [0, 0, 0, 0]
    for hand in hands:
        table = Table(preset, card, tables[hand % len(tables)])
        game = table.check(number(preset, card, tables[0], hand), closely=hand % CLOSELY == 0)
        won = game.state.public.won
        points = [sum(pair) for pair in zip(points, won.payments if won else (0,) * 4, strict=True)]
    assert sum(points) == 0


@pytest.mark.parametrize(("preset", "card"), KINDS)
def test_a_few_hands_of_mixed_tables(preset: str, card: str) -> None:
    check(preset, card, MIXED, range(-10, 0))


@pytest.mark.parametrize(("preset", "card"), KINDS)
def test_a_few_hands_of_the_sound_player(preset: str, card: str) -> None:
    check(preset, card, SOUND, range(-5, 0))


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(50))
@pytest.mark.parametrize(("preset", "card"), KINDS)
def test_a_thousand_hands_of_mixed_tables_in_each_preset(preset: str, card: str, chunk: int) -> None:
    check(preset, card, MIXED, range(chunk * HANDS, (chunk + 1) * HANDS))


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(5))
@pytest.mark.parametrize(("preset", "card"), KINDS)
def test_many_hands_of_the_sound_player(preset: str, card: str, chunk: int) -> None:
    check(preset, card, SOUND, range(chunk * SOUND_HANDS, (chunk + 1) * SOUND_HANDS))
