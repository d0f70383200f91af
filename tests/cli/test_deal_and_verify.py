"""`rollor deal` and `rollor verify`: nobody can have chosen the tiles, and anybody can check it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.cli.hands import HEAD, WHOLE
from tests.cli.terminal import command, misused, refusal, rollor

SEED = "2a"
PROVED = {"law": "kept", "wall": "proved", "commitment": "proved"}


def found(text: str, status: int = 0) -> Any:
    """What a check of this record comes to."""
    ran = rollor("verify", "-", "--json", typed=text)
    assert (ran.status, ran.err) == (status, ""), ran
    (only,) = ran.objects
    assert list(only) == ["law", "wall", "commitment"]
    return only


def dealt(*options: str) -> str:
    ran = rollor("deal", "--seed", SEED, *options)
    assert (ran.status, ran.err) == (0, "")
    return ran.out


def without(text: str, *keys: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(keys))


def value(text: str, key: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(key)).split(maxsplit=1)[1]


@pytest.mark.parametrize("preset", ["lesson", "league"])
def test_a_deal_is_the_beginning_of_a_record(preset: str) -> None:
    text = dealt("--preset", preset)
    assert text.startswith(f"rollor 1\npreset {preset}\n")
    assert found(text) == PROVED
    (state,) = rollor("replay", "-", "--json", typed=text).objects
    assert (state["phase"], state["passes"]) == ("first_right", [])
    assert state["racks"]["east"] == value(text, "east")


def test_the_same_deal_for_programs() -> None:
    text = dealt()
    (only,) = rollor("deal", "--seed", SEED, "--json").objects
    assert list(only) == ["preset", "deal", "racks", "wall", "seed", "salt", "commit"]
    assert only["racks"] == {seat: value(text, seat) for seat in ("east", "south", "west", "north")}
    assert (only["wall"], only["deal"], only["preset"]) == (value(text, "wall"), 1, "lesson")
    for key in ("seed", "salt", "commit"):
        assert only[key] == value(text, key)
        assert len(only[key]) == 64


def test_a_seed_gives_the_same_deal_every_time_and_none_another_every_time(tmp_path: Path) -> None:
    assert dealt() == dealt() == rollor("deal", "--seed", SEED.rjust(64, "0")).out
    assert dealt() != rollor("deal", "--seed", "2b").out
    drawn = {command("deal", data=tmp_path).out for _ in range(2)}
    assert len(drawn) == 2
    assert all(found(text) == PROVED for text in drawn)


@pytest.mark.parametrize("seed", ["", "xyz", "0x2a", "1" * 65, "-1"])
def test_what_is_no_seed_is_wrong_usage(seed: str) -> None:
    assert misused(rollor("deal", f"--seed={seed}"))


def test_racks_that_were_typed_in_are_not_stated_and_nothing_is_wrong_with_that() -> None:
    text = without(HEAD, "seed")
    assert found(text) == {"law": "kept", "wall": "not_stated", "commitment": "not_stated"}
    assert rollor("verify", "-", typed=text).lines == [
        "The law was kept in every action.",
        "The racks were typed in without a seed: where they come from can't be proved.",
        "The record states no commitment with its salt: when the seed was chosen can't be proved.",
    ]


@pytest.mark.parametrize("key", ["salt", "commit"])
def test_a_seed_without_salt_or_commitment_proves_the_wall_only(key: str) -> None:
    assert found(without(dealt(), key)) == {**PROVED, "commitment": "not_stated"}


def test_the_seed_alone_proves_the_wall() -> None:
    assert found(without(dealt(), "east", "south", "west", "north", "wall")) == PROVED


def test_a_changed_tile_breaks_it() -> None:
    text = dealt()
    east, south = value(text, "east"), value(text, "south")
    swapped = text.replace(east, "EAST").replace(south, east).replace("EAST", south)
    assert found(swapped, 1) == {**PROVED, "wall": "broken"}
    assert "NOT those that the seed gives" in rollor("verify", "-", typed=swapped).out
    other = text.replace(east, "FFFFFFFF 11111b")
    assert "A set has only so many of “1b”: 4." in refusal(rollor("verify", "-", typed=other))


def test_a_changed_wall_breaks_it() -> None:
    text = dealt()
    wall = value(text, "wall").split()
    turned = text.replace(" ".join(wall), " ".join(wall[::-1]))
    assert found(turned, 1) == {**PROVED, "wall": "broken"}
    shorter = text.replace(" ".join(wall), " ".join(wall[1:]))
    assert " D-2 The rest of the wall has 100 tiles; here are 99." in refusal(
        rollor("verify", "-", typed=shorter)
    )


@pytest.mark.parametrize("key", ["salt", "commit"])
def test_a_changed_salt_or_commitment_breaks_it(key: str) -> None:
    text = dealt()
    old = value(text, key)
    new = ("1" if old[0] != "1" else "2") + old[1:]
    assert found(text.replace(old, new), 1) == {**PROVED, "commitment": "broken"}


def test_a_changed_seed_breaks_both() -> None:
    text = dealt()
    old = value(text, "seed")
    assert found(text.replace(old, "7" + old[1:]), 1) == {
        "law": "kept",
        "wall": "broken",
        "commitment": "broken",
    }


def test_racks_that_another_seed_is_given_with_are_not_those_of_the_seed() -> None:
    assert found(HEAD, 1)["wall"] == "broken"


def test_one_broken_record_among_others_is_enough() -> None:
    text = dealt()
    broken = text.replace(value(text, "salt"), "0" * 64)
    ran = rollor("verify", "-", "--json", typed=text + broken + text)
    assert ran.status == 1
    assert [each["commitment"] for each in ran.objects] == ["proved", "broken", "proved"]


def test_an_action_against_the_law_is_refused_as_in_replay() -> None:
    text = WHOLE.replace("south NN R\n", "south NN J\n", 1)
    assert refusal(rollor("verify", "-", "--json", typed=text)).startswith("-:11:12: C-6 ")
    assert misused(rollor("verify", "none.rollor"), "No such file or directory")


def test_a_real_command_says_so_with_its_exit_status(tmp_path: Path) -> None:
    text = dealt()
    (tmp_path / "good.rollor").write_text(text)
    (tmp_path / "bad.rollor").write_text(text.replace(value(text, "salt"), "0" * 64))
    good, bad = (command("verify", f"{name}.rollor", data=tmp_path) for name in ("good", "bad"))
    assert (good.status, bad.status) == (0, 1)
    assert good.lines == [
        "The law was kept in every action.",
        "The wall is the one that the seed gives.",
        "The commitment shown before the deal is that of this seed and salt.",
    ]
    assert bad.lines[2] == "The commitment is NOT that of this seed and salt."
