"""D-1 to D-3: the wall is a function of a seed, and nobody can have chosen it.

Deal version 1. Everything random in a hand comes from named streams of one 256-bit seed.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NewType

from rollor.rules.house import HouseRules
from rollor.seats import SEATS, Seat
from rollor.tiles import FULL_SET, KINDS, TILES, WALL_SIZE, Rack, Tile

Seed = NewType("Seed", bytes)
"""32 bytes; whoever knows them knows every tile."""

SEED_BYTES: Final = 32
DEAL_VERSION: Final = 1
_WORD: Final = 2**64
_INNER_PAD: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER_PAD: Final = bytes(byte ^ 0x5C for byte in range(256))
_BLOCK: Final = 64
"""The block of SHA-256, to which HMAC fills up its key; a seed is shorter."""


class DealFault(Enum):
    """Why tiles that someone typed in cannot be a deal (D-1, T-1)."""

    RACK_SIZE = ("D-1", 1)
    WALL_SIZE = ("D-2", 1)
    TOO_MANY_OF_A_KIND = ("T-1", 1)
    HIDDEN_TILE = ("T-1", 2)

    @property
    def paragraph(self) -> str:
        """The paragraph of the law that is broken."""
        return self.value[0]


class DealError(ValueError):
    """Racks or a wall that can't come from one set; `where` is a seat's word or `wall`."""

    def __init__(self, reason: DealFault, where: str, **params: str | int) -> None:
        super().__init__(f"{reason.name} {where} {params}")
        self.reason = reason
        self.where = where
        self.params = params


class Stream:
    """D-2: one named stream of a seed: index k is drawn from HMAC-SHA256(seed, name + k).

    >>> Stream(Seed(bytes(32)), "wall").below(152)
    97
    """

    __slots__ = ("_words",)

    def __init__(self, seed: Seed, name: str) -> None:
        self._words = _words(seed, f"rollor/{DEAL_VERSION}/{name}/".encode("ascii"))

    def below(self, limit: int) -> int:
        """D-2: an unbiased number from 0 to limit - 1; draws past the last whole multiple are repeated."""
        while True:
            drawn = next(self._words)
            below = drawn % limit
            if drawn - below + limit < _WORD:
                return below

    def shuffled(self, tiles: Iterable[Tile]) -> list[Tile]:
        """D-2: Fisher-Yates from the last place down."""
        order = list(tiles)
        for place in range(len(order) - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return order


def _words(seed: Seed, name: bytes) -> Iterator[int]:
    """D-2: the first eight bytes of HMAC-SHA256(seed, name + counter), for counters from 0.

    HMAC (RFC 2104) with both pads hashed once: `hmac.digest` would hash them anew for each of the 151
    draws of a deal, which took a quarter of the time of a whole Charleston.
    """
    key = seed.ljust(_BLOCK, b"\0")
    inside = hashlib.sha256(key.translate(_INNER_PAD))
    inside.update(name)
    outside = hashlib.sha256(key.translate(_OUTER_PAD))
    counter = 0
    while True:
        inner, outer = inside.copy(), outside.copy()
        inner.update(b"%d" % counter)
        outer.update(inner.digest())
        yield int.from_bytes(outer.digest()[:8], "big")
        counter += 1


def bot_seed(seed: Seed, seat: Seat) -> Seed:
    """D-3: a seed of a bot's own, from which the hand's seed and its streams can't be told."""
    name = f"rollor/{DEAL_VERSION}/bot/{seat.word}".encode("ascii")
    return Seed(hmac.digest(seed, name, "sha256"))


def commitment(seed: Seed, salt: bytes) -> bytes:
    """D-3: SHA-256 of salt and seed, shown before the deal; the two themselves are shown after it."""
    return hashlib.sha256(salt + seed).digest()


@dataclass(frozen=True, slots=True)
class Deal:
    """D-1: four racks by seat, and the rest of the wall in the order in which it is drawn."""

    racks: tuple[Rack, Rack, Rack, Rack]
    wall: tuple[Tile, ...]


def dealt_sizes(rules: HouseRules) -> tuple[int, int, int, int]:
    """D-1: how many tiles each seat is dealt."""
    return (rules.east_deal, 13, 13, 13)


def shuffled_wall(seed: Seed) -> tuple[Tile, ...]:
    """D-2: all 152 tiles in the order that the seed gives them."""
    return tuple(Stream(seed, "wall").shuffled(FULL_SET))


def deal(seed: Seed, rules: HouseRules) -> Deal:
    """D-2: East gets places 0-12, South 13-25, West 26-38, North 39-51; East's fourteenth is 52."""
    wall = shuffled_wall(seed)
    racks = [Rack.of(wall[13 * seat : 13 * seat + 13]) for seat in SEATS]
    if rules.east_deal == 14:
        racks[Seat.EAST] += Rack.of(wall[52:53])
    east, south, west, north = racks
    return Deal((east, south, west, north), wall[52 + rules.east_deal - 13 :])


def typed_deal(
    racks: Sequence[Rack], seed: Seed, rules: HouseRules, wall: Sequence[Tile] | None = None
) -> Deal:
    """A deal with given racks: the seed then only orders the rest of the wall, unless that is given too.

    Raises `DealError` if the tiles can't come from one set.
    """
    for seat, size in zip(SEATS, dealt_sizes(rules), strict=True):
        if len(racks[seat]) != size:
            found = len(racks[seat])
            raise DealError(DealFault.RACK_SIZE, seat.word, expected=size, found=found)
        _check_set(sum((racks[other] for other in SEATS[: seat + 1]), Rack()), seat.word)
    held = sum((racks[seat] for seat in SEATS), Rack())
    if wall is None:
        wall = Stream(seed, "wall").shuffled(FULL_SET - held)
    left = WALL_SIZE - len(held)
    _check_set(held + Rack.of(wall), "wall")
    if len(wall) != left:
        raise DealError(DealFault.WALL_SIZE, "wall", expected=left, found=len(wall))
    east, south, west, north = racks
    return Deal((east, south, west, north), tuple(wall))


def _check_set(tiles: Rack, where: str) -> None:
    if tiles.count(Tile.HIDDEN):
        raise DealError(DealFault.HIDDEN_TILE, where)
    for tile in TILES[:KINDS]:
        found, copies = tiles.count(tile), FULL_SET.count(tile)
        if found > copies:
            fault = DealFault.TOO_MANY_OF_A_KIND
            raise DealError(fault, where, tile=tile.token, found=found, copies=copies)
