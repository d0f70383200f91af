"""Every refusal that play can provoke, and every event: hands at random, in which all is tried."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from rollor.card import Card, read_card, sample
from rollor.notation.errors import NotationError
from rollor.notation.record_reader import read_record
from rollor.rules import (
    PRESETS,
    Action,
    Call,
    Declare,
    Decline,
    Discard,
    Event,
    IllegalActionError,
    Offer,
    Pass,
    Phase,
    Redeem,
    Replace,
    Seed,
    State,
    Vote,
    awaited,
    begin,
    deal,
    dealt,
    decide,
    evolve,
    legal_actions,
    view,
)
from rollor.seats import SEATS, Seat
from rollor.tiles import Tile

Params = Mapping[str, str | int]
HANDS = 16


@dataclass
class Provoked:
    """The parameters that came with each refusal, one example for each set of names, and all events."""

    refusals: dict[object, dict[frozenset[str], Params]] = field(default_factory=lambda: defaultdict(dict))
    hands: list[list[Event]] = field(default_factory=list)

    def note(self, reason: object, params: Params) -> None:
        self.refusals[reason][frozenset(params)] = params


@cache
def provoked() -> Provoked:
    """The same ones every time."""
    found = Provoked()
    for number in range(HANDS):
        found.hands.append(_play(found, random.Random(number)))
    for text in BROKEN:
        try:
            read_record(text.splitlines())
        except NotationError as error:
            found.note(error.reason, error.params)
    return found


@cache
def card() -> Card:
    return read_card(sample("practice"))


def _play(found: Provoked, lots: random.Random) -> list[Event]:
    seed = Seed(lots.randbytes(32))
    rules = PRESETS[lots.choice(("lesson", "league"))]
    for name, words in (("joker_guard", ("refuse", "return")), ("stop_until", ("moved", "vote"))):
        rules = rules.changed(name, lots.choice(words))
    events: list[Event] = [opening := dealt(deal(seed, rules), seed, rules)]
    state = begin(opening, card())
    while acting := [seat for seat in SEATS if awaited(view(state, seat))]:
        if not state.public.over or lots.random() < 0.02:
            for seat in SEATS:
                for action in _attempts(lots, state, seat):
                    _attempt(found, state, seat, action)
        seat = lots.choice(acting)
        legal = legal_actions(view(state, seat))
        sure = state.public.on is Phase.VOTE and lots.random() < 0.9
        happened = decide(state, seat, legal[0 if sure else lots.randrange(len(legal))])
        for event in happened:
            state = evolve(state, event)
        events += happened
    _attempt(found, state, Seat.EAST, Discard(Seat.EAST, Tile.EAST))
    return events


def _attempt(found: Provoked, state: State, seat: Seat, action: Action) -> None:
    try:
        decide(state, seat, action)
    except IllegalActionError as error:
        found.note(error.reason, error.params)


def _attempts(lots: random.Random, state: State, seat: Seat) -> Iterator[Action]:
    """What a seat might try, sensible or not."""
    rack = list(state.owns[seat].rack)

    def some(number: int) -> tuple[Tile, ...]:
        return tuple(lots.sample(rack, min(number, len(rack))))

    for number in (2, 3, 4):
        yield Pass(seat, some(number), lots.randrange(3))
        yield Pass(seat, some(number))
        yield Offer(seat, some(number))
        yield Replace(seat, some(number - 1))
    yield Pass(seat, (Tile.JOKER,) * 3)
    yield Pass(seat, (Tile.HIDDEN,) * 3)
    yield Pass(seat.across, ())
    yield Offer(seat, (Tile.JOKER,))
    yield Replace(seat, (Tile.JOKER,))
    yield from (Vote(seat, go=True), Vote(seat, go=False))
    yield from (Discard(seat, Tile.HIDDEN), Declare(seat), Decline(seat))
    last = state.public.discards[-1].tile if state.public.discards else Tile.B1
    for number in (1, 2, 3, 6):
        yield Call(seat, (last,) * number)
        yield Call(seat, (Tile.JOKER,) * number)
    yield Call(seat, (Tile.B1, Tile.B2))
    for owner in SEATS:
        tiles = [Tile.B1, *(exposure.tile for exposure in state.public.exposures[owner])]
        yield from (Redeem(seat, owner, tile) for tile in tiles)


HEAD = f"""\
rollor 1
seed {7:064x}
"""
RACKS = """\
east  FFF 666b 147c 666d E
south 1122b 3344d NN R GG
west  789b 123c 125d SSSS
north 3345b 99c 789d WW 00
"""
BROKEN = (
    HEAD + "pass left",
    f"rollor 1\n{RACKS}pass right\n  east 147c\n  south NN R\npass across\n",
    "rollor 1\n" + RACKS.replace("666d E", "666d"),
    "rollor 1\n" + RACKS.replace("666d E", "666d ?"),
    "rollor 1\n" + RACKS + "wall F",
    "rollor 1\n" + RACKS + "wall FFFFFF",
)
"""What only a record can have wrong."""
