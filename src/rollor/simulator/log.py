"""What has been played so far, in a file: JSON Lines, the settings first, then a line a deal.

A run that broke off goes on where it stopped. If its last line is torn, that deal is played again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from io import BufferedRandom
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from rollor.rules import Seed
from rollor.seats import SEATS
from rollor.simulator.arena import Deal, Played
from rollor.simulator.settings import Settings

VERSION: Final = 1
_TAG: Final = "rollor-arena"
_SEATS: Final[Mapping[str | None, Any]] = {None: None, **{seat.word: seat for seat in SEATS}}


class NotALogError(ValueError):
    """The file is no log of the arena from this line on; nothing in it was changed."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


class OtherSettingsError(ValueError):
    """The log belongs to an experiment with other settings; `names` are those that differ."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(", ".join(names))
        self.names = names


class Log:
    """A file in which every deal is kept as soon as it is played. `deals` are all that it holds, by number.

    Opening it raises `NotALogError` or `OtherSettingsError`, or `OSError`.
    """

    def __init__(self, path: Path, settings: Settings) -> None:
        self.deals: dict[int, Deal] = {}
        self._settings = settings
        self._file: BufferedRandom = path.open("r+b" if path.exists() else "x+b")
        try:
            self._read(self._file.read())
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Log:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def keep(self, number: int, deal: Deal) -> None:
        """Writes a deal down, at once."""
        self._write({"deal": number, "hands": [played.to_json() for played in deal]})
        self.deals[number] = deal

    def _read(self, text: bytes) -> None:
        lines = text.splitlines(keepends=True)
        head = _line({_TAG: VERSION, **self._settings.to_json()})
        if not lines or (len(lines) == 1 and head.startswith(text)):
            self._file.seek(0)
            self._file.truncate()
            self._file.write(head)
            self._file.flush()
            return
        self._check(lines[0])
        good = len(lines[0])
        for number, line in enumerate(lines[1:], start=2):
            try:
                self._enter(line)
            except (ValueError, KeyError, TypeError):
                if number < len(lines):
                    raise NotALogError(number) from None
                break
            good += len(line)
        self._file.seek(good)
        self._file.truncate()

    def _check(self, first: bytes) -> None:
        """Whether the file is of this experiment."""
        head = header(first)
        wanted = self._settings.to_json()
        names = [name for name in wanted if head.get(name) != wanted[name]]
        if names:
            raise OtherSettingsError(names)

    def _enter(self, line: bytes) -> None:
        found = json.loads(line)
        deal = tuple(map(_played, found["hands"]))
        number = found["deal"]
        whole = line.endswith(b"\n") and len(deal) == len(self._settings.turns)
        if not whole or number not in range(self._settings.deals):
            raise ValueError(line)
        self.deals[number] = deal

    def _write(self, value: object) -> None:
        self._file.write(_line(value))
        self._file.flush()


def header(line: bytes) -> dict[str, Any]:
    """The settings that a log's first line names; `NotALogError` if it is no such line."""
    try:
        found = json.loads(line)
    except ValueError:
        raise NotALogError(1) from None
    if not isinstance(found, dict) or found.get(_TAG) != VERSION:
        raise NotALogError(1)
    return found


def seed_of(path: Path) -> Seed | None:
    """The seed of the experiment that a file is the log of; nothing if it is none yet."""
    try:
        with path.open("rb") as file:
            seed = header(file.readline())["seed"]
            return Seed(bytes.fromhex(seed))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _line(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def _played(value: dict[str, Any]) -> Played:
    east, south, west, north = map(int, value["points"])
    return Played(_SEATS[value["winner"]], (east, south, west, north), int(value["discards"]))
