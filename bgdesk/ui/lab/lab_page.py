"""The page of the position laboratory: the board with what belongs to it, and panels about the position."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QTabWidget, QVBoxLayout, QWidget

from bgdesk.app.lab.lab import Lab
from bgdesk.app.lab.reading import UnreadText, read_setup
from bgdesk.match.setup.conversion import setup_problems, state_of_setup
from bgdesk.match.setup.setup import with_dice, with_score
from bgdesk.match.state import MatchState
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.geometry import Fixture
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.common.roles import framed, label
from bgdesk.ui.common.segments import Segments
from bgdesk.ui.lab.derive_lab import derive_lab_board
from bgdesk.ui.lab.edit_board import EditBoard
from bgdesk.ui.lab.lab_input import LabInput
from bgdesk.ui.lab.roll_chooser import RollChooser
from bgdesk.ui.lab.setup_form import SetupForm
from bgdesk.ui.lab.side_row import SideRow, derive_side_row
from bgdesk.ui.lab.text_line import TextLine
from bgdesk.ui.lab.wording import problems_text, unread_sentence
from bgdesk.ui.play.derive_board import BoardWishes
from bgdesk.ui.words.persons import colour_name

_SIDE_SHARE = 0.31
_SIDE_WIDTHS = (330, 480)


class LabPanel(Protocol):
    """A widget that says something about a position."""

    def set_state(self, state: MatchState | None) -> None:
        """Tell about ``state``; ``None``: the set-up is no position that can come up."""


class LabPage(QWidget):
    """Shows the set-up of ``lab``; gestures on the board change it."""

    back_requested = Signal()

    def __init__(self, lab: Lab, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Name of the page for a screen reader
        self.setAccessibleName(self.tr("Position laboratory"))
        self._lab = lab
        self._wishes = BoardWishes()
        self._panels: list[LabPanel] = []
        self._is_due = True
        self.board = EditBoard(self)
        self.input = LabInput(self.board, lab, self)
        self.upper_row, self.lower_row = SideRow(), SideRow()
        self.text_line = TextLine()
        self.form = SetupForm(lab)
        self.rolls = RollChooser(self)
        self.panels = QTabWidget()
        self.status = label(role="muted", scale=0.95)
        self.problem = label(role="warning", scale=0.95)
        self.brush = Segments(
            [(player, colour_name(player)) for player in Player],
            #: Name of two buttons: the colour of the checkers that a click on the board sets
            self.tr("A click sets"),
        )
        #: Button: go back to the board of the match
        self.back = QPushButton(self.tr("Back to the match"))
        #: Button, a verb: take the last change back
        self.undo = QPushButton(self.tr("Undo"))
        #: Button, a verb: make the change again that was taken back
        self.redo = QPushButton(self.tr("Redo"))
        self.tools = QHBoxLayout()
        self._side = framed("panel")
        self._build()
        self._wire()

    def _build(self) -> None:
        page = QVBoxLayout(self)
        page.setContentsMargins(12, 8, 12, 10)
        page.setSpacing(8)
        page.addLayout(self._head())
        body = QHBoxLayout()
        body.setSpacing(12)
        body.addLayout(self._left(), 1)
        body.addWidget(self._side)
        page.addLayout(body, 1)
        self._fill_side()

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.back)
        #: Title of the page on which positions are set up
        head.addWidget(label(self.tr("Set-up"), bold=True, scale=1.25))
        head.addStretch(1)
        head.addWidget(self.undo)
        head.addWidget(self.redo)
        head.addLayout(self.tools)
        self.undo.setToolTip(self.tr("Take the last change back (Ctrl+Z)"))
        self.redo.setToolTip(self.tr("Make it again (Ctrl+Y)"))
        return head

    def _left(self) -> QVBoxLayout:
        left = QVBoxLayout()
        left.setSpacing(6)
        left.addWidget(self.upper_row)
        left.addWidget(self.board, 1)
        left.addWidget(self.lower_row)
        left.addWidget(self.text_line)
        return left

    def _fill_side(self) -> None:
        side = QVBoxLayout(self._side)
        side.setContentsMargins(12, 10, 12, 12)
        side.setSpacing(8)
        side.addWidget(self.form)
        row = QHBoxLayout()
        #: In front of two colours: checkers of this one are set by a click on the board
        row.addWidget(label(self.tr("A click sets"), role="muted", scale=0.92))
        row.addWidget(self.brush, 1)
        side.addLayout(row)
        for text in (self.status, self.problem):
            text.setWordWrap(True)
            side.addWidget(text)
        self.panels.setDocumentMode(True)
        self.panels.tabBar().setDrawBase(False)
        #: Name of the row of panels for a screen reader
        self.panels.setAccessibleName(self.tr("About this position"))
        side.addWidget(self.panels, 1)
        self.panels.hide()
        side.addStretch(0)

    def _wire(self) -> None:
        self._lab.changed.connect(self.refresh)
        self.input.told.connect(self._tell)
        self.input.brush_changed.connect(self._show_brush)
        self.input.dice_requested.connect(self._ask_dice)
        self.form.dice_requested.connect(self._ask_dice)
        self.rolls.chosen.connect(self._set_dice)
        self.brush.chosen.connect(self.input.set_brush)
        self.back.clicked.connect(self.back_requested)
        self.undo.clicked.connect(self._lab.undo)
        self.redo.clicked.connect(self._lab.redo)
        self.text_line.text_given.connect(self.set_text)
        self.text_line.left.connect(self.board.take_keyboard)
        self.panels.currentChanged.connect(self._fill_panel)
        for row in (self.upper_row, self.lower_row):
            row.turn_requested.connect(self.input.give_turn)
            row.score_requested.connect(
                lambda player, points: self._lab.change(with_score(self._lab.setup, player, points))
            )

    def add_panel(self, title: str, panel: QWidget) -> None:
        """One more panel about the position, with ``set_state`` as in `LabPanel`; it is filled when seen."""
        self._panels.append(panel)  # type: ignore[arg-type]  # a widget that is a LabPanel
        self.panels.addTab(panel, title)
        self.panels.show()

    def follow(self, board: BoardWidget, wishes: BoardWishes) -> None:
        """Lie as the board of the match does."""
        self._wishes = wishes
        self.board.set_orientation(board.bottom, board.board_geometry.home_right)
        self.refresh()

    def set_board_theme(self, theme: BoardTheme) -> None:
        """Wear another board."""
        self.board.set_theme(theme)
        for row in (self.upper_row, self.lower_row):
            row.set_board_theme(theme)

    @Slot()
    def refresh(self) -> None:
        """Show the set-up as it is, if anybody can see it."""
        self._is_due = not self.isVisible()
        if self._is_due:
            return
        setup = self._lab.setup
        self.board.set_view(derive_lab_board(setup, self._wishes))
        bottom = self.board.bottom
        for row, player in ((self.upper_row, bottom.opponent), (self.lower_row, bottom)):
            row.show_view(derive_side_row(setup, player))
        self.form.show_setup()
        self.text_line.show_setup(setup)
        found = problems_text(setup_problems(setup))
        self.problem.setText(found)
        self.problem.setVisible(bool(found))
        self.undo.setEnabled(self._lab.can_undo)
        self.redo.setEnabled(self._lab.can_redo)
        self._show_brush()
        self._fill_panel()

    @Slot()
    def _fill_panel(self) -> None:
        """Only the panel that is seen is asked to say anything."""
        index = self.panels.currentIndex()
        if 0 <= index < len(self._panels) and not self._is_due:
            self._panels[index].set_state(state_of_setup(self._lab.setup))

    @Slot()
    def _show_brush(self) -> None:
        self.brush.set_value(self.input.brush)

    @Slot(str)
    def _tell(self, sentence: str) -> None:
        self.status.setText(sentence)
        self.board.announce(sentence)

    @Slot()
    def _ask_dice(self) -> None:
        self.rolls.ask(self._lab.setup.dice, self._dice_centre())

    def _dice_centre(self) -> QPoint:
        return self.board.place_on_screen(Fixture.DICE).center()

    @Slot(object)
    def _set_dice(self, dice: Dice | None) -> None:
        self._lab.change(with_dice(self._lab.setup, dice))
        self.input.tell_dice()

    @Slot(str)
    def set_text(self, text: str) -> None:
        """Set up what ``text`` tells; where it tells nothing, say why."""
        read = read_setup(text)
        if isinstance(read, UnreadText):
            self.text_line.show_problem(unread_sentence(read.fault))
        elif not self._lab.change(read):
            self.text_line.show_setup(read)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        least, widest = _SIDE_WIDTHS
        self._side.setFixedWidth(min(max(round(self.width() * _SIDE_SHARE), least), widest))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_due:
            self.refresh()
