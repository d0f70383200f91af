"""A frozen value with some fields changed, three times as fast as `dataclasses.replace`.

An event changes two such values, and `replace` asks the class about all its fields anew each time: it
took a third of the time of a whole Charleston. Only for dataclasses with slots and no `__post_init__`.
"""

from __future__ import annotations

from typing import Final, TypeVar

_T = TypeVar("_T")
_new: Final = object.__new__
_set: Final = object.__setattr__


def changed(value: _T, **fields: object) -> _T:
    """The same value, but for these fields; `AttributeError` if it has no such field.

    >>> from rollor.rules.events import Sealed
    >>> changed(Sealed(()), blind=3)
    Sealed(tiles=(), blind=3)
    """
    kind = type(value)
    fresh = _new(kind)
    for name in kind.__slots__:  # type: ignore[attr-defined]
        _set(fresh, name, getattr(value, name))
    for name, field in fields.items():
        _set(fresh, name, field)
    return fresh
