"""Whole Charlestons of random legal actions through `decide` and `evolve`, without the deal and with it.

Two kinds: every action drawn uniformly from the legal ones (most are stopped in the vote), and the
same with everybody saying go, so that all six passes and the courtesy are played.
"""

from __future__ import annotations

import cProfile
import io
import pstats
from random import Random
from statistics import median
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


def opened(seed: int, rules: HouseRules) -> State:
    """A deal, before the first pass."""
    secret = Seed(seed.to_bytes(32, "big"))
    return begin(dealt(deal(secret, rules), secret, rules))


def charleston(state: State, dice: Random, *, all_go: bool) -> tuple[State, int]:
    """One Charleston from its deal on; the state at its end, and how many actions it took."""
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


RUNS, GAMES = 40, 25


def measure() -> dict[str, object]:
    """Charlestons per second of one core's time, of each kind, without the deal and with it.

    The machine is noisy, so there are many short runs: `median` is what to expect, `best` what it can do.
    """
    found: dict[str, object] = {}
    for name, all_go in (("uniform", False), ("all_go", True)):
        deals, rates, actions = [], [], 0
        for run in range(RUNS):
            dice = Random(run)
            start = process_time()
            states = [opened(run * GAMES + game, LESSON if game % 2 else LEAGUE) for game in range(GAMES)]
            middle = process_time()
            actions += sum(charleston(state, dice, all_go=all_go)[1] for state in states)
            rates.append(GAMES / (process_time() - middle))
            deals.append(GAMES / (process_time() - start))
        found[name] = {
            "charlestons_per_second": _summary(rates),
            "with_the_deal": _summary(deals),
            "actions_each": round(actions / (RUNS * GAMES), 1),
        }
    return found


def _summary(rates: list[float]) -> dict[str, int]:
    return {"median": round(median(rates)), "best": round(max(rates))}


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
