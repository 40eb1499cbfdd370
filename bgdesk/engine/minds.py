"""Finds the engine for a game and a level; what the strong one cannot judge goes to the plain player."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache

from bgdesk.engine.availability import probe
from bgdesk.engine.bot import Bot
from bgdesk.engine.levels import LEVELS
from bgdesk.engine.plain import PlainEngine
from bgdesk.engine.protocol import CannotJudge, Engine
from bgdesk.engine.requests import BotAnswer, BotRequest
from bgdesk.rules.variants import Ruleset


def decide(request: BotRequest) -> BotAnswer:
    """The decision of the bot; the plain player stands in where the engine cannot judge."""
    engine = mind(request.level, request.state.options.ruleset())
    plain = _plain()
    if engine is not plain:
        try:
            return BotAnswer(Bot(engine, request).decide())
        except CannotJudge:
            return BotAnswer(Bot(plain, request).decide(), is_plain=True)
    return BotAnswer(Bot(plain, request).decide(), is_plain=True)


def mind(level: str, ruleset: Ruleset) -> Engine:
    """The engine that plays ``ruleset`` at ``level``."""
    if not probe(os.environ).is_available:
        return _plain()
    strong = _strong(level)
    return strong if strong.can_judge(ruleset) else _plain()


@cache
def _plain() -> PlainEngine:
    return PlainEngine()


@cache
def _strong(level: str) -> Engine:
    from bgdesk.engine.sage import SageEngine

    return SageEngine(LEVELS[level].plies, deeper=LEVELS[level].thinks_deeper)


def knows(ruleset: Ruleset, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the strong engine plays ``ruleset`` on this computer; cheap, loads nothing."""
    return probe(environment).is_available and ruleset.checkers == 15  # noqa: PLR2004  # as in sage_border
