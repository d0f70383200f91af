"""C-2: the one table of transitions, and the picture of it in the documents."""

from __future__ import annotations

from pathlib import Path

from rollor.rules import PASSES, TRANSITIONS, Phase
from rollor.rules.phases import Turn


def diagram() -> str:
    """The transitions as the documents draw them: a line each, in the order of the table."""
    width = max(len(phase.value) for phase, _ in TRANSITIONS)
    return "\n".join(
        f"    {phase.value:{width}}  --  {turn.value}  ->  {after.value}"
        for (phase, turn), after in TRANSITIONS.items()
    )


def test_the_documents_draw_the_table_as_it_is() -> None:
    assert diagram() in Path("docs/events.md").read_text(encoding="utf-8")


def test_rollor_spells_the_passes() -> None:
    letters = {"right": "R", "across": "O", "left": "L"}
    word = "".join(letters[rule.direction.name.lower()] for rule in PASSES.values())
    assert word == "ROLLOR"
    assert [phase.value for phase, rule in PASSES.items() if rule.blind] == ["first_left", "last_right"]


def test_every_phase_but_the_end_leads_on_and_all_are_reached() -> None:
    assert {phase for phase, _ in TRANSITIONS} == set(Phase) - {Phase.OVER, Phase.JOKER_RETURN}
    assert set(TRANSITIONS.values()) | {Phase.FIRST_RIGHT, Phase.JOKER_RETURN} == set(Phase)
    assert {turn for _, turn in TRANSITIONS} == set(Turn)
