"""A record played step by step, as text: every query at every step."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from rollor.card import Card, read_card, sample
from rollor.notation.event_json import event_to_json
from rollor.notation.outcome import outcome
from rollor.notation.racks import format_rack
from rollor.notation.record_reader import read_record
from rollor.rules import Dealt, Event, State, begin, evolve, legal_actions, seen_by, view
from rollor.seats import SEATS


def practice() -> Card:
    return read_card(sample("practice"))


def playthrough(record: Path) -> str:
    """After each event of the record: who saw what of it, the racks, how many actions are legal."""
    card = practice()
    played = read_record(record.read_text(encoding="utf-8").splitlines(), {"practice": card})
    lines: list[str] = []
    state: State | None = None
    for event in played.events:
        if isinstance(event, Dealt):
            state = begin(event, card)
        elif state is not None:
            state = evolve(state, event)
        assert state is not None
        lines += _step(event, state)
    lines += ["", json.dumps(outcome(played.state), ensure_ascii=False)]
    lines += [json.dumps(outcome(played.state, seat), ensure_ascii=False) for seat in SEATS]
    return "\n".join((*lines, ""))


def _step(event: Event, state: State) -> Iterator[str]:
    yield ""
    yield f"all       {_json(event)}"
    for seat in SEATS:
        seen = seen_by(event, seat)
        if seen != event:
            yield f"{seat.word:9} {'nothing' if seen is None else _json(seen)}"
    if (open_event := seen_by(event, None)) != event:
        yield f"spectator {'nothing' if open_event is None else _json(open_event)}"
    legal = [len(legal_actions(view(state, seat))) for seat in SEATS]
    yield f"phase     {state.public.phase.value}; legal {' '.join(map(str, legal))}"
    yield f"racks     {' | '.join(map(format_rack, state.racks))}"


def _json(event: Event) -> str:
    return json.dumps(event_to_json(event), ensure_ascii=False)
