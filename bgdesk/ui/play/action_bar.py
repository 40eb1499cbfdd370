"""The row of buttons below the board."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.ui.common.fitting_label import FittingLabel
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.play.derive_bars import ActionBarView, ButtonView

_SLOTS, _USUAL_SLOTS = 6, 4
"""Buttons that there may be, and those whose places are kept while they are hidden."""
_PRIMARY_WIDTH, _NARROW_PRIMARY = 160, 104
_NARROW = 680
"""Below this width, in pixels, what is played has more use for the room than empty places for buttons."""

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class BarButton(QPushButton):
    """At least ``width`` wide, and as wide as its text needs."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self._least = width

    def keep_wide(self, width: int) -> None:
        """Take another least width."""
        if width != self._least:
            self._least = width
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows belong to the board, not to the row of buttons."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(self._least, 0))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class ActionBar(QWidget):
    """Shows an `ActionBarView`; clicks keep the keyboard where it was, Tab still reaches every button.

    The usual next thing comes first. Arrow keys, and a button that is of no use by now, give the keys back.
    """

    action_requested = Signal(object)
    """The `ActionId` of the button."""
    keyboard_left = Signal()
    """The button that had the keys cannot be pressed any more, or an arrow key was pressed there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: ActionBarView | None = None
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        self._group.buttonClicked.connect(self._clicked)
        self._buttons = tuple(self._new_button(84) for _ in range(_SLOTS))
        for button in self._buttons[:_USUAL_SLOTS]:
            _keep_place(button, keeps=True)
        self._primary = self._new_button(_PRIMARY_WIDTH)
        self._primary.setProperty("role", "primary")
        self._centre = FittingLabel(role="muted")
        self._build()

    def _new_button(self, width: int) -> BarButton:
        button = BarButton(width)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._group.addButton(button)
        return button

    def _build(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        for button in self._buttons:
            layout.addWidget(button)
        layout.addWidget(self._centre, 1)
        layout.addWidget(self._primary)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Buttons keep their places where there is room for it."""
        super().resizeEvent(event)
        is_narrow = event.size().width() < _NARROW
        self._primary.keep_wide(_NARROW_PRIMARY if is_narrow else _PRIMARY_WIDTH)
        for button in self._buttons[:_USUAL_SLOTS]:
            _keep_place(button, keeps=not is_narrow)

    def tab_after(self, widget: QWidget) -> None:
        """Have Tab lead from ``widget`` to the usual next thing, then to the others from left to right."""
        for before, after in pairwise((widget, self._primary, *self._buttons)):
            QWidget.setTabOrder(before, after)

    def take_keyboard(self) -> None:
        """Have the keys, at the usual next thing or else at the first button that can be pressed."""
        usable = (one for one in (self._primary, *self._buttons) if one.isVisible() and one.isEnabled())
        if button := next(usable, None):
            button.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            self.keyboard_left.emit()
        else:
            super().keyPressEvent(event)

    @Slot(QAbstractButton)
    def _clicked(self, button: QAbstractButton) -> None:
        self.action_requested.emit(ActionId(button.objectName()))

    def set_view(self, view: ActionBarView) -> None:
        """Show ``view``."""
        if view == self._view:
            return
        self._view = view
        self._let_go(view)
        for button, shown in zip(self._buttons, _in_slots(view), strict=False):
            button.setVisible(shown is not None)
            if shown is not None:
                _apply(button, shown)
        _apply(self._primary, view.primary)
        self._centre.set_texts(view.centre, *view.briefer)

    def _let_go(self, view: ActionBarView) -> None:
        """Qt would hand the keys of a button that cannot be pressed any more to whatever comes next."""
        shown = zip((*self._buttons, self._primary), _in_slots(view), strict=True)
        if any(button.hasFocus() and not (new and new.is_enabled) for button, new in shown):
            self.keyboard_left.emit()


def _in_slots(view: ActionBarView) -> tuple[ButtonView | None, ...]:
    """What each button shows, that for the usual next thing last."""
    empty = [None] * (_SLOTS - len(view.buttons))
    return (*view.buttons, *empty, view.primary)


def _keep_place(button: QPushButton, *, keeps: bool) -> None:
    """Whether the room of ``button`` stays empty while it is hidden."""
    policy = button.sizePolicy()
    policy.setRetainSizeWhenHidden(keeps)
    button.setSizePolicy(policy)


def _apply(button: QPushButton, view: ButtonView) -> None:
    button.setObjectName(view.action.value)
    button.setText(view.text)
    button.setToolTip(plain_tip(view.tip))
    button.setAccessibleDescription(view.tip)
    button.setEnabled(view.is_enabled)
