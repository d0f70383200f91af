"""A hand that is broken off, by whatever: no traceback, and the record is saved as far as it has come."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tests.cli.pseudo_terminal import terminal
from tests.cli.terminal import (
    CHARLESTON,
    CHARLESTON_ONLY,
    COMMAND,
    command,
    misused,
    played,
    rollor,
    surroundings,
)

from rollor.i18n import LANGUAGES

PROVED = {"law": "kept", "wall": "proved", "commitment": "proved"}
ALL_DAY = "\n".join(CHARLESTON).encode() + b"\n"


def outcome(path: Path) -> Any:
    """How far a record has come; that it is whole and proves itself is checked, too."""
    (checked,) = rollor("verify", str(path), "--json").objects
    assert checked == PROVED
    (found,) = rollor("replay", str(path), "--json").objects
    return found


def the_record(data: Path) -> Path:
    (path,) = (data / "records").iterdir()
    return path


@pytest.mark.parametrize(("seat", "guard"), [("east", "refuse"), ("north", "return")])
def test_the_input_may_end_at_every_question(guard: str, seat: str, tmp_path: Path) -> None:
    passes, phases = [], []
    for number in range(len(CHARLESTON) + 1):
        data = tmp_path / str(number)
        ran = played("--seed", "7", "--seat", seat, "--guard", guard, answers=CHARLESTON[:number], data=data)
        assert (ran.status, "Traceback" in ran.out) == (0, False)
        found = outcome(the_record(data))
        passes.append(len(found["passes"]))
        phases.append(found["phase"])
    assert passes == sorted(passes)
    assert (phases[0], phases[-1]) == ("first_right", "play")


def test_it_may_end_while_a_joker_is_on_its_way_back(tmp_path: Path) -> None:
    ran = played("--seed", "1", "--seat", "west", "--guard", "return", answers=("1 2 J", ""), data=tmp_path)
    assert ran.status == 0
    assert outcome(the_record(tmp_path))["phase"] == "joker_return"


@pytest.mark.parametrize("word", ["quit", "q", "exit", "QUIT"])
def test_quit_saves_what_has_been_played_and_is_no_failure(word: str, tmp_path: Path) -> None:
    ran = played("--seed", "7", answers=("1 2 3", "", "4 5 6", word), data=tmp_path)
    assert ran.status == 0
    assert outcome(the_record(tmp_path))["phase"] == "first_across"
    assert f"Saved as {the_record(tmp_path)}" in ran.lines


def test_ctrl_c_saves_too_and_is_told_by_the_exit_status(tmp_path: Path) -> None:
    with terminal(*CHARLESTON_ONLY, "--seed", "7", data=tmp_path) as screen:
        screen.types("1 2 3", "", "4 5 6")
        screen.presses(b"\x03")
        assert screen.ends() == 130
    assert "Traceback" not in screen.screen
    assert f"Saved as {the_record(tmp_path)}" in screen.plain
    assert outcome(the_record(tmp_path))["phase"] == "first_across"


def test_ctrl_d_is_a_way_to_quit(tmp_path: Path) -> None:
    with terminal(*CHARLESTON_ONLY, "--seed", "7", data=tmp_path) as screen:
        screen.presses(b"\x04")
        assert screen.ends() == 0
    assert f"Saved as {the_record(tmp_path)}" in screen.plain


@pytest.mark.parametrize("how", ["SIGHUP", "window"])
def test_a_closed_window_saves_too(how: str, tmp_path: Path) -> None:
    with terminal(*CHARLESTON_ONLY, "--seed", "7", data=tmp_path) as screen:
        screen.types("1 2 3", "")
        if how == "window":
            screen.closes()
        else:
            screen.breaks(lambda: os.kill(screen.process.pid, signal.Signals[how]))
        assert screen.ends() in ((1, 130) if how == "window" else (130,))
    assert outcome(the_record(tmp_path))["phase"] == "first_across"


def piped(data: Path, script: str, args: str) -> tuple[str, str, int]:
    """A pipeline as a shell runs it: standard output, standard error, the status of `rollor` in it."""
    done = subprocess.run(
        ("sh", "-c", f'{{ "$@"; echo $? >status; }} {script}', "sh", *COMMAND, *args.split()),
        input=ALL_DAY,
        capture_output=True,
        check=False,
        cwd=data,
        env=surroundings(data),
        timeout=60,
    )
    return done.stdout.decode(), done.stderr.decode(), int((data / "status").read_text())


def test_who_stops_reading_gets_no_traceback_and_the_hand_is_saved(tmp_path: Path) -> None:
    out, err, status = piped(tmp_path, "| head -n 1", args="play --until charleston --seed 7")
    assert (out.count("\n"), err, status) == (1, "", 1)
    assert outcome(the_record(tmp_path))["phase"] == "first_right"


@pytest.mark.parametrize(
    ("args", "script"),
    [("card expand practice --json", "| head -n 1"), ("deal", "| true")],
)
def test_who_stops_reading_anything_gets_no_traceback(args: str, script: str, tmp_path: Path) -> None:
    _, err, status = piped(tmp_path, script, args=args)
    assert err == ""
    assert status in (0, 1)


@pytest.mark.parametrize("closed", ["<&-", "<&- >&- 2>&-"])
def test_a_stream_that_is_closed_from_the_start_leads_nowhere(closed: str, tmp_path: Path) -> None:
    _, err, found = piped(tmp_path, closed, args="play --until charleston --seed 7")
    assert (err, found) == ("", 0)
    outcome(the_record(tmp_path))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")
def test_a_full_disk_is_told_in_a_line(tmp_path: Path) -> None:
    out, err, status = piped(tmp_path, ">/dev/full", args="deal")
    assert (out, status) == ("", 1)
    assert re.fullmatch(r"rollor: .*No space left on device\n", err)


@pytest.mark.parametrize(
    "env",
    [
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "cp1252:strict"},
    ],
)
def test_what_a_terminal_can_not_show_or_send_crashes_nothing(env: dict[str, str], tmp_path: Path) -> None:
    typed = "выход?\n1в 2 3\n".encode() + b"\xff\xfe\n" + ALL_DAY
    ran = command(*CHARLESTON_ONLY, "--lang", "ru", "--seed", "7", typed=typed, data=tmp_path, env=env)
    assert (ran.status, ran.err) == (0, "")
    assert outcome(the_record(tmp_path))["over"]


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_who_wants_no_colours_gets_none(env: dict[str, str], tmp_path: Path) -> None:
    with terminal(*CHARLESTON_ONLY, "--seed", "7", data=tmp_path, env=env) as screen:
        screen.types("1 2 3", "", "quit")
        assert screen.ends() == 0
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]", screen.screen)
    if "TERM" in env:
        assert "\x1b" not in screen.screen


def test_a_narrow_window_is_enough(tmp_path: Path) -> None:
    with terminal(*CHARLESTON_ONLY, "--seed", "7", data=tmp_path, columns=20) as screen:
        screen.types("1 2 3", "")
    assert all(len(line) <= 20 for line in screen.plain.splitlines() if "Saved" not in line)


@pytest.mark.parametrize("home", ["/dev/null", None])
def test_where_there_is_no_home_the_record_is_saved_in_the_folder(home: str | None, tmp_path: Path) -> None:
    env: dict[str, str | None] = {"ROLLOR_DATA": None, "XDG_DATA_HOME": None, "HOME": home}
    if home is None:
        env["XDG_DATA_HOME"] = "/dev/null"  # or it would be the home of whoever runs this test
    ran = command(*CHARLESTON_ONLY, "--seed", "7", typed=ALL_DAY, data=tmp_path, env=env)
    assert (ran.status, ran.err) == (0, "")
    (path,) = tmp_path.glob("*.rollor")
    assert f"Saved as {path.name}" in ran.lines
    assert outcome(path)["over"]


def test_where_nothing_can_be_saved_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir("/proc" if Path("/proc").exists() else "/")
    ran = rollor(*CHARLESTON_ONLY, "--seed", "7", data=Path("/dev/null"))
    assert (ran.status, ran.err) == (0, "The record could not be saved anywhere.\n")
    for lang in LANGUAGES:
        assert rollor(*CHARLESTON_ONLY, "--seed", "7", "--lang", lang, data=None).err


def test_records_of_one_second_keep_apart(tmp_path: Path) -> None:
    for _ in range(3):
        played("--seed", "7", answers=(), data=tmp_path)
    names = sorted(path.name for path in (tmp_path / "records").iterdir())
    assert names == ["2026-03-01-203015-2.rollor", "2026-03-01-203015-3.rollor", "2026-03-01-203015.rollor"]


def test_a_person_may_say_where_to_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = played("--seed", "7", "--save", "new folder/mine.rollor", data=tmp_path)
    assert outcome(Path("new folder/mine.rollor"))["over"]
    assert "See it again: rollor replay 'new folder/mine.rollor'" in ran.lines
    assert not (tmp_path / "records").exists()


def test_a_file_that_is_there_already_is_never_written_over(tmp_path: Path) -> None:
    there = tmp_path / "mine.rollor"
    there.write_text("dear")
    assert misused(rollor(*CHARLESTON_ONLY, "--save", str(there), data=tmp_path), "exists already")
    assert misused(rollor(*CHARLESTON_ONLY, "--save", str(tmp_path), data=tmp_path), "exists already")
    assert there.read_text() == "dear"


def test_where_the_wish_can_not_be_met_it_is_saved_where_it_can(tmp_path: Path) -> None:
    ran = played("--seed", "7", "--save", "/dev/null/mine.rollor", data=tmp_path)
    assert f"Saved as {the_record(tmp_path)}" in ran.lines


def test_a_disk_that_fills_up_leaves_no_half_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = Path.open

    def failing(path: Path, mode: str = "r", *args: Any, **options: Any) -> Any:
        file = opened(path, mode, *args, **options)
        if mode == "x" and path.parent.name == "records":
            monkeypatch.setattr(file, "write", lambda text: os.write(99_999, b""), raising=False)
        return file

    monkeypatch.setattr(Path, "open", failing)
    monkeypatch.chdir(tmp_path)
    ran = played("--seed", "7", data=tmp_path)
    assert list((tmp_path / "records").iterdir()) == []
    assert "Saved as 2026-03-01-203015.rollor" in ran.lines


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Mine", "mine"),
        ("Practice", "own"),
        ("Two words", "own"),
        ("#1", "own"),
        ("Мой", "мой"),
        ("a-b", "own"),
    ],
)
def test_a_hand_with_a_card_of_ones_own_can_be_replayed(name: str, written: str, tmp_path: Path) -> None:
    card = tmp_path / "card.toml"
    card.write_text(
        f'name = "{name}"\nedition = "1"\nauthor = "us"\n[[section]]\nname = "Only"\n'
        '[[section.line]]\npattern = "FFFF 666b 666d EEEE"\nvalue = 25\n[[section.line]]\npattern ='
        ' "FF 6666b 6666d EEEE"\nvalue = 25\n'
    )
    played("--seed", "7", "--card", str(card), data=tmp_path)
    assert f"\ncard {written} " in the_record(tmp_path).read_text()
    assert outcome(the_record(tmp_path))["over"]
