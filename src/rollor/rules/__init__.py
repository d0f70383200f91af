"""The law: `decide`, `evolve`, `view`, `legal_actions`, `seen_by`, `replay`. Pure, on a bare Python."""

from rollor.rules.actions import Action, Offer, Pass, Replace, Vote
from rollor.rules.deal import Deal, DealError, DealFault, Seed, Stream, commitment, deal, typed_deal
from rollor.rules.errors import Illegal, IllegalActionError
from rollor.rules.events import (
    Agreed,
    Committed,
    CourtesyMoved,
    Dealt,
    Drew,
    Event,
    Exchanged,
    JokersReturned,
    Offered,
    Replaced,
    SaidGo,
    Sealed,
    Share,
    Stopped,
    seen_by,
)
from rollor.rules.house import LEAGUE, LESSON, PRESETS, HouseRules, JokerGuard
from rollor.rules.law import dealt, decide
from rollor.rules.legal import LegalActions, awaited, legal_actions, refusal
from rollor.rules.own import Own
from rollor.rules.phases import PASSES, TRANSITIONS, PassRule, Phase
from rollor.rules.public import Public
from rollor.rules.state import State, begin, evolve, replay
from rollor.rules.view import View, evolve_view, first_view, view

__all__ = [
    "LEAGUE",
    "LESSON",
    "PASSES",
    "PRESETS",
    "TRANSITIONS",
    "Action",
    "Agreed",
    "Committed",
    "CourtesyMoved",
    "Deal",
    "DealError",
    "DealFault",
    "Dealt",
    "Drew",
    "Event",
    "Exchanged",
    "HouseRules",
    "Illegal",
    "IllegalActionError",
    "JokerGuard",
    "JokersReturned",
    "LegalActions",
    "Offer",
    "Offered",
    "Own",
    "Pass",
    "PassRule",
    "Phase",
    "Public",
    "Replace",
    "Replaced",
    "SaidGo",
    "Sealed",
    "Seed",
    "Share",
    "State",
    "Stopped",
    "Stream",
    "View",
    "Vote",
    "awaited",
    "begin",
    "commitment",
    "deal",
    "dealt",
    "decide",
    "evolve",
    "evolve_view",
    "first_view",
    "legal_actions",
    "refusal",
    "replay",
    "seen_by",
    "typed_deal",
    "view",
]
