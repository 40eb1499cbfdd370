"""How somebody played a match that is looked at, in the line below the name."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from bgdesk.analysis.statistics import PlayerStatistics
from bgdesk.app.side_by_side import labels
from bgdesk.ui.words.numbers import decimals, rating as rating_figure, signed

translate = QCoreApplication.translate


class CountedForPr(QObject):
    """Counts of decisions that count for a performance rating, in the plural form that the language wants."""

    def decisions(self, n: int) -> str:
        """Those that a rating is made of."""
        #: Behind a performance rating: so many decisions count for it.
        return self.tr("%n decision(s) counted", "", n)


def bar_text(found: PlayerStatistics) -> str:
    """How somebody played, in one line; empty where nothing is known."""
    if found.pr is None:
        return ""
    #: Below the name of a player: luck in the rolls as equity, such as: luck -0.92. Short
    luck = translate("Summary", "luck {value}").format(value=signed(found.luck.emg, 2))
    count = CountedForPr().decisions(found.decisions)
    return labels(_rating_with_margin(found), count, luck if found.luck.rolls else "")


def _rating_with_margin(found: PlayerStatistics) -> str:
    """With half the width of its interval, where it says anything."""
    assert found.pr is not None
    if found.interval and found.is_enough:
        low, high = found.interval
        #: A performance rating, a standard term, and how far it may be off, as in: PR 20.2 ± 6.1
        text = translate("Summary", "PR {rating} ± {half}")
        return text.format(rating=rating_figure(found.pr), half=decimals((high - low) / 2, 1))
    #: A performance rating, a standard term
    text = translate("Summary", "PR {rating}")
    if not found.is_enough:
        #: A performance rating, a standard term, that says little
        text = translate("Summary", "PR {rating} (few decisions)")
    return text.format(rating=rating_figure(found.pr))
