"""Bots at tables: the practice card, views made up for a rack, and a player who slips."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

from rollor.advisor.bots import BOTS, make_bot
from rollor.advisor.bots.bot import Bot
from rollor.card import Card, read_card, sample
from rollor.driver import Game
from rollor.kernels.pack import PackedCard, pack
from rollor.rules import (
    LESSON,
    PASSES,
    PRESETS,
    Action,
    HouseRules,
    JokersReturned,
    Offer,
    Own,
    Pass,
    Phase,
    Sealed,
    Seed,
    View,
    begin,
    deal,
    dealt,
    view,
)
from rollor.rules.deal import bot_seed
from rollor.seats import SEATS, Seat
from rollor.tiles import COPIES, KINDS, TILES, Rack, Tile

NAMES = tuple(BOTS)
SEED = Seed(bytes(range(32)))
PASSING = (*PASSES, Phase.VOTE, Phase.COURTESY)


@cache
def card() -> Card:
    return read_card(sample("practice"))


@cache
def packed() -> PackedCard:
    return pack(card())


def bot(name: str, seed: Seed = SEED) -> Bot:
    return make_bot(name, seed, packed())


def seen(
    rack: Rack,
    on: Phase,
    *,
    seat: Seat = Seat.SOUTH,
    rules: HouseRules = LESSON,
    sealed: Sealed | None = None,
    owed: int = 0,
) -> View:
    """What the seat sees that holds this rack in this phase."""
    committed = [each is seat and sealed is not None for each in SEATS]
    owes = [owed if each is seat else 0 for each in SEATS]
    dealt_to = view(begin(dealt(deal(SEED, rules), SEED, rules), card()), seat)
    public = replace(
        dealt_to.public,
        on=on,
        committed=(committed[0], committed[1], committed[2], committed[3]),
        owed=(owes[0], owes[1], owes[2], owes[3]),
    )
    return replace(dealt_to, public=public, own=Own(rack, sealed))


def few_kinds(lots: random.Random) -> Rack:
    """Thirteen tiles of a set that are three kinds or fewer, besides jokers."""
    while True:
        jokers = lots.randrange(9)
        tiles = [Tile.JOKER] * jokers
        for tile in lots.sample(TILES[: KINDS - 1], lots.randrange(1, 4)):
            tiles += [tile] * lots.randrange(1, COPIES[tile] + 1)
        if len(tiles) >= 13:
            return Rack.of(tiles[:13])


class Slips:
    """Passes and offers a joker whenever it holds one, and leaves the rest to a bot."""

    def __init__(self, inner: Bot) -> None:
        self._inner = inner

    def act(self, view: View) -> Action:
        on, seat = view.public.on, view.seat
        owes = seat is not None and view.public.owed[seat] > 0
        if seat is None or owes or Tile.JOKER not in view.rack:
            return self._inner.act(view)
        if on in PASSES:
            plain = [tile for tile in view.rack if tile is not Tile.JOKER]
            return Pass(seat, (Tile.JOKER, *plain[:2]))
        if on is Phase.COURTESY and not view.public.committed[seat]:
            return Offer(seat, (Tile.JOKER, next(iter(view.rack))))
        return self._inner.act(view)


def game(
    number: int,
    *names: str,
    preset: str = "lesson",
    guard: str = "refuse",
    whole: bool = False,
    slips: bool = False,
) -> Game:
    """A game with these bots, ready to be played: one name for all seats, or four."""
    seed, rules = Seed(number.to_bytes(32, "big")), PRESETS[preset].changed("joker_guard", guard)
    seated = names * 4 if len(names) == 1 else names
    players = [bot(seated[seat], bot_seed(seed, seat)) for seat in SEATS]
    opening = dealt(deal(seed, rules), seed, rules)
    return Game(opening, [Slips(each) for each in players] if slips else players, card() if whole else None)


def charleston(
    number: int, *names: str, preset: str = "lesson", guard: str = "refuse", slips: bool = False
) -> Game:
    """A whole Charleston, played."""
    played = game(number, *names, preset=preset, guard=guard, whole=True, slips=slips)
    while not played.state.public.over:
        assert played.step()
    return played


def returned(played: Game) -> set[Phase]:
    """In which passes jokers came back."""
    return {event.phase for event in played.events if isinstance(event, JokersReturned)}
