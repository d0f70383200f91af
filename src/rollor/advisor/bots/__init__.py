"""The bots: each sees a `View`, is deterministic for its seed, and answers every question of a hand."""

from rollor.advisor.bots.bot import Bot, TwoHalves
from rollor.advisor.bots.random_bot import RandomBot
from rollor.advisor.bots.registry import BOTS, make_bot
from rollor.advisor.bots.sound_passing import SoundPassing
from rollor.advisor.bots.sound_playing import SoundPlaying
from rollor.advisor.bots.two_lines_passing import TwoLinesPassing
from rollor.advisor.bots.two_lines_playing import TwoLinesPlaying

__all__ = [
    "BOTS",
    "Bot",
    "RandomBot",
    "SoundPassing",
    "SoundPlaying",
    "TwoHalves",
    "TwoLinesPassing",
    "TwoLinesPlaying",
    "make_bot",
]
