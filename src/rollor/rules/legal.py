"""All that a seat may do now, counted without being written out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rollor.rules import multiset
from rollor.rules.actions import Action, Declare, Offer, Pass, Replace, Vote
from rollor.rules.check import check
from rollor.rules.errors import IllegalActionError, not_your_seat
from rollor.rules.hand_actions import hand_actions, heavenly
from rollor.rules.house import JokerGuard, StopUntil
from rollor.rules.own import Own
from rollor.rules.phases import PASSES, Phase
from rollor.rules.public import Public
from rollor.rules.view import View
from rollor.seats import Seat
from rollor.tiles import EMPTY, Rack


@dataclass(frozen=True, slots=True)
class Passes:
    """C-3, C-8: every choice of `own` tiles from these, made up to three with blind ones."""

    seat: Seat
    rack: Rack
    own: int

    def __len__(self) -> int:
        return multiset.choices(self.rack.counts, self.own)

    def __getitem__(self, index: int) -> Pass:
        return Pass(self.seat, multiset.choice(self.rack, self.own, index), 3 - self.own)


@dataclass(frozen=True, slots=True)
class Votes:
    """C-12, C-14: go or stop; who has said go, or is past the vote, may only stop."""

    seat: Seat
    may_go: bool

    def __len__(self) -> int:
        return 1 + self.may_go

    def __getitem__(self, index: int) -> Vote:
        return Vote(self.seat, go=((True, False) if self.may_go else (False,))[index])


@dataclass(frozen=True, slots=True)
class Offers:
    """C-15: every way to lay out so many of these tiles in order."""

    seat: Seat
    rack: Rack
    number: int

    def __len__(self) -> int:
        return multiset.orders(self.rack.counts, self.number)

    def __getitem__(self, index: int) -> Offer:
        return Offer(self.seat, multiset.order(self.rack, self.number, index))


@dataclass(frozen=True, slots=True)
class Replaces:
    """C-7: every choice of so many plain tiles for jokers; every order of them in the courtesy."""

    seat: Seat
    rack: Rack
    number: int
    ordered: bool

    def __len__(self) -> int:
        count = multiset.orders if self.ordered else multiset.choices
        return count(self.rack.counts, self.number)

    def __getitem__(self, index: int) -> Replace:
        pick = multiset.order if self.ordered else multiset.choice
        return Replace(self.seat, pick(self.rack, self.number, index))


Part = Passes | Votes | Offers | Replaces | tuple[Action, ...]


class LegalActions(Sequence[Action]):
    """C-1 to C-18: the legal actions of a seat: lazy, countable, in a fixed order.

    Order means something in an offer and in its replacements only: a pass is counted once, its tiles sorted.
    `in` asks the law itself, whatever the order of the tiles.
    """

    def __init__(self, view: View, parts: tuple[Part, ...]) -> None:
        self._view = view
        self.parts = parts

    def __len__(self) -> int:
        return sum(map(len, self.parts))

    def __getitem__(self, index: int) -> Action:  # type: ignore[override]
        left = index if index >= 0 else index + len(self)
        if left < 0 or not self.parts:
            raise IndexError(index)
        for part in self.parts[:-1]:
            if left < len(part):
                return part[left]
            left -= len(part)
        return self.parts[-1][left]

    def __iter__(self) -> Iterator[Action]:
        for part in self.parts:
            yield from (part[index] for index in range(len(part)))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and refusal(self._view, action) is None


def refusal(view: View, action: Action) -> IllegalActionError | None:
    """Why the law would refuse this to the seat of the view; `None` if it would not."""
    if view.seat is None or view.own is None or action.seat is not view.seat:
        return not_your_seat(view.seat, action)
    try:
        check(view.public, view.own, action, view.card)
    except IllegalActionError as error:
        return error
    return None


def awaited(view: View) -> bool:
    """C-3, C-12, C-15, H-1, H-3: whether the hand waits for this seat (which may be free to stop, too).

    Without a card nothing is awaited after the Charleston.
    """
    public, seat, own = view.public, view.seat, view.own
    if seat is None or own is None:
        return False
    if public.on in PASSES:
        return public.owed[seat] > 0 if public.halted else not public.committed[seat]
    if public.on is Phase.VOTE:
        return not own.said_go
    if public.on is Phase.COURTESY:
        return public.owed[seat] > 0 or not public.committed[seat]
    if view.card is None or public.on is Phase.OVER:
        return False
    if public.on is Phase.PLAY:
        return public.turn is seat
    return own.answer is None and public.discards[-1].seat is not seat


def legal_actions(view: View) -> LegalActions:
    """What the seat of this view may do now; nothing for a spectator.

    Bots, the coach and environments ask this; they have no `State`.
    """
    if view.seat is None or view.own is None:
        return LegalActions(view, ())
    public, seat = view.public, view.seat
    parts: tuple[Part, ...] = ()
    if public.owed[seat]:
        parts = _replaces(view, seat)
    elif public.on in PASSES:
        parts = _passes(view, seat, view.own)
    elif public.on is Phase.COURTESY:
        if not public.committed[seat]:
            rack = _passable(view)
            parts = tuple(Offers(seat, rack, number) for number in range(4))
    elif public.on is not Phase.VOTE:
        parts = (hand_actions(view, seat, view.own),)
    return LegalActions(view, (*parts, *_votes(public, seat, view.own)))


def _passes(view: View, seat: Seat, own: Own) -> tuple[Part, ...]:
    """C-3, C-8: what may be committed, with fewer own tiles where it may be blind. H-12: or a whole hand."""
    public, rule = view.public, PASSES[view.public.on]
    if public.halted or public.committed[seat]:
        return ()
    rack = _passable(view)
    if rule.blind:
        return tuple(Passes(seat, rack, number) for number in (3, 2, 1, 0))
    if heavenly(view, seat, own):
        return ((Declare(seat),), Passes(seat, rack, 3))
    return (Passes(seat, rack, 3),)


def _replaces(view: View, seat: Seat) -> tuple[Part, ...]:
    """C-7: as many plain tiles as are owed; in the courtesy it may be fewer."""
    owed, courtesy = view.public.owed[seat], view.public.on is Phase.COURTESY
    own = view.own
    rack = EMPTY if own is None else (own.rack - own.lying).plain
    numbers = range(0 if courtesy else owed, owed + 1)
    return tuple(Replaces(seat, rack, number, courtesy) for number in numbers)


def _votes(public: Public, seat: Seat, own: Own) -> tuple[Part, ...]:
    """C-12, C-14: go or stop in the vote; in second left a late stop, where the house has it."""
    if public.on is Phase.VOTE:
        return (Votes(seat, may_go=not own.said_go),)
    if public.on is Phase.SECOND_LEFT and public.rules.stop_until is StopUntil.MOVED:
        return (Votes(seat, may_go=False),)
    return ()


def _passable(view: View) -> Rack:
    """C-6, C-7: under the guard `return` a joker can be laid out (and comes back); else it can't."""
    returns = view.public.rules.joker_guard is JokerGuard.RETURN
    return view.rack if returns else view.rack.plain
