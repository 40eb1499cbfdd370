"""The table of the season of a league."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from bgdesk.app.side_by_side import noted
from bgdesk.match.tournament.league import SeasonRow
from bgdesk.ui.common.rows import close_row
from bgdesk.ui.tournament.bracket_words import place_text
from bgdesk.ui.words.levels import level_name
from bgdesk.ui.words.numbers import short_decimals, whole

_WIDTH, _HEIGHT = 760, 480


class SeasonDialog(QDialog):
    """``evenings`` are the names of the tournaments that are the further columns."""

    def __init__(
        self, league: str, evenings: Sequence[str], rows: Sequence[SeasonRow], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        #: Title of a window: the table of all evenings of a league; {league} is its name
        self.setWindowTitle(self.tr("Season of {league}").format(league=league))
        self.table = QTreeWidget()
        self.table.setRootIsDecorated(False)
        self.table.setAccessibleName(self.windowTitle())
        heads = (
            #: Head of a column: the place in a season
            self.tr("Place"),
            #: Head of a column
            self.tr("Player"),
            #: Head of a column: what somebody made in all evenings that count
            self.tr("Total"),
            #: Head of a column: strength by the results of the matches of a league, a number
            self.tr("Rating"),
        )
        self.table.setHeaderLabels([*heads, *evenings])
        for row in rows:
            self._add(row)
        for column in range(self.table.columnCount()):
            self.table.resizeColumnToContents(column)
        layout = QVBoxLayout(self)
        layout.addWidget(self.table, 1)
        layout.addWidget(close_row(self))
        self.resize(_WIDTH, _HEIGHT)

    def _add(self, row: SeasonRow) -> None:
        name = noted(row.name, level_name(row.level)) if row.level else row.name
        cells = [self._cell(row, number) for number in range(len(row.points))]
        texts = [place_text(row), name, _points_text(row.total), whole(row.rating), *cells]
        item = QTreeWidgetItem(self.table, texts)
        for column in (2, 3):
            item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _cell(self, row: SeasonRow, number: int) -> str:
        made = row.points[number]
        if made is None:
            return ""
        if number in row.counts:
            return _points_text(made)
        #: In a table: points of an evening that do not count, since others were better
        return self.tr("({points})").format(points=_points_text(made))


def _points_text(points: float) -> str:
    """Halves and thirds arise where places are shared."""
    return short_decimals(points, 1)
