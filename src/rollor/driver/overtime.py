"""C-17: when a seat's time runs out a bot chooses for that one action."""

from __future__ import annotations

from rollor.driver.game import Player
from rollor.rules import Action, Offer, Pass, Phase, Replace, View, Vote, legal_actions


def overtime(view: View, bot: Player) -> Action:
    """C-17: "stop" in the vote, nothing in the courtesy, else what the bot passes (never a joker).

    A bot that would rather stop second left, or declare before the first pass, passes the first three plain
    tiles instead: who is late only passes.

    Raises `ValueError` for a spectator, whose time can't run out.
    """
    if view.seat is None:
        raise ValueError("a spectator has nothing to do")
    if view.public.on is Phase.VOTE:
        return Vote(view.seat, go=False)
    if view.public.on is Phase.COURTESY and not view.public.committed[view.seat]:
        return Offer(view.seat, ())
    action = bot.act(view)
    if view.public.over or isinstance(action, Pass | Replace):
        return action
    return next(action for action in legal_actions(view) if isinstance(action, Pass))
