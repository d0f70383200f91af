"""What a seat sees on a terminal: the pass tracker, the numbered rack, the lines that are near."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from rollor.advisor.outlook import Near, Outlook
from rollor.card import Card
from rollor.i18n import NN_
from rollor.rules import Phase, Public, View
from rollor.seats import SEATS
from rollor.tiles import EMPTY, Rack, Tile
from rollor.wording import Speech

_TRACK: Final = (
    ((Phase.FIRST_RIGHT, "R"), (Phase.FIRST_ACROSS, "O"), (Phase.FIRST_LEFT, "L")),
    ((Phase.SECOND_LEFT, "L"), (Phase.SECOND_ACROSS, "O"), (Phase.LAST_RIGHT, "R")),
    ((Phase.COURTESY, "C"),),
)
_CELL: Final = 4
_AWAY: Final = NN_("{number} tile away", "{number} tiles away")
_STYLES: Final = {"b": "green", "c": "red", "d": "cyan", "F": "magenta", "J": "bold yellow"}


def tracker(public: Public) -> Text:
    """C-2: where in R O L | L O R | C the hand stands. `[L]` is on; `·` was not played."""
    rounds = [" ".join(_mark(public, phase, letter) for phase, letter in passes) for passes in _TRACK]
    return Text(" | ".join(rounds), style="bold")


def _mark(public: Public, phase: Phase, letter: str) -> str:
    if public.on is phase:
        return f"[{letter}]"
    skipped = public.stopped_by is not None and phase in _SECOND and phase not in public.moved
    return "·" if skipped else letter


_SECOND: Final = frozenset(phase for phase, _ in _TRACK[1])


def spread(rack: Rack) -> tuple[Tile, ...]:
    """The rack in the order in which it is shown and numbered: canonical, jokers at the edge."""
    return tuple(rack)


def rack_lines(rack: Rack, fresh: Rack, width: int) -> list[Text]:
    """The rack as rows of numbers over tiles, as many in a row as the width holds; `*` marks what is new."""
    tiles = spread(rack)
    new = _newest(tiles, fresh)
    in_row = max(1, (width - 2) // _CELL)
    lines: list[Text] = []
    for start in range(0, len(tiles), in_row):
        numbers, faces = Text("  "), Text("  ")
        for place in range(start, min(start + in_row, len(tiles))):
            tile = tiles[place]
            numbers.append(f"{place + 1:>{_CELL - 1}} ")
            faces.append(f"{tile.token:>{_CELL - 1}}", style=_STYLES.get(tile.token[-1], "bold"))
            faces.append("*" if new[place] else " ")
        for line in (numbers, faces):
            line.rstrip()
        lines += [numbers, faces]
    return lines


def _newest(tiles: Sequence[Tile], fresh: Rack) -> list[bool]:
    """Which places are new: of twins the last ones, as many as came."""
    left = list(fresh.counts)
    marks = [False] * len(tiles)
    for place in range(len(tiles) - 1, -1, -1):
        if left[tiles[place]]:
            left[tiles[place]] -= 1
            marks[place] = True
    return marks


def held(view: View) -> Rack:
    """What stands on the rack: all of it, but for the plain tiles that lie out already (C-4)."""
    if view.own is None:
        return EMPTY
    lying = view.own.lying
    return view.rack - lying + Rack.of((Tile.JOKER,) * lying.count(Tile.JOKER))


def came(view: View) -> Rack:
    """What the last pass that moved brought this seat."""
    return view.own.shares[-1][1].kept if view.own and view.own.shares else EMPTY


def near_lines(speech: Speech, card: Card, outlook: Outlook, number: int = 2) -> list[str]:
    """The lines that a rack is nearest to: the hand of each, how far, what it still wants."""
    return [_near(speech, card, outlook, near) for near in outlook.nearest(number)]


def _near(speech: Speech, card: Card, outlook: Outlook, near: Near) -> str:
    groups = " ".join(group.text for group in card.hands[near.hand].groups)
    held = bytes(map(min, near.need.counts, outlook.rack.counts))
    wants = speech.tiles(near.need - Rack(held))
    away = speech.count(_AWAY, near.distance)
    return f"{near.line}: {groups}  ({away}: {wants})" if wants else f"{near.line}: {groups}  ({away})"


def open_groups(speech: Speech, public: Public) -> list[str]:
    """H-2: what lies open before each seat that has exposed something."""
    return [
        f"  {speech.seat(seat)}: {' | '.join(speech.tiles(exposure.tiles) for exposure in exposures)}"
        for seat, exposures in zip(SEATS, public.exposures, strict=True)
        if exposures
    ]


def end_racks(speech: Speech, public: Public) -> list[str]:
    """C-18: when the hand is over, what every seat holds, and what lies open before it."""
    if public.revealed is None:
        return []
    return [
        f"  {speech.seat(seat)}: {speech.tiles(rack)}"
        + "".join(f" | {speech.tiles(exposure.tiles)}" for exposure in exposures)
        for seat, rack, exposures in zip(SEATS, public.revealed.racks, public.exposures, strict=True)
    ]


def show(
    console: Console, lines: Sequence[Text | str], *, style: str | None = None, whole: bool = False
) -> None:
    """Prints lines as they are: no markup; `whole` ones are not wrapped, so that they can be copied."""
    for line in lines:
        console.print(line, markup=False, highlight=False, style=style, soft_wrap=whole)
