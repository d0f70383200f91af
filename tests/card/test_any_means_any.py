"""Lines that players at real tables asked about, and what they stand for."""

from tests.card.written import as_text, card, faults_of, hands, written, wrong

from rollor.card import Card, CardFault, expansion, read_card, sample
from rollor.kernels.reference import distance, nearest_lines
from rollor.notation.racks import format_rack, parse_rack
from rollor.tiles import FULL_SET, Tile

DOUBLED = "[1123x 11111y 11111z | 1223x 22222y 22222z | 1233x 33333y 33333z]"
ONE_OR_THREE = "[FFFF 1111x 22x 3333x | FFFF 1111x 22y 3333z]"
PARTLY = " | ".join(f"FF 22x 44x 66x 88x {n}{n}y {n}{n}z" for n in (2, 4, 6, 8))


def far(cards: Card, rack: str) -> int:
    return nearest_lines(cards, parse_rack(rack))[0]


class TestARunWithOneNumberDoubledAndQuintsOfIt:
    def test_it_stands_for_63_hands(self) -> None:
        assert len(hands(DOUBLED, 1)) == 63

    def test_the_run_is_strict_and_only_the_quints_are_called(self) -> None:
        for hand in card(DOUBLED, slide=1).hands:
            assert [group.takes_jokers for group in hand.groups] == [False, True, True]
            assert len(hand.strict) == 4

    def test_the_quints_follow_the_doubled_number(self) -> None:
        assert "1223b 22222c 22222d" in hands(DOUBLED, 1)
        assert "1223b 11111c 11111d" not in hands(DOUBLED, 1)

    def test_a_rack_wants_one_and_with_a_joker_more_nothing(self) -> None:
        found = card(DOUBLED, slide=1)
        assert far(found, "1223b 2222c 222d JJ") == 1
        assert far(found, "1223b 2222c 222d JJJ") == 0


class TestAYearBesideDragonsThatAreNamed:
    line = "FF GGGG 2037x RRRR"

    def test_the_year_may_be_of_any_suit(self) -> None:
        assert hands(self.line) == [f"FF GGGG 2037{suit} RRRR" for suit in "bcd"]

    def test_its_zero_is_soap_and_one_more_soap_helps_nothing(self) -> None:
        for hand in card(self.line).hands:
            assert hand.strict.count(Tile.SOAP) == hand.need.count(Tile.SOAP) == 1
        assert far(card(self.line), "FF GGGG RRRR 237b") == 1
        assert far(card(self.line), "FF GGGG RRRR 237b 0") == 0

    def test_jokers_stand_in_the_kongs_only(self) -> None:
        assert far(card(self.line), "FF GG RR 237b 0 JJJJ") == 0
        assert far(card(self.line), "FF GGGG RRRR 23b 0 J") == 1
        assert far(card(self.line), "F GGGG RRRR 237b 0 J") == 1


class TestAnyMeansAny:
    def test_any_dragon_is_any_of_three(self) -> None:
        assert len(hands("NNN EE WW SSS DDDD")) == 3

    def test_two_groups_are_never_the_same_dragon(self) -> None:
        assert hands("FF DDDDx NEWS DDDDy") == [
            "FF RRRR NEWS GGGG",
            "FF RRRR NEWS 0000",
            "FF GGGG NEWS 0000",
        ]


class TestOneSuitOrThree:
    def test_it_stands_for_21_and_42_hands(self) -> None:
        assert len(hands(ONE_OR_THREE, 1)) == 21 + 42

    def test_two_suits_are_never_a_hand(self) -> None:
        found = card(ONE_OR_THREE, slide=1)
        assert {len({g.text[-1] for g in hand.groups[1:]}) for hand in found.hands} == {1, 3}
        assert far(found, "FFFF 1111b 22b 3333c") > 0
        assert far(found, "FFFF 1111b 22c 3333b") > 0
        assert far(found, "FFFF 1111b 22c 3333d") == 0


class TestLikePairsThatFollowTheRunInPart:
    def test_it_stands_for_12_hands(self) -> None:
        assert len(hands(f"[{PARTLY}]")) == 12

    def test_jokers_are_worth_nothing(self) -> None:
        assert far(card(f"[{PARTLY}]"), "FF 2244668b JJJJ") == 5


class TestTwoLinesFitOneRack:
    def test_every_nearest_line_is_named_in_the_same_order_always(self) -> None:
        two = card("FFFF 666b 666d EEEE", "FFFF 666x 666y EEEE", "FFFF 777b 777d EEEE")
        rack = parse_rack("FFFF 66b 666d EEEE")
        assert nearest_lines(two, rack) == (1, ("1-1", "1-2"))
        assert nearest_lines(two, rack) == nearest_lines(two, rack)

    def test_which_dragon_the_jokers_stand_for_can_not_be_told(self) -> None:
        assert nearest_lines(
            card("FFFF 22b EEEE RRRR", "FFFF 22b EEEE GGGG"), parse_rack("FFFF 22b EEEE JJJJ")
        ) == (
            0,
            ("1-1", "1-2"),
        )


