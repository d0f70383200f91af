"""Where texts come from: a file, standard input (`-`), or a card that comes with rollor."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import BinaryIO

import typer

from rollor.card import SAMPLES, Card, read_card, sample
from rollor.cli.failure import told
from rollor.wording import Speech


@contextmanager
def opened(name: str, or_else: str = "") -> Iterator[BinaryIO]:
    """The bytes of a file, or of standard input; a file that can't be read is wrong usage (status 2).

    `or_else` is said of a name that names no file.
    """
    if name == "-":
        yield sys.stdin.buffer
        return
    try:
        file = Path(name).open("rb")  # noqa: SIM115 (closed below; only opening is guarded)
    except OSError as error:
        why = error.strerror or str(error)
        if or_else and isinstance(error, FileNotFoundError):
            why = or_else
        raise typer.BadParameter(f"{name}: {why}") from None
    with file:
        yield file


def card_of(name: str, speech: Speech) -> Card:
    """The card of that name, or in that file; all its faults are told and end the command."""
    if name in SAMPLES:
        return _sample(name)
    neither = f"neither a file nor one of the cards {', '.join(SAMPLES)}"
    with opened(name, neither) as file, told(name, speech):
        return read_card(file.read())


def cards(own: str | None, speech: Speech) -> dict[str, Card]:
    """The cards for records that name one: those that come with rollor, and one of the person's own."""
    found = {name: _sample(name) for name in SAMPLES}
    if own is not None:
        card = card_of(own, speech)
        found[name_in_records(card)] = card
    return found


def name_in_records(card: Card) -> str:
    """The card's own name if that is one plain word, and not the name of a card that comes with rollor."""
    name = card.name.lower()
    free = name not in SAMPLES or card.digest == _sample(name).digest
    return name if name.isalnum() and free else "own"


@cache
def _sample(name: str) -> Card:
    return read_card(sample(name))
