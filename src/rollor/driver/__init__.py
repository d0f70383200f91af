"""One loop that asks whoever is to act, person or bot, and applies what they say."""

from rollor.driver.game import Game, Player
from rollor.driver.overtime import overtime

__all__ = ["Game", "Player", "overtime"]
