"""Rows of forms that stand below each other with one edge."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bgdesk.ui.common.key_guard import is_choice
from bgdesk.ui.common.plain_text import PlainLabel
from bgdesk.ui.common.value_boxes import NumberBox

_TITLE_WIDTH = 140


def new_form(parent: QWidget | None = None) -> QFormLayout:
    """A form without margins whose fields grow."""
    form = QFormLayout(parent)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    form.setContentsMargins(0, 0, 0, 0)
    return form


def add_row(form: QFormLayout, text: str, field: QWidget) -> QLabel:
    """Add ``field`` with its title, as wide as those of the other forms; answers the title."""
    title = _Title(text, field.sizeHint().height())
    title.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    title.setBuddy(field.focusProxy() or field)
    form.addRow(title, field)
    return title


class _Title(PlainLabel):
    """A minimum that is set once and for all would let longer titles be cut."""

    def __init__(self, text: str, height: int) -> None:
        super().__init__(text)
        self._least = QSize(_TITLE_WIDTH, height)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(self._least)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(self._least)


def keep_wide(layout: QVBoxLayout, width: int) -> None:
    """Make the window of ``layout`` at least ``width`` wide, and wider where its contents need it.

    A window with a minimum of its own would be let shrink below what they need.
    """
    margins = layout.contentsMargins()
    layout.addStrut(width - margins.left() - margins.right())


def empty_rows(layout: QLayout) -> None:
    """Take everything away that stands in ``layout``."""
    while item := layout.takeAt(0):
        if widget := item.widget():
            widget.hide()
            widget.deleteLater()


def number_box(minimum: int, maximum: int) -> QSpinBox:
    """A box for a whole number that tells its value once it has been typed."""
    box = NumberBox()
    box.setRange(minimum, maximum)
    box.setKeyboardTracking(False)
    box.lineEdit().setTextMargins(6, 0, 0, 0)
    return box


def close_row(dialog: QDialog) -> QDialogButtonBox:
    """A row with a button that closes ``dialog`` and that Enter presses only where it has the focus."""
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
    buttons.rejected.connect(dialog.close)
    return buttons


def press_by_enter(dialog: QDialog, button: QAbstractButton | None) -> None:
    """Make Enter press the button of ``dialog`` that has the focus, and ``button`` where none has it.

    On one of several of which one is chosen it presses ``button`` too. Tab passes the buttons in the order in
    which this system shows them.
    """
    for other in dialog.findChildren(QPushButton):
        other.setAutoDefault(not is_choice(other))
    if isinstance(button, QPushButton):
        button.setDefault(True)
    for row in dialog.findChildren(QDialogButtonBox):
        for before, after in pairwise(_shown_in(row)):
            QWidget.setTabOrder(before, after)


def keep_usual(dialog: QDialog, button: QPushButton) -> None:
    """Have ``button`` stay the one that Enter presses after any other was clicked.

    Keys still reach the others, and Enter presses the one that has them; only ``button`` looks like it.
    """
    for other in dialog.findChildren(QPushButton):
        if other is not button and not is_choice(other):
            other.setAutoDefault(False)
            other.setFocusPolicy(Qt.FocusPolicy.TabFocus)


def _shown_in(row: QDialogButtonBox) -> list[QWidget]:
    layout = row.layout()
    items = [layout.itemAt(index) for index in range(layout.count())] if layout else []
    return [widget for item in items if item and (widget := item.widget())]
