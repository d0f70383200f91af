"""How the sound bot passes: it keeps the tiles that are worth most over all hands of the card."""

from __future__ import annotations

from itertools import combinations

from rollor.advisor.outlook import Outlook
from rollor.advisor.prospects import Prospects
from rollor.kernels.pack import PackedCard
from rollor.rules import PASSES, Action, Offer, Pass, Phase, Replace, View, Vote
from rollor.tiles import Rack, Tile

STOP_AT = 4
"""A line this near is more likely spoilt than mended by three more passes."""


class SoundPassing:
    """Tries every choice of tiles and keeps the best rack. It draws no lots."""

    def __init__(self, packed: PackedCard) -> None:
        self._packed = packed

    def act(self, view: View) -> Action:
        """What it does; `ValueError` if the hand asks nothing of the seat."""
        if view.seat is None or view.own is None:
            raise ValueError("a spectator has nothing to do")
        seat, public = view.seat, view.public
        rack = view.rack - view.own.lying
        if public.owed[seat]:
            return Replace(seat, self._least_missed(view, rack, public.owed[seat]))
        distance = Outlook.of(self._packed, view.rack).distance
        if public.on is Phase.VOTE:
            return Vote(seat, go=distance > STOP_AT)
        if public.on is Phase.COURTESY:
            return Offer(seat, self._least_missed(view, rack, min(3, max(0, distance - 2))))
        if public.on in PASSES:
            own = min(3, max(0, distance - 1)) if PASSES[public.on].blind else 3
            return Pass(seat, self._least_missed(view, rack, own), 3 - own)
        raise ValueError(f"nothing to do in {public.phase.value}")

    def _least_missed(self, view: View, rack: Rack, number: int) -> tuple[Tile, ...]:
        """So many plain tiles without which the rack is worth most; ties go to the first in order."""
        plain = list(rack.plain)
        choices = sorted(set(combinations(plain, number)))
        values = Prospects.of(self._packed, view).values_without(view.rack, choices)
        return choices[values.index(max(values))]
