"""Floors 0 to 2 and notation run on a bare Python: the standard library and nothing else."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src"
BARE = ("tiles.py", "seats.py", "card", "rules", "notation")


def modules() -> Iterator[Path]:
    for room in BARE:
        path = SRC / "rollor" / room
        yield from sorted(path.rglob("*.py")) if path.is_dir() else (path,)


def dotted(module: Path) -> str:
    parts = module.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(module: Path) -> Iterator[str]:
    """The top-level name of all that a file imports, in functions too."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "rollor" if node.level else (node.module or "").partition(".")[0]


@pytest.mark.parametrize("module", list(modules()), ids=dotted)
def test_it_imports_the_standard_library_and_ours_only(module: Path) -> None:
    assert set(imported(module)) <= {*sys.stdlib_module_names, "rollor"}


def test_a_python_without_packages_can_import_them_all() -> None:
    names = [dotted(module) for module in modules()]
    script = (
        f"import sys; sys.path.insert(0, {str(SRC)!r})\n"
        f"for name in {names!r}: __import__(name)\n"
        "print(sorted(sys.modules.keys() & {'numpy', 'numba', 'rich', 'typer', 'asyncio'}))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-B", "-W", "error", "-c", script],
        capture_output=True,
        check=False,
        text=True,
        cwd="/",
    )
    assert (done.stdout, done.stderr) == ("[]\n", "")
