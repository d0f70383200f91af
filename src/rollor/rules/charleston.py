"""C-1 to C-18: what comes of an action in the Charleston, or why it is refused.

Each `check_...` reads only what the acting seat knows (the open facts and its own), so that what is
legal can be told from a view; each function without that name says what then happens.
"""

from __future__ import annotations

from collections.abc import Sequence

from rollor.rules.actions import Offer, Pass, Replace, Vote
from rollor.rules.errors import Illegal, IllegalActionError
from rollor.rules.events import (
    Agreed,
    Committed,
    CourtesyMoved,
    Drew,
    Event,
    Exchanged,
    Fours,
    JokersReturned,
    Offered,
    Replaced,
    SaidGo,
    Sealed,
    Share,
    Shares,
    Stopped,
)
from rollor.rules.house import JokerGuard, StopUntil
from rollor.rules.own import Own, filled
from rollor.rules.phases import AFTER_THE_CHARLESTON, BEFORE_THE_VOTE, PASSES, Phase
from rollor.rules.public import Public
from rollor.rules.ring import carried
from rollor.rules.state import State
from rollor.seats import PAIRS, SEATS, Seat
from rollor.tiles import Rack, Tile

Events = tuple[Event, ...]


def check_pass(public: Public, own: Own, action: Pass) -> None:
    """C-3 to C-8: raise `IllegalActionError` if the seat may not commit this."""
    rule = PASSES.get(public.on)
    if rule is None:
        raise IllegalActionError(_NO_PASS_IN[public.on])
    if public.halted:
        raise IllegalActionError(Illegal.PASS_HALTED)
    if public.committed[action.seat]:
        raise IllegalActionError(Illegal.ALREADY_COMMITTED)
    if action.blind and not rule.blind:
        raise IllegalActionError(Illegal.BLIND_NOT_HERE, phase=public.on.value)
    found = len(action.tiles) + action.blind
    if found != 3 or action.blind < 0:
        reason = Illegal.NOT_THREE_WITH_BLIND if rule.blind else Illegal.NOT_THREE
        raise IllegalActionError(reason, 3 if len(action.tiles) > 3 else None, found=found)
    _check_tiles(public, own.rack, action.tiles, Illegal.JOKER_IN_PASS)


_NO_PASS_IN = {
    Phase.VOTE: Illegal.VOTE_FIRST,
    Phase.COURTESY: Illegal.COURTESY_IS_AN_OFFER,
    **dict.fromkeys(AFTER_THE_CHARLESTON, Illegal.CHARLESTON_OVER),
}


def check_offer(public: Public, own: Own, action: Offer) -> None:
    """C-15: raise `IllegalActionError` if the seat may not offer this."""
    if public.on is not Phase.COURTESY:
        raise IllegalActionError(Illegal.CHARLESTON_OVER if public.over else Illegal.COURTESY_NOT_YET)
    if public.committed[action.seat]:
        raise IllegalActionError(Illegal.ALREADY_OFFERED)
    if len(action.tiles) > 3:
        raise IllegalActionError(Illegal.MORE_THAN_THREE, 3, found=len(action.tiles))
    _check_tiles(public, own.rack, action.tiles, Illegal.JOKER_IN_OFFER)


def check_replace(public: Public, own: Own, action: Replace) -> None:
    """C-7: raise `IllegalActionError` if these can't stand for the jokers that came back."""
    owed, found = public.owed[action.seat], len(action.tiles)
    if not owed:
        raise IllegalActionError(Illegal.NOTHING_OWED)
    if found > owed or (found < owed and public.on is not Phase.COURTESY):
        raise IllegalActionError(Illegal.NOT_AS_OWED, owed=owed, found=found)
    for place, tile in enumerate(action.tiles):
        if tile is Tile.JOKER:
            raise IllegalActionError(Illegal.JOKER_AS_REPLACEMENT, place)
    _check_held(own.rack - own.lying, action.tiles)


def check_vote(public: Public, own: Own, action: Vote) -> None:
    """C-12, C-14: raise `IllegalActionError` if the seat may not say this now."""
    if public.on in BEFORE_THE_VOTE:
        raise IllegalActionError(Illegal.VOTE_TOO_EARLY)
    if public.on is Phase.VOTE:
        if action.go and own.said_go:
            raise IllegalActionError(Illegal.ALREADY_SAID_GO)
        return
    if action.go or public.stopped_by is not None:
        raise IllegalActionError(Illegal.VOTE_OVER)
    if public.on is not Phase.SECOND_LEFT or public.rules.stop_until is StopUntil.VOTE:
        raise IllegalActionError(Illegal.STOP_TOO_LATE)


def _check_tiles(public: Public, rack: Rack, tiles: Sequence[Tile], joker: Illegal) -> None:
    if public.rules.joker_guard is JokerGuard.REFUSE and Tile.JOKER in tiles:
        raise IllegalActionError(joker, tiles.index(Tile.JOKER))
    _check_held(rack, tiles)


