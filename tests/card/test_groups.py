"""What each way to write a group means: the rows of the card language, one by one."""

import pytest
from tests.card.written import card, hands

from rollor.card import Card
from rollor.tiles import Tile


def only(line: str) -> Card:
    found = card(line)
    assert len(found.hands) == 1
    return found


def test_flowers_are_written_by_their_number() -> None:
    assert hands("FFFF FFFF 1b 1c 1d EEE") == ["FFFF FFFF 1b 1c 1d EEE"]
    assert only("FF 666b 666d EEEEEE").hands[0].need.count(Tile.FLOWER) == 2


def test_b_c_and_d_are_bams_craks_and_dots_and_no_others() -> None:
    assert hands("FFFF 666b 666d EEEE") == ["FFFF 666b 666d EEEE"]


def test_a_suit_letter_may_be_a_capital_behind_digits() -> None:
    assert hands("FFFF 666B 666D EEEE") == ["FFFF 666b 666d EEEE"]
    assert hands("FFFF 666X 666d EEEE") == hands("FFFF 666x 666d EEEE")


def test_x_y_and_z_are_different_suits_whichever() -> None:
    assert hands("FF 1111x 2222y 3333z") == [
        "FF 1111b 2222c 3333d",
        "FF 1111b 2222d 3333c",
        "FF 1111c 2222b 3333d",
        "FF 1111c 2222d 3333b",
        "FF 1111d 2222b 3333c",
        "FF 1111d 2222c 3333b",
    ]


def test_a_suit_letter_alone_needs_no_other() -> None:
    assert hands("FFFF 66y 6666y EEEE") == [f"FFFF 66{s} 6666{s} EEEE" for s in "bcd"]
    assert hands("FFFF 66y 6666y EEEE") == hands("FFFF 66x 6666x EEEE")


def test_x_is_none_of_the_suits_that_the_line_names() -> None:
    assert hands("FFFF 666b 666x EEEE") == ["FFFF 666b 666c EEEE", "FFFF 666b 666d EEEE"]
    assert hands("FFFF 666b 66x 66d EEE") == ["FFFF 666b 66c 66d EEE"]


def test_a_suit_named_in_one_alternative_is_named_for_the_whole_line() -> None:
    assert hands("[222b | 222c] 333x FFFF EEEE") == ["222b 333d FFFF EEEE", "222c 333d FFFF EEEE"]


def test_suits_named_by_dragons_are_named_too() -> None:
    assert hands("DDDb 333x FFFF EEEE") == ["GGG 333c FFFF EEEE", "GGG 333d FFFF EEEE"]


def test_hands_that_come_out_alike_are_counted_once() -> None:
    assert hands("FF 66x 66y 66z EEE WWW") == ["FF 66b 66c 66d EEE WWW"]
    assert len(hands("FFFF 666x 666y EEEE")) == 3


def test_a_pair_and_a_pair_are_not_a_kong() -> None:
    two_pairs, kong = only("FFFF 22b 22b EEE WWW").hands[0], only("FFFF 2222b EEE WWW").hands[0]
    assert two_pairs.need == kong.need
    assert two_pairs.strict != kong.strict
    assert len(hands("FFFF [22x 22x | 2222x] EEE WWW")) == 6


class TestSlide:
    def test_it_moves_all_numbers_of_the_line_together(self) -> None:
        assert hands("FFFF 77b 88c 999d 00 R", 1) == [
            f"FFFF {n}{n}b {n + 1}{n + 1}c {n + 2}{n + 2}{n + 2}d 00 R" for n in range(1, 8)
        ]

    def test_one_gives_any_like_number(self) -> None:
        assert hands("FFFF 55b 55c 55d EEEE", 1) == [
            f"FFFF {n}{n}b {n}{n}c {n}{n}d EEEE" for n in range(1, 10)
        ]

    def test_two_keeps_odds_odd_and_evens_even(self) -> None:
        assert hands("FFFF 11b 33c 55d EEEE", 2) == [
            "FFFF 11b 33c 55d EEEE",
            "FFFF 33b 55c 77d EEEE",
            "FFFF 55b 77c 99d EEEE",
        ]

    def test_three_goes_in_threes(self) -> None:
        assert hands("FFFF 44b 44c 44d EEEE", 3) == [f"FFFF {n}b {n}c {n}d EEEE" for n in (11, 44, 77)]

    def test_zero_never_slides(self) -> None:
        assert hands("FFFF 207b 00 EEEEE", 2) == [f"FFFF {d}b 00 EEEEE" for d in (207, 409)]
        assert len(hands("FFFF 207b 00 EEEEE", 1)) == 4

    def test_each_alternative_goes_as_far_as_its_own_numbers_can(self) -> None:
        assert len(hands("FFFF EEEE [111b 222b | 777c 999c]", 1)) == 8 + 7

    def test_an_alternative_without_a_shift_stays_where_it_is(self) -> None:
        assert hands("FFFF EEEE [111b 999b | 777c 888c]", 4) == [
            "FFFF EEEE 111b 999b",
            "FFFF EEEE 333c 444c",
            "FFFF EEEE 777c 888c",
        ]


