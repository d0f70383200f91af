"""A real terminal for a command: what a person types, Ctrl-C and a closed window included."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.cli.terminal import UNCHANGED, Environment, surroundings

PROMPT = "> "
PATIENCE = 30.0
_CONTROLLED = (
    "import fcntl, os, sys, termios\n"
    "fcntl.ioctl(0, termios.TIOCSCTTY, 0)\n"
    "os.execv(sys.executable, [sys.executable, '-m', 'rollor', *sys.argv[1:]])\n"
)
"""The command takes the terminal as its own, so that Ctrl-C typed there reaches it."""


class Terminal:
    """One command on a terminal of its own."""

    def __init__(self, file: int, process: subprocess.Popen[bytes]) -> None:
        self._file = file
        self.process = process
        self.screen = ""

    def read(self, until: str = PROMPT) -> str:
        """What has appeared by the time that a question is asked (or the command has ended)."""
        start, deadline = len(self.screen), time.monotonic() + PATIENCE
        pending = b""
        while not self.screen[start:].endswith(until):
            ready, _, _ = select.select([self._file], [], [], 0.2)
            assert time.monotonic() < deadline, self.screen
            if not ready:
                continue
            try:
                found = os.read(self._file, 65_536)
            except OSError:  # the other end is closed
                break
            if not found:
                break
            pending += found
            with suppress(UnicodeDecodeError):
                self.screen += pending.decode()
                pending = b""
        return self.screen[start:]

    def types(self, *lines: str) -> str:
        """Types each line when it is asked for; what has appeared since the last."""
        for line in lines:
            assert self.screen.endswith(PROMPT), self.screen
            os.write(self._file, f"{line}\n".encode())
            self.read()
        return self.screen

    def presses(self, key: bytes) -> None:
        self.breaks(lambda: os.write(self._file, key))

    def breaks(self, off: Callable[[], object]) -> None:
        """Breaks off, as often as it takes: what comes just before the command waits is heeded late."""
        for _ in range(20):
            time.sleep(0.1)
            off()
            ready, _, _ = select.select([self._file], [], [], 1.0)
            if ready and self.read(until="\0").strip("^CD\r\n"):
                return

    def closes(self) -> None:
        """The window is closed: whoever reads or writes there gets an error."""
        os.close(self._file)
        self._file = -1

    def ends(self) -> int:
        """Reads to the end; the exit status."""
        if self._file >= 0:
            self.read(until="\0")
        return self.process.wait(PATIENCE)

    @property
    def plain(self) -> str:
        """The screen without colours, line ends as in a file."""
        return re.sub(r"\x1b\[[0-9;]*m", "", self.screen).replace("\r\n", "\n")


@contextmanager
def terminal(*args: str, data: Path, columns: int = 80, env: Environment = UNCHANGED) -> Iterator[Terminal]:
    """Starts `rollor` with these arguments on a new terminal, and reads as far as its first question."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    process = subprocess.Popen(
        (sys.executable, "-c", _CONTROLLED, *args),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        cwd=data,
        env=surroundings(data, {"COLUMNS": None, "TERM": "xterm-256color", **env}),
    )
    os.close(theirs)
    found = Terminal(ours, process)
    try:
        found.read()
        yield found
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
        if found._file >= 0:
            os.close(ours)
