"""Codes and views -> sentences, in a given language. Nothing below this floor speaks to a person."""

from rollor.wording.hand_news import hand_news
from rollor.wording.news import news
from rollor.wording.refusals import SENTENCES, sentence
from rollor.wording.speech import Speech

__all__ = ["SENTENCES", "Speech", "hand_news", "news", "sentence"]
