"""What the command line gets from outside: it reads no environment, no clock and no dice itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Handed over by `__main__`. `entropy` gives so many random bytes.

    `data_folder` is where what a user saves is kept, if there is such a place; `program` is how to call
    this program.
    """

    environ: Mapping[str, str]
    now: Callable[[], datetime]
    entropy: Callable[[int], bytes]
    data_folder: Path | None
    program: str = "rollor"
