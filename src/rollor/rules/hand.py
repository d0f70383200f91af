"""H-1 to H-13, J-3, J-4: what comes of an action in the hand that follows, or why it is refused.

As in the Charleston each `check_...` reads only what the acting seat knows, and the card.
"""

from __future__ import annotations

from rollor.card import Card
from rollor.rules.actions import Declare, Discard, Redeem
from rollor.rules.errors import Illegal, IllegalActionError
from rollor.rules.events import Discarded, Drew, Event, MahJongg, Redeemed, Revealed, WallGame
from rollor.rules.exposure import lying
from rollor.rules.matching import Matcher, matcher_of
from rollor.rules.own import Own
from rollor.rules.payment import dearest, payments
from rollor.rules.phases import Phase
from rollor.rules.public import Public
from rollor.rules.state import State
from rollor.seats import Direction, Seat
from rollor.tiles import Rack, Tile

Events = tuple[Event, ...]


def check_discard(public: Public, own: Own, action: Discard) -> None:
    """H-1: on one's own turn, one tile of the rack."""
    check_turn(public, action.seat)
    if action.tile not in own.rack or action.tile is Tile.HIDDEN:
        raise IllegalActionError(Illegal.TILE_NOT_IN_RACK, 0, tile=action.tile.token)


def check_turn(public: Public, seat: Seat) -> None:
    """H-1: raise `IllegalActionError` unless it is this seat's turn."""
    if not public.over:
        raise IllegalActionError(Illegal.CHARLESTON_FIRST)
    if public.on is Phase.OVER:
        raise IllegalActionError(Illegal.HAND_OVER)
    if public.on is Phase.WINDOW:
        raise IllegalActionError(Illegal.WINDOW_IS_OPEN)
    if public.turn is not seat:
        turn = public.turn.word if public.turn is not None else ""
        raise IllegalActionError(Illegal.NOT_YOUR_TURN, seat=turn)


def check_redeem(public: Public, own: Own, action: Redeem) -> None:
    """J-3: on one's own turn, a natural of the rack for a joker that stands for it."""
    if public.on is Phase.WINDOW or (public.on is Phase.PLAY and public.turn is not action.seat):
        raise IllegalActionError(Illegal.REDEEM_ON_YOUR_TURN)
    check_turn(public, action.seat)
    if redeemable(public, action.owner, action.tile) is None:
        raise IllegalActionError(Illegal.NO_JOKER_TO_REDEEM, tile=action.tile.token, seat=action.owner.word)
    if action.tile not in own.rack:
        raise IllegalActionError(Illegal.NATURAL_NOT_IN_RACK, 0, tile=action.tile.token)


def redeemable(public: Public, owner: Seat, tile: Tile) -> int | None:
    """J-3: the place of this owner's first exposure of the tile that has a joker; `None` without one."""
    for place, exposure in enumerate(public.exposures[owner]):
        if exposure.tile is tile and exposure.jokers:
            return place
    return None


def check_declare(public: Public, own: Own, action: Declare, card: Card | None) -> None:
    """H-6, H-12, H-13: on one's own turn, with fourteen tiles that are a line."""
    if public.on is Phase.FIRST_RIGHT:
        heavenly = public.rules.heavenly_hand and action.seat is Seat.EAST
        if not heavenly or public.committed[action.seat]:
            raise IllegalActionError(Illegal.NO_HEAVENLY_HAND)
    else:
        check_turn(public, action.seat)
    check_complete(public, own.rack, action.seat, matcher_of(card))


def check_complete(public: Public, rack: Rack, seat: Seat, matcher: Matcher) -> None:
    """H-4, H-6, H-10: raise `IllegalActionError` unless rack and exposures are exactly a line."""
    exposures = public.exposures[seat]
    if matcher.complete(rack, exposures):
        return
    concealed = matcher.concealed_only(rack, exposures)
    raise IllegalActionError(Illegal.CONCEALED_LINE if concealed else Illegal.NOT_MAH_JONGG)


def discard(state: State, action: Discard) -> Events:
    """H-1, J-4: the tile lies open; a joker nobody may call, so the next seat draws at once."""
    told = Discarded(action.seat, action.tile)
    if action.tile is not Tile.JOKER:
        return (told,)
    return (told, *next_draw(state, action.seat))


def next_draw(state: State, after: Seat) -> Events:
    """H-1, H-8: the seat to the right draws; when the wall has run out nobody has won."""
    if not state.wall:
        return (WallGame(), _revealed(state, state.racks))
    return (Drew(after.to(Direction.RIGHT), state.wall[0]),)


def redeem(state: State, action: Redeem) -> Events:
    """J-3: the natural takes the joker's place."""
    place = redeemable(state.public, action.owner, action.tile)
    return (Redeemed(action.seat, action.owner, place or 0, action.tile),)


def declare(state: State, seat: Seat, matcher: Matcher, *, tile: Tile | None = None) -> Events:
    """H-6, H-7: mah jongg, with the discard `tile` or without; all racks are shown."""
    public = state.public
    taken = Rack.of(() if tile is None else (tile,))
    rack, exposures = state.owns[seat].rack + taken, public.exposures[seat]
    jokerless = Tile.JOKER not in rack + lying(exposures)
    hand, price = dearest(matcher.complete(rack, exposures), jokerless=jokerless)
    discarder = public.discards[-1].seat if tile is not None else public.taken_from
    groups = tuple(group.text for group in hand.groups)
    paid = payments(seat, price, discarder)
    won = MahJongg(seat, hand.line, groups, hand.value, jokerless, tile, discarder, paid)
    racks = list(state.racks)
    racks[seat] = rack
    east, south, west, north = racks
    return (won, _revealed(state, (east, south, west, north)))


def _revealed(state: State, racks: tuple[Rack, Rack, Rack, Rack]) -> Revealed:
    return Revealed(racks, state.wall, state.seed, state.salt)
