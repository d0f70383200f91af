"""Every bot by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from rollor.advisor.bots.random_bot import RandomBot
from rollor.advisor.bots.two_lines import TwoLinesBot
from rollor.kernels.pack import PackedCard
from rollor.rules import Action, Seed, View


class Bot(Protocol):
    """Whoever answers for a seat from what the seat knows."""

    def act(self, view: View) -> Action:
        """What the seat does now."""


BOTS: Final[Mapping[str, Callable[[Seed, PackedCard], Bot]]] = {
    "random": lambda seed, packed: RandomBot(seed),
    "two-lines": lambda seed, packed: TwoLinesBot(packed),
}


def make_bot(name: str, seed: Seed, packed: PackedCard) -> Bot:
    """The bot of that name, for one seat of one hand; `KeyError` if there is none."""
    return BOTS[name](seed, packed)
