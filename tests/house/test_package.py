"""What is built holds all that the source holds, and works where the source is not."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from rollor.i18n import LANGUAGES

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
    (folder / "source").mkdir()
    run("tar", "-xzf", str(archive), "-C", "source", cwd=folder)
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


def test_it_runs_from_elsewhere_and_finds_its_card_and_its_languages(installed: Path) -> None:
    script = """if True:
        import rollor
        from rollor.card import read_card, sample
        from rollor.i18n import LANGUAGES, translations

        print(rollor.__file__)
        print(read_card(sample("practice")).name)
        print(*(lang for lang in LANGUAGES if lang == "en" or translations(lang).info()))
    """
    said = run(sys.executable, "-B", "-c", script, cwd="/", PYTHONPATH=str(installed))
    where, card, languages = said.splitlines()
    assert Path(where).is_relative_to(installed)
    assert card
    assert languages == " ".join(LANGUAGES)


@pytest.mark.soak
def test_the_command_runs_in_a_new_environment(installed: Path, tmp_path: Path) -> None:
    """The wheel by itself, with the packages of this environment and without its source."""
    outside = Path(sys.base_prefix) / "bin" / "python3"
    run(str(outside), "-m", "venv", "--without-pip", str(tmp_path), cwd="/")
    (here,) = (tmp_path / "lib").glob("python3*/site-packages")
    for package in (*Path(pytest.__file__).parents[1].iterdir(), *installed.iterdir()):
        if package.suffix != ".pth" and not (here / package.name).exists():
            (here / package.name).symlink_to(package)
    script = "import rollor; print(rollor.__file__)"
    python = str(tmp_path / "bin/python")
    assert run(python, "-B", "-c", script, cwd="/").startswith(str(here))
    assert "rollor" in run(python, "-B", "-m", "rollor", "--help", cwd="/")
