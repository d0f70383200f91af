"""A state as the object that `rollor replay --json` prints: the same keys always."""

from __future__ import annotations

from typing import Any

from rollor.notation.racks import format_rack
from rollor.rules.own import Own
from rollor.rules.phases import PASSES, Phase
from rollor.rules.public import Public
from rollor.rules.state import State
from rollor.seats import PAIRS, SEATS, Seat
from rollor.tiles import Rack

Json = dict[str, Any]


def outcome(state: State, knower: Seat | None = None) -> Json:
    """How far a hand has come: all of it, or (`knower`) what one seat knows, all else as `?`.

    `blind` is null where a seat may not know it (C-18).
    """
    public = state.public
    racks: Json = {}
    for seat in SEATS:
        hidden = knower not in (None, seat)
        racks[seat.word] = format_rack(Rack.hidden(public.sizes[seat]) if hidden else state.racks[seat])
    on = public.on.value if public.on in PASSES or public.on is Phase.COURTESY else None
    return {
        "phase": public.phase.value,
        "pass": on,
        "over": public.over,
        "racks": racks,
        "passes": [*(_pass(state, phase, knower) for phase in public.moved), *_courtesy(state, knower)],
        "stopped_by": public.stopped_by.word if public.stopped_by is not None else None,
    }


def _pass(state: State, phase: Phase, knower: Seat | None) -> Json:
    found: Json = {"name": phase.value}
    for seat in SEATS:
        if knower in (None, seat):
            found[seat.word] = _share(state.owns[seat], phase)
        elif PASSES[phase].blind:
            found[seat.word] = {"gave": "?", "blind": None, "kept": "?"}
        else:
            found[seat.word] = {"gave": "???", "blind": 0, "kept": "???"}
    return found


def _courtesy(state: State, knower: Seat | None) -> list[Json]:
    found: Json = {"name": Phase.COURTESY.value}
    for seat in SEATS:
        moved = _moved(state.public, seat)
        if moved is None:
            continue
        if knower in (None, seat):
            found[seat.word] = _share(state.owns[seat], Phase.COURTESY)
        else:
            found[seat.word] = {"gave": "?" * moved, "blind": 0, "kept": "?" * moved}
    return [found] if len(found) > 1 else []


def _moved(public: Public, seat: Seat) -> int | None:
    return next(count for pair, count in zip(PAIRS, public.courtesy, strict=True) if seat in pair)


def _share(own: Own, phase: Phase) -> Json:
    share = dict(own.shares)[phase]
    return {"gave": format_rack(share.gave), "blind": share.blind, "kept": format_rack(share.kept)}
