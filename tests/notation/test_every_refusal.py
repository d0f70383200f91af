"""Every refusal of the Charleston as a record: what is wrong is said with its paragraph, in its place."""

from __future__ import annotations

import pytest

from rollor.notation.errors import NotationError
from rollor.notation.record_reader import read_record
from rollor.rules import Illegal

HEAD = """\
rollor 1
east  FFF 666b 147c 666d E
south 1122b 3344d NN R GG
west  789b 123c 125d SSSS
north 3345b 99c 789d WW 00
"""
WITH_JOKERS = """\
rollor 1
joker_guard return
east  FF 66b 147c 66d EE JJ
south 1122b 3344d NN GG J
west  789b 123c 12d SS JJJ
north 3345b 99c 789d WW 0 J
"""
RIGHT = "pass right\n east FFF\n south 11b R\n west 789b\n north 345b\n"
ACROSS = "pass across\n east 345b\n south FFF\n west 11b R\n north 789b\n"
LEFT = "pass left\n east 11b R\n south 789b\n west 345b\n north FFF\n"
FIRST = HEAD + RIGHT + ACROSS + LEFT
GO = "vote\n east go\n south go\n west go\n north go\n"
SECOND = "pass left\n east 789b\n south 345b\n west FFF\n north 11b R\n"
REST = (
    "pass across\n east 345b\n south FFF\n west 11b R\n north 789b\n"
    "pass right\n east 11b R\n south 789b\n west 345b\n north FFF\n"
)
WHOLE = FIRST + GO + SECOND + REST
NOTHING = "courtesy\n east -\n west -\n south -\n north -\n"
HALTED = WITH_JOKERS + "pass right\n east J 14c\n south NN G\n west JJJ\n north 99c 0\n"

REFUSED = [
    (Illegal.NOT_ALL_FOUR, HEAD + "pass right\n east FFF\npass across", 6),
    (Illegal.NOT_ALL_FOUR, HALTED + "pass across", 6),
    (Illegal.OTHER_DIRECTION, HEAD + "pass across", 6),
    (Illegal.OTHER_DIRECTION, FIRST + GO + "pass right", 6),
    (Illegal.CHARLESTON_OVER, WHOLE + NOTHING + "pass right", 6),
    (Illegal.CHARLESTON_OVER, WHOLE + NOTHING + "courtesy\n east F", 2),
    (Illegal.NOT_THREE, HEAD + "pass right\n east FF", 2),
    (Illegal.NOT_THREE, HEAD + "pass right\n east FFF 6b", 11),
    (Illegal.NOT_HELD, HEAD + "pass right\n east 127c", 8),
    (Illegal.NOT_HELD, HEAD + "pass right\n north 5b 5b 9c", 11),
    (Illegal.ALREADY_COMMITTED, HEAD + "pass right\n east FFF\n  east FFF", 3),
    (Illegal.ALREADY_COMMITTED, HEAD + RIGHT + " east 345b", 2),
    (Illegal.ALREADY_COMMITTED, FIRST + " east 789b", 2),
    (Illegal.ALREADY_COMMITTED, WHOLE + " east FFF", 2),
    (Illegal.JOKER_IN_PASS, HEAD + "pass right\n east FF J", 10),
    (Illegal.JOKER_IN_PASS, HEAD + RIGHT + ACROSS + "pass left\n east J +2", 7),
    (Illegal.JOKER_IN_OFFER, WHOLE + "courtesy\n east 1c 4c J", 13),
    (Illegal.JOKER_AS_REPLACEMENT, HALTED + "replace\n west 1c J 2c", 10),
    (Illegal.PASS_HALTED, HALTED + "  east 147c", 3),
    (Illegal.NOTHING_OWED, HEAD + "replace\n east 1c", 2),
    (Illegal.NOTHING_OWED, HALTED + "replace\n south 1b", 2),
    (Illegal.NOT_AS_OWED, HALTED + "replace\n west 12c", 2),
    (Illegal.BLIND_NOT_HERE, HEAD + "pass right\n east FF +1", 2),
    (Illegal.BLIND_NOT_HERE, FIRST + GO + "pass left\n east 78b +1", 2),
    (Illegal.NOT_THREE_WITH_BLIND, HEAD + RIGHT + ACROSS + "pass left\n east 11b +2", 2),
    (Illegal.VOTE_TOO_EARLY, HEAD + "vote\n south stop", 2),
    (Illegal.VOTE_FIRST, FIRST + "pass left", 6),
    (Illegal.ALREADY_SAID_GO, FIRST + "vote\n east go\n east go", 2),
    (Illegal.VOTE_OVER, FIRST + GO + " east go", 2),
    (Illegal.VOTE_OVER, FIRST + "vote\n east stop\nvote\n west go", 2),
    (Illegal.STOP_TOO_LATE, FIRST + GO + SECOND + "pass across\n west stop", 2),
    (Illegal.COURTESY_NOT_YET, FIRST + "courtesy\n east F", 2),
    (Illegal.COURTESY_IS_AN_OFFER, WHOLE + "pass right", 6),
    (Illegal.MORE_THAN_THREE, WHOLE + "courtesy\n east FFF 6b", 11),
    (Illegal.ALREADY_OFFERED, WHOLE + "courtesy\n east F\n east -", 2),
]
IN_NO_RECORD = {Illegal.NOT_YOUR_SEAT}
"""A record's lines are all in their own names; tests/rules tries it."""


@pytest.mark.parametrize(("reason", "text", "column"), REFUSED, ids=lambda value: getattr(value, "name", ""))
def test_what_the_law_refuses_is_refused_in_its_place(reason: Illegal, text: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        read_record(text.splitlines())
    assert caught.value.reason is reason
    assert (caught.value.line, caught.value.column) == (len(text.splitlines()), column)


def test_every_refusal_of_the_charleston_is_among_them() -> None:
    of_the_charleston = {reason for reason in Illegal if reason.paragraph.startswith("C-")}
    of_the_hand = {Illegal.CHARLESTON_FIRST, Illegal.NO_HEAVENLY_HAND}  # what of the hand comes too early
    assert {reason for reason, _, _ in REFUSED} | IN_NO_RECORD == of_the_charleston - of_the_hand


def test_every_refusal_has_a_paragraph_and_a_number_of_its_own() -> None:
    assert len({reason.value for reason in Illegal}) == len(Illegal)


def test_all_that_comes_before_the_refused_line_was_legal() -> None:
    for _, text, _ in REFUSED:
        read_record(text.splitlines()[:-1])
