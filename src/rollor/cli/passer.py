"""A person who passes: shown what the seat knows, asked until the answer is legal (C-3 to C-15)."""

from __future__ import annotations

import re
from typing import Final

from rollor.advisor.outlook import Outlook
from rollor.cli import board
from rollor.cli.hand_player import COMPLETE
from rollor.cli.listener import MAH_JONGG, Listener
from rollor.i18n import N_, NN_
from rollor.rules import PASSES, Action, Declare, Offer, Pass, Phase, Replace, View, Vote, refusal
from rollor.rules.hand_actions import heavenly
from rollor.seats import Seat
from rollor.wording import sentence

Typed = Pass | Vote | Offer | Replace | Declare
"""What a person can do in the Charleston."""

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

PASSING_HELP: Final = (
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
    N_("“lines” shows the lines you are nearest to; “quit” leaves, and the hand so far is saved."),
)


class Passer:
    """Asks for a seat's actions in the Charleston."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self._speech = listener.speech

    def act(self, view: View) -> Action:
        """C-3 to C-15: what the person does; whatever the law refuses is explained, and asked again.

        C-4: what lies out is final, so it is read back first; any other answer than yes or no chooses anew.
        """
        self._show(view)
        while True:
            typed = self._listener.ask(self._question(view))
            while (action := self._legal(view, typed)) is not None:
                if isinstance(action, Vote | Declare):
                    return action
                typed = self._listener.ask(self._read_back(action))
                yes = self._speech.say(N_("yes"))
                if not typed or self._listener.means(typed, "yes", "y", yes, yes[:1]):
                    return action
                if self._listener.means(typed, N_("no"), "n", self._speech.say("no")[:1]):
                    break

    def _legal(self, view: View, typed: str) -> Typed | None:
        """The action that was typed, if it was one, and the law allows it; else all is said."""
        if self._listener.told(typed, PASSING_HELP, lambda: self._outlook(view)):
            return None
        action = self._understood(view, typed)
        if action is None or (refused := refusal(view, action)) is None:
            return action
        self._listener.say(sentence(self._speech, refused.reason, refused.params))
        return None

    def _outlook(self, view: View) -> Outlook:
        return Outlook.of(self._listener.packed, board.held(view))

    def _show(self, view: View) -> None:
        public, console = view.public, self._listener.console
        console.print()
        console.print(board.tracker(public), f"  {self._speech.phase(public.phase)}", markup=False)
        board.show(console, board.rack_lines(board.held(view), board.came(view), console.width))

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
        said = say(asked, receiver=receiver, where=self._speech.towards(rule.direction))
        complete = view.own is not None and heavenly(view, seat, view.own)  # H-12
        return f"{say(COMPLETE)} {said}" if complete else said

    def _understood(self, view: View, typed: str) -> Typed | None:
        """The action that was typed; `None` if it can't be read, which has then been explained."""
        seat, on, owes = _seat(view), view.public.on, view.public.owed[_seat(view)]
        if (go := self._vote(typed, asked=on is Phase.VOTE)) is not None:
            return Vote(seat, go=go)
        if on is Phase.VOTE:
            self._listener.say(self._speech.say(N_("Type 1 (or go) or 2 (or stop).")))
            return None
        if view.card is not None and self._listener.means(typed, *MAH_JONGG):
            return Declare(seat)
        parts = None if owes or on not in PASSES else _BLIND.fullmatch(typed)
        blind, own = (0, typed) if parts is None else (int(parts["blind"]), parts["own"])
        if own == "-" or (own == "0" and on is Phase.COURTESY):
            own = ""  # asked for 0 to 3 tiles, people type 0 for none; a soap goes by its number
        tiles = self._listener.lifted(board.held(view), own)
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
        means = self._listener.means
        if means(typed, N_("go")) or (asked and means(typed, N_("yes"), "y", "1")):
            return True
        stop = means(typed, N_("stop")) or (asked and means(typed, N_("no"), "n", "2"))
        return False if stop else None

    def _read_back(self, action: Pass | Offer | Replace) -> str:
        say, tiles = self._speech.say, self._speech.tiles(action.tiles, ordered=isinstance(action, Offer))
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
