"""Writes `vectors.json` anew, from the second program alone: `python -m tests.rules.vectors`."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from tests.rules import independent_deal as second

FILE = Path(__file__).with_name("vectors.json")

SEEDS = {
    "all zero": bytes(32),
    "all ff": b"\xff" * 32,
    "00 to 1f": bytes(range(32)),
}
SALTS = [bytes(32), bytes(range(31, -1, -1))]
LIMITS = [152, 151, 3, 2, 1, *[2**63 + 1] * 6, 2**64 - 1]
"""Half of the words are too great for 2^63 + 1, and are drawn again."""
OWN = [
    ["1c 4c 7c", "N R", "1d", ""],
    ["", "N R", "", ""],
    ["1c", "N", "1d", "7d"],
    ["1c 4c", "N R G", "1d 2d", "7d 8d 9d"],
]
"""What East, South, West and North give of their own; the rest of the three is blind."""


def _wall(seed: bytes) -> dict[str, object]:
    text = " ".join(second.wall(seed))
    return {
        "seed": seed.hex(),
        "sha256": hashlib.sha256(text.encode()).hexdigest(),
        "first": text[: text.index(" ", 24)],
        "last": text[text.rindex(" ", 0, -24) + 1 :],
        "lesson": {seat: " ".join(tiles) for seat, tiles in second.racks(seed, 13).items()},
        "league_east": " ".join(second.racks(seed, 14)["east"]),
    }


def _draws(seed: bytes, stream: str) -> dict[str, object]:
    draws = second.Draws(seed, stream)
    rows = [{"below": str(limit), "drawn": str(draws.below(limit))} for limit in LIMITS]
    return {"seed": seed.hex(), "stream": stream, "draws": rows, "counter": draws.counter}


def _blind(seed: bytes, stream: str, own: list[str]) -> dict[str, object]:
    places = {"blind/3": 3, "blind/6": 1}[stream]
    kept = second.kept_blind(seed, stream, places, [tiles.split() for tiles in own])
    return {"seed": seed.hex(), "stream": stream, "own": own, "kept": [" ".join(tiles) for tiles in kept]}


def vectors() -> dict[str, object]:
    seeds = list(SEEDS.values())
    streams = ("wall", "blind/3", "blind/6")
    return {
        "deal": 1,
        "walls": [_wall(seed) for seed in seeds],
        "draws": [_draws(seed, stream) for seed in seeds for stream in streams],
        "blind": [_blind(seed, stream, own) for seed in seeds for stream in streams[1:] for own in OWN],
        "commitments": [
            {"seed": seed.hex(), "salt": salt.hex(), "commit": second.commitment(seed, salt).hex()}
            for seed in seeds
            for salt in SALTS
        ],
        "bots": [
            {"seed": seed.hex(), "seat": seat, "bot_seed": second.bot_seed(seed, seat).hex()}
            for seed in seeds
            for seat in ("east", "south", "west", "north")
        ],
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), indent=1) + "\n", encoding="utf-8")
