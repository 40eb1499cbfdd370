"""The tutor looks at the games that somebody here judges, with the engines that judge them."""

from __future__ import annotations

import pytest

from bgdesk.analysis.judges import looks_for
from bgdesk.analysis.reasons.explanation import Explanation
from bgdesk.engine.protocol import CannotJudge
from bgdesk.match import flow
from bgdesk.match.events import GameStarted, OpeningRolled, Played, Rolled, StepPlayed
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import MatchState, Phase
from bgdesk.practice.tutor.attempts import attempt
from bgdesk.practice.tutor.looking import look
from bgdesk.practice.tutor.looks import Looks, LookWanted
from bgdesk.practice.tutor.opinion import Ruling, next_look, opinion
from bgdesk.practice.tutor.questions import to_explain
from bgdesk.practice.tutor.worker import OPERATIONS, answer
from bgdesk.rules.dice import Dice
from bgdesk.rules.variants import RULESETS

GAMES = [game for game in ("backgammon", "plakoto", "tapa", "hypergammon") if looks_for(RULESETS[game])]


def opening(game: str) -> MatchState:
    state = flow.start(MatchOptions(variant=game, length=3).locked())
    state = flow.advance(flow.advance(state, GameStarted(1)), OpeningRolled(6, 1))
    if state.phase is Phase.TO_ROLL and state.turn:  # the roll decided only who begins
        state = flow.advance(state, Rolled(state.turn, Dice(6, 1), 1))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_the_best_play_of_a_game_passes_and_what_is_worst_is_known(game: str) -> None:
    state = opening(game)
    judged = []
    for play in flow.legal(state).plays:
        steps = tuple(StepPlayed(one.source, one.target, one.die) for one in play.steps)
        assert state.turn
        tried = attempt(state, Played(state.turn, steps))
        assert tried
        looks = Looks(looks_for(state.ruleset))
        while wanted := next_look(state, looks, tried):
            looks = looks.with_look(look(wanted))
        judged.append((opinion(tried, looks, 0.08), tried, looks))
    judged.sort(key=lambda one: one[0].loss or 0.0)
    assert judged[0][0].loss == 0.0
    assert judged[0][0].ruling is Ruling.FINE
    assert all(one.level == looks_for(state.ruleset)[-1] for one, _, _ in judged)
    _, worst, looks = judged[-1]
    asked = to_explain(worst, looks, judged[-1][0].loss or 0.0)
    assert isinstance(OPERATIONS["explain"](asked), Explanation)


def test_what_nobody_judges_is_refused_and_not_a_fault() -> None:
    state = opening("backgammon")
    with pytest.raises(CannotJudge):
        look(LookWanted(state, "seven plies"))
    assert answer("look", LookWanted(state, "seven plies"))[0] == "failed"
    assert answer("look", None)[0] == "raised"
