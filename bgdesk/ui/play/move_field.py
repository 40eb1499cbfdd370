"""A line for typing a play, with completion."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QStringListModel, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QLineEdit, QPushButton, QWidget

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.table import Table
from bgdesk.match.state import MatchState
from bgdesk.rules.notation.plays import NotationError, format_steps, parse_ways, place_text
from bgdesk.rules.notation.typed_rest import parse_rest, rest_completions
from bgdesk.rules.position import BAR, IN
from bgdesk.rules.refusal import Reason, Refusal
from bgdesk.ui.board.accessibility import announce
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import elided
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.refusals import refusal_text

MAX_COMPLETIONS = 12


class _Proposals(QCompleter):
    """Proposes everything in its list, which fits what is typed already, and chooses nothing by itself."""

    def splitPath(self, _path: str) -> list[str]:
        return [""]


class MoveField(QWidget):
    """A play typed from the board as it is; Enter makes it there, Escape gives up.

    Where the whole play is on the board already, another one is typed in its place.

    Whoever holds the field shows and hides it.
    """

    opened = Signal()
    closed = Signal()

    def __init__(self, controller: MatchController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._is_open = False
        self.takes_back: Callable[[], object] = lambda: None
        """Takes back what was answered already, before another play is typed."""
        self._asked: MatchState | None = None
        self.problem = elided(role="warning")
        #: Button, a verb
        self._cancel = QPushButton(self.tr("Cancel"))
        self._cancel.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.line = QLineEdit()
        self.line.setMaxLength(80)
        self.line.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        #: Button, a verb: play what was typed
        self.line.setAccessibleName(self.tr("Play"))
        self._plays = QStringListModel(self)
        self._completer = _Proposals(self._plays, self)
        self.line.setCompleter(self._completer)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.line, 2)
        layout.addWidget(self.problem, 3)
        layout.addWidget(self._cancel)
        self._cancel.clicked.connect(self.close_line)
        self.line.textEdited.connect(self._edited)
        self.line.returnPressed.connect(self._entered)
        controller.table_changed.connect(self._table_changed)

    @property
    def _example(self) -> str:
        """A play as it is written in this game."""
        table = self._controller.table
        return "bar/22 in/20" if table and table.state.ruleset.reserve else "8/5 6/5"

    @Slot()
    def open(self) -> None:
        """Ask for the play of the dice on the board."""
        self.takes_back()
        if self._entry is not None and self._entry.played and self._entry.is_complete:
            self._controller.play_editor.edit(PlayEntry.undo_all)
        if self._entry is not None:
            self._is_open = True
            self._begin()
            self.opened.emit()
            self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _begin(self) -> None:
        """What was typed for other dice does not hold for these."""
        self.line.clear()
        #: In an empty field. {play} is an example, as in 8/5 6/5
        hint = self.tr("Type the move, such as {play}")
        self.line.setPlaceholderText(hint.format(play=isolated(self._example)))
        self._plays.setStringList([])
        self._tell("")

    @property
    def _entry(self) -> PlayEntry | None:
        table = self._controller.table
        return table.entry if table and table.waits_for_human else None

    @Slot(str)
    def _edited(self, text: str) -> None:
        self._tell("")
        entry = self._entry
        if entry is not None:
            found = rest_completions(text, entry.legal, entry.played)
            self._plays.setStringList(list(found[:MAX_COMPLETIONS]))

    @Slot()
    def _entered(self) -> None:
        entry = self._entry
        if entry is None:
            return
        try:
            rest = parse_rest(self.line.text(), entry.legal, entry.played)
        except NotationError as problem:
            self._tell(self._worded(problem))
            return
        self.close_line()
        self._controller.play_editor.edit(lambda entry: entry.follow(rest.steps))

    def _tell(self, problem: str) -> None:
        self.problem.setText(problem)
        self.problem.setToolTip(plain_tip(problem))
        self.line.setAccessibleDescription(problem)
        if problem:
            announce(self, problem)

    def _worded(self, problem: NotationError) -> str:
        if problem.refusal is not None:
            return self._written_otherwise(problem.refusal) or refusal_text(problem.refusal)
        if problem.choices:
            ways = " · ".join(isolated(format_steps(play.steps)) for play in problem.choices[:4])
            #: Question. {ways} are plays to choose from, as in 24/18/16 or 24/22/16
            return self.tr("Which way? {ways}").format(ways=ways)
        #: Two sentences. {text} is what was typed, {play} an example, as in 8/5 6/5
        text = self.tr("“{text}” is not a move. Type points, such as {play}.")
        return text.format(text=isolated(problem.token or ""), play=isolated(self._example))

    def _written_otherwise(self, refusal: Refusal) -> str:
        """How a checker is written that was looked for on the bar and waits in reserve."""
        entry = self._entry
        targets = [way[1] for way in parse_ways(self.line.text()) if way[0] == BAR]
        if entry is None or refusal != Refusal(Reason.NO_CHECKER, BAR) or not targets:
            return ""
        if not entry.position.extra(entry.legal.player).reserve:
            return ""
        #: Sentence. {play} is an example, as in in/20
        text = self.tr("You have no checker on the bar; those in reserve are written {play}.")
        return text.format(play=isolated(f"{place_text(IN)}/{place_text(targets[0])}"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_line()
        else:
            super().keyPressEvent(event)

    @Slot()
    def close_line(self) -> None:
        """Give up typing."""
        if self._is_open:
            self._is_open = False
            self.closed.emit()

    @Slot(object)
    def _table_changed(self, table: Table) -> None:
        is_same, self._asked = table.state is self._asked, table.state
        if self._entry is None:
            self.close_line()
        elif self._is_open and not is_same:
            self._begin()
