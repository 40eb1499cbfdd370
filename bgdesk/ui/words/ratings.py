"""Performance ratings as they are shown: one that says little, as few decisions were made, says so."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.statistics import FEWEST
from bgdesk.ui.words.numbers import rating


def short_rating(value: float, decisions: int) -> str:
    """Where there is no room, as in a table: a question mark, which a tip explains by `told_rating`."""
    return rating(value) if decisions >= FEWEST else f"{rating(value)}?"


def told_rating(value: float, decisions: int) -> str:
    """In a sentence, a tip, or for a screen reader."""
    if decisions >= FEWEST:
        return rating(value)
    #: A performance rating that says little, as in: 5.3 (few decisions)
    text = QCoreApplication.translate("Ratings", "{rating} (few decisions)")
    return text.format(rating=rating(value))
