"""A hand after its Charleston, set up in notation, with a small card of our own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from rollor.card import Card, read_card
from rollor.notation.racks import format_rack, parse_rack, parse_tiles
from rollor.rules import (
    LEAGUE,
    Action,
    Call,
    Declare,
    Decline,
    Discard,
    Event,
    HouseRules,
    IllegalActionError,
    Phase,
    Redeem,
    Seed,
    State,
    Stream,
    begin,
    dealt,
    decide,
    evolve,
    legal_actions,
    refusal,
    typed_deal,
    view,
)
from rollor.rules.table import Table
from rollor.seats import SEATS
from rollor.tiles import FULL_SET, Rack, Tile

CARD = read_card(
    """
name = "Hands"

[[section]]
name = "One"

[[section.line]]
id = "sixes"
pattern = "FFFF 666b 666d EEEE"
value = 25

[[section.line]]
id = "dear-sixes"
pattern = "FFFF 666x 666y EEEE"
value = 45

[[section.line]]
id = "concealed"
pattern = "111c 222c 333c 444c 55c"
value = 40
exposed = false

[[section.line]]
id = "open"
pattern = "111c 222c 333c 444c SS"
value = 35

[[section.line]]
id = "pairs"
pattern = "11d 22d 33d 44d 55d 77d 99d"
value = 50

[[section.line]]
id = "quint"
pattern = "77777c 888c NN GGGG"
value = 30
"""
)

SEAT_NAMED = {seat.word: seat for seat in SEATS}


def action(said: str) -> Action:
    """`east discard 5b`, `south call 55b J`, `south mahjongg`, `south pass`, `east redeem 5b from south`."""
    word, verb, tiles = f"{said} ".split(" ", 2)
    seat = SEAT_NAMED[word]
    if verb == "mahjongg":
        return Declare(seat)
    if verb == "pass":
        return Decline(seat)
    if verb == "redeem":
        tile, _, owner = tiles.split()[:3]
        return Redeem(seat, SEAT_NAMED[owner], parse_tiles(tile)[0].tile)
    named = tuple(placed.tile for placed in parse_tiles(tiles.strip()))
    return Call(seat, named) if verb == "call" else Discard(seat, named[0])


def filled(named: Sequence[str | None], wall: str) -> tuple[list[Rack], list[Tile]]:
    """The racks, East's of fourteen tiles, and the rest of the wall. Who is not named holds plain tiles."""
    first = [placed.tile for placed in parse_tiles(wall)]
    held = {seat: parse_rack(text) for seat, text in zip(SEATS, named, strict=True) if text is not None}
    left = Stream(Seed(bytes(32)), "filling").shuffled(FULL_SET - sum(held.values(), Rack.of(first)))
    left.sort(key=lambda tile: tile in (Tile.FLOWER, Tile.JOKER))
    for seat in SEATS:
        size = 14 if seat is SEATS[0] else 13
        if seat not in held:
            held[seat], left = Rack.of(left[:size]), left[size:]
    return [held[seat] for seat in SEATS], [*first, *left]


class Hand:
    """East is on turn with fourteen tiles; `wall` is what is drawn next (or all there is left)."""

    def __init__(
        self,
        *,
        east: str | None = None,
        south: str | None = None,
        west: str | None = None,
        north: str | None = None,
        wall: str = "",
        short: bool = False,
        card: Card = CARD,
    ) -> None:
        racks, drawn = filled((east, south, west, north), wall)
        seed = Seed(bytes(32))
        rules: HouseRules = LEAGUE
        state = begin(dealt(typed_deal(racks, seed, rules, drawn), seed, rules, card="hands"), card)
        rest = state.wall[: len(parse_tiles(wall))] if short else state.wall
        table = Table(turn=SEATS[0])
        public = replace(state.public, on=Phase.PLAY, table=table, wall_left=len(rest))
        self.state: State = replace(state, public=public, wall=rest)

    def does(self, *said: str) -> tuple[Event, ...]:
        """One after the other; the events of the last. Each is foreseen as legal."""
        events: tuple[Event, ...] = ()
        for each in said:
            asked = action(each)
            assert asked in legal_actions(view(self.state, asked.seat)), each
            assert asked in list(legal_actions(view(self.state, asked.seat))), each
            events = decide(self.state, asked.seat, asked)
            for event in events:
                self.state = evolve(self.state, event)
        return events

    def silent(self, *words: str) -> tuple[Event, ...]:
        """These seats let the discard go."""
        return self.does(*(f"{word} pass" for word in words))

    def refuses(self, said: str) -> IllegalActionError:
        """Why not; nothing has changed, and it was foreseen."""
        asked, before = action(said), repr(self.state.public) + repr(self.state.owns)
        with pytest.raises(IllegalActionError) as caught:
            decide(self.state, asked.seat, asked)
        foreseen = refusal(view(self.state, asked.seat), asked)
        assert foreseen is not None
        assert foreseen.reason is caught.value.reason
        assert asked not in list(legal_actions(view(self.state, asked.seat)))
        assert repr(self.state.public) + repr(self.state.owns) == before
        return caught.value

    def rack(self, word: str) -> str:
        return format_rack(self.state.racks[SEAT_NAMED[word]])

    def shown(self, word: str) -> list[str]:
        exposures = self.state.public.exposures[SEAT_NAMED[word]]
        return [format_rack(exposure.tiles) for exposure in exposures]


def turn(hand: Hand) -> str:
    """Whose turn it is."""
    seat = hand.state.public.turn
    return "" if seat is None else seat.word
