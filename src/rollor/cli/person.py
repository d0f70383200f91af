"""A person at a terminal, who passes and then plays the hand."""

from __future__ import annotations

from rollor.cli.hand_player import HandPlayer
from rollor.cli.listener import Listener
from rollor.cli.passer import Passer
from rollor.rules import Action, View


class Person:
    """Answers for a seat by asking who sits there."""

    def __init__(self, listener: Listener) -> None:
        self._passer = Passer(listener)
        self._hand_player = HandPlayer(listener)

    def act(self, view: View) -> Action:
        """What the person does; `Quit` if it is to leave."""
        return (self._hand_player if view.public.over else self._passer).act(view)
