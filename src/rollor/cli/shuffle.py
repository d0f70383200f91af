"""D-3: a seed and its salt, drawn or given."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable

import typer

from rollor.rules import Seed
from rollor.rules.deal import SEED_BYTES


def read_seed(text: str) -> Seed:
    """A seed from up to 64 hexadecimal digits; fewer are filled with zeros on the left."""
    if not re.fullmatch("[0-9a-fA-F]{1,64}", text):
        raise typer.BadParameter(f"{text!r}: a seed is 1 to 64 hexadecimal digits (0-9, a-f)")
    return Seed(bytes.fromhex(text.rjust(2 * SEED_BYTES, "0")))


def drawn(entropy: Callable[[int], bytes], seed: Seed | None = None) -> tuple[Seed, bytes]:
    """A seed and its salt. A given seed, which is no secret, gets the same salt every time."""
    if seed is not None:
        return seed, hashlib.sha256(b"rollor/1/salt/" + seed).digest()
    return Seed(entropy(SEED_BYTES)), entropy(SEED_BYTES)
