"""Scores and cube actions as the lenses call them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.lenses.lens_score import (
    DOUBLE_MATCH_POINT,
    GAMMON_GO,
    GAMMON_SAVE,
    MONEY_PLAY,
    LensScore,
)
from bgdesk.analysis.lenses.score_lens import CubeAction
from bgdesk.ui.words.cube import double_pass_title, double_take_title, no_double_title, too_good_title
from bgdesk.ui.words.numbers import whole

translate = QCoreApplication.translate


def short_score(score: LensScore) -> str:
    """A score as the head of a narrow column."""
    names = {
        #: Head of a narrow column: money play
        MONEY_PLAY: translate("Lenses", "money"),
        #: Head of a narrow column: double match point, a standard abbreviation
        DOUBLE_MATCH_POINT: translate("Lenses", "DMP"),
        #: Head of a narrow column: gammon go, the score at which a gammon wins the match; a standard term
        GAMMON_GO: translate("Lenses", "GG"),
        #: Head of a narrow column: gammon save, the score at which a gammon loses the match; a standard term
        GAMMON_SAVE: translate("Lenses", "GS"),
    }
    return names.get(score) or pair_of(score)


def pair_of(score: LensScore) -> str:
    """The points to go of both, such as 3-4."""
    return "" if score.away is None else f"{whole(score.away[0])}-{whole(score.away[1])}"


def whole_score(score: LensScore) -> str:
    """A score as the beginning of a longer text."""
    if score.away is None:
        #: Beginning of a tip
        return translate("Lenses", "Money play")
    own, theirs = (whole(one) for one in score.away)
    if score == DOUBLE_MATCH_POINT:
        #: Beginning of a tip: both players need one point
        return translate("Lenses", "Double match point")
    if score.is_crawford:
        #: Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need
        pattern = translate("Lenses", "{own}-away against {theirs}-away, Crawford game")
    elif 1 in score.away:
        #: Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need
        pattern = translate("Lenses", "{own}-away against {theirs}-away, after the Crawford game")
    else:
        #: Beginning of a tip. {own} and {theirs} are the points that the player and the opponent need
        pattern = translate("Lenses", "{own}-away against {theirs}-away")
    return pattern.format(own=own, theirs=theirs)


def axis_text(away: int, *, is_crawford: bool) -> str:
    """The points to go as a head of the grid."""
    #: Head of a row or column: 1-away in the Crawford game. As short as can be
    return translate("Lenses", "1C") if is_crawford else whole(away)


def axis_tip(away: int, *, is_crawford: bool, is_own: bool) -> str:
    """The same as a sentence; ``is_own``: of the player who decides."""
    if is_own:
        if is_crawford:
            #: Tip of the head of a row
            return translate("Lenses", "The player who decides needs 1 point, in the Crawford game")
        #: Tip of the head of a row: {away} points are needed to win the match
        return translate("Lenses", "The player who decides is {away}-away").format(away=whole(away))
    if is_crawford:
        #: Tip of the head of a column
        return translate("Lenses", "The opponent needs 1 point, in the Crawford game")
    #: Tip of the head of a column: {away} points are needed to win the match
    return translate("Lenses", "The opponent is {away}-away").format(away=whole(away))


def short_action(action: CubeAction, *, is_again: bool) -> str:
    """What is right with the cube, in a narrow cell; ``is_again``: for the player who owns it."""
    if is_again:
        return {
            #: In a narrow cell: no redouble; a standard abbreviation
            CubeAction.NO_DOUBLE: translate("Lenses", "NR"),
            #: In a narrow cell: redouble and take; a standard abbreviation
            CubeAction.DOUBLE_TAKE: translate("Lenses", "R/T"),
            #: In a narrow cell: redouble and pass; a standard abbreviation
            CubeAction.DOUBLE_PASS: translate("Lenses", "R/P"),
            CubeAction.TOO_GOOD: translate("Lenses", "TG"),
        }[action]
    return {
        #: In a narrow cell: no double; a standard abbreviation
        CubeAction.NO_DOUBLE: translate("Lenses", "ND"),
        #: In a narrow cell: double and take; a standard abbreviation
        CubeAction.DOUBLE_TAKE: translate("Lenses", "D/T"),
        #: In a narrow cell: double and pass; a standard abbreviation
        CubeAction.DOUBLE_PASS: translate("Lenses", "D/P"),
        #: In a narrow cell: too good to double; a standard abbreviation
        CubeAction.TOO_GOOD: translate("Lenses", "TG"),
    }[action]


def whole_action(action: CubeAction, *, is_again: bool) -> str:
    """The same in full."""
    titles = {
        CubeAction.NO_DOUBLE: no_double_title,
        CubeAction.DOUBLE_TAKE: double_take_title,
        CubeAction.DOUBLE_PASS: double_pass_title,
        CubeAction.TOO_GOOD: too_good_title,
    }
    return titles[action](is_again=is_again)
