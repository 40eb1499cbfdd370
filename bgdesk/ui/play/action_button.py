"""A button for an action of the menus, which can be pressed when that can be chosen."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton

from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.sides import without_end

_BEFORE_KEY, _BEHIND_KEY = 10, 14
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class ActionButton(QPushButton):
    """Shows its own ``text``, and behind it quietly the ``key`` that does the same."""

    arrow_pressed = Signal()
    """An arrow key, which belongs to the board."""

    def __init__(self, action: QAction, text: str, key: str = "") -> None:
        super().__init__(text)
        self._action, self._key = action, key
        self.setObjectName(action.objectName())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        tip = self._action.statusTip()
        self.setEnabled(self._action.isEnabled())
        self.setToolTip(plain_tip(tip))
        self.setAccessibleDescription(tip)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            self.arrow_pressed.emit()
        else:
            super().keyPressEvent(event)

    @property
    def _room_for_key(self) -> int:
        return self.fontMetrics().horizontalAdvance(self._key) + _BEFORE_KEY if self._key else 0

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(self._room_for_key, 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._key:
            super().paintEvent(event)
            return
        painter, option = QPainter(self), QStyleOptionButton()
        self.initStyleOption(option)
        style, whole, room = self.style(), QRect(option.rect), self._room_for_key
        style.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option, painter, self)
        option.rect = without_end(whole, room, self.layoutDirection())
        style.drawControl(QStyle.ControlElement.CE_PushButtonLabel, option, painter, self)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        area = without_end(whole, _BEHIND_KEY, self.layoutDirection())
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._key)
