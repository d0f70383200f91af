"""The travel card: ours, and differently shaped from the practice card."""

from __future__ import annotations

from functools import cache

from rollor.card import Card, read_card, sample


@cache
def travel() -> Card:
    return read_card(sample("travel"))


def test_it_is_small() -> None:
    assert 250 <= len(travel().hands) <= 400
    assert len(travel().sections) >= 6


def test_more_than_half_of_its_lines_are_concealed() -> None:
    concealed = [line for line in travel().lines if line.concealed]
    assert len(travel().lines) / 2 < len(concealed) < len(travel().lines)


def test_more_than_a_quarter_of_its_lines_are_all_singles_and_pairs() -> None:
    strict = {hand.line for hand in travel().hands if hand.strict == hand.need}
    assert len(strict) > len(travel().lines) / 4
    assert all(travel().line(name).concealed for name in strict)


def test_it_has_no_line_and_no_hand_of_the_practice_card() -> None:
    practice = read_card(sample("practice"))
    assert not {line.pattern for line in travel().lines} & {line.pattern for line in practice.lines}
    assert not {hand.need for hand in travel().hands} & {hand.need for hand in practice.hands}


def test_its_values_are_as_cards_have_them() -> None:
    assert {line.value for line in travel().lines} <= set(range(25, 80, 5))
    assert {line.value for line in travel().lines} >= {25, 75}
