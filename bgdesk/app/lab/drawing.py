"""Positions drawn by chance: one of the user's matches, or one that the engine comes to in some turns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from bgdesk.analysis.judge import Answer
from bgdesk.app.lab.lab_questions import LabQuestion, question_of
from bgdesk.library.listing import ListedMatch
from bgdesk.match.setup.conversion import state_of_setup
from bgdesk.match.setup.problems import problems
from bgdesk.match.setup.setup import TableSetup, played, started, with_dice
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedPlay
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.position import Position

_FEWEST_TURNS, _MOST_TURNS = 4, 36


@dataclass(frozen=True, slots=True)
class DrawnPosition:
    """``match`` is the one in which it came up; ``None``: the computer played ``turns`` turns."""

    setup: TableSetup
    match: ListedMatch | None = None
    turns: int = 0


def played_out(setup: TableSetup, judge: Callable[[LabQuestion], Answer], random: Random) -> DrawnPosition:
    """A game like that of ``setup`` after some turns, each played as ``judge`` says is best."""
    now, turns = replace(started(setup), turn=random.choice((setup.turn, setup.turn.opponent))), 0
    for _ in range(random.randint(_FEWEST_TURNS, _MOST_TURNS)):
        state = state_of_setup(with_dice(now, _roll(random)))
        after = played(now, _best(state, judge, random)) if state else now
        if state is None or any(one.is_fatal for one in problems(after)):
            break
        now, turns = after, turns + 1
    return DrawnPosition(with_dice(now, random.choice((None, _roll(random)))), turns=turns)


def _roll(random: Random) -> Dice:
    faces = random.randint(1, 6), random.randint(1, 6)
    return Dice(max(faces), min(faces))


def _best(state: MatchState, judge: Callable[[LabQuestion], Answer], random: Random) -> Position:
    """The board after the best play; without a judge after any."""
    question = question_of(state)
    answer = judge(question) if question else None
    if isinstance(answer, JudgedPlay) and answer.candidates:
        return answer.candidates[0].position
    assert state.turn
    assert state.dice
    plays = legal_plays(state.position, state.turn, state.dice, state.ruleset).plays
    return random.choice(plays).result if plays else state.position
