"""The languages of rollor: which there are, which one to speak, and where its words are found.

Sentences are written in English in the code and looked up by `gettext`; nothing of ours is
imported here. A language is a catalogue and a name in `LANGUAGES`: `tools/catalogues.py` does
the rest.
"""

from rollor.i18n.languages import LANGUAGE_NAMES, LANGUAGES, language, pick
from rollor.i18n.lookup import N_, NN_, translations

__all__ = ["LANGUAGES", "LANGUAGE_NAMES", "NN_", "N_", "language", "pick", "translations"]
