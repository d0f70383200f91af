"""What a seat may ask for. Actions are imperative; `decide` says what comes of them."""

from __future__ import annotations

from dataclasses import dataclass

from rollor.seats import Seat
from rollor.tiles import Tile


@dataclass(frozen=True, slots=True)
class Pass:
    """C-3, C-8: commit these own tiles, and so many of those that are just arriving, unseen."""

    seat: Seat
    tiles: tuple[Tile, ...]
    blind: int = 0


@dataclass(frozen=True, slots=True)
class Vote:
    """C-12: say go, or stop."""

    seat: Seat
    go: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """C-15: offer 0 to 3 tiles across, in order of preference."""

    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Replace:
    """C-7: put plain tiles in the places of the jokers that came back."""

    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Discard:
    """H-1: end the turn with one tile, face up."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Redeem:
    """J-3: swap a natural from the rack for a joker that stands for it in this owner's exposure."""

    seat: Seat
    owner: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Call:
    """H-2: take the discard for a group, exposed at once with these tiles of the rack, jokers or not."""

    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Decline:
    """H-3: let the discard go."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Declare:
    """H-6: mah jongg, on one's own turn or with the discard."""

    seat: Seat


Action = Pass | Vote | Offer | Replace | Discard | Redeem | Call | Decline | Declare
