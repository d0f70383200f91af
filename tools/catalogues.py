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
from collections.abc import Callable, Iterator
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


Name = str | tuple[str, str]
"""What tells messages apart: the English sentence, or that and its context."""


class Timeless(Catalog):
    """A catalogue whose header says only what does not change by itself."""

    def __init__(self, lang: str) -> None:
        super().__init__(locale=lang, header_comment=f"# rollor, {lang}", fuzzy=False)
        number, rule = PLURALS[lang]
        self.mime_headers = [("Plural-Forms", f"nplurals={number}; plural={rule};")]

    def _get_mime_headers(self) -> list[tuple[str, str]]:
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


def read(source: Path, lang: str) -> Catalog:
    """A language's catalogue as it lies there; an empty one if there is none."""
    path = po_path(source, lang)
    if not path.exists():
        return Timeless(lang)
    with path.open("rb") as file:
        return read_po(file, locale=lang, abort_invalid=True)


def name(message: Message) -> Name:
    """The message's name."""
    sentence = message.id if isinstance(message.id, str) else message.id[0]
    return (sentence, message.context) if message.context else sentence


def bodies(catalogue: Catalog) -> list[Message]:
    """The messages of a catalogue without its header."""
    return [message for message in catalogue if message.id]


def merged(source: Path, lang: str, *, prune: bool = False) -> Timeless:
    """The catalogue that should lie there: all that is extracted, with the words it has already.

    A sentence that is gone from the code stays as obsolete, and comes back if the code does.
    """
    stored, result = read(source, lang), Timeless(lang)
    known = {name(message): message for message in [*stored.obsolete.values(), *bodies(stored)]}
    for message in bodies(extract(source)):
        old = known.pop(name(message), None)
        if old is not None and old.pluralizable == message.pluralizable:
            message.string = old.string
            message.user_comments = old.user_comments
            message.flags |= old.flags
        result[message.id] = message
    for old in known.values():
        if any(forms(old)) and not prune:
            result.obsolete[name(old)] = old
    return result


def update(source: Path, *, prune: bool = False) -> None:
    """Writes each language's catalogue, as text and compiled, if it changes."""
    for lang in PLURALS:
        path, catalogue, text = po_path(source, lang), merged(source, lang, prune=prune), BytesIO()
        write_po(text, catalogue, width=99, include_lineno=False)
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, text.getvalue())
        write(path.with_suffix(".mo"), compiled(catalogue, lang))


def write(path: Path, content: bytes) -> None:
    """Writes a file unless it holds that already."""
    if not path.exists() or path.read_bytes() != content:
        path.write_bytes(content)


def compiled(catalogue: Catalog, lang: str) -> bytes:
    """A catalogue as `gettext` reads it; what is fuzzy is left out."""
    plain, binary = Timeless(lang), BytesIO()
    for message in bodies(catalogue):
        plain[message.id] = message
    write_mo(binary, plain)
    return binary.getvalue()


def forms(message: Message) -> list[str]:
    """The translations of a message, one a plural form; an empty text for one that is missing."""
    return [message.string] if isinstance(message.string, str) else list(message.string or [""])


def fields(text: str) -> frozenset[str] | None:
    """The fields that `str.format` fills in a text; None if it can't be a format.

    >>> sorted(fields("{seat} holds {number:>2} of 13, {{sic}}"))
    ['number:>2', 'seat']
    """
    try:
        parts = list(string.Formatter().parse(text))
    except ValueError:
        return None
    return frozenset(
        field + (f"!{conversion}" if conversion else "") + (f":{spec}" if spec else "")
        for _, field, spec, conversion in parts
        if field is not None
    )


def allowed(message: Message, form: int, rule: Callable[[int], int]) -> list[frozenset[str] | None]:
    """The fields a translation's form may have: the plural's; for the number 1 the singular's too.

    In Russian the first form is for 21 as well, so it must show its number.
    """
    if isinstance(message.id, str):
        return [fields(message.id)]
    one, many = map(fields, message.id)
    alone = [number for number in range(200) if rule(number) == form] == [1]
    return [one, many] if alone else [many]


def faults(wanted: Message, own: Message | None, rule: Callable[[int], int]) -> Iterator[str]:
    """What is wrong with the translation of one message."""
    if own is None or own.pluralizable != wanted.pluralizable:
        yield "missing"
        return
    if own.fuzzy:
        yield "fuzzy"
    for form, text in enumerate(forms(own)):
        if not text:
            yield f"form {form} not translated" if own.pluralizable else "not translated"
        elif fields(text) not in allowed(wanted, form, rule):
            yield f"other fields in: {text}"


def complaints_of(source: Path, lang: str, extracted: Catalog) -> Iterator[str]:
    """What is wrong with one language's catalogue, a line each, naming the message."""
    path = po_path(source, lang)
    stored, (number, expression) = read(source, lang), PLURALS[lang]
    if not path.exists() or (stored.num_plurals, stored.plural_expr) != (number, expression):
        yield f"{lang}: no catalogue with the plural forms of the language: {path}"
        return
    words = {name(message): message for message in bodies(stored)}
    for message in bodies(extracted):
        own = words.pop(name(message), None)
        for fault in faults(message, own, c2py(expression)):
            yield f"{lang}: {fault}: {said(name(message))}"
    for gone in [*words, *map(name, stored.obsolete.values())]:
        yield f"{lang}: obsolete: {said(gone)}"
    binary = path.with_suffix(".mo")
    if not binary.exists() or binary.read_bytes() != compiled(stored, lang):
        yield f"{lang}: stale: {binary}"


def said(named: Name) -> str:
    """A message's name for a person to read."""
    return named if isinstance(named, str) else f"{named[0]} [{named[1]}]"


def complaints(source: Path) -> Iterator[str]:
    """What is wrong with the English sentences and with every catalogue."""
    extracted = extract(source)
    for message in bodies(extracted):
        one, *more = [message.id] if isinstance(message.id, str) else message.id
        if any(fields(text) is None for text in (one, *more)):
            yield f"en: no format (braces that are meant are written twice): {one}"
        elif more and not (fields(one) or frozenset()) <= (fields(more[0]) or frozenset()):
            yield f"en: the singular has fields that the plural lacks: {one}"
    for lang in PLURALS:
        try:
            yield from complaints_of(source, lang, extracted)
        except PoFileError as error:
            yield f"{lang}: can't be read: {error}"


def main(arguments: list[str]) -> int:
    """The command; 0 if there is nothing to complain about."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("--prune", action="store_true", help="drop obsolete messages")
    parser.add_argument("--source", type=Path, default=SOURCE, help="the package")
    options = parser.parse_args(arguments)
    if not options.check:
        update(options.source, prune=options.prune)
    found = list(complaints(options.source))
    for complaint in found:
        print(complaint, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
