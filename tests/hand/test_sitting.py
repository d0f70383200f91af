"""H-7, H-8: the ledger of a sitting."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rollor.rules import MahJongg, Sitting
from rollor.rules.payment import payments
from rollor.seats import SEATS, Seat


def won(seat: Seat, price: int, discarder: Seat | None) -> MahJongg:
    paid = payments(seat, price, discarder)
    return MahJongg(seat, "1-1", ("FFFF",), price, False, None, discarder, paid)


hands = st.none() | st.builds(won, st.sampled_from(SEATS), st.integers(1, 100), st.none())


@given(st.lists(hands, max_size=12))
def test_the_ledger_sums_to_zero_and_east_moves_to_the_right(ends: list[MahJongg | None]) -> None:
    sitting = Sitting()
    for number, end in enumerate(ends):
        assert [sitting.seat_of(player) for player in range(4)] == [
            SEATS[(player - number) % 4] for player in range(4)
        ]
        assert [sitting.player_at(sitting.seat_of(player)) for player in range(4)] == [0, 1, 2, 3]
        sitting = sitting.after(end)
        assert sum(sitting.ledger) == 0
        assert len(sitting.results) == number + 1


def test_a_win_is_booked_to_who_sat_there() -> None:
    sitting = Sitting().after(None).after(won(Seat.EAST, 25, Seat.SOUTH))
    assert sitting.results[1].winner == 1, "who sat South first is East in the second hand"
    assert sitting.ledger == (-25, 100, -50, -25)
