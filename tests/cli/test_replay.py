"""`rollor replay`: what programs read of a record, and how a record is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.cli.hands import FIRST, HALTED, HEAD, STOPPED, WHOLE, steps
from tests.cli.terminal import command, misused, record, refusal, rollor

KEYS = ["phase", "pass", "over", "racks", "passes", "stopped_by"]
SEATS = ["east", "south", "west", "north"]


def outcome(text: str, *options: str) -> Any:
    """The one object that a record comes to."""
    ran = rollor("replay", "-", "--json", *options, typed=text)
    assert (ran.status, ran.err) == (0, "")
    (line,) = ran.out.splitlines()
    assert ran.out == line + "\n"
    (found,) = ran.objects
    return found


def test_one_object_stands_on_one_line_and_says_how_the_hand_went(tmp_path: Path) -> None:
    ran = command("replay", record(tmp_path, WHOLE), "--json", data=tmp_path)
    assert (ran.status, ran.err) == (0, "")
    (found,) = ran.objects
    assert ran.out.count("\n") == 1
    assert found["phase"] == "play"
    assert (found["pass"], found["over"], found["stopped_by"]) == (None, True, None)
    assert found["racks"] == {
        "east": "FFF 3666b 99c 66d SS J",
        "south": "1122b 23344d NN GG",
        "west": "345789b 114c 6d E SS",
        "north": "237c 15789d WW R 00",
    }
    assert found["passes"][2] == {
        "name": "first_left",
        "east": {"gave": "R", "blind": 2, "kept": "3c"},
        "south": {"gave": "123c", "blind": 0, "kept": "114c"},
        "west": {"gave": "", "blind": 3, "kept": ""},
        "north": {"gave": "14c", "blind": 1, "kept": "2c R"},
    }
    assert [moved["name"] for moved in found["passes"]] == [
        "first_right",
        "first_across",
        "first_left",
        "second_left",
        "second_across",
        "last_right",
        "courtesy",
    ]


@pytest.mark.parametrize("text", [HEAD, WHOLE, STOPPED, HALTED], ids=["dealt", "whole", "stopped", "halted"])
@pytest.mark.parametrize("seat", [None, *SEATS])
def test_the_keys_are_always_the_same_and_in_their_order(text: str, seat: str | None) -> None:
    found = outcome(text, *(["--seat", seat] if seat else []))
    assert list(found) == KEYS
    assert list(found["racks"]) == SEATS
    for moved in found["passes"]:
        assert list(moved) in (["name", *SEATS], ["name", "east", "west"], ["name", "south", "north"])
        for word, share in moved.items():
            assert word == "name" or list(share) == ["gave", "blind", "kept"]


def test_a_record_may_end_anywhere() -> None:
    found = [outcome(text) for text in (HEAD, *steps(WHOLE))]
    phases = [each["phase"] for each in found]
    assert phases == [
        *["first_right"] * 4,
        *["first_across"] * 4,
        *["first_left"] * 4,
        *["vote"] * 4,
        *["second_left"] * 4,
        *["second_across"] * 4,
        *["last_right"] * 4,
        *["courtesy"] * 4,
        "play",
    ]
    assert [each["pass"] for each in found] == [None if each in ("vote", "play") else each for each in phases]
    assert [each["over"] for each in found] == [False] * 32 + [True]
    moved = [len(each["passes"]) for each in found]
    assert moved == sorted(moved)
    assert [list(outcome(text)["passes"][-1]) for text in steps(WHOLE)[-3:]] == [
        ["name", "east", "west"],
        ["name", "east", "west"],
        ["name", *SEATS],
    ]


def test_a_stop_and_who_said_it_are_told() -> None:
    found = outcome(STOPPED)
    assert (found["phase"], found["pass"], found["stopped_by"]) == ("courtesy", "courtesy", "north")
    assert found["passes"][-1] == {
        "name": "courtesy",
        "south": {"gave": "1b", "blind": 0, "kept": "R"},
        "north": {"gave": "R", "blind": 0, "kept": "1b"},
    }


def test_a_halt_names_the_pass_that_is_halted_and_the_jokers_are_back() -> None:
    found = outcome(HALTED)
    assert (found["phase"], found["pass"], found["passes"]) == ("joker_return", "first_right", [])
    assert found["racks"]["west"] == "789b 123c 12d SS JJJ"
    found = outcome(HALTED + "replace\n  west 789b\n  east 7c\n")
    assert (found["phase"], len(found["passes"])) == ("first_across", 1)
    assert found["passes"][0]["west"] == {"gave": "789b", "blind": 0, "kept": "NN G"}


def test_under_lesson_east_shows_its_fourteenth_in_play_and_under_league_from_the_deal() -> None:
    assert len(outcome(WHOLE)["racks"]["east"].replace(" ", "")) > 13
    league = WHOLE.replace("preset lesson", "preset league").replace("666d E\n", "666d EE\n")
    first, last = outcome(league.partition("pass")[0]), outcome(league)
    assert (first["racks"]["east"], last["over"]) == ("FFF 666b 147c 666d EE", True)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("text", [*steps(WHOLE)[::3], WHOLE, STOPPED, HALTED])
def test_a_seat_is_shown_its_own_tiles_and_of_the_others_how_many(text: str, seat: str) -> None:
    seen, truth = outcome(text, "--seat", seat), outcome(text)
    for key in ("phase", "pass", "over", "stopped_by"):
        assert seen[key] == truth[key]
    assert seen["racks"][seat] == truth["racks"][seat]
    for other in set(SEATS) - {seat}:
        assert set(seen["racks"][other]) == {"?"}
    for moved, true in zip(seen["passes"], truth["passes"], strict=True):
        assert list(moved) == list(true)
        for other in set(moved) - {"name"}:
            if other == seat:
                assert moved[other] == true[other]
                continue
            blind_here = moved["name"] in ("first_left", "last_right")
            assert set(moved[other]["gave"] + moved[other]["kept"]) <= {"?"}
            assert moved[other]["blind"] is None if blind_here else moved[other]["blind"] == 0


def test_a_seat_can_not_tell_how_many_another_passed_blind() -> None:
    other = FIRST.replace("west +3", "west 5b +2").replace("north 14c +1", "north +3")
    texts = (HEAD + FIRST.partition("vote")[0], HEAD + other.partition("vote")[0])
    assert outcome(texts[0]) != outcome(texts[1])
    assert outcome(texts[0], "--seat", "east") == outcome(texts[1], "--seat", "east")


def test_several_records_give_an_object_each() -> None:
    ran = rollor("replay", "-", "--json", typed=WHOLE + STOPPED + HALTED)
    assert [found["phase"] for found in ran.objects] == ["play", "courtesy", "joker_return"]
    ran = rollor("replay", "-", typed=STOPPED + HALTED)
    assert (ran.status, ran.out.count("\n\n")) == (0, 1)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("south NN R\n", "south NN J\n", "11:12: C-6 A joker is never passed"),
        ("east 147c", "east 147c 6b", "10:13: C-3 A pass is three tiles"),
        ("east 147c", "east 117c", "10:9: C-5 You can pass only what you hold, and of 1c you hold 1."),
        ("east 147c", "east 14c +1", "10:3: C-8 Blind is allowed only in the last pass of a round"),
        ("pass across", "pass left", "14:6: C-2 This is not the pass that is on"),
        ("  north 345b\n", "", "13:6: C-3 Nothing moves until all four have passed; still missing: North."),
        ("pass across", "vote\n south stop\npass across", "15:2: C-12 There is nothing to vote about before"),
        ("  north go\n", "", "28:6: C-12 First comes the vote"),
        ("preset lesson", "preset house", "2:8: “house” is no value of “preset”. It may be: lesson, league."),
        ("preset lesson", "rules lesson", "2:1: “rules” is no key of a record."),
        ("rollor 1", "rollor 2", "1:8: This program reads records of version 1, not “2”."),
        ("3344d NN R GG", "3344d NNNNN", "5:23: A set has only so many of “N”: 4."),
        ("147c 666d E\n", "147c 666d E J\n", "4:7: D-1 This seat is dealt 13 tiles; here are 14."),
        ("east  FFF 666b", "east  FFF 666h", "4:14: “h” is no suit"),
    ],
)
def test_what_law_or_grammar_refuses_is_one_line_with_its_place(old: str, new: str, expected: str) -> None:
    text = WHOLE.replace(old, new, 1)
    assert text != WHOLE
    line = refusal(rollor("replay", "-", "--json", typed=text))
    assert line.startswith(f"-:{expected}"), line


def test_the_line_names_the_file_and_a_real_command_refuses_alike(tmp_path: Path) -> None:
    path = record(tmp_path, HALTED.replace("return", "refuse"))
    line = refusal(command("replay", path, "--json", data=tmp_path))
    assert (
        line == f"{path}:9:12: C-6 A joker is never passed, in no pass, not even blind. Keep it, and choose"
        " another tile."
    )


def test_the_refusal_speaks_the_language_that_is_asked_for() -> None:
    text = HALTED.replace("return", "refuse")
    said = {
        lang: refusal(rollor("replay", "-", "--lang", lang, typed=text)) for lang in ("en", "it", "ru", "ms")
    }
    assert all(line.startswith("-:9:12: C-6 ") for line in said.values())
    assert said["it"] == refusal(rollor("replay", "-", typed=text, LANG="it_IT.UTF-8"))


@pytest.mark.parametrize("sign", ["\x1b[2J", "\r", "\x85", "\u2028", "\u202e", "\x07"])
def test_what_is_quoted_from_a_file_moves_no_cursor_and_breaks_no_line(sign: str) -> None:
    line = refusal(rollor("replay", "-", typed=f"rollor 1\nab{sign}cd x\n"))
    assert line.isprintable()
    assert f"U+{ord(sign[0]):04X}" in line


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (b"", "1:1: A record begins with the line"),
        (b"\xef\xbb\xbf", "1:1: A record begins with the line"),
        (WHOLE.encode("utf-16"), "1:1: This is not UTF-8 text (UTF-16)."),
        (WHOLE.encode("utf-16-le"), "1:2: Here is a NUL character"),
        (b"rollor 1\nnote \xff\n", "2:6: This is not UTF-8 text (0xFF)."),
        (b"rollor 1\n" + b"x" * 70_000, "2:1: This line is longer than 65536 bytes"),
        (b"rollor 1\n", "2:1: The deal is missing"),
    ],
)
def test_what_is_no_text_of_a_record_is_refused_in_plain_words(typed: bytes, expected: str) -> None:
    assert refusal(rollor("replay", "-", typed=typed)).startswith(f"-:{expected}")


@pytest.mark.parametrize("editor", ["bom", "crlf", "both", "no final newline"])
def test_a_record_is_read_as_windows_editors_save_it(editor: str) -> None:
    text = WHOLE.rstrip("\n") if editor == "no final newline" else WHOLE
    text = text.replace("\n", "\r\n") if editor in ("crlf", "both") else text
    typed = text.encode("utf-8-sig" if editor in ("bom", "both") else "utf-8")
    assert (
        rollor("replay", "-", "--json", typed=typed).out == rollor("replay", "-", "--json", typed=WHOLE).out
    )


def test_wrong_usage_is_another_exit_status(tmp_path: Path) -> None:
    assert misused(rollor("replay"), "Missing argument")
    assert misused(rollor("replay", "-", "--jsn"), "No such option: --jsn")
    assert misused(rollor("replay", "-", "--seat", "up"), "--seat")
    assert misused(rollor("replay", "-", "--lang", "tlh"), "--lang")
    assert misused(rollor("replay", "none.rollor"), "none.rollor: No such file or directory")
    assert misused(rollor("replay", str(tmp_path)), "Is a directory")
    assert misused(command("replay", "none.rollor", "--json", data=tmp_path), "No such file or directory")
    assert misused(rollor("replya"), "No such command")


def test_in_words_every_pass_and_the_racks_are_told() -> None:
    lines = rollor("replay", "-", typed=WHOLE).lines
    assert lines[:2] == ["first right", "  East: gave 147c, kept 345b"]
    assert "  East: gave R, kept 3c (2 blind tiles)" in lines
    assert "  West: gave -, kept - (3 blind tiles)" in lines
    assert lines[-5:] == [
        "Now: the Charleston is over",
        "  East: FFF 3666b 99c 66d SS J",
        "  South: 1122b 23344d NN GG",
        "  West: 345789b 114c 6d E SS",
        "  North: 237c 15789d WW R 00",
    ]
    lines = rollor("replay", "-", "--seat", "west", typed=STOPPED).lines
    assert "North stopped." in lines
    assert lines[-2:] == ["  West: 345789b 125d SSSS", f"  North: {'?' * 13}"]


def test_a_soap_that_went_alone_is_not_read_as_none() -> None:
    text = WHOLE.replace("north 0 W", "north 0").replace("south -", "south 1b")
    assert "  North: gave Soap, kept 1b" in rollor("replay", "-", typed=text).lines
