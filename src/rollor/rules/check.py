"""Whether a seat may do something, told from what the seat knows: the open facts, its own, the card."""

from __future__ import annotations

from typing import assert_never

from rollor.card import Card
from rollor.rules import charleston, hand, window
from rollor.rules.actions import (
    Action,
    Call,
    Declare,
    Decline,
    Discard,
    Offer,
    Pass,
    Redeem,
    Replace,
    Vote,
)
from rollor.rules.own import Own
from rollor.rules.phases import Phase
from rollor.rules.public import Public


def check(public: Public, own: Own, action: Action, card: Card | None) -> None:
    """Raise `IllegalActionError` if the law refuses the action."""
    match action:
        case Pass():
            charleston.check_pass(public, own, action)
        case Vote():
            charleston.check_vote(public, own, action)
        case Offer():
            charleston.check_offer(public, own, action)
        case Replace():
            charleston.check_replace(public, own, action)
        case Discard():
            hand.check_discard(public, own, action)
        case Redeem():
            hand.check_redeem(public, own, action)
        case Call():
            window.check_call(public, own, action, card)
        case Decline():
            window.check_open(public, own, action.seat)
        case Declare():
            if public.on is Phase.WINDOW:
                window.check_mah_jongg(public, own, action, card)
            else:
                hand.check_declare(public, own, action, card)
        case _:
            assert_never(action)
