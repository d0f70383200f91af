"""The practice card: ours, big enough to play; and the card that the documents begin with."""

import re
import textwrap
from collections import Counter
from pathlib import Path

import pytest
from tests.card.written import as_text

from rollor.card import SAMPLES, Card, read_card, sample
from rollor.kernels.reference import distance, nearest_lines
from rollor.notation.racks import parse_rack


@pytest.fixture(scope="module")
def practice() -> Card:
    return read_card(sample("practice"))


def test_every_sample_is_a_card() -> None:
    assert SAMPLES == ("practice", "travel")
    assert [read_card(sample(name)).name for name in SAMPLES] == ["Practice", "Travel"]


def test_the_first_card_of_the_documents_is_a_card() -> None:
    text = (Path(__file__).parents[2] / "docs" / "card.md").read_text(encoding="utf-8")
    block = re.search(r"(?:^ {4}.*\n|^\n)+", text[text.index("mine.toml") :], re.MULTILINE)
    assert block is not None
    first = read_card(textwrap.dedent(block[0]))
    assert [line.id for line in first.lines] == ["1-1", "run3"]
    assert as_text(first.hands_of("run3")[0]) == "FFF 12b 23c 34d 55555b"


def test_there_is_no_sample_of_another_name() -> None:
    with pytest.raises(KeyError, match="yearly"):
        sample("yearly")


def test_it_has_lines_families_and_hands_enough(practice: Card) -> None:
    assert len(practice.lines) >= 45
    assert len(practice.sections) >= 8
    assert 900 <= len(practice.hands) <= 1500


def test_its_values_are_as_cards_have_them(practice: Card) -> None:
    assert {line.value for line in practice.lines} <= set(range(25, 80, 5))
    assert {line.value for line in practice.lines} >= {25, 75}
    assert {line.concealed for line in practice.lines} == {True, False}


def test_it_begins_with_the_two_lines_of_the_lessons(practice: Card) -> None:
    assert [as_text(practice.hands_of(name)[0]) for name in ("1-1", "1-2")] == [
        "FFFF 666b 666d EEEE",
        "FF 6666b 6666d EEEE",
    ]


def test_it_uses_all_that_the_language_can_say(practice: Card) -> None:
    patterns = " ".join(line.pattern for line in practice.lines)
    for said in ("[", "|", "DDDDx", "DDDD!x", " DDD ", "ZZ", "NEWS", "RG0", "RR", "000", "b", "1920x"):
        assert said in patterns, said
    assert {line.slide for line in practice.lines} == {None, 1, 2, 3}
    sizes = Counter(len(g.tiles) for hand in practice.hands for g in hand.groups if g.takes_jokers)
    assert set(sizes) == {3, 4, 5, 6}
    assert any(hand.strict == hand.need for hand in practice.hands)


def test_a_line_and_its_hands_are_found_by_its_id(practice: Card) -> None:
    assert practice.line("1-2").pattern == "FF 6666b 6666d EEEE"
    assert practice.line("1-2").line_number == 18
    assert practice.hands_of("no such line") == ()
    with pytest.raises(KeyError, match="no such line"):
        practice.line("no such line")


def test_the_hands_of_a_line_stand_together_and_in_its_order(practice: Card) -> None:
    order = list(dict.fromkeys(hand.line for hand in practice.hands))
    assert order == [line.id for line in practice.lines]
    assert [hand for line in order for hand in practice.hands_of(line)] == list(practice.hands)


def test_no_hand_stands_twice_in_a_line(practice: Card) -> None:
    seen = Counter(
        (hand.line, tuple(sorted(tuple(sorted(group.tiles)) for group in hand.groups)))
        for hand in practice.hands
    )
    assert max(seen.values()) == 1


def test_reading_it_twice_gives_the_same_card(practice: Card) -> None:
    assert read_card(sample("practice")) == practice


def test_three_craks_help_neither_line_of_the_model_rack(practice: Card) -> None:
    rack, clean = parse_rack("FFF 666b 666d E 147c"), parse_rack("FFF 666b 666d E")
    assert nearest_lines(practice, rack) == (4, ("1-1",))
    for name, far in (("1-1", 4), ("1-2", 5)):
        hand = practice.hands_of(name)[0]
        assert distance(hand, rack) == distance(hand, clean) == far
