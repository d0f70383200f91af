"""`rollor replay`: rebuild a hand from its record, and show how far it has come."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any

import typer

from rollor.cli.board import open_groups
from rollor.cli.failure import told
from rollor.cli.options import AsJson, Lang, PlayedCard, SeatWord, seat_of, speech_of
from rollor.cli.sources import cards, opened
from rollor.i18n import N_, NN_
from rollor.notation.lines import text_lines
from rollor.notation.outcome import outcome
from rollor.notation.record_reader import Played, read_records
from rollor.rules import Phase, Public
from rollor.seats import SEATS, Seat
from rollor.tiles import Tile
from rollor.wording import Speech, hand_news

FileArgument = Annotated[
    str, typer.Argument(metavar="FILE|-", help="A .rollor record, or - for standard input.")
]
SeatOption = Annotated[
    SeatWord | None, typer.Option("--seat", help="Show what this seat knows only.", show_default=False)
]

"""What reads better between words than the bare notation."""
_BLIND = NN_("{number} blind tile", "{number} blind tiles")


def replay(
    context: typer.Context,
    file: FileArgument,
    as_json: AsJson = False,
    seat: SeatOption = None,
    card: PlayedCard = None,
    lang: Lang = None,
) -> None:
    """Replay a record by the law: each pass, who gave and kept what, and the racks at its end."""
    speech = speech_of(context, lang)
    knower = None if seat is None else seat_of(seat)
    known = cards(card, speech)
    with opened(file) as source, told(file, speech):
        found = list(read_records(text_lines(source), known))
    if as_json:
        texts = [json.dumps(outcome(played.state, knower)) for played in found]
    else:
        texts = ["\n\n".join(_told(speech, played, knower) for played in found)]
    print("\n".join(texts))


def _told(speech: Speech, played: Played, knower: Seat | None) -> str:
    """The hand in words: a paragraph a pass, then the racks."""
    found = outcome(played.state, knower)
    lines: list[str] = []
    for moved in found["passes"]:
        lines.append(speech.phase(Phase(moved.pop("name"))))
        for word, share in moved.items():
            lines.append(_share(speech, word, share))
    lines.append(speech.say(N_("Now: {phase}"), phase=speech.phase(played.state.public.phase)))
    if played.state.public.stopped_by is not None:
        lines.append(speech.say(N_("{seat} stopped."), seat=speech.seat(played.state.public.stopped_by)))
    lines += [f"  {speech.seat(seat)}: {found['racks'][seat.word]}" for seat in SEATS]
    return "\n".join((*lines, *_hand(speech, played.state.public, knower)))


def _share(speech: Speech, word: str, share: Mapping[str, Any]) -> str:
    seat = next(seat for seat in SEATS if seat.word == word)
    gave, kept = (_plain(speech, share[name]) for name in ("gave", "kept"))
    said = speech.say(N_("{seat}: gave {gave}, kept {kept}"), seat=speech.seat(seat), gave=gave, kept=kept)
    blind = share["blind"]
    return f"  {said}" + (f" ({speech.count(_BLIND, int(blind))})" if blind else "")


def _plain(speech: Speech, tiles: str) -> str:
    """Tiles as they are written, none as a dash, and a lone soap by its name."""
    return speech.tiles([Tile.SOAP]) if tiles == Tile.SOAP.token else tiles or "-"


def _hand(speech: Speech, public: Public, knower: Seat | None) -> list[str]:
    """The hand that follows: what lies open, what was discarded, how it ended."""
    lines = open_groups(speech, public)
    if public.discards:
        thrown = " ".join(discarded.tile.token for discarded in public.discards)
        lines.append(speech.say(N_("Discards: {tiles}"), tiles=thrown))
    if public.won is not None:
        lines.append(hand_news(speech, public.won, knower))
    return lines
