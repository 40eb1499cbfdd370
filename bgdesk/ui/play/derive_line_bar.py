"""Buttons below the board that have to do with a review, or with others who are watched."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.side_by_side import labels
from bgdesk.app.table.table import Table
from bgdesk.match.state import MatchState, Phase
from bgdesk.ui.play.derive_bars import ActionBarView, ButtonView
from bgdesk.ui.play.derive_match_line import match_line
from bgdesk.ui.words.results import match_text

translate = QCoreApplication.translate


def past_line_bar() -> ActionBarView:
    """The row while an earlier move of a line is looked at."""
    back = ButtonView(ActionId.LEAVE_LINE, translate("Bars", "Back to the match"))
    #: Button: play something else from the position that is looked at, beside the line
    other = ButtonView(ActionId.TRY_OUT, translate("Bars", "Try something else"))
    on = ButtonView(ActionId.PLAY_ON, translate("Bars", "Play on…"))
    #: Below the board: an earlier move of what was tried out is looked at
    centre = translate("Bars", "In a line, beside the match")
    #: Button: to where a line that was tried out can be gone on with
    end = ButtonView(ActionId.PRESENT_POSITION, translate("Bars", "To its end"))
    return ActionBarView((back, other, on), centre, end)


def spectator_bar(table: Table, past: MatchState | None) -> ActionBarView:
    """The row while two others play, whose match is watched; ``past`` is what is looked at before its end."""
    state = past or table.state
    #: Button: to the page of the tables on the network. Short
    tables = ButtonView(ActionId.TABLES, translate("Bars", "Tables…"))
    back = ButtonView(ActionId.PRESENT_POSITION, translate("Bars", "Back to the game"))
    #: Below the board: two others play at their computers
    watching = translate("Bars", "You are watching")
    centre = labels(watching, match_line(state, is_practice=table.record.is_practice))
    if state.phase is Phase.OVER and state.winner:
        centre = match_text(state, table.record.header.seats)
    return ActionBarView((tables,) if past else (), centre, back if past else tables)


def review_button() -> ButtonView:
    """It leads back to the match from which this one was played on."""
    #: Button: back to the match that was looked at. Short
    return ButtonView(ActionId.BACK_TO_REVIEW, translate("Bars", "To the review"))
