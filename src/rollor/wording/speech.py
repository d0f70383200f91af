"""A language, and its words for what is on a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rollor.i18n import N_, translations
from rollor.notation.racks import format_rack, format_tiles
from rollor.rules import Phase
from rollor.seats import Direction, Seat
from rollor.tiles import Rack, Tile

_SEATS: Final[Mapping[Seat, str]] = {
    Seat.EAST: N_("East"),
    Seat.SOUTH: N_("South"),
    Seat.WEST: N_("West"),
    Seat.NORTH: N_("North"),
}
_PHASES: Final[Mapping[Phase, str]] = {
    Phase.FIRST_RIGHT: N_("first right"),
    Phase.FIRST_ACROSS: N_("first across"),
    Phase.FIRST_LEFT: N_("first left"),
    Phase.VOTE: N_("the vote"),
    Phase.SECOND_LEFT: N_("second left"),
    Phase.SECOND_ACROSS: N_("second across"),
    Phase.LAST_RIGHT: N_("last right"),
    Phase.COURTESY: N_("courtesy"),
    Phase.JOKER_RETURN: N_("a joker goes back"),
    Phase.PLAY: N_("the Charleston is over"),
    Phase.WINDOW: N_("a discard is open"),
    Phase.OVER: N_("the hand is over"),
}
_TOWARDS: Final[Mapping[Direction, str]] = {
    Direction.RIGHT: N_("to the right"),
    Direction.ACROSS: N_("across"),
    Direction.LEFT: N_("to the left"),
}
_FROM: Final[Mapping[Direction, str]] = {
    Direction.RIGHT: N_("from the right"),
    Direction.ACROSS: N_("from across"),
    Direction.LEFT: N_("from the left"),
}


class Speech:
    """Sentences of one of `rollor.i18n.LANGUAGES`.

    >>> Speech("en").say("{number} tiles", number=3), Speech("en").seat(Seat.EAST)
    ('3 tiles', 'East')
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._words = translations(lang)

    def say(self, sentence: str, /, **params: object) -> str:
        """A marked sentence in this language, its fields filled."""
        return self._words.gettext(sentence).format(**params)

    def count(self, sentences: tuple[str, str], number: int, /, **params: object) -> str:
        """A marked sentence that counts, in the form for this number."""
        found = self._words.ngettext(*sentences, number)
        return found.format(number=number, **params)

    def seat(self, seat: Seat) -> str:
        """East, South, West, North."""
        return self.say(_SEATS[seat])

    def phase(self, phase: Phase) -> str:
        """The name of a pass, or of what else is on."""
        return self.say(_PHASES[phase])

    def towards(self, direction: Direction) -> str:
        """Where a pass goes."""
        return self.say(_TOWARDS[direction])

    def coming(self, direction: Direction) -> str:
        """Where tiles come from."""
        return self.say(_FROM[direction])

    def tiles(self, tiles: Iterable[Tile], *, ordered: bool = False) -> str:
        """Tiles within a sentence: as they are written, but for a lone soap, whose 0 would read as a number.

        >>> speech = Speech("en")
        >>> speech.tiles([Tile.SOAP]), speech.tiles([Tile.SOAP, Tile.C5]), speech.tiles([])
        ('Soap', '5c 0', '')
        """
        said = format_tiles(tiles) if ordered else format_rack(Rack.of(tiles))
        return self.say(N_("Soap")) if said == Tile.SOAP.token else said
