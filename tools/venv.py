"""Prepares .venv, all of it or none: `venv.py run` for players, `venv.py dev` for developers.

Called by make with the system's Python. A finished environment carries a stamp, written last:
which lock, which project, which Python, which place. While they stay the same nothing is done.
"""

import fcntl
import hashlib
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
ASIDE = ROOT / ".venv.old"
PYTHON = VENV / "bin" / "python"
KINDS = {"run": ("run",), "dev": ("run", "dev")}  # what an environment of a kind can serve as


class Refused(Exception):  # noqa: N818
    """A sentence for the person who called make."""


def stamp(kind):
    """Where the finished environment says that it serves as this kind."""
    return VENV / f"ready-{kind}"


def fingerprint(kind):
    """What the stamp must say: it changes with whatever the environment was made from."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    made_from = [
        (ROOT / "requirements" / f"{kind}.txt").read_text(encoding="utf-8"),
        {key: project[key] for key in ("project", "build-system")},
        [str(VENV), sys.version, sys.base_prefix],
    ]
    return hashlib.sha256(json.dumps(made_from).encode()).hexdigest()


def is_ready(kind):
    """Whether there is nothing to do."""
    try:
        return stamp(kind).read_text() == fingerprint(kind) and PYTHON.exists()
    except OSError:
        return False


def check_this_python():
    """Says what is missing before anything is touched."""
    command = Path(sys.executable).name
    if sys.version_info < (3, 11):  # noqa: UP036
        version = ".".join(map(str, sys.version_info[:3]))
        raise Refused(
            f"rollor needs Python 3.11 or newer and {command} is {version}; "
            "name a newer one: make PYTHON=python3.12"
        )
    if not importlib.util.find_spec("venv") or not pip_for_venv():
        package = f"{command}-venv" if command.startswith("python3") else "python3-venv"
        raise Refused(
            "Python's venv module is missing here: install it "
            f"(Debian, Ubuntu: apt-get install {package}), then run the same command again."
        )


def pip_for_venv():
    """The command that installs into .venv: its own pip, else one that stands beside Python."""
    if importlib.util.find_spec("ensurepip"):
        return [str(PYTHON), "-m", "pip"]
    if importlib.util.find_spec("pip"):
        import pip

        if int(pip.__version__.split(".")[0]) >= 23:
            return [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    return None


def call(*command):
    """Runs a command without a word, unless it fails."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_PREFIX", "PIP_USER")
    }
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,  # a group of its own, to end with all that it started
        close_fds=False,  # the lock stays held while anything still writes into .venv
    )
    try:
        said, _ = process.communicate()
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise
    if process.returncode:
        print(said.decode(errors="replace").strip()[-4000:], file=sys.stderr)
        raise Refused(
            "The virtual environment could not be made (the lines above say why); "
            "nothing half-made is left, and the same command may be run again."
        )


def install(kind):
    """An empty environment, then what the lock names, then rollor itself where it lies."""
    pip = pip_for_venv()
    without = [] if pip[0] == str(PYTHON) else ["--without-pip"]
    call(sys.executable, "-m", "venv", *without, str(VENV))
    into = [*pip, "--disable-pip-version-check", "--no-input", "install", "--ignore-installed"]
    call(*into, "--require-hashes", "-r", f"requirements/{kind}.txt")
    call(*into, "--no-deps", "--no-build-isolation", "--editable", ".")


def remove(path):
    """Removes a folder, or the link to one."""
    if path.is_symlink():
        path.unlink()
    elif path.exists():
        shutil.rmtree(path)


def build(kind):
    """All or nothing: what fails or is interrupted leaves what was there before."""
    remove(ASIDE)
    if any(stamp(each).exists() for each in KINDS):
        VENV.rename(ASIDE)
    remove(VENV)
    try:
        install(kind)
        for each in KINDS[kind]:
            stamp(each).write_text(fingerprint(each))
    except BaseException:
        remove(VENV)
        if ASIDE.exists():
            ASIDE.rename(VENV)
        raise
    remove(ASIDE)


def interrupted(number, frame):
    """A signal to stop unwinds like any failure."""
    raise SystemExit(128 + number)


def main(kind):
    """Prepares the environment if it is not ready; one line says so."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, interrupted)
    check_this_python()
    here = os.open(ROOT, os.O_RDONLY)
    os.set_inheritable(here, True)
    fcntl.flock(here, fcntl.LOCK_EX)  # a second make waits, and finds it done
    if not is_ready(kind):
        print("Preparing .venv: once, and it can take a minute.", flush=True)
        build(kind)


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except Refused as refusal:
        sys.exit(str(refusal))
