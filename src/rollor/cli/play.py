"""`rollor play`: you and three bots, from the deal to the end of the hand."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from rollor.advisor.bots import BOTS, make_bot
from rollor.advisor.outlook import Outlook
from rollor.card import SAMPLES, Card
from rollor.cli import board
from rollor.cli.deal import Preset, PresetOption, SeedOption
from rollor.cli.listener import Listener, Quit
from rollor.cli.options import CardName, Lang, SeatWord, seat_of, speech_of, surroundings_of
from rollor.cli.passer import PASSING_HELP
from rollor.cli.person import Person
from rollor.cli.saving import save
from rollor.cli.shuffle import drawn
from rollor.cli.sources import card_of, name_in_records
from rollor.cli.surroundings import Surroundings
from rollor.driver import Game, Player
from rollor.i18n import N_
from rollor.kernels.pack import pack
from rollor.notation.header import Header
from rollor.notation.record import Record, blocks_of
from rollor.rules import PRESETS, Drew, HouseRules, JokerGuard, Seed, commitment, dealt, seen_by, view
from rollor.rules import deal as deal_tiles
from rollor.rules.deal import bot_seed
from rollor.seats import SEATS, Seat
from rollor.wording import Speech, news

Guard = Enum("Guard", {guard.value: guard.value for guard in JokerGuard})  # type: ignore[misc]
Until = Enum("Until", {name: name for name in ("charleston", "hand")})  # type: ignore[misc]
BotName = Enum("BotName", {name: name for name in BOTS})  # type: ignore[misc]

_WELCOME = (
    N_("A Charleston with three bots. You are {seat}. rollor is not the National Mah Jongg League."),
    N_(
        "Three tiles right, three across, three left, all at the same time, face down. Then, if nobody says"
        " stop, left, across, right; then a courtesy of 0 to 3 across. Pass what does not help you."
    ),
)
_COMMANDS = N_("Type ? for help, “lines” for the lines you are nearest to, “quit” to leave.")
_PROMISE = N_(
    "Shown before the deal, so that nobody can choose the tiles (SHA-256 of salt and seed): {commitment}"
)
_NARROWEST = 20
"""Columns, whatever the surroundings say."""
_REVEAL = N_("Salt {salt} and seed {seed} are what was promised: “rollor verify” checks it.")


def play(
    context: typer.Context,
    lang: Lang = None,
    seat: Annotated[SeatWord, typer.Option("--seat", help="Where you sit.")] = SeatWord["east"],
    seed: SeedOption = None,
    preset: PresetOption = Preset["lesson"],
    guard: Annotated[
        Guard | None, typer.Option("--guard", help="Refuse a joker, or let it come back.", show_default=False)
    ] = None,
    card: CardName = "practice",
    bots: Annotated[BotName, typer.Option("--bots", help="Who sits in the other seats.")] = BotName[
        "two-lines"
    ],
    until: Annotated[Until, typer.Option("--until", help="Where to stop.")] = Until["hand"],
    record: Annotated[
        Path | None, typer.Option("--save", help="Where to save the record.", show_default=False)
    ] = None,
) -> None:
    """Play here: a Charleston and the hand that follows, you and three bots. The record is saved."""
    speech, around, me = speech_of(context, lang), surroundings_of(context), seat_of(seat)
    if record is not None and record.exists():
        raise typer.BadParameter(f"{record} exists already", param_hint="--save")
    found = card_of(card, speech)
    rules = PRESETS[preset.value]
    if guard is not None:
        rules = rules.changed("joker_guard", guard.value)
    header = replace(_header(around, preset.value, rules, seed, found), names=_names(me, bots.value))
    console = Console(highlight=False)
    console.width = max(console.width, _NARROWEST)
    listener = Listener(console, speech, found, pack(found), input)
    game = _game(header, me, listener, bots.value, whole=until.value == "hand")
    status = 0
    try:
        _welcome(console, speech, me, header)
        _pass(listener, game, me)
        if until.value == "hand":
            _play_on(listener, game, me)
        _reveal(console, speech, header)
    except (Quit, KeyboardInterrupt) as left:
        console.print()
        status = 130 if isinstance(left, KeyboardInterrupt) else 0
    finally:  # also when nobody reads any more
        kept = save(around, Record(header, blocks_of(game.events)), record)
    _tell(console, speech, around, kept, card)
    raise typer.Exit(status)


def _header(around: Surroundings, preset: str, rules: HouseRules, seed: Seed | None, card: Card) -> Header:
    chosen, salt = drawn(around.entropy, seed)
    tiles = deal_tiles(chosen, rules)
    return Header(
        rules=rules,
        preset=preset,
        card=name_in_records(card),
        card_digest=card.digest,
        seed=chosen,
        racks=tiles.racks,
        wall=tiles.wall,
        commitment=commitment(chosen, salt),
        salt=salt,
        date=around.now().strftime("%Y-%m-%d %H:%M"),
    )


def _names(me: Seat, bot: str) -> tuple[str, str, str, str]:
    east, south, west, north = ("you" if seat is me else bot for seat in SEATS)
    return (east, south, west, north)


def _game(header: Header, me: Seat, listener: Listener, bot: str, *, whole: bool) -> Game:
    told = dealt(
        header.deal(),
        header.secret,
        header.rules,
        commitment=header.commitment,
        salt=header.salt,
        card=header.card,
    )
    players: Sequence[Player] = [
        Person(listener) if seat is me else make_bot(bot, bot_seed(header.secret, seat), listener.packed)
        for seat in SEATS
    ]
    return Game(told, players, listener.card if whole else None)


def _welcome(console: Console, speech: Speech, me: Seat, header: Header) -> None:
    """All that a beginner needs; the promise (D-3) is there for who wants to check it."""
    board.show(console, [speech.say(text, seat=speech.seat(me)) for text in _WELCOME])
    console.print()
    board.show(console, [speech.say(text) for text in (*PASSING_HELP[:2], _COMMANDS)])
    console.print()
    promised = (header.commitment or b"").hex()
    board.show(console, [speech.say(_PROMISE, commitment=promised)], style="dim")


def _step(listener: Listener, game: Game, me: Seat) -> bool:
    """Whether anything happened. The person is told what its seat sees, and no more."""
    events = game.step()
    for event in events:
        seen = seen_by(event, me)
        others_draw = isinstance(event, Drew) and event.seat is not me and game.state.public.discards
        said = "" if seen is None or others_draw else news(listener.speech, seen, me)
        board.show(listener.console, [said] if said else [])
    return bool(events)


def _pass(listener: Listener, game: Game, me: Seat) -> None:
    """The Charleston, and what came of it."""
    while not game.state.public.over and _step(listener, game, me):
        pass
    if game.state.public.ended:  # H-12
        return
    console, speech, mine = listener.console, listener.speech, view(game.state, me)
    console.print()
    board.show(
        console, [speech.say(N_("The Charleston is over. Your rack, and the lines it is nearest to:"))]
    )
    board.show(console, board.rack_lines(mine.rack, board.came(mine), console.width))
    board.show(console, board.near_lines(speech, listener.card, Outlook.of(listener.packed, mine.rack)))


def _play_on(listener: Listener, game: Game, me: Seat) -> None:
    """The hand that follows, and all racks at its end."""
    while _step(listener, game, me):
        pass
    board.show(listener.console, board.end_racks(listener.speech, game.state.public))


def _reveal(console: Console, speech: Speech, header: Header) -> None:
    """D-3: what was promised before the deal."""
    console.print()
    salt, seed = (header.salt or b"").hex(), header.secret.hex()
    board.show(console, [speech.say(_REVEAL, salt=salt, seed=seed)], style="dim")


def _tell(console: Console, speech: Speech, around: Surroundings, kept: Path | None, card: str) -> None:
    """Where the record of the hand is, as far as it has come, and what to do with it."""
    if kept is None:
        print(speech.say(N_("The record could not be saved anywhere.")), file=sys.stderr)
        return
    named = [str(kept)] if card in SAMPLES else [str(kept), "--card", card]
    path = subprocess.list2cmdline(named) if os.name == "nt" else shlex.join(named)
    board.show(console, [speech.say(N_("Saved as {path}"), path=kept)], whole=True)
    texts = (N_("See it again: {program} replay {path}"), N_("Check it: {program} verify {path}"))
    board.show(console, [speech.say(text, program=around.program, path=path) for text in texts], whole=True)
