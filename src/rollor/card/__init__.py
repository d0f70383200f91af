"""The pattern language of cards: text -> a checked card with every concrete hand it allows."""

from rollor.card.expansion import Expansion, expansion
from rollor.card.faults import PARAMS, CardError, CardFault, Fault
from rollor.card.model import Card, Group, Hand, Line, LineId, Section
from rollor.card.read import read_card
from rollor.card.samples import SAMPLES, sample

__all__ = [
    "PARAMS",
    "SAMPLES",
    "Card",
    "CardError",
    "CardFault",
    "Expansion",
    "Fault",
    "Group",
    "Hand",
    "Line",
    "LineId",
    "Section",
    "expansion",
    "read_card",
    "sample",
]
