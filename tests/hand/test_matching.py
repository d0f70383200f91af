"""H-6, H-9: the matcher, and the kernel with exposures, against laying tiles out by hand."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random

import pytest
from tests.hand.hands import CARD
from tests.properties.hands import whole_hand

from rollor.card import Card, Hand, read_card, sample
from rollor.kernels.open_hands import left, wanted
from rollor.kernels.pack import PackedCard, pack
from rollor.kernels.reference import open_distance
from rollor.notation.racks import parse_rack
from rollor.rules import LESSON, Exposure
from rollor.rules.exposure import Exposures
from rollor.rules.matching import Matcher, matcher_of
from rollor.seats import SEATS
from rollor.tiles import COPIES, TILES, Rack, Tile

HOSTILE = read_card(
    """
name = "Hostile"
[[section]]
name = "All"
[[section.line]]
pattern = "11b 11b 222b 222b 3333b"
value = 25
[[section.line]]
pattern = "FFF FFF NEWS 000 0"
value = 30
[[section.line]]
pattern = "2026d DDDd 111d 1111b"
value = 30
[[section.line]]
pattern = "11b 22b 33b 44b 55b 66b FF"
value = 50
exposed = false
"""
)


@cache
def cards() -> dict[str, Card]:
    return {"practice": read_card(sample("practice")), "hands": CARD, "hostile": HOSTILE}


@cache
def packed(name: str) -> PackedCard:
    return pack(cards()[name])


def exposed_some(hand: Hand, dice: Random) -> tuple[Rack, Exposures]:
    """A rack and exposures that are this hand, jokers where they may be, or nearly so."""
    exposures: list[Exposure] = []
    rack: list[Tile] = []
    jokers = 8
    for group in hand.groups:
        used = dice.randint(0, min(jokers, len(group.tiles) - 1, 3)) if group.takes_jokers else 0
        jokers -= used
        if group.takes_jokers and not hand.concealed and dice.random() < 0.5:
            exposures.append(Exposure(group.tiles[0], len(group.tiles), used))
        else:
            rack += [*group.tiles[used:], *[Tile.JOKER] * used]
    if dice.random() < 0.6 and rack:
        rack[dice.randrange(len(rack))] = dice.choice(TILES[: Tile.JOKER + 1])
    return Rack.of(rack), tuple(exposures)


def fits(hand: Hand, rack: Rack, exposures: Exposures) -> bool:
    """Whether these are exactly the hand: every choice of written groups for the exposures is tried."""
    if hand.concealed and exposures:
        return False
    open_groups = [(exposure.tile,) * exposure.size for exposure in exposures]
    for chosen in combinations(range(len(hand.groups)), len(exposures)):
        groups = [hand.groups[place] for place in chosen]
        if sorted(group.tiles for group in groups) != sorted(open_groups):
            continue
        if not all(group.takes_jokers for group in groups):
            continue
        rest = [group for place, group in enumerate(hand.groups) if place not in chosen]
        left, wanted = list(rack), [(tile, group.takes_jokers) for group in rest for tile in group.tiles]
        for tile, takes in sorted(wanted, key=lambda each: each[1]):
            if tile in left:
                left.remove(tile)
            elif takes and Tile.JOKER in left:
                left.remove(Tile.JOKER)
            else:
                break
        else:
            if not left:
                return True
    return False


@pytest.mark.parametrize("name", ["practice", "hands", "hostile"])
def test_complete_hands_are_just_those_that_can_be_laid_out(name: str) -> None:
    card, dice = cards()[name], Random(name)
    matcher = Matcher(card)
    wins = 0
    for _ in range(150):
        rack, exposures = exposed_some(dice.choice(card.hands), dice)
        among = card.hands if len(card.hands) < 50 else dice.sample(card.hands, 40)
        found = matcher.complete(rack, exposures)
        wins += bool(found)
        for hand in (*among, *found):
            assert (hand in found) is fits(hand, rack, exposures)
    assert wins > 20


def check_kernel(name: str, rack: Rack, exposures: Exposures) -> None:
    card = cards()[name]
    hands = left(packed(name), exposures, matcher_of(card).possible(exposures))
    found = dict(zip(hands.rows.tolist(), wanted(hands, rack)[0].tolist(), strict=True))
    assert [found.get(row) for row in range(len(card.hands))] == [
        open_distance(hand, rack, exposures) for hand in card.hands
    ]


@pytest.mark.parametrize("name", ["practice", "hands", "hostile"])
def test_the_kernel_with_exposures_is_equal_to_the_reference(name: str) -> None:
    dice = Random(name)
    for _ in range(25):
        check_kernel(name, *exposed_some(dice.choice(cards()[name].hands), dice))


def test_the_kernel_is_equal_to_the_reference_on_what_really_lies_open() -> None:
    for number in range(3):
        state = whole_hand(number, LESSON).actions[-20][0]
        for seat in SEATS:
            check_kernel("practice", state.racks[seat], state.public.exposures[seat])


@pytest.mark.parametrize("name", ["practice", "hands", "hostile"])
def test_calls_are_just_those_groups_that_leave_a_hand(name: str) -> None:
    card, dice = cards()[name], Random(name)
    matcher = Matcher(card)
    for _ in range(60):
        rack, exposures = exposed_some(dice.choice(card.hands), dice)
        tile = dice.choice([each for each in TILES[: Tile.JOKER] if COPIES[each]])
        found = set(matcher.calls(rack, exposures, tile))
        for size in range(3, 7):
            left = any(
                open_distance(hand, Rack(), (*exposures, Exposure(tile, size))) is not None
                for hand in card.hands
            )
            for own in range(size):
                taken = (tile,) * own + (Tile.JOKER,) * (size - 1 - own)
                assert (taken in found) is (left and Rack.of(taken) <= rack)


def test_two_pairs_of_one_tile_are_no_kong_and_jokers_fill_like_groups_only() -> None:
    matcher = matcher_of(HOSTILE)
    assert matcher.complete(parse_rack("1111b 222b 222c"), ()) == ()
    assert len(matcher.complete(parse_rack("1111b 2222b JJ 33b JJ"), ())) == 1
    assert not matcher.complete(parse_rack("111b J 222b 2b JJ 3333b"), ())
    assert len(matcher.complete(parse_rack("FFFFFF NEWS 0000"), ())) == 1
    assert len(matcher.complete(parse_rack("FFF NEWS 00 JJ"), (Exposure(Tile.FLOWER, 3, 2),))) == 1
    assert not matcher.complete(parse_rack("FFF NEW J 000 0"), ())
