"""What a seat is told of what has happened: enough, and never what it did not see."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import chain

import pytest
from tests.wording.provoked import provoked

from rollor.i18n import LANGUAGES
from rollor.rules import (
    Agreed,
    CourtesyMoved,
    Drew,
    Event,
    Exchanged,
    JokersReturned,
    Phase,
    Revealed,
    Share,
    Stopped,
    seen_by,
)
from rollor.seats import SEATS, Seat
from rollor.tiles import EMPTY, TOKENS, Rack, Tile
from rollor.wording import Speech, news

ENGLISH = Speech("en")
KNOWERS = (*SEATS, None)


def events() -> list[Event]:
    return list(chain.from_iterable(provoked().hands))


def share(gave: str, kept: str, blind: int = 0) -> Share:
    return Share(Rack.tokens(gave), blind, Rack.tokens(kept))


def moved(**shares: Share) -> Exchanged:
    """First left, with these shares; the others pass three flowers round."""
    plain = share("F F F", "F F F")
    east, south, west, north = (shares.get(seat.word, plain) for seat in SEATS)
    return Exchanged(Phase.FIRST_LEFT, (east, south, west, north))


def test_hands_at_random_bring_every_kind_of_event() -> None:
    kinds = {type(event).__name__ for event in events()}
    assert {"Exchanged", "JokersReturned", "Stopped", "Agreed", "CourtesyMoved", "Drew", "Revealed"} <= kinds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_told_that_the_seat_did_not_see(lang: str) -> None:
    """The whole event, told to a seat, says what that seat's own version of it says, and not a word more."""
    speech = Speech(lang)
    for event in events():
        for seat in KNOWERS:
            seen = seen_by(event, seat)
            told = "" if seen is None else news(speech, seen, seat)
            if not isinstance(event, Revealed):
                assert news(speech, event, seat) in ("", told), (event, seat)
            assert told.isprintable()
            assert "{" not in told


def test_what_others_hold_makes_no_difference_to_what_a_seat_is_told() -> None:
    for event in events():
        if isinstance(event, Exchanged | CourtesyMoved):
            for seat in KNOWERS:
                east, south, west, north = (
                    each if owner is seat or each is None else Share(Rack.hidden(len(each.gave)), 0, EMPTY)
                    for owner, each in zip(SEATS, event.shares, strict=True)
                )
                other = replace(event, shares=(east, south, west, north))
                assert news(ENGLISH, other, seat) == news(ENGLISH, event, seat)


def test_a_spectator_is_told_no_tile_of_the_charleston() -> None:
    tile = re.compile(rf"\b({'|'.join(token for token in TOKENS if token not in '?0')})\b")
    for event in events():
        if isinstance(event, Exchanged | CourtesyMoved | JokersReturned | Stopped | Agreed | Drew):
            seen = seen_by(event, None)
            assert seen is None or not tile.search(news(ENGLISH, seen, None))


@pytest.mark.parametrize(
    ("event", "seat", "expected"),
    [
        (
            moved(east=share("1c 4c 7c", "N N R")),
            Seat.EAST,
            "You passed 147c to the left; NN R came from the right.",
        ),
        (
            moved(east=share("E", "5c", 2)),
            Seat.EAST,
            "You passed E to the left; 5c came from the right. 2 tiles that came went straight on, unseen.",
        ),
        (
            moved(east=share("0", "0", 2)),
            Seat.EAST,
            "You passed Soap to the left; Soap came from the right. 2 tiles",
        ),
        (moved(west=share("", "", 3)), Seat.WEST, "You passed three blind tiles: none of them stayed."),
        (moved(), None, "All four have passed to the left."),
        (Stopped(Seat.SOUTH), Seat.EAST, "South says stop. There is no second Charleston."),
        (Stopped(Seat.SOUTH), Seat.SOUTH, "You say stop. There is no second Charleston."),
        (Agreed(), None, "All four say go: the second Charleston is played."),
        (JokersReturned(Phase.FIRST_LEFT, (1, 0, 2, 0)), Seat.SOUTH, "1 joker goes back to East"),
        (Drew(Seat.EAST, Tile.SOAP), Seat.EAST, "You take a tile from the wall: Soap."),
        (Drew(Seat.EAST, Tile.B5), Seat.SOUTH, "East takes a tile from the wall."),
    ],
)
def test_the_words_of_the_table(event: Event, seat: Seat | None, expected: str) -> None:
    assert news(ENGLISH, event, seat).startswith(expected)


def courtesy(moved: int, offered: tuple[int, int], gave: str = "", kept: str = "") -> CourtesyMoved:
    pair = (Seat.EAST, Seat.WEST)
    return CourtesyMoved(pair, moved, offered, (share(gave, kept), None, share(kept, gave), None))


@pytest.mark.parametrize(
    ("event", "seat", "expected"),
    [
        (
            courtesy(1, (1, 3), "0", "5c"),
            Seat.EAST,
            "Courtesy: you offered 1, West offered 3. Soap went across, 5c came.",
        ),
        (
            courtesy(1, (1, 3), "0", "5c"),
            Seat.WEST,
            "Courtesy: you offered 3, East offered 1. 5c went across, Soap came.",
        ),
        (courtesy(0, (0, 2)), Seat.EAST, "Courtesy: you offered 0, West offered 2. Nothing moves."),
        (courtesy(1, (1, 3), "E", "5c"), Seat.SOUTH, "Courtesy between East and West: 1."),
        (courtesy(1, (1, 3), "E", "5c"), None, "Courtesy between East and West: 1."),
    ],
)
def test_a_courtesy_is_told_in_full_to_the_two_and_in_number_to_the_others(
    event: CourtesyMoved, seat: Seat | None, expected: str
) -> None:
    assert news(ENGLISH, event, seat) == expected


def test_russian_counts_as_russian_does() -> None:
    said = [news(Speech("ru"), moved(east=share("E", "N", blind)), Seat.EAST) for blind in (1, 2)]
    assert said[0].split(". ")[-1] != said[1].split(". ")[-1]
