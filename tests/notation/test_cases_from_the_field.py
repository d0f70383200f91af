"""What was asked or went wrong at other tables, as records."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from tests.properties.hands import practice

from rollor.notation.errors import NotationError
from rollor.notation.racks import format_rack
from rollor.notation.record import format_record
from rollor.notation.record_reader import Played, read_record
from rollor.rules import Declare, Exchanged, Illegal, Pass, legal_actions, view
from rollor.seats import SEATS, Seat

HEAD = """\
rollor 1
seed 0f0e0d0c0b0a09080706050403020100000102030405060708090a0b0c0d0e0f
east  FFF 666b 147c 666d E
south 1122b 3344d NN R GG
west  789b 123c 125d SSSS
north 3345b 99c 789d WW 00
"""
RIGHT = "pass right\n east FFF\n south 11b R\n west 789b\n north 345b\n"
ACROSS = "pass across\n east 345b\n south FFF\n west 11b R\n north 789b\n"
LEFT = "pass left\n east 11b R\n south 789b\n west 345b\n north FFF\n"
FIRST = HEAD + RIGHT + ACROSS + LEFT


def read(text: str) -> Played:
    return read_record(text.splitlines(), {"practice": practice()})


def refused(text: str) -> tuple[Illegal, int, int]:
    with pytest.raises(NotationError) as caught:
        read(text)
    assert isinstance(caught.value.reason, Illegal)
    return caught.value.reason, caught.value.line, caught.value.column


def rack(played: Played, seat: Seat) -> str:
    return format_rack(played.state.racks[seat])


COMPLETED = """\
rollor 1
preset league
east  FF 66b 147c 666d EEEE
south 1122b 3344d NN R GG
west  FF 6b 123c 125d SSSS
north FF 356b 99c 78d WW 00
pass right
 east 147c
 south 11b R
 west FF 6b
 north FF 6b
