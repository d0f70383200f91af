"""What a person may type at a question, and what is said when it can't be read or is not allowed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.terminal import CHARLESTON_ONLY, Ran, played, rollor

from rollor.cli.passer import PASSING_HELP
from rollor.i18n import LANGUAGES, N_, translations
from rollor.notation.errors import NotationError
from rollor.notation.racks import parse_tiles

EAST = ("--seed", "1", "--seat", "east")
RACK = "F 3478b 49c 28d E W N 0"
"""What East holds then: thirteen different tiles, no joker."""
FIRST_LEFT = ("1 2 3", "", "1 2 3", "")


def answered(typed: str, before: tuple[str, ...] = (), options: tuple[str, ...] = EAST) -> str:
    """What is said to the last thing typed, up to the next question (or the end)."""
    ran = rollor(*CHARLESTON_ONLY, *options, typed="".join(f"{line}\n" for line in (*before, typed)))
    Path(re.findall(r"Saved as (\S+)", ran.out)[0]).unlink()
    assert (ran.status, ran.err) == (0, "")
    _, said, _ = ran.out.rsplit("> ", 2)
    return " ".join(said.split("Choose three tiles")[0].split())


@pytest.fixture(autouse=True)
def _a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("typed", "understood"),
    [
        ("1 2 3", "F 34b"),
        ("3 2 1", "F 34b"),
        ("  1,2 , 3 ", "F 34b"),
        ("1;2;3", "F 34b"),
        ("1. 2. 3.", "F 34b"),
        ("01 02 03", "F 34b"),
        ("1 2 000000000003", "F 34b"),
        ("1 10 13", "F E 0"),
        ("F 34b", "F 34b"),
        ("34b F", "F 34b"),
        ("F 3b 4b", "F 34b"),
        ("F3b4b", "F 34b"),
        ("f e w", "F E W"),
        ("ewn", "E W N"),
        ("1 E 0", "F E 0"),
        ("Soap 1 2", "F 3b 0"),
        ("4C 9C E", "49c E"),
        ("🀀 🀃 🀆", "E N 0"),
        ("3bam 4bam W", "34b W"),
    ],
)
def test_tiles_go_by_number_or_as_they_are_written(typed: str, understood: str) -> None:
    assert answered(typed) == f"{understood}? Enter: yes. n: choose again."


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "C-3 A pass is three tiles, all your own, no more and no fewer; here are 0."),
        ("1 2", "C-3 A pass is three tiles, all your own, no more and no fewer; here are 2."),
        ("1 2 3 4", "C-3 A pass is three tiles, all your own, no more and no fewer; here are 4."),
        (
            "1 2 3 4 5 6 7 8 9 10 11 12 13",
            "C-3 A pass is three tiles, all your own, no more and no fewer; here are 13.",
        ),
        ("1 2 14", "There is no number 14: your tiles are numbered 1 to 13. Put spaces between numbers."),
        ("123", "There is no number 123: your tiles are numbered 1 to 13. Put spaces between numbers."),
        ("1 2 2", "You named number 2 twice."),
        ("1 2 02", "You named number 02 twice."),
        ("0 0 0", "C-5 You can pass only what you hold, and of 0 you hold 1."),
        ("1 2 F", "C-5 You can pass only what you hold, and of F you hold 1."),
        ("5c 3b 4b", "C-5 You can pass only what you hold, and of 5c you hold 0."),
        ("E E E", "C-5 You can pass only what you hold, and of E you hold 1."),
        (
            "J 1 2",
            "C-6 A joker is never passed, in no pass, not even blind. Keep it, and choose another tile.",
        ),
        ("? ? ?", "C-5 You can pass only what you hold, and of ? you hold 0."),
        (
            "1 2 +1",
            "C-8 Blind is allowed only in the last pass of a round: first left and last right. This is",
        ),
        ("+3", "C-8 Blind is allowed only in the last pass of a round"),
        ("stop", "C-12 There is nothing to vote about before first left has moved"),
        ("go", "C-12 There is nothing to vote about before first left has moved"),
        ("3h 1 2", "“h” is no suit: write 3b for bams, 3c for craks or 3d for dots."),
        ("10b 1 2", "0 is the soap: it joins no numbers and takes no suit letter. For “10b” write “1b 0”."),
        ("в 1 2", "“в” (U+0432) only looks right: type “b”."),
        ("3в 1 2", "“в” (U+0432) only looks right: type “b”."),
        ("привет", "“п” is no tile."),
        ("east 1 2", "“east” is not read here: write “E”."),
        ("-1 2 3", "“-” is no tile."),
        ("1-2-3", ""),
        ("1:2:3", "A suit is missing: write 1b for bams, 1c for craks or 1d for dots."),
        ("b b b", "“b” is a suit without a number: write 1b to 9b."),
        ("\x1b[D1 2 3", "Here is a character that can't be shown (U+001B). Delete it."),
        ("1\u00a02\u00a0x", ""),
        ("9" * 5000, "There is no number 999"),
        ("1000000001 2 3", "There is no number 1000000001"),
        ("[bold]1[/bold]", ""),
        ("{seat} 1 2", "“{” is no tile."),
    ],
)
def test_what_can_not_be_read_or_is_not_allowed_is_explained(typed: str, why: str) -> None:
    said = answered(typed)
    assert said.startswith(why)
    assert said
    assert not said.endswith("Enter: yes. n: choose again.")
    assert "\x1b" not in said


def test_the_question_comes_again_after_each_refusal(tmp_path: Path) -> None:
    bad = ("", "1 2", "1 2 14", "J J J", "stop", "x", "1 2 3 4")
    ran = played(*EAST, answers=(*bad, "1 2 3", ""), data=tmp_path)
    assert ran.out.count("Choose three tiles for South, to the right (? for help):") == len(bad) + 1
    assert "You passed F 34b to the right; " in ran.out


@pytest.mark.parametrize("typed", ["", "y", "yes", "YES", "Yes "])
def test_yes_is_said_in_any_way(typed: str) -> None:
    assert "You passed F 34b to the right; " in answered(typed, ("1 2 3",))


@pytest.mark.parametrize("typed", ["n", "no", "N", "NO"])
def test_no_asks_the_question_again(typed: str) -> None:
    assert answered(typed, ("1 2 3",)) == ""
    assert answered("4 5 6", ("1 2 3", typed)) == "78b 4c? Enter: yes. n: choose again."


def test_any_other_answer_chooses_anew() -> None:
    assert answered("4 5 6", ("1 2 3",)) == "78b 4c? Enter: yes. n: choose again."
    assert answered("4 5", ("1 2 3",)).startswith("C-3 A pass is three tiles")
    assert answered("stop", ("1 2 3",)).startswith("C-12 There is nothing to vote about")
    assert answered("?", ("1 2 3",)).startswith("Tiles: 1b to 9b are bams")


@pytest.mark.parametrize(
    ("typed", "understood"),
    [
        ("1 2 3", "{}?"),
        ("1 2", "{} and 1 blind?"),
        ("1", "{} and 2 blind?"),
        ("1 +2", "{} and 2 blind?"),
        ("1+2", "{} and 2 blind?"),
        ("1 2 + 1", "{} and 1 blind?"),
        ("1 2 3 +0", "{}?"),
        ("+3", "- and 3 blind?"),
        ("- +3", "- and 3 blind?"),
        ("", "C-8 Own and blind tiles together are three; here are 0."),
        ("-", "C-8 Own and blind tiles together are three; here are 0."),
        ("+2", "C-8 Own and blind tiles together are three; here are 2."),
        ("1 +3", "C-8 Own and blind tiles together are three; here are 4."),
        ("1 2 3 4", "C-8 Own and blind tiles together are three; here are 4."),
        ("1 2 3 +12", "“+” is no tile."),
    ],
)
def test_first_left_may_be_made_up_with_blind_tiles(typed: str, understood: str) -> None:
    said = answered(typed, FIRST_LEFT)
    if "{}" in understood:
        own = " ".join(said.split("?")[0].split(" and ")[0].split())
        assert len(re.sub("[bcd ]", "", own)) == 3 - (int(understood[7]) if "blind" in understood else 0)
        understood = understood.format(own)
    assert said.startswith(understood)


@pytest.mark.parametrize("typed", ["1", "go", "GO", "yes", "y"])
def test_go_is_said_in_any_way_and_nothing_is_read_back(typed: str) -> None:
    said = answered(
        typed, (*FIRST_LEFT, "1 2 3", ""), ("--seed", "2", "--seat", "north", "--bots", "two-lines")
    )
    assert "All four say go" in said or "says stop" in said or said == ""


@pytest.mark.parametrize("typed", ["", "3", "1 2 3", "maybe", "?!", "g", "s"])
def test_the_vote_takes_nothing_but_go_or_stop(typed: str) -> None:
    said = answered(typed, (*FIRST_LEFT, "1 2 3", ""))
    assert said.startswith("Type 1 (or go) or 2 (or stop).")


COURTESY = (*FIRST_LEFT, "1 2 3", "", "stop")


@pytest.mark.parametrize("typed", ["", "0", "-"])
def test_no_courtesy_is_typed_in_any_way(typed: str) -> None:
    assert answered(typed, COURTESY) == "No tiles? Enter: yes. n: choose again."


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("1 2 3 4", "C-15 A courtesy is at most three tiles; here are 4."),
        ("1 +1", "“+” is no tile."),
        ("stop", "C-12 The vote is over."),
        ("go", "C-12 The vote is over."),
        ("5c 6c 7c 8c", "C-15 A courtesy is at most three tiles; here are 4."),
        ("9 8 99", "There is no number 99"),
    ],
)
def test_what_a_courtesy_is_not(typed: str, why: str) -> None:
    assert answered(typed, COURTESY).startswith(why)


def test_an_offer_is_read_back_in_the_order_of_preference() -> None:
    first, last = (answered(typed, COURTESY).split("?")[0] for typed in ("3 1", "1 3"))
    assert first.split() == last.split()[::-1]


def test_a_soap_alone_is_read_back_as_a_word_not_as_a_number() -> None:
    options = ("--seed", "1", "--seat", "south")
    for number in range(1, 14):
        said = answered(str(number), COURTESY, options)
        assert not said.startswith("0?")
    assert answered("Soap", (*("2 3 4", ""), *("2 3 4", ""), "2 3 4", "", "stop")).startswith("Soap?")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_that_are_typed_are_words_and_no_tiles(lang: str) -> None:
    words = [translations(lang).gettext(word) for word in (
        N_("quit"), N_("help"), N_("lines"), N_("go"), N_("stop"), N_("yes"), N_("no"))]  # fmt: skip
    assert len(set(words)) == len(words)
    for word in words:
        assert word == word.strip().casefold()
        assert " " not in word
        for written in (word, word.upper()):
            with pytest.raises(NotationError):
                parse_tiles(written)


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_the_words_are_understood_in_the_language_and_in_english(lang: str, tmp_path: Path) -> None:
    say = translations(lang).gettext
    for asked in (say("help"), "help", "?"):
        ran = played(*EAST, "--lang", lang, answers=(asked, say("quit")), data=tmp_path)
        assert " ".join(say(PASSING_HELP[4]).split()) in ran.words
        assert ran.status == 0
    ran = played(*EAST, "--lang", lang, answers=(say("lines"), "QUIT"), data=tmp_path)
    assert "1-" in ran.out or ": " in ran.out


def narrow(ran: Ran, columns: int) -> bool:
    """Whether no line of the game itself is longer than that."""
    game, _, _ = "\n".join(ran.lines).partition("Saved as")
    return all(len(line) <= columns for line in game.splitlines())


@pytest.mark.parametrize("columns", [20, 40, 80, 200])
def test_the_rack_and_the_texts_fit_the_terminal(columns: int, tmp_path: Path) -> None:
    ran = played(*EAST, data=tmp_path, columns=columns)
    assert narrow(ran, columns)
    rows = re.findall(r"^ +1 .*$", ran.out, re.MULTILINE)
    assert rows
    in_row = min(13, (columns - 2) // 4)
    assert len(rows[0].split()) == in_row
    assert "See it again: rollor replay " in ran.out
    assert len(ran.out[ran.out.index("See it again: ") :].splitlines()[0].split()) == 6


@pytest.mark.parametrize("columns", [0, 1, 5])
def test_a_terminal_that_says_it_has_no_width_is_taken_for_a_narrow_one(columns: int, tmp_path: Path) -> None:
    wide = played(*EAST, data=tmp_path, columns=20)
    assert played(*EAST, data=tmp_path, columns=columns).lines[:40] == wide.lines[:40]
