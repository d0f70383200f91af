"""A card as arrays, one row or column a concrete hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rollor.card.model import Card, LineId
from rollor.tiles import KINDS, Rack

U8 = NDArray[np.uint8]


@dataclass(frozen=True, slots=True, eq=False)
class PackedCard:
    """The hands of a card as read-only arrays, in the card's order: a line's hands stand together.

    `need`, `strict`: uint8 [hands, 36], tiles a kind (J-2: `strict` are those no joker may replace).
    `strict_total`: uint8 [hands], the sum of each row of `strict`.
    `value`: int32 [hands]; `concealed`: bool [hands].
    `line`: int32 [hands], an index into `line_ids`. `line_start`: int32 [lines], each line's first hand.
    """

    need: U8
    strict: U8
    strict_total: U8
    value: NDArray[np.int32]
    concealed: NDArray[np.bool_]
    line: NDArray[np.int32]
    line_start: NDArray[np.int32]
    line_ids: tuple[LineId, ...]

    @property
    def hands(self) -> int:
        """How many concrete hands."""
        return len(self.need)


def pack(card: Card) -> PackedCard:
    """The arrays of a card.

    >>> from rollor.card import read_card, sample
    >>> packed = pack(read_card(sample("practice")))
    >>> packed.need.shape == packed.strict.shape == (packed.hands, 36)
    True
    """
    line_ids = tuple(line.id for line in card.lines)
    index = {line_id: number for number, line_id in enumerate(line_ids)}
    line = np.array([index[hand.line] for hand in card.hands], dtype=np.int32)
    strict = racks_array([hand.strict for hand in card.hands])
    packed = PackedCard(
        need=racks_array([hand.need for hand in card.hands]),
        strict=strict,
        strict_total=strict.sum(axis=1, dtype=np.uint8),
        value=np.array([hand.value for hand in card.hands], dtype=np.int32),
        concealed=np.array([hand.concealed for hand in card.hands], dtype=np.bool_),
        line=line,
        line_start=np.searchsorted(line, np.arange(len(line_ids))).astype(np.int32),
        line_ids=line_ids,
    )
    for array in (packed.need, strict, packed.strict_total, packed.value, packed.concealed):
        array.setflags(write=False)
    line.setflags(write=False)
    packed.line_start.setflags(write=False)
    return packed


def racks_array(racks: Iterable[Rack]) -> U8:
    """Racks as uint8 [racks, 36], tiles a kind, jokers last. `ValueError` if a tile is hidden.

    >>> racks_array([Rack.tokens("F F J")])[0, [0, 35]].tolist()
    [2, 1]
    """
    counts = np.frombuffer(b"".join(rack.counts for rack in racks), dtype=np.uint8)
    table = counts.reshape(-1, KINDS + 1)
    if table[:, KINDS].any():
        raise ValueError("a hidden tile has no distance")
    return np.ascontiguousarray(table[:, :KINDS])
