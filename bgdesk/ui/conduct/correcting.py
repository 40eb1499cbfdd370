"""Putting a wrong set-up right: the board is set as it should have been, and both players agree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from bgdesk.app.actions.actions import ACTIONS, ActionId, translated
from bgdesk.app.side_by_side import sentences
from bgdesk.app.table.conduct import why_not_correct
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Table
from bgdesk.match import flow
from bgdesk.match.correcting import correction
from bgdesk.match.setup.conversion import setup_of_state
from bgdesk.match.setup.problems import problems
from bgdesk.match.state import MatchState
from bgdesk.rules.position import Position
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.lab.derive_lab import derive_lab_board
from bgdesk.ui.lab.wording import problems_text
from bgdesk.ui.play.table_view import TableView
from bgdesk.ui.words.refusals import refusal_text

translate = QCoreApplication.translate


class Correcting(QObject):
    """Asks through ``dialogs``; what is agreed goes to the controller."""

    def __init__(
        self,
        controller: MatchController,
        dialogs: MatchDialogs,
        table_view: TableView,
        actions: Mapping[ActionId, QAction],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._dialogs = dialogs
        self._table_view = table_view
        self._action = actions[ActionId.CORRECT_SETUP]
        self._window = window
        self._asked_about: MatchState | None = None
        self._action.triggered.connect(self.ask)
        controller.table_changed.connect(self._say_why)

    @Slot(object)
    def _say_why(self, table: Table) -> None:
        """The tip of the menu entry says what it does, or why it cannot be done now."""
        tip = translated(ACTIONS[ActionId.CORRECT_SETUP].tip)
        refusal = why_not_correct(table)
        self._action.setToolTip(plain_tip(sentences(tip, refusal_text(refusal)) if refusal else tip))

    @Slot()
    def ask(self) -> None:
        """Have the checkers set as they should lie."""
        table = self._controller.table
        if table is None or why_not_correct(table):
            return
        from bgdesk.ui.conduct.checkers_lab import CheckersLab
        from bgdesk.ui.conduct.table_dialog import TableDialog, TableWords

        words = TableWords(
            #: Title of a dialog, a verb: put the checkers of a game that has begun where they belong
            translate("Correcting", "Correct the set-up"),
            translate(
                "Correcting",
                "Set the checkers as they should lie now: drag them, or click a point. "
                "Turn, dice and cube stay as they are.",
            ),
            #: Button: the checkers are where they belong
            translate("Correcting", "This is right…"),
        )
        self._asked_about = state = table.state
        dialog = TableDialog(words, CheckersLab(setup_of_state(state)), self._why_not, self._window)
        dialog.follow(self._table_view.board, self._table_view.wishes)
        dialog.confirmed.connect(self._ask_opponent)
        dialog.rejected.connect(self._controller.retry)
        self._controller.clock.pause()
        self._dialogs.open(dialog)

    def _why_not(self, position: Position) -> str:
        table = self._controller.table
        if table is None or position == table.state.position:
            return translate("Correcting", "Nothing is changed so far.")
        if flaws := problems(replace(setup_of_state(table.state), position=position)):
            return problems_text(flaws)
        refusal = flow.refusal(table.state, correction(table.state, position))
        return refusal_text(refusal) if refusal else ""

    @Slot(object)
    def _ask_opponent(self, position: Position) -> None:
        """The other person agrees at the same window; a computer player has nothing against it."""
        table = self._controller.table
        if table is None:
            return
        if not table.is_between_people:
            self._correct(position)
            return
        from bgdesk.ui.conduct.questions import AgreementDialog

        dialog = AgreementDialog(self._board_of(table.state, position), self._window)
        dialog.answered.connect(lambda _: self._correct(position))
        dialog.rejected.connect(self._controller.retry)
        self._dialogs.open(dialog)

    def _board_of(self, state: MatchState, position: Position) -> BoardWidget:
        """A board that looks like the one of the window, with the checkers as they should lie."""
        shown = self._table_view.board
        board = BoardWidget(theme=shown.board_scene.theme)
        board.set_motion(False)
        board.set_orientation(shown.bottom, shown.board_geometry.home_right)
        setup = replace(setup_of_state(state), position=position)
        board.set_view(replace(derive_lab_board(setup, self._table_view.wishes), can_roll=False))
        return board

    def _correct(self, position: Position) -> None:
        """Nothing where the match has gone on meanwhile, or is another."""
        table = self._controller.table
        if table and table.state is self._asked_about:
            self._controller.correct_setup(position)
