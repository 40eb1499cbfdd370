"""What was found, in words: a row for each decision, and a line about all of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from bgdesk.analysis.grades import DEFAULT_THRESHOLDS
from bgdesk.analysis.questions import Kind
from bgdesk.app.side_by_side import labels, listed, noted, sentences, titled
from bgdesk.library.find.facts import DOUBLE_PASSED, DOUBLE_TAKEN
from bgdesk.library.find.wanted import FoundDecision
from bgdesk.match.state import Pair
from bgdesk.rules.dice import Dice
from bgdesk.ui.matches.match_columns import MatchColumn, MatchWords
from bgdesk.ui.words.cube import double_pass_title, double_take_title, double_title, no_double_title
from bgdesk.ui.words.equities import cost_text
from bgdesk.ui.words.events import dice_text
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import decimals, whole

if TYPE_CHECKING:
    from bgdesk.library.find.finder import FoundDecisions

translate = QCoreApplication.translate


class FoundColumn(IntEnum):
    """The columns from left to right."""

    COST = 0
    PLAYED = 1
    BEST = 2
    PLAYER = 3
    OPPONENT = 4
    SCORE = 5
    DATE = 6
    DISTANCE = 7


def found_heading(column: FoundColumn) -> str:
    """What stands above ``column``."""
    return {
        #: Headings of a table of decisions, as all that follow; short. What a decision gave away
        FoundColumn.COST: translate("Find", "Cost"),
        FoundColumn.PLAYED: translate("Find", "Played"),
        #: The best play
        FoundColumn.BEST: translate("Find", "Best"),
        #: Who decided
        FoundColumn.PLAYER: translate("Find", "Player"),
        FoundColumn.OPPONENT: translate("Find", "Opponent"),
        #: The points that both players still need
        FoundColumn.SCORE: translate("Find", "Score"),
        FoundColumn.DATE: translate("Find", "Date"),
        #: How many pips a position is away from the one that is looked for
        FoundColumn.DISTANCE: translate("Find", "Pips away"),
    }[column]


@dataclass(frozen=True, slots=True)
class FoundRow:
    """The cells of one decision, ``grade`` the id of that of its cost, and all of it to be ``spoken``."""

    cells: tuple[str, ...]
    grade: str
    spoken: str


def found_row(one: FoundDecision, words: MatchWords) -> FoundRow:
    """One decision of the table."""
    names = Pair(one.match.white, one.match.black)
    cells = (
        "" if one.error is None else cost_text(one.error) or decimals(0.0, 3),
        _played(one),
        _action(one, one.best),
        names.of(one.player),
        names.of(one.player.opponent),
        score_text(one),
        words.cell(one.match, MatchColumn.DATE),
        "" if one.distance is None else whole(one.distance),
    )
    grade = DEFAULT_THRESHOLDS.grade(one.error or 0.0).value
    shown = [
        titled(found_heading(column), cells[column])
        for column in (FoundColumn.COST, FoundColumn.PLAYED, FoundColumn.BEST)
        if cells[column]
    ]
    return FoundRow(cells, grade, listed(cells[FoundColumn.PLAYER], *shown, cells[FoundColumn.SCORE]))


def _played(one: FoundDecision) -> str:
    action = _action(one, one.played)
    if not one.dice or one.kind is not Kind.PLAY:
        return action
    #: In a table of decisions: a roll that could not be played
    action = action or translate("Find", "no move")
    return titled(dice_text(Dice(*divmod(one.dice, 10))), action)


def _action(one: FoundDecision, written: str) -> str:
    if one.kind is not Kind.PLAY:
        return _cube_action(written, is_again=one.is_again)
    return isolated(written)


def _cube_action(name: str, *, is_again: bool) -> str:
    """What was done with the cube, or what was best, by the name that the index has for it."""
    named = {
        Kind.NO_DOUBLE.value: no_double_title(is_again=is_again),
        Kind.DOUBLE.value: double_title(is_again=is_again),
        #: In a table: what was done, or what was best, with the doubling cube; as all that follow
        Kind.TAKE.value: translate("Find", "Take"),
        Kind.PASS.value: translate("Find", "Pass"),
        Kind.RAISE.value: translate("Find", "Beaver"),
        DOUBLE_TAKEN: double_take_title(is_again=is_again),
        DOUBLE_PASSED: double_pass_title(is_again=is_again),
    }
    return named.get(name, "")


def score_text(one: FoundDecision) -> str:
    """The points that the player and the opponent need."""
    if not one.away:
        #: In a table: a session in which each game counts for itself
        return translate("Find", "unlimited")
    #: The points that a player and the opponent still need; "away" is a standard term. Short
    text = translate("Find", "{own}-away, {theirs}-away")
    text = text.format(own=whole(one.away), theirs=whole(one.other_away))
    #: Note behind a score: it is the Crawford game; a name
    return noted(text, translate("Find", "Crawford")) if one.is_crawford else text


class FoundCounts(QObject):
    """Numbers of what was found, in the plural forms of each language."""

    def summary(self, found: FoundDecisions) -> str:
        """How much was found, where, and how long it took."""
        #: How long a search took, in milliseconds; {number} is whole
        took = self.tr("{number} ms").format(number=whole(1000 * found.seconds))
        decisions = self.tr("%n decision(s)", "", len(found))
        return labels(decisions, self.tr("in %n match(es)", "", len(found.match_ids)), took)

    def nothing(self, found: FoundDecisions, *, has_matches: bool, asks_for_errors: bool) -> str:
        """Why nothing was found, and what to do."""
        if not has_matches and not found.looked_at:
            return self.tr(
                "Your library is empty. Open a match (Ctrl+O) or play one: then you find its decisions here."
            )
        if asks_for_errors and not found.judged:
            return self.tr(
                "None of your matches is analysed yet. Analyse them in Matches…, or look for “Every position”"
                " instead of errors."
            )
        looked = self.tr("There is nothing like this among %n decision(s).", "", found.looked_at)
        return sentences(looked, self.tr("Take away some of the conditions."))
