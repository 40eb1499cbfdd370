"""A list of matches, two lines each, with a field to find one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QKeySequence, QPainter, QPalette, QShortcut
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.words.matches import MatchChoice

FEW = 8
"""So many matches are seen without a field to find one."""

_CHOICE_ROLE = Qt.ItemDataRole.UserRole
_MARGIN = 10
_ROUND = 6

Index = QModelIndex | QPersistentModelIndex


class MatchList(QWidget):
    """Shows ``choices`` in their order."""

    chosen = Signal()
    """Somebody wants the current match, by Enter or double click."""
    current_changed = Signal()

    def __init__(self, choices: Sequence[MatchChoice], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QLineEdit()
        self.rows = QListWidget()
        self._build(choices)
        self.field.textChanged.connect(self._narrow)
        self.field.returnPressed.connect(self.chosen)
        self.rows.itemActivated.connect(self.chosen)
        self.rows.itemSelectionChanged.connect(self.current_changed)
        self._choose_first()

    def _build(self, choices: Sequence[MatchChoice]) -> None:
        self.field.setPlaceholderText(self.tr("Find a player, an event or a file"))
        self.field.setAccessibleName(self.tr("Find a match"))
        self.field.setClearButtonEnabled(True)
        self.field.setVisible(len(choices) > FEW)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.field.setFocus)
        #: Name of a list for a screen reader
        self.rows.setAccessibleName(self.tr("Matches"))
        self.rows.setItemDelegate(_TwoLines(self.rows))
        self.rows.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.field)
        layout.addWidget(self.rows, 1)
        for choice in choices:
            item = QListWidgetItem(f"{choice.title}\n{choice.details}", self.rows)
            item.setData(_CHOICE_ROLE, choice)
            item.setToolTip(plain_tip(choice.details))

    @property
    def current(self) -> MatchChoice | None:
        """The match that is marked."""
        for item in self.rows.selectedItems():
            found = item.data(_CHOICE_ROLE)
            if isinstance(found, MatchChoice) and not item.isHidden():
                return found
        return None

    @Slot(str)
    def _narrow(self, wanted: str) -> None:
        """Show the matches that contain every word of ``wanted``."""
        words = wanted.casefold().split()
        for item in self._items():
            text = item.text().casefold()
            item.setHidden(not all(word in text for word in words))
        if self.current is None:
            self._choose_first()

    def _choose_first(self) -> None:
        for item in self._items():
            if not item.isHidden():
                self.rows.setCurrentItem(item)
                break
        self.current_changed.emit()

    def _items(self) -> list[QListWidgetItem]:
        return [self.rows.item(row) for row in range(self.rows.count())]


class _TwoLines(QStyledItemDelegate):
    """The players in bold, what else is known quietly below."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        rect: QRect = option.rect
        title, _, details = str(index.data()).partition("\n")
        if option.state & QStyle.StateFlag.State_Selected:
            self._draw_ground(painter, option)
        line = option.fontMetrics.height()
        room = rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
        top = QRect(room.left(), rect.top() + _gap(line), room.width(), line)
        painter.setFont(_bold(option.font))
        self._write(painter, option.palette, top, title, is_quiet=False)
        painter.setFont(option.font)
        self._write(painter, option.palette, top.translated(0, line), details, is_quiet=True)
        painter.restore()

    def _draw_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(option.palette.color(QPalette.ColorRole.Highlight))
        painter.setPen(Qt.PenStyle.NoPen)
        if has_focus:
            painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
        painter.drawRoundedRect(option.rect.adjusted(1, 1, -1, -1), _ROUND, _ROUND)

    def _write(self, painter: QPainter, palette: QPalette, room: QRect, text: str, *, is_quiet: bool) -> None:
        role = QPalette.ColorRole.PlaceholderText if is_quiet else QPalette.ColorRole.Text
        painter.setPen(palette.color(role))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line = option.fontMetrics.height()
        return QSize(0, 2 * line + 2 * _gap(line))


def _gap(line: int) -> int:
    return round(line * 0.4)


def _bold(font: QFont) -> QFont:
    font = QFont(font)
    font.setBold(True)
    return font
