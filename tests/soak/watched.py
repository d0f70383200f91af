"""Hands that bots play while everything is checked that must hold after every event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, groupby
from operator import attrgetter

from rollor.advisor.bots import make_bot
from rollor.card import Card, read_card, sample
from rollor.driver import Game
from rollor.kernels.pack import PackedCard, pack
from rollor.notation.event_json import event_to_json
from rollor.notation.header import Header
from rollor.notation.racks import parse_tiles
from rollor.notation.record import Record, blocks_of, format_record
from rollor.notation.record_reader import read_record
from rollor.rules import (
    PRESETS,
    Answered,
    Dealt,
    Event,
    Seed,
    State,
    View,
    begin,
    deal,
    dealt,
    evolve,
    evolve_view,
    first_view,
    seen_by,
    view,
)
from rollor.rules.deal import bot_seed
from rollor.rules.exposure import lying
from rollor.rules.table import Table as PublicTable
from rollor.seats import SEATS, Seat
from rollor.tiles import EMPTY, FULL_SET, Rack, Tile

KNOWERS: tuple[Seat | None, ...] = (None, *SEATS)
"""A spectator, and each seat."""

LONGEST = 3_000
"""Answers that no hand needs: 99 draws, each with a discard and three answers, are not half of it."""


@cache
def card_named(name: str) -> Card:
    return read_card(sample(name))


@cache
def packed(name: str) -> PackedCard:
    return pack(card_named(name))


@dataclass(frozen=True)
class Table:
    """House rules, a card, and who sits where."""

    preset: str
    card: str
    bots: tuple[str, ...]

    def game(self, number: int) -> Game:
        seed, rules = Seed(number.to_bytes(32, "big")), PRESETS[self.preset]
        told = dealt(deal(seed, rules), seed, rules, card=self.card)
        players = [make_bot(self.bots[seat], bot_seed(seed, seat), packed(self.card)) for seat in SEATS]
        return Game(told, players, card_named(self.card))

    def check(self, number: int, *, closely: bool) -> Game:
        """Plays a hand to its end, and checks it; `closely`, what takes as long as playing it."""
        game = self.game(number)
        for _ in range(LONGEST):
            if not game.step():
                break
        assert game.state.public.ended, "somebody is stuck"
        assert last_of(conserved(game.events, game.state.card)) == game.state
        won = game.state.public.won
        assert won is None or (sum(won.payments) == 0 and won.payments[won.seat] > 0)
        if closely:
            check_views(game.events, card_named(self.card))
            self.check_record(game, number)
        return game

    def check_record(self, game: Game, number: int) -> None:
        """The text of the record is read back as the same hand."""
        header = Header(PRESETS[self.preset], self.preset, self.card, seed=Seed(number.to_bytes(32, "big")))
        text = format_record(Record(header, blocks_of(game.events)))
        read = read_record(text.splitlines(), {self.card: card_named(self.card)})
        assert read.state == game.state
        assert list(in_order(read.events)) == list(in_order(game.events))
        assert format_record(read.record) == text


def in_order(events: Sequence[Event]) -> Iterator[Event]:
    """H-3: the answers to a discard are sealed, and a silence is not written: their order means nothing."""
    for answers, some in groupby(events, key=lambda event: isinstance(event, Answered)):
        run = list(some)
        yield from sorted(run, key=attrgetter("seat")) if answers else run


def last_of(states: Iterator[State]) -> State:
    *_, last = states
    return last


def conserved(events: Sequence[Event], card: Card | None) -> Iterator[State]:
    """T-1: the state after each event, in which the 152 tiles are all there, and racks as big as is told."""
    first = events[0]
    assert isinstance(first, Dealt)
    count = Count()
    state = begin(first, card)
    for event in events:
        if event is not first:
            state = evolve(state, event)
        assert count.all_tiles(state) == FULL_SET
        assert count.sizes == state.public.sizes
        assert len(state.wall) == state.public.wall_left
        yield state


class Count:
    """Counts all tiles, each heap of them anew as soon as it is another than before."""

    def __init__(self) -> None:
        self._heaps: list[object] = [None] * 6
        self._racks = [EMPTY] * 6
        self.sizes = (0, 0, 0, 0)

    def all_tiles(self, state: State) -> Rack:
        """Racks, wall, discards and exposures together."""
        table = state.public.table
        for place, heap in enumerate((*state.racks, state.wall, table)):
            if heap is not self._heaps[place]:
                self._heaps[place], self._racks[place] = heap, _counted(heap)
                east, south, west, north = map(len, self._racks[:4])
                self.sizes = (east, south, west, north)
        return Rack(sum(map(_number, self._racks)).to_bytes(len(EMPTY.counts), "little"))


def _counted(heap: object) -> Rack:
    if isinstance(heap, PublicTable):
        thrown = Rack.of(discarded.tile for discarded in heap.discards)
        return thrown + lying(chain.from_iterable(heap.exposures))
    assert isinstance(heap, Rack | tuple)
    return heap if isinstance(heap, Rack) else Rack.of(heap)


def _number(rack: Rack) -> int:
    """All counts as one number, a byte each."""
    return int.from_bytes(rack.counts, "little")


def check_views(events: Sequence[Event], card: Card) -> None:
    """C-18: each seat and a spectator fold what they see to what they may know; no byte of it tells more."""
    views: dict[Seat | None, View] = {}
    lay_open: set[Tile] = set()
    for event, state in zip(events, conserved(events, card), strict=True):
        lies_open = lying_open(state)
        for knower in KNOWERS:
            before = views.get(knower)
            seen = seen_by(event, knower)
            if before is None:
                assert isinstance(seen, Dealt)
                views[knower] = first_view(seen, knower, card)
            else:
                views[knower] = evolve_view(before, seen)
            assert views[knower] == view(state, knower)
            if seen is not None and not state.public.ended:
                held = own_tiles(before) | own_tiles(views[knower])
                assert told(seen) <= held | lay_open | lies_open | {Tile.HIDDEN}, (event, knower)
        lay_open = lies_open


def lying_open(state: State) -> set[Tile]:
    """Every kind that everybody sees."""
    table = state.public.table
    thrown = {discarded.tile for discarded in table.discards}
    return thrown.union(*(set(exposure.tiles) for exposures in table.exposures for exposure in exposures))


def own_tiles(view: View | None) -> set[Tile]:
    """Every kind that the knower holds."""
    return set() if view is None or view.own is None else set(view.own.rack)


def told(event: Event) -> set[Tile]:
    """Every tile that the JSON of an event names, whatever it is called there."""
    found: set[Tile] = set()
    left: list[object] = [event_to_json(event)]
    while left:
        value = left.pop()
        if isinstance(value, dict):
            left += [item for name, item in value.items() if name not in NO_TILES]
        elif isinstance(value, list):
            left += value
        elif isinstance(value, str):
            found |= {placed.tile for placed in parse_tiles(value)}
    return found


NO_TILES = {
    "v",
    "type",
    "seat",
    "phase",
    "pair",
    "rules",
    "commitment",
    "version",
    "card",
    "owner",
    "discarder",
}
"""Fields of events that hold words and no tiles. Whatever is not among them has to be tiles."""
