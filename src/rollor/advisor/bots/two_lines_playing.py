"""How the two-lines bot plays the hand: it keeps its two lines in mind, and calls for the nearest."""

from __future__ import annotations

from rollor.advisor.prospects import Prospects
from rollor.kernels.pack import PackedCard
from rollor.rules import Action, Call, Declare, Decline, Discard, Exposure, Redeem, View, legal_actions
from rollor.seats import Seat
from rollor.tiles import Rack, Tile


class TwoLinesPlaying:
    """Declares when it can, redeems every joker, discards what helps neither line.

    It calls when that brings the nearest line nearer. It draws no lots.
    """

    def __init__(self, packed: PackedCard) -> None:
        self._packed = packed

    def act(self, view: View) -> Action:
        """What it does; `ValueError` if the hand asks nothing of the seat."""
        legal = list(legal_actions(view))
        if view.seat is None or not legal:
            raise ValueError(f"nothing to do in {view.public.phase.value}")
        for action in legal:
            if isinstance(action, Declare):
                return action
        redeems = [action for action in legal if isinstance(action, Redeem)]
        if redeems:
            return redeems[0]
        if isinstance(legal[0], Decline):
            return self._answer(view, [action for action in legal if isinstance(action, Call)])
        return Discard(view.seat, self._loosest(view, view.seat))

    def _answer(self, view: View, calls: list[Call]) -> Action:
        """The call that leaves the nearest line nearest, if it is nearer than before; else none."""
        assert view.seat is not None
        best: Action = Decline(view.seat)
        if not calls:
            return best
        least = Prospects.of(self._packed, view).outlook(view.rack).distance
        for call in calls:
            tile = view.public.discards[-1].tile
            exposure = Exposure(tile, len(call.tiles) + 1, call.tiles.count(Tile.JOKER))
            left = view.rack - Rack.of(call.tiles)
            far = Prospects.of(self._packed, view, (exposure,)).outlook(left).distance
            if far < least:
                best, least = call, far
        return best

    def _loosest(self, view: View, seat: Seat) -> Tile:
        """The tile that is missed least; a joker only when there is nothing else."""
        outlook = Prospects.of(self._packed, view).outlook(view.rack)
        copies = outlook.least_missed(outlook.nearest(2))
        return copies[0].tile if copies else Tile.JOKER
