"""What has happened in the hand that follows, said to one seat."""

from __future__ import annotations

from typing import assert_never

from rollor.i18n import N_
from rollor.rules import Discarded, Exposed, MahJongg, Redeemed, WallGame
from rollor.seats import SEATS, Seat
from rollor.wording.speech import Speech

HandEvent = Discarded | Exposed | Redeemed | MahJongg | WallGame


def hand_news(speech: Speech, event: HandEvent, seat: Seat | None) -> str:
    """What a seat is told of an open event: in the second person where it is its own.

    >>> from rollor.tiles import Tile
    >>> hand_news(Speech("en"), Discarded(Seat.WEST, Tile.C5), Seat.EAST)
    'West discards 5c.'
    """
    match event:
        case Discarded():
            said = N_("You discard {tile}.") if event.seat is seat else N_("{seat} discards {tile}.")
            return speech.say(said, seat=speech.seat(event.seat), tile=speech.tiles([event.tile]))
        case Exposed():
            return _exposed(speech, event, seat)
        case Redeemed():
            return _redeemed(speech, event, seat)
        case MahJongg():
            return _won(speech, event, seat)
        case WallGame():
            return speech.say(N_("The wall has run out and nobody has won. Nobody pays."))
        case _:
            assert_never(event)


def _exposed(speech: Speech, event: Exposed, seat: Seat | None) -> str:
    mine = event.seat is seat
    said = N_("You take it and expose {tiles}.") if mine else N_("{seat} takes it and exposes {tiles}.")
    return speech.say(said, seat=speech.seat(event.seat), tiles=speech.tiles(event.exposure.tiles))


def _redeemed(speech: Speech, event: Redeemed, seat: Seat | None) -> str:
    mine = event.seat is seat
    said = N_("You redeem a joker with {tile}.") if mine else N_("{seat} redeems a joker with {tile}.")
    return speech.say(said, seat=speech.seat(event.seat), tile=speech.tiles([event.tile]))


def _won(speech: Speech, event: MahJongg, seat: Seat | None) -> str:
    mine = event.seat is seat
    said = (
        N_("Mah jongg! You win with {line}: {hand}.")
        if mine
        else N_("Mah jongg! {seat} wins with {line}: {hand}.")
    )
    won = speech.say(said, seat=speech.seat(event.seat), line=event.line, hand=" ".join(event.hand))
    return f"{won} {_paid(speech, event)}"


def _paid(speech: Speech, event: MahJongg) -> str:
    """H-7: how it was won, and what each seat gets or pays."""
    if event.discarder is None:
        how = speech.say(N_("Self-picked: all three pay twice."))
    else:
        how = speech.say(
            N_("Off a discard: {discarder} pays twice, the two others once."),
            discarder=speech.seat(event.discarder),
        )
    ledger = ", ".join(f"{speech.seat(each)} {event.payments[each]:+}" for each in SEATS)
    return f"{how} {ledger}."
