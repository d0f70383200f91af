"""C-9: several seats may pass blind in one pass, and still every link carries three."""

from __future__ import annotations

from collections.abc import Sequence

from rollor.rules.deal import Seed, Stream
from rollor.rules.events import Sealed, Share, Shares
from rollor.rules.phases import PassRule
from rollor.seats import SEATS
from rollor.tiles import EMPTY, Rack, Tile


def carried(sealed: Sequence[Sealed], rule: PassRule, seed: Seed) -> Shares:
    """What each seat gave and kept of a pass, blind or not. Uses the pass's own stream of the seed (C-11)."""
    gave = [Rack.of(lying.tiles) for lying in sealed]
    if rule.stream is None or not any(lying.blind for lying in sealed):
        back = rule.direction.back
        kept = [gave[seat.to(back)] for seat in SEATS]
    elif all(lying.blind == 3 for lying in sealed):  # C-10
        kept = [EMPTY] * 4
    else:
        kept = _round_the_ring(sealed, rule, Stream(seed, rule.stream))
    east, south, west, north = (Share(gave[seat], sealed[seat].blind, kept[seat]) for seat in SEATS)
    return (east, south, west, north)


def _round_the_ring(sealed: Sequence[Sealed], rule: PassRule, stream: Stream) -> list[Rack]:
    """C-9: start at the seat with the most own tiles, and go round until every link has carried three.

    What reaches a seat is put in canonical order and shuffled (C-11); the first of it is sent on until the
    seat's three are out, the rest stays. A seat's own tiles leave when the round first comes to it.
    """
    seat = max(SEATS, key=lambda each: (len(sealed[each].tiles), -each))
    own: list[list[Tile]] = [sorted(lying.tiles) for lying in sealed]
    blind_left = [lying.blind for lying in sealed]
    kept: list[list[Tile]] = [[], [], [], []]
    arriving: list[Tile] = []
    carried_three = 0
    sent = [0, 0, 0, 0]
    while carried_three < 4 or arriving:
        shuffled = stream.shuffled(sorted(arriving))
        on = shuffled[: blind_left[seat]]
        blind_left[seat] -= len(on)
        kept[seat] += shuffled[len(on) :]
        arriving, own[seat] = own[seat] + on, []
        sent[seat] += len(arriving)
        carried_three += len(arriving) > 0 and sent[seat] == 3
        seat = seat.to(rule.direction)
    return [Rack.of(tiles) for tiles in kept]
