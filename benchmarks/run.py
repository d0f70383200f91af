"""Runs every benchmark, prints what it found, and writes it to build/bench.json: `make bench`.

    python benchmarks/run.py [--runs 20] [--no-profile]

Everything is measured in many short runs that take turns, in seconds of one core's own time: `median` is
what to expect here, `best` what this machine can do when it is left alone. `times` compares with the
plain reference of distance, measured in the same run: that figure is steadier than the others.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from pathlib import Path
from statistics import median

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy comes: one core is measured
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np
from benchmarks import charlestons, hands, racks

REFERENCE = "racks, plain reference"
Figures = dict[str, dict[str, float]]


def measure(runs: int) -> Figures:
    """Each figure: the median and the best of all runs, and the median ratio to the reference."""
    rates: dict[str, list[float]] = {}
    for run in range(runs):
        found = {REFERENCE: racks.reference_rate(run)}
        for bench in (racks.rates, charlestons.rates, hands.rates):
            found |= bench(run)
        for name, rate in found.items():
            rates.setdefault(name, []).append(rate)
    return {
        name: {
            "median": rounded(median(each)),
            "best": rounded(max(each)),
            "times_reference": rounded(median(map(float.__truediv__, each, rates[REFERENCE]))),
        }
        for name, each in rates.items()
    }


def rounded(figure: float) -> float:
    """Four digits are more than such a figure has."""
    return float(f"{figure:.4g}")


def machine() -> dict[str, object]:
    """What it was measured on."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        model = next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        model = platform.processor() or platform.machine()
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return {
        "processor": model,
        "cores": os.cpu_count(),
        "load": load,
        "python": platform.python_version(),
        "numpy": np.__version__,
    }


def table(figures: Figures) -> str:
    """As a person reads it."""
    lines = [f"{'a second, on one core':40} {'median':>10} {'best':>10} {'times reference':>16}"]
    for name, each in figures.items():
        median, best, times = each.values()
        lines.append(f"{name:40} {median:10,.4g} {best:10,.4g} {times:16,.4g}")
    return "\n".join(lines)


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=20, help="how often each is measured")
    parser.add_argument("--no-profile", action="store_true", help="leave out where a Charleston's time goes")
    arguments = parser.parse_args()
    found = {"machine": machine(), "runs": arguments.runs, "figures": measure(arguments.runs)}
    print(", ".join(f"{name} {value}" for name, value in found["machine"].items()), "\n")
    print(table(found["figures"]))
    if not arguments.no_profile:
        found["profile"] = charlestons.profile()
        print("\nWhere the time of a Charleston goes:", found["profile"])
    place = Path("build/bench.json")
    place.parent.mkdir(exist_ok=True)
    place.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
