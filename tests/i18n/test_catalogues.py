"""The catalogues are complete and compiled, and the tool that says so would say if not."""

from gettext import GNUTranslations
from pathlib import Path

import pytest
from tools import catalogues

from rollor.i18n import LANGUAGES

CODE = """
N_("Nobody may stop now.")
NN_("{number} tile came.", "{number} tiles came.")
pgettext("direction", "Right")
ngettext("One tile went to {seat}.", "{number} tiles went to {seat}.", number)
"""
ITALIAN: dict[str, str | tuple[str, ...]] = {
    "Nobody may stop now.": "Nessuno può più fermarsi.",
    "{number} tile came.": ("È arrivata {number} tessera.", "Sono arrivate {number} tessere."),
    "Right": "Destra",
    "One tile went to {seat}.": (
        "Una tessera è andata a {seat}.",
        "{number} tessere sono andate a {seat}.",
    ),
}
RUSSIAN: dict[str, str | tuple[str, ...]] = {
    "Nobody may stop now.": "Остановить уже нельзя.",
    "{number} tile came.": (
        "Пришла {number} кость.",
        "Пришли {number} кости.",
        "Пришло {number} костей.",
    ),
    "Right": "Направо",
    "One tile went to {seat}.": (
        "{seat}: ушла {number} кость.",
        "{seat}: ушли {number} кости.",
        "{seat}: ушло {number} костей.",
    ),
}
MALAY: dict[str, str | tuple[str, ...]] = {
    "Nobody may stop now.": "Tiada sesiapa boleh berhenti sekarang.",
    "{number} tile came.": ("{number} keping jubin tiba.",),
    "Right": "Kanan",
    "One tile went to {seat}.": ("{number} keping jubin pergi ke {seat}.",),
}
WORDS: dict[str, dict[str, str | tuple[str, ...]]] = {"it": ITALIAN, "ru": RUSSIAN, "ms": MALAY}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A small package with all its sentences translated."""
    (tmp_path / "code.py").write_text(CODE, encoding="utf-8")
    catalogues.update(tmp_path)
    for lang, words in WORDS.items():
        for english, translated in words.items():
            say(tmp_path, lang, english, translated)
    assert catalogues.main(["--source", str(tmp_path)]) == 0
    return tmp_path


def say(source: Path, lang: str, english: str, translated: str | tuple[str, ...]) -> None:
    """Types a translation into the text of a catalogue."""
    path = catalogues.po_path(source, lang)
    before, _, after = path.read_text(encoding="utf-8").partition(f'msgid "{english}"\n')
    assert after, english
    old, blank, rest = after.partition("\n\n")
    plural = old.partition("msgstr")[0]
    forms = [translated] if isinstance(translated, str) else translated
    marks = ["msgstr"] if isinstance(translated, str) else [f"msgstr[{n}]" for n in range(len(forms))]
    new = "\n".join(f'{mark} "{form}"' for mark, form in zip(marks, forms, strict=True))
    text = f'{before}msgid "{english}"\n{plural}{new}{blank}{rest}'
    path.write_text(text if text.endswith("\n") else text + "\n", encoding="utf-8")


def edit(source: Path, old: str, new: str, lang: str = "ru") -> None:
    """Replaces something in the text of a catalogue."""
    path = catalogues.po_path(source, lang)
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def recode(source: Path, old: str, new: str) -> None:
    """Replaces something in the code."""
    assert old in CODE
    (source / "code.py").write_text(CODE.replace(old, new), encoding="utf-8")


def spoken(source: Path, lang: str) -> GNUTranslations:
    with catalogues.po_path(source, lang).with_suffix(".mo").open("rb") as file:
        return GNUTranslations(file)


def files(source: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in source.rglob("rollor.*")}


def test_the_catalogues_of_rollor_are_complete_and_compiled() -> None:
    assert list(catalogues.complaints(catalogues.SOURCE)) == []


def test_the_tool_knows_every_language() -> None:
    assert ("en", *catalogues.PLURALS) == LANGUAGES


def test_a_russian_number_takes_its_form(source: Path) -> None:
    words = spoken(source, "ru")
    came = {
        number: words.ngettext("{number} tile came.", "{number} tiles came.", number)
        for number in (1, 2, 5, 11, 21, 22)
    }
    assert [text.format(number=number) for number, text in came.items()] == [
        "Пришла 1 кость.",
        "Пришли 2 кости.",
        "Пришло 5 костей.",
        "Пришло 11 костей.",
        "Пришла 21 кость.",
        "Пришли 22 кости.",
    ]


def test_a_malay_number_takes_the_only_form(source: Path) -> None:
    words = spoken(source, "ms")
    for number in (1, 2, 5, 21):
        text = words.ngettext("{number} tile came.", "{number} tiles came.", number)
        assert text == "{number} keping jubin tiba."


def test_a_context_keeps_like_words_apart(source: Path) -> None:
    words = spoken(source, "it")
    assert words.pgettext("direction", "Right") == "Destra"
    assert words.gettext("Right") == "Right"


def test_a_second_run_changes_nothing(source: Path) -> None:
    before = files(source)
    catalogues.update(source)
    assert files(source) == before
    assert not any(b"Date" in content for content in before.values())


def test_moving_a_sentence_within_its_file_changes_nothing(source: Path) -> None:
    before = files(source)
    (source / "code.py").write_text("\n\n" + CODE, encoding="utf-8")
    catalogues.update(source)
    assert files(source) == before


def test_a_check_writes_nothing(source: Path) -> None:
    recode(source, "Nobody may stop now.", "Anybody may stop now.")
    before = files(source)
    assert catalogues.main(["--check", "--source", str(source)]) == 1
    assert files(source) == before


def test_a_missing_message_is_named(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (source / "code.py").write_text(CODE + 'N_("Your turn.")\n', encoding="utf-8")
    assert catalogues.main(["--check", "--source", str(source)]) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"{lang}: missing: Your turn." for lang in ("it", "ru", "ms")
    ]
    assert catalogues.main(["--source", str(source)]) == 1
    assert "ru: not translated: Your turn." in capsys.readouterr().err


def test_a_plural_form_without_words_is_named(source: Path) -> None:
    edit(source, "Пришли {number} кости.", "")
    catalogues.update(source)
    expected = "ru: form 1 not translated: {number} tile came."
    assert list(catalogues.complaints(source)) == [expected]


def test_a_message_that_began_to_count_is_missing(source: Path) -> None:
    recode(source, 'N_("Nobody may stop now.")', 'NN_("Nobody may stop now.", "Nobody may.")')
    assert "ru: missing: Nobody may stop now." in list(catalogues.complaints(source))
    catalogues.update(source)
    found = list(catalogues.complaints(source))
    assert "ru: form 2 not translated: Nobody may stop now." in found


def test_a_fuzzy_message_is_named_and_not_compiled(source: Path) -> None:
    edit(source, 'msgid "Nobody may', '#, fuzzy\nmsgid "Nobody may')
    catalogues.update(source)
    assert list(catalogues.complaints(source)) == ["ru: fuzzy: Nobody may stop now."]
    assert spoken(source, "ru").gettext("Nobody may stop now.") == "Nobody may stop now."


def test_an_obsolete_message_is_named_and_comes_back_if_the_code_does(source: Path) -> None:
    before = files(source)
    recode(source, 'pgettext("direction", "Right")', "")
    assert "ru: obsolete: Right [direction]" in list(catalogues.complaints(source))
    catalogues.update(source)
    assert "ru: obsolete: Right [direction]" in list(catalogues.complaints(source))
    (source / "code.py").write_text(CODE, encoding="utf-8")
    catalogues.update(source)
    assert files(source) == before


def test_an_obsolete_message_can_be_dropped(source: Path) -> None:
    recode(source, 'pgettext("direction", "Right")', "")
    assert catalogues.main(["--prune", "--source", str(source)]) == 0
    assert "Направо" not in catalogues.po_path(source, "ru").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("lang", "old", "new", "message"),
    [
        ("ru", "Пришли {number} кости.", "Пришли кости.", "{number} tile came."),
        ("ru", "Пришла {number} кость.", "Пришла одна кость.", "{number} tile came."),
        ("ru", "Пришло {number} костей.", "Пришло {num} костей.", "{number} tile came."),
        ("it", "È arrivata {number} tessera.", "È arrivata {tessera}.", "{number} tile came."),
        ("it", "Sono arrivate {number} tessere.", "Sono arrivate.", "{number} tile came."),
        ("ms", "{number} keping jubin tiba.", "{number:>3} keping.", "{number} tile came."),
        ("ms", "{number} keping jubin tiba.", "{number!r} keping.", "{number} tile came."),
        ("it", "Una tessera è andata a {seat}.", "Una tessera.", "One tile went to {seat}."),
        ("ms", "boleh berhenti", "{boleh} berhenti", "Nobody may stop now."),
        ("ms", "boleh berhenti", "boleh} berhenti", "Nobody may stop now."),
    ],
)
def test_other_fields_than_in_english_are_named(
    source: Path, lang: str, old: str, new: str, message: str
) -> None:
    edit(source, old, new, lang)
    catalogues.update(source)
    [complaint] = catalogues.complaints(source)
    assert complaint.startswith(f"{lang}: other fields in: ")
    assert complaint.endswith(f": {message}")


def test_a_form_for_the_number_one_alone_may_show_the_number_or_not(source: Path) -> None:
    edit(source, "Una tessera è andata a", "{number} tessera è andata a", "it")
    catalogues.update(source)
    assert list(catalogues.complaints(source)) == []


def test_a_stale_catalogue_is_named(source: Path) -> None:
    edit(source, "Остановить уже нельзя.", "Уже нельзя.")
    [complaint] = catalogues.complaints(source)
    assert complaint.startswith("ru: stale: ")
    catalogues.po_path(source, "ru").with_suffix(".mo").unlink()
    [complaint] = catalogues.complaints(source)
    assert complaint.startswith("ru: stale: ")


def test_wrong_plural_forms_and_a_missing_catalogue_are_named(source: Path) -> None:
    edit(source, "n%100!=11", "n%100!=12")
    catalogues.po_path(source, "ms").unlink()
    assert [complaint[:16] for complaint in catalogues.complaints(source)] == [
        "ru: no catalogue",
        "ms: no catalogue",
    ]


def test_a_catalogue_that_is_no_catalogue_is_named(source: Path) -> None:
    edit(source, 'msgid "Nobody', 'mesgid "Nobody')
    [complaint] = catalogues.complaints(source)
    assert complaint.startswith("ru: can't be read: ")


def test_english_sentences_must_be_formats_too(source: Path) -> None:
    recode(source, "Nobody may stop now.", "Nobody {may stop now.")
    assert next(catalogues.complaints(source)).startswith("en: no format ")
    recode(source, '"One tile went to {seat}."', '"{one} tile went to {seat}."')
    assert next(catalogues.complaints(source)).startswith("en: the singular has fields ")


def test_a_note_for_translators_and_the_file_go_along(source: Path) -> None:
    note = "# Translators: at the vote\nN_("
    (source / "code.py").write_text(CODE.replace("N_(", note, 1), encoding="utf-8")
    catalogues.update(source)
    text = catalogues.po_path(source, "it").read_text(encoding="utf-8")
    assert "#. Translators: at the vote\n#: code.py\n" in text
