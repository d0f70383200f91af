"""T-1: a set has 152 tiles, eight of them jokers. Tiles, and racks of them.

A `Tile` is a kind (there are 36, and `HIDDEN` for a face nobody shows you); which of the four
5 craks one holds is never told apart. A `Rack` is a multiset of kinds. Text for whole racks
lives in `rollor.notation`; here stands only the token of a single tile.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum, unique
from itertools import compress
from typing import Final


@unique
class Tile(IntEnum):
    """T-1: the kinds, in canonical order: flowers, bams, craks, dots, winds, dragons, jokers, hidden.

    >>> Tile.B5.token, Tile.from_token("5b") is Tile.B5, Tile.SOAP.token
    ('5b', True, '0')
    """

    FLOWER = 0
    B1, B2, B3, B4, B5, B6, B7, B8, B9 = range(1, 10)
    C1, C2, C3, C4, C5, C6, C7, C8, C9 = range(10, 19)
    D1, D2, D3, D4, D5, D6, D7, D8, D9 = range(19, 28)
    EAST, SOUTH, WEST, NORTH = range(28, 32)
    RED, GREEN, SOAP = range(32, 35)
    JOKER = 35
    HIDDEN = 36

    @property
    def token(self) -> str:
        """How this tile is written: `5b`, `E`, `0`, `F`, `J`, `?`."""
        return TOKENS[self]

    @staticmethod
    def from_token(token: str) -> Tile:
        """The tile that a canonical token names; `KeyError` if there is none."""
        return _BY_TOKEN[token]


KINDS: Final = len(Tile) - 1
"""How many kinds a set has, hidden left out: 36."""

TOKENS: Final[tuple[str, ...]] = (
    "F",
    *(f"{number}{suit}" for suit in "bcd" for number in range(1, 10)),
    *("E", "S", "W", "N", "R", "G", "0", "J", "?"),
)
TILES: Final[tuple[Tile, ...]] = tuple(Tile)
_BY_TOKEN: Final = dict(zip(TOKENS, TILES, strict=True))

COPIES: Final[tuple[int, ...]] = tuple(
    8 if tile in (Tile.FLOWER, Tile.JOKER) else 4 for tile in TILES[:KINDS]
)
"""T-1: how many of each kind a set has, indexed by kind."""

WALL_SIZE: Final = sum(COPIES)
"""T-1: 152."""

_NOTHING: Final = bytes(KINDS + 1)


@dataclass(frozen=True, slots=True)
class Rack:
    """C-5: tiles counted as a multiset. Order and single tiles' identity do not exist.

    `counts` holds one byte a kind, in canonical order, hidden last (37 bytes).

    >>> rack = Rack.of([Tile.B6, Tile.FLOWER, Tile.B6])
    >>> rack
    Rack.tokens('F 6b 6b')
    >>> rack - Rack.tokens('6b'), len(rack), rack.count(Tile.B6), Tile.JOKER in rack
    (Rack.tokens('F 6b'), 3, 2, False)
    """

    counts: bytes = _NOTHING

    @staticmethod
    def of(tiles: Iterable[Tile]) -> Rack:
        """The rack that holds these tiles."""
        counts = bytearray(KINDS + 1)
        for tile in tiles:
            counts[tile] += 1
        return Rack(bytes(counts))

    @staticmethod
    def tokens(text: str) -> Rack:
        """The rack of single tokens with spaces between; `KeyError` names one that is no tile."""
        return Rack.of(map(Tile.from_token, text.split()))

    @staticmethod
    def hidden(number: int) -> Rack:
        """So many tiles whose faces are not shown."""
        return Rack(_NOTHING[:-1] + bytes((number,)))

    def count(self, tile: Tile) -> int:
        """How many of this kind the rack holds."""
        return self.counts[tile]

    @property
    def plain(self) -> Rack:
        """C-6: what may be passed of it, all but the jokers."""
        counts = self.counts
        if not counts[Tile.JOKER]:
            return self
        return Rack(counts[: Tile.JOKER] + b"\0" + counts[Tile.JOKER + 1 :])

    def __contains__(self, tile: object) -> bool:
        return isinstance(tile, Tile) and self.counts[tile] > 0

    def __len__(self) -> int:
        return sum(self.counts)

    def __iter__(self) -> Iterator[Tile]:
        """Every tile, in canonical order."""
        for tile in compress(TILES, self.counts):
            yield from (tile,) * self.counts[tile]

    def __le__(self, other: Rack) -> bool:
        """C-5: whether the other rack holds all of this one."""
        left = (_number(other.counts, "little") | _GUARD) - _number(self.counts, "little")
        return left & _GUARD == _GUARD

    def __add__(self, other: Rack) -> Rack:
        both = _number(self.counts, "little") + _number(other.counts, "little")
        return Rack(both.to_bytes(KINDS + 1, "little"))

    def __sub__(self, other: Rack) -> Rack:
        """What is left; `ValueError` if the other holds a tile that this one does not."""
        left = (_number(self.counts, "little") | _GUARD) - _number(other.counts, "little")
        if left & _GUARD != _GUARD:
            raise ValueError(f"{other!r} is not in {self!r}")
        return Rack((left ^ _GUARD).to_bytes(KINDS + 1, "little"))

    def __repr__(self) -> str:
        return f"Rack.tokens({' '.join(tile.token for tile in self)!r})"


_number: Final = int.from_bytes
"""All counts as one number, a byte each, so that all are added or compared at once."""

_GUARD: Final = int.from_bytes(b"\x80" * KINDS + b"\0\1", "little")
"""A bit above each count: where a subtraction borrows it, the count was too small. No kind of the set
reaches 128; of hidden tiles, which come last, there may be more, so their guard is a byte further up."""

EMPTY: Final = Rack()
FULL_SET: Final = Rack(bytes((*COPIES, 0)))
"""T-1: the 152."""
