"""The row of buttons below the board while one learns from a match: a pure function of the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.table import LessonPhase, Table
from bgdesk.app.table.taking_back import may_undo
from bgdesk.match import flow
from bgdesk.match.state import Phase
from bgdesk.ui.play.derive_bars import ActionBarView, ButtonView
from bgdesk.ui.words.cube import double_title, no_double_title, raise_title

translate = QCoreApplication.translate


def derive_lesson_bar(table: Table, lesson: LessonPhase, wishes: AutomationWishes) -> ActionBarView:
    """What may be done: while a decision is asked about all that may be decided, else to go on."""
    centre, back = _where(table)
    match lesson:
        case LessonPhase.ASKING:
            buttons, primary = _decisions(table, wishes)
            return ActionBarView(buttons, centre, primary)
        case LessonPhase.TELLING:
            #: Button: what is asked next
            primary = ButtonView(ActionId.LEARN_NEXT, translate("Bars", "Next"))
            return ActionBarView((back,), centre, primary)
        case LessonPhase.CHOOSING | LessonPhase.OVER:
            return ActionBarView((), centre, back)


def _where(table: Table) -> tuple[str, ButtonView]:
    """What is done there, and the way back from it."""
    if table.is_drill:
        #: Button: from a card back to the page from which one came
        back = translate("Bars", "Back")
        #: Below the board: a card is asked, which is no part of a match
        return translate("Bars", "Practice"), ButtonView(ActionId.LEARN_STOP, back)
    #: Button: from learning back to the match that is looked at
    back = translate("Bars", "Back to the review")
    #: Below the board: what is done now is no part of the match that is looked at
    return translate("Bars", "Learning from this match"), ButtonView(ActionId.LEARN_STOP, back)


def _decisions(table: Table, wishes: AutomationWishes) -> tuple[tuple[ButtonView, ...], ButtonView]:
    state = table.state
    #: Button, a verb: leave out what is asked
    skip = ButtonView(ActionId.LEARN_SKIP, translate("Bars", "Skip"))
    #: Button, a verb: tell what is best. Short
    show = ButtonView(ActionId.LEARN_SHOW, translate("Bars", "Show"))
    if state.phase is Phase.CUBE_OFFERED:
        assert state.cube_offer
        assert state.to_act
        answers = [ButtonView(ActionId.PASS, translate("Bars", "Pass"))]
        if flow.may_raise(state, state.to_act) is None:
            answers.append(ButtonView(ActionId.BEAVER, raise_title(state.cube_offer.raises + 1)))
        return (skip, show, *answers), ButtonView(ActionId.TAKE, translate("Bars", "Take"))
    if state.phase is Phase.TO_ROLL:
        is_again = state.cube.owner is not None
        no_double = ButtonView(ActionId.ROLL, no_double_title(is_again=is_again))
        return (skip, show, ButtonView(ActionId.DOUBLE, double_title(is_again=is_again))), no_double
    is_complete = table.entry is not None and table.entry.is_complete
    undo = ButtonView(ActionId.UNDO, translate("Bars", "Undo"), may_undo(table, wishes))
    return (skip, show, undo), ButtonView(ActionId.DONE, translate("Bars", "Done"), is_complete)
