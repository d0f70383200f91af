"""Every bot by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rollor.advisor.bots.bot import Bot, TwoHalves
from rollor.advisor.bots.random_bot import RandomBot
from rollor.advisor.bots.sound_passing import SoundPassing
from rollor.advisor.bots.sound_playing import SoundPlaying
from rollor.advisor.bots.two_lines_passing import TwoLinesPassing
from rollor.advisor.bots.two_lines_playing import TwoLinesPlaying
from rollor.kernels.pack import PackedCard
from rollor.rules import Seed

BOTS: Final[Mapping[str, Callable[[Seed, PackedCard], Bot]]] = {
    "random": lambda seed, packed: RandomBot(seed),
    "two-lines": lambda seed, packed: TwoHalves(TwoLinesPassing(packed), TwoLinesPlaying(packed)),
    "sound": lambda seed, packed: TwoHalves(SoundPassing(packed), SoundPlaying(packed)),
}


def make_bot(name: str, seed: Seed, packed: PackedCard) -> Bot:
    """The bot of that name, for one seat of one hand; `KeyError` if there is none."""
    return BOTS[name](seed, packed)