class TestImpossibleHands:
    def test_hands_hold_tiles_of_the_set_only(self) -> None:
        for hand in read_card(sample("practice")).hands:
            assert hand.strict <= FULL_SET
            assert Tile.JOKER not in hand.need
            assert Tile.HIDDEN not in hand.need
            assert len(hand.need) == 14

    def test_a_fifth_natural_where_jokers_are_barred_is_refused_and_named(self) -> None:
        assert wrong("22b 22b 2b FFFFF EEEE") == [
            "1 TOO_MANY_NATURALS expansion=22b 22b 2b FFFFF EEEE tile=2b needed=5 copies=4"
        ]

    def test_the_expansion_that_fails_is_named_not_the_line(self) -> None:
        assert wrong("1122x [2233x | 2223x] FFFFFF", 1) == [
            "1 TOO_MANY_NATURALS expansion=1122b 2223b FFFFFF tile=2b needed=5 copies=4"
        ]

    def test_a_quint_lives_on_jokers_and_is_none_of_these(self) -> None:
        assert wrong("22b 222222b FF EEEE") == []
        assert wrong("7777777b 77777b FF") == []

    def test_more_than_eight_jokers_are_refused(self) -> None:
        assert wrong("7777777777777b F") == ["1 TOO_MANY_JOKERS expansion=7777777777777b F jokers=9 most=8"]


class TestFlowers:
    def test_eight_of_them_are_one_kind(self) -> None:
        mixed = "".join(chr(code) for code in range(0x1F022, 0x1F026))
        assert format_rack(parse_rack(mixed)) == "FFFF"
        assert far(card("FFFF 666b 666d EEEE"), f"{mixed} 666b 666d EEEE") == 0

    def test_a_joker_is_the_fourth_of_them(self) -> None:
        assert far(card("FFFF 666b 666d EEEE"), "F F F J 666b 666d EEEE") == 0

    def test_a_card_may_ask_for_eight(self) -> None:
        assert faults_of(written("FFFFFFFF 666b 666d")) == ()


class TestAWrongLetterIsNeverASilentNo:
    def test_it_is_reported_with_its_column_and_what_would_be_right(self) -> None:
        assert wrong("777h EEEE FFFF FFF")[0] == "4 UNKNOWN_SUIT group=777h suit=h allowed=x y z b c d"
        assert wrong("FFFF WD EEEE GGGG")[0] == "6 OTHER_NAME group=WD right=0"
        assert wrong("FFFF 10b EEEE GGG")[0] == "6 NUMBER_TEN group=10b right=1b 0"
        assert wrong("FFFF 0b EEEE GGGGG")[0] == "7 ZERO_WITH_SUIT group=0b right=0"

    def test_a_single_of_any_suit_is_nothing_wrong(self) -> None:
        assert hands("5x FFFF EEEE GGGGG") == [f"5{suit} FFFF EEEE GGGGG" for suit in "bcd"]


class TestUnlikeTilesInOneBlock:
    line = "FF 1111x 357y 22222x"

    def test_they_are_strict_and_not_called(self) -> None:
        for hand in card(self.line).hands:
            assert [group.takes_jokers for group in hand.groups] == [False, True, False, True]

    def test_a_joker_completes_the_quint_and_can_not_be_the_seven(self) -> None:
        assert far(card(self.line), "FF 1111b 35c 2222b JJ") == 1


class TestWhatProgramsRead:
    def test_a_hand_is_written_with_its_need_and_what_jokers_may_not_fill(self) -> None:
        found = card("FF 123x DDDDDx EEEE", exposed=False).hands[0]
        assert expansion(found) == {
            "line": "1-1",
            "groups": ["FF", "123b", "GGGGG", "EEEE"],
            "need": {"F": 2, "1b": 1, "2b": 1, "3b": 1, "E": 4, "G": 5},
            "strict": {"F": 2, "1b": 1, "2b": 1, "3b": 1},
            "value": 25,
            "concealed": True,
        }

    def test_its_keys_and_tiles_stand_in_a_fixed_order(self) -> None:
        found = expansion(card("EEEE DDDDDb 123b FF").hands[0])
        assert list(found) == ["line", "groups", "need", "strict", "value", "concealed"]
        assert list(found["need"]) == ["F", "1b", "2b", "3b", "E", "G"]

    def test_no_fault_is_left_without_a_reason_of_its_own(self) -> None:
        assert len({reason.value for reason in CardFault}) == len(CardFault)

    def test_a_rack_that_is_a_hand_has_distance_0_from_it(self) -> None:
        for hand in read_card(sample("practice")).hands:
            if hand.need <= FULL_SET:
                assert distance(hand, hand.need) == 0, as_text(hand)
