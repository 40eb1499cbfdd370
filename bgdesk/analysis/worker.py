"""A process that answers questions about matches until its pipe closes."""

from __future__ import annotations

import logging
from contextlib import suppress

from bgdesk.analysis.judge import Answer, NotJudged
from bgdesk.analysis.judges import judge_of, name_of_judge
from bgdesk.analysis.questions import Question
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge
from bgdesk.engine.worker_conduct import BEHIND_PLAY, POLITENESS, WorkerPipe, check_memory, step_back

Order = tuple[int, str, tuple[Question, ...]]
"""Key, id of the level, questions that share positions."""
Reply = tuple[int, tuple[Answer, ...], str]
"""Key, answers, who gave them."""

_log = logging.getLogger(__name__)


def serve(pipe: WorkerPipe) -> None:
    """Answer every `Order` with a `Reply`."""
    _serve(pipe, POLITENESS)


def serve_behind_play(pipe: WorkerPipe) -> None:
    """The same, making way for everything else."""
    _serve(pipe, BEHIND_PLAY)


def _serve(pipe: WorkerPipe, politeness: int) -> None:
    step_back(politeness)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            key, level, group = pipe.recv()
            found = answers(level, group)
            pipe.send((key, found, _judge_of(group, found)))


def answers(level: str, group: tuple[Question, ...]) -> tuple[Answer, ...]:
    """What the engine says; a fault in one question does not stop the others. Raises MemoryError."""
    return tuple(_answer(level, question) for question in group)


def _judge_of(group: tuple[Question, ...], found: tuple[Answer, ...]) -> str:
    """Who gave what was ``found``; empty where nobody did."""
    is_judged = any(not isinstance(answer, NotJudged) for answer in found)
    return name_of_judge(group[0].situation) if is_judged else ""


def _answer(level: str, question: Question) -> Answer:
    try:
        return judge_of(level, question.situation).answer(question)
    except CannotJudge as problem:
        check_memory(problem)
        return NotJudged(question.event, problem.obstacle, problem.quote)
    except Exception as problem:  # noqa: BLE001  # one position must not end the analysis of a match
        check_memory(problem)
        _log.exception("event %s was not judged at level %s", question.event, level)
        return NotJudged(question.event, Obstacle.FAULT, f"{type(problem).__name__}: {problem}")
