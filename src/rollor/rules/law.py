"""Facts in, facts out: `decide` says what comes of an action, and refuses what the law refuses."""

from __future__ import annotations

from typing import assert_never

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
from rollor.rules.check import check
from rollor.rules.deal import DEAL_VERSION, Deal, Seed
from rollor.rules.errors import not_your_seat
from rollor.rules.events import Dealt, Event
from rollor.rules.house import HouseRules
from rollor.rules.matching import matcher_of
from rollor.rules.phases import Phase
from rollor.rules.state import State
from rollor.seats import Seat


def dealt(
    deal: Deal,
    seed: Seed,
    rules: HouseRules,
    *,
    commitment: bytes | None = None,
    salt: bytes | None = None,
    card: str = "practice",
) -> Dealt:
    """D-1: the event that opens a hand."""
    return Dealt(rules, deal.racks, deal.wall, seed, commitment, salt, DEAL_VERSION, card)


def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """What happens if this seat does that. Raises `IllegalActionError`; then nothing has changed.

    `seat` is who acts, and it may only act in its own name (C-5: with the tiles that it holds).
    `ValueError` if the hand that follows is to be played and the state has no card.
    """
    if action.seat is not seat:
        raise not_your_seat(seat, action)
    check(state.public, state.owns[seat], action, state.card)
    match action:
        case Pass():
            return charleston.commit(state, action)
        case Vote():
            return charleston.vote(state, action)
        case Offer():
            return charleston.offer(state, action)
        case Replace():
            return charleston.put_back(state, action)
        case Discard():
            return hand.discard(state, action)
        case Redeem():
            return hand.redeem(state, action)
        case Declare() if state.public.on is not Phase.WINDOW:
            return hand.declare(state, seat, matcher_of(state.card))
        case Call() | Decline() | Declare():
            return window.answer(state, action, matcher_of(state.card))
        case _:
            assert_never(action)
