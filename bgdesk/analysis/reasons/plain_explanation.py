"""An explanation as plain values for JSON, as ``resources/schemas/bgdesk-explain.schema.json`` says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bgdesk.analysis.reasons.evidence import Evidence
from bgdesk.analysis.reasons.explanation import Explanation, FoundReason
from bgdesk.analysis.reasons.split import Split

_DIGITS = 9

Plain = dict[str, Any]


def plain_explanation(found: Explanation, texts: Sequence[str]) -> Plain:
    """``texts`` are the sentences of the reasons; the parts of the split add up to the loss."""
    return {
        "split": _split(found.split) if found.split else None,
        "reasons": plain_reasons(found, texts),
        "silent_because": found.silent_because.value if found.silent_because else None,
    }


def plain_reasons(found: Explanation, texts: Sequence[str]) -> list[Plain]:
    """The reasons with their sentences."""
    return [_reason(one, text) for one, text in zip(found.reasons, texts, strict=True)]


def plain_facts(facts: Sequence[Evidence]) -> list[Plain]:
    """Every fact of both boards."""
    return [_evidence(one) for one in facts]


def _split(split: Split) -> Plain:
    parts = ("win", "gammon_won", "gammon_lost", "backgammon", "rest")
    return {part: _rounded(getattr(split, part)) for part in parts}


def _reason(reason: FoundReason, text: str) -> Plain:
    return {
        "id": reason.id.value,
        "axis": reason.axis.value,
        "text": text,
        "share": _rounded(reason.share),
        "cause": _rounded(reason.cause),
        "evidence": [_evidence(one) for one in reason.evidence],
    }


def _evidence(one: Evidence) -> Plain:
    return {
        "key": one.key.value,
        "played": one.played,
        "best": one.best,
        "points": list(one.points),
        "rolls": [[roll.high, roll.low] for roll in one.rolls],
    }


def _rounded(value: float) -> float:
    return round(value, _DIGITS) + 0.0
