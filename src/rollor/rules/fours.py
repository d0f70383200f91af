"""A value for each seat."""

from __future__ import annotations

from typing import TypeVar

from rollor.seats import Seat

_T = TypeVar("_T")


def put(fours: tuple[_T, _T, _T, _T], seat: Seat, value: _T) -> tuple[_T, _T, _T, _T]:
    """The same four values, but for this seat's.

    >>> put((0, 0, 0, 0), Seat.SOUTH, 3)
    (0, 3, 0, 0)
    """
    places = list(fours)
    places[seat] = value
    east, south, west, north = places
    return (east, south, west, north)
