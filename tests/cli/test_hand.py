"""`rollor play`, when the Charleston is over: the hand that follows, typed at a terminal."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.advisor.seated import card, packed, seen
from tests.cli.terminal import CHARLESTON, CHARLESTON_ONLY, Ran, refusal, rollor

from rollor.card import sample
from rollor.cli.listener import Listener
from rollor.cli.passer import Passer
from rollor.i18n import LANGUAGES
from rollor.notation.racks import parse_rack
from rollor.rules import LEAGUE, LESSON, Declare, Pass, Phase
from rollor.seats import Seat
from rollor.wording import Speech

ANSWERS = (*CHARLESTON, *["1"] * 200)
"""Passes as ever, and then discards the first tile each time, and calls nothing."""


def hand(data: Path, *options: str, answers: tuple[str, ...] = ANSWERS) -> Ran:
    ran = rollor("play", *options, typed="".join(f"{answer}\n" for answer in answers), data=data)
    assert (ran.err, ran.status) == ("", 0)
    return ran


def outcome(data: Path) -> Any:
    (path,) = (data / "records").iterdir()
    (checked,) = rollor("verify", str(path), "--json").objects
    assert checked == {"law": "kept", "wall": "proved", "commitment": "proved"}
    (found,) = rollor("replay", str(path), "--json").objects
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_hand_in_every_language(lang: str, tmp_path: Path) -> None:
    ran = hand(tmp_path, "--seed", "2", "--seat", "south", "--lang", lang)
    assert outcome(tmp_path)["phase"] == "over"
    assert "2c" in ran.out


@pytest.mark.parametrize("seat", ["east", "west", "north"])
@pytest.mark.parametrize("bots", ["random", "two-lines"])
def test_a_whole_hand_at_every_seat(seat: str, bots: str, tmp_path: Path) -> None:
    hand(tmp_path, "--seed", "4", "--seat", seat, "--bots", bots, "--preset", "league")
    assert outcome(tmp_path)["phase"] == "over"


def test_it_can_end_with_the_charleston(tmp_path: Path) -> None:
    ran = rollor(*CHARLESTON_ONLY, "--seed", "2", typed="\n".join(ANSWERS), data=tmp_path)
    assert "Your turn" not in ran.out
    assert outcome(tmp_path)["phase"] == "play"


def test_the_input_may_end_anywhere_in_the_hand_too(tmp_path: Path) -> None:
    for number in range(len(CHARLESTON), len(CHARLESTON) + 20, 3):
        data = tmp_path / str(number)
        hand(data, "--seed", "2", "--seat", "south", answers=ANSWERS[:number])
        assert outcome(data)["over"]


def said(data: Path, *typed: str) -> str:
    """What is said to the last thing that East types on its first turn, up to the next question."""
    out = hand(data, "--seed", "2", answers=(*CHARLESTON, *typed)).out
    return " ".join(out.rsplit("> ", 2)[1].split())


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", "Type one tile: its number, or as it is written."),
        ("1 2", "Type one tile: its number, or as it is written."),
        ("15", "There is no number 15: your tiles are numbered 1 to 14."),
        ("9b 9b", "Type one tile: its number, or as it is written."),
        ("?", "On your turn you hold one tile more."),
        ("mahjongg", "H-6 These fourteen tiles are no line of the card."),
        ("MJ", "H-6 These fourteen tiles are no line of the card."),
        ("redeem 5b", "You can redeem no joker with 5b now."),
        ("redeem", "Name the tile, as in “redeem 5b”."),
        ("x", "“x” is no tile."),
    ],
)
def test_what_is_no_discard_is_explained(typed: str, expected: str, tmp_path: Path) -> None:
    assert said(tmp_path, typed).startswith(expected)


def test_a_tile_that_is_not_held_can_not_be_discarded(tmp_path: Path) -> None:
    rack = next(line.split() for line in reversed(hand(tmp_path, "--seed", "2", answers=CHARLESTON).lines)
                if line.startswith("   ") and not line.split()[0].isdigit())  # fmt: skip
    missing = next(tile for tile in ("1b", "9d", "R", "9c") if tile not in " ".join(rack))
    assert said(tmp_path / "again", missing).startswith(f"H-1 {missing} is not in your rack")


class Typed:
    """Types these lines, then no more."""

    def __init__(self, *lines: str) -> None:
        self._lines: Iterator[str] = iter(lines)

    def __call__(self, prompt: str) -> str:
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None


def passer(*typed: str) -> tuple[Passer, io.StringIO]:
    shown = io.StringIO()
    console = Console(file=shown, width=120)
    return Passer(Listener(console, Speech("en"), card(), packed(), Typed(*typed))), shown


COMPLETE = parse_rack("FFFF 666b 666d EEEE")


def test_under_league_east_may_declare_a_hand_that_is_complete_at_the_deal() -> None:
    facts = seen(COMPLETE, Phase.FIRST_RIGHT, seat=Seat.EAST, rules=LEAGUE)
    person, shown = passer("mahjongg")
    assert person.act(facts) == Declare(Seat.EAST)
    assert "Your hand is complete: type “mahjongg” to win." in shown.getvalue()
    person, _ = passer("1 2 3", "")
    assert isinstance(person.act(facts), Pass)


@pytest.mark.parametrize(
    ("on", "seat", "rules", "why"),
    [
        (Phase.FIRST_RIGHT, Seat.EAST, LESSON, "C-1 The first Charleston is always played"),
        (Phase.FIRST_RIGHT, Seat.SOUTH, LEAGUE, "C-1 The first Charleston is always played"),
        (Phase.FIRST_ACROSS, Seat.EAST, LEAGUE, "C-1 Until every seat has passed, the hand has not begun"),
    ],
)
def test_nobody_else_declares_before_the_charleston_is_over(
    on: Phase, seat: Seat, rules: Any, why: str
) -> None:
    person, shown = passer("mahjongg", "F 6b E", "")
    assert isinstance(person.act(seen(COMPLETE, on, seat=seat, rules=rules)), Pass)
    assert why in shown.getvalue()
    assert "Your hand is complete" not in shown.getvalue()


def test_a_hand_played_with_a_card_of_ones_own_is_read_again_with_it(tmp_path: Path) -> None:
    own = tmp_path / "my card.toml"
    own.write_text(sample("practice").replace('name = "Practice"', 'name = "Mine"'), encoding="utf-8")
    ran = hand(tmp_path, "--seed", "2", "--card", str(own))
    (path,) = (tmp_path / "records").iterdir()
    for command in ("replay", "verify"):
        assert f"rollor {command} {path} --card '{own}'" in ran.out
        assert rollor(command, str(path), "--card", str(own), "--json").status == 0
        assert "“mine” is not known here" in refusal(rollor(command, str(path), "--json"))
    other = tmp_path / "other.toml"
    other.write_text(own.read_text().replace('edition = "1"', 'edition = "2"'))
    assert "is another edition" in refusal(rollor("replay", str(path), "--card", str(other)))
