"""H-7, H-8: several hands at one table: East moves to the right, and a ledger sums to zero."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rollor.rules.events import Fours, MahJongg
from rollor.seats import SEATS, Seat


@dataclass(frozen=True, slots=True)
class Result:
    """How one hand ended: which player won (0 to 3; nobody in a wall game), with what, who got how much."""

    winner: int | None
    line: str | None
    payments: Fours


@dataclass(frozen=True, slots=True)
class Sitting:
    """Players 0 to 3 sit in turn order; player 0 is East in the first hand. `ledger` is by player.

    >>> sitting = Sitting()
    >>> sitting = sitting.after(None)                        # a wall game
    >>> sitting.seat_of(1).word, sitting.player_at(Seat.EAST), sitting.ledger
    ('east', 1, (0, 0, 0, 0))
    """

    results: tuple[Result, ...] = ()
    ledger: Fours = (0, 0, 0, 0)

    def seat_of(self, player: int) -> Seat:
        """H-8: where a player sits in the hand that is on; who was South becomes East."""
        return SEATS[(player - len(self.results)) % 4]

    def player_at(self, seat: Seat) -> int:
        """Who sits there in the hand that is on."""
        return (seat + len(self.results)) % 4

    def after(self, won: MahJongg | None) -> Sitting:
        """H-7: the sitting after the hand that is on ended so (`None`: nobody won, and nobody pays)."""
        result = Result(None, None, (0, 0, 0, 0))
        if won is not None:
            first, second, third, fourth = (won.payments[self.seat_of(player)] for player in range(4))
            result = Result(self.player_at(won.seat), won.line, (first, second, third, fourth))
        first, second, third, fourth = map(sum, zip(self.ledger, result.payments, strict=True))
        return replace(self, results=(*self.results, result), ledger=(first, second, third, fourth))
