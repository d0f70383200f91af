"""Events as tagged, versioned JSON objects: what a log stores, and what a program is sent.

`{"v": 1, "type": "committed", "seat": "east", "sealed": {"tiles": "1c 4c 7c", "blind": 0}}`. What is
hidden from the one it was written for is `?` (tiles) or null. The fields are those of the event
classes; racks are canonical text, lists of tiles are written tile by tile, bytes in hexadecimal.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, Final, cast, get_args, get_origin, get_type_hints

from rollor.notation.errors import NotationError
from rollor.notation.racks import format_rack, format_tiles, parse_tiles
from rollor.rules.events import Event
from rollor.rules.house import FIELDS, HouseRules
from rollor.seats import SEATS, Seat
from rollor.tiles import WALL_SIZE, Rack, Tile

VERSION: Final = 1


class EventJsonError(ValueError):
    """A JSON value that is no event of a version that this library reads; says which field, and why."""


def event_to_json(event: Event) -> dict[str, object]:
    """The object that stands for an event.

    >>> from rollor.rules.events import Stopped
    >>> event_to_json(Stopped(Seat.SOUTH))
    {'v': 1, 'type': 'stopped', 'seat': 'south'}
    """
    return {"v": VERSION, "type": _tag(event.__class__), **_object(event)}


def event_from_json(value: object) -> Event:
    """The event that an object stands for; `EventJsonError` says which field is wrong.

    >>> event_from_json({"v": 1, "type": "agreed"})
    Agreed()
    >>> event_from_json({"v": 1, "type": "stopped", "seat": "up"})
    Traceback (most recent call last):
    rollor.notation.event_json.EventJsonError: seat: 'up' is none of east, south, west, north
    """
    if not isinstance(value, Mapping):
        raise EventJsonError("an event is a JSON object")
    if value.get("v") != VERSION or value.get("v") is True:
        raise EventJsonError(f"v: this library reads version {VERSION}, not {value.get('v')!r}")
    kinds = {_tag(kind): kind for kind in get_args(Event)}
    kind = kinds.get(str(value.get("type")))
    if kind is None:
        raise EventJsonError(f"type: {value.get('type')!r} is none of {', '.join(kinds)}")
    rest = {name: item for name, item in value.items() if name not in ("v", "type")}
    event: Event = _dataclass(kind, rest, "")
    return event


def _tag(kind: type[Any]) -> str:
    """`CourtesyMoved` is tagged `courtesy_moved`."""
    return "".join("_" * letter.isupper() + letter.lower() for letter in kind.__name__)[1:]


def _object(value: Any) -> dict[str, object]:
    hints = _hints(value.__class__)
    return {name: _json(hint, getattr(value, name)) for name, hint in hints.items()}


def _json(hint: Any, value: Any) -> object:
    for kind, write in _WRITERS.items():
        if isinstance(value, kind):
            return write(value)
    if isinstance(value, tuple):
        inside = get_args(hint) if get_origin(hint) is tuple else get_args(get_args(hint)[0])
        if inside[0] is Tile:
            return format_tiles(value)
        return [_json(inside[0], item) for item in value]
    return _object(value) if is_dataclass(value) else value


_WRITERS: Final[Mapping[type, Callable[[Any], object]]] = {
    Rack: format_rack,
    Tile: lambda tile: tile.token,
    Seat: lambda seat: seat.word,
    Enum: lambda member: member.value,
    bytes: bytes.hex,
    HouseRules: lambda rules: {name: rules.word(name) for name in FIELDS},
}


def _dataclass(kind: Any, value: object, where: str) -> Any:
    if not isinstance(value, Mapping):
        raise EventJsonError(f"{where}: an object is wanted, not {value!r}")
    hints = _hints(kind)
    prefix = f"{where}." if where else ""
    for name in value:
        if name not in hints:
            raise EventJsonError(f"{prefix}{name}: unknown field; known are {', '.join(hints)}")
    missing = [name for name in hints if name not in value]
    if missing:
        raise EventJsonError(f"{prefix}{missing[0]}: missing")
    return kind(**{name: _read(hints[name], value[name], prefix + name) for name in hints})


@cache
def _hints(kind: Hashable) -> dict[str, Any]:
    return get_type_hints(cast(type, kind))


def _read(hint: Any, value: object, where: str) -> Any:
    if get_origin(hint) is UnionType:
        first, _ = get_args(hint)
        return None if value is None else _read(first, value, where)
    if get_origin(hint) is tuple:
        return _read_tuple(get_args(hint), value, where)
    if hint in (int, str, bool):
        if type(value) is not hint:
            raise EventJsonError(f"{where}: {hint.__name__} is wanted, not {value!r}")
        return value
    if hint is HouseRules:
        return _read_rules(value, where)
    if is_dataclass(hint) and hint is not Rack:
        return _dataclass(hint, value, where)
    if not isinstance(value, str):
        raise EventJsonError(f"{where}: text is wanted, not {value!r}")
    return _read_text(hint, value, where)


def _read_text(hint: Any, text: str, where: str) -> Any:
    """A seat, a rack, a tile, bytes, or a member of an enum."""
    if hint is Seat:
        return _one_of({seat.word: seat for seat in SEATS}, text, where)
    if hint in (Rack, Tile):
        tiles = _read_tiles(text, where)
        return _rack(tiles, where) if hint is Rack else _only(tiles, text, where)
    if hint is bytes:
        try:
            return bytes.fromhex(text)
        except ValueError:
            raise EventJsonError(f"{where}: {text!r} is not hexadecimal") from None
    return _one_of({member.value: member for member in hint}, text, where)


def _read_tuple(hints: tuple[Any, ...], value: object, where: str) -> tuple[Any, ...]:
    if hints == (Tile, ...) and isinstance(value, str):
        return _read_tiles(value, where)
    if not isinstance(value, list):
        raise EventJsonError(f"{where}: a list is wanted, not {value!r}")
    if len(hints) == 2 and hints[1] is ...:
        hints = hints[:1] * len(value)
    if len(value) != len(hints):
        raise EventJsonError(f"{where}: {len(hints)} items are wanted, not {len(value)}")
    items = enumerate(zip(hints, value, strict=True))
    return tuple(_read(hint, item, f"{where}.{place}") for place, (hint, item) in items)


def _read_tiles(text: str, where: str) -> tuple[Tile, ...]:
    try:
        return tuple(placed.tile for placed in parse_tiles(text))
    except NotationError as error:
        raise EventJsonError(f"{where}: column {error.column} of {text!r} is no tile") from None


def _rack(tiles: tuple[Tile, ...], where: str) -> Rack:
    """T-1: a rack has no more tiles than a set (and so no count that would not fit into its byte)."""
    if len(tiles) > WALL_SIZE:
        raise EventJsonError(f"{where}: a set has {WALL_SIZE} tiles, not {len(tiles)}")
    return Rack.of(tiles)


def _only(tiles: tuple[Tile, ...], text: str, where: str) -> Tile:
    if len(tiles) != 1:
        raise EventJsonError(f"{where}: one tile is wanted, not {text!r}")
    return tiles[0]


def _read_rules(value: object, where: str) -> HouseRules:
    rules = HouseRules()
    if not isinstance(value, Mapping) or set(value) != set(FIELDS):
        raise EventJsonError(f"{where}: an object with the fields {', '.join(FIELDS)} is wanted")
    for name, word in value.items():
        try:
            rules = rules.changed(name, _text(word))
        except ValueError:
            raise EventJsonError(f"{where}.{name}: {word!r} is no value of it") from None
    return rules


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(value)
    return value


def _one_of(known: Mapping[str, Any], text: str, where: str) -> Any:
    if text not in known:
        raise EventJsonError(f"{where}: {text!r} is none of {', '.join(known)}")
    return known[text]
