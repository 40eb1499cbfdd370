"""What has been reached, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.practice.figures.milestones import Milestone, MilestoneKind
from bgdesk.practice.figures.trend import WINDOW
from bgdesk.ui.stats.stats_words import FigureCounts
from bgdesk.ui.words.levels import level_name
from bgdesk.ui.words.numbers import rating

translate = QCoreApplication.translate


def milestone_text(one: Milestone) -> str:
    """One milestone."""
    match one.kind:
        case MilestoneKind.FIRST_ANALYSED:
            return translate("Figures", "First match analysed")
        case MilestoneKind.CLEAN_GAME:
            return translate("Figures", "First game without an error")
        case MilestoneKind.BEST_RATING:
            return FigureCounts().best_decisions(WINDOW).format(rating=rating(one.value))
        case MilestoneKind.BEATEN:
            #: {opponent} is a computer opponent
            text = translate("Figures", "Better than {opponent}: the results leave little doubt")
            return text.format(opponent=level_name(one.name))
        case MilestoneKind.OPENINGS:
            return translate("Figures", "All 15 opening rolls played right, twice, at least a week apart")
        case MilestoneKind.CARDS:
            return translate("Figures", "100 cards that you would still know after 30 days")
        case MilestoneKind.EFFECTIVE_PIPS:
            return translate("Figures", "50 effective pip counts in a row, off by less than a pip on average")
        case MilestoneKind.ALL_GAMES:
            #: Coan ki is the name of a game, which is kept apart from all others
            return translate("Figures", "A match finished in every game, Coan ki aside")
        case MilestoneKind.DICE:
            return translate("Figures", "First match whose dice were checked, roll by roll, by their secret")
