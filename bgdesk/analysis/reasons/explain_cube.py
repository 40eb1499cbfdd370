"""From a judged cube decision to what is said about it."""

from __future__ import annotations

from collections.abc import Callable

from bgdesk.analysis.questions import Kind
from bgdesk.analysis.reasons.cube_case import CubeCase, Values
from bgdesk.analysis.reasons.cube_rules import cube_reasons
from bgdesk.analysis.reasons.explain import RIGHT_BELOW, SPEAKS_FROM
from bgdesk.analysis.reasons.explanation import Explanation, Silence
from bgdesk.analysis.scores import score_of
from bgdesk.match.equity_tables.table import MatchEquityTable, default_table
from bgdesk.match.evaluation import CubeDecision
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedCube
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS

_MOST_REASONS = 2
_NOISE = 2.0
_CLOSE = 0.05
_BACKGAMMON = RULESETS["backgammon"]
_EXPLAINED = frozenset({Kind.NO_DOUBLE, Kind.DOUBLE, Kind.TAKE, Kind.PASS})


def explain_cube(
    state: MatchState,
    doubler: Player,
    judged: JudgedCube,
    kind: Kind,
    loss: float,
    *,
    at_money: Callable[[], CubeDecision],
    losers: Callable[[], int | None],
    speaks_from: float = SPEAKS_FROM,
    table: MatchEquityTable | None = None,
) -> Explanation:
    """Why the decision ``kind`` in ``state`` was wrong by ``loss``, normalised or per cube."""
    table = table or default_table()
    quiet = _quiet(state, judged, kind, loss, speaks_from)
    values = _values(judged.decision, lambda one: score_of(state, doubler, table).emg(one))
    if quiet or values is None or judged.decision.probabilities is None:
        worth = values.of(kind) if values and quiet is Silence.SMALL else None
        return Explanation(silent_because=quiet or Silence.NO_CHANCES, worth=worth)
    case = CubeCase(
        state,
        doubler,
        kind,
        loss,
        values,
        judged.decision.probabilities.seen_by(doubler),
        table,
        lambda: _money_values(at_money()),
        losers,
    )
    reasons = tuple(cube_reasons(case))[:_MOST_REASONS]
    quiet = None if reasons else Silence.NOTHING_HOLDS
    is_close = kind is Kind.NO_DOUBLE and abs(values.take - values.refusal) < _CLOSE
    return Explanation(reasons=reasons, silent_because=quiet, worth=values.of(kind), is_close_take=is_close)


def _quiet(
    state: MatchState, judged: JudgedCube, kind: Kind, loss: float, speaks_from: float
) -> Silence | None:
    if loss < RIGHT_BELOW:
        return Silence.RIGHT
    if state.options.ruleset() != _BACKGAMMON or kind not in _EXPLAINED:
        return Silence.OTHER_GAME
    errors = [one.standard_error or 0.0 for one in judged.rollouts]
    if errors and loss < _NOISE * sum(error**2 for error in errors) ** 0.5:
        return Silence.WITHIN_NOISE
    return Silence.SMALL if loss < speaks_from else None


def _values(decision: CubeDecision, emg: Callable[..., float | None]) -> Values | None:
    found = [emg(one) for one in (decision.no_double, decision.double_take, decision.double_pass)]
    known = [one for one in found if one is not None]
    return Values(*known) if len(known) == len(found) else None


def _money_values(decision: CubeDecision) -> Values:
    """Of unlimited games, where an equity needs no score."""
    return Values(decision.no_double.value, decision.double_take.value, decision.double_pass.value)
