"""Finds the engine for a game and a level; what none of the good ones can judge goes to the plain player."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import cache
from typing import TypeVar

from bgdesk.engine.bot import Bot
from bgdesk.engine.core.availability import plays_games
from bgdesk.engine.exact.sides import is_solved
from bgdesk.engine.levels import HINT_LEVEL, STRONGEST_LEVEL, level_of
from bgdesk.engine.network.shipped import DEEPEST, NAME as NETWORK_NAME, NETWORKS
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, Engine
from bgdesk.engine.requests import BotAnswer, BotRequest
from bgdesk.engine.rollout_protocol import Roller
from bgdesk.engine.sage.availability import EngineAbsence, probe
from bgdesk.engine.sage.encoding import JUDGED, engine_name, is_rolled_out as rolls_out_as_backgammon
from bgdesk.engine.worker_conduct import check_memory
from bgdesk.rules.variants import RULESETS, Ruleset

_log = logging.getLogger(__name__)

T = TypeVar("T")


def decide(request: BotRequest) -> BotAnswer:
    """The decision of the bot; the plain player stands in where the engine cannot judge.

    Raises MemoryError, for which nobody stands in.
    """
    try:
        engine = engine_for(request.level, request.state.ruleset)
        if engine is not plain_engine():
            return BotAnswer(Bot(engine, request).decide())
    except CannotJudge as problem:
        check_memory(problem)
        return decide_plainly(request, problem.obstacle)
    return decide_plainly(request, Obstacle.VARIANT_UNKNOWN)


def decide_plainly(request: BotRequest, because: Obstacle) -> BotAnswer:
    """The decision of the plain player, without even loading the strong engine; which may crash."""
    return BotAnswer(Bot(plain_engine(), request).decide(), because)


def with_stand_in(level: str, ruleset: Ruleset, ask: Callable[[Engine], T]) -> T:
    """What ``ask`` hears from the engine of ``level``, or from the plain player where that cannot judge.

    Raises CannotJudge where the plain player cannot judge either, and MemoryError.
    """
    try:
        return ask(engine_for(level, ruleset))
    except CannotJudge as refused:
        check_memory(refused)
        _log.info("the plain player stands in for %s in %s: %s", level, ruleset.id, refused.obstacle.name)
    return ask(plain_engine())


def engine_for(level: str, ruleset: Ruleset) -> Engine:
    """The engine that plays ``ruleset`` at ``level``."""
    if has_solution(ruleset):
        return _exact()
    if has_network(ruleset):
        return _network(level)
    return _strong(level) if knows(ruleset) else plain_engine()


def hint_level(ruleset: Ruleset) -> str:
    """The level whose judgement is told; a network takes but a moment at its deepest."""
    return STRONGEST_LEVEL if has_network(ruleset) else HINT_LEVEL


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

        engine = SageEngine(level_of(level).plies, deeper=level_of(level).thinks_deeper)
    except ImportError as problem:
        _log.exception("the strong engine cannot be loaded")
        raise CannotJudge(Obstacle.NOT_LOADED, problem) from problem
    _log.info("the strong engine is loaded for %s", level)
    return engine


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


def is_rolled_out(ruleset: Ruleset) -> bool:
    """Whether positions of ``ruleset`` can be rolled out here; cheap, loads nothing."""
    return rolls_out_as_backgammon(ruleset) or _is_rolled_out_by_network(ruleset)


def _is_rolled_out_by_network(ruleset: Ruleset) -> bool:
    """Only the core does it; it knows no gammons that the network was not taught."""
    if not (has_network(ruleset) and plays_games()):
        return False
    return ruleset.scoring is RULESETS[NETWORKS[ruleset.id]].scoring


def roller_name(ruleset: Ruleset) -> str:
    """Who rolls positions of ``ruleset`` out, with the version."""
    return NETWORK_NAME if _is_rolled_out_by_network(ruleset) else engine_name()


@cache
def roller_of(ruleset: Ruleset) -> Roller:
    """Who rolls positions of ``ruleset`` out. Raises CannotJudge."""
    if _is_rolled_out_by_network(ruleset):
        from bgdesk.engine.network.rollout import NetworkRoller

        return NetworkRoller()
    try:
        from bgdesk.engine.sage.rollout import SageRoller
    except ImportError as problem:
        raise CannotJudge(Obstacle.NOT_LOADED, problem) from problem
    return SageRoller()
