"""The commands, together."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer

from rollor.cli import arena, card, deal, distance, play, replay, verify

app = typer.Typer(
    name="rollor",
    help="The Charleston of American mah-jongg. rollor is not the National Mah Jongg League.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(play.play)
app.command()(deal.deal)
app.command()(replay.replay)
app.command()(verify.verify)
app.command()(distance.distance)
app.command()(arena.arena)
app.add_typer(card.app, name="card")


def _version(asked: bool) -> None:
    if not asked:
        return
    try:
        print(f"rollor {version('rollor')}")
    except PackageNotFoundError:
        print("rollor, not installed: it runs from its source")
    raise typer.Exit


@app.callback()
def root(
    show_version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """The Charleston of American mah-jongg. rollor is not the National Mah Jongg League."""
