"""Golden playthroughs: any change of behaviour shows.

`ROLLOR_GOLDEN=write pytest tests/scenarios` writes them anew; then read the difference.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.scenarios.playthrough import playthrough

RECORDS = sorted(Path(__file__).parent.glob("*.rollor"))


def test_there_are_records_of_both_presets() -> None:
    presets = {line for record in RECORDS for line in record.read_text().splitlines() if "preset" in line}
    assert presets >= {"preset lesson", "preset league"}


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_record_plays_as_it_always_did(record: Path) -> None:
    golden = record.with_suffix(".golden.txt")
    found = playthrough(record)
    if os.environ.get("ROLLOR_GOLDEN") == "write":
        golden.write_text(found, encoding="utf-8")
    assert found == golden.read_text(encoding="utf-8")
