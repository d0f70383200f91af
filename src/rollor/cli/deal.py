"""`rollor deal`: the deal that a seed gives, as the beginning of a record."""

from __future__ import annotations

import json
from enum import Enum
from typing import Annotated

import typer

from rollor.cli.options import AsJson, surroundings_of
from rollor.cli.shuffle import drawn, read_seed
from rollor.notation.header import Header, format_header
from rollor.notation.racks import format_rack, format_tiles
from rollor.rules import PRESETS, Seed, commitment
from rollor.rules import deal as dealt
from rollor.seats import SEATS

Preset = Enum("Preset", {name: name for name in PRESETS})  # type: ignore[misc]


SeedOption = Annotated[
    Seed | None,
    typer.Option("--seed", parser=read_seed, metavar="HEX", help="1 to 64 hex digits; drawn if not given."),
]
PresetOption = Annotated[Preset, typer.Option("--preset", help="The house rules.")]


def deal(
    context: typer.Context,
    seed: SeedOption = None,
    preset: PresetOption = Preset["lesson"],
    as_json: AsJson = False,
) -> None:
    """Deal from a seed: racks, wall and commitment, written as the beginning of a record."""
    rules = PRESETS[preset.value]
    chosen, salt = drawn(surroundings_of(context).entropy, seed)
    tiles = dealt(chosen, rules)
    header = Header(
        rules=rules,
        preset=preset.value,
        seed=chosen,
        racks=tiles.racks,
        wall=tiles.wall,
        commitment=commitment(chosen, salt),
        salt=salt,
    )
    if not as_json:
        print("\n".join(format_header(header)))
        return
    racks = {seat.word: format_rack(tiles.racks[seat]) for seat in SEATS}
    found = {"preset": preset.value, "deal": header.version, "racks": racks, "wall": format_tiles(tiles.wall)}
    secrets = {"seed": chosen.hex(), "salt": salt.hex(), "commit": commitment(chosen, salt).hex()}
    print(json.dumps({**found, **secrets}))
