"""How a refusal looks: exit status 1, `FILE:LINE:COL: ...` on standard error."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from rollor.card import CardError
from rollor.notation.errors import NotationError
from rollor.wording import Speech, sentence


@contextmanager
def told(name: str, speech: Speech) -> Iterator[None]:
    """Turns a refusal by law or grammar, of the text with this name, into lines and exit status 1."""
    try:
        yield
    except NotationError as error:
        why = sentence(speech, error.reason, error.params)
        print(f"{name}:{error.line}:{error.column}: {why}", file=sys.stderr)
    except CardError as error:
        for fault in error.faults:
            why = sentence(speech, fault.reason, fault.params)
            print(f"{name}:{fault.line}:{fault.column}: {why}", file=sys.stderr)
    else:
        return
    raise typer.Exit(1)
