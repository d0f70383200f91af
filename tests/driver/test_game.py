"""One loop asks whoever is to act, and what it keeps is the whole truth of the hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.advisor.seated import NAMES, bot, card, charleston, game

from rollor.driver import Game, overtime
from rollor.notation.header import Header
from rollor.notation.record import Record, blocks_of, format_record
from rollor.notation.record_reader import read_record
from rollor.rules import (
    LESSON,
    PRESETS,
    Action,
    Committed,
    Drew,
    Illegal,
    IllegalActionError,
    JokersReturned,
    Offer,
    Offered,
    Pass,
    Phase,
    Seed,
    Stopped,
    View,
    Vote,
    begin,
    deal,
    dealt,
    evolve,
    first_view,
    view,
)
from rollor.seats import SEATS, Seat
from rollor.tiles import Rack, Tile

SEED = Seed(bytes(range(32)))


class Scripted:
    """Passes what just came (at first its first three plain tiles), says go, offers nothing."""

    def __init__(self) -> None:
        self.asked: list[View] = []

    def act(self, view: View) -> Action:
        self.asked.append(view)
        assert view.seat is not None
        assert view.own is not None
        if view.public.on is Phase.VOTE:
            return Vote(view.seat, go=True)
        if view.public.on is Phase.COURTESY:
            return Offer(view.seat, ())
        if view.own.shares:
            return Pass(view.seat, tuple(view.own.shares[-1][1].kept))
        return Pass(view.seat, tuple(view.rack.plain)[:3])


def scripted(players: Sequence[Scripted | None] = (None,) * 4) -> tuple[Game, list[Scripted]]:
    seated = [player or Scripted() for player in players]
    return Game(dealt(deal(SEED, LESSON), SEED, LESSON), seated), seated


def to_the_end(played: Game) -> None:
    while played.step():
        pass


def test_everybody_is_asked_once_for_each_thing_in_turn_order() -> None:
    played, players = scripted()
    asked = []
    while (seat := played.awaited()) is not None:
        asked.append((played.state.public.on, seat))
        assert played.step()
    phases = [Phase.FIRST_RIGHT, Phase.FIRST_ACROSS, Phase.FIRST_LEFT, Phase.VOTE, Phase.SECOND_LEFT]
    phases += [Phase.SECOND_ACROSS, Phase.LAST_RIGHT, Phase.COURTESY]
    assert asked == [(phase, seat) for phase in phases for seat in SEATS]
    assert played.state.public.over
    assert played.step() == ()
    assert [len(player.asked) for player in players] == [8] * 4


def test_a_player_is_shown_its_own_view_and_nothing_more() -> None:
    played, players = scripted()
    to_the_end(played)
    for seat, player in zip(SEATS, players, strict=True):
        assert all(seen.seat is seat for seen in player.asked)
        told = played.events[0]
        assert player.asked[0].own == first_view(told, seat).own  # type: ignore[arg-type]


def test_the_state_is_what_the_events_come_to() -> None:
    played = charleston(5, "two-lines")
    state = begin(played.events[0], card())  # type: ignore[arg-type]
    for event in played.events[1:]:
        state = evolve(state, event)
    assert state == played.state


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("guard", ["refuse", "return"])
def test_at_every_step_the_record_is_read_back_to_the_same_state(name: str, guard: str) -> None:
    number = 5
    played = game(number, name, guard=guard, whole=True, slips=guard == "return")
    rules = PRESETS["lesson"].changed("joker_guard", guard)
    header = Header(rules=rules, seed=Seed(number.to_bytes(32, "big")))
    while not played.state.public.over:
        text = format_record(Record(header, blocks_of(played.events)))
        again = read_record(text.splitlines(), {"practice": card()})
        assert again.state.public == played.state.public
        assert again.state.racks == played.state.racks
        assert played.step()


def test_what_the_law_refuses_changes_nothing_and_the_next_answer_counts() -> None:
    class Twice(Scripted):
        def act(self, view: View) -> Action:
            action = super().act(view)
            return Pass(Seat.EAST, (Tile.JOKER,) * 3) if len(self.asked) == 1 else action

    played, _ = scripted((Twice(), None, None, None))
    before = played.state
    with pytest.raises(IllegalActionError) as caught:
        played.step()
    assert caught.value.reason is Illegal.JOKER_IN_PASS
    assert played.state is before
    assert len(played.events) == 1
    (told,) = played.step()
    assert isinstance(told, Committed)


def test_nobody_acts_in_anothers_name() -> None:
    class Impostor(Scripted):
        def act(self, view: View) -> Action:
            return Pass(Seat.WEST, tuple(view.rack.plain)[:3])

    played, _ = scripted((Impostor(), None, None, None))
    with pytest.raises(IllegalActionError) as caught:
        played.step()
    assert caught.value.reason is Illegal.NOT_YOUR_SEAT


def test_when_a_player_breaks_off_the_game_holds_as_far_as_it_has_come() -> None:
    class Leaves(Scripted):
        def act(self, view: View) -> Action:
            if len(self.asked) == 2:
                raise KeyboardInterrupt
            return super().act(view)

    played, _ = scripted((None, Leaves(), None, None))
    with pytest.raises(KeyboardInterrupt):
        to_the_end(played)
    assert played.state.public.on is Phase.FIRST_LEFT
    assert [isinstance(event, Committed) for event in played.events].count(True) == 9


def test_east_takes_its_fourteenth_after_the_charleston_or_has_it_from_the_deal() -> None:
    drew = [event for event in charleston(1, "random").events if isinstance(event, Drew)]
    assert [event.seat for event in drew] == [Seat.EAST]
    assert not [event for event in charleston(1, "random", preset="league").events if isinstance(event, Drew)]


@pytest.mark.parametrize("names", [("two-lines",), ("random",), ("random", "two-lines") * 2])
def test_a_whole_hand_ends_won_or_with_the_wall(names: tuple[str, ...]) -> None:
    for number in range(2):
        played = game(number, *names, whole=True)
        to_the_end(played)
        assert played.state.public.ended
        assert (played.state.public.won is None) <= (played.state.public.wall_left == 0)


def test_without_a_card_the_game_ends_with_the_charleston() -> None:
    played = game(1, "two-lines")
    to_the_end(played)
    assert played.state.public.on is Phase.PLAY
    assert played.awaited() is None


# ---------------------------------------------------------------- when the time runs out (C-17)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("preset", PRESETS)
def test_when_time_runs_out_a_pass_is_chosen_and_else_as_little_as_can_be(name: str, preset: str) -> None:
    played = game(4, name, preset=preset, guard="return", whole=True)
    while not played.state.public.over:
        seat = played.awaited()
        assert seat is not None
        facts = view(played.state, seat)
        action = overtime(facts, bot(name))
        if played.state.public.on is Phase.VOTE:
            assert action == Vote(seat, go=False)
        elif played.state.public.on is Phase.COURTESY:
            assert action == Offer(seat, ())
        else:
            assert isinstance(action, Pass)
            assert Tile.JOKER not in action.tiles
        played._players = [Says(action)] * 4
        played.step()
    assert any(isinstance(event, Stopped) for event in played.events)
    offered = [event.sealed for event in played.events if isinstance(event, Offered)]
    assert [sealed.tiles for sealed in offered if sealed] == [()] * 4


class Says:
    def __init__(self, action: Action) -> None:
        self._action = action

    def act(self, view: View) -> Action:
        return self._action


def test_who_is_late_in_second_left_passes_and_does_not_stop() -> None:
    played, _ = scripted()
    while played.state.public.on is not Phase.SECOND_LEFT:
        played.step()
    facts = view(played.state, Seat.EAST)
    stopper = Says(Vote(Seat.EAST, go=False))
    action = overtime(facts, stopper)
    assert isinstance(action, Pass)
    assert Rack.of(action.tiles) <= facts.rack.plain


@pytest.mark.parametrize("name", NAMES)
def test_who_is_late_with_a_joker_that_came_back_replaces_it(name: str) -> None:
    for number in range(6):
        played = game(number, name, guard="return", whole=True, slips=True)
        while not any(isinstance(event, JokersReturned) for event in played.events):
            assert played.step()
        seat = played.awaited()
        assert seat is not None
        action = overtime(view(played.state, seat), bot(name))
        assert Tile.JOKER not in action.tiles  # type: ignore[union-attr]
        played._players = [Says(action)] * 4
        assert played.step()


def test_a_spectators_time_can_not_run_out() -> None:
    with pytest.raises(ValueError, match="a spectator has nothing to do"):
        overtime(view(scripted()[0].state, None), bot("random"))
