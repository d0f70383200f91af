"""A record (`.rollor`): one hand as text. The deal, and every action, in the order in which it was taken."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import zip_longest
from typing import Final, assert_never

from rollor.notation.header import Header, format_header
from rollor.notation.racks import format_rack, format_tiles
from rollor.rules.actions import (
    Action,
    Call,
    Declare,
    Decline,
    Discard,
    Offer,
    Pass,
    Redeem,
    Replace,
    Vote,
)
from rollor.rules.events import (
    Answer,
    Answered,
    Committed,
    Dealt,
    Discarded,
    Event,
    MahJongg,
    Offered,
    Redeemed,
    Replaced,
    SaidGo,
    Stopped,
)
from rollor.rules.phases import PASSES, Phase
from rollor.rules.public import Public, evolve_public, opened
from rollor.seats import Direction, Seat
from rollor.tiles import Rack


class BlockName(Enum):
    """What a block of actions is about."""

    PASS = "pass"
    VOTE = "vote"
    COURTESY = "courtesy"
    REPLACE = "replace"
    DISCARD = "discard"
    CALL = "call"
    REDEEM = "redeem"
    MAHJONGG = "mahjongg"
    DRAW = "draw"


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
        lines += [f"  {action.seat.word} {_said(action, block)}".rstrip() for action in block.actions]
    return "\n".join((*lines, ""))


def _said(action: Action, block: Block) -> str:
    match action:
        case Pass():
            own = format_rack(Rack.of(action.tiles))
            return " ".join(filter(None, (own, f"+{action.blind}" if action.blind else "")))
        case Vote():
            return "go" if action.go else "stop"
        case Offer() | Replace():
            return format_tiles(action.tiles) or "-"
        case Discard():
            return action.tile.token
        case Redeem():
            return f"{action.tile.token} from {action.owner.word}"
        case Call():
            return format_rack(Rack.of(action.tiles))
        case Decline():
            return "pass"
        case Declare():
            return "" if block.name is BlockName.MAHJONGG else "mahjongg"
        case _:
            assert_never(action)


def canonical(action: Action) -> Action:
    """The action as records write it: where the order of the tiles means nothing they are sorted."""
    if isinstance(action, Pass | Call):
        return replace(action, tiles=tuple(sorted(action.tiles)))
    return action


def blocks_of(events: Iterable[Event]) -> tuple[Block, ...]:
    """The blocks that a log of events, told in full and beginning with the deal, would be written as."""
    blocks: list[Block] = []
    public: Public | None = None
    for event in events:
        if public is None:
            public = opened(event) if isinstance(event, Dealt) else None
            continue
        if (action := _action(event)) is not None:
            _append(blocks, _block_for(action, public, blocks), action)
        public = evolve_public(public, event)
    return _without_silence(blocks)


def _without_silence(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """H-3: a window in which all three let the tile go is left out where what follows says as much."""
    kept: list[Block] = []
    for block, after in zip_longest(blocks, blocks[1:]):
        silent = block.name is BlockName.CALL and all(isinstance(each, Decline) for each in block.actions)
        if silent and after is not None and after.name in (BlockName.DISCARD, BlockName.REDEEM):
            continue
        if block.name is BlockName.DISCARD and kept and kept[-1].name is BlockName.DISCARD:
            kept[-1] = Block(block.name, None, kept[-1].actions + block.actions)
        else:
            kept.append(block)
    return tuple(kept)


_WINDOW: Final = 3
"""H-3: so many answers belong together; the next such block is another window."""


def _append(blocks: list[Block], block: Block, action: Action) -> None:
    """To the last block if the action belongs there. (Two passes one way have the vote between them.)"""
    last = blocks[-1] if blocks else None
    same = last is not None and (last.name, last.direction) == (block.name, block.direction)
    if last is not None and same and (block.name is not BlockName.CALL or len(last.actions) < _WINDOW):
        blocks[-1] = Block(last.name, last.direction, (*last.actions, action))
        return
    blocks.append(Block(block.name, block.direction, (action,)))


_NAMES: Final[Mapping[type[Action], BlockName]] = {
    Replace: BlockName.REPLACE,
    Discard: BlockName.DISCARD,
    Redeem: BlockName.REDEEM,
    Call: BlockName.CALL,
    Decline: BlockName.CALL,
}


def _block_for(action: Action, public: Public, blocks: Sequence[Block]) -> Block:
    on = public.on
    if isinstance(action, Vote) and any(public.committed):  # C-14: where tiles lie out already
        return blocks[-1]
    if isinstance(action, Declare):
        return Block(BlockName.CALL if on is Phase.WINDOW else BlockName.MAHJONGG)
    if type(action) in _NAMES:
        return Block(_NAMES[type(action)])
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
        case Discarded(seat, tile):
            return Discard(seat, tile)
        case Redeemed(seat, owner, _, tile):
            return Redeem(seat, owner, tile)
        case MahJongg(seat, tile=None):
            return Declare(seat)
        case Answered(seat, answer):
            return _answer(seat, answer)
        case _:
            return None


def _answer(seat: Seat, answer: Answer) -> Action:
    if answer.mah_jongg:
        return Declare(seat)
    return Call(seat, answer.tiles) if answer.tiles else Decline(seat)
