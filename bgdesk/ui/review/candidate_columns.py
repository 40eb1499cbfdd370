"""How wide the columns of the choices are, and which of them there is room for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QTableView

from bgdesk.ui.common.candidate_model import (
    COST,
    EQUITY,
    LOSE_BACKGAMMON,
    LOSE_GAMMON,
    MARK,
    WIN,
    WIN_BACKGAMMON,
    WIN_GAMMON,
    CandidateModel,
)

_LONGEST = "0 24/18 13/7(2) 3"
"""Longer choices than this end in dots where all chances are shown; they are in the tips."""
_LONGEST_SHORT = "24/18 13/9"
_WIDEST = {
    MARK: "??.",
    EQUITY: "(+0.000)",
    COST: "(0.000)",
    WIN: "00.0",
    WIN_GAMMON: "00.0",
    LOSE_GAMMON: "00.0",
    WIN_BACKGAMMON: "0.00",
    LOSE_BACKGAMMON: "0.00",
}
"""What has to fit into each column beside the choice itself."""
_WIDEST_SHORT = {**_WIDEST, COST: "0.000", WIN_GAMMON: "00", LOSE_GAMMON: "00"}
_PADDING, _PADDING_SHORT, _HEADING_SHORT = 8, 6, 12
_ONE_BY_ONE = ((WIN,), (WIN_GAMMON, LOSE_GAMMON), (WIN_BACKGAMMON, LOSE_BACKGAMMON))
"""What is shown beside the equity where there is room; the rest is in the tips."""
_WITH_GAMMONS = 2
"""So many of them are shown where gammons are."""


class CandidateColumns:
    """Of a ``view``. Where there is no room for gammons ``model`` writes short, without ranks and depths."""

    def __init__(self, view: QTableView, model: CandidateModel) -> None:
        self._view = view
        self._model = model

    def fit(self, width: int) -> None:
        """Have all in ``width`` pixels."""
        room = width - self._view.verticalScrollBar().sizeHint().width()
        is_short = self._shown(room, is_short=False) < _WITH_GAMMONS
        shown = self._shown(room, is_short=is_short)
        self._model.set_short(is_short=is_short)
        for column in _WIDEST:
            self._view.horizontalHeader().resizeSection(column, self._width(column, is_short=is_short))
        for number, columns in enumerate(_ONE_BY_ONE):
            for column in columns:
                self._view.setColumnHidden(column, number >= shown)

    def _shown(self, room: int, *, is_short: bool) -> int:
        """For how many of `_ONE_BY_ONE` there is room."""
        longest, padding = (_LONGEST_SHORT, _PADDING_SHORT) if is_short else (_LONGEST, 2 * _PADDING)
        room -= _bold(self._view).horizontalAdvance(longest) + padding
        room -= sum(self._width(column, is_short=is_short) for column in (MARK, EQUITY, COST))
        for number, columns in enumerate(_ONE_BY_ONE):
            room -= sum(self._width(column, is_short=is_short) for column in columns)
            if room < 0:
                return number
        return len(_ONE_BY_ONE)

    def _width(self, column: int, *, is_short: bool) -> int:
        """What a column takes where it is seen."""
        widest, padding = (_WIDEST_SHORT, _PADDING_SHORT) if is_short else (_WIDEST, _PADDING)
        title = self._model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole)
        if column == WIN:
            title = self._model.win_title(is_short=is_short)
        heading = self._view.horizontalHeader().fontMetrics().horizontalAdvance(str(title or ""))
        needed = _bold(self._view).horizontalAdvance(widest[column]) + padding
        return max(needed, heading + (_HEADING_SHORT if is_short else 2 * padding))


def _bold(view: QTableView) -> QFontMetrics:
    font = QFont(view.font())
    font.setBold(True)
    return QFontMetrics(font)
