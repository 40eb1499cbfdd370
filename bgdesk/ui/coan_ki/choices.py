"""The plays of a roll to choose from, with what each is worth once that is asked for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QModelIndex, Signal, Slot
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QVBoxLayout, QWidget

from bgdesk.rules.coan_ki import CoanKiPlay
from bgdesk.ui.coan_ki.wording import cost_text, play_label
from bgdesk.ui.common.candidate_model import COST, EQUITY, MARK, WIN, CandidateModel, CandidateView
from bgdesk.ui.common.choice_table import choice_table
from bgdesk.ui.words.numbers import percent


class PlayChoices(QWidget):
    """A table of plays of which one is chosen."""

    chosen_changed = Signal()
    play_requested = Signal()
    """Enter or a double click on the play that is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plays: tuple[CoanKiPlay, ...] = ()
        self.model = CandidateModel(self)
        self.table = choice_table(
            self.model, QCoreApplication.translate("CoanKi", "Plays of this roll"), self
        )
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setMinimumHeight(96)
        header = self.table.horizontalHeader()
        for column in (MARK, EQUITY):
            self.table.setColumnHidden(column, True)
        for column in (COST, WIN):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table)
        self.setFocusProxy(self.table)
        self.table.selectionModel().currentRowChanged.connect(self._row_changed)
        self.table.activated.connect(self._activated)

    @property
    def plays(self) -> tuple[CoanKiPlay, ...]:
        """What is listed."""
        return self._plays

    @property
    def chosen(self) -> CoanKiPlay | None:
        """The play of the row that is chosen."""
        row = self.table.currentIndex().row()
        return self._plays[row] if 0 <= row < len(self._plays) else None

    def show_plays(self, plays: Sequence[CoanKiPlay], chances: Sequence[float] = ()) -> None:
        """List ``plays``; ``chances`` to win the pot after each, the best first, where they are known."""
        best = max(chances, default=0.0)
        self._plays = tuple(plays)
        rows = [CandidateView(play_label(play), "") for play in plays]
        if chances:
            rows = [
                CandidateView(play_label(play), "", cost_text(best - chance), percent(chance))
                for play, chance in zip(plays, chances, strict=True)
            ]
        self.model.set_rows(tuple(rows))
        for column in (COST, WIN):
            self.table.setColumnHidden(column, not chances)
        self.table.horizontalHeader().setVisible(bool(chances))
        self.choose(0)

    def choose(self, row: int) -> None:
        """Choose the play in ``row``, counted round the list."""
        if self._plays:
            self.table.selectRow(row % len(self._plays))

    def choose_next(self) -> None:
        """Choose the play below; after the last one the first."""
        self.choose(self.table.currentIndex().row() + 1)

    @Slot(QModelIndex)
    def _row_changed(self, _current: QModelIndex) -> None:
        self.chosen_changed.emit()

    @Slot(QModelIndex)
    def _activated(self, _index: QModelIndex) -> None:
        self.play_requested.emit()
