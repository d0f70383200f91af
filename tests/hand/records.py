"""Records of hands in notation: racks and a wall as one likes them, and a Charleston that changes nothing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.hand.hands import CARD, filled

from rollor.notation.errors import NotationError
from rollor.notation.racks import format_rack, format_tiles
from rollor.notation.record_reader import Played, read_record
from rollor.seats import SEATS, Direction
from rollor.tiles import Rack, Tile


def opening(
    *,
    east: str | None = None,
    south: str | None = None,
    west: str | None = None,
    north: str | None = None,
    wall: str = "",
) -> str:
    """Header and Charleston of `league`: at its end each holds what it was dealt, and East is on turn."""
    racks, drawn = filled((east, south, west, north), wall)
    lines = ["rollor 1", "preset league", "card hands"]
    lines += [f"{seat.word} {format_rack(racks[seat])}" for seat in SEATS]
    lines += [f"wall {format_tiles(drawn)}", *home_again(racks)]
    return "\n".join((*lines, ""))


def home_again(racks: Sequence[Rack]) -> list[str]:
    """Right, across, left: three tiles of each have gone across. The courtesy brings them back."""
    out = [format_tiles([tile for tile in rack if tile is not Tile.JOKER][:3]) for rack in racks]
    lines: list[str] = []
    for direction in (Direction.RIGHT, Direction.ACROSS, Direction.LEFT):
        lines.append(f"pass {direction.name.lower()}")
        lines += [f"  {seat.word} {out[seat]}" for seat in SEATS]
        out = [out[seat.to(direction.back)] for seat in SEATS]
    lines += ["vote", "  east stop", "courtesy"]
    return [*lines, *(f"  {seat.word} {out[seat]}" for seat in SEATS)]


def read(text: str) -> Played:
    return read_record(text.splitlines(), {"hands": CARD})


def refused(text: str, more: str) -> tuple[int, int, object, dict[str, str | int]]:
    """Where in `more` it is refused, why, and with what; `text` before it is read."""
    read(text)
    with pytest.raises(NotationError) as caught:
        read(text + more)
    error = caught.value
    return error.line - text.count("\n"), error.column, error.reason, error.params
