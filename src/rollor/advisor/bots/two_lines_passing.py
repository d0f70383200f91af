"""A bot that plays as beginners are taught: hold two lines in mind, and pass what helps neither."""

from __future__ import annotations

from rollor.advisor.outlook import Outlook
from rollor.kernels.pack import PackedCard
from rollor.rules import PASSES, Action, Offer, Pass, Phase, Replace, View, Vote
from rollor.seats import Seat
from rollor.tiles import Tile

STOP_AT = 4
"""It stops the second Charleston when a line is this near: more passing would take more than it brings."""


class TwoLinesPassing:
    """Passes what helps neither of its two lines; makes up with blind tiles when it is near and has no more.

    It draws no lots: the same view gets the same answer.
    """

    def __init__(self, packed: PackedCard) -> None:
        self._packed = packed

    def act(self, view: View) -> Action:
        """What it does; `ValueError` if the hand asks nothing of the seat."""
        if view.seat is None or view.own is None:
            raise ValueError("a spectator has nothing to do")
        seat, public = view.seat, view.public
        if public.owed[seat]:
            loose, _ = self._loosest(view)
            return Replace(seat, loose[: public.owed[seat]])
        if public.on is Phase.VOTE:
            return Vote(seat, go=Outlook.of(self._packed, view.rack).distance > STOP_AT)
        if public.on is Phase.COURTESY:
            loose, free = self._loosest(view)
            return Offer(seat, loose[: min(3, free)])
        if public.on in PASSES:
            return self._pass(view, seat)
        raise ValueError(f"nothing to do in {public.phase.value}")

    def _pass(self, view: View, seat: Seat) -> Pass:
        loose, free = self._loosest(view)
        own = 3
        if PASSES[view.public.on].blind:
            distance = Outlook.of(self._packed, view.rack).distance
            own = min(3, max(free, distance - 2 if distance < 5 else 3))
        return Pass(seat, loose[:own], 3 - own)

    def _loosest(self, view: View) -> tuple[tuple[Tile, ...], int]:
        """The tiles that may go, those that are missed least first, and how many help neither line."""
        outlook = Outlook.of(self._packed, view.rack if view.own is None else view.rack - view.own.lying)
        lines = outlook.nearest(2)
        copies = outlook.least_missed(lines)
        free = sum(not any(line.wants(copy) for line in lines) for copy in copies)
        return tuple(copy.tile for copy in copies), free
