"""Where records go: where the person says, else the data folder, else the folder they are in."""

from __future__ import annotations

from pathlib import Path

from rollor.cli.surroundings import Surroundings
from rollor.notation.record import Record, format_record


def save(around: Surroundings, record: Record, wanted: Path | None = None) -> Path | None:
    """Writes the record under a name of its own, and gives the path; `None` if no folder takes it."""
    text = format_record(record)
    name = around.now().strftime("%Y-%m-%d-%H%M%S")
    places = [] if wanted is None else [wanted]
    for folder in (around.data_folder / "records", Path.cwd()):
        places += [folder / f"{name}{again}.rollor" for again in ("", "-2", "-3", "-4", "-5")]
    for place in places:
        if _written(place, text):
            return place
    return None


def _written(place: Path, text: str) -> bool:
    """Whether the file was written; one that is there already stays as it is."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with place.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError:
        return False
    return True
