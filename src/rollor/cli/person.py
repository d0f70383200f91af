"""A person at a terminal: shown what the seat knows, asked until the answer is legal."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console

from rollor.advisor.outlook import Outlook
from rollor.card import Card
from rollor.cli import board
from rollor.i18n import N_, NN_
from rollor.kernels.pack import PackedCard
from rollor.notation.errors import NotationError
from rollor.notation.racks import format_rack, format_tiles, parse_tiles
from rollor.rules import PASSES, Action, Offer, Pass, Phase, Replace, View, Vote, refusal
from rollor.seats import Seat
from rollor.tiles import Rack, Tile
from rollor.wording import Speech, sentence

_NUMBERS: Final = re.compile(r"[1-9][0-9]*")
_BLIND: Final = re.compile(r"(?P<own>.*?)\s*\+\s*(?P<blind>[0-9])\s*")
_OWED: Final = NN_(
    "A joker came back to you. Put {number} plain tile in its place:",
    "Jokers came back to you. Put {number} plain tiles in their places:",
)

_ASKED: Final = N_("Choose three tiles for {receiver}, {where} (? for help):")
_STOP_ASKED: Final = N_("Choose three tiles for {receiver}, {where}, or say stop (? for help):")
_BLIND_ASKED: Final = N_(
    "Choose three tiles for {receiver}, {where}, or fewer and the rest blind, as in 5c +2 (? for help):"
)

HELP: Final = (
    N_("Tiles: 1b to 9b are bams, 1c to 9c craks, 1d to 9d dots; E S W N winds; R G 0 red, green, soap (the"
       " white dragon); F a flower, J a joker."),
    N_("Choose tiles by their numbers above the rack, with spaces (7 8 9), or as they are written (147c or 1c 4c 7c)."),
    N_("In first left and last right you may give fewer, and send on tiles that are just arriving, unseen:"
       " 5c +2 is one of yours and two blind."),
    N_("In the courtesy you offer 0 to 3, the dearest to you to give away first; the smaller of the two numbers moves."),
    N_("A joker is never passed. Flowers and soap are no jokers: they may be."),
    N_("lines: the lines you are nearest to.  quit: stop here; the hand so far is saved."),
)  # fmt: skip


class Quit(Exception):  # noqa: N818
    """The person wants to stop, or no more input comes."""


class Person:
    """Asks for a seat's actions on a console. `read` gives the next typed line, `EOFError` at the end."""

    def __init__(
        self,
        console: Console,
        speech: Speech,
        card: Card,
        packed: PackedCard,
        read: Callable[[str], str],
    ) -> None:
        self._console = console
        self._speech = speech
        self._card = card
        self._packed = packed
        self._read = read

    def act(self, view: View) -> Action:
        """C-3 to C-15: what the person does; whatever the law refuses is explained, and asked again."""
        self._show(view)
        while True:
            typed = self._ask(self._question(view))
            action = None if self._command(view, typed) else self._understood(view, typed)
            if action is None:
                continue
            if (refused := refusal(view, action)) is not None:
                self._say(sentence(self._speech, refused.reason, refused.params))
            elif self._confirmed(action):
                return action

    def _show(self, view: View) -> None:
        public = view.public
        self._console.print()
        self._console.print(board.tracker(public), f"  {self._speech.phase(public.phase)}", markup=False)
        board.show(self._console, board.rack_lines(view.rack, board.came(view), self._console.width))

    def _say(self, text: str) -> None:
        self._console.print(text, markup=False, highlight=False)

    def _ask(self, question: str) -> str:
        self._say(question)
        try:
            return self._read("> ").strip()
        except EOFError:
            raise Quit from None

    def _question(self, view: View) -> str:
        """What is asked now, and how to answer it."""
        say, public, seat = self._speech.say, view.public, _seat(view)
        if public.owed[seat]:
            return self._speech.count(_OWED, public.owed[seat])
        if public.on is Phase.VOTE:
            return say(N_("A second Charleston (left, across, right)? All four must want it. 1: go, 2: stop"))
        across = self._speech.seat(seat.across)
        if public.on is Phase.COURTESY:
            return say(
                N_("Courtesy with {other}, across: offer 0 to 3 tiles; for none just press Enter."),
                other=across,
            )
        rule = PASSES[public.on]
        receiver = self._speech.seat(seat.to(rule.direction))
        asked = _BLIND_ASKED if rule.blind else _STOP_ASKED if public.on is Phase.SECOND_LEFT else _ASKED
        return say(asked, receiver=receiver, where=self._speech.towards(rule.direction))

    def _command(self, view: View, typed: str) -> bool:
        """Whether that was a wish to know something, now fulfilled."""
        say = self._speech.say
        word = typed.casefold()
        if word in ("q", "quit", "exit", say(N_("quit"))):
            raise Quit
        if word in ("?", "h", "help", say(N_("help"))):
            for text in HELP:
                self._say(say(text))
            return True
        if word in ("l", "lines", say(N_("lines"))):
            outlook = Outlook.of(self._packed, view.rack)
            for text in board.near_lines(self._speech, self._card, outlook):
                self._say(text)
            return True
        return False

    def _understood(self, view: View, typed: str) -> Action | None:
        """The action that was typed; `None` if it can't be read, which has then been explained."""
        seat, on = _seat(view), view.public.on
        if (go := self._vote(typed, numbered=on is Phase.VOTE)) is not None:
            return Vote(seat, go=go)
        if on is Phase.VOTE:
            self._say(self._speech.say(N_("Type 1 (or go) or 2 (or stop).")))
            return None
        blind, own = 0, typed
        if (parts := _BLIND.fullmatch(typed)) is not None:
            blind, own = int(parts["blind"]), parts["own"]
        tiles = self._lifted(view.rack, "" if own == "-" else own)
        if tiles is None:
            return None
        if view.public.owed[seat]:
            return Replace(seat, tiles)
        if on is Phase.COURTESY:
            return Offer(seat, tiles)
        if parts is None and PASSES[on].blind and 0 < len(tiles) < 3:
            blind = 3 - len(tiles)  # who gives fewer here means the rest blind; it is read back
        return Pass(seat, tiles, blind)

    def _vote(self, typed: str, *, numbered: bool) -> bool | None:
        """C-12: go or stop, in English, in the person's language, or by number while the vote is open."""
        say, word = self._speech.say, typed.casefold()
        if word in ("go", "g", say(N_("go"))) or (numbered and word == "1"):
            return True
        return False if word in ("stop", say(N_("stop"))) or (numbered and word in ("2", "s")) else None

    def _lifted(self, rack: Rack, typed: str) -> tuple[Tile, ...] | None:
        """Tiles by number or by notation, mixed as you like; `None` if that can't be read."""
        spread, tiles = board.spread(rack), []
        places: set[int] = set()
        for word in re.finditer(r"\S+", typed.replace(",", " ")):
            if not _NUMBERS.fullmatch(word[0]):
                try:
                    tiles += [placed.tile for placed in parse_tiles(word[0])]
                except NotationError as error:
                    self._say(sentence(self._speech, error.reason, error.params))
                    return None
                continue
            place = int(word[0])
            if place > len(spread) or place in places:
                self._say(self._no_such_number(word[0], len(spread), twice=place in places))
                return None
            places.add(place)
            tiles.append(spread[place - 1])
        return tuple(tiles)

    def _no_such_number(self, typed: str, most: int, *, twice: bool) -> str:
        if twice:
            return self._speech.say(N_("You named number {typed} twice."), typed=typed)
        return self._speech.say(
            N_(
                "There is no number {typed}: your tiles are numbered 1 to {most}. Put spaces between numbers."
            ),
            typed=typed,
            most=most,
        )

    def _confirmed(self, action: Action) -> bool:
        """C-4: what lies out is final, so it is read back first. A vote is plain enough."""
        if isinstance(action, Vote):
            return True
        answer = self._ask(self._read_back(action))
        return answer.casefold() in ("", "y", "yes", self._speech.say(N_("yes")))

    def _read_back(self, action: Pass | Offer | Replace) -> str:
        say = self._speech.say
        tiles = (
            format_tiles(action.tiles) if isinstance(action, Offer) else format_rack(Rack.of(action.tiles))
        )
        if isinstance(action, Pass) and action.blind:
            blind = {"tiles": tiles or "-", "number": action.blind}
            return say(N_("{tiles} and {number} blind? Enter: yes. n: choose again."), **blind)
        if not tiles:
            return say(N_("No tiles? Enter: yes. n: choose again."))
        return say(N_("{tiles}? Enter: yes. n: choose again."), tiles=tiles)


def _seat(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("a spectator is asked nothing")
    return view.seat
