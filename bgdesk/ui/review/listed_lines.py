"""The lines of the match that is looked at, in the list of moves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.review.line_tree import Line, LineTree, line_tree
from bgdesk.app.review.tried_lines import TriedLines
from bgdesk.app.table.match_controller import MatchController
from bgdesk.match.study import Branch
from bgdesk.ui.moves.moves_panel import MovesPanel
from bgdesk.ui.play.looking_back import History


class ListedLines(QObject):
    """Lists them in ``moves`` once nothing moves on the board, and goes where somebody wants to.

    ``tree`` is what they are now; ``path`` are the ones that are on the board, the outermost first.
    """

    changed = Signal()
    """The lines are others, or those on the board."""

    def __init__(
        self,
        controller: MatchController,
        lines: TriedLines,
        history: History,
        moves: MovesPanel,
        when_at_rest: Callable[[Callable[[], None]], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._lines = lines
        self._history = history
        self._moves = moves
        self._when_at_rest = when_at_rest
        self._branches: tuple[Branch, ...] = ()
        self.tree: LineTree | None = None
        self.path: tuple[Line, ...] = ()
        lines.changed.connect(self._follow)
        controller.table_changed.connect(self._follow)
        moves.line_requested.connect(self.go_to)
        moves.match_requested.connect(self._go_back)

    @Slot()
    def _follow(self) -> None:
        self._when_at_rest(self._list)

    def _list(self) -> None:
        study, table = self._lines.study, self._controller.table
        branches = study.branches if study else ()
        record = study.record if study else None
        path: tuple[Line, ...] = ()
        is_other = branches is not self._branches or record is not (self.tree.record if self.tree else None)
        if is_other:
            self._branches = branches
            self.tree = line_tree(record, branches) if record else None
        if self.tree and table and table.is_line and not table.lesson:
            path = self.tree.path_to(table.record.events)
        if is_other or path != self.path:
            self.path = path
            self._moves.set_lines(self.tree, path)
            self.changed.emit()

    @Slot(object, int)
    def go_to(self, line: Line, state: int) -> None:
        """Have ``line`` on the board, and look at ``state`` there."""
        if not self._is_on_board(line, state):
            self._lines.go_on(line.branch)
        self._history.show_at_rest(state)

    def _is_on_board(self, line: Line, state: int) -> bool:
        table = self._controller.table
        if table is None or line not in self.path or state > len(table.record.events):
            return False
        inner = self.path[self.path.index(line) + 1 :]
        return not inner or state <= inner[0].keep

    @Slot(int)
    def _go_back(self, state: int) -> None:
        self._lines.leave()
        self._history.show_at_rest(state)
