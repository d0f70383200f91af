"""The cards that come with the program. None of them is anybody's yearly card."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

SAMPLES: Final = ("practice", "travel")
"""Their names."""


def sample(name: str) -> str:
    """The text of a card that comes with the program; `KeyError` if there is none of that name.

    >>> sample("practice").startswith("#")
    True
    """
    if name not in SAMPLES:
        raise KeyError(name)
    return files(__name__).joinpath(f"{name}.toml").read_text(encoding="utf-8")
