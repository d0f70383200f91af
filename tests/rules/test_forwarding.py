"""C-11: which of the arriving tiles go on is drawn from the hand's seed, never chosen by a passer."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.table import Table

from rollor.rules import Event, Exchanged, Phase, Seed

REST = ("south pass N +2", "west pass 125d", "north pass 78d +1")


def exchanged(phase: Phase, seed: int, *said: str) -> Exchanged:
    found = Table(seed=Seed(seed.to_bytes(32, "big"))).until(phase).does(*said)[-1]
    assert isinstance(found, Exchanged)
    return found


@pytest.mark.parametrize("phase", [Phase.FIRST_LEFT, Phase.LAST_RIGHT])
def test_the_order_in_which_tiles_are_typed_decides_nothing(phase: Phase) -> None:
    for seed in range(8):
        found: set[Event] = {
            exchanged(
                phase, seed, f"east pass {' '.join(east)} +1", f"west pass {' '.join(west)}", REST[0], REST[2]
            )
            for east in permutations(["1c", "7c"])
            for west in permutations(["1d", "2d", "5d"])
        }
        assert len(found) == 1


@pytest.mark.parametrize("phase", [Phase.FIRST_LEFT, Phase.LAST_RIGHT])
def test_the_order_in_which_the_seats_pass_decides_nothing(phase: Phase) -> None:
    for seed in range(4):
        said = ("east pass 17c +1", *REST)
        assert len({exchanged(phase, seed, *order) for order in permutations(said)}) == 1


@pytest.mark.parametrize("phase", [Phase.FIRST_LEFT, Phase.LAST_RIGHT])
def test_the_seed_decides(phase: Phase) -> None:
    found = {exchanged(phase, seed, "east pass 17c +1", *REST) for seed in range(30)}
    assert len(found) > 10


def test_each_arriving_tile_is_forwarded_equally_often() -> None:
    """West's three come to South, which sends one of them on to East, unseen."""
    start = Table().until(Phase.FIRST_LEFT)
    counts = dict.fromkeys(("1d", "2d", "5d"), 0)
    for seed in range(900):
        found = exchanged_from(start, seed)
        share = found.shares[0]
        assert share is not None
        for tile in share.kept:
            if tile.token in counts:
                counts[tile.token] += 1
    assert sum(counts.values()) == 900
    chi_square = sum((count - 300) ** 2 / 300 for count in counts.values())
    assert chi_square < 18.4, counts  # two degrees of freedom: once in 10,000


def exchanged_from(start: Table, seed: int) -> Exchanged:
    table = Table(seed=Seed(seed.to_bytes(32, "big")))
    state = start.state
    table.state = type(state)(state.public, state.owns, state.wall, table.state.seed)
    found = table.does("east pass 147c", "south pass NN +1", "west pass 125d", "north pass 789d")[-1]
    assert isinstance(found, Exchanged)
    return found
