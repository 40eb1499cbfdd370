"""A cube decision in the usual words."""

from __future__ import annotations

from bgdesk.match.evaluation import CubeDecision

_EQUAL = 0.0005
"""Equities closer than this make a double optional."""


def cube_words(decision: CubeDecision, *, is_redouble: bool) -> str:
    """The recommendation, such as ``No double/take`` or ``Too good to redouble/pass``."""
    double = "redouble" if is_redouble else "double"
    nothing, take, refuse = (
        equity.value for equity in (decision.no_double, decision.double_take, decision.double_pass)
    )
    answer = _answer(decision)
    doubled = min(take, refuse)
    if abs(doubled - nothing) < _EQUAL:
        return f"Optional {double}/{answer}"
    if doubled > nothing:
        return f"{double.capitalize()}/{answer}"
    if nothing > refuse:
        return f"Too good to {double}/{answer}"
    return f"No {double}/{answer}"


def _answer(decision: CubeDecision) -> str:
    if decision.should_beaver:
        return "beaver"
    return "take" if decision.double_take.value <= decision.double_pass.value else "pass"
