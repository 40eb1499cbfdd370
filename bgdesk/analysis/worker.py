"""A process that answers questions about matches until its pipe closes."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from multiprocessing.connection import Connection

from bgdesk.analysis.judge import Answer, NotJudged
from bgdesk.analysis.judges import judge_of
from bgdesk.analysis.questions import Question
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge
from bgdesk.engine.worker import POLITENESS

BEHIND_PLAY = 19
"""How far a judgement steps back that nobody waits for: a match may be played meanwhile."""

Order = tuple[int, str, tuple[Question, ...]]
"""Key, id of the level, questions that share positions."""
Reply = tuple[int, tuple[Answer, ...]]

_log = logging.getLogger(__name__)


def serve(pipe: Connection) -> None:
    """Answer every `Order` with a `Reply`."""
    _serve(pipe, POLITENESS)


def serve_behind_play(pipe: Connection) -> None:
    """The same, making way for everything else."""
    _serve(pipe, BEHIND_PLAY)


def _serve(pipe: Connection, politeness: int) -> None:
    with suppress(AttributeError, OSError):
        os.nice(politeness)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            key, level, group = pipe.recv()
            pipe.send((key, answers(level, group)))


def answers(level: str, group: tuple[Question, ...]) -> tuple[Answer, ...]:
    """What the engine says; a fault in one question does not stop the others."""
    return tuple(_answer(level, question) for question in group)


def _answer(level: str, question: Question) -> Answer:
    try:
        return judge_of(level, question.situation).answer(question)
    except CannotJudge as problem:
        return NotJudged(question.event, problem.obstacle, problem.quote)
    except Exception as problem:  # noqa: BLE001  # one position must not end the analysis of a match
        _log.exception("event %s was not judged at level %s", question.event, level)
        return NotJudged(question.event, Obstacle.FAULT, f"{type(problem).__name__}: {problem}")
