"""D-2, D-3, C-9 to C-11 written down a second time, from the law's text alone: imports nothing of ours.

Whoever writes the deal anew in another language may begin from this page.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

SUITS = [f"{number}{suit}" for suit in "bcd" for number in range(1, 10)]
FOURS = [*SUITS, "E", "S", "W", "N", "R", "G", "0"]
SET = ["F"] * 8 + [tile for tile in FOURS for _ in range(4)] + ["J"] * 8
ORDER = {tile: place for place, tile in enumerate(["F", *FOURS, "J"])}


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104 with a key of at most 64 bytes."""
    padded = key + bytes(64 - len(key))
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


class Draws:
    """D-2: the numbers of one stream."""

    def __init__(self, seed: bytes, stream: str) -> None:
        self.seed, self.stream, self.counter = seed, stream, 0

    def below(self, limit: int) -> int:
        multiple = (2**64 // limit) * limit
        if multiple == 2**64:
            multiple -= limit  # "the greatest multiple below 2^64"
        while True:
            message = f"rollor/1/{self.stream}/{self.counter}"
            word = hmac_sha256(self.seed, message.encode())[:8]
            self.counter += 1
            if int.from_bytes(word, "big") < multiple:
                return int.from_bytes(word, "big") % limit

    def shuffle(self, tiles: Sequence[str]) -> list[str]:
        row = list(tiles)
        for last in reversed(range(1, len(row))):
            pick = self.below(last + 1)
            row[last], row[pick] = row[pick], row[last]
        return row


def wall(seed: bytes) -> list[str]:
    return Draws(seed, "wall").shuffle(SET)


def racks(seed: bytes, east: int) -> dict[str, list[str]]:
    row = wall(seed)
    hands = {
        "east": row[0:13],
        "south": row[13:26],
        "west": row[26:39],
        "north": row[39:52],
    }
    if east == 14:
        hands["east"].append(row[52])
    return {seat: sorted(hand, key=ORDER.__getitem__) for seat, hand in hands.items()}


def commitment(seed: bytes, salt: bytes) -> bytes:
    return hashlib.sha256(salt + seed).digest()


def bot_seed(seed: bytes, seat: str) -> bytes:
    return hmac_sha256(seed, f"rollor/1/bot/{seat}".encode())


def kept_blind(seed: bytes, stream: str, places: int, own: Sequence[Sequence[str]]) -> list[list[str]]:
    """C-9: what each seat keeps of a pass that goes so many places on, some of it blind."""
    draws = Draws(seed, stream)
    owing = [3 - len(tiles) for tiles in own]
    kept: list[list[str]] = [[], [], [], []]
    seat = [len(tiles) for tiles in own].index(max(map(len, own)))
    home = [sorted(tiles, key=ORDER.__getitem__) for tiles in own]
    link = [0, 0, 0, 0]
    on_the_way: list[str] = []
    while sum(link) < 12 or on_the_way:
        pile = draws.shuffle(sorted(on_the_way, key=ORDER.__getitem__))
        forward = pile[: owing[seat]]
        kept[seat].extend(pile[owing[seat] :])
        owing[seat] -= len(forward)
        on_the_way = home[seat] + forward
        home[seat] = []
        link[seat] += len(on_the_way)
        seat = (seat + places) % 4
    assert link == [3, 3, 3, 3]
    return [sorted(tiles, key=ORDER.__getitem__) for tiles in kept]
