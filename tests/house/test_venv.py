"""`.venv` comes whole or not at all, and says what is missing."""

import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
UNKNOWN = f"no-such-thing-anywhere==1.0 --hash=sha256:{'0' * 64}\n"
Install = Callable[[Callable[[], None]], None]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with our tools/venv.py that needs one package, which nobody has."""
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools/venv.py", tmp_path / "tools")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements/run.txt").write_text(UNKNOWN, encoding="utf-8")
    return tmp_path


@pytest.fixture
def venv(project: Path) -> ModuleType:
    """Its tools/venv.py as a module."""
    spec = importlib.util.spec_from_file_location("venv_tool", project / "tools/venv.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def when_installed(project: Path, venv: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Instead of installing: makes the folder, and then something happens."""

    def replace(then: Callable[[], None]) -> None:
        def install(kind: str) -> None:
            (project / ".venv/bin").mkdir(parents=True)
            (project / ".venv/bin/python").touch()
            then()

        monkeypatch.setattr(venv, "install", install)

    return replace


def nothing() -> None:
    """All goes well."""


def interruption() -> None:
    """Somebody presses Ctrl-C."""
    raise KeyboardInterrupt


def environments(project: Path) -> list[str]:
    return sorted(path.name for path in project.glob(".venv*"))


def test_an_interruption_leaves_nothing(project: Path, venv: ModuleType, when_installed: Install) -> None:
    when_installed(interruption)
    with pytest.raises(KeyboardInterrupt):
        venv.build("run")
    assert environments(project) == []


def test_half_an_environment_is_not_ready_and_is_made_anew(
    project: Path, venv: ModuleType, when_installed: Install
) -> None:
    (project / ".venv/bin").mkdir(parents=True)
    (project / ".venv/bin/half").touch()
    assert not venv.is_ready("run")
    when_installed(nothing)
    venv.build("run")
    assert venv.is_ready("run")
    assert not (project / ".venv/bin/half").exists()


def test_an_interrupted_renewal_keeps_what_was_whole(
    project: Path, venv: ModuleType, when_installed: Install
) -> None:
    when_installed(nothing)
    venv.build("run")
    (project / ".venv/mine").touch()
    when_installed(interruption)
    with pytest.raises(KeyboardInterrupt):
        venv.build("run")
    assert environments(project) == [".venv"]
    assert venv.is_ready("run")
    assert (project / ".venv/mine").exists()


def test_it_is_ready_until_its_lock_changes(project: Path, venv: ModuleType, when_installed: Install) -> None:
    when_installed(nothing)
    venv.build("run")
    assert venv.is_ready("run")
    assert not venv.is_ready("dev")
    (project / "requirements/run.txt").write_text(f"{UNKNOWN}# changed\n", encoding="utf-8")
    assert not venv.is_ready("run")


def test_an_environment_that_was_moved_is_not_ready(
    project: Path, venv: ModuleType, when_installed: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    when_installed(nothing)
    venv.build("run")
    (project / ".venv").rename(project / "elsewhere")
    monkeypatch.setattr(venv, "VENV", project / "elsewhere")
    assert not venv.is_ready("run")


def test_a_missing_venv_module_is_named_with_its_package(
    venv: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(venv.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(venv.sys, "executable", "/usr/bin/python3")
    with pytest.raises(venv.Refused, match=r"apt-get install python3-venv\)"):
        venv.check_this_python()


def test_an_old_python_is_named_with_its_version(venv: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(venv.sys, "version_info", (3, 9, 2))
    with pytest.raises(venv.Refused, match=r"needs Python 3\.11 .* is 3\.9\.2"):
        venv.check_this_python()


def test_what_is_interrupted_takes_all_that_it_started_along(project: Path, venv: ModuleType) -> None:
    started = f"(sleep 0.6; touch {project}/late) & sleep 0.2; kill -INT {os.getpid()}; wait"
    with pytest.raises(KeyboardInterrupt):
        venv.call("/bin/sh", "-c", started)
    time.sleep(0.8)
    assert not (project / "late").exists()


@pytest.mark.soak
def test_a_package_that_cannot_be_had_is_named_and_nothing_is_left(project: Path) -> None:
    outside = Path(sys.base_prefix) / "bin" / "python3"
    done = subprocess.run(
        [outside, project / "tools/venv.py", "run"],
        env={**os.environ, "PIP_NO_INDEX": "1"},
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 1
    assert "no-such-thing-anywhere" in done.stderr
    assert "nothing half-made is left" in done.stderr
    assert environments(project) == []
