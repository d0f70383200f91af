"""What a seat may do in the hand that follows: so few things that they are simply listed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

from rollor.rules.actions import Action, Call, Declare, Decline, Discard, Redeem
from rollor.rules.matching import matcher_of
from rollor.rules.own import Own
from rollor.rules.phases import Phase
from rollor.rules.view import View
from rollor.seats import SEATS, Seat
from rollor.tiles import TILES, Rack


def hand_actions(view: View, seat: Seat, own: Own) -> tuple[Action, ...]:
    """H-1 to H-4, J-3: everything legal, discards before the rest; nothing while others are to act."""
    public = view.public
    if view.card is None:
        return ()
    if public.on is Phase.PLAY and public.turn is seat:
        return (*_discards(seat, own), *_redeems(view, seat, own), *_declares(view, seat, own.rack))
    if public.on is Phase.WINDOW and public.discards[-1].seat is not seat and own.answer is None:
        tile = public.discards[-1].tile
        won = _declares(view, seat, own.rack + Rack.of((tile,)))
        return (Decline(seat), *_calls(view, seat, own), *won)
    return ()


def heavenly(view: View, seat: Seat, own: Own) -> bool:
    """H-12: whether East, under this house's rules, may declare its hand before it passes anything."""
    public = view.public
    if not public.rules.heavenly_hand or seat is not Seat.EAST or view.card is None:
        return False
    if public.on is not Phase.FIRST_RIGHT or public.committed[seat]:
        return False
    return bool(matcher_of(view.card).complete(own.rack, ()))


def _discards(seat: Seat, own: Own) -> Iterator[Discard]:
    yield from (Discard(seat, tile) for tile in compress(TILES, own.rack.counts))


def _redeems(view: View, seat: Seat, own: Own) -> Iterator[Redeem]:
    plain = own.rack.plain
    for owner in SEATS:
        open_for = {exposure.tile for exposure in view.public.exposures[owner] if exposure.jokers}
        yield from (Redeem(seat, owner, tile) for tile in sorted(open_for) if tile in plain)


def _declares(view: View, seat: Seat, rack: Rack) -> tuple[Declare, ...]:
    complete = matcher_of(view.card).complete(rack, view.public.exposures[seat])
    return (Declare(seat),) if complete else ()


def _calls(view: View, seat: Seat, own: Own) -> Iterator[Call]:
    tile, shown = view.public.discards[-1].tile, view.public.exposures[seat]
    for tiles in matcher_of(view.card).calls(own.rack, shown, tile):
        yield Call(seat, tiles)
