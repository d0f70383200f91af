"""H-2 to H-4: the window that a discard opens: sealed and simultaneous, like a pass."""

from __future__ import annotations

from rollor.card import Card
from rollor.rules.actions import Call, Declare, Decline
from rollor.rules.errors import Illegal, IllegalActionError
from rollor.rules.events import Answer, Answered, Discarded, Event, Exposed, LetGo
from rollor.rules.exposure import Exposure
from rollor.rules.hand import check_complete, declare, next_draw
from rollor.rules.matching import LARGEST, SMALLEST, Matcher, matcher_of
from rollor.rules.own import Own
from rollor.rules.phases import Phase
from rollor.rules.public import Public
from rollor.rules.state import State
from rollor.seats import Direction, Seat
from rollor.tiles import Rack, Tile

Events = tuple[Event, ...]


def check_open(public: Public, own: Own, seat: Seat) -> Discarded:
    """H-3: the discard that this seat may answer; raise `IllegalActionError` if there is none."""
    if not public.over:
        raise IllegalActionError(Illegal.CHARLESTON_FIRST)
    if public.on is Phase.OVER:
        raise IllegalActionError(Illegal.HAND_OVER)
    if public.on is not Phase.WINDOW:
        raise IllegalActionError(_not_open(public))
    discarded = public.discards[-1]
    if discarded.seat is seat:
        raise IllegalActionError(Illegal.YOUR_OWN_DISCARD)
    if own.answer is not None:
        raise IllegalActionError(Illegal.ALREADY_ANSWERED)
    return discarded


def _not_open(public: Public) -> Illegal:
    """J-4: the last discard was a joker if the seat to the right of whoever threw one is on turn."""
    thrown = (discarded for discarded in public.discards[-1:] if discarded.tile is Tile.JOKER)
    joker = any(public.turn is discarded.seat.to(Direction.RIGHT) for discarded in thrown)
    return Illegal.JOKER_NOT_CALLED if joker else Illegal.NO_DISCARD_OPEN


def check_call(public: Public, own: Own, action: Call, card: Card | None) -> None:
    """H-2, H-9: like tiles and jokers that make a group of three to six with the discard."""
    wanted = check_open(public, own, action.seat).tile
    for place, tile in enumerate(action.tiles):
        if tile not in (wanted, Tile.JOKER):
            raise IllegalActionError(Illegal.NOT_ALIKE, place, tile=wanted.token)
        if action.tiles[: place + 1].count(tile) > own.rack.count(tile):
            raise IllegalActionError(Illegal.TILE_NOT_IN_RACK, place, tile=tile.token)
    size = len(action.tiles) + 1
    if size < SMALLEST:
        raise IllegalActionError(Illegal.ONLY_FOR_MAH_JONGG)
    if size > LARGEST:
        raise IllegalActionError(Illegal.MORE_THAN_SEXTET)
    shown = public.exposures[action.seat]
    if not matcher_of(card).possible((*shown, Exposure(wanted, size))):
        raise IllegalActionError(Illegal.NO_LINE_LEFT, tile=wanted.token, size=size)


def check_mah_jongg(public: Public, own: Own, action: Declare, card: Card | None) -> None:
    """H-2, H-4: the discard completes a line; for that it may be taken for anything."""
    wanted = check_open(public, own, action.seat).tile
    check_complete(public, own.rack + Rack.of((wanted,)), action.seat, matcher_of(card))


def answer(state: State, action: Call | Decline | Declare, matcher: Matcher) -> Events:
    """H-3: the answer lies sealed; with the third the window closes."""
    tiles = action.tiles if isinstance(action, Call) else ()
    mine = Answer(tuple(sorted(tiles)), mah_jongg=isinstance(action, Declare))
    told = Answered(action.seat, mine)
    discarded = state.public.discards[-1]
    answers: dict[Seat, Answer] = {}
    for seat in list(discarded.seat.round())[1:]:  # in turn order: among equals the next one (H-3)
        found = mine if seat is action.seat else state.owns[seat].answer
        if found is None:
            return (told,)
        answers[seat] = found
    return (told, *_closed(state, discarded, answers, matcher))


def _closed(state: State, discarded: Discarded, answers: dict[Seat, Answer], matcher: Matcher) -> Events:
    """H-3: mah jongg beats an exposure; among equals the next in turn order."""
    for seat, said in answers.items():
        if said.mah_jongg:
            return declare(state, seat, matcher, tile=discarded.tile)
    for seat, said in answers.items():
        if said.tiles:
            exposure = Exposure(discarded.tile, len(said.tiles) + 1, said.tiles.count(Tile.JOKER))
            return (Exposed(seat, exposure, discarded.seat),)
    return (LetGo(), *next_draw(state, discarded.seat))
