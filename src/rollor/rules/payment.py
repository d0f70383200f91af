"""H-7: who pays whom how much."""

from __future__ import annotations

from collections.abc import Iterable

from rollor.card import Hand
from rollor.rules.events import Fours
from rollor.seats import SEATS, Seat


def doubled(hand: Hand, *, jokerless: bool) -> bool:
    """H-7: no joker in the hand doubles it, unless the line is all singles and pairs."""
    return jokerless and any(group.takes_jokers for group in hand.groups)


def dearest(hands: Iterable[Hand], *, jokerless: bool) -> tuple[Hand, int]:
    """H-6: of the hands that fit the one that pays most, and what it pays once."""
    priced = [(hand, hand.value * (2 if doubled(hand, jokerless=jokerless) else 1)) for hand in hands]
    return max(priced, key=lambda each: each[1])


def payments(winner: Seat, price: int, discarder: Seat | None) -> Fours:
    """H-7: off a discard its discarder pays twice and the two others once; self-picked all three pay twice.

    >>> payments(Seat.SOUTH, 25, Seat.EAST)
    (-50, 100, -25, -25)
    >>> payments(Seat.SOUTH, 25, None)
    (-50, 150, -50, -50)
    """
    paid = [0 if seat is winner else price * (2 if discarder in (None, seat) else 1) for seat in SEATS]
    east, south, west, north = (sum(paid) if seat is winner else -paid[seat] for seat in SEATS)
    return (east, south, west, north)
