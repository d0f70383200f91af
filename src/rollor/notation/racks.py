"""Tiles and racks as text: `FFF 666b 147c 666d E`.

Digits touch the suit letter that follows; everything else may touch or stand apart. Read also:
`RD GD WD Wh Soap 5bam 5crak 5dot` as whole words, and the tiles of Unicode.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rollor.notation.diagnosis import WORDS, diagnose
from rollor.notation.errors import NotationError, NotationFault
from rollor.tiles import COPIES, EMPTY, KINDS, TILES, WALL_SIZE, Rack, Tile

_FIRST_PICTURE: Final = "\N{MAHJONG TILE EAST WIND}"
_LAST_PICTURE: Final = "\N{MAHJONG TILE BACK}"
_PICTURES: Final = (
    (Tile.EAST, Tile.SOUTH, Tile.WEST, Tile.NORTH, Tile.RED, Tile.GREEN, Tile.SOAP)
    + TILES[Tile.C1 : Tile.C9 + 1]
    + TILES[Tile.B1 : Tile.B9 + 1]
    + TILES[Tile.D1 : Tile.D9 + 1]
    + (Tile.FLOWER,) * 8
    + (Tile.JOKER, Tile.HIDDEN)
)
"""T-3: the tiles of Unicode in their order; the plants and the seasons are flowers."""

_ALONE: Final = "(?<![0-9A-Za-z])"
_PIECE: Final = re.compile(
    rf"""\ +
    | {_ALONE} (?P<word> {"|".join(WORDS)} ) (?![0-9A-Za-z])
    | {_ALONE} (?P<long_run> [1-9]+ ) (?P<long_suit> (?i: bam | crak | dot ) ) (?![0-9A-Za-z])
    | (?P<run> [1-9]+ ) (?P<suit> [bcdBCD] )
    | (?P<zeros> 0+ ) (?! [0-9bcdBCD] )
    | (?P<letters> [ESWNRGFJ]+ | \?+ )
    | (?P<picture> [{_FIRST_PICTURE}-{_LAST_PICTURE}] ) [\ufe0e\ufe0f]?
    """,
    re.VERBOSE,
)


MOST_HELD: Final = 14
"""H-1: nobody ever holds more tiles."""


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile, and the column in which the text names it (in a run: the column of its digit)."""

    tile: Tile
    column: int


def parse_tiles(text: str, *, line: int = 1, column: int = 1) -> tuple[PlacedTile, ...]:
    """The tiles that a text names, in the order typed; `column` is that of its first character.

    Raises `NotationError` at the first thing that is no tile. Copies are not counted here.

    >>> [(placed.tile.token, placed.column) for placed in parse_tiles("E 71c Soap")]
    [('E', 1), ('7c', 3), ('1c', 4), ('0', 7)]
    >>> parse_tiles("FF 777h", line=3)
    Traceback (most recent call last):
    rollor.notation.errors.NotationError: 3:7 SUIT_UNKNOWN digits='777' found='h'
    """
    placed: list[PlacedTile] = []
    start = 0
    while start < len(text):
        piece = _PIECE.match(text, start)
        if piece is None:
            raise diagnose(text, start).error(line, column)
        placed += _tiles(piece, column)
        start = piece.end()
    return tuple(placed)


def parse_rack(text: str, *, line: int = 1, column: int = 1) -> Rack:
    """T-1: the rack that a text names, in whatever order, of tiles that one set can hold.

    Raises `NotationError`, also at the fifth copy of a tile, the ninth flower or joker.

    >>> parse_rack("147c E 666bFFF 666d")
    Rack.tokens('F F F 6b 6b 6b 1c 4c 7c 6d 6d 6d E')
    """
    return check_copies(parse_tiles(text, line=line, column=column), line=line)


def check_copies(tiles: Iterable[PlacedTile], *, line: int = 1, before: Rack = EMPTY) -> Rack:
    """T-1: `before` and these tiles as one rack, if a single set can hold them all.

    Raises `NotationError` at the first tile that the set has no copy left of.

    >>> len(check_copies(parse_tiles("FF 12c"), before=Rack.tokens("F F F F F F")))
    10
    >>> check_copies(parse_tiles("12c FF"), before=Rack.tokens("F F F F F F F"))
    Traceback (most recent call last):
    rollor.notation.errors.NotationError: 1:6 TOO_MANY_COPIES found='F' limit=8
    """
    counts = list(before.counts)
    for placed in tiles:
        limit = COPIES[placed.tile] if placed.tile < KINDS else WALL_SIZE
        if counts[placed.tile] >= limit:
            params: dict[str, str | int] = {"found": placed.tile.token, "limit": limit}
            raise NotationError(NotationFault.TOO_MANY_COPIES, line, placed.column, params)
        counts[placed.tile] += 1
    return Rack(bytes(counts))


def parse_seen_rack(text: str, *, line: int = 1, column: int = 1) -> Rack:
    """A rack to reckon with: at most fourteen tiles, all of them seen.

    >>> parse_seen_rack("FF ?")
    Traceback (most recent call last):
    rollor.notation.errors.NotationError: 1:4 HIDDEN_TILE
    """
    tiles = parse_tiles(text, line=line, column=column)
    rack = check_copies(tiles, line=line)
    if len(tiles) > MOST_HELD:
        params = {"found": len(tiles), "limit": MOST_HELD}
        raise NotationError(NotationFault.TOO_MANY_TILES, line, tiles[MOST_HELD].column, params)
    for placed in tiles:
        if placed.tile is Tile.HIDDEN:
            raise NotationError(NotationFault.HIDDEN_TILE, line, placed.column, {})
    return rack


def format_rack(rack: Rack) -> str:
    """The canonical text of a rack, the only one written.

    >>> format_rack(Rack.tokens("E 7c J 6d F 1c 0 6d F 4c N E"))
    'FF 147c 66d EE N 0 J'
    """
    groups: dict[str, str] = {}
    for tile in rack:
        start, end = tile.token[:-1], tile.token[-1]
        groups[end] = groups.get(end, "") + (start or end)
    return " ".join(group + end * (end in "bcd") for end, group in groups.items())


def format_tiles(tiles: Iterable[Tile]) -> str:
    """C-15: a list whose order means something, tile by tile.

    >>> format_tiles([Tile.C5, Tile.C7, Tile.D1])
    '5c 7c 1d'
    """
    return " ".join(tile.token for tile in tiles)


def _tiles(piece: re.Match[str], column: int) -> list[PlacedTile]:
    """The tiles of one piece of text; none for spaces."""
    kind = piece.lastgroup
    if kind is None:
        return []
    first = column + piece.start()
    if kind == "word":
        return [PlacedTile(Tile.from_token(WORDS[piece[kind]]), first)]
    if kind == "picture":
        return [PlacedTile(_PICTURES[ord(piece[kind]) - ord(_FIRST_PICTURE)], first)]
    run = piece[kind.replace("suit", "run")]
    suit = piece[kind][0].lower() if kind.endswith("suit") else ""
    return [
        PlacedTile(Tile.from_token(letter + suit), place) for place, letter in enumerate(run, start=first)
    ]
