"""`rollor play`: a Charleston with three bots, from the first question to the record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.cli.pseudo_terminal import terminal
from tests.cli.terminal import CHARLESTON, CHARLESTON_ONLY, command, misused, played, rollor

from rollor.i18n import LANGUAGES

SEATS = ("east", "south", "west", "north")
PROVED = {"law": "kept", "wall": "proved", "commitment": "proved"}


def the_record(data: Path) -> Path:
    """The only record in the data folder."""
    (path,) = (data / "records").iterdir()
    return path


def outcome(path: Path) -> Any:
    """How far the record has come; it is checked, too."""
    (checked,) = rollor("verify", str(path), "--json").objects
    assert checked == PROVED
    (found,) = rollor("replay", str(path), "--json").objects
    return found


@pytest.fixture(scope="module")
def agreed() -> str:
    """A seed with which nobody stops the second Charleston."""
    for number in range(1, 50):
        ran = rollor(*CHARLESTON_ONLY, "--seed", str(number), typed="\n".join(CHARLESTON))
        path = Path(next(line for line in ran.lines if line.startswith("Saved as ")).split()[-1])
        text = path.read_text(encoding="utf-8")
        path.unlink()
        if "stop" not in text:
            return str(number)
    raise AssertionError("somebody stops every time")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", SEATS)
def test_a_whole_charleston_in_every_language_and_at_every_seat(lang: str, seat: str, tmp_path: Path) -> None:
    ran = played("--seed", "5", "--seat", seat, "--lang", lang, data=tmp_path)
    assert ran.status == 0
    found = outcome(the_record(tmp_path))
    assert found["over"]
    assert len(found["passes"]) >= 4
    names = next(line for line in the_record(tmp_path).read_text().splitlines() if line.startswith("names "))
    assert names.split(" ", 1)[1].split(" | ")[SEATS.index(seat)] == "you"
    assert str(the_record(tmp_path)) in ran.out


@pytest.mark.parametrize("preset", ["lesson", "league"])
@pytest.mark.parametrize("guard", [None, "refuse", "return"])
@pytest.mark.parametrize("bots", ["random", "two-lines"])
def test_the_presets_guards_and_bots(preset: str, guard: str | None, bots: str, tmp_path: Path) -> None:
    options = ["--preset", preset, "--bots", bots, *(["--guard", guard] if guard else [])]
    assert played("--seed", "3", *options, data=tmp_path).status == 0
    text = the_record(tmp_path).read_text()
    assert f"preset {preset}\n" in text
    assert ("joker_guard return\n" in text) is (guard == "return")
    assert outcome(the_record(tmp_path))["over"]


def test_the_second_charleston_is_played_where_all_four_say_go(agreed: str, tmp_path: Path) -> None:
    ran = played("--seed", agreed, data=tmp_path)
    assert "All four say go: the second Charleston is played." in ran.lines
    found = outcome(the_record(tmp_path))
    assert [moved["name"] for moved in found["passes"]][3:6] == ["second_left", "second_across", "last_right"]
    trackers = [line.partition("   ")[0] for line in ran.lines if "|" in line]
    assert trackers == [
        "[R] O L | L O R | C",
        "R [O] L | L O R | C",
        "R O [L] | L O R | C",
        "R O L | L O R | C",
        "R O L | [L] O R | C",
        "R O L | L [O] R | C",
        "R O L | L O [R] | C",
        "R O L | L O R | [C]",
    ]


@pytest.mark.parametrize("how", ["2", "stop", "no", "n", "STOP"])
def test_one_stop_in_the_vote_ends_it_and_the_courtesy_follows(how: str, tmp_path: Path) -> None:
    ran = played("--seed", "2", answers=(*CHARLESTON[:6], how, "1 2", ""), data=tmp_path)
    assert "You say stop. There is no second Charleston." in ran.lines
    found = outcome(the_record(tmp_path))
    assert (found["stopped_by"], found["over"]) == ("east", True)
    assert "R O L | · · · | [C]" in ran.out


def test_second_left_may_be_stopped_instead_of_played(agreed: str, tmp_path: Path) -> None:
    ran = played("--seed", agreed, answers=(*CHARLESTON[:7], "stop", "", ""), data=tmp_path)
    assert "Choose three tiles for North, to the left, or say stop (? for help):" in ran.lines
    assert outcome(the_record(tmp_path))["stopped_by"] == "east"
    assert (
        "east stop"
        in the_record(tmp_path).read_text().partition("pass left\n")[2].partition("pass left\n")[2]
    )


def test_it_is_too_late_to_stop_once_second_left_has_moved(agreed: str, tmp_path: Path) -> None:
    ran = played("--seed", agreed, answers=(*CHARLESTON[:9], "stop", "2"), data=tmp_path)
    assert (
        "C-14 It is too late to stop: the tiles of second left have moved, so across and right" in ran.words
    )


def test_the_same_seed_and_the_same_answers_give_the_same_record_but_for_its_date(tmp_path: Path) -> None:
    texts, typed = [], "".join(f"{answer}\n" for answer in CHARLESTON).encode()
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        ran = command(*CHARLESTON_ONLY, "--seed", "2a", typed=typed, data=tmp_path / name)
        assert (ran.status, ran.err) == (0, "")
        texts.append(the_record(tmp_path / name).read_text())
        assert outcome(the_record(tmp_path / name))["over"]
    first, second = ([line for line in text.splitlines() if not line.startswith("date ")] for text in texts)
    assert first == second


def test_the_promise_is_shown_before_the_deal_and_kept_after_it(tmp_path: Path) -> None:
    out = " ".join(played("--seed", "2", data=tmp_path).out.split())
    header = dict(line.partition(" ")[::2] for line in the_record(tmp_path).read_text().splitlines()[:9])
    before, after = out.index(header["commit"]), out.index(header["salt"])
    assert before < out.index("[R] O L") < out.index("The Charleston is over") < after
    assert header["seed"] in out[after:]
    assert header["seed"] not in out[:after]


@pytest.mark.parametrize(
    ("lang", "seat", "options"),
    [("en", "south", ("--guard", "return")), ("ru", "north", ("--preset", "league"))],
)
def test_a_whole_charleston_on_a_real_terminal(
    lang: str, seat: str, options: tuple[str, ...], tmp_path: Path
) -> None:
    with terminal(
        *CHARLESTON_ONLY, "--seed", "2", "--seat", seat, "--lang", lang, *options, data=tmp_path
    ) as screen:
        answers = iter(CHARLESTON)
        while screen.process.poll() is None and screen.screen.endswith("> "):
            screen.types(next(answers))
        assert screen.ends() == 0
    assert "\x1b[" in screen.screen
    assert "\x1b" not in screen.plain
    assert outcome(the_record(tmp_path))["over"]


def test_a_joker_that_was_passed_comes_back_and_a_plain_tile_takes_its_place(tmp_path: Path) -> None:
    answers = ["1 2 J", "", "J", "2c", "2 3", "8c", "", *CHARLESTON[2:]]
    ran = played("--seed", "1", "--seat", "west", "--guard", "return", answers=answers, data=tmp_path)
    shown, after = ran.out.partition("a joker goes back")[::2]
    assert "22c J? Enter: yes. n: choose again." in shown
    assert "1 joker goes back to West, who puts a plain tile in its place." in shown
    assert "A joker came back to you. Put 1 plain tile in its place:" in after
    assert "C-6 A joker can't take the place of a joker: choose a plain tile." in after
    assert "C-5 You can pass only what you hold, and of 2c you hold 0." in after
    assert "C-7 As many plain tiles as jokers came back: 1 are owed, here are 2." in after
    numbers, rack = (line.split() for line in after.splitlines()[1:3])
    assert rack == [
        "4c",
        "4c",
        "5c",
        "7c",
        "8c",
        "3d",
        "6d",
        "7d",
        "8d",
        "G",
        "J",
    ]  # what lies out is not there
    assert numbers == [str(number) for number in range(1, 12)]
    assert "replace\n  west 8c\n" in the_record(tmp_path).read_text()
    assert outcome(the_record(tmp_path))["passes"][0]["west"]["gave"] == "228c"


def test_a_joker_in_the_courtesy_comes_back_and_nothing_need_take_its_place(tmp_path: Path) -> None:
    answers = [*CHARLESTON[:6], "2", "J 1", "", "", ""]
    options = ("--seed", "1", "--seat", "west", "--guard", "return")
    ran = played(*options, answers=answers, data=tmp_path)
    text = the_record(tmp_path).read_text()
    assert "courtesy" in text
    if "replace" in text:
        assert "No tiles? Enter: yes. n: choose again." in ran.out
        assert "  west -\n" in text
    assert outcome(the_record(tmp_path))["over"]


def test_help_and_lines_are_told_at_any_question_and_the_question_comes_again(tmp_path: Path) -> None:
    answers: list[str] = []
    for answer in CHARLESTON:
        answers += ["?", "lines", answer] if answer else [answer]
    plain, asked = (played("--seed", "2", answers=each, data=tmp_path / name)
                    for each, name in ((CHARLESTON, "plain"), (answers, "asked")))  # fmt: skip
    assert asked.out.count("A joker is never passed. Flowers and soap are no jokers") >= 6
    assert asked.out.count("tiles away") >= 12
    assert outcome(the_record(tmp_path / "plain")) == outcome(the_record(tmp_path / "asked"))
    assert plain.status == asked.status == 0


def test_wrong_usage_is_told_before_anything_is_dealt(tmp_path: Path) -> None:
    assert misused(rollor(*CHARLESTON_ONLY, "--seat", "up"), "--seat")
    assert misused(rollor(*CHARLESTON_ONLY, "--bots", "best"), "--bots")
    assert misused(rollor(*CHARLESTON_ONLY, "--preset", "house"), "--preset")
    assert misused(rollor(*CHARLESTON_ONLY, "--guard", "maybe"), "--guard")
    assert misused(rollor(*CHARLESTON_ONLY, "--seed", "xyz"), "a seed is 1 to 64 hexadecimal digits")
    assert misused(rollor(*CHARLESTON_ONLY, "now"), "unexpected extra argument")
    assert not list(tmp_path.iterdir())
