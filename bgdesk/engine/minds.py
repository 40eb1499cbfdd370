"""Finds the engine for a game and a level; what the strong one cannot judge goes to the plain player."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from functools import cache

from bgdesk.engine.availability import probe
from bgdesk.engine.bot import Bot
from bgdesk.engine.levels import LEVELS
from bgdesk.engine.protocol import CannotJudge, Engine
from bgdesk.engine.requests import BotAnswer, BotRequest
from bgdesk.engine.sage_border import JUDGED
from bgdesk.rules.variants import Ruleset


def decide(request: BotRequest) -> BotAnswer:
    """The decision of the bot; the plain player stands in where the engine cannot judge."""
    if knows(request.state.options.ruleset()):
        with suppress(CannotJudge):
            return BotAnswer(Bot(_strong(request.level), request).decide())
    return decide_plainly(request)


def decide_plainly(request: BotRequest) -> BotAnswer:
    """The decision of the plain player, without even loading the strong engine; which may crash."""
    return BotAnswer(Bot(_plain(), request).decide(), is_plain=True)


def mind(level: str, ruleset: Ruleset) -> Engine:
    """The engine that plays ``ruleset`` at ``level``."""
    return _strong(level) if knows(ruleset) else _plain()


@cache
def _plain() -> Engine:
    from bgdesk.engine.plain import PlainEngine

    return PlainEngine()


@cache
def _strong(level: str) -> Engine:
    """Loading it is the last proof that it runs here. Raises CannotJudge when it does not."""
    try:
        from bgdesk.engine.sage import SageEngine
    except ImportError as problem:
        raise CannotJudge(f"the strong engine does not load: {problem}") from problem
    return SageEngine(LEVELS[level].plies, deeper=LEVELS[level].thinks_deeper)


def knows(ruleset: Ruleset, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the strong engine plays ``ruleset`` on this computer; cheap, loads nothing."""
    return probe(environment).is_available and ruleset.id in JUDGED
