"""The blocks of a card's file -> its sections and lines with their hands; every fault is reported."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from rollor.card.faults import CardFault, Fault
from rollor.card.fields import Fields
from rollor.card.meaning import MOST_HANDS, meaning, needs, slide_fault
from rollor.card.model import Hand, Line, LineId, Section
from rollor.card.parse import parse
from rollor.card.syntax import Pattern
from rollor.card.toml_text import CARD, LINE, SECTION, Block, Place

HIGHEST_VALUE: Final = 1000
WIDEST_SLIDE: Final = 8
LONGEST_ID: Final = 40
_ID: Final = re.compile(rf"[\w.-]{{1,{LONGEST_ID}}}")

_KEYS: Final = {
    CARD: "name edition author",
    SECTION: "name",
    LINE: "id pattern slide value exposed note",
}


class Checked(NamedTuple):
    """What a card's file holds. With faults, do not use it."""

    name: str
    edition: str
    author: str
    sections: tuple[Section, ...]
    lines: tuple[Line, ...]
    hands: tuple[Hand, ...]


def check(blocks: list[Block], faults: list[Fault]) -> Checked:
    """Everything that the blocks say; what is wrong joins `faults`."""
    checker = _Checker(faults)
    top = Fields(blocks[0], faults)
    top.only(_KEYS[CARD])
    name, edition, author = top.text("name", required=True), top.edition(), top.text("author")
    for block in blocks[1:]:
        if block.kind == SECTION:
            checker.section(block)
        elif block.kind == LINE:
            checker.line(block)
    checker.end()
    lists = tuple(checker.sections), tuple(checker.lines), tuple(checker.hands)
    return Checked(name or "", edition or "", author or "", *lists)


class _Checker:
    """Takes the sections and lines of one card in their order."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        self.sections: list[Section] = []
        self.lines: list[Line] = []
        self.hands: list[Hand] = []
        self.section_place = Place(1, 1)
        self.lines_here = 0
        self.lines_seen = 0
        self.ids: dict[str, int] = {}
        self.hands_left = MOST_HANDS

    def section(self, block: Block) -> None:
        self.section_ends()
        fields = Fields(block, self.faults)
        fields.only(_KEYS[SECTION])
        name = fields.text("name", required=True) or ""
        self.sections.append(Section(len(self.sections) + 1, name))
        self.section_place = block.place
        self.lines_here = 0

    def section_ends(self) -> None:
        if self.sections and not self.lines_here:
            section, place = self.sections[-1], self.section_place
            params = {"section": section.name or section.number}
            self.faults.append(Fault(CardFault.SECTION_WITHOUT_LINES, place.line, place.column, params))

    def end(self) -> None:
        """Report what can be known only at the end of the card."""
        if self.lines_seen:
            self.section_ends()
        else:
            self.faults.append(Fault(CardFault.CARD_WITHOUT_LINES, 1, 1, {}))

    def line(self, block: Block) -> None:
        self.lines_here += 1
        self.lines_seen += 1
        fields = Fields(block, self.faults)
        fields.only(_KEYS[LINE])
        line_id = self.line_id(fields)
        slide = fields.whole("slide", 1, WIDEST_SLIDE)
        value = fields.whole("value", 1, HIGHEST_VALUE, required=True) or 0
        concealed = not fields.truth("exposed", default=True)
        note = fields.text("note") or ""
        typed = fields.pattern()
        if typed is not None:
            text, place = typed
            section = self.sections[-1] if self.sections else Section(0, "")
            line = Line(line_id, section, text, value, concealed, slide, note, place.line)
            self.lines.append(line)
            self.compile(line, fields, place)

    def line_id(self, fields: Fields) -> LineId:
        entry = fields.block.entries.get("id")
        place = entry.value_place if entry else fields.block.place
        line_id = fields.text("id")
        if line_id is None:
            line_id = f"{len(self.sections)}-{self.lines_here}"
        elif not _ID.fullmatch(line_id):
            fields.fault(CardFault.BAD_ID, place, id=line_id[:60], limit=LONGEST_ID)
        first = self.ids.setdefault(line_id, place.line)
        if first != place.line:
            fields.fault(CardFault.DUPLICATE_ID, place, id=line_id[:60], first_line=first)
        return LineId(line_id)

    def compile(self, line: Line, fields: Fields, place: Place) -> None:
        pattern, wrong = parse(line.pattern)
        if not wrong:
            if pattern.choices <= self.hands_left:
                self.check_slide(line, fields, pattern)
            hands, looked_at, wrong = meaning(pattern, line.slide, self.hands_left)
            self.hands_left -= looked_at
            for groups in hands:
                rights = needs(groups)
                self.hands.append(Hand(line.id, groups, *rights, line.value, line.concealed))
        for reason, offset, params in wrong:
            fields.fault(reason, place.moved(offset), **params)

    def check_slide(self, line: Line, fields: Fields, pattern: Pattern) -> None:
        entry = fields.block.entries.get("slide")
        if entry is None or line.slide is None:
            return
        wrong = slide_fault(pattern, line.slide)
        if wrong is not None:
            fields.fault(wrong.reason, entry.value_place, **wrong.params)
