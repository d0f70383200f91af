"""The bots: each sees a `View`, is deterministic for its seed, and answers every question of a hand."""

from rollor.advisor.bots.random_bot import RandomBot
from rollor.advisor.bots.registry import BOTS, Bot, make_bot
from rollor.advisor.bots.two_lines import TwoLinesBot

__all__ = ["BOTS", "Bot", "RandomBot", "TwoLinesBot", "make_bot"]
