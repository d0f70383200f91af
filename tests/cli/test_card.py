"""`rollor card` and `rollor distance`: a card checked, shown, written out, and held against racks."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from tests.card.written import written
from tests.cli.terminal import COMMAND, command, misused, record, refusal, rollor, surroundings

from rollor.tiles import COPIES, TOKENS

OWN = written("FFFF 666b 666d EEEE", "FF 12b 12b 23c 23c 34d 34d", exposed=False)
WRONG = 'name = "Wrong"\nedition = "1"\nauthor = "us"\n' + OWN.partition('author = "us"\n')[2].replace(
    "FFFF 666b", "FFFF 66b"
).replace("34d 34d", "34d 34h")


@pytest.fixture
def own(tmp_path: Path) -> str:
    return record(tmp_path, OWN, name="own.toml")


def test_expand_writes_an_object_a_line_for_each_concrete_hand(own: str, tmp_path: Path) -> None:
    ran = command("card", "expand", own, "--json", data=tmp_path)
    assert (ran.status, ran.err) == (0, "")
    assert [json.loads(line) for line in ran.lines] == ran.objects
    assert ran.objects[0] == {
        "line": "1-1",
        "groups": ["FFFF", "666b", "666d", "EEEE"],
        "need": {"F": 4, "6b": 3, "6d": 3, "E": 4},
        "strict": {},
        "value": 25,
        "concealed": True,
    }
    assert list(ran.objects[0]) == ["line", "groups", "need", "strict", "value", "concealed"]
    assert ran.objects[1]["strict"] == dict.fromkeys(("F", "1b", "2b", "2c", "3c", "3d", "4d"), 2)


def test_every_hand_of_the_practice_card_can_be_built_of_one_set() -> None:
    hands = rollor("card", "expand", "practice", "--json").objects
    copies = dict(zip(TOKENS, COPIES, strict=False))
    seen: Counter[str] = Counter()
    for hand in hands:
        assert sum(hand["need"].values()) == 14
        assert set(hand["need"]) <= set(TOKENS[:-2])
        assert all(copies[tile] >= number for tile, number in hand["strict"].items())
        assert all(hand["need"][tile] >= number for tile, number in hand["strict"].items())
        missing = sum(max(0, number - copies[tile]) for tile, number in hand["need"].items())
        assert missing <= copies["J"]
        seen[json.dumps([hand["line"], hand["groups"]])] += 1
    assert set(seen.values()) == {1}


def test_expand_in_words_is_a_line_a_hand(own: str) -> None:
    assert rollor("card", "expand", own).lines == [
        "1-1  FFFF 666b 666d EEEE  C 25",
        "1-2  FF 12b 12b 23c 23c 34d 34d  C 25",
    ]


def test_check_says_that_a_card_is_good(own: str) -> None:
    assert rollor("card", "check", own).lines == ["Test is good: 2 lines, 2 hands."]
    (found,) = rollor("card", "check", own, "--json").objects
    assert (found["name"], found["line_count"], found["hand_count"]) == ("Test", 2, 2)
    assert len(found["digest"]) == 64


def test_check_names_all_that_is_wrong_each_on_a_line_with_its_place(tmp_path: Path) -> None:
    path = record(tmp_path, WRONG, name="wrong.toml")
    for ran in (rollor("card", "check", path), command("card", "expand", path, "--json", data=tmp_path)):
        assert (ran.status, ran.out) == (1, "")
        first, second = ran.err.splitlines()
        assert first.startswith(f"{path}:9:12: A line has fourteen tiles; this one has 13:")
        assert second.startswith(f"{path}:14:")
        assert "“34h”: h is no suit." in second
    for lang in ("it", "ru", "ms"):
        assert len(rollor("card", "check", path, "--lang", lang).err.splitlines()) == 2


@pytest.mark.parametrize("editor", ["utf-8-sig", "utf-16", "nul"])
def test_a_card_that_another_editor_saved(editor: str, own: str) -> None:
    text = OWN.replace("\n", "\r\n")
    saved = text.encode() + b"\0" if editor == "nul" else text.encode(editor)
    Path(own).write_bytes(saved)
    if editor == "utf-8-sig":
        assert rollor("card", "check", own).lines == ["Test is good: 2 lines, 2 hands."]
    else:
        line = refusal(rollor("card", "check", own))
        assert ("UTF-16. Save it as UTF-8." if editor == "utf-16" else "NUL character") in line


def test_show_lists_the_lines_by_section(own: str) -> None:
    assert rollor("card", "show", own).lines == [
        "Test 1  (us)",
        "",
        "1. Only",
        "  1-1  FFFF 666b 666d EEEE         C 25  1 hand",
        "  1-2  FF 12b 12b 23c 23c 34d 34d  C 25  1 hand",
    ]
    (found,) = rollor("card", "show", own, "--json").objects
    assert [line["pattern"] for line in found["lines"]] == [
        "FFFF 666b 666d EEEE",
        "FF 12b 12b 23c 23c 34d 34d",
    ]


def test_show_without_a_name_shows_the_practice_card() -> None:
    assert rollor("card", "show").out == rollor("card", "show", "practice").out
    assert rollor("card", "show").lines[0].startswith("Practice 1")


def test_a_card_comes_from_standard_input_too() -> None:
    assert rollor("card", "check", "-", typed=OWN).lines == ["Test is good: 2 lines, 2 hands."]
    assert rollor("card", "check", "-", typed="nonsense\n").err.startswith("-:1:1: “nonsense” is no entry.")


def test_a_card_that_is_not_there_is_wrong_usage(tmp_path: Path) -> None:
    for name in ("practise", "none.toml", "x" * 300, str(tmp_path)):
        for call in (("card", "expand", name), ("distance", "FF", "--card", name), ("play", "--card", name)):
            assert misused(rollor(*call))
    assert misused(rollor("card", "check", "practise"), "neither a file nor one of the cards practice")
    assert misused(rollor("card", "check"), "Missing argument")
    assert misused(rollor("card", "check", "practice", "--nice"), "No such option: --nice")
    assert misused(command("card", "expand", "practise", "--json", data=tmp_path), "neither a file")


RACK = "FFF 666b 666d E 147c"


def test_distance_tells_how_far_and_every_line_that_is_so_near() -> None:
    (found,) = rollor("distance", RACK, "--json").objects
    assert list(found) == ["rack", "distance", "lines"]
    assert found == {"rack": "FFF 666b 147c 666d E", "distance": 4, "lines": ["1-1"]}
    assert rollor("distance", RACK).lines == ["FFF 666b 147c 666d E: 4 away from 1-1"]


def test_distance_by_a_card_of_ones_own(own: str) -> None:
    (found,) = rollor("distance", "FF 1122b 2233c 3344d", "--card", own, "--json").objects
    assert (found["distance"], found["lines"]) == (0, ["1-2"])


@pytest.mark.parametrize("editor", ["unix", "bom", "crlf", "no final newline"])
def test_racks_come_a_line_each_from_standard_input(editor: str) -> None:
    text = f"{RACK}\n\nJJJJJJJJ\n"
    text = text.replace("\n", "\r\n") if editor == "crlf" else text
    text = text.rstrip() if editor == "no final newline" else text
    typed = text.encode("utf-8-sig" if editor == "bom" else "utf-8")
    found = rollor("distance", "--stdin", "--json", typed=typed).objects
    assert [each["rack"] for each in found] == ["FFF 666b 147c 666d E", "", "JJJJJJJJ"]
    assert [each["distance"] for each in found][:2] == [4, 14]
    assert [each["lines"] for each in found] == [sorted(each["lines"], key=in_card_order) for each in found]


def in_card_order(line: str) -> tuple[int, ...]:
    return tuple(map(int, line.split("-")))


def test_an_answer_comes_as_soon_as_its_rack_has(tmp_path: Path) -> None:
    with subprocess.Popen(
        (*COMMAND, "distance", "--stdin", "--json"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=surroundings(tmp_path),
        text=True,
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        for rack in ("FF", "EEEE"):
            print(rack, file=running.stdin, flush=True)
            assert json.loads(running.stdout.readline())["rack"] == rack


@pytest.mark.parametrize(
    ("rack", "expected"),
    [
        ("FF 777h", "1:7: “h” is no suit"),
        ("FF 5x", "1:5: "),
        ("10b", "1:2: 0 is the soap"),
        ("0b", "1:1: "),
        ("FF ?", "1:4: A hidden tile can't be reckoned with"),
        ("11111b", "1:5: A set has only so many of “1b”: 4."),
        ("FFFFFFFF 123456b J", "1:18: A rack has 14 tiles at most; here are 15."),
    ],
)
def test_a_rack_that_is_none_is_refused_with_its_place(rack: str, expected: str) -> None:
    line = refusal(rollor("distance", rack, "--json"))
    assert line.startswith(f"RACK:{expected}"), line
    stdin = rollor("distance", "--stdin", typed=f"FF\n{rack}\n")
    assert stdin.status == 1
    assert stdin.err == line.replace("RACK:1:", "-:2:") + "\n"


def test_racks_in_utf16_are_refused_in_plain_words() -> None:
    assert "UTF-16" in refusal(rollor("distance", "--stdin", typed=RACK.encode("utf-16")))


def test_distance_wants_one_rack_or_standard_input() -> None:
    assert misused(rollor("distance"), "give one quoted rack, or --stdin")
    assert misused(rollor("distance", "FF", "--stdin"), "give one quoted rack, or --stdin")
    assert misused(rollor("distance", "FF", "147c"), "unexpected extra argument")
    assert misused(rollor("distance", "--stdin", "--card", "-"), "can't both come from standard input")
