"""A person who plays the hand: draws, discards, calls, redeems, declares (H-1 to H-13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rollor.advisor.outlook import Outlook
from rollor.advisor.prospects import Prospects
from rollor.cli import board
from rollor.cli.listener import MAH_JONGG, Listener
from rollor.i18n import N_
from rollor.rules import (
    Action,
    Call,
    Declare,
    Decline,
    Discard,
    Exposure,
    Phase,
    Redeem,
    View,
    legal_actions,
    refusal,
)
from rollor.seats import Seat
from rollor.tiles import EMPTY, Rack, Tile
from rollor.wording import sentence

_TURN: Final = N_("Your turn: discard a tile, by number or as it is written (? for help).")
COMPLETE: Final = N_("Your hand is complete: type “mahjongg” to win.")
_REDEEMABLE: Final = N_("You can redeem a joker with {tiles}: type “redeem” and the tile.")
_WANTED: Final = N_("Do you want the {tile}? Type a number; just Enter lets it go.")

PLAYING_HELP: Final = (
    N_("On your turn you hold one tile more. Discard one, and the next seat draws."),
    N_("“redeem 5b” swaps your 5b for a joker that stands for 5b in a group that lies open."),
    N_(
        "“mahjongg” wins with a complete hand. When you can call a discard you are asked; with jokers alone"
        " only if that brings a line nearer."
    ),
    N_("“lines” shows the lines you are nearest to; “quit” leaves, and the hand so far is saved."),
)


class HandPlayer:
    """Asks for a seat's actions in the hand; in a window only if there is something to call."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self._speech = listener.speech
        self._shown = EMPTY

    def act(self, view: View) -> Action:
        """What the person does; whatever the law refuses is explained, and asked again."""
        if view.seat is None:
            raise ValueError("a spectator is asked nothing")
        if view.public.on is Phase.WINDOW:
            return self._answer(view, view.seat)
        return self._turn(view, view.seat)

    def _answer(self, view: View, seat: Seat) -> Action:
        """H-3: a numbered choice of what can be done with the discard."""
        choices = list(_shortlist(legal_actions(view)))
        if not any(self._worth_asking(view, choice) for choice in choices):
            return Decline(seat)
        self._show(view)
        tile = view.public.discards[-1].tile
        for number, choice in enumerate(choices, start=1):
            self._listener.say(f"  {number}: {self._named(choice, tile)}")
        while True:
            typed = self._listener.ask(self._speech.say(_WANTED, tile=self._speech.tiles([tile])))
            if not typed:
                return choices[0]
            if typed.isdecimal() and 1 <= int(typed[:9]) <= len(choices):
                return choices[int(typed[:9]) - 1]
            if self._listener.told(typed, PLAYING_HELP, lambda: self._outlook(view)):
                continue
            if (call := self._other_call(view, seat, typed, len(choices))) is not None:
                return call

    def _other_call(self, view: View, seat: Seat, typed: str, most: int) -> Call | None:
        """H-2: any other group, written out: the tiles of the rack that go with the discard."""
        if typed.isdecimal():
            self._listener.say(self._speech.say(N_("Type a number from 1 to {most}."), most=most))
            return None
        tiles = self._listener.lifted(view.rack, typed)
        if tiles is None:
            return None
        if (refused := refusal(view, Call(seat, tiles))) is None:
            return Call(seat, tiles)
        self._listener.say(sentence(self._speech, refused.reason, refused.params))
        return None

    def _worth_asking(self, view: View, choice: Action) -> bool:
        """With two jokers any discard could be called; jokers alone are asked about if they help."""
        if not isinstance(choice, Call):
            return isinstance(choice, Declare)
        if any(tile is not Tile.JOKER for tile in choice.tiles):
            return True
        exposure = Exposure(view.public.discards[-1].tile, len(choice.tiles) + 1, len(choice.tiles))
        after = Prospects.of(self._listener.packed, view, (exposure,))
        return after.outlook(view.rack - Rack.of(choice.tiles)).distance < self._outlook(view).distance

    def _named(self, choice: Action, tile: Tile) -> str:
        if isinstance(choice, Call):
            exposure = Exposure(tile, len(choice.tiles) + 1, choice.tiles.count(Tile.JOKER))
            return self._speech.say(N_("expose {tiles}"), tiles=self._speech.tiles(exposure.tiles))
        return self._speech.say(N_("mah jongg") if isinstance(choice, Declare) else N_("let it go"))

    def _turn(self, view: View, seat: Seat) -> Action:
        """H-1: discard, redeem or declare."""
        self._show(view)
        while True:
            typed = self._listener.ask(self._question(view))
            if self._listener.told(typed, PLAYING_HELP, lambda: self._outlook(view)):
                continue
            action = self._understood(view, seat, typed)
            if action is None:
                continue
            if (refused := refusal(view, action)) is None:
                return action
            self._listener.say(sentence(self._speech, refused.reason, refused.params))

    def _question(self, view: View) -> str:
        legal = list(legal_actions(view))
        hints = [COMPLETE] if any(isinstance(action, Declare) for action in legal) else []
        said = [self._speech.say(hint) for hint in (*hints, _TURN)]
        swaps = {action.tile for action in legal if isinstance(action, Redeem)}
        if swaps:
            said.append(self._speech.say(_REDEEMABLE, tiles=self._speech.tiles(swaps)))
        return " ".join(said)

    def _understood(self, view: View, seat: Seat, typed: str) -> Action | None:
        """The action that was typed; `None` if it can't be read, which has then been explained."""
        if self._listener.means(typed, *MAH_JONGG):
            return Declare(seat)
        first, _, rest = typed.partition(" ")
        redeems = self._listener.means(first, N_("redeem"), "r")
        tiles = self._listener.lifted(view.rack, rest if redeems else typed)
        if tiles is None:
            return None
        if redeems:
            return self._redeem(view, tiles)
        if len(tiles) != 1:
            self._listener.say(self._speech.say(N_("Type one tile: its number, or as it is written.")))
            return None
        return Discard(seat, tiles[0])

    def _redeem(self, view: View, tiles: tuple[Tile, ...]) -> Redeem | None:
        """J-3: the swap with that tile; without one the only swap there is."""
        swaps = [action for action in legal_actions(view) if isinstance(action, Redeem)]
        if not tiles and len({swap.tile for swap in swaps}) == 1:
            return swaps[0]
        if len(tiles) != 1:
            self._listener.say(self._speech.say(N_("Name the tile, as in “redeem 5b”.")))
            return None
        for swap in swaps:
            if swap.tile is tiles[0]:
                return swap
        named = self._speech.tiles(tiles)
        self._listener.say(self._speech.say(N_("You can redeem no joker with {tile} now."), tile=named))
        return None

    def _outlook(self, view: View) -> Outlook:
        return Prospects.of(self._listener.packed, view).outlook(view.rack)

    def _show(self, view: View) -> None:
        """What lies open, then the rack; new is what was not there when it was shown last."""
        console = self._listener.console
        console.print()
        board.show(console, board.open_groups(self._speech, view.public))
        then = self._shown.counts
        more = bytes(max(0, now - before) for now, before in zip(view.rack.counts, then, strict=True))
        fresh = Rack(more) if len(self._shown) else EMPTY
        board.show(console, board.rack_lines(view.rack, fresh, console.width))
        self._shown = view.rack


def _shortlist(legal: Iterable[Action]) -> Iterator[Action]:
    """Of the calls for groups of one size the first, which takes the fewest jokers; and all else."""
    sizes: set[int] = set()
    for action in legal:
        if isinstance(action, Call) and len(action.tiles) in sizes:
            continue
        if isinstance(action, Call):
            sizes.add(len(action.tiles))
        yield action
