"""What an experiment comes to: who won how often and how much, and how far that can be trusted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from rollor.seats import SEATS, Seat
from rollor.simulator.arena import Deal
from rollor.simulator.intervals import Estimate, normal, wilson
from rollor.simulator.settings import Settings


@dataclass(frozen=True, slots=True)
class AtSeat:
    """A bot at one seat: how many hands it had there, how many of them it won, how often that is."""

    seat: Seat
    hands: int
    wins: int
    share: Estimate | None
    points: float


@dataclass(frozen=True, slots=True)
class OfBot:
    """All seats of a bot together.

    `share` is what part of the hands it won with each of its seats (a quarter less wall games is fair),
    by Wilson's interval over hands; `points` what a seat of it got in a hand, by the normal interval over
    deals.
    """

    bot: str
    seats: int
    hands: int
    wins: int
    share: Estimate | None
    points: Estimate | None
    at: tuple[AtSeat, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """The whole. `wall_games` nobody won; `discards` is the mean length of a hand."""

    settings: Settings
    hands: int
    wall_games: int
    wall_share: Estimate | None
    discards: Estimate | None
    bots: tuple[OfBot, ...]

    def to_json(self) -> dict[str, Any]:
        """The object that a program is told."""
        found: dict[str, Any] = {
            "settings": self.settings.to_json(),
            "hands": self.hands,
            "wall_games": self.wall_games,
            "wall_share": self.wall_share and asdict(self.wall_share),
            "discards": self.discards and asdict(self.discards),
            "bots": [asdict(bot) for bot in self.bots],
        }
        for bot in found["bots"]:
            for place in bot["at"]:
                place["seat"] = place["seat"].word
        return found


def report(settings: Settings, deals: Mapping[int, Deal]) -> Report:
    """What these deals, by number, come to. Their order makes no difference."""
    played = [deals[number] for number in sorted(deals)]
    hands = [hand for deal in played for hand in deal]
    wall = sum(hand.winner is None for hand in hands)
    return Report(
        settings=settings,
        hands=len(hands),
        wall_games=wall,
        wall_share=wilson(wall, len(hands)),
        discards=normal([fmean(hand.discards for hand in deal) for deal in played]),
        bots=tuple(_of_bot(settings, bot, played) for bot in dict.fromkeys(settings.line_up)),
    )


def _of_bot(settings: Settings, bot: str, played: list[Deal]) -> OfBot:
    seats = settings.line_up.count(bot)
    at = tuple(_at_seat(settings, bot, seat, played) for seat in SEATS)
    hands, wins = sum(map(len, played)), sum(place.wins for place in at)
    share = wilson(wins, hands)
    points = normal([_mean_points(settings, bot, deal) for deal in played])
    had = tuple(place for place in at if place.hands)
    return OfBot(bot, seats, hands, wins, share and share.over(seats), points, had)


def _at_seat(settings: Settings, bot: str, seat: Seat, played: list[Deal]) -> AtSeat:
    turns = [turn for turn in settings.turns if settings.seated(turn)[seat] == bot]
    hands = [deal[turn] for deal in played for turn in turns]
    wins = sum(hand.winner is seat for hand in hands)
    points = fmean(hand.points[seat] for hand in hands) if hands else 0.0
    return AtSeat(seat, len(hands), wins, wilson(wins, len(hands)), points)


def _mean_points(settings: Settings, bot: str, deal: Deal) -> float:
    """What a seat of the bot got in a hand of this deal."""
    return fmean(hand.points[seat] for turn, hand in enumerate(deal) for seat in settings.seats_of(bot, turn))
