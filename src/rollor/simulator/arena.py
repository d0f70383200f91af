"""One deal in the arena: bots at all four seats, by the law itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rollor.advisor.bots import make_bot
from rollor.card import Card
from rollor.driver import Game
from rollor.kernels.pack import PackedCard, pack
from rollor.rules import Discarded, Event, MahJongg, Revealed, WallGame, dealt
from rollor.rules import deal as deal_tiles
from rollor.rules.deal import bot_seed
from rollor.rules.events import Fours
from rollor.seats import SEATS, Seat
from rollor.simulator.settings import Settings


@dataclass(frozen=True, slots=True)
class Played:
    """How a hand ended. `points` is what each seat got (H-7), `discards` how many tiles were discarded."""

    winner: Seat | None
    points: Fours
    discards: int

    def to_json(self) -> dict[str, Any]:
        """The object that stands for it in a log."""
        winner = None if self.winner is None else self.winner.word
        return {"winner": winner, "points": list(self.points), "discards": self.discards}


Deal = tuple[Played, ...]
"""A deal, played once, or as often as the settings turn the line-up on."""


class Arena:
    """A card made ready, and what is to be played by it."""

    def __init__(self, settings: Settings, card: Card) -> None:
        self.settings = settings
        self._card = card
        self._packed: PackedCard = pack(card)

    def deal(self, number: int) -> Deal:
        """The deal of that number, with everybody in each seat that the settings give them."""
        return tuple(self._played(number, turn) for turn in self.settings.turns)

    def game(self, number: int, turn: int = 0) -> Game:
        """The game that is played for that deal, before its first pass."""
        settings = self.settings
        seed = settings.deal_seed(number)
        told = dealt(deal_tiles(seed, settings.rules), seed, settings.rules, card=settings.card)
        names = settings.seated(turn)
        bots = [make_bot(names[seat], bot_seed(seed, seat), self._packed) for seat in SEATS]
        return Game(told, bots, self._card)

    def _played(self, number: int, turn: int) -> Played:
        game = self.game(number, turn)
        while game.step():
            pass
        return played(game.events)


def played(events: list[Event]) -> Played:
    """How a hand ended; `ValueError` if it has not."""
    *_, last, revealed = events
    discards = sum(isinstance(event, Discarded) for event in events)
    match last, revealed:
        case MahJongg(), Revealed():
            return Played(last.seat, last.payments, discards)
        case WallGame(), Revealed():
            return Played(None, (0, 0, 0, 0), discards)
    raise ValueError("the hand has not ended")
