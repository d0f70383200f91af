"""`rollor arena`, as it is started, stopped and gone on with."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.cli.terminal import COMMAND, misused, rollor, surroundings

FAST = ("arena", "--card", "travel", "--seats", "random,random,two-lines,random", "--seed", "7")


def test_the_table_tells_who_won_how_often(tmp_path: Path) -> None:
    ran = rollor(*FAST, "--hands", "2", "--rotate", "--workers", "1", data=tmp_path)
    assert (ran.status, ran.err) == (0, "")
    assert ran.lines[0].startswith("8 hands by the card travel, house rules lesson, seed")
    rows = [line.split() for line in ran.lines if line.strip()]
    bots = {row[0]: row[1:3] for row in rows if row[0] in ("random", "two-lines")}
    assert bots["random"] == ["8", "0"]
    assert bots["two-lines"][0] == "8"
    assert [row[:2] for row in rows if row[0] in ("East", "North")] == [
        ["East", "6"],
        ["North", "6"],
        ["East", "2"],
        ["North", "2"],
    ]


@pytest.mark.parametrize("lang", ["it", "ru", "ms"])
def test_it_speaks_every_language(lang: str, tmp_path: Path) -> None:
    ran = rollor(*FAST, "--hands", "1", "--workers", "1", "--lang", lang, data=tmp_path)
    assert (ran.status, ran.err) == (0, "")
    assert "two-lines" in ran.out


def test_a_program_gets_one_object_a_line(tmp_path: Path) -> None:
    ran = rollor(*FAST, "--hands", "2", "--workers", "1", "--json", data=tmp_path)
    (line,) = ran.lines
    told = json.loads(line)
    assert (told["hands"], told["settings"]["seats"][2]) == (2, "two-lines")


def test_without_a_seed_the_deals_are_new_each_time_and_the_seed_is_told(tmp_path: Path) -> None:
    ran = rollor("arena", *FAST[1:5], "--hands", "1", "--workers", "1", "--json", data=tmp_path)
    assert len(json.loads(ran.out)["settings"]["seed"]) == 64


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (("--seats", "sound,sound,sound,genius"), "genius: the bots are random, two-lines, sound"),
        (("--seats", "sound"), "four bots"),
        (("--hands", "0"), "--hands"),
        (("--workers", "0"), "--workers"),
        (("--card", "yearly"), "neither a file nor one of the cards"),
        (("--seed", "xyz"), "hexadecimal"),
    ],
)
def test_wrong_usage_is_told_and_has_status_2(wrong: tuple[str, ...], why: str, tmp_path: Path) -> None:
    assert misused(rollor("arena", *wrong, data=tmp_path), why)


def test_a_log_of_other_settings_is_wrong_usage(tmp_path: Path) -> None:
    log, diary = str(tmp_path / "run.jsonl"), tmp_path / "diary"
    words = (*FAST, "--workers", "1", "--resume")
    diary.write_text("Dear diary,\n")
    first = rollor(*words, log, "--hands", "2", data=tmp_path)
    assert first.status == 0
    assert rollor(*words, log, "--hands", "2", data=tmp_path) == first
    assert misused(rollor(*words, log, "--hands", "3", data=tmp_path), "is of other settings: hands")
    assert misused(rollor(*words, str(diary), data=tmp_path), "no log of the arena")
    assert misused(rollor(*words, str(tmp_path), data=tmp_path), "directory")


def test_the_seed_is_that_of_the_log_if_none_is_given(tmp_path: Path) -> None:
    log = str(tmp_path / "run.jsonl")
    words = (*FAST[:-2], "--hands", "2", "--workers", "1", "--resume", log, "--json")
    assert rollor(*words, data=tmp_path).out == rollor(*words, data=tmp_path).out


@contextmanager
def begun(log: Path, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """An arena with two workers that has played some deals already."""
    with subprocess.Popen(
        (*COMMAND, *words, "--workers", "2", "--resume", str(log)),
        cwd=log.parent,
        env=surroundings(log.parent),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as started:
        until(lambda: log.exists() and log.read_bytes().count(b"\n") > 3)
        yield started


def until(done: Callable[[], bool]) -> None:
    patience = time.monotonic() + 60
    while not done():
        assert time.monotonic() < patience
        time.sleep(0.01)


def gone(group: int) -> bool:
    """Whether nobody of a group of processes is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def test_ctrl_c_leaves_a_log_that_goes_on_to_the_same_end(tmp_path: Path) -> None:
    words, log = (*FAST, "--hands", "60", "--json"), tmp_path / "run.jsonl"
    with begun(log, *words) as started:
        os.killpg(started.pid, signal.SIGINT)
        out, err = started.communicate(timeout=60)
    kept = log.read_bytes().count(b"\n") - 1
    assert (started.returncode, out) == (130, b"")
    assert err.decode().strip() == (
        f"Stopped after {kept} of 60 deals. They are kept: the same command goes on from there."
    )
    assert 3 <= kept < 60
    until(lambda: gone(started.pid))
    whole = rollor(*words, "--workers", "1", data=tmp_path)
    assert rollor(*words, "--workers", "1", "--resume", str(log), data=tmp_path).out == whole.out


def test_when_a_worker_is_ended_from_outside_what_was_played_is_kept(tmp_path: Path) -> None:
    log = tmp_path / "run.jsonl"
    with begun(log, *FAST, "--hands", "500") as started:
        children = Path(f"/proc/{started.pid}/task/{started.pid}/children")
        if not children.exists():
            started.kill()
            pytest.skip("this system does not tell whose children processes are")
        os.kill(int(children.read_text().split()[-1]), signal.SIGKILL)
        out, err = started.communicate(timeout=60)
    assert (started.returncode, out) == (1, b"")
    assert err.decode().strip().startswith("Stopped after ")
    assert log.read_bytes().count(b"\n") > 3


def test_workers_end_with_the_one_who_started_them(tmp_path: Path) -> None:
    with begun(tmp_path / "run.jsonl", *FAST, "--hands", "500") as started:
        started.kill()
    until(lambda: gone(started.pid))
