"""Which questions of a match are left, and the answers put together to an analysis."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TypeVar

from bgdesk.analysis.judge import Answer, JudgedMarket, Judgement
from bgdesk.analysis.questions import (
    CubeQuestion,
    MarketQuestion,
    NameQuestion,
    PlayQuestion,
    Question,
    ResignationQuestion,
    RollQuestion,
)
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, JudgedCube, JudgedPlay, JudgedResignation, JudgedRoll
from bgdesk.rules.player import Player

_Judged = TypeVar("_Judged", JudgedPlay, JudgedCube, JudgedRoll, JudgedResignation)


@dataclass(frozen=True, slots=True)
class Selection:
    """The part of a match that is to be judged; ``None`` means all.

    ``game`` counts from 1, and what came before event ``since`` is no part of it.
    """

    player: Player | None = None
    game: int | None = None
    event: int | None = None
    since: int = 0


EVERYTHING = Selection()


def selected(record: MatchRecord, questions: Iterable[Question], part: Selection) -> Iterator[Question]:
    """The questions that belong to ``part``; a player's are their decisions and their rolls."""
    game = [state.game_number for state in record.states]
    for question in questions:
        if part.player is not None and _asked_of(record, question) is not part.player:
            continue
        if part.game is not None and game[question.event] != part.game:
            continue
        if question.event < part.since or part.event not in (None, question.event):
            continue
        yield question


def _asked_of(record: MatchRecord, question: Question) -> Player | None:
    match question:
        case ResignationQuestion():
            return question.decider
        case RollQuestion() | MarketQuestion():
            return question.situation.player
        case CubeQuestion() | PlayQuestion() | NameQuestion():
            return record.states[question.event].to_act


def turns(questions: Sequence[Question]) -> list[tuple[Question, ...]]:
    """The questions in groups that share positions, to be answered by one process each."""
    groups: list[list[Question]] = []
    for question in questions:
        if groups and groups[-1][-1].situation.position == question.situation.position:
            groups[-1].append(question)
        else:
            groups.append([question])
    return [tuple(group) for group in groups]


def left_of(questions: Iterable[Question], done: Analysis | None) -> Iterator[Question]:
    """The questions that ``done`` does not answer."""
    known = set(_keys(done)) if done else set()
    for question in questions:
        if (_KINDS[type(question)], question.event) not in known:
            yield question


_KINDS = {
    PlayQuestion: JudgedPlay,
    NameQuestion: JudgedPlay,
    CubeQuestion: JudgedCube,
    RollQuestion: JudgedRoll,
    ResignationQuestion: JudgedResignation,
    MarketQuestion: JudgedMarket,
}


def _keys(done: Analysis) -> Iterator[tuple[type[Judgement], int]]:
    judged: list[Judgement] = [*done.plays, *done.cubes, *done.rolls, *done.resignations]
    for one in judged:
        yield type(one), one.event


def with_answers(analysis: Analysis, answers: Iterable[Answer]) -> Analysis:
    """``analysis`` with more answers, in the order of the match; a later one replaces an earlier one."""
    given = tuple(answers)
    return replace(
        analysis,
        plays=_merged(analysis.plays, [one for one in given if isinstance(one, JudgedPlay)]),
        cubes=_merged(analysis.cubes, [one for one in given if isinstance(one, JudgedCube)]),
        rolls=_merged(analysis.rolls, [one for one in given if isinstance(one, JudgedRoll)]),
        resignations=_merged(
            analysis.resignations, [one for one in given if isinstance(one, JudgedResignation)]
        ),
    )


def _merged(old: tuple[_Judged, ...], new: Sequence[_Judged]) -> tuple[_Judged, ...]:
    both: dict[int, _Judged] = {one.event: one for one in old}
    both.update((one.event, one) for one in new)
    return tuple(both[event] for event in sorted(both))


def empty_analysis(engine: str, level: str, table: str, settings: str = "") -> Analysis:
    """An analysis that begins now."""
    created = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return Analysis(engine, level, settings, table, created, is_complete=False)
