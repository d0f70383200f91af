"""Options that several commands share, so that they look alike everywhere."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import typer

from rollor.cli.surroundings import Surroundings
from rollor.i18n import LANGUAGES, pick
from rollor.seats import SEATS, Seat
from rollor.wording import Speech

Language = Enum("Language", {lang: lang for lang in LANGUAGES})  # type: ignore[misc]
SeatWord = Enum("SeatWord", {seat.word: seat.word for seat in SEATS})  # type: ignore[misc]

Lang = Annotated[Language | None, typer.Option("--lang", help="The language to speak.", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="For programs: JSON, one object a line.")]
CardName = Annotated[
    str,
    typer.Option("--card", metavar="NAME|FILE", help="A card that comes with rollor, or a file of yours."),
]


PlayedCard = Annotated[
    str | None,
    typer.Option(
        "--card",
        metavar="NAME|FILE",
        help="The card it was played with, if it is one of yours.",
        show_default=False,
    ),
]


def speech_of(context: typer.Context, lang: Language | None = None) -> Speech:
    """The language that the command speaks: the one asked for, else the environment's."""
    return Speech(pick(lang.value if lang else None, surroundings_of(context).environ))


def surroundings_of(context: typer.Context) -> Surroundings:
    """What `__main__` handed over."""
    found = context.find_object(Surroundings)
    if found is None:
        raise RuntimeError("the command line is started by rollor.__main__")
    return found


def seat_of(word: SeatWord) -> Seat:
    """The seat that an option names."""
    return next(seat for seat in SEATS if seat.word == word.value)
