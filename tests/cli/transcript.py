"""The terminal sessions in the documents: played again, to see whether they still come out the same.

A session stands in a block marked `console`: commands begin with `$ rollor` (or `$ printf '...' | rollor`),
what is typed at a question stands behind its `> `, and everything else is what the program says. All
sessions of a document run in one folder, in their order. Another block whose first line is a comment with a
file's name is that file.

    python -m tests.cli.transcript README.md docs/terminal.md

writes anew what the program says; what is typed stays.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.cli.terminal import rollor

_BLOCK = re.compile(r"^```(?P<kind>console|toml|rollor)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMAND = re.compile(r"^\$ (?:printf (?P<typed>'[^']*') \| )?rollor (?P<args>.*)$")


class Typist:
    """Standard input of somebody whose typing is seen on the terminal."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines

    def readline(self) -> str:
        """The next line, or nothing at the end."""
        line = f"{self._lines.pop(0)}\n" if self._lines else ""
        sys.stdout.write(line)
        return line


def sessions(text: str) -> list[tuple[str, str]]:
    """Each session as it stands there, and as it comes out now; the files are written to this folder."""
    found = []
    for block in _BLOCK.finditer(text):
        body = block["body"]
        if block["kind"] == "console":
            found.append((body, played(body)))
        elif name := re.match(r"# (\S+)\n", body):
            Path(name[1]).write_text(body, encoding="utf-8")
    return found


def played(session: str) -> str:
    """The session with what the program says now."""
    said = []
    for part in re.split(r"^(?=\$ )", session, flags=re.MULTILINE)[1:]:
        first, *lines = part.splitlines()
        command = _COMMAND.match(first)
        assert command, first
        answers = [line[1:].strip() for line in lines if line.startswith(">")]
        stdin: Typist | str = Typist(answers)
        if command["typed"]:
            stdin = shlex.split(command["typed"])[0].encode().decode("unicode_escape")
        ran = rollor(*shlex.split(command["args"]), typed=stdin)
        plain = [line.rstrip() for line in (ran.out + ran.err).splitlines()]
        said.append("\n".join((first, *plain)) + "\n")
    return "".join(said)


@contextlib.contextmanager
def folder_of_its_own() -> Iterator[None]:
    """A new folder to be in."""
    with tempfile.TemporaryDirectory() as name, contextlib.chdir(name):
        yield


def main(names: list[str]) -> None:
    for path in map(Path, names):
        text = path.read_text(encoding="utf-8")
        with folder_of_its_own():
            found = sessions(text)
        for old, new in found:
            text = text.replace(old, new, 1)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    os.environ["ROLLOR_DATA"] = os.devnull
    main(sys.argv[1:])
