"""A list to choose from whose entries stand below headings."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bgdesk.ui.common.value_boxes import ChoiceBox

_INDENT = "\N{EM SPACE}"


class GroupedList(ChoiceBox):
    """Headings cannot be chosen; entries stand below them by an indent that only the open list has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_Entries(self))

    def add_heading(self, text: str) -> None:
        """The entries that follow belong together."""
        self.addItem(text)
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        model.item(self.count() - 1).setFlags(Qt.ItemFlag.NoItemFlags)

    def showPopup(self) -> None:
        """The open list is as wide as its longest line."""
        view = self.view()
        frame = 2 * view.frameWidth() + view.verticalScrollBar().sizeHint().width()
        view.setMinimumWidth(max(self.width(), view.sizeHintForColumn(0) + frame))
        super().showPopup()


class _Entries(QStyledItemDelegate):
    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.flags() & Qt.ItemFlag.ItemIsEnabled:
            option.text = f"{_INDENT}{option.text}"
        else:
            option.font.setBold(True)
