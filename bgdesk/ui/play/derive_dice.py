"""What the dice page shows, from the statistics: pure functions."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.match.dice.statistics import ChiSquare, DiceStatistics
from bgdesk.rules.dice import ALL_ROLLS
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.numbers import decimals, short_decimals, whole

_FEWEST_EXPECTED = 5
"""With fewer expected in the rarest class the test says nothing (the usual rule for Pearson's test)."""
_RARE, _VERY_RARE = 0.05, 0.001


@dataclass(frozen=True, slots=True)
class Bar:
    """How often something was rolled, and how often it would be on average."""

    label: str
    count: int
    expected: float


@dataclass(frozen=True, slots=True)
class HistogramView:
    """A chart with its title and what the test says about it."""

    title: str
    bars: tuple[Bar, ...]
    verdict: str
    figures: str
    """Chi-square, degrees of freedom and p, for those who want them."""


@dataclass(frozen=True, slots=True)
class DiceView:
    """Both charts for one set of rolls."""

    summary: str
    faces: HistogramView
    pairs: HistogramView


def derive_dice(statistics: DiceStatistics) -> DiceView:
    """The dice page for ``statistics``."""
    faces, pairs = sum(statistics.faces), sum(statistics.pairs)
    face_bars = tuple(
        Bar(str(face), count, faces / 6) for face, count in enumerate(statistics.faces, start=1)
    )
    pair_bars = tuple(
        Bar(str(roll), count, pairs * roll.ways / 36)
        for roll, count in zip(ALL_ROLLS, statistics.pairs, strict=True)
    )
    return DiceView(
        _summary(statistics, pairs),
        #: Title of a chart: how often each number of the dice came
        _histogram(QCoreApplication.translate("DicePage", "Faces"), face_bars, statistics.face_test()),
        #: Title of a chart: how often each roll of two dice came
        _histogram(QCoreApplication.translate("DicePage", "Pairs"), pair_bars, statistics.pair_test()),
    )


def _summary(statistics: DiceStatistics, pairs: int) -> str:
    if not pairs:
        return QCoreApplication.translate("DicePage", "Nothing has been rolled yet.")
    text = Counted().rolls_and_doubles(pairs)
    return text.format(
        doubles=statistics.doubles,
        expected=short_decimals(pairs / 6, 1),
    )


def _histogram(title: str, bars: tuple[Bar, ...], test: ChiSquare | None) -> HistogramView:
    enough = min(bar.expected for bar in bars) >= _FEWEST_EXPECTED
    if test is None or not enough:
        verdict = QCoreApplication.translate("DicePage", "Too few rolls to judge.")
        return HistogramView(title, bars, verdict, "")
    #: Figures of a statistical test, all numbers
    figures = QCoreApplication.translate(
        "DicePage", "Chi-square {statistic}, {freedom} degrees of freedom, p = {p}"
    ).format(statistic=decimals(test.statistic, 2), freedom=test.freedom, p=decimals(test.p_value, 3))
    return HistogramView(title, bars, _verdict(test.p_value), figures)


def _verdict(p_value: float) -> str:
    if p_value >= _RARE:
        #: Sentence below a chart of dice. {share} is a number
        text = QCoreApplication.translate(
            "DicePage", "Nothing unusual: good dice stray at least this far in {share} of 100 samples."
        )
        return text.format(share=whole(p_value * 100))
    if p_value >= _VERY_RARE:
        #: Sentence below a chart of dice. {share} is a number
        text = QCoreApplication.translate(
            "DicePage", "A little unusual: good dice stray this far in {share} of 1000 samples."
        )
        return text.format(share=whole(p_value * 1000))
    return QCoreApplication.translate(
        "DicePage", "Very unusual: good dice stray this far in less than one of 1000 samples."
    )
