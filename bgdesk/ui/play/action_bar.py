"""The row of buttons below the board."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.ui.common.fitting_label import FittingLabel
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.play.derive_bars import ActionBarView, ButtonView

_SLOTS = 4
_PRIMARY_WIDTH, _NARROW_PRIMARY = 160, 104
_NARROW = 680
"""Below this width, in pixels, what is played has more use for the room than empty places for buttons."""


class _BarButton(QPushButton):
    """At least ``width`` wide, and as wide as its text needs."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self._least = width

    def keep_wide(self, width: int) -> None:
        """Take another least width."""
        if width != self._least:
            self._least = width
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(self._least, 0))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class ActionBar(QWidget):
    """Shows an `ActionBarView`; clicks keep the keyboard where it was, Tab still reaches every button."""

    action_requested = Signal(object)
    """The `ActionId` of the button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: ActionBarView | None = None
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        self._group.buttonClicked.connect(self._clicked)
        self._buttons = tuple(self._new_button(84) for _ in range(_SLOTS))
        self._primary = self._new_button(_PRIMARY_WIDTH)
        self._primary.setProperty("role", "primary")
        self._centre = FittingLabel(role="muted")
        self._build()

    def _new_button(self, width: int) -> _BarButton:
        button = _BarButton(width)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        _keep_place(button, keeps=True)
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
        for button in self._buttons:
            _keep_place(button, keeps=not is_narrow)

    @Slot(QAbstractButton)
    def _clicked(self, button: QAbstractButton) -> None:
        self.action_requested.emit(ActionId(button.objectName()))

    def set_view(self, view: ActionBarView) -> None:
        """Show ``view``."""
        if view == self._view:
            return
        self._view = view
        for button, shown in zip(self._buttons, (*view.buttons, *[None] * _SLOTS), strict=False):
            button.setVisible(shown is not None)
            if shown is not None:
                _apply(button, shown)
        _apply(self._primary, view.primary)
        self._centre.set_texts(view.centre, *view.briefer)


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
