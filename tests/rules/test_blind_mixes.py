"""C-8 to C-10: whatever mix of own and blind tiles four seats pass, every link carries three."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from tests.rules import independent_deal
from tests.table import PLAIN, PLAIN_14, Table

from rollor.rules import PASSES, Exchanged, Pass, Phase, Seed, Share, State, decide, evolve
from rollor.seats import SEATS, Direction
from rollor.tiles import FULL_SET, Rack, Tile

MIXES = list(product(range(4), repeat=4))
"""How many own tiles each seat passes: all 256."""

GIVEN = ("1c 4c 7c", "N R G", "1d 2d 5d", "7d 8d 9d")
"""What each seat passes of its own: twelve different tiles, so that each can be followed."""

HOUSES = [("refuse", 13), ("refuse", 14), ("return", 13), ("return", 14)]
BLIND = [Phase.FIRST_LEFT, Phase.LAST_RIGHT]
STREAMS = {Phase.FIRST_LEFT: "blind/3", Phase.LAST_RIGHT: "blind/6"}


def start(phase: Phase, guard: str, east: int) -> State:
    deal = PLAIN if east == 13 else PLAIN_14
    return Table(deal, east_deal=str(east), joker_guard=guard).until(phase).state


def passed(state: State, mix: Sequence[int], seed: Seed) -> tuple[State, Exchanged]:
    """The hand of another seed, after a pass in which each seat gives so many of its own."""
    state = State(state.public, state.owns, state.wall, seed)
    for seat, own in zip(SEATS, mix, strict=True):
        tiles = tuple(map(Tile.from_token, GIVEN[seat].split()[:own]))
        events = decide(state, seat, Pass(seat, tiles, 3 - own))
        for event in events:
            state = evolve(state, event)
    assert isinstance(events[-1], Exchanged)
    return state, events[-1]


def seeds(number: int, first: int = 0) -> Iterator[Seed]:
    return (Seed(each.to_bytes(32, "big")) for each in range(first, first + number))


def shares_of(exchanged: Exchanged) -> list[Share]:
    return [share for share in exchanged.shares if share is not None]


def links(shares: Sequence[Share], direction: Direction) -> list[int]:
    """How many tiles each seat's link carried, if every tile took the shortest way to who kept it."""
    home = {tile: giver for giver, share in zip(SEATS, shares, strict=True) for tile in share.gave}
    carried = [0, 0, 0, 0]
    for keeper, share in zip(SEATS, shares, strict=True):
        for tile in share.kept:
            seat = home.pop(tile)
            carried[seat] += 1
            while (seat := seat.to(direction)) is not keeper:
                carried[seat] += 1
    assert not home, "every tile that was given is kept by somebody"
    return carried


def check_mix(before: State, after: State, exchanged: Exchanged, mix: Sequence[int]) -> None:
    shares = shares_of(exchanged)
    assert [len(share.gave) for share in shares] == list(mix)
    assert [share.blind for share in shares] == [3 - own for own in mix]
    assert [len(share.kept) for share in shares] == list(mix)
    carried = links(shares, PASSES[exchanged.phase].direction)
    # A tile that went all the way round, once or more, is one more on every link: they stay alike.
    assert len(set(carried)) == 1
    assert carried[0] <= 3
    assert [len(rack) for rack in after.racks] == [len(rack) for rack in before.racks]
    assert sum(after.racks, Rack.of(after.wall)) == FULL_SET
    for rack, old, share in zip(after.racks, before.racks, shares, strict=True):
        assert rack == old - share.gave + share.kept


def check_all_mixes(phase: Phase, guard: str, east: int, each: int) -> None:
    before = start(phase, guard, east)
    for number, mix in enumerate(MIXES):
        for seed in seeds(each, first=number * each):
            after, exchanged = passed(before, mix, seed)
            check_mix(before, after, exchanged, mix)


@pytest.mark.parametrize("phase", BLIND)
@pytest.mark.parametrize(("guard", "east"), HOUSES)
def test_every_link_carries_three_and_each_keeps_as_many_as_it_gave(
    phase: Phase, guard: str, east: int
) -> None:
    check_all_mixes(phase, guard, east, each=2)


@pytest.mark.soak
@pytest.mark.parametrize("phase", BLIND)
@pytest.mark.parametrize(("guard", "east"), HOUSES)
def test_every_link_carries_three_over_many_seeds(phase: Phase, guard: str, east: int) -> None:
    check_all_mixes(phase, guard, east, each=50)


@pytest.mark.parametrize("phase", BLIND)
def test_each_keeps_what_the_law_says_when_it_is_read_a_second_time(phase: Phase) -> None:
    before, direction = start(phase, "refuse", 13), PASSES[phase].direction
    for number, mix in enumerate(MIXES[1:], start=1):
        for seed in seeds(2, first=number):
            _, exchanged = passed(before, mix, seed)
            own = [tiles.split()[:number] for tiles, number in zip(GIVEN, mix, strict=True)]
            kept = independent_deal.kept_blind(seed, STREAMS[phase], direction.value, own)
            if mix == (3, 3, 3, 3):
                kept = [own[seat.to(direction.back)] for seat in SEATS]
            assert [[tile.token for tile in share.kept] for share in shares_of(exchanged)] == kept


@pytest.mark.parametrize("phase", BLIND)
def test_if_all_four_pass_three_blind_nothing_moves_and_play_goes_on(phase: Phase) -> None:
    before = start(phase, "refuse", 13)
    after, exchanged = passed(before, (0, 0, 0, 0), Seed(bytes(32)))
    assert after.racks == before.racks
    assert exchanged.shares == (Share(Rack(), 3, Rack()),) * 4
    assert after.public.phase is {Phase.FIRST_LEFT: Phase.VOTE, Phase.LAST_RIGHT: Phase.COURTESY}[phase]
    assert after.public.moved[-1] is phase


def test_whoever_passes_three_blind_beside_one_who_gives_three_forwards_all() -> None:
    """First left goes to the left: what East gives comes to North, which sends it on unseen to West."""
    before = start(Phase.FIRST_LEFT, "refuse", 13)
    for seed in seeds(20):
        _, exchanged = passed(before, (3, 3, 3, 0), seed)
        east, _, west, north = shares_of(exchanged)
        assert (north.gave, north.kept) == (Rack(), Rack())
        assert west.kept == east.gave


def test_a_seat_may_get_its_own_tile_back() -> None:
    before = start(Phase.FIRST_LEFT, "refuse", 13)
    _, exchanged = passed(before, (1, 0, 0, 0), Seed(bytes(32)))
    east, south, west, north = shares_of(exchanged)
    assert east.gave == east.kept == Rack.tokens("1c")
    assert south == west == north == Share(Rack(), 3, Rack())
