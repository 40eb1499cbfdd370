"""Finds texts in which something acts instead of being read, wherever a window has them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QObject, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

from bgdesk.harmless import harmless

_ROLE = Qt.ItemDataRole
_ROLES = (
    _ROLE.DisplayRole,
    _ROLE.ToolTipRole,
    _ROLE.StatusTipRole,
    _ROLE.WhatsThisRole,
    _ROLE.AccessibleTextRole,
    _ROLE.AccessibleDescriptionRole,
)
_APART = re.compile("[\u2066\u2068][^\u2066-\u2069]*\u2069")
_OF_A_TIP = "\n\t\N{WORD JOINER}"


def acting_texts(window: QWidget, own_key: str = "&Q&") -> list[str]:
    """What in ``window`` and below acts: on the terminal, on the order of letters, as a key or as a picture.

    ``own_key`` stands in the names that are shown: behind it nothing is a key.
    """
    found = [
        f"{type(one).__name__}: {text!r}"
        for one in (window, *window.findChildren(QObject))
        for text in _texts(one)
        if acts(text)
    ]
    for one in (window, *window.findChildren(QObject)):
        if isinstance(one, QAbstractButton | QAction) and own_key in one.text().replace("&&", ""):
            found.append(f"{type(one).__name__} has a key: {one.text()!r}")
        if isinstance(one, QTextEdit) and _has_picture(one.document()):
            found.append(f"{type(one).__name__} has a picture")
    return found


def acts(text: str) -> bool:
    """Whether anything in ``text`` does more than to be read; names and notation may stand apart."""
    bare = _APART.sub("", text)
    return harmless(bare, _OF_A_TIP) != bare


def _has_picture(document: QTextDocument) -> bool:
    return any(one.isImageFormat() for one in document.allFormats())


def _texts(one: QObject) -> Iterator[str]:
    if isinstance(one, QWidget):
        yield from (one.windowTitle(), one.accessibleName(), one.accessibleDescription())
    if isinstance(one, QWidget | QAction):
        yield from (one.toolTip(), one.whatsThis(), one.statusTip())
    if isinstance(one, QLabel | QAbstractButton | QAction):
        yield one.text()
    if isinstance(one, QGroupBox):
        yield one.title()
    if isinstance(one, QLineEdit):
        yield from (one.placeholderText(), one.text())
    if isinstance(one, QTabBar):
        yield from (one.tabText(number) for number in range(one.count()))
    if isinstance(one, QTextEdit | QPlainTextEdit):
        yield one.toPlainText()
    if isinstance(one, QComboBox | QAbstractItemView):
        yield from _of_model(one.model())


def _of_model(model: QAbstractItemModel) -> Iterator[str]:
    for role in _ROLES:
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount()):
            yield str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")
            for row in range(model.rowCount()):
                yield str(model.index(row, column).data(role) or "")
