"""Finds the engine for a game and a level; what none of the good ones can judge goes to the plain player."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import cache
from typing import TypeVar

from bgdesk.engine.bot import Bot
from bgdesk.engine.exact.sides import is_solved
from bgdesk.engine.levels import level_of
from bgdesk.engine.network.shipped import DEEPEST, NETWORKS
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, Engine
from bgdesk.engine.requests import BotAnswer, BotRequest
from bgdesk.engine.sage.availability import EngineAbsence, probe
from bgdesk.engine.sage.encoding import JUDGED
from bgdesk.rules.variants import Ruleset

_log = logging.getLogger(__name__)

T = TypeVar("T")


def decide(request: BotRequest) -> BotAnswer:
    """The decision of the bot; the plain player stands in where the engine cannot judge."""
    try:
        engine = engine_for(request.level, request.state.ruleset)
        if engine is not plain_engine():
            return BotAnswer(Bot(engine, request).decide())
    except CannotJudge as problem:
        return decide_plainly(request, problem.obstacle)
    return decide_plainly(request, Obstacle.VARIANT_UNKNOWN)


def decide_plainly(request: BotRequest, because: Obstacle) -> BotAnswer:
    """The decision of the plain player, without even loading the strong engine; which may crash."""
    return BotAnswer(Bot(plain_engine(), request).decide(), because)


def with_stand_in(level: str, ruleset: Ruleset, ask: Callable[[Engine], T]) -> T:
    """What ``ask`` hears from the engine of ``level``, or from the plain player where that cannot judge.

    Raises CannotJudge where the plain player cannot judge either.
    """
    try:
        return ask(engine_for(level, ruleset))
    except CannotJudge as refused:
        _log.info("the plain player stands in for %s in %s: %s", level, ruleset.id, refused.obstacle.name)
    return ask(plain_engine())


def engine_for(level: str, ruleset: Ruleset) -> Engine:
    """The engine that plays ``ruleset`` at ``level``."""
    if has_solution(ruleset):
        return _exact()
    if has_network(ruleset):
        return _network(level)
    return _strong(level) if knows(ruleset) else plain_engine()


@cache
def plain_engine() -> Engine:
    """The plain player, which plays everything."""
    _log.info("the plain player is loaded")
    from bgdesk.engine.plain.player import PlainEngine

    return PlainEngine()


@cache
def _strong(level: str) -> Engine:
    """Loading it is the last proof that it runs here. Raises CannotJudge when it does not."""
    try:
        from bgdesk.engine.sage.player import SageEngine
    except ImportError as problem:
        _log.exception("the strong engine cannot be loaded")
        raise CannotJudge(Obstacle.NOT_LOADED, problem) from problem
    _log.info("the strong engine is loaded for %s", level)
    return SageEngine(level_of(level).plies, deeper=level_of(level).thinks_deeper)


@cache
def _network(level: str) -> Engine:
    from bgdesk.engine.network.player import NetworkEngine

    _log.info("the networks are loaded for %s", level)
    return NetworkEngine(min(level_of(level).plies, DEEPEST))


@cache
def _exact() -> Engine:
    from bgdesk.engine.exact.player import ExactEngine

    _log.info("the solutions are loaded")
    return ExactEngine()


def knows(ruleset: Ruleset, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the strong engine, a network or a solution plays ``ruleset`` here; cheap, loads nothing."""
    is_judged = probe(environment).is_available and ruleset.id in JUDGED
    return is_judged or has_network(ruleset, environment) or has_solution(ruleset, environment)


class JudgeKind(Enum):
    """Who judges the matches of a game."""

    STRONG = auto()
    NETWORK = auto()
    EXACT = auto()


def judge_kind(ruleset: Ruleset, environment: Mapping[str, str] = os.environ) -> JudgeKind | None:
    """Who judges matches of ``ruleset``: who plays it, but no plain player; the strong one may be absent."""
    if has_solution(ruleset, environment):
        return JudgeKind.EXACT
    if has_network(ruleset, environment):
        return JudgeKind.NETWORK
    return JudgeKind.STRONG if ruleset.id in JUDGED else None


def has_network(ruleset: Ruleset, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a network plays ``ruleset``: on every computer, unless the plain player is wished for."""
    return ruleset.id in NETWORKS and probe(environment).reason is not EngineAbsence.SWITCHED_OFF


def has_solution(ruleset: Ruleset, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether ``ruleset`` is solved and the solution wanted."""
    return is_solved(ruleset) and probe(environment).reason is not EngineAbsence.SWITCHED_OFF
