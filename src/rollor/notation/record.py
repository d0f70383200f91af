"""A record (`.rollor`): one hand as text. The deal, and every action, in the order in which it was taken."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from rollor.notation.header import Header, format_header
from rollor.notation.racks import format_rack, format_tiles
from rollor.rules.actions import Action, Offer, Pass, Replace, Vote
from rollor.rules.events import Committed, Dealt, Event, Offered, Replaced, SaidGo, Stopped
from rollor.rules.phases import PASSES, Phase
from rollor.rules.public import Public, evolve_public, opened
from rollor.seats import Direction
from rollor.tiles import Rack


class BlockName(Enum):
    """What a block of actions is about."""

    PASS = "pass"
    VOTE = "vote"
    COURTESY = "courtesy"
    REPLACE = "replace"


@dataclass(frozen=True, slots=True)
class Block:
    """Actions that stand together. A pass says where it goes; which of the two it is, the order says."""

    name: BlockName
    direction: Direction | None = None
    actions: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """The whole truth of a hand, as far as it has come."""

    header: Header
    blocks: tuple[Block, ...] = ()

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every action, in order."""
        return tuple(action for block in self.blocks for action in block.actions)


def format_record(record: Record) -> str:
    """The text of a record; reading it gives the record back."""
    lines = format_header(record.header)
    for block in record.blocks:
        where = "" if block.direction is None else f" {block.direction.name.lower()}"
        lines += ["", f"{block.name.value}{where}"]
        lines += [f"  {action.seat.word} {_said(action)}" for action in block.actions]
    return "\n".join((*lines, ""))


def _said(action: Action) -> str:
    match action:
        case Pass():
            own = format_rack(Rack.of(action.tiles))
            return " ".join(filter(None, (own, f"+{action.blind}" if action.blind else "")))
        case Vote():
            return "go" if action.go else "stop"
        case Offer() | Replace():
            return format_tiles(action.tiles) or "-"
        case _:
            assert_never(action)


def blocks_of(events: Iterable[Event]) -> tuple[Block, ...]:
    """The blocks that a log of events, told in full and beginning with the deal, would be written as."""
    blocks: list[Block] = []
    public: Public | None = None
    for event in events:
        if public is None:
            public = opened(event) if isinstance(event, Dealt) else None
            continue
        if (action := _action(event)) is not None:
            _append(blocks, _block_for(action, public.on), action)
        public = evolve_public(public, event)
    return tuple(blocks)


def _append(blocks: list[Block], block: Block, action: Action) -> None:
    """To the last block if the action belongs there; a pass that moved is never the next one's block."""
    last = blocks[-1] if blocks else None
    if last is not None and (last.name, last.direction) == (block.name, block.direction):
        full = block.name is BlockName.PASS and len(last.actions) >= 4
        if not full:
            blocks[-1] = Block(last.name, last.direction, (*last.actions, action))
            return
    blocks.append(Block(block.name, block.direction, (action,)))


def _block_for(action: Action, on: Phase) -> Block:
    if isinstance(action, Replace):
        return Block(BlockName.REPLACE)
    if on in PASSES:
        return Block(BlockName.PASS, PASSES[on].direction)
    return Block(BlockName.VOTE if isinstance(action, Vote) else BlockName.COURTESY)


def _action(event: Event) -> Action | None:
    """The action that an event tells of, if it is one."""
    match event:
        case Committed(seat, sealed) if sealed is not None:
            return Pass(seat, sealed.tiles, sealed.blind)
        case Offered(seat, sealed) if sealed is not None:
            return Offer(seat, sealed.tiles)
        case Replaced(seat, tiles) if tiles is not None:
            return Replace(seat, tiles)
        case SaidGo(seat):
            return Vote(seat, go=True)
        case Stopped(seat):
            return Vote(seat, go=False)
        case _:
            return None
