"""The lock files: one version of everything, known by its hash, for all that is asked for."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
LOCKS = ("run", "dev", "lock")


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def asked_for(lock: str) -> list[Requirement]:
    table = project()
    groups: dict[str, list[str]] = table["dependency-groups"]
    run = [*table["project"]["dependencies"], *groups["build"]]
    asked = {"run": run, "dev": run + groups["dev"], "lock": groups["lock"]}[lock]
    return [Requirement(each) for each in asked]


def entries(lock: str) -> list[str]:
    """One logical line a requirement, comments gone."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    text = re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE)
    return [line for line in text.replace("\\\n", " ").splitlines() if line.strip()]


def pins(lock: str) -> dict[str, str]:
    """Name and version of everything pinned."""
    pinned = (re.match(r"([a-z0-9-]+)==([^\s;]+)", line) for line in entries(lock))
    return {match[1]: match[2] for match in pinned if match}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_entry_is_one_version_known_by_hash(lock: str) -> None:
    for line in entries(lock):
        assert re.fullmatch(r"[a-z0-9-]+==\S+( +;[^\\]*?)?( +--hash=sha256:[0-9a-f]{64})+", line)
    assert len(pins(lock)) == len(entries(lock))


@pytest.mark.parametrize("lock", LOCKS)
def test_what_pyproject_asks_for_is_locked_at_a_version_it_allows(lock: str) -> None:
    pinned = pins(lock)
    for asked in asked_for(lock):
        assert asked.specifier.contains(pinned[asked.name]), f"{asked}: make lock"


def test_developers_have_what_players_have() -> None:
    assert pins("run").items() <= pins("dev").items()


def test_what_builds_is_locked_too() -> None:
    table = project()
    assert table["build-system"]["requires"] == table["dependency-groups"]["build"]


@pytest.mark.parametrize("name", sorted({each.name for lock in LOCKS for each in asked_for(lock)}))
def test_every_dependency_says_why_it_earns_its_place(name: str) -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert re.search(rf"^- `{name}`: \w", text, flags=re.MULTILINE)
