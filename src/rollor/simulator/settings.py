"""What is to be played: the same settings come to the same result, on any machine."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import Any

from rollor.advisor.bots import BOTS
from rollor.rules import HouseRules, Seed
from rollor.rules.house import FIELDS
from rollor.seats import SEATS, Seat

LineUp = tuple[str, str, str, str]
"""Who sits where at first, by seat: names of bots."""


@dataclass(frozen=True, slots=True)
class Settings:
    """`deals` deals by a seed, the same for every line-up.

    If `rotate`, each deal is played four times, everybody moving on to the right: so each bot has each
    seat of each deal. `card` and `digest` say which card it is.
    """

    line_up: LineUp
    deals: int
    seed: Seed
    rules: HouseRules
    card: str
    digest: str
    rotate: bool = False

    def __post_init__(self) -> None:
        """`ValueError` names the bots that there are not, or says that nothing would be played."""
        unknown = sorted(set(self.line_up) - set(BOTS))
        if unknown:
            raise ValueError(f"{', '.join(unknown)}: the bots are {', '.join(BOTS)}")
        if len(self.line_up) != len(SEATS):
            raise ValueError(f"four seats have to be taken, not {len(self.line_up)}")
        if self.deals < 1:
            raise ValueError("at least one hand has to be played")

    @property
    def turns(self) -> range:
        """By how many seats the line-up is moved on, each time that a deal is played."""
        return range(4 if self.rotate else 1)

    def seated(self, turn: int) -> LineUp:
        """Who sits where, by seat, when everybody has moved on so often.

        >>> line_up = ("sound", "random", "random", "two-lines")
        >>> Settings(line_up, 1, Seed(bytes(32)), HouseRules(), "practice", "", rotate=True).seated(1)
        ('two-lines', 'sound', 'random', 'random')
        """
        east, south, west, north = (self.line_up[(seat - turn) % 4] for seat in SEATS)
        return (east, south, west, north)

    def deal_seed(self, number: int) -> Seed:
        """The seed of a deal; it depends on the experiment's seed and on nothing else of it."""
        return Seed(hmac.digest(self.seed, b"rollor/1/arena/%d" % number, "sha256"))

    def seats_of(self, bot: str, turn: int) -> tuple[Seat, ...]:
        """The seats that a bot has, when everybody has moved on so often."""
        seated = self.seated(turn)
        return tuple(seat for seat in SEATS if seated[seat] == bot)

    def to_json(self) -> dict[str, Any]:
        """The object that a log begins with."""
        return {
            "seats": list(self.line_up),
            "hands": self.deals,
            "seed": self.seed.hex(),
            "rules": {name: self.rules.word(name) for name in FIELDS},
            "card": self.card,
            "card_digest": self.digest,
            "rotate": self.rotate,
        }
