"""The page of the position laboratory: the board with what belongs to it, and panels about the position."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.lab.lab import Lab
from bgdesk.app.lab.reading import UnreadText, read_setup
from bgdesk.match.setup.conversion import setup_problems, state_of_setup
from bgdesk.match.setup.setup import TableSetup, played, with_dice, with_score
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.geometry import Fixture
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import Arrow
from bgdesk.ui.common.own_keys import claims_key, is_escape
from bgdesk.ui.common.page_head import HEAD_MARGINS
from bgdesk.ui.common.roles import framed, label
from bgdesk.ui.common.segments import Segments
from bgdesk.ui.lab.derive_lab import derive_lab_board
from bgdesk.ui.lab.edit_board import EditBoard
from bgdesk.ui.lab.lab_head import LabHead
from bgdesk.ui.lab.lab_input import LabInput
from bgdesk.ui.lab.lab_panels import LabPanels
from bgdesk.ui.lab.lab_play import LabPlay
from bgdesk.ui.lab.roll_chooser import RollChooser
from bgdesk.ui.lab.setup_form import SetupForm
from bgdesk.ui.lab.side_row import SideRow, derive_side_row
from bgdesk.ui.lab.text_line import TextLine
from bgdesk.ui.lab.wording import problems_text, unread_sentence
from bgdesk.ui.play.derive_board import BoardWishes
from bgdesk.ui.words.persons import colour_name

_SIDE_SHARE = 0.31
_SIDE_WIDTHS = (330, 480)


class LabPage(QWidget):
    """Shows the set-up of ``lab``; gestures on the board change it."""

    back_requested = Signal()

    def __init__(self, lab: Lab, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Name of the page for a screen reader
        self.setAccessibleName(self.tr("Position laboratory"))
        self._lab = lab
        self._wishes = BoardWishes()
        self._is_due = True
        self._arrows: tuple[Arrow, ...] = ()
        self._origin: tuple[TableSetup, Position] | None = None
        self.board = EditBoard(self)
        self.input = LabInput(self.board, lab, self)
        self.play = LabPlay(self.board, self)
        self.upper_row, self.lower_row = SideRow(), SideRow()
        self.text_line = TextLine()
        self.form = SetupForm(lab)
        self.rolls = RollChooser(self)
        self.panels = LabPanels()
        self.status = label(role="muted", scale=0.95)
        self.problem = label(role="warning", scale=0.95)
        self.brush = Segments(
            [(player, colour_name(player)) for player in Player],
            #: Name of two buttons, and their label: a click on the board sets checkers of this colour
            self.tr("Colour of a click"),
        )
        self.head = LabHead(self)
        self.back, self.undo, self.redo = self.head.back, self.head.undo, self.head.redo
        self.trying, self.tools = self.head.trying, self.head.tools
        self._side = framed("panel")
        self._build()
        self._wire()

    def _build(self) -> None:
        page = QVBoxLayout(self)
        page.setContentsMargins(*HEAD_MARGINS)
        page.setSpacing(8)
        page.addWidget(self.head)
        body = QHBoxLayout()
        body.setSpacing(12)
        body.addLayout(self._left(), 1)
        body.addWidget(self._side)
        page.addLayout(body, 1)
        self._fill_side()

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
        row.addWidget(label(self.tr("Colour of a click"), role="muted", scale=0.92))
        row.addWidget(self.brush, 1)
        side.addLayout(row)
        for text in (self.status, self.problem):
            text.setWordWrap(True)
            side.addWidget(text)
        side.addWidget(self.panels, 1)
        side.addStretch(0)

    def _wire(self) -> None:
        self._lab.changed.connect(self.status.clear)
        self._lab.changed.connect(self.refresh)
        self.input.told.connect(self.tell)
        self.input.brush_changed.connect(self._show_brush)
        self.input.dice_requested.connect(self._ask_dice)
        self.form.dice_requested.connect(self._ask_dice)
        self.rolls.chosen.connect(self._set_dice)
        self.brush.chosen.connect(self.input.set_brush)
        self.head.back_requested.connect(self.back_requested)
        self.undo.clicked.connect(self.take_back)
        self.redo.clicked.connect(self._lab.redo)
        self.trying.clicked.connect(self.try_play)
        self.play.changed.connect(self._show_board)
        self.play.tried.connect(self.panels.judge_play)
        self.play.confirmed.connect(self.go_on_with)
        self.play.refused.connect(self.tell)
        self.text_line.text_given.connect(self.set_text)
        self.text_line.left.connect(self.board.take_keyboard)
        self.panels.pointed.connect(self.point_at)
        self.panels.play_requested.connect(self.go_on_with)
        for row in (self.upper_row, self.lower_row):
            row.turn_requested.connect(self.input.give_turn)
            row.score_requested.connect(
                lambda player, points: self._lab.change(with_score(self._lab.setup, player, points))
            )

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

    def set_origin(self, setup: TableSetup, made: Position | None) -> None:
        """``setup`` comes from a match in which the play that led to ``made`` was made from it."""
        self._origin = (setup, made) if made else None

    @Slot()
    def refresh(self) -> None:
        """Show the set-up as it is, if anybody can see it."""
        self._is_due = not self.isVisible()
        if self._is_due:
            return
        setup = self._lab.setup
        self._arrows = ()
        if self.play.is_on:
            self.play.begin(state_of_setup(setup))
        self._show_board()
        bottom = self.board.bottom
        for row, player in ((self.upper_row, bottom.opponent), (self.lower_row, bottom)):
            row.show_view(derive_side_row(setup, player))
        self.form.show_setup()
        self.text_line.show_setup(setup)
        flaws = setup_problems(setup)
        found = problems_text(flaws)
        self.problem.setText(found)
        self.problem.setVisible(bool(found))
        self.trying.setEnabled(setup.dice is not None and not any(one.is_fatal for one in flaws))
        self.redo.setEnabled(self._lab.can_redo)
        self._show_brush()
        comes_from_match = self._origin is not None and self._origin[0] == setup
        made = self._origin[1] if self._origin and comes_from_match else None
        self.panels.set_state(state_of_setup(setup), made)

    @Slot()
    def _show_board(self) -> None:
        view = derive_lab_board(self._lab.setup, self._wishes, arrows=self._arrows)
        self.board.set_view(self.play.shown(view, self._wishes))
        self.trying.setChecked(self.play.is_on)
        self.undo.setEnabled(self._lab.can_undo or self.play.has_steps)

    @Slot(object)
    def point_at(self, arrows: tuple[Arrow, ...]) -> None:
        """Show by arrows what could be played."""
        if arrows != self._arrows:
            self._arrows = arrows
            self._show_board()

    @Slot()
    def try_play(self) -> None:
        """Have plays made on the board, or have it set up again."""
        self._arrows = ()
        if self.play.is_on or not self.play.begin(state_of_setup(self._lab.setup)):
            self.play.stop()
        self.board.take_keyboard()

    @Slot(object)
    def go_on_with(self, position: Position) -> None:
        """The play that led to ``position`` is made: the opponent is on roll."""
        self.play.stop()
        self._lab.change(played(self._lab.setup, position))
        self.input.tell_dice()

    def event(self, event: QEvent) -> bool:
        """Escape is the page's own, whatever the key does elsewhere."""
        return claims_key(event, is_escape) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self._escape()

    def _escape(self) -> None:
        """End a play that is tried, leave a field for the board, or else leave the page."""
        if self.play.is_on:
            self.try_play()
        elif isinstance(QApplication.focusWidget(), QLineEdit | QAbstractSpinBox):
            self.board.take_keyboard()
        else:
            self.back_requested.emit()

    @Slot()
    def take_back(self) -> None:
        """A step of the play that is tried, else the last change."""
        if self.play.has_steps:
            self.play.undo()
        else:
            self._lab.undo()

    @Slot()
    def _show_brush(self) -> None:
        self.brush.set_value(self.input.brush)

    @Slot(str)
    def tell(self, sentence: str) -> None:
        """Say what was done, or why it was not."""
        self.status.setText(sentence)
        self.board.announce(sentence)

    @Slot()
    def _ask_dice(self) -> None:
        self.rolls.ask(self._lab.setup.dice, self.board.place_on_screen(Fixture.DICE).center())

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
        self._fit_side()

    def _fit_side(self) -> None:
        for part in (self.form, self._side):
            layout = part.layout()
            if layout:
                layout.invalidate()
                layout.activate()
        least, widest = _SIDE_WIDTHS
        needed = max(least, self._side.minimumSizeHint().width())
        self._side.setFixedWidth(max(needed, min(round(self.width() * _SIDE_SHARE), widest)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_due:
            self.refresh()
            self._fit_side()