"""


def test_a_hand_that_the_first_right_completes_is_passed_on_all_the_same() -> None:
    played = read(COMPLETED)
    assert rack(played, Seat.EAST) == "FFFF 666b 666d EEEE"
    legal = legal_actions(view(played.state, Seat.EAST))
    assert len(legal) == 20
    assert all(isinstance(action, Pass) for action in legal)
    assert Declare(Seat.EAST) not in legal


def test_a_hand_that_is_complete_when_the_charleston_ends_wins_before_the_first_discard() -> None:
    text = COMPLETED + (
        "pass across\n east FF 6b\n south 147c\n west 11b R\n north FF 6b\n"
        "pass left\n east 11b R\n south FF 6b\n west FF 6b\n north 147c\n"
        "vote\n west stop\ncourtesy\n east -\n west -\n south -\n"
    )
    courtesy = read(text)
    assert rack(courtesy, Seat.EAST) == "FFFF 666b 666d EEEE"
    assert Declare(Seat.EAST) not in legal_actions(view(courtesy.state, Seat.EAST))
    played = read(text + " north -\n")
    assert Declare(Seat.EAST) in legal_actions(view(played.state, Seat.EAST))


def test_nobody_stops_before_first_left_and_then_anybody_does() -> None:
    early = HEAD + "vote\n south stop\n"
    assert refused(early) == (Illegal.VOTE_TOO_EARLY, 8, 2)
    assert refused(HEAD + "pass right\n south stop\n") == (Illegal.VOTE_TOO_EARLY, 8, 2)
    stopped = read(FIRST + "vote\n south stop\ncourtesy\n south 2b 3d\n north 9c 7d 0\n")
    assert stopped.state.public.stopped_by is Seat.SOUTH
    assert stopped.state.public.courtesy == (None, 2)


def test_a_pair_and_a_flower_may_be_passed() -> None:
    text = HEAD.replace("666d E", "66d EE") + RIGHT.replace("FFF", "14c 6d") + "pass across\n east EE F\n"
    assert read(text).state.public.committed == (True, False, False, False)


def test_who_stopped_takes_part_in_the_courtesy() -> None:
    played = read(FIRST + "vote\n south stop\ncourtesy\n south NN 2b\n north 99c 0\n")
    assert played.state.public.courtesy == (None, 3)
    assert rack(played, Seat.SOUTH).endswith("GG 0")


@pytest.mark.parametrize("block", ["left", "right"])
@pytest.mark.parametrize("mix", [mix for mix in product(range(4), repeat=4) if 0 in mix and 3 in mix])
def test_three_forwarded_beside_three_of_ones_own_are_three_and_not_six(
    block: str, mix: tuple[int, ...]
) -> None:
    own = ("1c 4c 7c", "N G G", "1d 2d 5d", "7d 8d 9d")
    lines = []
    for seat, tiles, number in zip(SEATS, own, mix, strict=True):
        given = " ".join(tiles.split()[:number])
        lines.append(f" {seat.word} {given}" + (f" +{3 - number}" if number < 3 else ""))
    before = HEAD + RIGHT + ACROSS
    if block == "right":
        go = "vote\n east go\n south go\n west go\n north go\n"
        second = "pass left\n east 789b\n south 345b\n west FFF\n north 11b R\n"
        before = FIRST + go + second + ACROSS
    played = read(before + f"pass {block}\n" + "\n".join(lines))
    exchanged = played.events[-1]
    assert isinstance(exchanged, Exchanged)
    shares = [share for share in exchanged.shares if share is not None]
    assert [len(share.gave) + share.blind for share in shares] == [3, 3, 3, 3]
    assert [len(share.kept) for share in shares] == list(mix)
    assert [len(each) for each in played.state.racks] == [13, 13, 13, 13]


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("order", list(permutations(("east", "west", "south", "north")))[::5])
def test_equal_offers_move_and_empty_nobody(number: int, order: tuple[str, ...]) -> None:
    offers = {
        "east": "1c 4c 7c"[: 3 * number - 1],
        "west": "1d 2d 5d"[: 3 * number - 1],
        "south": "N N G",
        "north": "-",
    }
    before = read(FIRST + "vote\n east stop")
    lines = "\n".join(f" {seat} {offers[seat]}" for seat in order)
    played = read(FIRST + "vote\n east stop\ncourtesy\n" + lines)
    assert played.state.public.courtesy == (number, 0)
    assert played.state.racks[Seat.SOUTH] == before.state.racks[Seat.SOUTH]
    assert played.state.racks[Seat.NORTH] == before.state.racks[Seat.NORTH]
    kept = played.state.owns[Seat.WEST].shares[-1][1].kept
    assert " ".join(tile.token for tile in kept) == offers["east"]
    assert sum(map(len, played.state.racks)) == 53


def test_a_tile_that_is_held_once_is_not_passed_twice() -> None:
    head = HEAD.replace("147c", "5c 9d 7c").replace("789d", "78d 9c")
    assert refused(head + "pass right\n east 5c 5c 9d") == (Illegal.NOT_HELD, 8, 10)
    assert refused(head + "pass right\n east 55c 9d") == (Illegal.NOT_HELD, 8, 8)
    assert refused(head + "pass right\n east 5c 9d") == (Illegal.NOT_THREE, 8, 2)
    assert refused(head + "pass right\n east 5c 9d 7c E") == (Illegal.NOT_THREE, 8, 16)


def test_house_rules_of_ones_own_stay_with_the_seed() -> None:
    rules = "joker_guard return\nstop_until vote\ncourtesy_after_stop no\nwindow_ms 750\n"
    text = HEAD.replace("rollor 1\n", "rollor 1\n" + rules)
    once, again = read(text), read(text)
    assert once.state == again.state
    assert [once.record.header.rules.word(line.split()[0]) for line in rules.splitlines()] == [
        "return",
        "vote",
        "no",
        "750",
    ]
    assert read(format_record(once.record)).state.public.rules == once.record.header.rules
