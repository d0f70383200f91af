"""D-1 to D-3: the wall is a function of the seed, the same on every machine for ever."""

from __future__ import annotations

import ast
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from tests.rules import independent_deal, vector_tables, vectors
from tests.table import PLAIN, Table

from rollor.notation.racks import format_tiles, parse_tiles
from rollor.rules import (
    LEAGUE,
    LESSON,
    PASSES,
    DealError,
    DealFault,
    Seed,
    Stream,
    commitment,
    deal,
    typed_deal,
)
from rollor.rules.deal import bot_seed, shuffled_wall
from rollor.rules.events import Sealed
from rollor.rules.ring import carried
from rollor.seats import SEATS
from rollor.tiles import FULL_SET, Rack, Tile

VECTORS: dict[str, Any] = json.loads(vectors.FILE.read_text(encoding="utf-8"))


def tiles_of(text: str) -> tuple[Tile, ...]:
    return tuple(placed.tile for placed in parse_tiles(text))


def seed_of(vector: dict[str, str]) -> Seed:
    return Seed(bytes.fromhex(vector["seed"]))


def test_the_second_program_is_a_second_program() -> None:
    tree = ast.parse(Path(independent_deal.__file__).read_text(encoding="utf-8"))
    imported = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    imported += [name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names]
    assert sorted(filter(None, imported)) == ["__future__", "collections.abc", "hashlib"]


def test_the_test_vectors_are_what_the_second_program_reckons() -> None:
    assert vectors.vectors() == VECTORS


def test_the_law_shows_the_test_vectors_as_they_are() -> None:
    _, _, shown = vector_tables.LAW.read_text(encoding="utf-8").partition(vector_tables.BEGIN)
    assert shown.strip() == vector_tables.tables().strip()


@pytest.mark.parametrize("vector", VECTORS["walls"], ids=list(vectors.SEEDS))
def test_the_wall_is_that_of_the_test_vectors(vector: dict[str, Any]) -> None:
    text = format_tiles(shuffled_wall(seed_of(vector)))
    assert hashlib.sha256(text.encode()).hexdigest() == vector["sha256"]
    assert text.startswith(vector["first"])
    assert text.endswith(vector["last"])


@pytest.mark.parametrize("vector", VECTORS["walls"], ids=list(vectors.SEEDS))
def test_the_racks_are_those_of_the_test_vectors(vector: dict[str, Any]) -> None:
    lesson, league = deal(seed_of(vector), LESSON), deal(seed_of(vector), LEAGUE)
    for seat in SEATS:
        assert format_tiles(lesson.racks[seat]) == vector["lesson"][seat.word]
    assert format_tiles(league.racks[0]) == vector["league_east"]
    assert league.racks[1:] == lesson.racks[1:]
    wall = shuffled_wall(seed_of(vector))
    assert (lesson.wall, league.wall) == (wall[52:], wall[53:])


@pytest.mark.parametrize("vector", VECTORS["draws"])
def test_the_streams_are_those_of_the_test_vectors(vector: dict[str, Any]) -> None:
    stream = Stream(seed_of(vector), vector["stream"])
    assert [str(stream.below(int(row["below"]))) for row in vector["draws"]] == [
        row["drawn"] for row in vector["draws"]
    ]


def test_the_test_vectors_have_draws_that_had_to_be_repeated() -> None:
    assert sum(vector["counter"] > len(vector["draws"]) for vector in VECTORS["draws"]) >= 6


@pytest.mark.parametrize("vector", VECTORS["blind"])
def test_what_is_kept_of_a_blind_pass_is_what_the_test_vectors_say(vector: dict[str, Any]) -> None:
    rule = next(rule for rule in PASSES.values() if rule.stream == vector["stream"])
    sealed = [Sealed(tiles_of(text), 3 - len(tiles_of(text))) for text in vector["own"]]
    shares = carried(sealed, rule, seed_of(vector))
    assert [format_tiles(share.kept) for share in shares if share is not None] == vector["kept"]


