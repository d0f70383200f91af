"""`rollor arena`: bots against each other, many hands of the same deals, and who wins how often."""

from __future__ import annotations

import json
import os
import sys
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from rollor.advisor.bots import BOTS
from rollor.card import Card
from rollor.cli import board
from rollor.cli.deal import Preset, PresetOption, SeedOption
from rollor.cli.options import AsJson, CardName, Lang, speech_of, surroundings_of
from rollor.cli.shuffle import drawn
from rollor.cli.sources import card_of, name_in_records
from rollor.i18n import N_, NN_
from rollor.rules import PRESETS, Seed
from rollor.simulator.arena import Deal
from rollor.simulator.intervals import Estimate
from rollor.simulator.log import Log, NotALogError, OtherSettingsError, seed_of
from rollor.simulator.report import Report, report
from rollor.simulator.settings import Settings
from rollor.simulator.workers import deals
from rollor.wording import Speech

_HANDS = NN_("{number} hand", "{number} hands")
_WHAT = N_("{hands} by the card {card}, house rules {preset}, seed {seed}.")
_LENGTH = N_("Wall games: {share}. Tiles discarded in a hand: {discards}.")
_TRUST = N_("Intervals of 95 %: Wilson's for what was won, the normal one for points and discards.")
_STOPPED = N_("Stopped after {done} of {all} deals.")
_GOES_ON = N_("They are kept: the same command goes on from there.")
_CELLS = (N_("Bot"), N_("Hands"), N_("Won"), N_("Won with a seat"), N_("Points in a hand"))


def arena(
    context: typer.Context,
    seats: Annotated[
        str, typer.Option("--seats", help=f"East, South, West, North, out of {', '.join(BOTS)}.")
    ] = "sound,two-lines,two-lines,two-lines",
    hands: Annotated[int, typer.Option("--hands", min=1, help="How many deals.")] = 200,
    preset: PresetOption = Preset["lesson"],
    card: CardName = "practice",
    seed: SeedOption = None,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Play each deal four times: every bot in every seat.")
    ] = False,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Cores to use.", show_default="all of them")
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            "--resume", help="Keep what is played in this file, and go on from it.", show_default=False
        ),
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play against each other, and tell who wins how often. The seed says which deals."""
    speech = speech_of(context, lang)
    found = card_of(card, speech)
    if seed is None and resume is not None:
        seed = seed_of(resume)
    chosen, _ = drawn(surroundings_of(context).entropy, seed)
    settings = _settings(seats, hands, chosen, preset.value, found, rotate=rotate)
    known: dict[int, Deal] = {}
    try:
        with nullcontext() if resume is None else _log(resume, settings) as log:
            known = known if log is None else log.deals
            _play(settings, found, known, log, workers or os.cpu_count() or 1)
    except (KeyboardInterrupt, BrokenProcessPool) as stopped:  # Ctrl-C; or somebody ended a worker
        said = speech.say(_STOPPED, done=len(known), all=settings.deals)
        print("\n" + " ".join([said] if resume is None else [said, speech.say(_GOES_ON)]), file=sys.stderr)
        raise typer.Exit(130 if isinstance(stopped, KeyboardInterrupt) else 1) from None
    result = report(settings, known)
    if as_json:
        print(json.dumps(result.to_json()))
        return
    _show(speech, result, preset.value)


def _settings(seats: str, hands: int, seed: Seed, preset: str, card: Card, *, rotate: bool) -> Settings:
    names = tuple(name.strip() for name in seats.split(","))
    if len(names) != 4:
        raise typer.BadParameter(f"{seats!r}: four bots, with commas between", param_hint="--seats")
    east, south, west, north = names
    try:
        rules, name = PRESETS[preset], name_in_records(card)
        return Settings((east, south, west, north), hands, seed, rules, name, card.digest, rotate)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--seats") from None


def _log(path: Path, settings: Settings) -> Log:
    try:
        return Log(path, settings)
    except OtherSettingsError as error:
        why = f"{path} is of other settings: {', '.join(error.names)}"
    except NotALogError as error:
        why = f"{path}:{error.line}: this is no log of the arena"
    except OSError as error:
        why = f"{path}: {error.strerror or error}"
    raise typer.BadParameter(why, param_hint="--resume")


def _play(settings: Settings, card: Card, known: dict[int, Deal], log: Log | None, workers: int) -> None:
    """Plays the deals that are not known yet, and enters each as soon as it is."""
    left = [number for number in range(settings.deals) if number not in known]
    console = Console(stderr=True)
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar, deals(settings, card, left, min(workers, max(1, len(left)))) as played:
        task = bar.add_task("", total=settings.deals, completed=len(known))
        for number, deal in played:
            if log is None:
                known[number] = deal
            else:
                log.keep(number, deal)
            bar.advance(task)


def _show(speech: Speech, result: Report, preset: str) -> None:
    settings, console = result.settings, Console(highlight=False)
    hands = speech.count(_HANDS, result.hands)
    what = speech.say(_WHAT, hands=hands, card=settings.card, preset=preset, seed=settings.seed.hex())
    board.show(console, [what])
    table = Table(box=None, pad_edge=False)
    for place, cell in enumerate(_CELLS):
        table.add_column(speech.say(cell), justify="right" if place else "left")
    for bot in result.bots:
        row = (str(bot.hands), str(bot.wins), _percent(bot.share), _points(bot.points))
        table.add_row(bot.bot, *row, style="bold")
        for at in bot.at:
            row = (str(at.hands), str(at.wins), _percent(at.share), f"{at.points:+.1f}")
            table.add_row(f"  {speech.seat(at.seat)}", *row)
    console.print(table)
    share, discards = _percent(result.wall_share), _about(result.discards)
    board.show(console, [speech.say(_LENGTH, share=share, discards=discards), speech.say(_TRUST)])


def _percent(found: Estimate | None) -> str:
    if found is None:
        return "?"
    return f"{found.value:.1%} ({100 * found.low:.1f}-{100 * found.high:.1f})"


def _points(found: Estimate | None) -> str:
    return "?" if found is None else f"{found.value:+.1f} ({found.low:+.1f} {found.high:+.1f})"


def _about(found: Estimate | None) -> str:
    return "?" if found is None else f"{found.value:.1f} ({found.low:.1f}-{found.high:.1f})"
