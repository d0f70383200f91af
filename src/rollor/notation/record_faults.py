"""What can be wrong with a record, besides its tiles and the law."""

from __future__ import annotations

from enum import Enum, unique


@unique
class RecordFault(Enum):
    """The kinds of mistakes in a record; each value names the parameters that go with it."""

    NOT_A_RECORD = "not a record: found"
    VERSION_UNKNOWN = "version unknown: found known"
    NOT_UTF8 = "not UTF-8: found"
    LINE_TOO_LONG = "line too long: limit"
    NUL = "NUL byte:"
    UNKNOWN_KEY = "unknown key: found known"
    KEY_TWICE = "key twice: found first"
    KEY_AFTER_ACTIONS = "key after the actions: found"
    VALUE_MISSING = "value missing: key"
    VALUE_UNKNOWN = "value unknown: key found known"
    NOT_HEX = "not hex: key digits"
    NAMES_NOT_FOUR = "names not four: found"
    RACKS_MISSING = "racks missing: keys"
    DEAL_MISSING = "deal missing:"
    WALL_WITHOUT_DEAL = "wall without deal:"
    CARD_DIFFERS = "card differs: card expected found"
    UNKNOWN_BLOCK = "unknown word: found known"
    DIRECTION_UNKNOWN = "direction unknown: found known"
    TOO_MANY_WORDS = "too many words: found"
    GO_OR_STOP = "go or stop: found"
    BLIND_NUMBER = "blind number: found"
    TILES_MISSING = "tiles missing: seat"
    AFTER_STOP = "after stop: seat"
    CARD_UNKNOWN = "card unknown: card"
    ONE_TILE = "one tile: found"
    REDEEM_FROM = "redeem from: found"
    NOT_DRAWN = "not drawn: seat tile"

    @property
    def parameters(self) -> frozenset[str]:
        """The names of the parameters that an error of this kind carries."""
        return frozenset(self.value.partition(":")[2].split())
