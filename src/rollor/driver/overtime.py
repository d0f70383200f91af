"""C-17: when a seat's time runs out a bot chooses for that one action."""

from __future__ import annotations

from rollor.driver.game import Player
from rollor.rules import Action, Offer, Phase, View, Vote


def overtime(view: View, bot: Player) -> Action:
    """C-17: "stop" in the vote, nothing in the courtesy, else what the bot passes (never a joker).

    Raises `ValueError` for a spectator, whose time can't run out.
    """
    if view.seat is None:
        raise ValueError("a spectator has nothing to do")
    if view.public.on is Phase.VOTE:
        return Vote(view.seat, go=False)
    if view.public.on is Phase.COURTESY and not view.public.committed[view.seat]:
        return Offer(view.seat, ())
    return bot.act(view)