def _check_held(rack: Rack, tiles: Sequence[Tile]) -> None:
    """C-5: counted as a multiset; the fault lies at the first tile too many."""
    left = bytearray(rack.counts)
    for place, tile in enumerate(tiles):
        if not left[tile]:
            raise IllegalActionError(Illegal.NOT_HELD, place, tile=tile.token, held=rack.count(tile))
        left[tile] -= 1


def commit(state: State, action: Pass) -> Events:
    """C-3: the pass lies out; when it is the fourth, all four move."""
    sealed = Sealed(tuple(sorted(action.tiles)), action.blind)
    told = Committed(action.seat, sealed)
    lying = _lying(state, action.seat, sealed)
    if None in lying:
        return (told,)
    return (told, *_turned_over(state, [each for each in lying if each is not None]))


def vote(state: State, action: Vote) -> Events:
    """C-12: one stop ends it at once (C-13: without a courtesy, the Charleston); the fourth go agrees."""
    if not action.go:
        ended = () if state.public.rules.courtesy_after_stop else _fourteenth(state)
        return (Stopped(action.seat), *ended)
    others = (own.said_go for own, seat in zip(state.owns, SEATS, strict=True) if seat is not action.seat)
    told = SaidGo(action.seat)
    return (told, Agreed()) if all(others) else (told,)


def offer(state: State, action: Offer) -> Events:
    """C-15: the offer lies out; when the opposite seat's does too, the pair moves."""
    sealed = Sealed(action.tiles)
    told = Offered(action.seat, sealed)
    theirs = state.owns[action.seat.across].sealed
    if theirs is None:
        return (told,)
    lying = {action.seat: sealed, action.seat.across: theirs}
    east, south, west, north = (_jokers(lying.get(seat)) for seat in SEATS)
    if any((east, south, west, north)):  # C-7, only under the guard `return`
        return (told, JokersReturned(Phase.COURTESY, (east, south, west, north)))
    return (told, *_courtesy(state, action.seat, sealed, theirs))


def put_back(state: State, action: Replace) -> Events:
    """C-7: plain tiles lie in the jokers' places; when nothing is owed any more the pass moves on."""
    told = Replaced(action.seat, action.tiles)
    sealed = state.owns[action.seat].sealed or Sealed(())
    sealed = filled(sealed, action.tiles)
    if state.public.on is Phase.COURTESY:
        theirs = state.owns[action.seat.across].sealed
        if state.public.owed[action.seat.across] or theirs is None:
            return (told,)
        return (told, *_courtesy(state, action.seat, sealed, theirs))
    if any(state.public.owed[seat] for seat in SEATS if seat is not action.seat):
        return (told,)
    lying = _lying(state, action.seat, sealed)
    return (told, *_turned_over(state, [each for each in lying if each is not None]))


def _lying(state: State, seat: Seat, sealed: Sealed) -> list[Sealed | None]:
    """What lies out before each seat, once this seat's does."""
    return [sealed if owner is seat else state.owns[owner].sealed for owner in SEATS]


def _jokers(sealed: Sealed | None) -> int:
    return sealed.tiles.count(Tile.JOKER) if sealed else 0


def _turned_over(state: State, lying: Sequence[Sealed]) -> Events:
    """C-7, C-9: the four passes are turned over; a joker halts them, else they move."""
    phase = state.public.on
    east, south, west, north = counts = tuple(map(_jokers, lying))
    if any(counts):
        owed: Fours = (east, south, west, north)
        return (JokersReturned(phase, owed),)
    return (Exchanged(phase, carried(lying, PASSES[phase], state.seed)),)


def _courtesy(state: State, seat: Seat, mine: Sealed, theirs: Sealed) -> Events:
    """C-15: the smaller number moves, the first tiles of each offer."""
    pair = PAIRS[seat % 2]
    first, second = (mine, theirs) if pair[0] is seat else (theirs, mine)
    moved = min(len(mine.tiles), len(theirs.tiles))
    gave = (Rack.of(first.tiles[:moved]), Rack.of(second.tiles[:moved]))
    shares = (Share(gave[0], 0, gave[1]), Share(gave[1], 0, gave[0]))
    laid: Shares = (shares[0], None, shares[1], None)
    if pair is PAIRS[1]:
        laid = (None, shares[0], None, shares[1])
    offered = (len(first.tiles), len(second.tiles))
    told = CourtesyMoved(pair, moved, offered, laid)
    other_pair = state.public.courtesy[1 - seat % 2]
    return (told,) if other_pair is None else (told, *_fourteenth(state))


def _fourteenth(state: State) -> Events:
    """D-1: under `lesson` East takes its fourteenth tile now, before its first discard."""
    if state.public.rules.east_deal == 14:
        return ()
    return (Drew(Seat.EAST, state.wall[0]),)
