"""What each of the next rolls is worth."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt

import pytest

from bgdesk.analysis.judge import Judge
from bgdesk.analysis.lenses.next_rolls import after_play, roll_questions, temperature
from bgdesk.analysis.levels import LEVELS
from bgdesk.engine.protocol import situation_of
from bgdesk.engine.sage.judge import SageJudge
from bgdesk.match.evaluation import Equity, Unit
from bgdesk.match.options import match_options
from bgdesk.match.study import Candidate, JudgedPlay
from bgdesk.rules.dice import ALL_ROLLS
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.player import Player
from tests.analysis.matches import random_match

EXACT = 1e-9
SITUATION = replace(
    situation_of(random_match(3, match_options(7), most=20).states[14]), away=None, jacoby=False
)


def test_the_mean_is_the_cubeless_equity_of_the_next_ply() -> None:
    """The engine values all rolls in one call there, and each by itself here."""
    engine, cubeless = SageJudge(), replace(SITUATION, has_cube=False)
    judge = Judge(engine, LEVELS["1-ply"])
    judged = {roll: judge.answer(question) for roll, question in roll_questions(cubeless).items()}
    plays = {roll: one for roll, one in judged.items() if isinstance(one, JudgedPlay)}
    found = temperature(plays)
    assert found
    values = engine.values_of_rolls(cubeless)
    mean = sum(roll.ways * values[roll.high, roll.low] for roll in ALL_ROLLS) / 36
    assert found.mean == pytest.approx(mean, abs=EXACT)
    assert found.chances
    assert found.chances.cubeless_equity() == pytest.approx(mean, abs=EXACT)


def test_a_double_counts_once_and_any_other_roll_twice() -> None:
    value = {roll: 1.0 if roll.is_double else 0.0 for roll in ALL_ROLLS}
    judged = {
        roll: JudgedPlay(
            0,
            (Candidate("", SITUATION.position, Equity(value[roll], Player.WHITE, Unit.MONEY), None, "1ply"),),
            None,
        )
        for roll in ALL_ROLLS
    }
    found = temperature(judged)
    assert found
    assert found.mean == pytest.approx(1 / 6)
    assert found.deviation == pytest.approx(sqrt(5) / 6)
    assert found.chances is None
    del judged[ALL_ROLLS[3]]
    assert temperature(judged) is None


def test_after_a_play_the_opponent_rolls() -> None:
    situation = replace(SITUATION, away=(3, 5))
    play = legal_plays(situation.position, situation.player, ALL_ROLLS[4], situation.ruleset).plays[0]
    after = after_play(situation, play.result)
    assert after
    assert after.player is situation.player.opponent
    assert after.away == (5, 3)
    assert after.position == play.result
