"""Which languages there are, and which one somebody wants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LANGUAGE_NAMES: Final[Mapping[str, str]] = {
    "en": "English",
    "it": "Italiano",
    "ru": "Русский",
    "ms": "Bahasa Melayu",
}
"""Every language that rollor speaks, in its own words; English is the one in the code."""

LANGUAGES: Final[tuple[str, ...]] = tuple(LANGUAGE_NAMES)


def language(tag: str) -> str | None:
    """The language that a tag or a locale's name asks for, if rollor speaks it.

    >>> language("it_IT.UTF-8"), language("ms-Latn-MY"), language("RU"), language("tlh")
    ('it', 'ms', 'ru', None)
    """
    name = tag.strip().lower()
    for mark in ".@_-":
        name = name.partition(mark)[0]
    return name if name in LANGUAGE_NAMES else None


def pick(requested: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the one requested, else the one of the environment, else English.

    Of the environment the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set counts, and
    before it each language that `LANGUAGE` lists. The locales `C` and `POSIX` ask for English.

    >>> pick(None, {"LANG": "it_IT.UTF-8"}), pick("ru", {"LANG": "it_IT.UTF-8"})
    ('it', 'ru')
    >>> pick(None, {"LANGUAGE": "de:ms", "LANG": "de_DE.UTF-8"}), pick(None, {"LANG": "de"})
    ('ms', 'en')
    """
    locale = next(filter(None, map(environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    plain = locale in ("C", "POSIX")
    wishes = [] if plain else [*environ.get("LANGUAGE", "").split(":"), locale]
    return next(filter(None, map(language, (requested or "", *wishes))), LANGUAGES[0])
