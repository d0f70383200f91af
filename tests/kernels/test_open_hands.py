"""One rack behind open groups: what the hands that are left want of it, as the reference says."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest
from tests.kernels.dealt import near_racks, practice, random_racks, small

from rollor.card import Card, Hand
from rollor.kernels.open_hands import left, wanted, weighed
from rollor.kernels.pack import pack
from rollor.kernels.reference import distance
from rollor.rules import Exposure
from rollor.rules.matching import matcher_of
from rollor.tiles import EMPTY, FULL_SET, Rack, Tile

WEIGHTS = np.arange(256, dtype=np.int64).reshape(16, 16) ** 2


def without(hand: Hand, exposures: tuple[Exposure, ...]) -> Hand | None:
    """H-6: the hand without the groups that lie open, each of them one that it has written."""
    groups = list(hand.groups)
    for exposure in exposures:
        group = next((each for each in groups if each.tiles == (exposure.tile,) * exposure.size), None)
        if group is None:
            return None
        groups.remove(group)
    return None if exposures and hand.concealed else replace(hand, groups=tuple(groups))


def strict(hand: Hand, rack: Rack) -> int:
    """J-2: how many of the tiles that are wanted no joker may be."""
    need = Rack.of(tile for group in hand.groups if not group.takes_jokers for tile in group.tiles)
    return sum(max(0, count - held) for count, held in zip(need.counts, rack.counts, strict=True))


def shown(card: Card, seed: int) -> tuple[Exposure, ...]:
    """One to three groups of some hand of the card, jokers among them."""
    dice = random.Random(seed)
    open_hands = [hand for hand in card.hands if not hand.concealed and hand.strict != hand.need]
    groups = [group for group in dice.choice(open_hands).groups if group.takes_jokers]
    some = dice.sample(groups, dice.randint(1, min(3, len(groups))))
    return tuple(Exposure(group.tiles[0], len(group.tiles), dice.randint(0, 2)) for group in some)


def check(card: Card, exposures: tuple[Exposure, ...], rack: Rack) -> None:
    hands = left(pack(card), exposures, matcher_of(card).possible(exposures))
    rest = [without(hand, exposures) for hand in card.hands]
    assert hands.rows.tolist() == [row for row, hand in enumerate(rest) if hand is not None]
    found = wanted(hands, rack)
    asked = [hand for hand in rest if hand is not None]
    assert found[0].tolist() == [distance(hand, rack) for hand in asked]
    assert found[1].tolist() == [strict(hand, rack) for hand in asked]


def test_nothing_open_leaves_the_whole_card() -> None:
    for card in (small(), practice()):
        for rack in (
            *random_racks(5, 1),
            *near_racks(card, 5, 2),
            EMPTY,
            FULL_SET,
            Rack.of([Tile.JOKER] * 8),
        ):
            check(card, (), rack)


@pytest.mark.parametrize("seed", range(12))
def test_open_groups_leave_the_hands_that_have_written_them_and_what_those_still_want(seed: int) -> None:
    card = small() if seed % 3 == 0 else practice()
    exposures = shown(card, seed)
    size = 13 - sum(exposure.size for exposure in exposures)
    for rack in random_racks(4, seed, size=max(size, 1)):
        check(card, exposures, rack)


@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_a_rack_without_some_tiles_is_weighed_as_if_it_had_never_held_them(size: int) -> None:
    card, dice = practice(), random.Random(size)
    for seed, exposures in enumerate([(), shown(card, 1), shown(card, 2)]):
        hands = left(pack(card), exposures, matcher_of(card).possible(exposures))
        rack = Rack.tokens("F F 6b 6b 6b 6d E J J") if seed else Rack.of(dice.sample(list(FULL_SET), 13))
        choices = [tuple(dice.sample(list(rack), size)) for _ in range(30)]
        found = weighed(hands, rack, choices, WEIGHTS)
        assert found == [weigh(card, exposures, rack - Rack.of(choice)) for choice in choices]


def weigh(card: Card, exposures: tuple[Exposure, ...], rack: Rack) -> int:
    """Hand by hand."""
    total = 0
    for hand in card.hands:
        if rest := without(hand, exposures):
            lacking = Rack.of(tile for group in rest.groups for tile in group.tiles)
            held = sum(map(min, lacking.counts, rack.counts[:-1]))
            anything = max(0, len(lacking) - held - rack.count(Tile.JOKER))
            total += int(WEIGHTS[strict(rest, rack), anything])
    return total


def test_a_hidden_tile_has_no_distance() -> None:
    card = small()
    hands = left(pack(card), (), matcher_of(card).all)
    with pytest.raises(ValueError, match="hidden"):
        wanted(hands, Rack.hidden(13))
    with pytest.raises(ValueError, match="hidden"):
        weighed(hands, Rack.hidden(13), [()], WEIGHTS)
