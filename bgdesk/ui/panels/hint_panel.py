"""What the engine would do: asked for by the player, with the chances of both."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.models.candidate_model import COST, EQUITY, MARK, WIN, CandidateModel, CandidateView
from bgdesk.ui.panels.chance_bar import ChanceBar, ChanceView
from bgdesk.ui.panels.choice_table import choice_table
from bgdesk.ui.panels.moves_panel import HEADER_PADDING
from bgdesk.ui.panels.roles import label

_WIDE = 46
"""So many characters have room beside each other in a panel that shows everything."""


@dataclass(frozen=True, slots=True)
class HintView:
    """``text`` says what there is to say; ``button`` asks for a hint, empty where nobody decides."""

    text: str
    button: str = ""
    chances: ChanceView | None = None
    rows: tuple[CandidateView, ...] = ()
    source: str = ""
    follows: bool = False


class HintPanel(QWidget):
    """Shows a `HintView`; the row chosen is the play to be shown on the board."""

    hint_requested = Signal()
    follow_requested = Signal(bool)
    row_chosen = Signal(int)
    """-1 for none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = CandidateModel(self)
        self._text, self._source = label(), label(role="muted", scale=0.85)
        self.chances = ChanceBar()
        self.button = QPushButton()
        self.table = self._new_table()
        self.follow = QCheckBox(self.tr("Show the chances after every move"))
        self._build()
        self._fit_to_letters()
        self.button.clicked.connect(self.hint_requested)
        self.follow.clicked.connect(self.follow_requested)
        self.table.selectionModel().currentRowChanged.connect(self._row_changed)
        self.set_view(HintView(""))

    def _new_table(self) -> QTableView:
        table = choice_table(self.model, self.tr("Best choices"), self)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = table.horizontalHeader()
        table.setColumnHidden(MARK, True)
        for column in (EQUITY, COST, WIN):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        return table

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_to_letters()

    def _fit_to_letters(self) -> None:
        height = self.table.fontMetrics().height()
        self.table.verticalHeader().setDefaultSectionSize(round(height * 1.6))
        self.table.horizontalHeader().setMinimumHeight(height + HEADER_PADDING)

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(10)
        for text in (self._text, self._source):
            text.setWordWrap(True)
        for widget in (self._text, self.button, self.chances):
            layout.addWidget(widget)
        layout.addWidget(self.table, 1)
        layout.addStretch(0)
        layout.addWidget(self._source)
        layout.addWidget(self.follow)

    def set_board_theme(self, theme: BoardTheme) -> None:
        """Wear the colours of the checkers."""
        self.chances.set_board_theme(theme)

    def set_view(self, view: HintView) -> None:
        """Show ``view``; of new rows the first is chosen."""
        self._text.setText(view.text)
        self._text.setVisible(bool(view.text))
        self.button.setText(view.button)
        self.button.setVisible(bool(view.button))
        self.chances.setVisible(view.chances is not None)
        if view.chances:
            self.chances.set_view(view.chances)
        self.follow.setChecked(view.follows)
        self._source.setText(view.source)
        self._source.setVisible(bool(view.source))
        self.table.setVisible(bool(view.rows))
        if view.rows != self.model.rows:
            self.model.set_rows(view.rows)
            self._show_columns()
            self.table.selectRow(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room the name of a play matters more than its chances."""
        super().resizeEvent(event)
        self._show_columns()

    def _show_columns(self) -> None:
        is_narrow = self.width() < self.fontMetrics().averageCharWidth() * _WIDE
        self.table.setColumnHidden(WIN, is_narrow or not any(row.win for row in self.model.rows))

    @Slot(QModelIndex)
    def _row_changed(self, current: QModelIndex) -> None:
        self.row_chosen.emit(current.row())
