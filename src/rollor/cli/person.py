"""A person at a terminal: shown what the seat knows, asked until the answer is legal."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from rich.console import Console

from rollor.advisor.outlook import Outlook
from rollor.card import Card
from rollor.cli import board
from rollor.i18n import N_, NN_
from rollor.kernels.pack import PackedCard
from rollor.notation.errors import NotationError
from rollor.notation.racks import parse_tiles
from rollor.rules import PASSES, Action, Offer, Pass, Phase, Replace, View, Vote, refusal
from rollor.seats import Seat
from rollor.tiles import Rack, Tile
from rollor.wording import Speech, sentence, tiles_said

Typed = Pass | Vote | Offer | Replace
"""What a person can do in the Charleston."""

_NUMBERS: Final = re.compile(r"0*[1-9][0-9]*")
_WORDS: Final = re.compile(r"[^\s,;.]+")
_SMALL: Final = re.compile(r"[eswnrgfj]+")
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
    N_(
        "Tiles: 1b to 9b are bams, 1c to 9c craks, 1d to 9d dots; E S W N winds; R G 0 red, green, soap"
        " (the white dragon); F a flower, J a joker."
    ),
    N_(
        "Choose tiles by their numbers above the rack, with spaces (7 8 9), or as they are written"
        " (147c or 1c 4c 7c). A * marks what has just come."
    ),
    N_(
        "In first left and last right you may give fewer, and send on tiles that are just arriving, unseen:"
        " 5c +2 is one of yours and two blind."
    ),
    N_(
        "In the courtesy you offer 0 to 3 tiles, first the one that you like least; the smaller of the two"
        " numbers moves."
    ),
    N_("A joker is never passed. Flowers and soap are no jokers: they may be passed."),
    N_("Type lines for the lines you are nearest to, quit to stop; the hand so far is then saved."),
)


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
        """C-3 to C-15: what the person does; whatever the law refuses is explained, and asked again.

        C-4: what lies out is final, so it is read back first; any other answer than yes or no chooses anew.
        """
        self._show(view)
        while True:
            typed = self._ask(self._question(view))
            while (action := self._legal(view, typed)) is not None:
                if isinstance(action, Vote):
                    return action
                typed = self._ask(self._read_back(action))
                if not typed or self._means(typed, N_("yes"), "y"):
                    return action
                if self._means(typed, N_("no"), "n"):
                    break

    def _legal(self, view: View, typed: str) -> Typed | None:
        """The action that was typed, if it was one, and the law allows it; else all is said."""
        action = None if self._command(view, typed) else self._understood(view, typed)
        if action is None or (refused := refusal(view, action)) is None:
            return action
        self._say(sentence(self._speech, refused.reason, refused.params))
        return None

    def _show(self, view: View) -> None:
        public = view.public
        self._console.print()
        self._console.print(board.tracker(public), f"  {self._speech.phase(public.phase)}", markup=False)
        board.show(self._console, board.rack_lines(board.held(view), board.came(view), self._console.width))

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

    def _means(self, typed: str, word: str, *short: str) -> bool:
        """Whether this word was typed, in English or in the person's language, or what is short for it."""
        return typed.casefold() in (word, self._speech.say(word).casefold(), *short)

    def _command(self, view: View, typed: str) -> bool:
        """Whether that was a wish to know something, now fulfilled."""
        if self._means(typed, N_("quit"), "q", "exit"):
            raise Quit
        if self._means(typed, N_("help"), "h", "?"):
            board.show(self._console, [self._speech.say(text) for text in HELP])
            self._show(view)
            return True
        if self._means(typed, N_("lines"), "l"):
            outlook = Outlook.of(self._packed, board.held(view))
            board.show(self._console, board.near_lines(self._speech, self._card, outlook))
            return True
        return False

    def _understood(self, view: View, typed: str) -> Typed | None:
        """The action that was typed; `None` if it can't be read, which has then been explained."""
        seat, on, owes = _seat(view), view.public.on, view.public.owed[_seat(view)]
        if (go := self._vote(typed, asked=on is Phase.VOTE)) is not None:
            return Vote(seat, go=go)
        if on is Phase.VOTE:
            self._say(self._speech.say(N_("Type 1 (or go) or 2 (or stop).")))
            return None
        parts = None if owes or on not in PASSES else _BLIND.fullmatch(typed)
        blind, own = (0, typed) if parts is None else (int(parts["blind"]), parts["own"])
        if own == "-" or (own == "0" and on is Phase.COURTESY):
            own = ""  # asked for 0 to 3 tiles, people type 0 for none; a soap goes by its number
        tiles = self._lifted(board.held(view), own)
        if tiles is None:
            return None
        if owes:
            return Replace(seat, tiles)
        if on is Phase.COURTESY:
            return Offer(seat, tiles)
        if parts is None and on in PASSES and PASSES[on].blind and 0 < len(tiles) < 3:
            blind = 3 - len(tiles)  # who gives fewer here means the rest blind; it is read back
        return Pass(seat, tiles, blind)

    def _vote(self, typed: str, *, asked: bool) -> bool | None:
        """C-12: go or stop, in English or in the person's language; when it is asked, also by number."""
        if self._means(typed, N_("go")) or (asked and self._means(typed, N_("yes"), "y", "1")):
            return True
        stop = self._means(typed, N_("stop")) or (asked and self._means(typed, N_("no"), "n", "2"))
        return False if stop else None

    def _lifted(self, rack: Rack, typed: str) -> tuple[Tile, ...] | None:
        """Tiles by number or by notation, mixed as you like; `None` if that can't be read."""
        spread, tiles = board.spread(rack), []
        places: set[int] = set()
        for word in _WORDS.finditer(typed):
            if not _NUMBERS.fullmatch(word[0]):
                text = word[0].upper() if _SMALL.fullmatch(word[0]) else word[0]
                try:
                    tiles += [placed.tile for placed in parse_tiles(text)]
                except NotationError as error:
                    self._say(sentence(self._speech, error.reason, error.params))
                    return None
                continue
            place = int(word[0][-9:])
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

    def _read_back(self, action: Pass | Offer | Replace) -> str:
        say, tiles = self._speech.say, tiles_said(action.tiles, ordered=isinstance(action, Offer))
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
