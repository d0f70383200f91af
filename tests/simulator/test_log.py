"""A run that breaks off goes on where it stopped, and nobody's file is spoilt."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.simulator.experiments import deal, settings

from rollor.rules import LEAGUE, Seed
from rollor.simulator.arena import Deal
from rollor.simulator.log import Log, NotALogError, OtherSettingsError, seed_of

TURNING = settings(rotate=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "run.jsonl"


def kept(path: Path, *numbers: int) -> dict[int, Deal]:
    """All that the file holds, after these have been written too."""
    with Log(path, TURNING) as log:
        for number in numbers:
            log.keep(number, deal(TURNING, number))
        return dict(log.deals)


def test_what_was_kept_is_there_again(path: Path) -> None:
    assert kept(path) == {}
    assert kept(path, 0, 2) == {number: deal(TURNING, number) for number in (0, 2)}
    assert kept(path, 1) == {number: deal(TURNING, number) for number in (0, 1, 2)}
    assert kept(path) == {number: deal(TURNING, number) for number in (0, 1, 2)}


def test_it_is_a_line_for_the_settings_and_a_line_a_deal(path: Path) -> None:
    kept(path, 0, 1)
    first, *rest = map(json.loads, path.read_text().splitlines())
    assert first == {"rollor-arena": 1, **TURNING.to_json()}
    assert [line["deal"] for line in rest] == [0, 1]
    assert all(len(line["hands"]) == 4 for line in rest)


def test_a_deal_is_in_the_file_as_soon_as_it_is_kept(path: Path) -> None:
    with Log(path, TURNING) as log:
        log.keep(0, deal(TURNING, 0))
        assert len(path.read_bytes().splitlines()) == 2


def test_wherever_the_file_is_torn_what_stood_before_is_kept(path: Path) -> None:
    kept(path, 0, 1)
    whole = path.read_bytes()
    ends = [place + 1 for place, byte in enumerate(whole) if byte == ord("\n")]
    for length in (*range(0, len(whole), 7), *ends, *(end - 1 for end in ends)):
        path.write_bytes(whole[:length])
        left = kept(path)
        assert len(left) == max(0, sum(end <= length for end in ends) - 1)
        assert (
            path.read_bytes() == whole[: max(end for end in (ends[0], *ends) if end <= max(length, ends[0]))]
        )
    path.write_bytes(whole[:-7])
    assert len(kept(path, 1)) == 2
    assert path.read_bytes() == whole


def test_zeros_at_the_end_after_a_power_cut_are_a_torn_line_too(path: Path) -> None:
    kept(path, 0)
    path.write_bytes(path.read_bytes() + b"\0" * 40 + b"\n")
    assert list(kept(path, 2)) == [0, 2]
    assert list(kept(path)) == [0, 2]


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"line_up": ("random", "random", "two-lines", "sound")}, "seats"),
        ({"deals": 4}, "hands"),
        ({"seed": Seed(bytes(32))}, "seed"),
        ({"rules": LEAGUE}, "rules"),
        ({"card": "mine"}, "card"),
        ({"digest": "0" * 64}, "card_digest"),
        ({"rotate": False}, "rotate"),
    ],
)
def test_the_log_of_other_settings_is_refused_and_left_alone(
    path: Path, change: dict[str, object], name: str
) -> None:
    kept(path, 0)
    before = path.read_bytes()
    with pytest.raises(OtherSettingsError) as caught:
        Log(path, settings(**{"rotate": True, **change}))
    assert caught.value.names == [name]
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["Dear diary,\n", "no line end", "{}\n", "[1]\n", "\n", '{"rollor-arena": 2}\n']
)
def test_a_file_that_is_no_log_is_refused_and_left_alone(path: Path, text: str) -> None:
    path.write_text(text)
    with pytest.raises(NotALogError):
        Log(path, TURNING)
    assert path.read_text() == text
    assert seed_of(path) is None


@pytest.mark.parametrize(
    "bad",
    [
        "?",
        "[]",
        '{"deal": 1}',
        '{"deal": 3, "hands": []}',
        '{"deal": 1, "hands": [{"winner": "east", "points": [0, 0, 0, 0], "discards": 3}]}',
        '{"deal": 1, "hands": [{"winner": "up", "points": [0, 0, 0, 0], "discards": 3}]}',
        '{"deal": 1, "hands": [{"winner": null, "points": [0, 0, 0], "discards": 3}]}',
    ],
)
def test_a_bad_line_in_the_middle_is_named_and_the_file_left_alone(path: Path, bad: str) -> None:
    kept(path, 0, 2)
    lines = path.read_text().splitlines(keepends=True)
    text = "".join((*lines[:2], bad + "\n", *lines[2:]))
    path.write_text(text)
    with pytest.raises(NotALogError) as caught:
        Log(path, TURNING)
    assert caught.value.line == 3
    assert path.read_text() == text


def test_the_seed_of_a_log_can_be_asked_for(path: Path) -> None:
    assert seed_of(path) is None
    kept(path)
    assert seed_of(path) == TURNING.seed


def test_a_place_where_no_file_can_be_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="directory"):
        Log(tmp_path / "no" / "folder", TURNING)
