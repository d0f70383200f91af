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


Action = Pass | Vote | Offer | Replace
