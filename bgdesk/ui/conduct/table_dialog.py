"""A dialog with a board on which the checkers are set as they lie on the table of the players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QSize, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bgdesk.app.lab.lab import Lab
from bgdesk.app.side_by_side import sentences
from bgdesk.match.setup.problems import problems
from bgdesk.match.setup.setup import started
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import press_by_enter
from bgdesk.ui.common.segments import Segments
from bgdesk.ui.lab.derive_lab import derive_lab_board
from bgdesk.ui.lab.edit_board import EditBoard
from bgdesk.ui.lab.lab_input import LabInput
from bgdesk.ui.lab.wording import problems_text
from bgdesk.ui.play.derive_board import BoardWishes
from bgdesk.ui.words.persons import colour_name

_SIZE = QSize(880, 640)


@dataclass(frozen=True, slots=True)
class TableWords:
    """What the dialog says: its ``title``, what is to be done, and its button for that."""

    title: str
    task: str
    confirm: str


class TableDialog(QDialog):
    """Sets the checkers of ``lab`` on a board that looks like ``board``.

    ``obstacle`` says in a sentence why a position cannot be confirmed, nothing where it can; then ``remark``
    says what is to be known of it, if anything.
    """

    confirmed = Signal(object)
    """The `Position` as it was set."""

    def __init__(
        self,
        words: TableWords,
        lab: Lab,
        obstacle: Callable[[Position], str],
        parent: QWidget | None = None,
        remark: Callable[[Position], str] = lambda _: "",
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.title)
        self._lab = lab
        lab.setParent(self)
        self._obstacle, self._remark = obstacle, remark
        self._wishes = BoardWishes()
        self.board = EditBoard(self)
        self.board.set_motion(False)
        self.input = LabInput(self.board, lab, self)
        self.brush = Segments(
            [(player, colour_name(player)) for player in Player],
            QCoreApplication.translate("LabPage", "Colour of a click"),
        )
        #: Button, a verb: take the last change back
        self.undo = QPushButton(QCoreApplication.translate("LabPage", "Undo"))
        #: Button: put the checkers where this game begins
        self.start = QPushButton(self.tr("Starting position"))
        self.warning = label(role="warning", scale=0.95)
        self.status = label(role="muted", scale=0.95)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.confirm = self._buttons.addButton(words.confirm, QDialogButtonBox.ButtonRole.AcceptRole)
        #: Tip of a button: the keys that do the same
        self.confirm.setToolTip(plain_tip(self.tr("Ctrl+Enter")))
        self._build(words.task)
        self._wire()
        self.refresh()

    def _build(self, task: str) -> None:
        heading = label(task)
        heading.setWordWrap(True)
        tools = QHBoxLayout()
        tools.setSpacing(8)
        tools.addWidget(
            label(QCoreApplication.translate("LabPage", "Colour of a click"), role="muted", scale=0.92)
        )
        tools.addWidget(self.brush)
        tools.addStretch(1)
        tools.addWidget(self.undo)
        tools.addWidget(self.start)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 12)
        layout.setSpacing(8)
        layout.addWidget(heading)
        layout.addWidget(self.board, 1)
        layout.addLayout(tools)
        for text in (self.warning, self.status):
            text.setWordWrap(True)
            layout.addWidget(text)
        layout.addWidget(self._buttons)
        press_by_enter(self, self.confirm)

    def _wire(self) -> None:
        self._lab.changed.connect(self.refresh)
        self.input.told.connect(self._tell)
        self.input.brush_changed.connect(self._show_brush)
        self.brush.chosen.connect(self.input.set_brush)
        self.undo.clicked.connect(self._lab.undo)
        self.start.clicked.connect(lambda: self._lab.change(started(self._lab.setup)))
        self._buttons.accepted.connect(self._accepted)
        self._buttons.rejected.connect(self.reject)
        shortcuts = (
            ("Ctrl+Z", self._lab.undo),
            ("Ctrl+Y", self._lab.redo),
            ("Ctrl+Return", self._accepted),
        )
        for keys, act in shortcuts:
            QShortcut(QKeySequence(keys), self).activated.connect(act)

    def follow(self, board: BoardWidget, wishes: BoardWishes) -> None:
        """Look and lie as ``board`` does."""
        self._wishes = wishes
        self.board.set_theme(board.board_scene.theme)
        self.board.set_orientation(board.bottom, board.board_geometry.home_right)
        self.refresh()

    def sizeHint(self) -> QSize:
        return _SIZE.expandedTo(self.minimumSizeHint()).boundedTo(self._room())

    def _room(self) -> QSize:
        window = self.parentWidget()
        return window.size() if window else _SIZE

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.board.setFocus()

    @Slot()
    def refresh(self) -> None:
        """Show the checkers as they are set."""
        setup = self._lab.setup
        view = derive_lab_board(setup, self._wishes)
        self.board.set_view(replace(view, can_roll=False))
        self.undo.setEnabled(self._lab.can_undo)
        self.confirm.setEnabled(not self._why_not)
        self._warn()
        self._show_brush()

    @property
    def _why_not(self) -> str:
        setup = self._lab.setup
        flaws = problems(setup)
        if any(flaw.is_fatal for flaw in flaws):
            return problems_text(flaws)
        return self._obstacle(setup.position)

    def _warn(self) -> None:
        self.warning.setText(self._why_not or self._remark(self._lab.setup.position))

    @Slot(str)
    def _tell(self, sentence: str) -> None:
        """Say what was done; a screen reader hears what stands in the way too."""
        self.status.setText(sentence)
        self.board.announce(sentences(sentence, self.warning.text()))

    @Slot()
    def _show_brush(self) -> None:
        self.brush.set_value(self.input.brush)

    @Slot()
    def _accepted(self) -> None:
        if self.confirm.isEnabled():
            self.accept()
            self.confirmed.emit(self._lab.setup.position)
