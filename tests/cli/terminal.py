"""Ways to call `rollor` from a test: in this process, as a command of its own, on a terminal."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol
from unittest.mock import patch

import typer

from rollor.cli.app import app
from rollor.cli.surroundings import Surroundings

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
NOW = datetime(2026, 3, 1, 20, 30, 15, tzinfo=UTC)
COMMAND = (sys.executable, "-m", "rollor")
built = typer.main.get_command(app)


Environment = Mapping[str, str | None]
UNCHANGED: Environment = {}


@dataclass(frozen=True)
class Ran:
    """What a command said, and its exit status."""

    out: str
    err: str
    status: int

    @property
    def lines(self) -> list[str]:
        """The lines of what was said; what is typed over a pipe is not seen behind its prompt."""
        return [line.removeprefix("> ") for line in self.out.splitlines()]

    @property
    def words(self) -> str:
        """What was said without its line breaks."""
        return " ".join(" ".join(self.lines).split())

    @property
    def objects(self) -> list[Any]:
        """What was said for programs, an object a line."""
        return [json.loads(line) for line in self.out.split("\n") if line]


class Typing(Protocol):
    """Somebody at a keyboard."""

    def readline(self) -> str: ...


def rollor(
    *args: str,
    typed: str | bytes | Typing = "",
    data: Path | None = None,
    columns: int = 80,
    **env: str,
) -> Ran:
    """Runs a command in this process. `typed` is its standard input; nothing of the surroundings is real."""
    given = typed.encode() if isinstance(typed, str) else typed
    stdin = io.TextIOWrapper(io.BytesIO(given), "utf-8") if isinstance(given, bytes) else given
    around = Surroundings(
        environ=env,
        now=lambda: NOW,
        entropy=lambda size: bytes(range(size)),
        data_folder=data,
        program="rollor",
    )
    said_out, said_err = io.BytesIO(), io.BytesIO()
    out, err = (io.TextIOWrapper(said, "utf-8", write_through=True) for said in (said_out, said_err))
    status: object = None
    with ExitStack() as stack:
        stack.enter_context(redirect_stdout(out))
        stack.enter_context(redirect_stderr(err))
        stack.enter_context(patch("sys.stdin", stdin))
        stack.enter_context(patch.dict(os.environ, {"COLUMNS": str(columns), "NO_COLOR": "1"}))
        try:
            built.main(args, obj=around, prog_name="rollor")
        except SystemExit as left:
            status = left.code
    assert isinstance(status, int), status
    return Ran(said_out.getvalue().decode(), said_err.getvalue().decode(), status)


def surroundings(data: Path, env: Environment = UNCHANGED) -> dict[str, str]:
    """The environment of a real command: this one's, records in that folder, changed (`None`: unset)."""
    here = {
        **os.environ,
        "ROLLOR_DATA": str(data),
        "PYTHONPATH": str(SOURCE),
        "COLUMNS": "80",
        "LC_ALL": "C.UTF-8",
    }
    changed = {**here, **env}
    return {name: value for name, value in changed.items() if value is not None}


def command(*args: str, typed: bytes = b"", data: Path, env: Environment = UNCHANGED) -> Ran:
    """Runs a command as one of its own, over pipes."""
    done = subprocess.run(
        (*COMMAND, *args),
        input=typed,
        capture_output=True,
        check=False,
        cwd=data,
        env=surroundings(data, env),
        timeout=60,
    )
    out, err = (said.decode(errors="replace") for said in (done.stdout, done.stderr))
    return Ran(out, err, done.returncode)


def refusal(ran: Ran) -> str:
    """The one line on standard error of a text that law or grammar refuses."""
    assert (ran.status, ran.out) == (1, ""), ran
    (line,) = ran.err.splitlines()
    return line


def misused(ran: Ran, *said: str) -> bool:
    """Whether that was wrong usage, and these words were said about it (in whatever frame)."""
    plain = " ".join(ran.err.replace("│", " ").split())
    assert (ran.status, ran.out) == (2, ""), ran
    assert "Traceback" not in ran.err
    return all(words in plain for words in said)


def record(folder: Path, *lines: Iterable[str] | str, name: str = "hand.rollor") -> str:
    """A file with these lines; gives its path."""
    path = folder / name
    text = "".join(line if isinstance(line, str) else "\n".join(line) for line in lines)
    path.write_text(text, encoding="utf-8")
    return str(path)


CHARLESTON_ONLY = ("play", "--until", "charleston")
CHARLESTON = (*("1 2 3", "") * 3, "1", *("1 2 3", "") * 3, "1 2", "")
"""Answers that take anybody to the end: jokers have the last numbers, and an unasked line does no harm."""


def played(*options: str, answers: Iterable[str] = CHARLESTON, data: Path, columns: int = 80) -> Ran:
    """Plays in this process with these answers."""
    typed = "".join(f"{answer}\n" for answer in answers)
    ran = rollor(*CHARLESTON_ONLY, *options, typed=typed, data=data, columns=columns)
    assert ran.err == ""
    return ran
