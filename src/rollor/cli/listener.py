"""A terminal that listens: says things, asks, and understands words and tiles that are typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Final

from rich.console import Console

from rollor.advisor.outlook import Outlook
from rollor.card import Card
from rollor.cli import board
from rollor.i18n import N_
from rollor.kernels.pack import PackedCard
from rollor.notation.errors import NotationError
from rollor.notation.racks import parse_tiles
from rollor.tiles import Rack, Tile
from rollor.wording import Speech, sentence

_NUMBERS: Final = re.compile(r"0*[1-9][0-9]*")
_WORDS: Final = re.compile(r"[^\s,;.]+")
_SMALL: Final = re.compile(r"[eswnrgfj]+")

MAH_JONGG: Final = ("mahjongg", "mah jongg", "mahjong", "mj")
"""How a complete hand is declared, in every language."""


class Quit(Exception):  # noqa: N818
    """The person wants to stop, or no more input comes."""


def _folded(text: str) -> str:
    """Without capitals and accents: who types si means sì."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


class Listener:
    """Says and asks on a console. `read` gives the next typed line, `EOFError` at the end."""

    def __init__(
        self,
        console: Console,
        speech: Speech,
        card: Card,
        packed: PackedCard,
        read: Callable[[str], str],
    ) -> None:
        self.console = console
        self.speech = speech
        self.card = card
        self.packed = packed
        self._read = read

    def say(self, text: str) -> None:
        """One sentence, as it is."""
        self.console.print(text, markup=False, highlight=False)

    def ask(self, question: str) -> str:
        """What is typed in answer; `Quit` when nothing more comes."""
        self.say(question)
        try:
            return self._read("> ").strip()
        except EOFError:
            raise Quit from None

    def means(self, typed: str, word: str, *short: str) -> bool:
        """Whether this word was typed, in English or in the person's language, or what is short for it."""
        return _folded(typed) in map(_folded, (word, self.speech.say(word), *short))

    def told(self, typed: str, help_texts: tuple[str, ...], outlook: Callable[[], Outlook]) -> bool:
        """Whether that was a wish to know something, now fulfilled; `Quit` if it was a wish to stop."""
        if self.means(typed, N_("quit"), "q", "exit"):
            raise Quit
        if self.means(typed, N_("help"), "h", "?"):
            board.show(self.console, [self.speech.say(text) for text in help_texts])
            return True
        if self.means(typed, N_("lines"), "l"):
            board.show(self.console, board.near_lines(self.speech, self.card, outlook()))
            return True
        return False

    def lifted(self, rack: Rack, typed: str) -> tuple[Tile, ...] | None:
        """Tiles by number or by notation, mixed as you like; `None` if that can't be read."""
        spread, tiles = board.spread(rack), []
        places: set[int] = set()
        for word in _WORDS.finditer(typed):
            if not _NUMBERS.fullmatch(word[0]):
                text = word[0].upper() if _SMALL.fullmatch(word[0]) else word[0]
                try:
                    tiles += [placed.tile for placed in parse_tiles(text)]
                except NotationError as error:
                    self.say(sentence(self.speech, error.reason, error.params))
                    return None
                continue
            place = int(word[0].lstrip("0")[:9])
            if place > len(spread) or place in places:
                self.say(self._no_such_number(word[0], len(spread), twice=place in places))
                return None
            places.add(place)
            tiles.append(spread[place - 1])
        return tuple(tiles)

    def _no_such_number(self, typed: str, most: int, *, twice: bool) -> str:
        if twice:
            return self.speech.say(N_("You named number {typed} twice."), typed=typed)
        return self.speech.say(
            N_(
                "There is no number {typed}: your tiles are numbered 1 to {most}. Put spaces between numbers."
            ),
            typed=typed,
            most=most,
        )
