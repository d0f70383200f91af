"""S-1: who sits where from whom."""

from rollor.seats import PAIRS, SEATS, Direction, Seat


def test_turn_order_is_east_south_west_north_and_the_right_is_the_next() -> None:
    order = [Seat.EAST.to(Direction.RIGHT)]
    while len(order) < 4:
        order.append(order[-1].to(Direction.RIGHT))
    assert [seat.word for seat in order] == ["south", "west", "north", "east"]
    assert [seat.word for seat in Seat.WEST.round()] == ["west", "north", "east", "south"]


def test_left_is_the_previous_seat_and_across_the_opposite() -> None:
    assert Seat.EAST.to(Direction.LEFT) is Seat.NORTH
    assert Seat.SOUTH.to(Direction.LEFT) is Seat.EAST
    for seat in SEATS:
        assert seat.to(Direction.ACROSS) is seat.across
        assert seat.across.across is seat
        assert seat.across not in (seat, seat.to(Direction.LEFT), seat.to(Direction.RIGHT))


def test_what_goes_one_way_comes_back_the_other() -> None:
    for direction in Direction:
        for seat in SEATS:
            assert seat.to(direction).to(direction.back) is seat


def test_the_pairs_are_those_who_sit_opposite() -> None:
    assert PAIRS == ((Seat.EAST, Seat.WEST), (Seat.SOUTH, Seat.NORTH))
    assert all(first.across is second for first, second in PAIRS)
