"""Runs every benchmark and writes what it found to build/bench.json: `make bench`."""

from __future__ import annotations

import json
import os
import platform
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import charlestons


def main() -> None:
    found = {
        "machine": {
            "python": platform.python_version(),
            "processor": platform.machine(),
            "cores": os.cpu_count(),
        },
        "charlestons": charlestons.measure(),
    }
    print(json.dumps(found, indent=2))
    print(charlestons.profile())
    place = Path("build/bench.json")
    place.parent.mkdir(exist_ok=True)
    place.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
