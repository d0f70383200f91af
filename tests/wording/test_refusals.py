"""Every reason to refuse something has a sentence, and the sentence asks for nothing that it is not given."""

from __future__ import annotations

import re
import string
from collections.abc import Mapping

import pytest
from tests.wording.provoked import provoked

from rollor.card import PARAMS, CardFault
from rollor.i18n import LANGUAGES, translations
from rollor.notation.errors import NotationFault, Reason
from rollor.notation.record_faults import RecordFault
from rollor.rules import DealFault, Illegal, Phase
from rollor.wording import SENTENCES, Speech, sentence

REASONS = (*Illegal, *DealFault, *NotationFault, *RecordFault, *CardFault)
PARAGRAPH = re.compile(r"(C|D|H|J|T)-[0-9]+ ")


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def given(reason: Reason | CardFault) -> list[set[str]]:
    """The names of the parameters that come with a reason: as promised, or else as play provoked them."""
    if isinstance(reason, NotationFault | RecordFault):
        return [set(reason.parameters)]
    if isinstance(reason, CardFault):
        return [set(PARAMS[reason])]
    return [set(names) for names in provoked().refusals[reason]] or [set()]


def examples(reason: Reason | CardFault) -> list[Mapping[str, str | int]]:
    found = list(provoked().refusals[reason].values())
    words = {"phase": Phase.FIRST_LEFT.value}
    return found or [{name: words.get(name, "west") for name in names} for names in given(reason)]


def test_every_reason_has_a_sentence_and_no_sentence_is_without_a_reason() -> None:
    assert set(SENTENCES) == set(REASONS)
    assert len(set(SENTENCES.values())) > len(REASONS) - 12


def test_most_reasons_of_the_law_were_provoked() -> None:
    """The sentences of the rest must then do without fields, which is tested below."""
    unseen = {reason.name for reason in (*Illegal, *DealFault) if not provoked().refusals[reason]}
    assert unseen <= {"CONCEALED_LINE", "MORE_THAN_SEXTET"}


@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.name)
def test_a_sentence_has_no_field_that_its_reason_does_not_carry(reason: Reason | CardFault) -> None:
    for lang in LANGUAGES:
        found = fields(translations(lang).gettext(SENTENCES[reason]))
        assert found == fields(SENTENCES[reason])
        for names in given(reason):
            assert found <= names, lang


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.name)
def test_every_reason_can_be_said_in_every_language(reason: Reason | CardFault, lang: str) -> None:
    for params in examples(reason):
        said = sentence(Speech(lang), reason, params)
        assert said.isprintable()
        assert said == said.strip()
        assert bool(PARAGRAPH.match(said)) is isinstance(reason, Illegal | DealFault)
        if isinstance(reason, Illegal | DealFault):
            assert said.startswith(f"{reason.paragraph} ")


def test_seats_and_passes_have_their_names_in_the_language() -> None:
    params = {"missing": "south, north"}
    russian = sentence(Speech("ru"), Illegal.NOT_ALL_FOUR, params)
    assert "Юг, Север" in russian
    assert "south" not in russian
    assert "Sud" in sentence(Speech("it"), Illegal.NOT_YOUR_SEAT, {"seat": "south", "named": "east"})
    blind = sentence(Speech("ms"), Illegal.BLIND_NOT_HERE, {"phase": "second_across"})
    assert "second_across" not in blind
    assert Speech("ms").phase(Phase.SECOND_ACROSS) in blind


def test_a_sign_that_can_not_be_shown_is_written_out() -> None:
    said = sentence(Speech("en"), NotationFault.NOT_A_TILE, {"found": "\x1b[31m\u202e{seat}\n"})
    assert said.startswith("“U+001B[31mU+202E{seat}U+000A” is no tile.")


def test_all_phases_have_names_in_every_language() -> None:
    for lang in LANGUAGES:
        names = [Speech(lang).phase(phase) for phase in Phase]
        assert len(set(names)) == len(names), lang
