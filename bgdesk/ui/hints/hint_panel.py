"""What the engine would do: asked for by the player, with the chances of both."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.common.candidate_model import (
    COST,
    EQUITY,
    MARK,
    NAME,
    WIN,
    CandidateModel,
    CandidateView,
)
from bgdesk.ui.common.chance_bar import ChanceBar, ChanceView
from bgdesk.ui.common.choice_table import choice_table
from bgdesk.ui.common.key_guard import ENTER
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.wrapping_check_box import WrappingCheckBox
from bgdesk.ui.moves.moves_panel import HEADER_PADDING

_CELL_PADDING = 18


@dataclass(frozen=True, slots=True)
class HintView:
    """``text`` says what there is to say; ``button`` asks for a hint, empty where nobody decides.

    ``note`` explains how the ``rows`` are written; ``rows_act``: what they say can be done from there.
    While the engine ``is_thinking`` it can be stopped.
    """

    text: str
    button: str = ""
    chances: ChanceView | None = None
    rows: tuple[CandidateView, ...] = ()
    note: str = ""
    source: str = ""
    follows: bool = False
    is_thinking: bool = False
    rows_act: bool = False


class HintPanel(QWidget):
    """Shows a `HintView`; the row chosen is the play to be shown on the board."""

    hint_requested = Signal()
    cancel_requested = Signal()
    follow_requested = Signal(bool)
    row_chosen = Signal(int)
    """-1 for none."""
    row_wanted = Signal(int)
    """What a row stands for is to be done: a double click, or Enter."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Name of a panel. Short
        self.setAccessibleName(self.tr("Hints"))
        self.model = CandidateModel(self)
        self._rows_act = False
        self._text, self._note = label(), label(role="muted", scale=0.85)
        self._source = label(role="muted", scale=0.85)
        self.chances = ChanceBar(self.tr("Chances to win this game"))
        self.button = QPushButton()
        self._work, self._progress = QWidget(), QProgressBar()
        #: Button, a verb
        self.cancel = QPushButton(self.tr("Cancel"))
        self.table = self._new_table()
        self.follow = WrappingCheckBox(self.tr("Show the chances after every move"))
        self._build()
        self._fit_to_letters()
        self.button.clicked.connect(self.hint_requested)
        self.cancel.clicked.connect(self.cancel_requested)
        self.follow.clicked.connect(self.follow_requested)
        self.table.selectionModel().currentRowChanged.connect(self._row_changed)
        self.table.doubleClicked.connect(self._double_clicked)
        self.table.installEventFilter(self)
        self.set_view(HintView(""))

    def _new_table(self) -> QTableView:
        table = choice_table(self.model, self.tr("Best choices"), self)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = table.horizontalHeader()
        table.setWordWrap(True)
        table.setColumnHidden(MARK, True)
        for column in (EQUITY, COST, WIN):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        # Told while the section still has its old size.
        header.sectionResized.connect(self._column_resized, Qt.ConnectionType.QueuedConnection)
        return table

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_to_letters()

    def _fit_to_letters(self) -> None:
        height = self.table.fontMetrics().height()
        rows = self.table.verticalHeader()
        rows.setMinimumSectionSize(round(height * 1.6))
        rows.setDefaultSectionSize(round(height * 1.6))
        self._show_columns()
        self.table.horizontalHeader().setMinimumHeight(height + HEADER_PADDING)

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(10)
        self._build_work()
        for text in (self._text, self._note, self._source):
            text.setWordWrap(True)
        for widget in (self._text, self.button, self._work, self.chances):
            layout.addWidget(widget)
        layout.addWidget(self.table, 1)
        layout.addStretch(0)
        for widget in (self._note, self._source, self.follow):
            layout.addWidget(widget)

    def _build_work(self) -> None:
        """How long it takes nobody knows, so the bar only moves."""
        self._progress.setRange(0, 0)
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName(self.tr("The engine is thinking"))
        self.cancel.setToolTip(self.tr("Play on without this hint (Esc)"))
        work = QHBoxLayout(self._work)
        work.setContentsMargins(0, 0, 0, 0)
        work.addWidget(self._progress, 1)
        work.addWidget(self.cancel)

    def set_board_theme(self, theme: BoardTheme) -> None:
        """Wear the colours of the checkers."""
        self.chances.set_board_theme(theme)

    def set_view(self, view: HintView) -> None:
        """Show ``view``; of new rows the first is chosen."""
        self._rows_act = view.rows_act
        self._text.setText(view.text)
        self._text.setVisible(bool(view.text))
        self.button.setText(view.button)
        if self.button.hasFocus() and not view.button:
            self.setFocus()  # else the check box gets it, and Enter ticks that
        self.button.setVisible(bool(view.button))
        self.chances.setVisible(view.chances is not None)
        if view.chances:
            self.chances.set_view(view.chances)
        self.follow.setChecked(view.follows)
        self._work.setVisible(view.is_thinking)
        for text, shown in ((self._note, view.note), (self._source, view.source)):
            text.setText(shown)
            text.setVisible(bool(shown))
        self.table.setVisible(bool(view.rows))
        if view.rows != self.model.rows:
            self.model.set_rows(view.rows)
            self._show_columns()
            self.table.selectRow(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter on a row belongs to the row, not to a shortcut of the window."""
        if isinstance(event, QKeyEvent) and _is_enter(event) and self._rows_act and self.chosen_row >= 0:
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self.row_wanted.emit(self.chosen_row)
                return True
        return super().eventFilter(watched, event)

    @Slot(QModelIndex)
    def _double_clicked(self, index: QModelIndex) -> None:
        self.row_wanted.emit(index.row())

    @property
    def chosen_row(self) -> int:
        """-1 for none."""
        return self.table.currentIndex().row()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_columns()

    def _show_columns(self) -> None:
        """Where there is little room, the equity is left to the tips first, then the cost."""
        rows, room = self.model.rows, self.width() - self.table.verticalScrollBar().sizeHint().width()
        win = self._width_of(WIN) if any(row.win for row in rows) else 0
        equity, cost = self._width_of(EQUITY), self._width_of(COST)
        needs_whole_names = self._width_of(NAME)
        self.table.setColumnHidden(WIN, not win)
        self.table.setColumnHidden(EQUITY, bool(win) and needs_whole_names + equity + cost + win > room)
        self.table.setColumnHidden(COST, bool(win) and self._width_of_words() + cost + win > room)
        self.table.resizeRowsToContents()

    def _width_of(self, column: int) -> int:
        header = self.table.horizontalHeader()
        return max(self.table.sizeHintForColumn(column), header.sectionSizeHint(column))

    def _width_of_words(self) -> int:
        """What the names of the choices need at least, one word a line."""
        words = [word for row in self.model.rows for word in row.name.split()]
        width = max(map(self.table.fontMetrics().horizontalAdvance, words), default=0) + _CELL_PADDING
        return max(width, self.table.horizontalHeader().sectionSizeHint(NAME))

    @Slot(int)
    def _column_resized(self, column: int) -> None:
        if column == NAME:
            self.table.resizeRowsToContents()

    @Slot(QModelIndex)
    def _row_changed(self, current: QModelIndex) -> None:
        self.row_chosen.emit(current.row())


def _is_enter(event: QKeyEvent) -> bool:
    is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return is_plain and event.key() in ENTER
