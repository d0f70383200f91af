"""What may stand in no file: the machine it was made on, and where packages come from."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

FOREIGN = {
    "a package registry": r"pypi\.org|pythonhosted\.org|npmjs\.(org|com)|deb\.debian\.org",
    "a package registry's setting": r"--(extra-)?[i]ndex-url|find-[l]inks",
    "a folder of one machine": r"(?<![\w.~])/(root|work|home/\w+|Users/\w+)/",
    "the work, not the thing": r"\b[i]ssues?\b|\b[w]orkplace\b|\b[C]EO\b",
}


def our_files() -> Iterator[tuple[Path, str]]:
    """Every text file that git keeps, or would keep if it were added now."""
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z", "-co", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=False,
        text=True,
    )
    if listed.returncode:
        pytest.skip("not a git clone")
    for name in filter(None, listed.stdout.split("\0")):
        path = ROOT / name
        if path.is_file():
            try:
                yield path, path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue


@pytest.mark.parametrize("what", FOREIGN)
def test_no_file_names(what: str) -> None:
    pattern = re.compile(FOREIGN[what], re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path, text in our_files()
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    ]
    assert not found, "\n".join(found)


def test_no_file_of_ours_is_so_long_that_nobody_reads_it() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {lines} lines"
        for path, text in our_files()
        if path.suffix == ".py" and (lines := text.count("\n")) > 400
    ]
    assert not found, "\n".join(found)
