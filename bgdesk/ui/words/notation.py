"""Notation within sentences: plays, dice and ids run from left to right in every language."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Qt

from bgdesk.rules.legal.steps import Step
from bgdesk.rules.notation.plays import format_play

_BEGIN, _END = "\N{LEFT-TO-RIGHT ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"


def isolated(text: str) -> str:
    """``text`` kept in its own order among words that run from right to left; as it is among others."""
    if not text or QLocale().textDirection() is not Qt.LayoutDirection.RightToLeft:
        return text
    return f"{_BEGIN}{text}{_END}"


def plain(text: str) -> str:
    """``text`` without what `isolated` added."""
    return text.replace(_BEGIN, "").replace(_END, "")


def score_text(first: int, second: int) -> str:
    """The points of two players, as in ``4-3``."""
    return isolated(f"{first}-{second}")


def shown_play(steps: Sequence[Step]) -> str:
    """``steps`` in the usual notation, as they stand in a list or a sentence; a pass is empty."""
    return isolated(format_play(steps))
