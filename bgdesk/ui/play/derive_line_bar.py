"""Buttons below the board that have to do with a review: in a line beside it, and back to it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.actions.actions import ActionId
from bgdesk.ui.play.derive_bars import ActionBarView, ButtonView

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


def review_button() -> ButtonView:
    """It leads back to the match from which this one was played on."""
    #: Button: back to the match that was looked at. Short
    return ButtonView(ActionId.BACK_TO_REVIEW, translate("Bars", "To the review"))
