"""A card and racks as arrays."""

import numpy as np
import pytest
from tests.kernels.dealt import practice, small

from rollor.kernels.pack import pack, racks_array
from rollor.notation.racks import parse_rack
from rollor.tiles import Rack, Tile


def test_a_hand_is_a_row_of_need_and_of_what_jokers_may_not_fill() -> None:
    packed = pack(practice())
    assert packed.need.shape == packed.strict.shape == (packed.hands, 36)
    assert packed.need.dtype == packed.strict.dtype == np.uint8
    for row, hand in enumerate(practice().hands):
        assert bytes(packed.need[row]) == hand.need.counts[:36]
        assert bytes(packed.strict[row]) == hand.strict.counts[:36]
        assert packed.strict_total[row] == len(hand.strict)
        assert packed.value[row] == hand.value
        assert packed.concealed[row] == hand.concealed
        assert packed.line_ids[packed.line[row]] == hand.line


def test_no_hand_needs_a_joker_and_all_have_fourteen_tiles() -> None:
    packed = pack(practice())
    assert not packed.need[:, Tile.JOKER].any()
    assert set(packed.need.sum(axis=1)) == {14}


def test_a_line_begins_where_its_first_hand_stands() -> None:
    packed = pack(small())
    firsts = [small().hands.index(small().hands_of(line)[0]) for line in packed.line_ids]
    assert packed.line_start.tolist() == firsts


def test_nobody_writes_into_a_packed_card() -> None:
    packed = pack(small())
    counted = packed.need, packed.strict, packed.strict_total
    assert not any(array.flags.writeable for array in counted)
    described = packed.value, packed.line, packed.line_start
    assert not any(array.flags.writeable for array in described)
    assert not packed.concealed.flags.writeable


def test_racks_are_rows_with_jokers_last() -> None:
    rows = racks_array([parse_rack("FF 5c J"), Rack()])
    assert rows.shape == (2, 36)
    assert rows.dtype == np.uint8
    assert {int(kind): int(rows[0, kind]) for kind in np.flatnonzero(rows[0])} == {
        Tile.FLOWER: 2,
        Tile.C5: 1,
        Tile.JOKER: 1,
    }
    assert not rows[1].any()
    assert racks_array([]).shape == (0, 36)


def test_a_hidden_tile_is_refused() -> None:
    with pytest.raises(ValueError, match="hidden"):
        racks_array([Rack(), Rack.hidden(2)])
