"""The house rules: what tables settle differently, and the two presets (law, "House rules")."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from types import MappingProxyType
from typing import Final


class JokerGuard(Enum):
    """C-7: what happens when someone tries to pass a joker."""

    REFUSE = "refuse"
    RETURN = "return"


class AllBlind(Enum):
    """C-10: what happens when all four pass three blind tiles."""

    NOTHING_MOVES = "nothing_moves"


class StopUntil(Enum):
    """C-14: how long anyone may still stop the second Charleston."""

    MOVED = "moved"
    VOTE = "vote"


class DeadHands(Enum):
    """H-9: what happens to a call that leaves no line possible."""

    REFUSE = "refuse"


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """Every rule that tables play differently; the defaults are the preset `lesson`.

    >>> HouseRules().changed("joker_guard", "return").joker_guard
    <JokerGuard.RETURN: 'return'>
    """

    east_deal: int = 13
    """D-1: how many tiles East is dealt, 13 or 14."""
    joker_guard: JokerGuard = JokerGuard.REFUSE
    all_blind: AllBlind = AllBlind.NOTHING_MOVES
    stop_until: StopUntil = StopUntil.MOVED
    courtesy_after_stop: bool = True
    """C-13: whether the courtesy is played after a stop."""
    heavenly_hand: bool = False
    """H-12: whether East may declare a complete hand before pass 1."""
    dead_hands: DeadHands = DeadHands.REFUSE
    window_ms: int = 2000
    """H-3: how long a call window stays open at least, where people play."""

    def changed(self, name: str, word: str) -> HouseRules:
        """The same rules with one field set from text; `KeyError` or `ValueError` if it can't be.

        >>> HouseRules().changed("east_deal", "15")
        Traceback (most recent call last):
            ...
        ValueError: 15
        """
        if word not in allowed(name) and not (name == "window_ms" and _is_window(word)):
            raise ValueError(word)
        old: object = getattr(self, name)
        value: object = int(word) if type(old) is int else _VALUES.get(word)
        if isinstance(old, Enum):
            value = type(old)(word)
        return replace(self, **{name: value})  # type: ignore[arg-type]

    def word(self, name: str) -> str:
        """The value of a field as records write it."""
        value: object = getattr(self, name)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value.value) if isinstance(value, Enum) else str(value)


_VALUES: Final = {"yes": True, "no": False}

_ALLOWED: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "east_deal": ("13", "14"),
        "joker_guard": tuple(guard.value for guard in JokerGuard),
        "all_blind": tuple(rule.value for rule in AllBlind),
        "stop_until": tuple(until.value for until in StopUntil),
        "courtesy_after_stop": ("yes", "no"),
        "heavenly_hand": ("yes", "no"),
        "dead_hands": tuple(rule.value for rule in DeadHands),
        "window_ms": ("2000",),
    }
)

FIELDS: Final[tuple[str, ...]] = tuple(field.name for field in fields(HouseRules))
"""The names of all house rules, in the order of the law's table."""


def allowed(name: str) -> tuple[str, ...]:
    """The words that a field takes (`window_ms`: any whole number of milliseconds, 2000 usual)."""
    return _ALLOWED[name]


def _is_window(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 7


LESSON: Final = HouseRules()
LEAGUE: Final = HouseRules(east_deal=14, heavenly_hand=True)
PRESETS: Final[Mapping[str, HouseRules]] = MappingProxyType({"lesson": LESSON, "league": LEAGUE})