@pytest.mark.parametrize("vector", VECTORS["commitments"])
def test_the_commitment_is_sha_256_of_salt_and_seed(vector: dict[str, str]) -> None:
    assert commitment(seed_of(vector), bytes.fromhex(vector["salt"])).hex() == vector["commit"]


def test_every_bot_has_a_seed_of_its_own() -> None:
    found = [
        bot_seed(seed_of(vector), SEATS[number % 4]).hex() for number, vector in enumerate(VECTORS["bots"])
    ]
    assert found == [vector["bot_seed"] for vector in VECTORS["bots"]]
    assert len(set(found)) == len(found)


def test_all_64_digits_of_the_seed_matter() -> None:
    seed = Seed(bytes(range(32)))
    walls = {shuffled_wall(seed)}
    for digit in range(64):
        other = int.from_bytes(seed, "big") ^ (1 << (4 * digit))
        walls.add(shuffled_wall(Seed(other.to_bytes(32, "big"))))
    assert len(walls) == 65


def test_the_wall_is_the_whole_set_each_time() -> None:
    for number in range(20):
        assert Rack.of(shuffled_wall(Seed(number.to_bytes(32, "big")))) == FULL_SET


def test_typed_racks_are_the_deal_and_the_seed_orders_the_rest() -> None:
    one, other = Table(PLAIN), Table(PLAIN, seed=Seed(bytes(32)))
    assert one.state.racks == other.state.racks
    assert one.state.wall != other.state.wall
    assert sum(one.state.racks, Rack.of(one.state.wall)) == FULL_SET


def test_a_typed_wall_is_the_wall() -> None:
    racks = Table(PLAIN).state.racks
    wall = tuple(FULL_SET - sum(racks, Rack()))
    assert typed_deal(racks, Seed(bytes(32)), LESSON, wall).wall == wall


def refused(racks: list[Rack], wall: tuple[Tile, ...] | None = None) -> DealError:
    with pytest.raises(DealError) as caught:
        typed_deal(racks, Seed(bytes(32)), LESSON, wall)
    return caught.value


def test_typed_racks_have_thirteen_tiles() -> None:
    racks = list(Table(PLAIN).state.racks)
    racks[2] += Rack.tokens("E")
    fault = refused(racks)
    assert (fault.reason, fault.where) == (DealFault.RACK_SIZE, "west")
    assert fault.params == {"expected": 13, "found": 14}
    assert fault.reason.paragraph == "D-1"


def test_typed_tiles_come_from_one_set() -> None:
    racks = list(Table(PLAIN).state.racks)
    racks[3] = racks[3] - Rack.tokens("W") + Rack.tokens("S")
    fault = refused(racks)
    assert (fault.reason, fault.where) == (DealFault.TOO_MANY_OF_A_KIND, "north")
    assert fault.params == {"tile": "S", "found": 5, "copies": 4}


def test_typed_tiles_show_their_faces() -> None:
    racks = list(Table(PLAIN).state.racks)
    racks[1] = racks[1] - Rack.tokens("R") + Rack.hidden(1)
    fault = refused(racks)
    assert (fault.reason, fault.where) == (DealFault.HIDDEN_TILE, "south")


def test_a_typed_wall_is_all_the_rest() -> None:
    racks = list(Table(PLAIN).state.racks)
    wall = tuple(FULL_SET - sum(racks, Rack()))
    short = refused(racks, wall[:-1])
    assert (short.reason, short.where) == (DealFault.WALL_SIZE, "wall")
    assert short.params == {"expected": 100, "found": 99}
    other = refused(racks, (*wall[:-1], Tile.EAST, Tile.EAST))
    assert (other.reason, other.where) == (DealFault.TOO_MANY_OF_A_KIND, "wall")


def test_east_holds_its_fourteenth_from_the_deal_in_the_league_only() -> None:
    seed = Seed(bytes(32))
    assert deal(seed, LEAGUE).racks[0] == deal(seed, LESSON).racks[0] + Rack.of(shuffled_wall(seed)[52:53])
