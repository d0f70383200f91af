"""The house rules: every field, the presets, and that the law's table says the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollor.rules import LEAGUE, LESSON, PRESETS, HouseRules, JokerGuard
from rollor.rules.house import FIELDS, allowed

ROW = re.compile(r"\| `(\w+)`[^|]*\| (\w+) \| (\w+) \| ([^|]*)\|")


def table() -> dict[str, tuple[str, str, set[str]]]:
    """The law's table: field to the words of `lesson`, of `league`, and all words."""
    text = Path("docs/law.md").read_text(encoding="utf-8")
    rows = ROW.findall(text[text.index("## House rules") :])
    return {
        name: (lesson, league, {lesson, league, *others.replace(",", " ").split()})
        for name, lesson, league, others in rows
    }


def test_the_laws_table_has_every_field_in_its_order() -> None:
    assert tuple(table()) == FIELDS


@pytest.mark.parametrize("name", FIELDS)
def test_the_presets_are_those_of_the_laws_table(name: str) -> None:
    lesson, league, words = table()[name]
    assert LESSON.word(name) == lesson
    assert LEAGUE.word(name) == league
    assert set(allowed(name)) == words - {"any"}


def test_the_default_is_the_lesson() -> None:
    assert HouseRules() == LESSON
    assert PRESETS == {"lesson": LESSON, "league": LEAGUE}


@pytest.mark.parametrize("name", FIELDS)
def test_every_word_of_a_field_can_be_set_and_said(name: str) -> None:
    for word in allowed(name):
        rules = LESSON.changed(name, word)
        assert rules.word(name) == word
        assert type(getattr(rules, name)) is type(getattr(LESSON, name))
        assert all(rules.word(other) == LESSON.word(other) for other in FIELDS if other != name)


@pytest.mark.parametrize("name", FIELDS)
def test_no_other_word_can_be_set(name: str) -> None:
    for word in ("", "maybe", "-1", "12345678", "15.0", "\u0661"):
        with pytest.raises(ValueError):  # noqa: PT011 (the word is all that it says)
            LESSON.changed(name, word)


def test_a_window_may_be_open_as_long_as_the_house_likes() -> None:
    for word in ("0", "750", "9999999"):
        assert LESSON.changed("window_ms", word).word("window_ms") == word


def test_there_is_no_other_field() -> None:
    with pytest.raises(KeyError):
        LESSON.changed("jokers", "no")


def test_a_changed_house_leaves_the_old_one_alone() -> None:
    changed = LESSON.changed("joker_guard", "return")
    assert (changed.joker_guard, LESSON.joker_guard) == (JokerGuard.RETURN, JokerGuard.REFUSE)
