"""The buttons beside the cube: take, pass, beaver, or whether to double at all."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt, Signal, Slot
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QFrame,
    QGridLayout,
    QPushButton,
    QWidget,
)

from bgdesk.app.actions.actions import ActionId
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.geometry import Fixture
from bgdesk.ui.play.derive_cube_buttons import CubeButtonsView

_AIR = 12
"""Between the cube and its buttons, in pixels."""
_NO, _GAP, _YES, _DROP = range(4)
"""Columns of the buttons; the cube lies in the gap where it is offered."""


class CubeButtons(QFrame):
    """Shows a `CubeButtonsView` over ``board``; clicks leave the keyboard there, Tab reaches every button."""

    action_requested = Signal(object)
    """The `ActionId` of the button."""
    dropped = Signal()
    """The question whether to double was not answered."""

    def __init__(self, board: BoardWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._board, self._page = board, parent
        self._view: CubeButtonsView | None = None
        #: Name of the buttons beside the doubling cube for a screen reader
        self.setAccessibleName(self.tr("Doubling cube"))
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        self._group.buttonClicked.connect(self._clicked)
        self._actions: dict[QAbstractButton, ActionId | None] = {}
        board.resized.connect(self._place)
        self.hide()

    @property
    def view(self) -> CubeButtonsView | None:
        """What is shown."""
        return self._view

    @property
    def buttons(self) -> tuple[QAbstractButton, ...]:
        """Those that are shown, what is usually done first."""
        return tuple(self._actions)

    def set_view(self, view: CubeButtonsView | None) -> None:
        """Show ``view`` beside the cube, or nothing."""
        if view != self._view:
            had_focus = self.isAncestorOf(QApplication.focusWidget() or self._board)
            self._view = view
            self._fill(view)
            self.setVisible(view is not None)
            self._lead_keyboard(had_focus=had_focus)
        self._place()

    def _fill(self, view: CubeButtonsView | None) -> None:
        for button in self._actions:
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._actions = {}
        if view is None:
            return
        for row, shown in enumerate(view.yes):
            button = self._add(shown.text, row, _YES, shown.action)
            button.setProperty("role", "primary" if row == 0 else None)
        if view.no:
            self._add(view.no.text, 0, _NO, view.no.action, rows=len(view.yes))
        if view.can_drop:
            #: Button, beside one that doubles: leave the cube where it is
            self._add(self.tr("Not now"), 0, _DROP, None)

    def _add(
        self, text: str, row: int, column: int, action: ActionId | None, *, rows: int = 1
    ) -> QPushButton:
        button = QPushButton(text)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        self._group.addButton(button)
        self._actions[button] = action
        self._layout.addWidget(button, row, column, rows, 1, Qt.AlignmentFlag.AlignVCenter)
        return button

    def _lead_keyboard(self, *, had_focus: bool) -> None:
        """To the question, and back to the board when there is nothing left to press."""
        if self._view and self._view.can_drop:
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        elif had_focus:
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(QAbstractButton)
    def _clicked(self, button: QAbstractButton) -> None:
        action = self._actions.get(button)
        if action is None:
            self.dropped.emit()
        else:
            self.action_requested.emit(action)

    @Slot()
    def _place(self) -> None:
        """Around the cube where it is offered, else beside it, inside the board."""
        if self._view is None:
            return
        cube = self._board.place_on_screen(Fixture.CUBE)
        cube.moveTopLeft(self._page.mapFromGlobal(cube.topLeft()))
        gap = cube.width() + 2 * _AIR if self._view.no else 0
        side = max((button.sizeHint().width() for button in self.buttons), default=0) if self._view.no else 0
        self._layout.setColumnMinimumWidth(_GAP, max(0, gap - 2 * self._layout.spacing()))
        for column in (_NO, _YES):
            self._layout.setColumnMinimumWidth(column, side)
        area = QRect(QPoint(), self.sizeHint())
        area.moveCenter(cube.center())
        if not self._view.no:
            is_left = cube.center().x() < self._board.geometry().center().x()
            area.moveLeft(cube.right() + _AIR) if is_left else area.moveRight(cube.left() - _AIR)
        self.setGeometry(_inside(area, self._board.geometry()))
        self._layout.activate()
        self.setMask(QRegion())
        for button in self.buttons:
            self.setMask(self.mask() + QRegion(button.geometry()))
        self.raise_()


def _inside(area: QRect, bounds: QRect) -> QRect:
    """``area`` moved so that it lies within ``bounds``."""
    area.moveLeft(max(bounds.left(), min(area.left(), bounds.right() - area.width())))
    area.moveTop(max(bounds.top(), min(area.top(), bounds.bottom() - area.height())))
    return area
