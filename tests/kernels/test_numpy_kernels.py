"""The fast kernel says what the reference says, to the bit."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernels.dealt import near_racks, practice, racks, random_racks, small

from rollor.card import Card
from rollor.kernels import numpy_kernels, reference
from rollor.kernels.pack import pack, racks_array
from rollor.tiles import EMPTY, FULL_SET, Rack, Tile

CARDS = [pytest.param(small, id="small"), pytest.param(practice, id="practice")]


def by_reference(card: Card, dealt: list[Rack]) -> list[list[int]]:
    return [[reference.distance(hand, rack) for hand in card.hands] for rack in dealt]


@settings(deadline=None)
@given(st.lists(racks(), max_size=3))
def test_distances_of_any_racks_are_those_of_the_reference(dealt: list[Rack]) -> None:
    found = numpy_kernels.distances(pack(small()), racks_array(dealt))
    assert found.dtype == np.uint8
    assert found.tolist() == by_reference(small(), dealt)


def test_distances_on_the_practice_card_are_those_of_the_reference() -> None:
    hostile = [
        EMPTY,
        FULL_SET,
        Rack.of([Tile.JOKER] * 8),
        Rack.of([Tile.FLOWER] * 8),
        Rack.of([Tile.JOKER] * 14),
    ]
    dealt = [*random_racks(6, 1), *random_racks(4, 2, size=14), *near_racks(practice(), 10, 3), *hostile]
    found = numpy_kernels.distances(pack(practice()), racks_array(dealt))
    assert found.tolist() == by_reference(practice(), dealt)


@pytest.mark.parametrize("card", CARDS)
def test_the_best_is_the_least_of_all_hands(card: object) -> None:
    found = pack(small() if card is small else practice())
    dealt = racks_array([*random_racks(300, 4), *near_racks(practice(), 300, 5)])
    assert (
        numpy_kernels.best(found, dealt).tolist()
        == numpy_kernels.distances(found, dealt).min(axis=1).tolist()
    )


@pytest.mark.parametrize("number", [0, 1, 255, 256, 257, 600])
def test_racks_are_counted_in_pieces_and_none_is_lost(number: int) -> None:
    packed, dealt = pack(small()), random_racks(number, 7)
    found = numpy_kernels.distances(packed, racks_array(dealt))
    assert found.shape == (number, packed.hands)
    for rack in {0, number // 2, number - 1} & set(range(number)):
        assert found[rack].tolist() == by_reference(small(), [dealt[rack]])[0]
    assert numpy_kernels.best(packed, racks_array(dealt)).shape == (number,)
    assert numpy_kernels.line_distances(packed, racks_array(dealt)).shape == (number, len(packed.line_ids))


def test_a_line_is_as_near_as_its_nearest_hand() -> None:
    packed, dealt = pack(practice()), random_racks(5, 8)
    found = numpy_kernels.line_distances(packed, racks_array(dealt))
    for rack, row in zip(dealt, found.tolist(), strict=True):
        assert row == [
            min(reference.distance(hand, rack) for hand in practice().hands_of(line))
            for line in packed.line_ids
        ]


def test_nearest_lines_are_those_of_the_reference() -> None:
    dealt = [*random_racks(4, 9), *near_racks(practice(), 4, 10)]
    assert numpy_kernels.nearest_lines(pack(practice()), racks_array(dealt)) == [
        reference.nearest_lines(practice(), rack) for rack in dealt
    ]


@pytest.mark.parametrize("hands", [1, 2, 3, 4])
def test_a_card_may_have_any_number_of_hands(hands: int) -> None:
    some = Card("Few", "", "", small().sections, small().lines[:1], small().hands[:hands], "")
    dealt = [*random_racks(20, 11), *near_racks(some, 20, 12)]
    assert numpy_kernels.distances(pack(some), racks_array(dealt)).tolist() == by_reference(some, dealt)
    assert numpy_kernels.best(pack(some), racks_array(dealt)).tolist() == [
        reference.nearest_lines(some, rack)[0] for rack in dealt
    ]


@pytest.mark.soak
def test_distances_of_many_racks_on_the_practice_card_are_those_of_the_reference() -> None:
    dealt = [*random_racks(400, 21), *random_racks(200, 22, size=14), *near_racks(practice(), 600, 23)]
    found = numpy_kernels.distances(pack(practice()), racks_array(dealt))
    assert found.tolist() == by_reference(practice(), dealt)
