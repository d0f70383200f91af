"""`rollor card`: check, show and expand a card."""

from __future__ import annotations

import json
from itertools import groupby
from typing import Annotated

import typer

from rollor.card import SAMPLES, Card, Line, expansion
from rollor.cli.options import AsJson, Lang, speech_of
from rollor.cli.sources import card_of
from rollor.i18n import N_, NN_

app = typer.Typer(help="Check, show or expand a card.", no_args_is_help=True)

CardArgument = Annotated[str, typer.Argument(metavar="NAME|FILE", help=f"{', '.join(SAMPLES)}, a file, or -")]

_HANDS = NN_("{number} hand", "{number} hands")
_LINES = NN_("{number} line", "{number} lines")


@app.command()
def check(context: typer.Context, card: CardArgument, as_json: AsJson = False, lang: Lang = None) -> None:
    """Say whether a card can be used, and if not, all that is wrong with it, and where."""
    speech = speech_of(context, lang)
    found = card_of(card, speech)
    if as_json:
        print(json.dumps(_summary(found)))
        return
    lines = speech.count(_LINES, len(found.lines))
    hands = speech.count(_HANDS, len(found.hands))
    print(speech.say(N_("{card} is good: {lines}, {hands}."), card=found.name, lines=lines, hands=hands))


@app.command()
def show(
    context: typer.Context, card: CardArgument = "practice", as_json: AsJson = False, lang: Lang = None
) -> None:
    """Show a card: its lines, what they pay, exposed (X) or concealed (C), how many hands each has."""
    speech = speech_of(context, lang)
    found = card_of(card, speech)
    if as_json:
        print(json.dumps({**_summary(found), "lines": [_line(found, line) for line in found.lines]}))
        return
    print(f"{found.name} {found.edition}  ({found.author})")
    names = max(len(line.id) for line in found.lines)
    wide = max(len(line.pattern) for line in found.lines)
    for section, lines in groupby(found.lines, key=lambda line: line.section):
        print(f"\n{section.number}. {section.name}")
        for line in lines:
            hands = speech.count(_HANDS, len(found.hands_of(line.id)))
            kind = "C" if line.concealed else "X"
            slide = f"  slide {line.slide}" if line.slide else ""
            note = f"  {line.note}" if line.note else ""
            print(f"  {line.id:{names}}  {line.pattern:{wide}}  {kind} {line.value}  {hands}{slide}{note}")


@app.command()
def expand(context: typer.Context, card: CardArgument, as_json: AsJson = False, lang: Lang = None) -> None:
    """Write out every concrete hand of every line."""
    found = card_of(card, speech_of(context, lang))
    for hand in found.hands:
        if as_json:
            print(json.dumps(expansion(hand)))
        else:
            groups = " ".join(group.text for group in hand.groups)
            print(f"{hand.line}  {groups}  {'C' if hand.concealed else 'X'} {hand.value}")


def _summary(card: Card) -> dict[str, object]:
    return {
        "name": card.name,
        "edition": card.edition,
        "author": card.author,
        "digest": card.digest,
        "line_count": len(card.lines),
        "hand_count": len(card.hands),
    }


def _line(card: Card, line: Line) -> dict[str, object]:
    return {
        "id": line.id,
        "section": line.section.name,
        "pattern": line.pattern,
        "slide": line.slide,
        "value": line.value,
        "concealed": line.concealed,
        "note": line.note,
        "hands": len(card.hands_of(line.id)),
    }
