"""A bot that does anything legal: the yardstick below which nobody should play."""

from __future__ import annotations

from rollor.rules import Action, Offer, Pass, Replace, Seed, Stream, View, legal_actions
from rollor.tiles import Tile


class RandomBot:
    """C-6: any legal action with equal chances; in a pass it never lays out a joker, also where it could."""

    def __init__(self, seed: Seed) -> None:
        self._stream = Stream(seed, "choice")

    def act(self, view: View) -> Action:
        """Some legal action; `IndexError` if there is none."""
        legal = legal_actions(view)
        while True:
            action = legal[self._stream.below(len(legal)) if len(legal) else 0]
            if not isinstance(action, Pass | Offer | Replace) or Tile.JOKER not in action.tiles:
                return action
