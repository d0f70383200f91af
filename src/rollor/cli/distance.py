"""`rollor distance`: how many tiles a rack wants for the nearest line, and which lines those are."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer

from rollor.cli.failure import told
from rollor.cli.options import AsJson, CardName, Lang, speech_of
from rollor.cli.sources import card_of
from rollor.i18n import N_
from rollor.kernels.numpy_kernels import nearest_lines
from rollor.kernels.pack import pack, racks_array
from rollor.notation.lines import text_lines
from rollor.notation.racks import format_rack, parse_seen_rack
from rollor.wording import Speech


def distance(
    context: typer.Context,
    rack: Annotated[
        str | None, typer.Argument(metavar="[RACK]", help='One quoted rack, "FF 147c E".')
    ] = None,
    card: CardName = "practice",
    from_stdin: Annotated[bool, typer.Option("--stdin", help="Read a rack a line.")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Tell how many tiles a rack is away from the nearest line, and name every line that is so near."""
    if (rack is None) is not from_stdin:
        raise typer.BadParameter("give one quoted rack, or --stdin")
    if from_stdin and card == "-":
        raise typer.BadParameter("the card and the racks can't both come from standard input")
    speech = speech_of(context, lang)
    packed = pack(card_of(card, speech))
    name = "-" if from_stdin else "RACK"
    with told(name, speech):
        lines = text_lines(sys.stdin.buffer) if rack is None else [rack]
        for number, text in enumerate(lines, start=1):
            held = parse_seen_rack(text, line=number)
            far, nearest = nearest_lines(packed, racks_array([held]))[0]
            canonical = format_rack(held)
            if as_json:
                said = json.dumps({"rack": canonical, "distance": far, "lines": list(nearest)})
            else:
                said = _sentence(speech, canonical, far, nearest)
            print(said, flush=from_stdin)


def _sentence(speech: Speech, rack: str, far: int, lines: tuple[str, ...]) -> str:
    return speech.say(N_("{rack}: {number} away from {lines}"), rack=rack, number=far, lines=", ".join(lines))
