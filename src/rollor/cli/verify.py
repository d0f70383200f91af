"""`rollor verify`: was the law kept, and can nobody have chosen the tiles (D-3)?"""

from __future__ import annotations

import json
from enum import Enum

import typer

from rollor.cli.failure import told
from rollor.cli.options import AsJson, Lang, PlayedCard, speech_of
from rollor.cli.replay import FileArgument
from rollor.cli.sources import cards, opened
from rollor.i18n import N_
from rollor.notation.header import Header
from rollor.notation.lines import text_lines
from rollor.notation.record_reader import read_records
from rollor.rules import commitment, deal


class Finding(Enum):
    """What comes of one check."""

    KEPT = "kept"
    PROVED = "proved"
    NOT_STATED = "not_stated"
    BROKEN = "broken"


_LAW = N_("The law was kept in every action.")
_WALL = {
    Finding.PROVED: N_("The wall is the one that the seed gives."),
    Finding.NOT_STATED: N_("The racks were typed in without a seed: where they come from can't be proved."),
    Finding.BROKEN: N_("The racks or the wall are NOT those that the seed gives."),
}
_COMMITMENT = {
    Finding.PROVED: N_("The commitment shown before the deal is that of this seed and salt."),
    Finding.NOT_STATED: N_(
        "The record states no commitment with its salt: when the seed was chosen can't be proved."
    ),
    Finding.BROKEN: N_("The commitment is NOT that of this seed and salt."),
}


def verify(
    context: typer.Context,
    file: FileArgument,
    as_json: AsJson = False,
    card: PlayedCard = None,
    lang: Lang = None,
) -> None:
    """Check a record: law kept, wall = seed = commitment. Exit status 1 if anything is broken."""
    speech = speech_of(context, lang)
    known = cards(card, speech)
    with opened(file) as source, told(file, speech):
        headers = [played.record.header for played in read_records(text_lines(source), known)]
    broken = False
    for header in headers:
        wall, committed = wall_finding(header), commitment_finding(header)
        broken = broken or Finding.BROKEN in (wall, committed)
        if as_json:
            found = {"law": Finding.KEPT.value, "wall": wall.value, "commitment": committed.value}
            print(json.dumps(found))
        else:
            print("\n".join(map(speech.say, (_LAW, _WALL[wall], _COMMITMENT[committed]))))
    if broken:
        raise typer.Exit(1)


def wall_finding(header: Header) -> Finding:
    """D-2: whether racks and wall are those of the seed."""
    if header.seed is None:
        return Finding.NOT_STATED
    return Finding.PROVED if header.deal() == deal(header.seed, header.rules) else Finding.BROKEN


def commitment_finding(header: Header) -> Finding:
    """D-3: whether the commitment is SHA-256 of salt and seed."""
    if header.seed is None or header.commitment is None or header.salt is None:
        return Finding.NOT_STATED
    same = commitment(header.seed, header.salt) == header.commitment
    return Finding.PROVED if same else Finding.BROKEN
