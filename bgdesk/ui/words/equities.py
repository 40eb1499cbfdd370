"""Equities and costs as they are shown."""

from __future__ import annotations

from bgdesk.analysis.scores import score_of
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.evaluation import Equity, Unit
from bgdesk.match.state import MatchState
from bgdesk.ui.words.numbers import cost as cost_figure, equity as equity_figure, percent

LEAST_SHOWN = 0.0005
"""What rounds to nothing costs nothing."""


def equity_text(equity: Equity) -> str:
    """An equity with its sign, or a chance to win the match in per cent; nothing is never below zero."""
    if equity.unit is Unit.MWC:
        return percent(equity.value, 2)
    return equity_figure(equity.value)


def cost_text(cost: float) -> str:
    """What was given away, without a sign; empty for nothing."""
    return cost_figure(cost) if abs(cost) >= LEAST_SHOWN else ""


def normalised(equity: Equity, before: MatchState) -> Equity:
    """``equity`` as the other judgements are shown, where it is a chance to win the match from ``before``."""
    if equity.unit is not Unit.MWC:
        return equity
    value = score_of(before, equity.pov, default_table()).emg(equity)
    return equity if value is None else Equity(value, equity.pov, Unit.NORMALISED)


def normalised_gain(gain: Equity, before: MatchState) -> Equity:
    """The same for a difference of equities."""
    whole = score_of(before, gain.pov, default_table()).in_result(1.0)
    if gain.unit is not Unit.MWC or not whole or before.options.is_money:
        return gain
    return Equity(gain.value / whole, gain.pov, Unit.NORMALISED)
