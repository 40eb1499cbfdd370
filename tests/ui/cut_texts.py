"""Finds texts that a window has no room for."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QPushButton,
    QRadioButton,
    QStyle,
    QTabBar,
    QToolButton,
    QWidget,
)

from bgdesk.ui.common.fitting_label import FittingLabel
from bgdesk.ui.common.roles import ElidedLabel

MAY_BE_CUT = (ElidedLabel, FittingLabel)
"""Made for texts of any length, such as names; the whole of them is in their tip."""
SLACK = 1


def cut_texts(window: QWidget) -> list[str]:
    """What in ``window`` cannot be read: the kind of widget, its text, what it has and what it needs."""
    for _ in range(3):  # a layout may ask for another one
        QApplication.sendPostedEvents()
        QApplication.processEvents()
    return [fault for widget in shown_widgets(window) for fault in _faults(widget, window)]


def shown_widgets(window: QWidget) -> Iterator[QWidget]:
    """All widgets that can be seen, or scrolled to."""
    yield from (one for one in window.findChildren(QWidget) if one.isVisibleTo(window))


def _faults(widget: QWidget, window: QWidget) -> Iterator[str]:
    if isinstance(widget, MAY_BE_CUT):
        return
    if isinstance(widget, QLabel) and widget.text() and widget.pixmap().isNull():
        yield from _label(widget)
    elif isinstance(widget, QPushButton | QCheckBox | QRadioButton) and widget.text():
        yield from _told(widget, widget.text(), widget.width(), widget.minimumSizeHint().width())
        yield from _told(widget, widget.text(), widget.height(), widget.sizeHint().height(), "high")
    elif isinstance(widget, QGroupBox):
        yield from _told(widget, widget.title(), widget.width(), widget.minimumSizeHint().width())
    elif isinstance(widget, QComboBox):
        yield from _combo(widget)
    elif isinstance(widget, QTabBar):
        yield from _tabs(widget)
    elif isinstance(widget, QHeaderView) and widget.orientation() is Qt.Orientation.Horizontal:
        yield from _header(widget)
    if isinstance(widget, QLabel | QAbstractButton | QComboBox):
        yield from _outside(widget, window)


def _told(widget: QWidget, text: str, has: int, needs: int, way: str = "wide") -> Iterator[str]:
    if has + SLACK < needs:
        yield f"{type(widget).__name__} {text!r} is {has} {way} and needs {needs}"


def _label(label: QLabel) -> Iterator[str]:
    room = label.contentsRect()
    if label.wordWrap():
        flags = Qt.TextFlag.TextWordWrap | label.alignment()
        lines = label.fontMetrics().boundingRect(QRect(0, 0, room.width(), 10_000), flags, label.text())
        if label.textFormat() is not Qt.TextFormat.RichText:
            yield from _told(label, label.text(), room.height(), lines.height(), "high")
        return
    yield from _told(label, label.text(), label.width(), label.sizeHint().width())
    yield from _told(label, label.text(), label.height(), label.fontMetrics().height(), "high")


def _combo(combo: QComboBox) -> Iterator[str]:
    needs = combo.fontMetrics().horizontalAdvance(combo.currentText())
    room = combo.width() - combo.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize)
    yield from _told(combo, combo.currentText(), room, needs)


def _tabs(bar: QTabBar) -> Iterator[str]:
    for tab in filter(bar.isTabVisible, range(bar.count())):
        needs = bar.fontMetrics().horizontalAdvance(bar.tabText(tab))
        yield from _told(bar, bar.tabText(tab), bar.tabRect(tab).width(), needs)
    arrows = [one for one in bar.findChildren(QToolButton) if one.isVisibleTo(bar)]
    if arrows:
        yield f"{type(bar).__name__} has to be scrolled"


def _header(header: QHeaderView) -> Iterator[str]:
    for section in range(header.count()):
        if header.isSectionHidden(section):
            continue
        text = str(header.model().headerData(section, Qt.Orientation.Horizontal) or "")
        needs = header.fontMetrics().horizontalAdvance(text)
        yield from _told(header, text, header.sectionSize(section), needs)


def _outside(widget: QWidget, window: QWidget) -> Iterator[str]:
    """Whether ``widget`` goes beyond what is around it, where that cannot be scrolled."""
    around = widget.parentWidget()
    place = QRect(QPoint(), widget.size())
    while around is not None:
        place = QRect(widget.mapTo(around, QPoint()), widget.size())
        if isinstance(around.parentWidget(), QAbstractScrollArea):
            return
        if not around.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(place):
            text = getattr(widget, "text", widget.objectName)()
            yield f"{type(widget).__name__} {text!r} is outside {type(around).__name__}, at {place}"
            return
        if around is window:
            return
        around = around.parentWidget()
