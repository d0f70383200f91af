"""What a pattern may not say: each fault with its column and with what would be right."""

import pytest
from tests.card.written import faults_of, shown, written, wrong


class TestWords:
    @pytest.mark.parametrize(
        ("group", "fault"),
        [
            ("777h", "4 UNKNOWN_SUIT group=777h suit=h allowed=x y z b c d"),
            ("22xy", "3 UNKNOWN_SUIT group=22xy suit=xy allowed=x y z b c d"),
            ("22NN", "3 UNKNOWN_SUIT group=22NN suit=NN allowed=x y z b c d"),
            ("77", "1 MISSING_SUIT group=77 right=77x"),
            ("2026", "1 MISSING_SUIT group=2026 right=2026x"),
            ("00x", "3 ZERO_WITH_SUIT group=00x right=00"),
            ("000b", "4 ZERO_WITH_SUIT group=000b right=000"),
            ("10x", "1 NUMBER_TEN group=10x right=1x 0"),
            ("10B", "1 NUMBER_TEN group=10B right=1b 0"),
            ("RRRx", "4 HONOR_WITH_SUIT group=RRRx right=RRR"),
            ("NEWSb", "5 HONOR_WITH_SUIT group=NEWSb right=NEWS"),
            ("FFd", "3 HONOR_WITH_SUIT group=FFd right=FF"),
            ("ZZx", "3 HONOR_WITH_SUIT group=ZZx right=ZZ"),
            ("FFFF666b", "1 MISSING_SPACE group=FFFF666b right=FFFF 666b"),
            ("22x33y", "1 MISSING_SPACE group=22x33y right=22x 33y"),
            ("NNNEEE", "1 MISSING_SPACE group=NNNEEE right=NNN EEE"),
            ("DDDxDDDy", "1 MISSING_SPACE group=DDDxDDDy right=DDDx DDDy"),
            ("ZZEE", "1 MISSING_SPACE group=ZZEE right=ZZ EE"),
            ("DDD!", "4 MISPLACED_MARK group=DDD!"),
            ("RRR!x", "4 MISPLACED_MARK group=RRR!x"),
            ("22!x", "3 MISPLACED_MARK group=22!x"),
            ("RD", "1 OTHER_NAME group=RD right=R"),
            ("GD", "1 OTHER_NAME group=GD right=G"),
            ("WD", "1 OTHER_NAME group=WD right=0"),
            ("Wh", "1 OTHER_NAME group=Wh right=0"),
            ("Soap", "1 OTHER_NAME group=Soap right=0"),
            ("555bams", "1 OTHER_NAME group=555bams right=555b"),
            ("5Crak", "1 OTHER_NAME group=5Crak right=5c"),
            ("55dots", "1 OTHER_NAME group=55dots right=55d"),
            ("J", "1 JOKER_WRITTEN group=J"),
            ("666Jb", "4 JOKER_WRITTEN group=666Jb"),
            ("x22", "1 UNKNOWN_GROUP group=x22"),
            ("x", "1 UNKNOWN_GROUP group=x"),
            ("RFx", "1 UNKNOWN_GROUP group=RFx"),
            ("!", "1 MISPLACED_MARK group=!"),
        ],
    )
    def test_one_that_is_no_group_is_told_what_would_be_right(self, group: str, fault: str) -> None:
        assert wrong(f"{group} FFFF") == [fault]

    @pytest.mark.parametrize(
        ("group", "at", "code", "right"),
        [
            ("OOO", 1, "U+004F", "000"),
            ("2O26x", 2, "U+004F", "2026x"),
            ("news", 1, "U+006E", "NEWS"),
            ("NEwS", 3, "U+0077", "NEWS"),
            ("ffff", 1, "U+0066", "FFFF"),
            ("dddx", 1, "U+0064", "DDDx"),
            ("DDDX", 4, "U+0058", "DDDx"),
            ("zz", 1, "U+007A", "ZZ"),
            ("666\u0445", 4, "U+0445", "666x"),
            ("666\u0421", 4, "U+0421", "666c"),
            ("\u0415\u0415\u0415", 1, "U+0415", "EEE"),
            ("\uff16\uff16x", 1, "U+FF16", "66x"),
            ("DDD\uff01x", 4, "U+FF01", "DDD!x"),
        ],
    )
    def test_a_letter_that_only_looks_right_is_named_by_its_number(
        self, group: str, at: int, code: str, right: str
    ) -> None:
        character = group[at - 1]
        assert wrong(f"{group} FFFF") == [
            f"{at} WRONG_LETTER group={group} character={character} code={code} right={right}"
        ]

    @pytest.mark.parametrize(("group", "code"), [("F?F", "U+003F"), ("F\u200bF", "U+200B"), ("A", "U+0041")])
    def test_a_character_that_means_nothing_is_named_by_its_number(self, group: str, code: str) -> None:
        fault = wrong(f"{group} FFFF")[0]
        assert "UNKNOWN_CHARACTER" in fault
        assert f"code={code} allowed=0123456789 F E S W N Z R G D x y z b c d ! [ ] |" in fault

    def test_every_word_that_is_wrong_is_reported(self) -> None:
        assert [fault.split()[:2] for fault in wrong("77 FFFF 00x [J | 22h] EE")] == [
            ["1", "MISSING_SUIT"],
            ["11", "ZERO_WITH_SUIT"],
            ["14", "JOKER_WRITTEN"],
            ["20", "UNKNOWN_SUIT"],
        ]


