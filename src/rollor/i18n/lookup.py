"""The words of a language, found by the English sentence."""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files

from rollor.i18n.languages import LANGUAGES


def N_(message: str) -> str:  # noqa: N802
    """Marks a sentence for the catalogues, where it is only written down and translated later.

    >>> N_("The wall is empty.")
    'The wall is empty.'
    """
    return message


def NN_(singular: str, plural: str) -> tuple[str, str]:  # noqa: N802
    """Marks a sentence that counts, for a later `ngettext`.

    >>> NN_("{number} tile came.", "{number} tiles came.")[1]
    '{number} tiles came.'
    """
    return singular, plural


@cache
def translations(lang: str) -> NullTranslations:
    """The catalogue of one of `LANGUAGES`; for any other name, and for English, the code's words.

    A sentence that a catalogue lacks comes back in English.

    >>> translations("en").ngettext("{number} tile", "{number} tiles", 2)
    '{number} tiles'
    """
    if lang not in LANGUAGES[1:]:
        return NullTranslations()
    place = files("rollor.i18n").joinpath("catalogues", lang, "LC_MESSAGES", "rollor.mo")
    with place.open("rb") as catalogue:
        return GNUTranslations(catalogue)
