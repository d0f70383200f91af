"""Reads the surroundings, and starts the command line."""

from __future__ import annotations

import os
import secrets
import sys
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from rollor.cli.app import app
from rollor.cli.surroundings import Surroundings


def main() -> None:
    """Runs `rollor`; a reader that closes the pipe, or Ctrl-C, ends it without a traceback."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    around = Surroundings(
        environ=os.environ,
        now=lambda: datetime.now().astimezone(),
        entropy=secrets.token_bytes,
        data_folder=Path(os.environ.get("ROLLOR_DATA") or user_data_path("rollor")),
        program=sys.argv[0] if os.sep in sys.argv[0] else "rollor",
    )
    try:
        app(obj=around, prog_name="rollor", standalone_mode=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    finally:
        pass


if __name__ == "__main__":
    main()