class TestBrackets:
    @pytest.mark.parametrize(
        ("line", "faults"),
        [
            ("[FF | [22x | 33x]]", ["7 NESTED_BRACKET"]),
            ("FFFF [22x | 33x", ["6 UNCLOSED_BRACKET"]),
            ("FFFF 22x | 33x]", ["10 BAR_OUTSIDE_BRACKETS", "15 UNOPENED_BRACKET"]),
            ("[FF | ] EE", ["7 EMPTY_ALTERNATIVE"]),
            ("[ | FF] EE", ["3 EMPTY_ALTERNATIVE"]),
            ("FFFF []", ["7 EMPTY_ALTERNATIVE"]),
            ("[FF | 77] EE", ["7 MISSING_SUIT group=77 right=77x"]),
            ("[", ["1 UNCLOSED_BRACKET"]),
        ],
    )
    def test_they_are_closed_filled_and_not_nested(self, line: str, faults: list[str]) -> None:
        assert wrong(line) == faults

    @pytest.mark.parametrize("line", ["", "   "])
    def test_a_pattern_says_something(self, line: str) -> None:
        assert wrong(line) == ["1 EMPTY_PATTERN"]


class TestFourteen:
    def test_a_line_of_13_or_15_is_refused_with_its_sum(self) -> None:
        assert wrong("FFF 666b 666d EEEE") == ["1 NOT_FOURTEEN sum=13 expansion=FFF 666b 666d EEEE"]
        assert wrong("FFFFF 666b 666d EEEE") == ["1 NOT_FOURTEEN sum=15 expansion=FFFFF 666b 666d EEEE"]

    def test_the_alternative_that_fails_is_shown_where_it_stands(self) -> None:
        assert wrong("FF [22x 33x | 222x | 44x 55x] EEEE RRRR") == [
            "15 NOT_FOURTEEN sum=13 expansion=FF 222x EEEE RRRR"
        ]

    def test_each_alternative_that_fails_is_reported(self) -> None:
        assert wrong("FF [2x | 222x] EEEE RRRR") == [
            "5 NOT_FOURTEEN sum=11 expansion=FF 2x EEEE RRRR",
            "10 NOT_FOURTEEN sum=13 expansion=FF 222x EEEE RRRR",
        ]

    def test_of_several_brackets_the_first_bad_choice_is_reported(self) -> None:
        assert wrong("[FF | FFF] EEEE RRRR [GGGG | GGG]") == [
            "1 NOT_FOURTEEN sum=13 expansion=FF EEEE RRRR GGG"
        ]

    def test_what_is_wrong_with_every_alternative_is_reported_once(self) -> None:
        assert wrong("DD DD DD DD [FFFFFF | EEEEEE]") == ["1 TOO_MANY_DRAGONS groups=DD DD DD DD"]