class TestDragons:
    def test_those_of_a_suit_match_it(self) -> None:
        assert hands("FF 1111x 2222x DDDDx") == [
            "FF 1111b 2222b GGGG",
            "FF 1111c 2222c RRRR",
            "FF 1111d 2222d 0000",
        ]

    def test_those_of_another_suit_never_match_it(self) -> None:
        assert hands("FF 11111x 222x DDDD!x") == [
            "FF 11111b 222b RRRR",
            "FF 11111b 222b 0000",
            "FF 11111c 222c GGGG",
            "FF 11111c 222c 0000",
            "FF 11111d 222d RRRR",
            "FF 11111d 222d GGGG",
        ]

    def test_those_of_another_suit_may_match_a_third(self) -> None:
        assert "FF 1111b 2222c RRRR" in hands("FF 1111x 2222y DDDD!x")
        assert len(hands("FF 1111x 2222y DDDD!x")) == 12

    def test_those_of_no_suit_are_any(self) -> None:
        assert hands("FF 1111b 2222b DDDD") == [f"FF 1111b 2222b {d * 4}" for d in "RG0"]

    def test_two_groups_that_no_suit_binds_are_different_dragons(self) -> None:
        assert hands("FFFF EEEE DDD DDD") == ["FFFF EEEE RRR GGG", "FFFF EEEE RRR 000", "FFFF EEEE GGG 000"]
        assert hands("FFFF EEEE DDDb DDD") == ["FFFF EEEE GGG RRR", "FFFF EEEE GGG 000"]

    def test_two_groups_of_one_suit_are_the_same_dragon(self) -> None:
        assert hands("FFFF EEEE DDDx DDDx") == [f"FFFF EEEE {d * 3} {d * 3}" for d in "RG0"]

    def test_two_groups_against_one_suit_are_different(self) -> None:
        assert hands("FFFFFF DDDD!b DDDD!b") == ["FFFFFF RRRR 0000"]

    def test_a_dragon_that_is_named_keeps_others_from_nothing(self) -> None:
        assert hands("FFFF EEEE RRR DDD") == [f"FFFF EEEE RRR {d * 3}" for d in "RG0"]


class TestWindsAndNamedTiles:
    def test_a_named_tile_is_that_very_tile(self) -> None:
        assert hands("RRR GG 000 NNNN EE") == ["RRR GG 000 NNNN EE"]

    def test_any_wind_is_one_wind(self) -> None:
        assert hands("FFFF RRRR GGG ZZZ") == [f"FFFF RRRR GGG {wind * 3}" for wind in "ESWN"]

    def test_two_groups_of_any_wind_are_different_winds(self) -> None:
        assert len(hands("FFFF RRRR ZZZ ZZZ")) == 6
        assert len(hands("FFFF RRRR ZZZZ ZZ")) == 12
        assert all(len(set(hand.split())) == 4 for hand in hands("FFFF RRRR ZZZ ZZZ"))

    def test_a_wind_that_is_named_keeps_others_from_nothing(self) -> None:
        assert "FFFF RRRR EEE EEE" in hands("FFFF RRRR EEE ZZZ")


class TestUnlikeGroups:
    @pytest.mark.parametrize("group", ["NEWS", "2026b", "1123b", "1234b", "RG0E", "NNEE", "2000b"])
    def test_no_joker_stands_in_one_and_none_is_called(self, group: str) -> None:
        found = only(f"{group} FFFF 666666c").hands[0]
        assert [g.takes_jokers for g in found.groups] == [False, True, True]
        assert len(found.strict) == 4

    def test_a_zero_in_a_year_is_soap_whatever_the_suit(self) -> None:
        assert [hand.need.count(Tile.SOAP) for hand in card("2026x FFFF RRRRRR").hands] == [1, 1, 1]

    def test_its_text_is_kept_in_the_order_typed(self) -> None:
        assert hands("NEWS FFFF 3211x EE")[0] == "NEWS FFFF 3211b EE"


class TestLikeGroups:
    @pytest.mark.parametrize("line", ["6b FFFFFF EEEEEEE", "66b FFFFFF EEEEEE"])
    def test_no_joker_stands_in_a_single_or_a_pair(self, line: str) -> None:
        assert not only(line).hands[0].groups[0].takes_jokers

    @pytest.mark.parametrize("line", ["666b FFFFFF EEEEE", "6666b FFFFFF EEEE", "66666b FFFFFF EEE"])
    def test_jokers_stand_in_pung_kong_and_quint(self, line: str) -> None:
        assert only(line).hands[0].groups[0].takes_jokers

    def test_flowers_take_jokers_like_others(self) -> None:
        assert [g.takes_jokers for g in only("FFF FF 666666c EEE").hands[0].groups] == [
            True,
            False,
            True,
            True,
        ]


class TestAlternatives:
    def test_one_of_them_is_chosen(self) -> None:
        assert hands("[FFFF 22b | FF 2222b] EEEE WWWW") == [
            "FFFF 22b EEEE WWWW",
            "FF 2222b EEEE WWWW",
        ]

    def test_brackets_multiply(self) -> None:
        assert hands("[FFFF | EEEE] 666666b [RRRR | GGGG]") == [
            "FFFF 666666b RRRR",
            "FFFF 666666b GGGG",
            "EEEE 666666b RRRR",
            "EEEE 666666b GGGG",
        ]

    def test_suits_mean_the_same_inside_and_outside(self) -> None:
        assert hands("22x [444x | 444y] FFFFFFFFF") == [
            *(f"22{s} 444{s} FFFFFFFFF" for s in "bcd"),
            *(f"22{s} 444{t} FFFFFFFFF" for s in "bcd" for t in "bcd" if s != t),
        ]

    def test_a_hand_of_two_alternatives_is_counted_once(self) -> None:
        assert len(hands("[66b EEE | EEE 66b] FFFF RRRRR")) == 1
        assert len(hands("[NEWS 66b | SWEN 66b] FFFF RRRR")) == 1

    def test_spaces_around_brackets_are_free(self) -> None:
        assert hands("[FFFF|EEEE]666666b[ RRRR|GGGG ]") == hands("[FFFF | EEEE] 666666b [RRRR | GGGG]")

    def test_one_alternative_alone_is_no_choice(self) -> None:
        assert hands("[FFFF 666b] 666d EEEE") == ["FFFF 666b 666d EEEE"]
