"""A card with one figure."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import label, set_state
from bgdesk.ui.result.derive_figures import FigureView


class FigureCard(QFrame):
    """Shows a `FigureView`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._figure = label(bold=True, scale=1.5)
        self._aside = label(role="muted", scale=0.9)
        self._caption = label(role="muted", scale=0.9)
        self._caption.setWordWrap(True)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 10)
        layout.setSpacing(2)
        first = QHBoxLayout()
        first.setSpacing(6)
        first.addWidget(self._figure)
        first.addWidget(self._aside, 1, Qt.AlignmentFlag.AlignBottom)
        layout.addLayout(first)
        layout.addWidget(self._caption, 1)

    def set_view(self, view: FigureView) -> None:
        """Show ``view``."""
        self._figure.setText(view.figure)
        set_state(self._figure, "role", view.tone)
        self._aside.setText(view.aside)
        self._caption.setText(view.caption)
        self.setToolTip(plain_tip(view.tip))
        self._figure.setAccessibleName(view.spoken)
        self.setAccessibleName(view.spoken)
