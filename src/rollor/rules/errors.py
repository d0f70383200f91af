"""Refusals: every reason the law has for saying no, with its paragraph."""

from __future__ import annotations

from enum import Enum

from rollor.rules.actions import Action
from rollor.seats import Seat


class Illegal(Enum):
    """Why an action is refused. The value is the paragraph and a number that keeps it apart."""

    NOT_YOUR_SEAT = ("C-5", 1)
    NOT_HELD = ("C-5", 2)
    NOT_THREE = ("C-3", 1)
    NOT_ALL_FOUR = ("C-3", 2)
    CHARLESTON_OVER = ("C-2", 1)
    OTHER_DIRECTION = ("C-2", 2)
    ALREADY_COMMITTED = ("C-4", 1)
    JOKER_IN_PASS = ("C-6", 1)
    JOKER_IN_OFFER = ("C-6", 2)
    JOKER_AS_REPLACEMENT = ("C-6", 3)
    PASS_HALTED = ("C-7", 1)
    NOTHING_OWED = ("C-7", 2)
    NOT_AS_OWED = ("C-7", 3)
    BLIND_NOT_HERE = ("C-8", 1)
    NOT_THREE_WITH_BLIND = ("C-8", 2)
    VOTE_TOO_EARLY = ("C-12", 1)
    VOTE_FIRST = ("C-12", 2)
    ALREADY_SAID_GO = ("C-12", 3)
    VOTE_OVER = ("C-12", 4)
    STOP_TOO_LATE = ("C-14", 1)
    COURTESY_NOT_YET = ("C-15", 1)
    COURTESY_IS_AN_OFFER = ("C-15", 2)
    MORE_THAN_THREE = ("C-15", 3)
    ALREADY_OFFERED = ("C-15", 4)

    CHARLESTON_FIRST = ("C-1", 1)
    NO_HEAVENLY_HAND = ("C-1", 2)
    NOT_YOUR_TURN = ("H-1", 1)
    TILE_NOT_IN_RACK = ("H-1", 2)
    NOT_ALIKE = ("H-2", 1)
    ONLY_FOR_MAH_JONGG = ("H-2", 2)
    NO_DISCARD_OPEN = ("H-3", 1)
    YOUR_OWN_DISCARD = ("H-3", 2)
    ALREADY_ANSWERED = ("H-3", 3)
    WINDOW_IS_OPEN = ("H-3", 4)
    CONCEALED_LINE = ("H-4", 1)
    NOT_MAH_JONGG = ("H-6", 1)
    HAND_OVER = ("H-8", 1)
    NO_LINE_LEFT = ("H-9", 1)
    MORE_THAN_SEXTET = ("J-1", 1)
    NO_JOKER_TO_REDEEM = ("J-3", 1)
    NATURAL_NOT_IN_RACK = ("J-3", 2)
    REDEEM_ON_YOUR_TURN = ("J-3", 3)
    JOKER_NOT_CALLED = ("J-4", 1)

    @property
    def paragraph(self) -> str:
        """The paragraph of the law that says so."""
        return self.value[0]


class IllegalActionError(Exception):
    """An action that the law refuses; nothing has changed.

    `place` is the index, among the action's tiles as given, of the tile that is at fault, if one is.
    """

    def __init__(self, reason: Illegal, place: int | None = None, **params: str | int) -> None:
        super().__init__(f"{reason.paragraph} {reason.name} {params}")
        self.reason = reason
        self.place = place
        self.params = params


def not_your_seat(seat: Seat | None, action: Action) -> IllegalActionError:
    """C-5: a seat, or a spectator, tried to act in another's name."""
    who = "spectator" if seat is None else seat.word
    return IllegalActionError(Illegal.NOT_YOUR_SEAT, seat=who, named=action.seat.word)
