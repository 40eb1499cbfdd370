"""Finds texts that Qt would draw as rich text."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QObject, Qt
from PySide6.QtGui import QAction, Qt as GuiQt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QLabel, QTextEdit, QWidget

TIPS = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.WhatsThisRole)
PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"


def rich_texts(window: QWidget) -> list[str]:
    """What in ``window`` and below would not be shown as it is written."""
    return [fault for one in (window, *window.findChildren(QObject)) for fault in _faults(one)]


def shown_tip() -> str:
    """What the present tool tip is written in, whose kind Qt guesses."""
    labels = (one for one in QApplication.topLevelWidgets() if isinstance(one, QLabel))
    (shown,) = (one.text() for one in labels if one.inherits("QTipLabel") and one.isVisible())
    return shown


def _faults(one: QObject) -> Iterator[str]:
    for text in _guessed(one):
        if GuiQt.mightBeRichText(text):
            yield f"{type(one).__name__} {text!r}"
    if isinstance(one, QTextEdit) and PICTURE in one.toPlainText():
        yield f"{type(one).__name__} has a picture"


def _guessed(one: QObject) -> Iterator[str]:
    """The texts of ``one`` whose kind Qt guesses."""
    if isinstance(one, QWidget | QAction):
        yield from (one.toolTip(), one.whatsThis())
    if isinstance(one, QLabel) and one.textFormat() is not Qt.TextFormat.PlainText:
        yield one.text()
    if isinstance(one, QComboBox | QAbstractItemView):
        yield from _tips(one.model())


def _tips(model: QAbstractItemModel) -> Iterator[str]:
    for role in TIPS:
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount()):
            yield str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")
            for row in range(model.rowCount()):
                yield str(model.index(row, column).data(role) or "")
