"""README.md and docs/terminal.md say what is true."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal import ROOT, built
from tests.cli.transcript import sessions

DOCUMENTS = ("README.md", "docs/terminal.md")


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_session_still_comes_out_as_it_stands_there(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the program has changed on purpose: python -m tests.cli.transcript README.md docs/terminal.md."""
    monkeypatch.chdir(tmp_path)
    found = sessions(text(name))
    assert found
    for written, now in found:
        assert now == written


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_link_leads_somewhere(name: str) -> None:
    headings = {re.sub(r"[^a-z -]", "", line.strip("# ").lower()).replace(" ", "-")
                for line in text(name).splitlines() if line.startswith("#")}  # fmt: skip
    for target in re.findall(r"\]\(([^)]+)\)", text(name)):
        file, _, heading = target.partition("#")
        assert (ROOT / name).parent.joinpath(file).exists(), target
        assert file or heading in headings, target


def test_every_command_and_every_option_is_described() -> None:
    written = text("docs/terminal.md")

    def check(command: Any, name: str) -> None:
        for word, inner in getattr(command, "commands", {}).items():
            check(inner, f"{name} {word}")
        if not hasattr(command, "commands"):
            assert f"`{name}" in written, name
            options = [option for each in command.params for option in each.opts if option.startswith("--")]
            assert [option for option in options if option != "--help" and option not in written] == []

    check(built, "rollor")


def test_what_rollor_is_not_is_said_first() -> None:
    assert "rollor is not the National Mah Jongg League" in text("README.md")[:2000]
