"""The test vectors as the law shows them: `python -m tests.rules.vector_tables` writes them into it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.rules.vectors import FILE, SEEDS

LAW = Path("docs/law.md")
BEGIN = "<!-- vectors: written by tests/rules/vector_tables.py -->\n"
SEATS = ("east", "south", "west", "north")


def tables() -> str:
    """What stands behind the mark."""
    known: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    parts = [
        _walls(known["walls"]),
        _draws(known["draws"]),
        _blind(known["blind"]),
        _commitments(known["commitments"]),
        _bots(known["bots"]),
    ]
    return "\n".join(parts)


def _table(head: str, rows: Iterable[Iterable[object]]) -> str:
    lines = [f"| {head} |", "|" + "---|" * (head.count("|") + 1)]
    lines += ["| " + " | ".join(map(str, row)) + " |" for row in rows]
    return "\n".join((*lines, ""))


def _code(text: object) -> str:
    return f"`{text}`" if text else "-"


def _walls(walls: list[Any]) -> str:
    parts = []
    for name, wall in zip(SEEDS, walls, strict=True):
        rows = [
            ("seed", _code(wall["seed"])),
            ("SHA-256 of the wall", _code(wall["sha256"])),
            ("begins", _code(wall["first"])),
            ("ends", _code(wall["last"])),
            *((f"{seat.capitalize()} (`lesson`)", _code(wall["lesson"][seat])) for seat in SEATS),
            ("East (`league`)", _code(wall["league_east"])),
        ]
        parts.append(_table(f"{name} |", rows))
    return "### Walls\n\n" + "\n".join(parts)


def _draws(draws: list[Any]) -> str:
    first = draws[0]
    rows = [(_code(row["below"]), _code(row["drawn"])) for row in first["draws"]]
    return (
        "### Draws\n\n"
        f"One after the other from the stream `{first['stream']}` of the seed that is all zero. Numbers below"
        " 2^63 + 1 have\nto be drawn again about every second time; after these the counter stands at"
        f" {first['counter']}.\n\n" + _table("below | drawn", rows)
    )


def _blind(blind: list[Any]) -> str:
    rows = [
        (f"`{each['stream']}`", *(_code(own) for own in each["own"]), *(_code(kept) for kept in each["kept"]))
        for each in blind[-8:]
    ]
    head = " | ".join(
        (
            "stream",
            *(f"{seat.capitalize()} gives" for seat in SEATS),
            *(f"{seat.capitalize()} keeps" for seat in SEATS),
        )
    )
    return (
        "### Blind passes\n\n"
        "What reaches a seat (C-9) is put in canonical order and shuffled like a wall: n tiles take n - 1"
        " draws, also where\nnone of them goes on. Where nobody passes blind, or all four pass three blind,"
        " nothing is drawn. The seed is 00 to 1f;\nwhat a seat lacks of three tiles is blind.\n\n"
        + _table(head, rows)
    )


def _commitments(commitments: list[Any]) -> str:
    parts = [
        _table("|", [(name, _code(each[name])) for name in ("seed", "salt", "commit")])
        for each in commitments[-2:]
    ]
    return "### Commitments\n\nSHA-256 of the salt's bytes and the seed's behind them.\n\n" + "\n".join(parts)


def _bots(bots: list[Any]) -> str:
    rows = [(each["seat"], _code(each["bot_seed"])) for each in bots[-4:]]
    return (
        "### Bots\n\n"
        'A bot draws from a seed of its own: HMAC-SHA256(seed, "rollor/1/bot/SEAT"), all 32 bytes, no'
        " counter. Of the seed\n00 to 1f:\n\n" + _table("seat | seed", rows)
    )


if __name__ == "__main__":
    before = LAW.read_text(encoding="utf-8").partition(BEGIN)[0]
    LAW.write_text(before + BEGIN + "\n" + tables(), encoding="utf-8")
