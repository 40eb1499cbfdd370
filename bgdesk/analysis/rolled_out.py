"""Decisions that are rolled out: what is played out of them, and what came of it as judgements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bgdesk.analysis.assembling import empty_analysis, with_answers
from bgdesk.analysis.questions import CubeQuestion, PlayQuestion, questions_at
from bgdesk.analysis.rollout.results import LEVEL, judged_cube, placed, settings_text
from bgdesk.analysis.rollout.run import Goal, RolloutRun, Task, begun
from bgdesk.engine.rollout_protocol import Manner
from bgdesk.engine.sage.encoding import is_rolled_out as rolls_out_as_backgammon
from bgdesk.engine.selection import is_rolled_out, roller_name
from bgdesk.match.events import Passed, Raised, Taken
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, Candidate, JudgedCube, JudgedPlay
from bgdesk.rules.position import Position

USUAL = 3
"""So many of the best candidates are rolled out unless others are chosen, and the play that was made."""


@dataclass(frozen=True, slots=True)
class RollableDecision:
    """A play or a cube decision that can be rolled out; ``events`` are all that it judges.

    A double and the answers to it are about one position.
    """

    question: PlayQuestion | CubeQuestion
    events: tuple[int, ...]

    @property
    def is_cube(self) -> bool:
        """Whether it is about the cube."""
        return isinstance(self.question, CubeQuestion)

    @property
    def played(self) -> Position | None:
        """The board after the play that was made, if one was."""
        return self.question.played if isinstance(self.question, PlayQuestion) else None


def decision_at(record: MatchRecord, state: int) -> RollableDecision | None:
    """What is decided in state number ``state`` of ``record``, where that can be rolled out."""
    for question in questions_at(record, state):
        if isinstance(question, PlayQuestion | CubeQuestion):
            return rollable(question, _answered_with(record, question.event))
    return None


def rollable(question: PlayQuestion | CubeQuestion, events: Iterable[int] = ()) -> RollableDecision | None:
    """``question`` where the engine can roll it out."""
    situation = question.situation
    if not is_rolled_out(situation.ruleset):
        return None
    if isinstance(question, CubeQuestion):
        can_double = situation.has_cube and situation.may_double
        return RollableDecision(question, tuple(events) or (question.event,)) if can_double else None
    return RollableDecision(question, (question.event,))


def _answered_with(record: MatchRecord, event: int) -> tuple[int, ...]:
    """``event`` with the double before it and the answers behind it."""
    answers = (Taken, Passed, Raised)
    begin, end = event, event + 1
    while begin and isinstance(record.events[begin], answers):
        begin -= 1
    while end < len(record.events) and isinstance(record.events[end], answers):
        end += 1
    return tuple(range(begin, end))


def usual_choice(candidates: Sequence[Candidate], played: int | None) -> tuple[int, ...]:
    """The numbers of the ``candidates``, best first, that are rolled out unless others are chosen."""
    best = tuple(range(min(USUAL, len(candidates))))
    return best if played is None or played in best else (*best, played)


def task_of(decision: RollableDecision, positions: Sequence[Position] = ()) -> Task:
    """The plays that lead to ``positions``, and always the one that was made; or the cube decision.

    Raises ValueError where none of the plays is legal.
    """
    question = decision.question
    if isinstance(question, CubeQuestion):
        return Task(question.situation)
    legal = {play.result: play for play in question.situation.legal_plays(question.dice).plays}
    wanted = positions if question.played is None else (*positions, question.played)
    plays = tuple(legal[one] for one in dict.fromkeys(wanted) if one in legal)
    return Task(question.situation, question.dice, plays)


def begun_rollout(task: Task, manner: Manner, seed: int, goal: Goal) -> RolloutRun:
    """A rollout without any trial, by who can.

    In the trials of networks nobody turns the cube; at one ply to take luck off again would take twenty
    times as long and give as much as five times as many trials.
    """
    ruleset = task.situation.ruleset
    if not rolls_out_as_backgammon(ruleset):
        manner = replace(
            manner,
            is_cubeful=manner.is_cubeful and task.is_cube,
            reduces_variance=manner.reduces_variance and manner.plies > 1,
        )
    return begun(task, manner, seed, goal, roller_name(ruleset))


def answers_of(decision: RollableDecision, run: RolloutRun) -> tuple[JudgedPlay | JudgedCube, ...]:
    """What ``run`` says so far about each event of ``decision``; nothing before all have trials."""
    question = decision.question
    if not all(tally.first() for tally in run.tallies):
        return ()
    if isinstance(question, CubeQuestion):
        cube = judged_cube(run)
        return tuple(replace(cube, event=event) for event in decision.events) if cube else ()
    candidates = tuple(one.candidate for one in placed(run))
    made = next((place for place, one in enumerate(candidates) if one.position == question.played), None)
    legal = len(question.situation.legal_plays(question.dice).plays)
    return (JudgedPlay(question.event, candidates, made, legal),)


def with_rollout(
    analyses: Iterable[Analysis], table: str, decision: RollableDecision, run: RolloutRun
) -> Analysis | None:
    """That of ``analyses`` which holds the rollouts made like ``run``, or a new one, with what it says.

    ``None`` as long as it says nothing.
    """
    answers = answers_of(decision, run)
    if not answers:
        return None
    identity = (run.engine, LEVEL, settings_text(run))
    known = (one for one in analyses if (one.engine, one.level, one.settings) == identity)
    before = next(known, None) or empty_analysis(run.engine, LEVEL, table, identity[2])
    return with_answers(before, answers)
