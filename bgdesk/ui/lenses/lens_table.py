"""A table of cells with a big and a small text on a pattern; what is selected can be copied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.lenses.patterns import TEXT, draw_fill

CELL_ROLE = Qt.ItemDataRole.UserRole
"""The `LensCellView`."""
_NOTE_SCALE = 0.82
_GAP = 1.5
_LEAST_POINTS = 5.0
_POINTS_LESS = 0.5
_PADDING = 8
_MOST_ROOM = 2.5
"""So many times what it needs a column gets at most."""
_AROUND = 10
"""What the style sheet leaves free around the cells."""

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class LensCellView:
    """``text`` large, ``note`` small below it; ``pattern`` is the number of a fill, -1 none.

    ``is_here`` marks the cell that is true on the board; ``tip`` says everything in words.
    """

    text: str
    note: str = ""
    pattern: int = -1
    tip: str = ""
    is_here: bool = False
    is_quiet: bool = False


@dataclass(frozen=True, slots=True)
class LensTableView:
    """Rows of cells under ``columns`` and beside ``rows``; the tips of both say them in full."""

    columns: tuple[str, ...]
    rows: tuple[str, ...]
    cells: tuple[tuple[LensCellView, ...], ...]
    column_tips: tuple[str, ...] = ()
    row_tips: tuple[str, ...] = ()


class LensModel(QAbstractTableModel):
    """Shows a `LensTableView`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view = LensTableView((), (), ())

    def set_view(self, view: LensTableView) -> None:
        """Show ``view``; the selection stays where the table keeps its shape."""
        before, self._view = self._view, view
        if (before.columns, before.rows) == (view.columns, view.rows) and view.cells:
            last = self.index(len(view.cells) - 1, len(view.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._view.cells)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._view.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = self._view.cells[index.row()][index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{cell.text} {cell.note}".strip()
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(cell.tip)
            case Qt.ItemDataRole.AccessibleTextRole:
                return cell.tip or cell.text
            case Qt.ItemDataRole.UserRole:
                return cell
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        across = orientation is Qt.Orientation.Horizontal
        texts = self._view.columns if across else self._view.rows
        tips = self._view.column_tips if across else self._view.row_tips
        if role == Qt.ItemDataRole.DisplayRole and section < len(texts):
            return texts[section]
        wants_tip = role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
        return plain_tip(tips[section]) if wants_tip and section < len(tips) else None


class _CellDelegate(QStyledItemDelegate):
    """The pattern, both texts, a frame round the cell that is true and one round that with the keys."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell: LensCellView = index.data(CELL_ROLE)
        rect = QRectF(option.rect).adjusted(_GAP, _GAP, -_GAP, -_GAP)
        painter.save()
        if cell.pattern >= 0:
            draw_fill(painter, rect, cell.pattern)
        self._write(painter, option, rect, cell)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if cell.is_here:
            painter.setPen(QPen(option.palette.color(QPalette.ColorRole.Text), 2))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(option.palette.color(QPalette.ColorRole.Text), 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 3, 3)
        painter.restore()

    def _write(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRectF, cell: LensCellView
    ) -> None:
        role = QPalette.ColorRole.PlaceholderText if cell.is_quiet else QPalette.ColorRole.Text
        painter.setPen(TEXT if cell.pattern >= 0 else option.palette.color(role))
        font = _fitting(option.font, cell, rect)
        big, small = QFont(font), _small(font)
        big.setBold(not cell.is_quiet)
        height, note = QFontMetrics(big).height(), QFontMetrics(small).height() if cell.note else 0
        top = rect.top() + (rect.height() - height - note) / 2
        painter.setFont(big)
        painter.drawText(
            QRectF(rect.left(), top, rect.width(), height), Qt.AlignmentFlag.AlignCenter, cell.text
        )
        painter.setFont(small)
        below = QRectF(rect.left(), top + height, rect.width(), note)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, cell.note)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        needed = _needed(option.font, index.data(CELL_ROLE))
        return QSize(needed.width() + 2 * _PADDING, needed.height() + _PADDING)


def _needed(font: QFont, cell: LensCellView) -> QSize:
    """The room of both texts."""
    big, small = QFont(font), QFontMetrics(_small(font))
    big.setBold(True)
    metrics = QFontMetrics(big)
    width = max(metrics.horizontalAdvance(cell.text), small.horizontalAdvance(cell.note))
    return QSize(width, metrics.height() + (small.height() if cell.note else 0))


def _fitting(font: QFont, cell: LensCellView, rect: QRectF) -> QFont:
    """``font``, or a smaller one in which no letter or sign of ``cell`` is cut."""
    fitting = QFont(font)
    while fitting.pointSizeF() > _LEAST_POINTS:
        needed = _needed(fitting, cell)
        if needed.width() <= rect.width() and needed.height() <= rect.height():
            break
        fitting.setPointSizeF(fitting.pointSizeF() - _POINTS_LESS)
    return fitting


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPointSizeF(font.pointSizeF() * _NOTE_SCALE)
    return small


class LensTable(QTableView):
    """Fills its width; Ctrl+C copies what is selected, or all of it, as a table."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lens_model = LensModel(self)
        self._shares = False
        self.setModel(self.lens_model)
        self.setItemDelegate(_CellDelegate(self))
        self.setAccessibleName(name)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setHighlightSections(False)
            header.setProperty("role", "tight")
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.setMinimumSectionSize(12)
            header.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)

    def set_view(self, view: LensTableView) -> None:
        """Show ``view``."""
        self.lens_model.set_view(view)
        self.updateGeometry()

    def size_to_contents(self) -> None:
        """Have each column as wide as it has to be; the table scrolls where there is no room."""
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def share_by_need(self) -> None:
        """Have the columns share the room as what stands in them asks for."""
        self._shares = True
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def _share_out(self) -> None:
        needs = self._needs()
        if not needs:
            return
        room = min(self.viewport().width(), round(sum(needs) * _MOST_ROOM))
        edges = [0, *(round(room * sum(needs[: each + 1]) / sum(needs)) for each in range(len(needs)))]
        for column, (start, end) in enumerate(pairwise(edges)):
            self.setColumnWidth(column, end - start)

    def _needs(self) -> list[int]:
        """The width of each column for what stands in it; none is less wide than its rows are high."""
        across, high = self.horizontalHeader(), self.rowHeight(0)
        return [
            max(self.sizeHintForColumn(each), across.sectionSizeHint(each), high)
            for each in range(self.lens_model.columnCount())
        ]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._shares:
            self._share_out()

    def minimumSizeHint(self) -> QSize:
        """All heads can be read, unless the table scrolls."""
        across = self.horizontalHeader()
        if across.stretchLastSection():
            return super().minimumSizeHint()
        columns = self.lens_model.columnCount()
        widest = max((across.sectionSizeHint(each) for each in range(columns)), default=0)
        room = sum(self._needs()) if self._shares else widest * columns
        heads = 0 if self.verticalHeader().isHidden() else self.verticalHeader().sizeHint().width()
        width = room + heads + 2 * self.frameWidth() + _AROUND
        return QSize(width, super().minimumSizeHint().height())

    def fit_to_rows(self) -> None:
        """Be as high as the head and all rows, without a bar to scroll."""
        count = self.lens_model.rowCount()
        rows = count * max(map(self.sizeHintForRow, range(count)), default=0)
        head = self.horizontalHeader().sizeHint().height()
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(head + rows + 2 * self.frameWidth() + _AROUND)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.as_text())
        else:
            super().keyPressEvent(event)

    def as_text(self) -> str:
        """What is selected, all of it where nothing or one cell is, with its heads and tabs between."""
        chosen = self.selectedIndexes()
        model = self.lens_model
        rows = sorted({one.row() for one in chosen}) if len(chosen) > 1 else list(range(model.rowCount()))
        columns = (
            sorted({one.column() for one in chosen}) if len(chosen) > 1 else list(range(model.columnCount()))
        )
        down = Qt.Orientation.Vertical
        lines = [["", *(str(model.headerData(each, Qt.Orientation.Horizontal) or "") for each in columns)]]
        for row in rows:
            cells = [str(model.data(model.index(row, each)) or "") for each in columns]
            lines.append([str(model.headerData(row, down) or ""), *cells])
        return "\n".join("\t".join(line) for line in lines)


def texts_of(view: LensTableView) -> Sequence[Sequence[str]]:
    """The big texts of all cells, row by row."""
    return [[cell.text for cell in row] for row in view.cells]
