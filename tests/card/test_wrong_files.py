"""What a card's file may not hold: keys, values and blocks, each fault where it stands."""

import pytest
from tests.card.written import HEAD, shown, written

from rollor.card import CardError, read_card

LINE = '\n[[section.line]]\npattern = "FFFF 666b 666d EEEE"\nvalue = 25\n'
GOOD = HEAD + LINE


def with_key(entry: str) -> str:
    """A good card whose only line has one entry more, in line 11."""
    return GOOD + entry + "\n"


def top(entry: str) -> str:
    """A good card with one entry more at the top, in line 4."""
    return GOOD.replace("\n\n", f"\n{entry}\n", 1)


class TestKeys:
    def test_one_that_is_unknown_is_named_with_those_that_are_known(self) -> None:
        assert shown(top("year = 2")) == [
            "4:1 UNKNOWN_KEY key='year' block='card' allowed='name edition author'"
        ]
        assert shown(GOOD.replace('"Only"', '"Only"\nnote = "n"')) == [
            "7:1 UNKNOWN_KEY key='note' block='section' allowed='name'"
        ]
        assert shown(with_key("points = 25")) == [
            "11:1 UNKNOWN_KEY key='points' block='section.line' allowed='id pattern slide value exposed note'"
        ]

    def test_one_that_is_missing_is_reported_where_its_block_begins(self) -> None:
        assert shown(GOOD.replace('name = "Test"', "")) == ["1:1 MISSING_KEY key='name' block='card'"]
        assert shown(GOOD.replace('name = "Only"', "")) == ["5:1 MISSING_KEY key='name' block='section'"]
        assert shown(GOOD.replace("value = 25", "")) == ["8:1 MISSING_KEY key='value' block='section.line'"]
        assert shown(HEAD + "\n[[section.line]]\nvalue = 25") == [
            "8:1 MISSING_KEY key='pattern' block='section.line'"
        ]

    def test_edition_and_author_may_be_left_out(self) -> None:
        card = read_card(GOOD.replace('edition = "1"\nauthor = "us"\n', ""))
        assert (card.edition, card.author) == ("", "")

    def test_an_edition_may_be_a_plain_number(self) -> None:
        assert read_card(GOOD.replace('edition = "1"', "edition = 2031")).edition == "2031"
        assert shown(GOOD.replace('edition = "1"', "edition = 1.5")) == [
            "2:11 NOT_QUOTED key='edition' found='1.5'"
        ]

    def test_one_that_stands_twice_names_its_first_line(self) -> None:
        assert shown(with_key("value = 30")) == ["11:1 DUPLICATE_KEY key='value' first_line=10"]

    def test_one_in_quotes_is_the_same_key(self) -> None:
        assert shown(GOOD.replace("value", '"value"').replace("pattern", "'pattern'")) == []

    def test_a_dotted_one_is_refused(self) -> None:
        assert shown(top('section.name = "A"')) == ["4:1 KEY_NOT_PLAIN key='section.name'"]

    @pytest.mark.parametrize("entry", ["points", 'note: "many"', "= 3"])
    def test_a_line_that_is_no_entry_is_refused(self, entry: str) -> None:
        assert shown(with_key("  " + entry)) == [f"11:3 NO_ENTRY text={entry!r}"]


