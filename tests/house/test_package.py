"""What is built holds all that the source holds, and works where the source is not."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LEAVINGS = {".pyc", ".pyo", ".nbi", ".nbc"}


def run(*command: str, cwd: Path | str, **environment: str) -> str:
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        check=False,
        text=True,
    )
    assert not done.returncode, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder into which the wheel was put that was built from the source archive."""
    folder = tmp_path_factory.mktemp("package")
    build = (sys.executable, "-m", "hatchling", "build", "-d", str(folder))
    run(*build, "-t", "sdist", cwd=ROOT)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        tar.extractall(folder / "source", filter="data")
    (source,) = (folder / "source").iterdir()
    run(*build, "-t", "wheel", cwd=source)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as contents:
        contents.extractall(folder / "installed")
    return folder / "installed"


def names(folder: Path) -> set[str]:
    """All files of the package in this folder, but for what Python and tools leave behind."""
    files = (path.relative_to(folder) for path in (folder / "rollor").rglob("*") if path.is_file())
    return {
        str(path)
        for path in files
        if path.suffix not in LEAVINGS and not any(part.startswith(".") for part in path.parts)
    }


def test_every_file_of_the_source_is_in_the_package(installed: Path) -> None:
    assert names(installed) == names(ROOT / "src")
    assert list(installed.glob("rollor-*.dist-info/licenses/LICENSE"))


def test_it_runs_from_elsewhere_and_finds_its_data(installed: Path) -> None:
    script = "import rollor; print(rollor.__file__)"
    where = run(sys.executable, "-B", "-c", script, cwd="/", PYTHONPATH=str(installed))
    assert Path(where.strip()).is_relative_to(installed)
