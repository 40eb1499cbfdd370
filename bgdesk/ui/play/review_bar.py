"""The row below the board while a match is looked at: back, on, to the next error, and where one is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from bgdesk.ui.common.fitting_label import FittingLabel
from bgdesk.ui.play.action_button import ActionButton


class ReviewBar(QWidget):
    """Buttons at both ends, each for an action, and between them a text.

    Clicks keep the keyboard where it was; arrow keys give it back to the board.
    """

    keyboard_left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._centre = FittingLabel(role="muted")
        self._buttons: list[ActionButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        self._row.addWidget(self._centre, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def lead_with(self, action: QAction, text: str, *, key: str = "") -> None:
        """Put a button at the left, behind those that are there; ``key`` is shown on it."""
        self._add(action, text, key, self._row.indexOf(self._centre))

    def end_with(self, action: QAction, text: str, *, key: str = "", is_usual: bool = False) -> None:
        """Put a button at the right end; one that ``is_usual`` stands out."""
        button = self._add(action, text, key, self._row.count())
        if is_usual:
            button.setProperty("role", "primary")

    def offer_at_end(self, action: QAction, text: str, *, key: str = "") -> None:
        """Put a button at the right end that is there only while it does something."""
        button = self._add(action, text, key, self._row.count())
        button.setVisible(action.isEnabled())
        action.enabledChanged.connect(button.setVisible)

    def _add(self, action: QAction, text: str, key: str, place: int) -> ActionButton:
        button = ActionButton(action, text, key)
        button.arrow_pressed.connect(self.keyboard_left)
        self._row.insertWidget(place, button)
        self._buttons = sorted((*self._buttons, button), key=self._row.indexOf)
        for before, after in pairwise(self._buttons):
            QWidget.setTabOrder(before, after)
        return button

    def set_text(self, text: str, briefer: Sequence[str] = ()) -> None:
        """Say where one is, in the first of the texts that has room."""
        self._centre.set_texts(text, *briefer)

    def take_keyboard(self) -> None:
        """Have the keys, at the first button that can be pressed."""
        usable = next((one for one in self._buttons if one.isVisible() and one.isEnabled()), None)
        if usable:
            usable.setFocus(Qt.FocusReason.TabFocusReason)