class TestSuitsDragonsAndWinds:
    def test_there_are_three_suits(self) -> None:
        assert wrong("FF 22x 33y 44z 55b EEEE") == ["16 TOO_MANY_SUITS letters=x y z named=b"]
        assert wrong("FF 22b 33c 44d DDx EEEE") == ["16 TOO_MANY_SUITS letters=x named=b c d"]

    def test_there_are_three_dragons(self) -> None:
        assert wrong("FF DDD DDD DDD DDD") == ["4 TOO_MANY_DRAGONS groups=DDD DDD DDD DDD"]
        assert wrong("FF DDDx DDDy DDDz DDD") == ["4 TOO_MANY_DRAGONS groups=DDDx DDDy DDDz DDD"]

    def test_a_dragon_that_must_differ_from_all_is_not_there(self) -> None:
        assert wrong("FFFFF DDDx DDDy DDD!z") == ["7 NO_DRAGON_LEFT groups=DDDx DDDy DDD!z"]
        assert wrong("FFFFF DDD!x DDD!x DDD!x") == ["7 NO_DRAGON_LEFT groups=DDD!x DDD!x DDD!x"]

    def test_there_are_four_winds(self) -> None:
        assert wrong("FFFF ZZ ZZ ZZ ZZ ZZ") == ["6 TOO_MANY_WINDS groups=ZZ ZZ ZZ ZZ ZZ"]


class TestSlide:
    def test_one_that_allows_no_shift_is_refused_at_its_value(self) -> None:
        assert wrong("FF 1111x 999y EEEEE", 2) == ["11:9 SLIDE_WITHOUT_SHIFT slide=2 lowest=1 highest=9"]
        assert wrong("FF 2222x 888y EEEEE", 2) == ["11:9 SLIDE_WITHOUT_SHIFT slide=2 lowest=2 highest=8"]

    def test_one_without_numbers_is_refused_too(self) -> None:
        assert wrong("FF EEEE RRRR 0000", 1) == ["11:9 SLIDE_WITHOUT_NUMBERS slide=1"]

    def test_a_bad_pattern_is_not_blamed_on_its_slide(self) -> None:
        assert wrong("FF 77 EEEE RRRR GG", 1) == ["4 MISSING_SUIT group=77 right=77x"]


class TestAFaultOfEveryLineIsReported:
    def test_all_at_once_in_the_order_of_the_text(self) -> None:
        assert shown(written("FFF 666b 666d EEEE", "77 FFFF EEEE RRRR", "FFFF 666b 666d EEEE", "FF")) == [
            "9:12 NOT_FOURTEEN sum=13 expansion='FFF 666b 666d EEEE'",
            "13:12 MISSING_SUIT group='77' right='77x'",
            "21:12 NOT_FOURTEEN sum=2 expansion='FF'",
        ]


class TestHostileCards:
    def test_a_pattern_that_stands_for_too_many_hands_is_refused_at_once(self) -> None:
        assert wrong("FFFFFFF EEEE " + " ".join(["[R | G]"] * 3)) == []
        assert wrong(" ".join(["[F | E | S]"] * 14)) == ["1 TOO_MANY_HANDS limit=30000"]
        assert wrong(" ".join(["[F|E]"] * 83)) == ["1 TOO_MANY_HANDS limit=30000"]

    def test_suits_numbers_dragons_and_winds_multiply(self) -> None:
        many = "[FFFF | FFF F | FF FF | F F F F]"
        line = f"{many} 1x 1y 1z DD D ZZ Z Z"
        assert wrong(line, 1) == ["1 TOO_MANY_HANDS limit=30000"]

    def test_the_lines_of_a_card_share_the_limit(self) -> None:
        line = "11x 1y 1z DD D ZZ Z Z FFF"
        assert faults_of(written(line, slide=1)) == ()
        assert shown(written(*[line] * 4, slide=1)) == ["24:12 TOO_MANY_HANDS limit=30000"]

    def test_bad_lines_use_up_the_limit_too(self) -> None:
        bad = " ".join(["[F | E]"] * 13)
        found = faults_of(written(*[bad] * 5))
        names = [fault.reason.name for fault in found]
        assert names == ["NOT_FOURTEEN"] * 3 + ["TOO_MANY_HANDS"] * 2

    def test_a_long_pattern_is_refused_unread(self) -> None:
        assert wrong("F" * 501) == ["1 PATTERN_TOO_LONG size=501 limit=500"]
