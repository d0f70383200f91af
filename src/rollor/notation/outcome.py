"""A state as the object that `rollor replay --json` prints.

The same keys always; once anything has been done in the hand that follows, one more: `hand`.
"""

from __future__ import annotations

from typing import Any

from rollor.notation.racks import format_rack
from rollor.rules.events import Discarded, MahJongg
from rollor.rules.own import Own
from rollor.rules.phases import PASSES, Phase
from rollor.rules.public import Public
from rollor.rules.state import State
from rollor.rules.table import BARE, Table
from rollor.seats import PAIRS, SEATS, Seat
from rollor.tiles import Rack

Json = dict[str, Any]


def outcome(state: State, knower: Seat | None = None) -> Json:
    """How far a hand has come: all of it, or (`knower`) what one seat knows, all else as `?`.

    `blind` is null where a seat may not know it (C-18). When the hand is over the racks lie open.
    """
    public = state.public
    racks: Json = {}
    for seat in SEATS:
        hidden = knower not in (None, seat) and public.revealed is None
        racks[seat.word] = format_rack(Rack.hidden(public.sizes[seat]) if hidden else state.racks[seat])
    on = public.on.value if public.on in PASSES or public.on is Phase.COURTESY else None
    found: Json = {
        "phase": public.phase.value,
        "pass": on,
        "over": public.over,
        "racks": racks,
        "passes": [*(_pass(state, phase, knower) for phase in public.moved), *_courtesy(state, knower)],
        "stopped_by": _word(public.stopped_by),
    }
    if public.table not in (BARE, Table(turn=Seat.EAST)):
        found["hand"] = _hand(public)
    return found


def _hand(public: Public) -> Json:
    """H-1 to H-8: what lies open in the hand that follows; everybody sees all of it."""
    window = public.discards[-1] if public.on is Phase.WINDOW else None
    return {
        "turn": None if public.ended else _word(public.turn),
        "exposures": {
            seat.word: [format_rack(exposure.tiles) for exposure in public.exposures[seat]] for seat in SEATS
        },
        "discards": [_discard(discarded) for discarded in public.discards],
        "window": None if window is None else _discard(window),
        "won": None if public.won is None else _won(public.won),
    }


def _discard(discarded: Discarded) -> list[str]:
    return [discarded.seat.word, discarded.tile.token]


def _won(won: MahJongg) -> Json:
    return {
        "seat": won.seat.word,
        "line": won.line,
        "hand": list(won.hand),
        "value": won.value,
        "jokerless": won.jokerless,
        "tile": None if won.tile is None else won.tile.token,
        "discarder": _word(won.discarder),
        "payments": {seat.word: won.payments[seat] for seat in SEATS},
    }


def _word(seat: Seat | None) -> str | None:
    return None if seat is None else seat.word


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
