"""The keys of lines: along them, from one to another, and what is done with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtGui import QAction

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review.line_editing import LineEditing, held
from bgdesk.app.review.line_tree import Line
from bgdesk.app.review.tried_lines import TriedLines
from bgdesk.app.review.walk import next_of, previous_of
from bgdesk.app.table.match_controller import MatchController
from bgdesk.match.clock import TIMED
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.review.listed_lines import ListedLines


class LineWalking(QObject):
    """Goes by ``listed`` and ``history``; ``tell`` says a sentence in passing."""

    def __init__(
        self,
        controller: MatchController,
        lines: TriedLines,
        listed: ListedLines,
        editing: LineEditing,
        history: History,
        tell: Callable[[str], None],
        actions: Mapping[ActionId, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._lines = lines
        self._listed = listed
        self._editing = editing
        self._history = history
        self._tell = tell
        for action, slot in (
            (ActionId.LINE_BACK, self._back),
            (ActionId.LINE_ON, self._on),
            (ActionId.TO_LINE, self._below),
            (ActionId.LINE_ABOVE, self._above),
            (ActionId.LINE_BELOW, self._below),
            (ActionId.PROMOTE_LINE, self._promote),
            (ActionId.REMOVE_LINE, self._remove),
            (ActionId.RESTORE_LINE, self._restore),
        ):
            actions[action].triggered.connect(slot)

    def _places(self) -> list[int]:
        """Where something was decided in the line on the board, and its end."""
        table = self._controller.table
        if table is None or table.line_from is None:
            return []
        events = table.record.events
        made = (at for at in range(table.line_from, len(events)) if isinstance(events[at], TIMED))
        return [*made, len(events)]

    @Slot()
    def _back(self) -> None:
        place = previous_of(self._places(), self._history.at)
        if place is None:
            self._lines.leave()
        else:
            self._history.show_at_rest(place)

    @Slot()
    def _on(self) -> None:
        place = next_of(self._places(), self._history.at)
        if place is None:
            self._tell(QCoreApplication.translate("Walk", "This is the end of the line."))
        else:
            self._history.show_at_rest(place)

    def _beside(self) -> tuple[int, list[Line | None]]:
        """What goes on from the position that is looked at, with which of that is on the board.

        The first is what the others leave: a line, or the match.
        """
        tree, at = self._listed.tree, self._history.at
        path = [line for line in self._listed.path if line.keep <= at]
        inner = path[-1] if path else None
        host = (path[-2] if len(path) > 1 else None) if inner and inner.keep == at else inner
        found: list[Line | None] = [host, *(tree.at(host, at) if tree else ())]
        return found.index(inner), found

    @Slot()
    def _above(self) -> None:
        number, beside = self._beside()
        if number:
            self._go_to(beside[number - 1])

    @Slot()
    def _below(self) -> None:
        number, beside = self._beside()
        if number + 1 < len(beside):
            self._go_to(beside[number + 1])
        else:
            self._tell(QCoreApplication.translate("Walk", "No other line leaves this position."))

    def _go_to(self, line: Line | None) -> None:
        at = self._history.at
        if line:
            self._listed.go_to(line, at)
        else:
            self._lines.leave()
            self._history.show_at_rest(at)

    @Slot()
    def _promote(self) -> None:
        tree, path = self._listed.tree, self._listed.path
        if tree and path and not self._editing.promote(tree, path[-1]):
            self._tell(QCoreApplication.translate("Walk", "No line of yours stands above this one."))

    @Slot()
    def _remove(self) -> None:
        """With those that leave it; the place that it left is looked at."""
        path = self._listed.path
        if not path:
            return
        line = path[-1]
        self._lines.leave()
        if not self._editing.remove(held(line), self._removed):
            self._tell(QCoreApplication.translate("Walk", "This line comes with the file and stays."))

    def _removed(self) -> None:
        self._tell(QCoreApplication.translate("Walk", "The line is removed. Ctrl+Z brings it back."))

    @Slot()
    def _restore(self) -> None:
        if not self._editing.undo():
            self._tell(QCoreApplication.translate("Walk", "No line was removed."))
