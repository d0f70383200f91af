"""A hand in the making: who is asked next, and everything that has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rollor.card import Card
from rollor.rules import Action, Dealt, Event, State, View, awaited, begin, decide, evolve, view
from rollor.seats import SEATS, Seat


class Player(Protocol):
    """Whoever answers for a seat: a bot, or a person behind a terminal or a page."""

    def act(self, view: View) -> Action:
        """What the seat does now."""


class Game:
    """`events` and `state` hold as far as the hand has come, also when a player breaks off.

    With a card the hand that follows is played too; without one the game ends with the Charleston.
    """

    def __init__(self, dealt: Dealt, players: Sequence[Player], card: Card | None = None) -> None:
        self.events: list[Event] = [dealt]
        self.state: State = begin(dealt, card)
        self._players = players

    def awaited(self) -> Seat | None:
        """The first seat, in turn order, that the game waits for; nobody when it is over."""
        return next((seat for seat in SEATS if awaited(view(self.state, seat))), None)

    def step(self) -> tuple[Event, ...]:
        """Asks the next seat and applies its answer: what happened, told in full; nothing when it is over.

        Raises `IllegalActionError` if the player did what the law refuses; then nothing has changed.
        """
        seat = self.awaited()
        if seat is None:
            return ()
        action = self._players[seat].act(view(self.state, seat))
        events = decide(self.state, seat, action)
        for event in events:
            self.state = evolve(self.state, event)
        self.events += events
        return events
