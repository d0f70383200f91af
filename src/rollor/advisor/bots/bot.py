"""A bot is how it passes and how it plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from rollor.rules import Action, Declare, View
from rollor.rules.hand_actions import heavenly


class Bot(Protocol):
    """Whoever answers for a seat from what the seat knows."""

    def act(self, view: View) -> Action:
        """What the seat does now."""


@dataclass(frozen=True, slots=True)
class TwoHalves:
    """One that passes, and one that plays the hand that follows."""

    passing: Bot
    playing: Bot

    def act(self, view: View) -> Action:
        """H-12: a hand that is complete at the deal is declared, where the house has that."""
        if view.seat is not None and view.own is not None and heavenly(view, view.seat, view.own):
            return Declare(view.seat)
        return (self.playing if view.public.over else self.passing).act(view)
