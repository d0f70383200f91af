"""How the sound bot plays the hand: by what a rack is worth over all hands of the card."""

from __future__ import annotations

from itertools import compress

from rollor.advisor.prospects import Prospects
from rollor.kernels.pack import PackedCard
from rollor.rules import (
    Action,
    Call,
    Declare,
    Decline,
    Discard,
    Exposure,
    Redeem,
    View,
    legal_actions,
)
from rollor.seats import Seat
from rollor.tiles import TILES, Rack, Tile


class SoundPlaying:
    """Declares when it can; discards, calls and redeems what leaves the most. It draws no lots."""

    def __init__(self, packed: PackedCard) -> None:
        self._packed = packed

    def act(self, view: View) -> Action:
        """What it does; `ValueError` if the hand asks nothing of the seat."""
        legal = list(legal_actions(view))
        if view.seat is None or not legal:
            raise ValueError(f"nothing to do in {view.public.phase.value}")
        if (declare := Declare(view.seat)) in legal:
            return declare
        if isinstance(legal[0], Decline):
            return self._answer(view, [action for action in legal if isinstance(action, Call)])
        redeems = [action for action in legal if isinstance(action, Redeem)]
        return self._turn(view, view.seat, redeems)

    def _turn(self, view: View, seat: Seat, redeems: list[Redeem]) -> Action:
        """The redemption that is worth most, if any is worth more than none; else the best discard."""
        prospects = Prospects.of(self._packed, view)
        joker = Rack.of((Tile.JOKER,))
        swapped = [view.rack - Rack.of((redeem.tile,)) + joker for redeem in redeems]
        after = [prospects.value(rack) for rack in swapped]
        if after and max(after) > prospects.value(view.rack):
            return redeems[after.index(max(after))]
        return Discard(seat, self._best_left(prospects, view.rack)[1])

    def _best_left(self, prospects: Prospects, rack: Rack) -> tuple[int, Tile]:
        """What the rack is worth after its best discard, and which that is; ties go to the first tile."""
        tiles = list(compress(TILES, rack.counts))
        values = prospects.values_without(rack, [(tile,) for tile in tiles])
        best = max(values)
        return best, tiles[values.index(best)]

    def _answer(self, view: View, calls: list[Call]) -> Action:
        """The call after which the rack is worth most, if that is more than it is worth now."""
        assert view.seat is not None
        best: Action = Decline(view.seat)
        if not calls:
            return best
        most = Prospects.of(self._packed, view).value(view.rack)
        for call in calls:
            tile = view.public.discards[-1].tile
            exposure = Exposure(tile, len(call.tiles) + 1, call.tiles.count(Tile.JOKER))
            prospects = Prospects.of(self._packed, view, (exposure,))
            worth, _ = self._best_left(prospects, view.rack - Rack.of(call.tiles))
            if worth > most:
                best, most = call, worth
        return best
