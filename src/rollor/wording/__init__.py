"""Codes and views -> sentences, in a given language. Nothing below this floor speaks to a person."""

from rollor.wording.news import news
from rollor.wording.refusals import SENTENCES, sentence
from rollor.wording.speech import Speech, tiles_said

__all__ = ["SENTENCES", "Speech", "news", "sentence", "tiles_said"]
