"""Reads records from a stream, line by line, and plays each by the law as it goes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from rollor.card import Card
from rollor.notation.entry import SEAT_WORDS, Entry, read_entry, read_tile
from rollor.notation.header import Header, in_one_line
from rollor.notation.header_reader import FREE_TEXT, KEYS, WRITTEN_AS_READ, read_header
from rollor.notation.record import Block, BlockName, Record, canonical
from rollor.notation.record_faults import RecordFault
from rollor.notation.words import Word
from rollor.rules.actions import Action, Decline, Discard, Pass, Redeem, Vote
from rollor.rules.errors import Illegal, IllegalActionError
from rollor.rules.events import Drew, Event
from rollor.rules.law import dealt, decide
from rollor.rules.legal import refusal
from rollor.rules.phases import PASSES, Phase
from rollor.rules.state import State, begin, evolve
from rollor.rules.view import view
from rollor.seats import SEATS, Direction

_BLOCKS: Final = {name.value: name for name in BlockName}
_DIRECTIONS: Final = {direction.name.lower(): direction for direction in Direction}
_HAND: Final = frozenset({BlockName.DISCARD, BlockName.CALL, BlockName.REDEEM, BlockName.MAHJONGG})
"""What takes a card. (East draws its fourteenth tile without one, D-1.)"""
_COMMENT: Final = re.compile(r"(?:^|(?<=\s))#.*", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Played:
    """A record, the events that it comes to, and the state that they lead to."""

    record: Record
    events: tuple[Event, ...]
    state: State


def read_records(lines: Iterable[str], cards: Mapping[str, Card] | None = None) -> Iterator[Played]:
    """Each record of a stream, as soon as it ends; a line `rollor 1` begins the next.

    `cards` are those that the caller has, by name; one with the record's digest is found by that, too.
    Raises `NotationError` with line and column at the first thing that grammar or law refuses; the
    records before it have been given.
    """
    reader: _Reader | None = None
    line = Word("", 0, 1)
    for number, text in enumerate(lines, start=1):
        line = Word(text.rstrip("\r\n"), number, 1)
        plain = Word(_COMMENT.sub("", line.text), number, 1)
        if plain.split()[0].text == "rollor" or (reader is None and plain.text.strip()):
            _check_version(plain)
            if reader is not None:
                yield reader.finish(line)
            reader = _Reader(cards or {})
        elif reader is not None:
            reader.take(line, plain)
    end = Word("", line.line + 1, 1)
    if reader is None:
        raise Word("", 1, 1).error(RecordFault.NOT_A_RECORD, found="")
    yield reader.finish(end)


def read_record(lines: Iterable[str], cards: Mapping[str, Card] | None = None) -> Played:
    """The first record of a stream.

    >>> text = f"rollor 1\\nseed {0:064}\\npass right\\n  east 9d 9d 9d"
    >>> read_record(text.splitlines())
    Traceback (most recent call last):
    rollor.notation.errors.NotationError: 4:8 NOT_HELD held=0 seat='east' tile='9d'
    """
    return next(read_records(lines, cards))


def _check_version(line: Word) -> None:
    first, rest = line.split()
    if first.text != "rollor":
        raise first.error(RecordFault.NOT_A_RECORD, found=first.text[:20])
    if rest.text != "1":
        raise rest.error(RecordFault.VERSION_UNKNOWN, found=rest.text[:20], known="1")


@dataclass
class _Reader:
    """Takes the lines of one record after its first: a header, then blocks."""

    cards: Mapping[str, Card]
    values: dict[str, Word] = field(default_factory=dict)
    header: Header | None = None
    state: State | None = None
    events: list[Event] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    opened: Phase = Phase.FIRST_RIGHT
    drawing: bool = False

    def take(self, line: Word, plain: Word) -> None:
        """One line, as typed and without its comment."""
        first, rest = plain.split()
        if not first.text:
            return
        if first.text in _BLOCKS:
            self._open_block(first, rest)
        elif self.state is None:
            self._take_key(first, line.split()[1] if first.text in FREE_TEXT else rest)
        elif first.text in SEAT_WORDS and self.drawing:
            self._check_drawn(first, rest)
        elif first.text in SEAT_WORDS:
            self._take_entry(read_entry(self.blocks[-1], first, rest))
        elif first.text in KEYS:
            raise first.error(RecordFault.KEY_AFTER_ACTIONS, found=first.text)
        else:
            known = ", ".join((*_BLOCKS, *SEAT_WORDS))
            raise first.error(RecordFault.UNKNOWN_BLOCK, found=first.text[:20], known=known)

    def finish(self, at: Word) -> Played:
        """The record as far as it has come."""
        header, state = self._begun(at)
        return Played(Record(header, tuple(self.blocks)), tuple(self.events), state)

    def _take_key(self, key: Word, value: Word) -> None:
        name = key.text
        if name not in KEYS:
            raise key.error(RecordFault.UNKNOWN_KEY, found=name[:20], known=", ".join(KEYS))
        if name in self.values:
            raise key.error(RecordFault.KEY_TWICE, found=name, first=self.values[name].line)
        if name in WRITTEN_AS_READ:
            value = replace(value, text=in_one_line(value.text))
        if not value.text:
            raise value.error(RecordFault.VALUE_MISSING, key=name)
        self.values[name] = value

    def _begun(self, at: Word) -> tuple[Header, State]:
        """The header and the state; the first to ask ends the header, and the tiles are dealt."""
        if self.header is None or self.state is None:
            digests = {name: card.digest for name, card in self.cards.items()}
            self.header, deal = read_header(self.values, at, digests)
            header = self.header
            told = dealt(
                deal,
                header.secret,
                header.rules,
                commitment=header.commitment,
                salt=header.salt,
                card=header.card,
            )
            self.events.append(told)
            self.state = begin(told, _card(header, self.cards))
        return self.header, self.state

    def _open_block(self, name: Word, rest: Word) -> None:
        header, state = self._begun(name)
        block = _BLOCKS[name.text]
        direction = None
        if block is BlockName.PASS:
            direction = _direction(rest)
            _check_pass(state, direction, rest)
        elif rest.text:
            raise rest.error(RecordFault.TOO_MANY_WORDS, found=rest.text[:20])
        declares = block in (BlockName.CALL, BlockName.MAHJONGG)  # H-12: perhaps before the first pass
        if state.card is None and (declares or (block in _HAND and state.public.over)):
            raise name.error(RecordFault.CARD_UNKNOWN, card=header.card)
        self.opened, self.drawing = state.public.on, block is BlockName.DRAW
        if not self.drawing:
            self.blocks.append(Block(block, direction))

    def _take_entry(self, entry: Entry) -> None:
        block = self.blocks[-1]
        last = block.actions[-1] if block.actions else None
        if isinstance(last, Vote) and not last.go:
            raise entry.word.error(RecordFault.AFTER_STOP, seat=last.seat.word)
        self._check_still_on(entry)
        if isinstance(entry.action, Discard | Redeem) or self._declares_on_turn(entry, block):
            self._fill_window()
        try:
            self._apply(entry.action)
        except IllegalActionError as error:
            raise entry.refused(error) from None
        if block.name is BlockName.MAHJONGG:
            self._fill_window()
        self.blocks[-1] = replace(block, actions=(*block.actions, canonical(entry.action)))

    def _check_still_on(self, entry: Entry) -> None:
        """C-4: when a pass has moved its block is full; what follows in it is no part of the next pass."""
        _, state = self._begun(entry.word)
        if isinstance(entry.action, Pass) and state.public.on is not self.opened:
            raise entry.word.error(Illegal.ALREADY_COMMITTED, seat=entry.action.seat.word)

    def _apply(self, action: Action) -> None:
        _, state = self._begun(Word("", 1, 1))
        events = decide(state, action.seat, action)
        for event in events:
            state = evolve(state, event)
        self.state = state
        self.events += events

    def _declares_on_turn(self, entry: Entry, block: Block) -> bool:
        """Whether a block `mahjongg` means the tile drawn next: if the discard that is open does not win."""
        _, state = self._begun(entry.word)
        if block.name is not BlockName.MAHJONGG or state.public.on is not Phase.WINDOW:
            return False
        return refusal(view(state, entry.action.seat), entry.action) is not None

    def _fill_window(self) -> None:
        """H-3: who has said nothing to a discard lets it go, once the record goes on."""
        if self.state is None or self.state.public.on is not Phase.WINDOW:
            return
        discarder = self.state.public.discards[-1].seat
        for seat in list(discarder.round())[1:]:
            if self.state.public.on is Phase.WINDOW and self.state.owns[seat].answer is None:
                self._apply(Decline(seat))

    def _check_drawn(self, seat_word: Word, said: Word) -> None:
        """H-1: what is drawn follows from the wall; a `draw` block only says it again."""
        self._fill_window()
        tile, seat = read_tile(said).tile, SEAT_WORDS[seat_word.text]
        if self.events[-1] != Drew(seat, tile):
            raise said.error(RecordFault.NOT_DRAWN, seat=seat.word, tile=tile.token)


def _card(header: Header, cards: Mapping[str, Card]) -> Card | None:
    """The card of the record: by its digest if it gives one, else by name."""
    same = (card for card in cards.values() if card.digest == header.card_digest)
    return next(same, cards.get(header.card))


def _direction(word: Word) -> Direction:
    if word.text not in _DIRECTIONS:
        known = ", ".join(_DIRECTIONS)
        raise word.error(RecordFault.DIRECTION_UNKNOWN, found=word.text[:20], known=known)
    return _DIRECTIONS[word.text]


def _check_pass(state: State, direction: Direction, word: Word) -> None:
    """C-2, C-3: a block of a pass begins only where that pass does."""
    public = state.public
    if public.on is Phase.VOTE:
        raise word.error(Illegal.VOTE_FIRST)
    if public.on not in PASSES:
        over = public.on is not Phase.COURTESY
        raise word.error(Illegal.CHARLESTON_OVER if over else Illegal.COURTESY_IS_AN_OFFER)
    if any(public.committed):
        missing = [seat.word for seat in SEATS if not public.committed[seat] or public.owed[seat]]
        raise word.error(Illegal.NOT_ALL_FOUR, missing=", ".join(missing))
    expected = PASSES[public.on].direction
    if direction is not expected:
        named, right = direction.name.lower(), expected.name.lower()
        raise word.error(Illegal.OTHER_DIRECTION, found=named, expected=right)
