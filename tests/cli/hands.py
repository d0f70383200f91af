"""Hands written down, for the commands that read records."""

from __future__ import annotations

HEAD = """\
rollor 1
preset lesson
seed 00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff
east  FFF 666b 147c 666d E
south 1122b 3344d NN R GG
west  789b 123c 125d SSSS
north 3345b 99c 789d WW 00
"""
"""A deal without a joker."""

FIRST = """
pass right
  east 147c
  south NN R
  west 123c
  north 345b
pass across
  west NN R
  east 345b
  north 123c
  south 147c
pass left
  east R +2
  south 123c
  west +3
  north 14c +1
vote
  east go
  south go
  west go
"""

SECOND = """\
  north go
pass left
  east NN 3c
  south 114c
  west 125d
  north 3b 99c
pass across
  east 114c
  south 125d
  west 3b 99c
  north NN 3c
pass right
  east 3b +2
  south 3c +2
  west +3
  north 25d +1
courtesy
  east E 6d
  west S S S
  south -
  north 0 W
"""

WHOLE = HEAD + FIRST + SECOND
"""All six passes, blind ones among them, and both courtesies."""

STOPPED = HEAD + FIRST + "  north stop\ncourtesy\n  north R\n  south 1b 1b\n"
"""A stop instead; one of the two courtesies is done."""

HALTED = """\
rollor 1
joker_guard return
seed 00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff
east  FF 66b 147c 66d EE JJ
south 1122b 3344d NN GG J
west  789b 123c 12d SS JJJ
north 3345b 99c 789d WW 0 J
pass right
  east 14c J
  south NN G
  west JJJ
  north 345b
"""
"""A joker of East's and three of West's were passed: the pass is halted."""


def steps(text: str) -> list[str]:
    """The record as far as each of its actions."""
    lines = text.splitlines(keepends=True)
    return ["".join(lines[: number + 1]) for number, line in enumerate(lines) if line.startswith("  ")]
