"""Whole Charlestons of random legal actions through `decide` and `evolve`, deal included.

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


def charleston(seed: int, rules: HouseRules, dice: Random, *, all_go: bool) -> tuple[State, int]:
    """One Charleston; the state at its end, and how many actions it took."""
    secret = Seed(seed.to_bytes(32, "big"))
    state = begin(dealt(deal(secret, rules), secret, rules))
    actions = 0
    while not state.public.over:
        for seat in SEATS:
            seen = view(state, seat)
            if not awaited(seen):
                continue
            for event in decide(state, seat, _action(seen, seat, dice, all_go)):
                state = evolve(state, event)
            actions += 1
    return state, actions


def _action(seen: View, seat: Seat, dice: Random, all_go: bool) -> Action:
    if all_go and seen.public.on is Phase.VOTE:
        return Vote(seat, go=True)
    legal = legal_actions(seen)
    if all_go and seen.public.on is Phase.SECOND_LEFT:
        return legal[dice.randrange(len(legal) - 1)]  # all but the late stop, which comes last
    return legal[dice.randrange(len(legal))]


def measure(number: int = 1000) -> dict[str, object]:
    """Charlestons per second of one core's time, best and median of five runs, of each kind."""
    found: dict[str, object] = {}
    for name, all_go in (("uniform", False), ("all_go", True)):
        rates = []
        actions = 0
        for run in range(5):
            dice = Random(run)
            start = process_time()
            for game in range(number // 5):
                rules = LESSON if game % 2 else LEAGUE
                actions += charleston(run * number + game, rules, dice, all_go=all_go)[1]
            rates.append(number // 5 / (process_time() - start))
        rates.sort()
        found[name] = {
            "charlestons_per_second": round(rates[2]),
            "best": round(rates[4]),
            "actions_each": round(actions / number, 1),
        }
    return found


def profile(number: int = 300) -> str:
    """Where the time goes: the dozen functions that take most of it."""
    profiler = cProfile.Profile()
    dice = Random(1)
    profiler.enable()
    for game in range(number):
        charleston(game, LESSON, dice, all_go=True)
    profiler.disable()
    text = io.StringIO()
    pstats.Stats(profiler, stream=text).sort_stats("tottime").print_stats(12)
    return text.getvalue()
