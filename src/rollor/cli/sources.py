"""Where texts come from: a file, standard input (`-`), or a card that comes with rollor."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import typer

from rollor.card import SAMPLES, Card, read_card, sample
from rollor.cli.failure import told
from rollor.wording import Speech


@contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
    """The bytes of a file, or of standard input; a file that can't be read is wrong usage (status 2)."""
    if name == "-":
        yield sys.stdin.buffer
        return
    try:
        file = Path(name).open("rb")  # noqa: SIM115 (closed below; only opening is guarded)
    except OSError as error:
        raise typer.BadParameter(f"{name}: {error.strerror or error}") from None
    with file:
        yield file


def card_of(name: str, speech: Speech) -> Card:
    """The card of that name, or in that file; all its faults are told and end the command."""
    if name in SAMPLES:
        return read_card(sample(name))
    if name != "-" and not Path(name).exists() and not name.endswith(".toml"):
        raise typer.BadParameter(f"{name}: neither a file nor one of the cards {', '.join(SAMPLES)}")
    with opened(name) as file, told(name, speech):
        return read_card(file.read())


def digests() -> dict[str, str]:
    """The digest of each card that comes with rollor, for records that name one."""
    return {name: read_card(sample(name)).digest for name in SAMPLES}
