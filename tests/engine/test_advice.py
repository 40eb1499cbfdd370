"""Hints and chances: about the decision that is waited for, from the point of view that is told."""

from __future__ import annotations

import pytest

from bgdesk.engine.advice import advise, chances_now
from bgdesk.engine.protocol import CannotJudge
from bgdesk.match import flow
from bgdesk.match.events import Doubled, Event, GameStarted, OpeningRolled, Played, Rolled, StepPlayed, Taken
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.state import MatchState
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import IN

WHITE, BLACK = Player.WHITE, Player.BLACK
OPENING = OpeningRolled(3, 1)
BAR_POINT = Played(WHITE, (StepPlayed(8, 5, 3), StepPlayed(6, 5, 1)))


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same on every computer."""
    monkeypatch.setenv("BGDESK_ENGINE", "plain")


def after(*events: Event, options: MatchOptions | None = None) -> MatchState:
    state = flow.start(options or match_options(7))
    for event in (GameStarted(1), *events):
        state = flow.advance(state, event)
    return state


def test_plays_are_told_best_first_with_the_chances_of_the_best() -> None:
    state = after(OPENING)
    advice = advise(state)
    assert advice.player is WHITE
    assert len(advice.plays) == len(flow.legal(state).plays)
    values = [play.equity.value for play in advice.plays]
    assert values == sorted(values, reverse=True)
    assert advice.chances == advice.plays[0].probabilities
    assert advice.cube is None


def test_before_the_roll_the_cube_is_judged() -> None:
    advice = advise(after(OPENING, BAR_POINT))
    assert advice.player is BLACK
    assert advice.cube
    assert not advice.cube.should_double
    assert not advice.plays


def test_without_a_cube_there_are_chances_alone() -> None:
    advice = advise(after(OPENING, BAR_POINT, options=match_options(1)))
    assert (advice.cube, advice.plays) == (None, ())
    assert advice.chances
    assert advice.chances.pov is BLACK


def test_whoever_was_doubled_is_told_about_his_answer() -> None:
    state = after(OPENING, BAR_POINT, Doubled(BLACK))
    advice = advise(state)
    assert advice.player is WHITE
    assert advice.cube
    assert advice.cube.double_take.pov is BLACK
    assert advice.chances
    assert advice.chances.pov is WHITE
    taken = advise(flow.advance(state, Taken(WHITE)))
    assert taken.player is BLACK


def test_chances_are_those_of_white_whoever_is_on_turn() -> None:
    ahead = after(OPENING, BAR_POINT)
    assert chances_now(ahead).pov is WHITE
    rolled = flow.advance(ahead, Rolled(BLACK, Dice(6, 5)))
    assert chances_now(rolled).pov is WHITE
    assert 0 < chances_now(rolled).win < 1


def test_the_doubles_that_may_be_named_are_told_best_first() -> None:
    state = after(OPENING, options=MatchOptions(variant="acey_deucey", length=3))
    state = flow.advance(state, Rolled(WHITE, Dice(2, 1)))
    entering = Played(WHITE, (StepPlayed(IN, 23, 2), StepPlayed(IN, 24, 1)))
    advice = advise(flow.advance(state, entering))
    assert sorted(double.face for double in advice.doubles) == [1, 2, 3, 4, 5, 6]
    values = [double.equity.value for double in advice.doubles]
    assert values == sorted(values, reverse=True)
    assert not advice.plays
    assert advice.chances == advice.doubles[0].probabilities
    assert chances_now(flow.advance(state, entering)) == advice.chances


def test_where_nobody_decides_there_is_no_advice() -> None:
    state = flow.start(match_options(7))
    with pytest.raises(CannotJudge):
        advise(state)
    with pytest.raises(CannotJudge):
        chances_now(state)


def test_rolling_again_is_weighed_where_it_is_a_choice() -> None:
    choice = advise(after(OPENING, options=MatchOptions(variant="russian", length=3)))
    assert choice.reroll
    assert choice.reroll.worth.pov is WHITE
    assert advise(after(OPENING)).reroll is None
