"""One line of a block: a seat, and what it did."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from rollor.notation.errors import NotationError
from rollor.notation.racks import PlacedTile, parse_tiles
from rollor.notation.record import Block, BlockName
from rollor.notation.record_faults import RecordFault
from rollor.notation.words import Word
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
from rollor.rules.errors import IllegalActionError
from rollor.seats import SEATS, Seat
from rollor.tiles import Tile

SEAT_WORDS: Final = {seat.word: seat for seat in SEATS}


@dataclass(frozen=True, slots=True)
class Entry:
    """An action, and where its seat and each of its tiles stood."""

    action: Action
    word: Word
    columns: tuple[int, ...] = ()

    def refused(self, error: IllegalActionError) -> NotationError:
        """The law's refusal, at the tile that is at fault, else at the seat."""
        params = {"seat": self.action.seat.word, **error.params}
        column = self.word.column if error.place is None else self.columns[error.place]
        return NotationError(error.reason, self.word.line, column, params)


def read_entry(block: Block, seat_word: Word, said: Word) -> Entry:
    """What a line of this block says. Raises `NotationError` for what is no tile, number or word."""
    seat = SEAT_WORDS[seat_word.text]
    if block.name in _OF_THE_HAND:
        return _OF_THE_HAND[block.name](seat, seat_word, said)
    if said.text in ("go", "stop"):
        return Entry(Vote(seat, go=said.text == "go"), seat_word)
    if block.name is BlockName.VOTE:
        raise said.error(RecordFault.GO_OR_STOP, found=said.text[:20])
    if not said.text:
        raise said.error(RecordFault.TILES_MISSING, seat=seat.word)
    if said.text == "-":
        return Entry(_action(block, seat, (), 0), seat_word)
    own, plus, number = said.text.partition("+")
    placed = parse_tiles(own.rstrip(), line=said.line, column=said.column)
    blind = 0
    if plus:
        blind = _number(Word(number, said.line, said.column + len(own) + 1), block)
    tiles = tuple(each.tile for each in placed)
    columns = tuple(each.column for each in placed)
    return Entry(_action(block, seat, tiles, blind), seat_word, columns)


def read_tile(said: Word) -> PlacedTile:
    """The one tile that stands here."""
    placed = parse_tiles(said.text, line=said.line, column=said.column)
    if len(placed) != 1:
        raise said.error(RecordFault.ONE_TILE, found=said.text[:20])
    return placed[0]


def _discard(seat: Seat, word: Word, said: Word) -> Entry:
    placed = read_tile(said)
    return Entry(Discard(seat, placed.tile), word, (placed.column,))


def _call(seat: Seat, word: Word, said: Word) -> Entry:
    """H-3: `pass`, `mahjongg`, or the rack's tiles that are exposed with the discard."""
    if said.text == "pass":
        return Entry(Decline(seat), word)
    if said.text == "mahjongg":
        return Entry(Declare(seat), word)
    placed = parse_tiles(said.text, line=said.line, column=said.column)
    if not placed:
        raise said.error(RecordFault.TILES_MISSING, seat=seat.word)
    tiles = tuple(each.tile for each in placed)
    return Entry(Call(seat, tiles), word, tuple(each.column for each in placed))


def _redeem(seat: Seat, word: Word, said: Word) -> Entry:
    """J-3: the natural, and whose joker it is for: `5b from south`."""
    natural, rest = said.split()
    owner = rest.text.removeprefix("from").strip()
    if owner not in SEAT_WORDS:
        raise rest.error(RecordFault.REDEEM_FROM, found=rest.text[:20])
    placed = read_tile(natural)
    return Entry(Redeem(seat, SEAT_WORDS[owner], placed.tile), word, (placed.column,))


def _mah_jongg(seat: Seat, word: Word, said: Word) -> Entry:
    if said.text:
        raise said.error(RecordFault.TOO_MANY_WORDS, found=said.text[:20])
    return Entry(Declare(seat), word)


_OF_THE_HAND: Final[Mapping[BlockName, Callable[[Seat, Word, Word], Entry]]] = {
    BlockName.DISCARD: _discard,
    BlockName.CALL: _call,
    BlockName.REDEEM: _redeem,
    BlockName.MAHJONGG: _mah_jongg,
}


def _number(word: Word, block: Block) -> int:
    if block.name is not BlockName.PASS or not re.fullmatch("[0-9]", word.text.strip()):
        raise word.error(RecordFault.BLIND_NUMBER, found=word.text[:20])
    return int(word.text)


def _action(block: Block, seat: Seat, tiles: tuple[Tile, ...], blind: int) -> Action:
    if block.name is BlockName.PASS:
        return Pass(seat, tiles, blind)
    return Offer(seat, tiles) if block.name is BlockName.COURTESY else Replace(seat, tiles)