class TestValues:
    @pytest.mark.parametrize(
        "value", ["25.5", "0", "-5", "1001", '"25"', "true", "25 points", "", "9" * 5000]
    )
    def test_value_is_a_whole_number_above_zero(self, value: str) -> None:
        text = GOOD.replace("value = 25", f"value = {value}".rstrip())
        column = 9 if value else 8
        assert shown(text) == [f"10:{column} NOT_A_NUMBER key='value' found={value[:60]!r} low=1 high=1000"]

    def test_slide_is_a_number_from_1_to_8(self) -> None:
        assert shown(with_key("slide = 0")) == ["11:9 NOT_A_NUMBER key='slide' found='0' low=1 high=8"]
        assert shown(with_key("slide = 9")) == ["11:9 NOT_A_NUMBER key='slide' found='9' low=1 high=8"]

    def test_exposed_is_true_or_false(self) -> None:
        assert shown(with_key('exposed = "no"')) == ["11:11 NOT_TRUE_OR_FALSE key='exposed' found='\"no\"'"]
        assert not read_card(GOOD).lines[0].concealed
        assert not read_card(with_key("exposed = true")).lines[0].concealed
        assert read_card(with_key("exposed = false # closed")).lines[0].concealed

    def test_a_text_stands_in_straight_quotes(self) -> None:
        assert shown(with_key("note = many")) == ["11:8 NOT_QUOTED key='note' found='many'"]
        assert shown(with_key("note = \u201cmany\u201d")) == [
            "11:8 NOT_QUOTED key='note' found='\u201cmany\u201d'"
        ]
        assert shown(GOOD.replace('"FFFF 666b 666d EEEE"', "FFFF 666b 666d EEEE")) == [
            "9:11 NOT_QUOTED key='pattern' found='FFFF 666b 666d EEEE'"
        ]

    def test_a_quote_is_closed_in_its_line(self) -> None:
        assert shown(with_key('note = "many')) == ["11:8 UNCLOSED_QUOTE key='note'"]
        assert shown(GOOD.replace('EEEE"', "EEEE")) == ["9:11 UNCLOSED_QUOTE key='pattern'"]
        assert shown(GOOD.replace("value = 25", "value = '25")) == ["10:9 UNCLOSED_QUOTE key='value'"]
        assert shown(with_key("exposed = 'false")) == ["11:11 UNCLOSED_QUOTE key='exposed'"]

    def test_a_long_quote_is_closed_before_the_end(self) -> None:
        assert shown(with_key('note = """many\nlines')) == ["11:8 UNCLOSED_QUOTE key='note'"]

    def test_nothing_stands_behind_a_text_but_a_remark(self) -> None:
        assert shown(with_key('note = "many" more # x')) == [
            "11:15 TEXT_AFTER_VALUE key='note' text='more # x'"
        ]
        assert shown(with_key('note = "many"# more')) == []

    def test_a_backslash_that_means_nothing_is_refused(self) -> None:
        assert shown(with_key('note = "a \\q"')) == ["11:8 BAD_ESCAPE key='note'"]
        assert read_card(with_key('note = "a \\"b\\" \\u0416"')).lines[0].note == 'a "b" \u0416'

    def test_a_name_is_not_empty(self) -> None:
        assert shown(GOOD.replace('"Test"', '" "')) == ["1:8 EMPTY_TEXT key='name'"]
        assert shown(GOOD.replace('"Only"', '""')) == ["6:8 EMPTY_TEXT key='name'"]

    def test_a_text_holds_no_control_characters(self) -> None:
        assert shown(GOOD.replace('"Test"', '"T\\u001b[2J"')) == [
            "1:8 UNPRINTABLE_TEXT key='name' code='U+001B'"
        ]
        assert shown(GOOD.replace('"Test"', '"T\\n"')) == ["1:8 UNPRINTABLE_TEXT key='name' code='U+000A'"]

    def test_a_note_may_have_several_lines(self) -> None:
        text = with_key("note = '''first\nsecond'''") + LINE + "\npoints = 1\n"
        assert read_card(with_key('note = """first\nsecond"""')).lines[0].note == "first\nsecond"
        assert shown(text)[0].startswith("18:1 UNKNOWN_KEY")

    @pytest.mark.parametrize("value", ["[1, 2]", "{ a = 1 }", "[\n1,\n2\n]"])
    def test_a_value_in_brackets_is_refused(self, value: str) -> None:
        assert shown(with_key(f"note = {value}") + LINE) == ["11:8 NESTED_VALUE key='note'"]

    def test_sections_in_one_long_list_are_refused_once(self) -> None:
        text = 'name = "A"\nsection = [\n  { name = "B", line = [\n  { value = 2 } ] }\n]'
        assert shown(text) == [
            "1:1 CARD_WITHOUT_LINES",
            "2:1 UNKNOWN_KEY key='section' block='card' allowed='name edition author'",
            "2:11 NESTED_VALUE key='section'",
        ]

    def test_reading_goes_on_at_the_next_block(self) -> None:
        text = with_key("note = [\n1") + "  " + LINE.lstrip() + "points = 1\n"
        assert shown(text) == [
            "11:8 NESTED_VALUE key='note'",
            "16:1 UNKNOWN_KEY key='points' block='section.line'"
            " allowed='id pattern slide value exposed note'",
        ]


