"""Cards for tests: a few patterns typed as a file, their hands and their faults as text."""

from __future__ import annotations

from rollor.card import PARAMS, Card, CardError, Fault, Hand, read_card

HEAD = 'name = "Test"\nedition = "1"\nauthor = "us"\n\n[[section]]\nname = "Only"\n'
PATTERN_LINE = 9
"""Where the pattern of the first line stands in `written`."""
PATTERN_COLUMN = 12
"""Where the first character of a pattern stands."""


def written(*lines: str, **keys: int | str | bool) -> str:
    """A card of one section with these patterns; further keys go to every line."""
    more = "".join(f"{key} = {str(value).lower()}\n" for key, value in keys.items())
    return HEAD + "".join(f'\n[[section.line]]\npattern = "{line}"\nvalue = 25\n{more}' for line in lines)


def card(*lines: str, **keys: int | str | bool) -> Card:
    return read_card(written(*lines, **keys))


def as_text(hand: Hand) -> str:
    return " ".join(group.text for group in hand.groups)


def hands(line: str, slide: int | None = None) -> list[str]:
    """The hands of one pattern as text, in the card's order."""
    found = card(line) if slide is None else card(line, slide=slide)
    return [as_text(hand) for hand in found.hands]


def faults_of(text: str | bytes) -> tuple[Fault, ...]:
    """What is wrong with a card; each fault carries the parameters that are promised."""
    try:
        read_card(text)
    except CardError as error:
        found = error.faults
    else:
        return ()
    assert found
    assert list(found) == sorted(found, key=lambda fault: (fault.line, fault.column))
    for fault in found:
        assert sorted(fault.params) == sorted(PARAMS[fault.reason])
    return found


def shown(text: str | bytes) -> list[str]:
    """The faults of a card as `8:12 NOT_FOURTEEN sum=13 ...`."""
    return [repr(fault)[6:-1] for fault in faults_of(text)]


def wrong(line: str, slide: int | None = None) -> list[str]:
    """The faults of one pattern, columns from 1 at its first character; other places as `line:column`."""
    text = written(line) if slide is None else written(line, slide=slide)
    return [
        " ".join(
            [
                str(fault.column - PATTERN_COLUMN + 1)
                if fault.line == PATTERN_LINE
                else f"{fault.line}:{fault.column}",
                fault.reason.name,
                *(f"{name}={value}" for name, value in fault.params.items()),
            ]
        )
        for fault in faults_of(text)
    ]
