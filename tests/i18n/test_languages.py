"""Which language is spoken, and where its words come from."""

from gettext import NullTranslations, c2py
from importlib.resources import files

import pytest

from rollor.i18n import LANGUAGE_NAMES, LANGUAGES, N_, NN_, language, pick, translations


@pytest.mark.parametrize(
    ("tag", "expected"),
    [
        ("it", "it"),
        ("IT", "it"),
        ("it_IT", "it"),
        ("it-CH", "it"),
        ("it_IT.UTF-8", "it"),
        ("it_IT@euro", "it"),
        ("ms-Latn-MY", "ms"),
        (" ru ", "ru"),
        ("en_GB.ISO8859-1", "en"),
        ("de_DE.UTF-8", None),
        ("ita", None),
        ("C.UTF-8", None),
        ("../ru", None),
        ("", None),
    ],
)
def test_a_tag_or_a_locale_names_a_language(tag: str, expected: str | None) -> None:
    assert language(tag) == expected


@pytest.mark.parametrize(
    ("requested", "environ", "expected"),
    [
        (None, {}, "en"),
        (None, {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8", "LANGUAGE": "ms"}, "ms"),
        (None, {"LANGUAGE": "ms"}, "ms"),
        (None, {"LANGUAGE": "de:ru:it", "LANG": "it_IT.UTF-8"}, "ru"),
        (None, {"LANGUAGE": "en:ru", "LANG": "ru_RU.UTF-8"}, "en"),
        (None, {"LANGUAGE": "de", "LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LANGUAGE": "", "LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LC_ALL": "ru_RU.UTF-8", "LC_MESSAGES": "it_IT", "LANG": "ms_MY"}, "ru"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "it_IT", "LANG": "ms_MY"}, "it"),
        (None, {"LC_CTYPE": "it_IT.UTF-8", "LANG": "ms_MY"}, "ms"),
        (None, {"LC_ALL": "C", "LANGUAGE": "it", "LANG": "it_IT.UTF-8"}, "en"),
        (None, {"LC_ALL": "POSIX", "LANG": "it_IT.UTF-8"}, "en"),
        ("ru", {"LANG": "it_IT.UTF-8"}, "ru"),
        ("ru-RU", {"LC_ALL": "C"}, "ru"),
        ("en", {"LANG": "it_IT.UTF-8"}, "en"),
        ("tlh", {"LANG": "it_IT.UTF-8"}, "it"),
    ],
)
def test_the_requested_language_comes_before_that_of_the_environment(
    requested: str | None, environ: dict[str, str], expected: str
) -> None:
    assert pick(requested, environ) == expected


def test_every_language_has_a_name_and_every_catalogue_a_language() -> None:
    catalogues = files("rollor.i18n").joinpath("catalogues").iterdir()
    assert LANGUAGES == ("en", "it", "ru", "ms") == tuple(LANGUAGE_NAMES)
    assert {folder.name for folder in catalogues if folder.is_dir()} == set(LANGUAGES[1:])


@pytest.mark.parametrize("lang", ["en", "de", "", "../it", "IT"])
def test_an_unknown_language_and_english_speak_as_the_code_does(lang: str) -> None:
    words = translations(lang)
    assert type(words) is NullTranslations
    assert words.gettext("The wall is empty.") == "The wall is empty."
    assert words.ngettext("{number} tile", "{number} tiles", 1) == "{number} tile"
    assert words.ngettext("{number} tile", "{number} tiles", 21) == "{number} tiles"


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_a_sentence_without_translation_comes_back_in_english(lang: str) -> None:
    words = translations(lang)
    assert type(words) is not NullTranslations
    assert words.info()["language"] == lang
    assert words.gettext("no such sentence") == "no such sentence"
    assert words.ngettext("no such tile", "no such tiles", 5) == "no such tiles"


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("it", {0: 1, 1: 0, 2: 1, 5: 1, 21: 1, 101: 1}),
        ("ru", {0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 11: 2, 12: 2, 14: 2, 21: 0, 22: 1, 25: 2, 111: 2}),
        ("ms", {0: 0, 1: 0, 2: 0, 5: 0, 21: 0}),
    ],
)
def test_each_number_takes_the_plural_form_of_its_language(lang: str, forms: dict[int, int]) -> None:
    rule = translations(lang).info()["plural-forms"].partition("plural=")[2].rstrip(";")
    assert {number: c2py(rule)(number) for number in forms} == forms


def test_marking_a_sentence_leaves_it_as_it_is() -> None:
    assert N_("one no is enough") == "one no is enough"
    assert NN_("one", "many") == ("one", "many")
