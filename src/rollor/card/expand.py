"""A pattern -> the concrete hands it allows: every suit, number, dragon and wind chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from math import perm
from typing import Final, assert_never

from rollor.card.model import Group
from rollor.card.syntax import SUITS, Dragons, Fixed, Numbers, Pattern, Winds, Wording, Written
from rollor.tiles import Tile

_FIRST: Final = {"b": Tile.B1, "c": Tile.C1, "d": Tile.D1}
_DRAGON: Final = {"b": Tile.GREEN, "c": Tile.RED, "d": Tile.SOAP}
"""T-4: each dragon belongs to a suit."""
_WINDS: Final = (Tile.EAST, Tile.SOUTH, Tile.WEST, Tile.NORTH)

Suits = Mapping[str, str]
"""What each suit letter stands for: one of `b c d`."""


@dataclass(frozen=True, slots=True)
class Scope:
    """What one wording of a line may choose from."""

    letters: tuple[str, ...]
    """The letters among `x y z` that this wording uses."""
    suits: tuple[str, ...]
    """The suits that the line names nowhere."""
    shifts: tuple[int, ...]
    bound_dragons: frozenset[str]
    free_dragons: int
    winds: int

    @property
    def size(self) -> int:
        """How many hands there are at most, those that turn out alike counted singly."""
        left = max(3 - len(self.bound_dragons), 0)
        dragons, winds = perm(left, self.free_dragons), perm(4, self.winds)
        return perm(len(self.suits), len(self.letters)) * len(self.shifts) * dragons * winds


def scope(pattern: Pattern, wording: Wording, slide: int | None) -> Scope:
    """What a wording of a pattern may choose from."""
    named = letters_of(pattern.groups())
    dragons = [group for group in wording if isinstance(group, Dragons)]
    return Scope(
        letters=tuple(letter for letter in letters_of(wording) if letter not in SUITS),
        suits=tuple(suit for suit in SUITS if suit not in named),
        shifts=tuple(shifts(wording, slide)),
        bound_dragons=frozenset(group.suit for group in dragons if group.bound),
        free_dragons=sum(not group.bound for group in dragons),
        winds=sum(isinstance(group, Winds) for group in wording),
    )


def letters_of(groups: Iterable[Written]) -> list[str]:
    """The suit letters in these groups, `b c d x y z`, each once."""
    return sorted({g.suit for g in groups if isinstance(g, Numbers | Dragons) and g.suit})


def numbers_of(groups: Iterable[Written]) -> list[int]:
    """Every number from 1 to 9 in these groups; zeros are no numbers that slide."""
    return [int(d) for g in groups if isinstance(g, Numbers) for d in g.digits if d != "0"]


def shifts(wording: Wording, slide: int | None) -> Iterator[int]:
    """By how much the numbers of a wording may be shifted together and stay within 1-9.

    >>> from rollor.card.parse import parse
    >>> list(shifts(next(parse("22x 44y").pattern.wordings()), 2))
    [0, 2, 4]
    """
    numbers = numbers_of(wording)
    if slide is None or not numbers:
        return iter((0,))
    low, high = min(numbers), max(numbers)
    return (by for by in range(1 - low, 10 - high) if by % slide == 0)


def hands_of(wording: Wording, scope: Scope) -> Iterator[tuple[Group, ...]]:
    """Every way to choose suits, shift, dragons and winds, in that order."""
    for chosen in permutations(scope.suits, len(scope.letters)):
        suits = {**dict(zip(SUITS, SUITS, strict=True)), **dict(zip(scope.letters, chosen, strict=True))}
        for shift in scope.shifts:
            for dragons in _dragons(wording, suits):
                for winds in permutations(_WINDS, scope.winds):
                    yield tuple(_groups(wording, suits, shift, dragons, winds))


def _dragons(wording: Wording, suits: Suits) -> Iterator[tuple[str, ...]]:
    """The suits of the dragons that no suit decides: unlike each other and unlike those decided."""
    dragons = [group for group in wording if isinstance(group, Dragons)]
    bound = {suits[group.suit] for group in dragons if group.bound}
    free = [group for group in dragons if not group.bound]
    for pick in permutations([suit for suit in SUITS if suit not in bound], len(free)):
        if all(not g.suit or suits[g.suit] != suit for g, suit in zip(free, pick, strict=True)):
            yield pick


def _groups(
    wording: Wording, suits: Suits, shift: int, dragons: tuple[str, ...], winds: tuple[Tile, ...]
) -> Iterator[Group]:
    free_dragons, free_winds = iter(dragons), iter(winds)
    for written in wording:
        match written:
            case Fixed(text=text, tiles=tiles):
                yield Group(tiles, text)
            case Numbers(digits=digits, suit=suit):
                yield _numbers(digits, suits[suit], shift)
            case Dragons(size=size, suit=suit):
                yield _alike(_DRAGON[suits[suit] if written.bound else next(free_dragons)], size)
            case Winds(size=size):
                yield _alike(next(free_winds), size)
            case _:
                assert_never(written)


@lru_cache(maxsize=1024)
def _alike(tile: Tile, size: int) -> Group:
    return Group((tile,) * size, tile.token * size)


@lru_cache(maxsize=4096)
def _numbers(digits: str, suit: str, shift: int) -> Group:
    numbers = [int(digit) + shift if digit != "0" else 0 for digit in digits]
    tiles = tuple(Tile(_FIRST[suit] + n - 1) if n else Tile.SOAP for n in numbers)
    return Group(tiles, "".join(map(str, numbers)) + suit)
