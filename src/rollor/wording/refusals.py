"""Why something is refused, in whole sentences: what is wrong, and what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rollor.card import CardFault
from rollor.i18n import N_
from rollor.notation.errors import NotationFault, Reason
from rollor.notation.record_faults import RecordFault
from rollor.rules import DealFault, Illegal, Phase
from rollor.seats import SEATS
from rollor.wording.card_sentences import CARD_SENTENCES
from rollor.wording.speech import Speech

_LAW: Final[Mapping[Reason | CardFault, str]] = {
    Illegal.NOT_YOUR_SEAT: N_("Nobody acts in another's name: {seat} can't do this for {named}."),
    Illegal.NOT_HELD: N_("You can pass only what you hold, and of {tile} you hold {held}."),
    Illegal.NOT_THREE: N_("A pass is three tiles, all your own, no more and no fewer; here are {found}."),
    Illegal.NOT_ALL_FOUR: N_("Nothing moves until all four have passed; still missing: {missing}."),
    Illegal.CHARLESTON_OVER: N_("The Charleston is over: nothing is passed any more."),
    Illegal.OTHER_DIRECTION: N_("This is not the pass that is on: now it goes {expected}, not {found}."),
    Illegal.ALREADY_COMMITTED: N_("Your pass is out already, and once out it can't be changed."),
    Illegal.JOKER_IN_PASS: N_(
        "A joker is never passed, in no pass, not even blind. Keep it, and choose another tile."
    ),
    Illegal.JOKER_IN_OFFER: N_("A joker is never passed, not in the courtesy either. Keep it."),
    Illegal.JOKER_AS_REPLACEMENT: N_("A joker can't take the place of a joker: choose a plain tile."),
    Illegal.PASS_HALTED: N_(
        "The pass is halted: whoever got a joker back puts a plain tile in its place first."
    ),
    Illegal.NOTHING_OWED: N_("No joker has come back to this seat: nothing is to be replaced."),
    Illegal.NOT_AS_OWED: N_("As many plain tiles as jokers came back: {owed} are owed, here are {found}."),
    Illegal.BLIND_NOT_HERE: N_(
        "Blind is allowed only in the last pass of a round: first left and last right. This is {phase}."
    ),
    Illegal.NOT_THREE_WITH_BLIND: N_("Own and blind tiles together are three; here are {found}."),
    Illegal.VOTE_TOO_EARLY: N_(
        "There is nothing to vote about before first left has moved: the first Charleston is always played."
    ),
    Illegal.VOTE_FIRST: N_("First comes the vote: is there a second Charleston? All four must say go."),
    Illegal.ALREADY_SAID_GO: N_("You have said go already. You may still say stop."),
    Illegal.VOTE_OVER: N_("The vote is over."),
    Illegal.STOP_TOO_LATE: N_(
        "It is too late to stop: the tiles of second left have moved, so across and right are played too."
    ),
    Illegal.COURTESY_NOT_YET: N_("The courtesy comes after the last pass, not now."),
    Illegal.COURTESY_IS_AN_OFFER: N_(
        "The passes are over. What is left is the courtesy: offer 0 to 3 tiles across."
    ),
    Illegal.MORE_THAN_THREE: N_("A courtesy is at most three tiles; here are {found}."),
    Illegal.ALREADY_OFFERED: N_("Your offer is out already, and an offer is final."),
    Illegal.CHARLESTON_FIRST: N_(
        "Until every seat has passed, the hand has not begun: the Charleston comes first."
    ),
    Illegal.NO_HEAVENLY_HAND: N_(
        "The first Charleston is always played, also with a complete hand: nobody declares before it here."
    ),
    Illegal.NOT_YOUR_TURN: N_("It is not your turn; it is the turn of {seat}."),
    Illegal.TILE_NOT_IN_RACK: N_("{tile} is not in your rack, or not so many of it."),
    Illegal.NOT_ALIKE: N_("With this discard go only more of {tile}, and jokers."),
    Illegal.ONLY_FOR_MAH_JONGG: N_(
        "A discard is called for a group of three or more; for a pair or a single only for mah jongg."
    ),
    Illegal.NO_DISCARD_OPEN: N_("There is no discard to call now."),
    Illegal.YOUR_OWN_DISCARD: N_("This is your own discard."),
    Illegal.ALREADY_ANSWERED: N_("You have answered this discard already."),
    Illegal.WINDOW_IS_OPEN: N_("First all three others answer the discard that is open."),
    Illegal.CONCEALED_LINE: N_("This line is concealed: it takes no exposures, and you have exposed tiles."),
    Illegal.NOT_MAH_JONGG: N_("These fourteen tiles are no line of the card."),
    Illegal.HAND_OVER: N_("The hand is over."),
    Illegal.NO_LINE_LEFT: N_(
        "With a group of {size} of {tile} exposed no line of the card would be left for you."
    ),
    Illegal.MORE_THAN_SEXTET: N_("A group has six tiles at most."),
    Illegal.NO_JOKER_TO_REDEEM: N_("No joker stands for {tile} in what {seat} has exposed."),
    Illegal.NATURAL_NOT_IN_RACK: N_("To redeem that joker you need {tile} in your rack."),
    Illegal.REDEEM_ON_YOUR_TURN: N_("A joker is redeemed on your own turn, not now."),
    Illegal.JOKER_NOT_CALLED: N_("A discarded joker can't be called for anything."),
    DealFault.RACK_SIZE: N_("This seat is dealt {expected} tiles; here are {found}."),
    DealFault.WALL_SIZE: N_("The rest of the wall has {expected} tiles; here are {found}."),
    DealFault.TOO_MANY_OF_A_KIND: N_("A set has only {copies} of {tile}; with these there are {found}."),
    DealFault.HIDDEN_TILE: N_("A deal has no hidden tiles: write each tile's face."),
}

_GRAMMAR: Final[Mapping[Reason | CardFault, str]] = {
    NotationFault.NOT_A_TILE: N_(
        "“{found}” is no tile. Tiles are 1b to 9b, 1c to 9c, 1d to 9d, E S W N, R G 0, F, J, and ? for a"
        " hidden one."
    ),
    NotationFault.LETTER_CASE: N_(
        "Capital and small letters differ here: for “{found}” write “{suggestion}”."
    ),
    NotationFault.LOOK_ALIKE: N_("“{found}” ({codepoint}) only looks right: type “{suggestion}”."),
    NotationFault.INVISIBLE: N_("Here is a character that can't be shown ({found}). Delete it."),
    NotationFault.SEPARATOR: N_(
        "Tiles are kept apart by plain spaces only: put a space for “{found}”, or nothing."
    ),
    NotationFault.LONG_NAME: N_("“{found}” is not read here: write “{suggestion}”."),
    NotationFault.GLUED_WORD: N_(
        "“{found}” is read only where it stands alone between spaces; or write “{suggestion}”."
    ),
    NotationFault.SUIT_MISSING: N_(
        "A suit is missing: write {digits}b for bams, {digits}c for craks or {digits}d for dots."
    ),
    NotationFault.SUIT_UNKNOWN: N_(
        "“{found}” is no suit: write {digits}b for bams, {digits}c for craks or {digits}d for dots."
    ),
    NotationFault.SUIT_MISPLACED: N_(
        "The suit letter follows its numbers without a space: for “{found}” write “{suggestion}”."
    ),
    NotationFault.NUMBER_MISSING: N_("“{found}” is a suit without a number: write 1{suit} to 9{suit}."),
    NotationFault.ZERO_IN_RUN: N_(
        "0 is the soap: it joins no numbers and takes no suit letter. For “{found}” write “{suggestion}”."
    ),
    NotationFault.TOO_MANY_COPIES: N_("A set has only so many of “{found}”: {limit}."),
    NotationFault.TOO_MANY_TILES: N_("A rack has {limit} tiles at most; here are {found}."),
    NotationFault.HIDDEN_TILE: N_("A hidden tile can't be reckoned with: write its face."),
    RecordFault.NOT_A_RECORD: N_("A record begins with the line “rollor 1”; this begins with “{found}”."),
    RecordFault.VERSION_UNKNOWN: N_("This program reads records of version {known}, not “{found}”."),
    RecordFault.NOT_UTF8: N_("This is not UTF-8 text ({found}). Save the file as UTF-8."),
    RecordFault.LINE_TOO_LONG: N_("This line is longer than {limit} bytes: no record has such a line."),
    RecordFault.NUL: N_("Here is a NUL character: this is no text file."),
    RecordFault.UNKNOWN_KEY: N_("“{found}” is no key of a record. Known are: {known}."),
    RecordFault.KEY_TWICE: N_("“{found}” stands twice: it was given in line {first}."),
    RecordFault.KEY_AFTER_ACTIONS: N_(
        "“{found}” belongs into the header, before the first block of actions."
    ),
    RecordFault.VALUE_MISSING: N_("“{key}” needs a value behind it."),
    RecordFault.VALUE_UNKNOWN: N_("“{found}” is no value of “{key}”. It may be: {known}."),
    RecordFault.NOT_HEX: N_("“{key}” is written as {digits} hexadecimal digits (0-9, a-f)."),
    RecordFault.NAMES_NOT_FOUR: N_("Four names are wanted, with | between them; here are {found}."),
    RecordFault.RACKS_MISSING: N_("If one rack is given all four must be; missing: {keys}."),
    RecordFault.DEAL_MISSING: N_("The deal is missing: give a seed, or all four racks."),
    RecordFault.WALL_WITHOUT_DEAL: N_("A wall alone is no deal: give a seed, or all four racks, too."),
    RecordFault.CARD_DIFFERS: N_(
        "The card “{card}” here is another edition: its hash begins {expected}, the record's {found}."
    ),
    RecordFault.UNKNOWN_BLOCK: N_("“{found}” begins neither a block nor a seat's line. Known are: {known}."),
    RecordFault.DIRECTION_UNKNOWN: N_("“{found}” is no direction: write {known}."),
    RecordFault.TOO_MANY_WORDS: N_("Nothing may stand behind this word; here is “{found}”."),
    RecordFault.GO_OR_STOP: N_("In the vote a seat says go or stop, not “{found}”."),
    RecordFault.BLIND_NUMBER: N_("Behind + stands how many are passed blind, 0 to 3, and only in a pass."),
    RecordFault.TILES_MISSING: N_("Here the tiles of {seat} are missing; for none write a dash: -"),
    RecordFault.CARD_UNKNOWN: N_("The hand that follows needs its card, and “{card}” is not known here."),
    RecordFault.ONE_TILE: N_("Here stands one tile, not “{found}”."),
    RecordFault.REDEEM_FROM: N_(
        "Write the tile, then whose joker it is for: 5b from south. Here is “{found}”."
    ),
    RecordFault.NOT_DRAWN: N_("{seat} has not just drawn {tile}: what is drawn follows from the wall."),
    RecordFault.AFTER_STOP: N_("{seat} has stopped: nothing follows in this block."),
}

SENTENCES: Final[Mapping[Reason | CardFault, str]] = {**_LAW, **_GRAMMAR, **CARD_SENTENCES}
"""A sentence for every reason that the floors below can give."""


def sentence(speech: Speech, reason: Reason | CardFault, params: Mapping[str, str | int]) -> str:
    """Why, in one sentence; a reason of the law begins with its paragraph.

    >>> sentence(Speech("en"), Illegal.JOKER_AS_REPLACEMENT, {})
    "C-6 A joker can't take the place of a joker: choose a plain tile."
    """
    said = speech.say(
        SENTENCES[reason], **{name: _word(speech, name, value) for name, value in params.items()}
    )
    return f"{reason.paragraph} {said}" if isinstance(reason, Illegal | DealFault) else said


def _word(speech: Speech, name: str, value: str | int) -> str | int:
    """A parameter as this language says it: seats and phases have names, all else is notation."""
    if name == "phase":
        return speech.phase(Phase(value))
    if name in ("seat", "named", "missing"):
        seats = {seat.word: speech.seat(seat) for seat in SEATS}
        return ", ".join(seats.get(word, word) for word in str(value).split(", "))
    return value if isinstance(value, int) else _printable(value)


def _printable(text: str) -> str:
    """Text with every sign written out that can't be shown, or would move what is shown."""
    return "".join(sign if sign.isprintable() else f"U+{ord(sign):04X}" for sign in text)
