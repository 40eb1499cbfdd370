"""Trying something out in the window: by a key, or by moving a checker in a match that is looked at."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review.line_editing import LineEditing
from bgdesk.app.review.tried_lines import TriedLines
from bgdesk.app.table.match_controller import MatchController
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.play.play_page import PlayPage
from bgdesk.ui.review.decision_pane import DecisionPane
from bgdesk.ui.review.lines_section import LinesSection, derive_lines


class TryingOut(QObject):
    """Begins ``lines`` at the place of ``history``, and goes back there."""

    def __init__(
        self,
        controller: MatchController,
        lines: TriedLines,
        editing: LineEditing,
        history: History,
        dialogs: MatchDialogs,
        page: PlayPage,
        pane: DecisionPane,
        actions: Mapping[ActionId, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._lines = lines
        self._history = history
        self._dialogs = dialogs
        self._page = page
        self._section = LinesSection()
        #: Button that leads to what was tried out from a position. Short
        pane.add_section(self._section, self.tr("Lines"), is_first=True)
        self._section.chosen.connect(lines.go_on)
        self._section.removal_requested.connect(lambda line: editing.remove((line,)))
        board_input = page.table_view.input
        board_input.may_try_out = lines.may_begin
        board_input.try_out = self._begin
        lines.left.connect(self._back)
        history.moved.connect(self._show)
        lines.changed.connect(self._show)
        actions[ActionId.TRY_OUT].triggered.connect(self._begin)
        actions[ActionId.LEAVE_LINE].triggered.connect(self._leave)
        actions[ActionId.LINE_REPLY].triggered.connect(self._reply)
        actions[ActionId.LINE_DICE].triggered.connect(self._ask_dice)

    @Slot()
    def _begin(self) -> bool:
        return self._lines.begin(self._history.at)

    @Slot()
    def _reply(self) -> None:
        """Where an earlier place of a line is looked at, another line begins there."""
        if self._lines.is_on and (self._history.past is None or self._begin()):
            self._lines.reply()

    @Slot()
    def _leave(self) -> None:
        """A double that was only asked about is put down first."""
        if self._page.double_question.is_asked:
            self._page.double_question.drop()
        else:
            self._lines.leave()

    @Slot()
    def _show(self) -> None:
        study = None if self._lines.is_on else self._lines.study
        at = self._history.at
        self._section.set_lines(derive_lines(study.record, study.branches, at) if study else ())

    @Slot(int)
    def _back(self, event: int) -> None:
        self._history.show_at_rest(event)

    @Slot()
    def _ask_dice(self) -> None:
        """Those that lie there already are taken back."""
        table = self._controller.table
        if table and table.may_choose_dice:
            self._lines.unroll()
            self._dialogs.ask_dice()
