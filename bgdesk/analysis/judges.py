"""Who judges which games of a match, and how deep: by that an analysis is known again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import assert_never

from bgdesk.analysis.judge import AnalysisEngine, Judge
from bgdesk.analysis.levels import (
    DEFAULT_LEVEL,
    EXACT,
    FIRST_LOOK,
    LEVELS,
    AnalysisLevel,
    network_level,
    network_levels,
)
from bgdesk.engine.exact.sides import NAME as EXACT_NAME
from bgdesk.engine.levels import JUDGES_JOINED
from bgdesk.engine.network.shipped import CLOSE_BY_CHECKERS, DEEP, NAME as NETWORK_NAME
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, Situation
from bgdesk.engine.sage.availability import probe
from bgdesk.engine.sage.encoding import engine_name
from bgdesk.engine.selection import JudgeKind, judge_kind
from bgdesk.match.equity_tables.rates import stake_of
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.options import MatchOptions
from bgdesk.match.stakes import table_of
from bgdesk.match.study import Analysis
from bgdesk.rules.variants import Ruleset, Scoring


@dataclass(frozen=True, slots=True)
class Identity:
    """What an analysis says of itself: ``engine`` with its version, ``level`` and ``settings``."""

    engine: str
    level: str
    settings: str

    @classmethod
    def of(cls, analysis: Analysis) -> Identity:
        """That of ``analysis``."""
        return cls(analysis.engine, analysis.level, analysis.settings)


def identity_of(options: MatchOptions, level: str = DEFAULT_LEVEL) -> Identity:
    """That of an analysis at ``level`` of a match with these rules; of games in turn it names all judges."""
    kinds = _kinds(options.rulesets) or (JudgeKind.STRONG,)
    levels = {kind: _level(kind, level) for kind in kinds}
    if len(kinds) == 1:
        return Identity(_name(kinds[0]), levels[kinds[0]].id, levels[kinds[0]].settings)
    settings = "; ".join(f"{_name(kind)}: {levels[kind].settings}" for kind in kinds)
    return Identity(JUDGES_JOINED.join(map(_name, kinds)), level_of(options, level), settings)


def begun_before(options: MatchOptions, analyses: Iterable[Analysis], level: str) -> Analysis | None:
    """That of ``analyses`` of a match with these rules which can be gone on with on this computer."""
    own = identity_of(options, level)
    return next((one for one in analyses if Identity.of(one) == own), None)


def levels_for(options: MatchOptions) -> tuple[str, ...]:
    """The levels at which a match with these rules can be judged, from quick to deep."""
    kinds = _kinds(options.rulesets)
    if JudgeKind.NETWORK in kinds and JudgeKind.STRONG not in kinds:
        return network_levels()
    return (EXACT.id,) if kinds == (JudgeKind.EXACT,) else tuple(LEVELS)


def level_of(options: MatchOptions, level: str) -> str:
    """The one of `levels_for` that is nearest to ``level``."""
    known = levels_for(options)
    if level in known:
        return level
    if DEFAULT_LEVEL in known:
        return DEFAULT_LEVEL
    return network_level(level).id if len(known) > 1 else known[0]


def table_name(options: MatchOptions) -> str:
    """The match equity table by which a match with these rules is judged."""
    return table_of(options, default_table()).name


def is_judged_here(options: MatchOptions) -> bool:
    """Whether any of the games can be judged on this computer."""
    kinds = _kinds(options.rulesets)
    return any(kind is not JudgeKind.STRONG for kind in kinds) or not kinds or probe().is_available


def judge_of(level: str, situation: Situation) -> Judge:
    """Who answers questions about ``situation`` at ``level``. Raises CannotJudge."""
    ruleset = situation.ruleset
    kind = judge_kind(ruleset)
    if kind is None:
        raise CannotJudge(Obstacle.VARIANT_UNKNOWN, ruleset.id)
    by_checkers = ruleset.scoring is Scoring.PER_CHECKER and situation.away is None
    return _judge(kind, level, stake_of(ruleset) if by_checkers else None)


def engine_for(ruleset: Ruleset) -> AnalysisEngine:
    """Who judges ``ruleset``, one thing at a time. Raises CannotJudge."""
    kind = judge_kind(ruleset)
    if kind is None:
        raise CannotJudge(Obstacle.VARIANT_UNKNOWN, ruleset.id)
    return _engine(kind)


def looks_for(ruleset: Ruleset) -> tuple[str, ...]:
    """The depths at which ``ruleset`` can be looked at one after the other, from quick to deep.

    The first is the one of all plays; without any nobody here judges that game.
    """
    kind = judge_kind(ruleset)
    match kind:
        case JudgeKind.STRONG:
            return (FIRST_LOOK, "2ply", "3ply") if probe().is_available else ()
        case JudgeKind.NETWORK:
            return FIRST_LOOK, DEEP
        case JudgeKind.EXACT:
            return (EXACT.first,)
        case None:
            return ()


def name_of_judge(situation: Situation) -> str:
    """Who answers questions about it in this process; empty where nobody does. Raises CannotJudge."""
    kind = judge_kind(situation.ruleset)
    return _engine(kind).name if kind else ""


@cache
def _judge(kind: JudgeKind, level: str, stake: float | None) -> Judge:
    known = _level(kind, level)
    if kind is JudgeKind.NETWORK and stake:
        known = network_level(known.id, CLOSE_BY_CHECKERS / stake)
    return Judge(_engine(kind), known)


@cache
def _engine(kind: JudgeKind) -> AnalysisEngine:
    """Loaded only where it is needed."""
    match kind:
        case JudgeKind.STRONG:
            try:
                from bgdesk.engine.sage.judge import SageJudge

                return SageJudge()
            except ImportError as problem:
                raise CannotJudge(Obstacle.NOT_LOADED, problem) from problem
        case JudgeKind.NETWORK:
            from bgdesk.engine.network.judge import NetworkJudge

            return NetworkJudge()
        case JudgeKind.EXACT:
            from bgdesk.engine.exact.judge import ExactJudge

            return ExactJudge()
    assert_never(kind)


def _kinds(rulesets: Iterable[Ruleset]) -> tuple[JudgeKind, ...]:
    """Each once, in the order of the games."""
    return tuple(dict.fromkeys(kind for ruleset in rulesets if (kind := judge_kind(ruleset))))


def _level(kind: JudgeKind, level: str) -> AnalysisLevel:
    match kind:
        case JudgeKind.STRONG:
            return LEVELS.get(level, LEVELS[DEFAULT_LEVEL])
        case JudgeKind.NETWORK:
            return network_level(level)
        case JudgeKind.EXACT:
            return EXACT
    assert_never(kind)


def _name(kind: JudgeKind) -> str:
    match kind:
        case JudgeKind.STRONG:
            return engine_name()
        case JudgeKind.NETWORK:
            return NETWORK_NAME
        case JudgeKind.EXACT:
            return EXACT_NAME
    assert_never(kind)
