"""What has happened, said to one seat: each event in the words of the table."""

from __future__ import annotations

from typing import Final, assert_never

from rollor.i18n import N_, NN_
from rollor.rules import (
    PASSES,
    Agreed,
    Answered,
    Committed,
    CourtesyMoved,
    Dealt,
    Discarded,
    Drew,
    Event,
    Exchanged,
    Exposed,
    JokersReturned,
    LetGo,
    MahJongg,
    Offered,
    Redeemed,
    Replaced,
    Revealed,
    SaidGo,
    Share,
    Stopped,
    WallGame,
)
from rollor.seats import SEATS, Seat
from rollor.tiles import Tile
from rollor.wording.hand_news import hand_news
from rollor.wording.speech import Speech

_JOKERS: Final = NN_(
    "{number} joker goes back to {seat}, who puts a plain tile in its place.",
    "{number} jokers go back to {seat}, who puts plain tiles in their places.",
)
_KEPT_BLIND: Final = NN_(
    "{number} tile that came went straight on, unseen.",
    "{number} tiles that came went straight on, unseen.",
)


def news(speech: Speech, event: Event, seat: Seat | None) -> str:
    """What a seat (or a spectator) is told of an event that it saw; empty where there is nothing to tell.

    >>> news(Speech("en"), Stopped(Seat.SOUTH), Seat.EAST)
    'South says stop. There is no second Charleston.'
    """
    match event:
        case Exchanged():
            share = None if seat is None else event.shares[seat]
            return _exchanged(speech, event, share)
        case CourtesyMoved():
            return _courtesy(speech, event, seat)
        case JokersReturned():
            back = ((owner, number) for owner, number in zip(SEATS, event.counts, strict=True) if number)
            return " ".join(speech.count(_JOKERS, number, seat=speech.seat(owner)) for owner, number in back)
        case Agreed():
            return speech.say(N_("All four say go: the second Charleston is played."))
        case Stopped():
            if event.seat is seat:
                return speech.say(N_("You say stop. There is no second Charleston."))
            return speech.say(
                N_("{seat} says stop. There is no second Charleston."), seat=speech.seat(event.seat)
            )
        case Drew():
            return _drew(speech, event, seat)
        case Discarded() | Exposed() | Redeemed() | MahJongg() | WallGame():
            return hand_news(speech, event, seat)
        case Dealt() | Committed() | Offered() | Replaced() | SaidGo() | Answered() | LetGo() | Revealed():
            return ""
        case _:
            assert_never(event)


def _exchanged(speech: Speech, event: Exchanged, share: Share | None) -> str:
    rule = PASSES[event.phase]
    if share is None:
        return speech.say(N_("All four have passed {where}."), where=speech.towards(rule.direction))
    if share.blind == 3 and not share.kept:
        return speech.say(N_("You passed three blind tiles: none of them stayed."))
    said = speech.say(
        N_("You passed {gave} {where}; {came} came {source}."),
        gave=speech.tiles(share.gave),
        where=speech.towards(rule.direction),
        came=speech.tiles(share.kept),
        source=speech.coming(rule.direction.back),
    )
    return f"{said} {speech.count(_KEPT_BLIND, share.blind)}" if share.blind else said


def _courtesy(speech: Speech, event: CourtesyMoved, seat: Seat | None) -> str:
    share = None if seat is None else event.shares[seat]
    first, second = map(speech.seat, event.pair)
    if share is None or event.offered is None or seat is None:
        return speech.say(
            N_("Courtesy between {first} and {second}: {number}."),
            first=first,
            second=second,
            number=event.moved,
        )
    mine = event.pair.index(seat)
    numbers = {"mine": event.offered[mine], "theirs": event.offered[1 - mine]}
    if not event.moved:
        return speech.say(
            N_("Courtesy: you offered {mine}, {other} offered {theirs}. Nothing moves."),
            other=speech.seat(seat.across),
            **numbers,
        )
    return speech.say(
        N_("Courtesy: you offered {mine}, {other} offered {theirs}. {gave} went across, {came} came."),
        other=speech.seat(seat.across),
        gave=speech.tiles(share.gave),
        came=speech.tiles(share.kept),
        **numbers,
    )


def _drew(speech: Speech, event: Drew, seat: Seat | None) -> str:
    if event.seat is not seat or event.tile is Tile.HIDDEN:
        return speech.say(N_("{seat} takes a tile from the wall."), seat=speech.seat(event.seat))
    return speech.say(N_("You take a tile from the wall: {tile}."), tile=speech.tiles([event.tile]))
