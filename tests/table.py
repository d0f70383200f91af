"""Tables set up in notation: what the tests of the law and of its text share.

>>> table = Table(PLAIN)
>>> [type(event).__name__ for event in table.does("east pass 147c")]
['Committed']
>>> table.refuses("east pass 666b").reason
<Illegal.ALREADY_COMMITTED: ('C-4', 1)>
"""

from __future__ import annotations

import pytest

from rollor.notation.racks import format_rack, parse_tiles
from rollor.notation.record_reader import read_record
from rollor.rules import (
    PASSES,
    Action,
    Event,
    IllegalActionError,
    Offer,
    Pass,
    Phase,
    Replace,
    Seed,
    State,
    Vote,
    awaited,
    decide,
    evolve,
    legal_actions,
    refusal,
    view,
)
from rollor.seats import SEATS, Seat
from rollor.tiles import Rack, Tile

SEED = Seed(bytes(range(32)))

PLAIN = """\
east  FFF 666b 147c 666d E
south 1122b 3344d NN R GG
west  789b 123c 125d SSSS
north 3345b 99c 789d WW 00"""
"""A deal without a joker. In `league` East needs one tile more: `PLAIN_14`."""

PLAIN_14 = PLAIN.replace("666d E", "666d EE")

JOKERS = """\
east  FF 66b 147c 66d EE JJ
south 1122b 3344d NN GG J
west  789b 123c 12d SS JJJ
north 3345b 99c 789d WW 0 J"""
"""A deal in which everybody has a joker, and West has three."""

SEAT_NAMED = {seat.word: seat for seat in SEATS}


def action(said: str) -> Action:
    """`east pass 147c +1`, `south go`, `west stop`, `north offer 5c 7c` (or `-`), `east replace 1b`."""
    word, verb, tiles = f"{said} ".split(" ", 2)
    seat = SEAT_NAMED[word]
    own, _, blind = tiles.partition("+")
    named = tuple(placed.tile for placed in parse_tiles(own.strip() if own.strip() != "-" else ""))
    if verb == "pass":
        return Pass(seat, named, int(blind or 0))
    if verb in ("go", "stop"):
        return Vote(seat, go=verb == "go")
    assert verb in ("offer", "replace"), said
    return Offer(seat, named) if verb == "offer" else Replace(seat, named)


class Table:
    """A hand in the making. Every refusal is checked to have changed nothing, and to be foreseen."""

    def __init__(self, deal: str = PLAIN, *, seed: Seed = SEED, **rules: str) -> None:
        words = [f"{name} {word}" for name, word in rules.items()]
        played = read_record(["rollor 1", *words, f"seed {seed.hex()}", *deal.splitlines()])
        self.state: State = played.state
        self.events: list[Event] = list(played.events)

    def phase(self) -> Phase:
        return self.state.public.phase

    def rack(self, seat: str) -> str:
        return format_rack(self.state.racks[SEAT_NAMED[seat]])

    def does(self, *said: str | Action) -> tuple[Event, ...]:
        """One after the other; the events of the last."""
        events: tuple[Event, ...] = ()
        for each in said:
            asked = action(each) if isinstance(each, str) else each
            assert asked in legal_actions(view(self.state, asked.seat)), each
            events = decide(self.state, asked.seat, asked)
            for event in events:
                self.state = evolve(self.state, event)
            self.events += events
        return events

    def refuses(self, said: str | Action, seat: Seat | None = None) -> IllegalActionError:
        """Why not (`seat`: who asks, if not the one that is named). Nothing has changed."""
        asked = action(said) if isinstance(said, str) else said
        asks = asked.seat if seat is None else seat
        seen, before = view(self.state, asks), repr(self.state)
        with pytest.raises(IllegalActionError) as caught:
            decide(self.state, asks, asked)
        foreseen = refusal(seen, asked)
        assert foreseen is not None
        assert (foreseen.reason, foreseen.place) == (caught.value.reason, caught.value.place)
        assert asked not in legal_actions(seen)
        assert repr(self.state) == before
        return caught.value

    def until(self, phase: Phase) -> Table:
        """Plays on to a phase: first everybody passes its first three plain tiles, then whatever just came.

        After all six passes everybody has its own tiles again.
        """
        while self.phase() is not phase:
            seat = next(seat for seat in SEATS if awaited(view(self.state, seat)))
            if self.phase() is Phase.VOTE:
                self.does(Vote(seat, go=True))
            elif self.phase() in PASSES:
                self.does(Pass(seat, tuple(three(self.state, seat))))
            else:
                self.does(Offer(seat, ()))
        return self


def three(state: State, seat: Seat) -> Rack:
    """What just came to the seat; before anything has, its first three plain tiles."""
    own = state.owns[seat]
    if own.shares:
        return own.shares[-1][1].kept
    return Rack.of([tile for tile in own.rack if tile is not Tile.JOKER][:3])
