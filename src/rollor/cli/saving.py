"""Where records go: where the person says, else the data folder, else the folder they are in."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from rollor.cli.surroundings import Surroundings
from rollor.notation.record import Record, format_record


def save(around: Surroundings, record: Record, wanted: Path | None = None) -> Path | None:
    """Writes the record under a name of its own, and gives the path; `None` if no folder takes it."""
    text = format_record(record)
    name = around.now().strftime("%Y-%m-%d-%H%M%S")
    places = [] if wanted is None else [wanted]
    folders = [] if around.data_folder is None else [around.data_folder / "records"]
    for folder in (*folders, Path()):
        places += [folder / f"{name}{again}.rollor" for again in ("", *(f"-{n}" for n in range(2, 100)))]
    return next((place for place in places if _written(place, text)), None)


def _written(place: Path, text: str) -> bool:
    """Whether the file was written, all of it; one that is there already stays as it is."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        file = place.open("x", encoding="utf-8")
    except OSError:
        return False
    try:
        with file:
            file.write(text)
    except OSError:
        with suppress(OSError):
            place.unlink()
        return False
    return True
