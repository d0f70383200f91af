"""Keeps the catalogues of the languages: extracts, updates and compiles them, or checks them.

    python tools/catalogues.py            write what has changed, then check
    python tools/catalogues.py --check    only check; for `make check` and the tests
    python tools/catalogues.py --prune    the same as the first, and drop what is obsolete

What is written carries no date and no line number: on a second run nothing changes. A new
language is a name in `rollor.i18n.languages`, its plural rule in `PLURALS`, and one run.
"""

from __future__ import annotations

import argparse
import string
import sys
from collections.abc import Iterator
from gettext import c2py
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po, write_po

SOURCE: Final = Path(__file__).resolve().parents[1] / "src" / "rollor"
KEYWORDS: Final = {
    **dict.fromkeys(("_", "N_", "gettext"), None),
    **dict.fromkeys(("NN_", "ngettext"), (1, 2)),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
COMMENTS: Final = ("Translators:",)
METHODS: Final = [("**.py", "python")]
PLURALS: Final = {
    "it": (2, "(n != 1)"),
    "ru": (
        3,
        "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)",
    ),
    "ms": (1, "0"),
}
"""How many forms a counted word has, and which of them goes with a number."""


class Timeless(Catalog):
    """A catalogue whose header says only what does not change by itself."""

    def __init__(self, lang: str) -> None:
        super().__init__(locale=lang, header_comment=f"# rollor, {lang}", fuzzy=False)
        self._num_plurals, self._plural_expr = PLURALS[lang]

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """The lines of the header."""
        return [
            ("Project-Id-Version", "rollor"),
            ("Language", str(self.locale)),
            ("Plural-Forms", self.plural_forms),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit\n"),
        ]


def po_path(source: Path, lang: str) -> Path:
    """Where a language's catalogue lies under the package."""
    return source / "i18n" / "catalogues" / lang / "LC_MESSAGES" / "rollor.po"


def extract(source: Path) -> Catalog:
    """Every sentence marked in the package, in the order of the files."""
    found = Catalog()
    for name, line, ids, comments, context in extract_from_dir(
        source, METHODS, keywords=KEYWORDS, comment_tags=COMMENTS
    ):
        found.add(ids, None, [(name, line)], auto_comments=comments, context=context)
    return found


def read(source: Path, lang: str) -> Timeless:
    """A language's catalogue as it lies there; an empty one if there is none."""
    catalogue = Timeless(lang)
    path = po_path(source, lang)
    if path.exists():
        with path.open("rb") as file:
            stored = read_po(file, locale=lang, abort_invalid=True)
        for message in stored:
            if message.id:
                catalogue[message.id] = message
        catalogue.obsolete.update(stored.obsolete)
    return catalogue
