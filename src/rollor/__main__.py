"""Reads the surroundings, and starts the command line."""

from __future__ import annotations

import os
import secrets
import shlex
import shutil
import signal
import sys
from datetime import datetime
from pathlib import Path

STOPPED = 130
"""The exit status after Ctrl-C."""


def main() -> None:
    """Runs `rollor`; Ctrl-C, a closed window or pipe, or a full disk ends it without a traceback."""
    _mend_streams()
    _heed_closing()
    try:
        try:
            _run()
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        sys.exit(STOPPED)
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            print(f"rollor: {error}", file=sys.stderr)
        sys.exit(1)


def _run() -> None:
    """What takes a moment to load is loaded here, where Ctrl-C is heeded already."""
    from platformdirs import user_data_path

    from rollor.cli.app import app
    from rollor.cli.surroundings import Surroundings

    folder = Path(os.environ.get("ROLLOR_DATA") or user_data_path("rollor"))
    app(
        prog_name="rollor",
        obj=Surroundings(
            environ=os.environ,
            now=lambda: datetime.now().astimezone(),
            entropy=secrets.token_bytes,
            data_folder=None if str(folder).startswith("~") else folder,  # a user without a home
            program=_program(sys.argv[0]),
        ),
    )


def _program(name: str) -> str:
    """How to call the program again, from the same folder."""
    if name.endswith("__main__.py"):
        return f"{shlex.quote(sys.executable)} -m rollor"
    return "rollor" if os.sep not in name or shutil.which("rollor") == name else shlex.quote(name)


def _mend_streams() -> None:
    """Streams that are closed lead nowhere, and a sign that can't be read or shown becomes a `?`."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (never closed)
        getattr(sys, name).reconfigure(errors="replace")


def _heed_closing() -> None:
    """Closing the window ends a game as Ctrl-C does: its record is saved."""
    for name in ("SIGHUP", "SIGTERM"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, signal.default_int_handler)


if __name__ == "__main__":
    main()
