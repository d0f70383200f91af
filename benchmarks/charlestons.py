"""Whole Charlestons of random legal actions through `decide` and `evolve`, without the deal and with it.

Two kinds: every action drawn uniformly from the legal ones (most are stopped in the vote), and the
same with everybody saying go, so that all six passes and the courtesy are played.
"""

from __future__ import annotations

import cProfile
import io
import pstats
from random import Random
from time import process_time

from rollor.rules import (
    LEAGUE,
    LESSON,
    Action,
    HouseRules,
    Phase,
    Seed,
    State,
    View,
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

CHARLESTONS = 25


def opened(seed: int, rules: HouseRules) -> State:
    """A deal, before the first pass."""
    secret = Seed(seed.to_bytes(32, "big"))
    return begin(dealt(deal(secret, rules), secret, rules))


def charleston(state: State, dice: Random, *, all_go: bool) -> State:
    """One Charleston from its deal on; the state at its end."""
    while not state.public.over:
        for seat in SEATS:
            seen = view(state, seat)
            if not awaited(seen):
                continue
            for event in decide(state, seat, _action(seen, seat, dice, all_go)):
                state = evolve(state, event)
    return state


def _action(seen: View, seat: Seat, dice: Random, all_go: bool) -> Action:
    if all_go and seen.public.on is Phase.VOTE:
        return Vote(seat, go=True)
    legal = legal_actions(seen)
    if all_go and seen.public.on is Phase.SECOND_LEFT:
        return legal[dice.randrange(len(legal) - 1)]  # all but the late stop, which comes last
    return legal[dice.randrange(len(legal))]


def rates(run: int) -> dict[str, float]:
    """Charlestons a second of one core's time."""
    found: dict[str, float] = {}
    for name, all_go in (("uniform", False), ("all go", True)):
        dice, numbers = Random(run), range(run * CHARLESTONS, (run + 1) * CHARLESTONS)
        start = process_time()
        states = [opened(number, LESSON if number % 2 else LEAGUE) for number in numbers]
        middle = process_time()
        for state in states:
            charleston(state, dice, all_go=all_go)
        end = process_time()
        found[f"charlestons, {name}"] = CHARLESTONS / (end - middle)
        found[f"charlestons, {name}, with the deal"] = CHARLESTONS / (end - start)
    return found


def profile(number: int = 300) -> str:
    """Where the time goes: the dozen functions that take most of it."""
    profiler = cProfile.Profile()
    dice = Random(1)
    profiler.enable()
    for game in range(number):
        charleston(opened(game, LESSON), dice, all_go=True)
    profiler.disable()
    text = io.StringIO()
    pstats.Stats(profiler, stream=text).sort_stats("tottime").print_stats(12)
    return text.getvalue()
