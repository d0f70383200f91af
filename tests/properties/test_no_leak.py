"""What a seat can't see makes no difference to it: not to its view, its events, nor what it may do.

Two kinds that a seat has never held are swapped everywhere: in the deal, and in everybody's actions. If
that is a game at all (the swap may change what a blind pass sends on, and then the games part), the seat
must see the very same bytes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from tests.properties.hands import HOUSES, Played, charleston, states, whole_hand

from rollor.notation.event_json import event_to_json
from rollor.notation.racks import parse_tiles
from rollor.rules import (
    Action,
    Call,
    Dealt,
    Discard,
    Event,
    HouseRules,
    IllegalActionError,
    Offer,
    Pass,
    Redeem,
    Replace,
    begin,
    decide,
    evolve,
    legal_actions,
    seen_by,
    view,
)
from rollor.seats import SEATS, Seat
from rollor.tiles import Rack, Tile

numbers = st.integers(0, 2**64)
houses = st.sampled_from(HOUSES)
NEIGHBOURS = [(Tile(kind), Tile(kind + 1)) for kind in range(Tile.B1, Tile.SOAP)]
"""Kinds of four that stand side by side, so that sorting treats both alike among the others."""


def test_a_seat_sees_the_same_whatever_it_can_not_see_in_a_charleston() -> None:
    compared: list[bool] = []

    @given(numbers, houses, st.sampled_from(SEATS))
    def sees_the_same(number: int, rules: HouseRules, seat: Seat) -> None:
        played = charleston(number, rules)
        known = held_ever(played, seat)
        compared.extend(_same_for(played, seat, pair) for pair in NEIGHBOURS if not known & set(pair))

    sees_the_same()
    assert sum(compared) > 20, "too few pairs of games were compared"


@given(numbers, houses)
def test_a_spectator_sees_the_same_whatever_is_dealt(number: int, rules: HouseRules) -> None:
    played = charleston(number, rules)
    for pair in NEIGHBOURS[::9]:
        swapped = swap(played, pair)
        assert swapped is None or seen(played, None) == seen(swapped, None)


def test_in_a_whole_hand_too_a_seat_sees_the_same_until_the_faces_are_shown() -> None:
    compared = 0
    for number in range(12):
        played = whole_hand(number, HOUSES[number % 3])
        after = min(40 + 5 * number, len(played.actions) - 1)
        early = Played(played.actions[after][0], played.events, played.actions[:after])
        for seat in SEATS:
            for pair in NEIGHBOURS:
                known = held_ever(early, seat) | _open(early)
                if not known & set(pair):
                    compared += _same_for(early, seat, pair)
    assert compared > 20


def test_no_byte_of_what_a_seat_sees_names_a_tile_that_it_has_not_seen() -> None:
    for number in range(40):
        played = charleston(number, HOUSES[number % len(HOUSES)])
        for seat in SEATS:
            known = {tile.token for tile in held_ever(played, seat)}
            told = {word for line in seen(played, seat) for word in _tiles_named(json.loads(line))}
            assert told <= known | {"?"}


def _tiles_named(value: object) -> Iterator[str]:
    """Every tile that the JSON of an event names, wherever it may stand."""
    if isinstance(value, dict):
        for name, item in value.items():
            if name in ("gave", "kept", "tiles", "wall", "tile") and isinstance(item, str):
                yield from _tokens(item)
            elif name == "racks":
                yield from (token for rack in item for token in _tokens(rack))
            else:
                yield from _tiles_named(item)
    elif isinstance(value, list):
        for item in value:
            yield from _tiles_named(item)


def _tokens(text: str) -> Iterator[str]:
    return (placed.tile.token for placed in parse_tiles(text))


def held_ever(played: Played, seat: Seat) -> set[Tile]:
    """Every kind that has stood on this seat's rack."""
    racks = [*(state.racks[seat] for state, _ in played.actions), played.state.racks[seat]]
    return {tile for rack in racks for tile in rack}


def _open(played: Played) -> set[Tile]:
    """Every kind that lies open. (A discard that was taken lies in an exposure.)"""
    thrown = {discarded.tile for discarded in played.state.public.discards}
    return thrown | {exposure.tile for each in played.state.public.exposures for exposure in each}


def seen(played: Played | None, seat: Seat | None) -> list[str]:
    """What a seat is sent, byte for byte."""
    assert played is not None
    told = (seen_by(event, seat) for event in played.events)
    return [json.dumps(event_to_json(event)) for event in told if event is not None]


def _same_for(played: Played, seat: Seat, pair: tuple[Tile, Tile]) -> bool:
    """Whether there is a game to compare with, in which the seat saw the same."""
    swapped = swap(played, pair)
    if swapped is None:
        return False
    here = Played(played.state, played.events[: len(swapped.events)])
    assert seen(here, seat) == seen(swapped, seat)
    card = played.actions[0][0].card
    for (_, one), (_, other) in zip(states(here.events, card), states(swapped.events, card), strict=True):
        assert view(one, seat) == view(other, seat)
        mine, theirs = legal_actions(view(one, seat)), legal_actions(view(other, seat))
        assert len(mine) == len(theirs)
    return True


def swap(played: Played, pair: tuple[Tile, Tile]) -> Played | None:
    """The same game with two kinds swapped in everything; `None` if that is none."""
    one, other = pair
    turn = {one: other, other: one}

    def turned(rack: Rack) -> Rack:
        return Rack.of(turn.get(tile, tile) for tile in rack)

    told = played.events[0]
    assert isinstance(told, Dealt)
    east, south, west, north = map(turned, told.racks)
    wall = tuple(turn.get(tile, tile) for tile in told.wall)
    first = replace(told, racks=(east, south, west, north), wall=wall)
    state, events = begin(first, played.actions[0][0].card), list[Event]([first])
    for _, action in played.actions:
        try:
            happened = decide(state, action.seat, _turned_action(action, turn))
        except IllegalActionError:
            return None
        for event in happened:
            state = evolve(state, event)
        events += happened
    return Played(state, events)


def _turned_action(action: Action, turn: dict[Tile, Tile]) -> Action:
    if isinstance(action, Discard | Redeem):
        return replace(action, tile=turn.get(action.tile, action.tile))
    if isinstance(action, Pass | Offer | Replace | Call):
        return replace(action, tiles=tuple(turn.get(tile, tile) for tile in action.tiles))
    return action