class TestPatternsInTheFile:
    def test_one_stands_on_one_line(self) -> None:
        text = GOOD.replace('"FFFF 666b 666d EEEE"', '"""FFFF 666b\n666d EEEE"""')
        assert shown(text) == ["9:11 PATTERN_OF_MANY_LINES"]

    def test_one_has_no_backslash(self) -> None:
        assert shown(written("[FFFF \\| EEEE]")) == ["9:18 BACKSLASH"]
        assert shown(GOOD.replace('"FFFF 666b 666d EEEE"', "'FFFF \\u0046'")) == ["9:17 BACKSLASH"]

    def test_one_may_stand_in_single_quotes(self) -> None:
        assert shown(GOOD.replace('"FFFF 666b 666d EEEE"', "'FFFF 666b 666d EEEE'")) == []
        assert shown(GOOD.replace('"FFFF 666b 666d EEEE"', "   'FFFF 77'")) == [
            "9:20 MISSING_SUIT group='77' right='77x'"
        ]

    def test_columns_count_what_is_typed(self) -> None:
        text = GOOD.replace('pattern = "FFFF 666b', '\t pattern="FFFF 666')
        assert shown(text) == ["9:17 MISSING_SUIT group='666' right='666x'"]

    def test_one_holds_no_line_separators(self) -> None:
        assert shown(written("FFFF\u2028666b 666d EEEE")) == [
            "9:11 UNPRINTABLE_TEXT key='pattern' code='U+2028'"
        ]


class TestBlocks:
    @pytest.mark.parametrize(
        "block", ["[[sections]]", "[section]", "[[section.line]", "[[]]", "[[section]] x"]
    )
    def test_there_are_sections_and_lines_and_no_other(self, block: str) -> None:
        found = shown(f'name = "A"\n{block} # remark\nvalue = 1\n')
        assert f"2:1 UNKNOWN_BLOCK block={block!r} allowed='[[section]] [[section.line]]'" in found

    def test_a_header_with_too_few_brackets_is_reported_alone(self) -> None:
        assert shown(GOOD.replace("[[section]]", "[section]")) == [
            "5:1 UNKNOWN_BLOCK block='[section]' allowed='[[section]] [[section.line]]'"
        ]

    def test_spaces_in_a_header_are_free(self) -> None:
        assert shown(GOOD.replace("[[section.line]]", "  [[ section . line ]]  # first")) == []

    def test_a_line_belongs_to_a_section(self) -> None:
        assert shown('name = "A"' + LINE) == ["2:1 LINE_BEFORE_SECTION"]

    def test_a_card_has_lines(self) -> None:
        assert shown(HEAD) == ["1:1 CARD_WITHOUT_LINES"]
        assert shown("") == ["1:1 MISSING_KEY key='name' block='card'", "1:1 CARD_WITHOUT_LINES"]

    def test_a_section_has_lines(self) -> None:
        empty = '\n[[section]]\nname = "Empty"\n'
        assert shown(GOOD + empty) == ["12:1 SECTION_WITHOUT_LINES section='Empty'"]
        assert shown(HEAD + empty + LINE) == ["5:1 SECTION_WITHOUT_LINES section='Only'"]


class TestIds:
    def test_a_line_without_one_is_called_by_section_and_line(self) -> None:
        card = read_card(GOOD + LINE + '\n[[section]]\nname = "Two"\n' + LINE)
        assert [line.id for line in card.lines] == ["1-1", "1-2", "2-1"]
        assert [(line.section.number, line.section.name) for line in card.lines][1:] == [
            (1, "Only"),
            (2, "Two"),
        ]

    def test_its_own_one_counts(self) -> None:
        card = read_card(with_key('id = "\u0440\u044f\u0434-3.a"') + LINE)
        assert [line.id for line in card.lines] == ["\u0440\u044f\u0434-3.a", "1-2"]

    def test_no_two_lines_have_the_same_one(self) -> None:
        text = with_key('id = "run"') + LINE + 'id = "run"\n'
        assert shown(text) == ["16:6 DUPLICATE_ID id='run' first_line=11"]

    def test_its_own_one_may_not_be_what_another_is_called_by(self) -> None:
        assert shown(with_key('id = "1-2"') + LINE) == ["13:1 DUPLICATE_ID id='1-2' first_line=11"]

    @pytest.mark.parametrize("name", ["", "a b", "a/b", "x" * 41])
    def test_one_is_a_short_word(self, name: str) -> None:
        assert shown(with_key(f'id = "{name}"')) == [f"11:6 BAD_ID id={name!r} limit=40"]


def test_the_error_holds_all_faults_and_reads_as_codes() -> None:
    with pytest.raises(CardError) as caught:
        read_card(written("FF", "EE"))
    assert len(caught.value.faults) == 2
    assert "NOT_FOURTEEN" in str(caught.value)
