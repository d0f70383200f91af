"""What a pattern allows: the checks that look at every hand it stands for, and the hands themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from rollor.card.diagnose import Diagnosis
from rollor.card.expand import Scope, hands_of, letters_of, numbers_of, scope, shifts
from rollor.card.faults import CardFault
from rollor.card.model import Group
from rollor.card.syntax import (
    SUITS,
    Choice,
    Dragons,
    Numbers,
    Pattern,
    Winds,
    Wording,
    Written,
    wording_text,
)
from rollor.tiles import COPIES, TILES, Rack, Tile

HAND_SIZE: Final = 14
MOST_HANDS: Final = 30_000
"""How many hands a card may stand for, those that turn out alike counted singly; cards in use have 240 to
3,300, each counted once."""

Groups = tuple[Group, ...]


class Meaning(NamedTuple):
    """The distinct hands of a pattern, how many were looked at, and what is wrong with it."""

    hands: tuple[Groups, ...]
    looked_at: int
    faults: tuple[Diagnosis, ...]


def meaning(pattern: Pattern, slide: int | None, most: int = MOST_HANDS) -> Meaning:
    """The hands that a pattern allows, each once: those of its first alternatives first, then in
    the order of their groups' tiles. Hands of the same written groups are the same hand.

    >>> from rollor.card.parse import parse
    >>> found = meaning(parse("FFFF 66x 6666y NNNN").pattern, None)
    >>> len(found.hands), [group.text for group in found.hands[0]]
    (6, ['FFFF', '66b', '6666c', 'NNNN'])
    """
    too_many = Diagnosis(CardFault.TOO_MANY_HANDS, 0, {"limit": MOST_HANDS})
    if pattern.choices > most:
        return Meaning((), 0, (too_many,))
    scopes = [(wording, scope(pattern, wording, slide)) for wording in pattern.wordings()]
    if faults := _faults(pattern, scopes):
        return Meaning((), pattern.choices, tuple(faults))
    looked_at = sum(scope.size for _, scope in scopes)
    if looked_at > most:
        return Meaning((), pattern.choices, (too_many,))
    hands = tuple(_distinct(scopes))
    return Meaning(hands, looked_at, tuple(_impossible(hands)))


def slide_fault(pattern: Pattern, slide: int) -> Diagnosis | None:
    """What is wrong with a slide that allows no shift, nothing if some wording can be shifted."""
    wordings = list(pattern.wordings())
    if any(shift for wording in wordings for shift in shifts(wording, slide)):
        return None
    numbers = numbers_of(pattern.groups())
    if not numbers:
        return Diagnosis(CardFault.SLIDE_WITHOUT_NUMBERS, 0, {"slide": slide})
    ends = {"lowest": min(numbers), "highest": max(numbers)}
    return Diagnosis(CardFault.SLIDE_WITHOUT_SHIFT, 0, {"slide": slide, **ends})


def needs(groups: Groups) -> tuple[Rack, Rack]:
    """J-1, J-2: the tiles of a hand, and those among them that no joker may replace.

    >>> needs((Group((Tile.B6,) * 3, "666b"), Group((Tile.EAST,) * 2, "EE")))
    (Rack.tokens('6b 6b 6b E E'), Rack.tokens('E E'))
    """
    need = Rack.of(tile for group in groups for tile in group.tiles)
    return need, Rack.of(tile for g in groups if not g.takes_jokers for tile in g.tiles)


def _faults(pattern: Pattern, scopes: list[tuple[Wording, Scope]]) -> list[Diagnosis]:
    """What is wrong with each alternative of one bracket; of several brackets, the first bad choice."""
    faults = list(_too_many_suits(pattern))
    brackets = [item for item in pattern.items if isinstance(item, Choice)]
    own = brackets[0].alternatives if len(brackets) == 1 else ()
    for wording, found in scopes:
        at = next((group.column for group in wording if any(group in part for part in own)), 0)
        new = [*_not_fourteen(wording, at), *_too_many_honors(wording, found)]
        faults += [fault for fault in new if fault not in faults]
        if new and len(brackets) > 1:
            break
    return faults


def _not_fourteen(wording: Wording, at: int) -> Iterator[Diagnosis]:
    total = sum(group.size for group in wording)
    if total != HAND_SIZE:
        text = wording_text(wording)
        yield Diagnosis(CardFault.NOT_FOURTEEN, at, {"sum": total, "expansion": text})


def _too_many_suits(pattern: Pattern) -> Iterator[Diagnosis]:
    letters = letters_of(pattern.groups())
    if len(letters) > len(SUITS):
        named = " ".join(letter for letter in letters if letter in SUITS)
        free = " ".join(letter for letter in letters if letter not in SUITS)
        at = _column_of_letter_too_many(pattern)
        yield Diagnosis(CardFault.TOO_MANY_SUITS, at, {"letters": free, "named": named})


def _column_of_letter_too_many(pattern: Pattern) -> int:
    first: dict[str, int] = {}
    for group in pattern.groups():
        if isinstance(group, Numbers | Dragons) and group.suit:
            first.setdefault(group.suit, group.column)
    return list(first.values())[len(SUITS)]


def _too_many_honors(wording: Wording, found: Scope) -> Iterator[Diagnosis]:
    dragons: list[Written] = [group for group in wording if isinstance(group, Dragons)]
    winds: list[Written] = [group for group in wording if isinstance(group, Winds)]
    if len(found.bound_dragons) + found.free_dragons > len(SUITS):
        yield _about(CardFault.TOO_MANY_DRAGONS, dragons)
    elif found.size and next(hands_of(wording, found), None) is None:
        yield _about(CardFault.NO_DRAGON_LEFT, dragons)
    if found.winds > 4:
        yield _about(CardFault.TOO_MANY_WINDS, winds)


def _about(reason: CardFault, groups: list[Written]) -> Diagnosis:
    text = " ".join(group.text for group in groups)
    return Diagnosis(reason, groups[0].column, {"groups": text})


def _distinct(scopes: list[tuple[Wording, Scope]]) -> Iterator[Groups]:
    seen: set[tuple[bytes, ...]] = set()
    for wording, found in scopes:
        for groups in sorted(hands_of(wording, found), key=_order):
            key = tuple(sorted(bytes(sorted(group.tiles)) for group in groups))
            if key not in seen:
                seen.add(key)
                yield groups


def _order(groups: Groups) -> list[bytes]:
    return [bytes(group.tiles) for group in groups]


def _impossible(hands: tuple[Groups, ...]) -> Iterator[Diagnosis]:
    """The first hand of each kind that no set of tiles can make."""
    reported: set[CardFault] = set()
    for groups in hands:
        for found in _beyond_the_set(groups):
            if found.reason not in reported:
                reported.add(found.reason)
                yield found


def _beyond_the_set(groups: Groups) -> Iterator[Diagnosis]:
    need, strict = needs(groups)
    text = " ".join(group.text for group in groups)
    for tile, copies in zip(TILES, COPIES, strict=False):
        if strict.count(tile) > copies:
            params: dict[str, str | int] = {
                "tile": tile.token,
                "needed": strict.count(tile),
                "copies": copies,
            }
            yield Diagnosis(CardFault.TOO_MANY_NATURALS, 0, {"expansion": text, **params})
    jokers = sum(max(number - copies, 0) for number, copies in zip(need.counts, COPIES, strict=False))
    most = COPIES[Tile.JOKER]
    if jokers > most:
        counted: dict[str, str | int] = {"jokers": jokers, "most": most}
        yield Diagnosis(CardFault.TOO_MANY_JOKERS, 0, {"expansion": text, **counted})
