"""Levels, grades and progress of an analysis in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.grades import DEFAULT_THRESHOLDS, Grade, Thresholds
from bgdesk.analysis.levels import LEVELS
from bgdesk.analysis.statistics import performance_rating
from bgdesk.analysis.verdicts import Verdict
from bgdesk.app.analysing import Outcome
from bgdesk.app.analysis_pool import Progress
from bgdesk.app.source_text import QT_TRANSLATE_NOOP
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.counted import Counted
from bgdesk.ui.dialogs.analyse_dialog import LevelView
from bgdesk.ui.models.move_list_model import MoveMark
from bgdesk.ui.panels.judgement_panel import WorkView

_SYMBOLS = {Grade.DOUBTFUL: "?!", Grade.BAD: "?", Grade.VERY_BAD: "??"}

_GRADES: Mapping[Grade, str] = MappingProxyType(
    {
        Grade.DOUBTFUL: QT_TRANSLATE_NOOP("Judgement", "doubtful, costs {cost}"),
        Grade.BAD: QT_TRANSLATE_NOOP("Judgement", "an error, costs {cost}"),
        Grade.VERY_BAD: QT_TRANSLATE_NOOP("Judgement", "a blunder, costs {cost}"),
    }
)

_LEVELS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "1-ply": (
            QT_TRANSLATE_NOOP("Judgement", "1-ply"),
            QT_TRANSLATE_NOOP("Judgement", "A first look: a match takes about a second."),
        ),
        "2-ply": (
            QT_TRANSLATE_NOOP("Judgement", "2-ply"),
            QT_TRANSLATE_NOOP("Judgement", "Quick and fair: a match takes a few seconds."),
        ),
        "two-pass": (
            QT_TRANSLATE_NOOP("Judgement", "Two passes"),
            QT_TRANSLATE_NOOP(
                "Judgement",
                "Everything at 2-ply, and 3-ply where that can change the verdict. The usual choice.",
            ),
        ),
        "3-ply": (
            QT_TRANSLATE_NOOP("Judgement", "3-ply"),
            QT_TRANSLATE_NOOP("Judgement", "Every close play at 3-ply, which equals “world class”."),
        ),
        "4-ply": (
            QT_TRANSLATE_NOOP("Judgement", "4-ply"),
            QT_TRANSLATE_NOOP("Judgement", "Deeper still: a match takes many minutes."),
        ),
        "truncated-1": (
            QT_TRANSLATE_NOOP("Judgement", "Short rollouts"),
            QT_TRANSLATE_NOOP("Judgement", "Two passes, then short rollouts of what is close: minutes."),
        ),
        "truncated-2": (
            QT_TRANSLATE_NOOP("Judgement", "Longer rollouts"),
            QT_TRANSLATE_NOOP("Judgement", "Two passes, then rollouts of what is close: most of an hour."),
        ),
        "truncated-3": (
            QT_TRANSLATE_NOOP("Judgement", "Longest rollouts"),
            QT_TRANSLATE_NOOP("Judgement", "Two passes, then long rollouts of what is close: hours."),
        ),
    }
)


def analysis_levels() -> tuple[LevelView, ...]:
    """Every depth, from quick to deep."""
    translate = QCoreApplication.translate
    return tuple(
        LevelView(level, translate("Judgement", name), translate("Judgement", words))
        for level in LEVELS
        for name, words in (_LEVELS[level],)
    )


def marks_of(verdicts: Iterable[Verdict], thresholds: Thresholds = DEFAULT_THRESHOLDS) -> dict[int, MoveMark]:
    """The mark of each decision that has a grade, by its event."""
    return {
        verdict.decision.event: _mark(grade, verdict.error)
        for verdict in verdicts
        if (grade := thresholds.grade(verdict.error)) is not Grade.NONE
    }


def _mark(grade: Grade, error: float) -> MoveMark:
    words = QCoreApplication.translate("Judgement", _GRADES[grade]).format(cost=f"{error:.3f}")
    return MoveMark(_SYMBOLS[grade], grade.value, words)


def summary_text(verdicts: Sequence[Verdict], seats: Pair[Seat]) -> str:
    """The performance ratings of both players so far; empty without decisions that count."""
    parts = []
    for player in Player:
        errors = [one.error for one in verdicts if one.counts and one.decision.player is player]
        rating = performance_rating(errors)
        if rating is not None:
            text = QCoreApplication.translate("Judgement", "{name} {rating}")
            parts.append(text.format(name=seats.of(player).name, rating=f"{rating:.1f}"))
    if not parts:
        return ""
    return QCoreApplication.translate("Judgement", "PR: {ratings}").format(ratings=" · ".join(parts))


def work_view(progress: Progress) -> WorkView:
    """How far an analysis is."""
    text = QCoreApplication.translate("Judgement", "{done} of {total} judged").format(
        done=progress.done, total=progress.total
    )
    if progress.seconds_left is not None and progress.done:
        rest = QCoreApplication.translate("Judgement", "about {seconds} left")
        text += " · " + rest.format(seconds=Counted().seconds(max(1, round(progress.seconds_left))))
    return WorkView(text, progress.done, progress.total)


def outcome_text(outcome: Outcome) -> str:
    """What came of an analysis, in one or two sentences."""
    judged = Counted().decisions(len(outcome.grown.verdicts))
    text = QCoreApplication.translate("Judgement", "The analysis is complete: {decisions} judged.")
    said = [text.format(decisions=judged)]
    if outcome.refused:
        refused = QCoreApplication.translate("Judgement", "Some were not judged: {why}.")
        said.append(refused.format(why=outcome.refused[0]))
    return " ".join(said)
