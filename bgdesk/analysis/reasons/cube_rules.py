"""When a number is the reason why a cube decision was wrong; the thresholds are those that were measured."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bgdesk.analysis.questions import Kind
from bgdesk.analysis.reasons.cube_case import PAIRS, CubeCase
from bgdesk.analysis.reasons.evidence import Axis, CubeFact, Evidence
from bgdesk.analysis.reasons.explanation import FoundReason, ReasonId

MANY_LOSERS = 0.20
FEW_LOSERS = 0.10
LIVE = 0.8
"""A taker who can turn the cube again needs about this share of what a dead cube demands, at the least."""

Evidences = tuple[Evidence, ...]


def _nothing_to_lose(case: CubeCase) -> Evidences:
    """Post-Crawford the opponent wins the match with any game: the cube costs the trailer nothing."""
    is_missed = case.kind is Kind.NO_DOUBLE and case.values.should_double
    return (Evidence(CubeFact.AWAY, *case.away),) if is_missed and case.is_post_crawford else ()


def _must_pass(case: CubeCase) -> Evidences:
    """The opponent has to pass, and playing on is worth less."""
    values = case.values
    if case.kind is not Kind.NO_DOUBLE or values.should_take or not values.should_double:
        return ()
    return (Evidence(CubeFact.NO_DOUBLE, values.no_double, values.refusal),)


def _market_lost(case: CubeCase) -> Evidences:
    """A double that could be taken now has to be passed after many rolls."""
    values = case.values
    if case.kind is not Kind.NO_DOUBLE or not values.should_double or not values.should_take:
        return ()
    losers = case.market_losers
    is_enough = losers is not None and losers >= MANY_LOSERS * PAIRS
    return (Evidence(CubeFact.MARKET_LOSERS, losers, PAIRS),) if losers and is_enough else ()


def _market_safe(case: CubeCase) -> Evidences:
    """After few rolls the opponent would have to pass: there is time."""
    if case.kind is not Kind.DOUBLE or case.values.should_double or _is_too_good(case):
        return ()
    losers = case.market_losers
    if losers is None or losers > FEW_LOSERS * PAIRS:
        return ()
    return (Evidence(CubeFact.MARKET_LOSERS, losers, PAIRS),)


def _too_good(case: CubeCase) -> Evidences:
    """Playing on for a gammon is worth more than a pass."""
    if case.kind is not Kind.DOUBLE or not _is_too_good(case):
        return ()
    values = case.values
    gammons = Evidence(CubeFact.GAMMONS, case.chances.win_gammon, case.chances.win)
    return Evidence(CubeFact.NO_DOUBLE, values.no_double, values.refusal), gammons


def _is_too_good(case: CubeCase) -> bool:
    return not case.values.should_take and case.values.no_double > case.values.refusal


def _too_few_wins(case: CubeCase) -> Evidences:
    """Fewer than even the best use of the cube could make up for."""
    if case.kind is not Kind.TAKE or case.values.should_take:
        return ()
    win = case.chances.seen_by(case.doubler.opponent).win
    needed = case.take_point * (1.0 if case.is_dead_for_taker else LIVE)
    return (Evidence(CubeFact.TAKE_POINT, win, case.take_point),) if win < needed else ()


def _enough_wins(case: CubeCase) -> Evidences:
    """More than is needed even if the cube is never turned again."""
    if case.kind is not Kind.PASS or not case.values.should_take:
        return ()
    win = case.chances.seen_by(case.doubler.opponent).win
    return (Evidence(CubeFact.TAKE_POINT, win, case.take_point),) if win >= case.take_point else ()


def _at_score(case: CubeCase) -> Evidences:
    """Score ablation: what was done would be right in unlimited games, and the error vanish."""
    if case.state.options.is_money:
        return ()
    money = case.at_money()
    taken, doubled = money.should_take, money.should_double
    is_right = {
        Kind.NO_DOUBLE: not doubled,
        Kind.DOUBLE: doubled,
        Kind.TAKE: taken,
        Kind.PASS: not taken,
    }.get(case.kind, False)
    if not is_right:
        return ()
    return (
        Evidence(CubeFact.NO_DOUBLE, case.values.no_double, money.no_double),
        Evidence(CubeFact.DOUBLE_TAKE, case.values.take, money.take),
    )


CUBE_RULES: tuple[tuple[ReasonId, Callable[[CubeCase], Evidences]], ...] = (
    (ReasonId.NOTHING_TO_LOSE, _nothing_to_lose),
    (ReasonId.TOO_GOOD, _too_good),
    (ReasonId.MUST_PASS, _must_pass),
    (ReasonId.TOO_FEW_WINS, _too_few_wins),
    (ReasonId.ENOUGH_WINS, _enough_wins),
    (ReasonId.MARKET_LOST, _market_lost),
    (ReasonId.MARKET_SAFE, _market_safe),
    (ReasonId.AT_SCORE, _at_score),
)
"""In the order in which they are told."""


def cube_reasons(case: CubeCase) -> Iterator[FoundReason]:
    """Every reason that holds."""
    for reason, find in CUBE_RULES:
        shown = find(case)
        if shown:
            yield FoundReason(reason, Axis.CUBE, shown, case.loss, case.loss)
