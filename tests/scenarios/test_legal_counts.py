"""Counts of legal actions for fixed racks, which another implementation can check itself against.

`legal_counts.txt` has a line for each rack and guard: the pass without blind tiles, the pass that may be
blind, the courtesy, and the replacement of one, two and three jokers in a pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from pathlib import Path

import pytest

from rollor.notation.racks import parse_rack
from rollor.rules import (
    LESSON,
    HouseRules,
    JokerGuard,
    Own,
    Phase,
    Public,
    View,
    Vote,
    legal_actions,
)
from rollor.rules.public import Terms
from rollor.seats import Seat
from rollor.tiles import Rack, Tile

COUNTS = Path(__file__).with_name("legal_counts.txt")
COLUMNS = ("pass", "blind", "courtesy", "replace 1", "replace 2", "replace 3")


def lines() -> list[tuple[str, str, list[int]]]:
    found = []
    for line in COUNTS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            rack, guard, *numbers = (part.strip() for part in line.split("|"))
            found.append((rack, guard, list(map(int, numbers))))
    return found


def seen(rack: Rack, guard: str, on: Phase, owed: int = 0) -> View:
    rules: HouseRules = LESSON.changed("joker_guard", guard)
    public = Public(Terms(rules), (13, 13, 13, 13), 100, on=on, owed=(owed, 0, 0, 0))
    return View(public, Seat.EAST, Own(rack))


def counted(rack: Rack, guard: str) -> list[int]:
    phases = (Phase.FIRST_RIGHT, Phase.FIRST_LEFT, Phase.COURTESY)
    counts = [len(legal_actions(seen(rack, guard, on))) for on in phases]
    return counts + [len(legal_actions(seen(rack, guard, Phase.FIRST_RIGHT, owed))) for owed in (1, 2, 3)]


def by_hand(rack: Rack, guard: str) -> list[int]:
    """The same by writing everything out."""
    plain = [tile for tile in rack if tile is not Tile.JOKER]
    passable: Sequence[Tile] = list(rack) if guard == JokerGuard.RETURN.value else plain

    def sets(tiles: Sequence[Tile], size: int) -> int:
        return len(set(combinations(tiles, size)))

    rows = sum(len(set(permutations(passable, size))) for size in range(4))
    blind = sum(sets(passable, size) for size in range(4))
    return [sets(passable, 3), blind, rows, *(sets(plain, owed) for owed in (1, 2, 3))]


@pytest.mark.parametrize(("text", "guard", "numbers"), lines())
def test_the_counts_are_those_of_the_file(text: str, guard: str, numbers: list[int]) -> None:
    rack = parse_rack(text)
    assert counted(rack, guard) == numbers == by_hand(rack, guard)


@pytest.mark.parametrize(("text", "guard", "numbers"), lines())
def test_as_many_different_actions_are_listed_as_are_counted(
    text: str, guard: str, numbers: list[int]
) -> None:
    for on, number in zip((Phase.FIRST_RIGHT, Phase.FIRST_LEFT, Phase.COURTESY), numbers[:3], strict=True):
        legal = legal_actions(seen(parse_rack(text), guard, on))
        assert len(set(legal)) == number
        assert list(legal) == [legal[index] for index in range(number)]
        with pytest.raises(IndexError):
            legal[number]


def test_in_the_vote_there_are_two_things_to_say_and_one_after_a_go() -> None:
    asked = seen(parse_rack("FFF 666b 147c 666d E"), "refuse", Phase.VOTE)
    assert list(legal_actions(asked)) == [Vote(Seat.EAST, go=True), Vote(Seat.EAST, go=False)]
    said = View(asked.public, Seat.EAST, Own(asked.rack, said_go=True))
    assert list(legal_actions(said)) == [Vote(Seat.EAST, go=False)]


def test_second_left_has_one_action_more_for_a_late_stop() -> None:
    rack = parse_rack("FFF 666b 147c 666d E")
    early = legal_actions(seen(rack, "refuse", Phase.FIRST_RIGHT))
    late = legal_actions(seen(rack, "refuse", Phase.SECOND_LEFT))
    assert len(late) == len(early) + 1
