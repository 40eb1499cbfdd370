"""Frames and labels that the window's style sheet knows by their role."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QToolTip, QWidget

from bgdesk.ui.common.plain_text import PlainLabel, plain_tip


def framed(role: str, parent: QWidget | None = None) -> QFrame:
    """A frame that looks like a ``panel``, a ``card`` or ``sunk``."""
    frame = QFrame(parent)
    frame.setProperty("role", role)
    return frame


class ScaledLabel(PlainLabel):
    """A label whose text is ``scale`` times the usual size, also when the usual size changes."""

    def __init__(self, text: str = "", *, role: str = "", scale: float = 1.0, bold: bool = False) -> None:
        super().__init__(text)
        self._scale, self._is_bold = scale, bold
        if role:
            self.setProperty("role", role)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """A new size of all texts comes with a new style sheet; a font set here does not follow by itself."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        font = self.font()
        points = QApplication.font().pointSizeF() * self._scale
        if font.pointSizeF() != points or font.bold() is not self._is_bold:
            font.setPointSizeF(points)
            font.setBold(self._is_bold)
            self.setFont(font)


class ElidedLabel(ScaledLabel):
    """A label of one line with dots at its end, or in its middle, where there is no room for all of it."""

    def __init__(
        self,
        *,
        cut: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
        role: str = "",
        scale: float = 1.0,
        bold: bool = False,
    ) -> None:
        super().__init__(role=role, scale=scale, bold=bold)
        self._cut = cut

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        room = self.contentsRect()
        shown = self.fontMetrics().elidedText(self.text(), self._cut, room.width())
        self.style().drawItemText(
            painter, room, self.alignment(), self.palette(), self.isEnabled(), shown, self.foregroundRole()
        )

    @property
    def is_cut(self) -> bool:
        """Whether some of the text cannot be seen."""
        return self.fontMetrics().horizontalAdvance(self.text()) > self.contentsRect().width()

    def event(self, event: QEvent) -> bool:
        """The tip of a text that is cut is the whole of it, where there is no other."""
        if isinstance(event, QHelpEvent) and not self.toolTip() and self.is_cut:
            QToolTip.showText(event.globalPos(), plain_tip(self.text()), self)
            return True
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance("…"), super().minimumSizeHint().height())


def elided(*, role: str = "", scale: float = 1.0, bold: bool = False) -> ElidedLabel:
    """An empty `ElidedLabel`."""
    return ElidedLabel(role=role, scale=scale, bold=bold)


def label(text: str = "", *, role: str = "", scale: float = 1.0, bold: bool = False) -> QLabel:
    """A label with text ``scale`` times the usual size."""
    return ScaledLabel(text, role=role, scale=scale, bold=bold)


def set_state(widget: QWidget, name: str, value: bool | str) -> None:
    """Change a property that the style sheet looks at."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        if not widget.testAttribute(Qt.WidgetAttribute.WA_SetStyle):  # those are styled when they are shown
            widget.style().unpolish(widget)
            widget.style().polish(widget)
