"""Racks to reckon with: no more than anybody holds, and every face shown."""

from __future__ import annotations

import pytest

from rollor.notation.errors import NotationError, NotationFault
from rollor.notation.racks import format_rack, parse_seen_rack


def refused(text: str) -> tuple[NotationFault, int, dict[str, str | int]]:
    with pytest.raises(NotationError) as caught:
        parse_seen_rack(text)
    assert isinstance(caught.value.reason, NotationFault)
    return caught.value.reason, caught.value.column, caught.value.params


@pytest.mark.parametrize("text", ["", "E", "FFF 666b 147c 666d E", "FFF 666b 147c 666d EE"])
def test_up_to_fourteen_tiles_are_read(text: str) -> None:
    assert format_rack(parse_seen_rack(text)) == text


def test_the_fifteenth_tile_is_one_too_many() -> None:
    assert refused("FFF 666b 147c 666d EEE") == (NotationFault.TOO_MANY_TILES, 22, {"found": 15, "limit": 14})


def test_a_hidden_tile_is_refused_where_it_stands() -> None:
    assert refused("FFF ? E") == (NotationFault.HIDDEN_TILE, 5, {})


def test_a_fifth_copy_is_found_before_the_number_of_tiles() -> None:
    assert refused("FFF 6666b 147c 66666d EE")[0] is NotationFault.TOO_MANY_COPIES
