"""A table of figures with a bar in each row; a row opens the decisions that it is of."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from bgdesk.app.side_by_side import listed, titled
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.stats.stats_view import StatRow, StatTableView

SHARE = Qt.ItemDataRole.UserRole + 1
_START = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
_END = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
_BAR = 4
"""Height of a bar."""
_TEXT = 9
"""Where in a cell its text begins."""
_BUTTON_GAP = 2
_AROUND_HEADER = 12
"""What the letters of a heading have above and below them."""
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class StatTableModel(QAbstractTableModel):
    """The rows of a `StatTableView`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.view = StatTableView()

    def show(self, view: StatTableView) -> None:
        """Have other rows."""
        self.beginResetModel()
        self.view = view
        self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.view.rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.view.headers)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.view.headers[section]
        return (_END if section else _START) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self.view.rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.cells[column]
            case Qt.ItemDataRole.AccessibleTextRole:
                return (
                    self._spoken(row) if column == 0 else titled(self.view.headers[column], row.cells[column])
                )
            case Qt.ItemDataRole.TextAlignmentRole:
                return _END if column else _START
            case Qt.ItemDataRole.ForegroundRole:
                return self._faint() if row.is_faint else None
            case _ if role == SHARE:
                return row.share if column == 0 else None
        return None

    def _spoken(self, row: StatRow) -> str:
        """The whole row, for who hears it."""
        told = (
            titled(header, cell) if header else cell
            for header, cell in zip(self.view.headers[1:], row.cells[1:], strict=True)
            if cell
        )
        return titled(row.cells[0], listed(*told))

    def _faint(self) -> object:
        parent = self.parent()
        assert isinstance(parent, QWidget)
        return parent.palette().brush(QPalette.ColorRole.PlaceholderText)


class _BarDelegate(QStyledItemDelegate):
    """Draws the bar of a row below its name."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        super().paint(painter, option, index)
        share = index.data(SHARE)
        if share is None:
            return
        room: QRect = option.rect.adjusted(_TEXT, 0, -_TEXT, -2)
        wide = round(room.width() * min(max(float(share), 0.0), 1.0))
        bar = QRect(room.left(), room.bottom() - _BAR, wide, _BAR)
        if option.direction is Qt.LayoutDirection.RightToLeft:
            bar.moveRight(room.right())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(option.palette.color(QPalette.ColorRole.Link))
        painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)
        painter.restore()

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: _Index) -> None:
        """A button fills its cell, without the margins of a text, and does not touch the next one."""
        editor.setGeometry(option.rect.adjusted(0, _BUTTON_GAP, 0, -_BUTTON_GAP))


class StatTable(QTableView):
    """As high as its rows; Enter, Space or a double click open one."""

    picked = Signal(object, str)
    """The `Pick` of a row, and what the row is called."""
    act_requested = Signal(object)
    """The `Pick` of the row whose button was pressed."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stats = StatTableModel(self)
        self.setModel(self.stats)
        self.setAccessibleName(name)
        self.setItemDelegate(_BarDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setProperty("role", "figures")
        self.horizontalHeader().setDefaultAlignment(_START)
        self.doubleClicked.connect(self._open)

    def show_view(self, view: StatTableView) -> None:
        """Show other rows, the same one marked."""
        row = self.currentIndex().row()
        self.stats.show(view)
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * 2.1))
        header = self.horizontalHeader()
        header.setVisible(any(view.headers))
        for column in range(len(view.headers)):
            mode = QHeaderView.ResizeMode.Stretch if column == 0 else QHeaderView.ResizeMode.ResizeToContents
            header.setSectionResizeMode(column, mode)
        if view.rows:
            self.setCurrentIndex(self.stats.index(min(max(row, 0), len(view.rows) - 1), 0))
        self._add_buttons(view)
        self._mark()
        self.updateGeometry()
        self.setVisible(bool(view.rows))

    def _add_buttons(self, view: StatTableView) -> None:
        """At the end of each row; those of other rows went with them."""
        last = len(view.headers) - 1
        for at, row in enumerate(view.rows if view.act else ()):
            button = QPushButton(view.act)
            button.setProperty("role", "small")
            button.setAccessibleName(titled(view.act, row.cells[0]))
            button.setToolTip(plain_tip(view.act_note))
            button.clicked.connect(partial(self._act, at))
            self.setIndexWidget(self.stats.index(at, last), button)
        self._fit_buttons()

    def _fit_buttons(self) -> None:
        """The last column is as wide as they need, and the rows are as high."""
        last = self.stats.columnCount() - 1
        button = self.indexWidget(self.stats.index(0, last)) if self.stats.view.act else None
        if button:
            button.ensurePolished()
            needed = button.sizeHint()
            self.horizontalHeader().setSectionResizeMode(last, QHeaderView.ResizeMode.Fixed)
            self.setColumnWidth(last, needed.width())
            high = max(self.verticalHeader().defaultSectionSize(), needed.height() + 2 * _BUTTON_GAP)
            self.verticalHeader().setDefaultSectionSize(high)

    def sizeHint(self) -> QSize:
        rows = self.stats.rowCount() * self.verticalHeader().defaultSectionSize()
        header = self.horizontalHeader()
        high = 0 if header.isHidden() else max(header.sizeHint().height(), header.minimumHeight())
        return QSize(super().sizeHint().width(), rows + high + 2 * self.frameWidth() + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def _act(self, at: int) -> None:
        self.act_requested.emit(self.stats.view.rows[at].pick)

    def _mark(self) -> None:
        """A row is marked only while the table has the keyboard."""
        if self.hasFocus():
            self.selectRow(max(0, self.currentIndex().row()))
        else:
            self.clearSelection()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._mark()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._mark()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_buttons()
        self._measure_header()

    def _measure_header(self) -> None:
        """What it finds out by itself leaves no room below the line of the letters."""
        header = self.horizontalHeader()
        header.setMinimumHeight(header.fontMetrics().height() + _AROUND_HEADER)
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange) and self.isVisible():
            self._fit_buttons()
            self._measure_header()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @Slot(QModelIndex)
    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            row = self.stats.view.rows[index.row()]
            if row.pick is not None:
                self.picked.emit(row.pick, row.cells[0])
