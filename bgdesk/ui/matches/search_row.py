"""The line above the table of matches: words that are looked for, and a tag."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from bgdesk.ui.common.roles import label
from bgdesk.ui.common.value_boxes import ChoiceBox


class SearchRow(QWidget):
    """A field to type in, and a box with all tags where there are any."""

    changed = Signal()
    entered = Signal()
    """Enter was pressed in the field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Find players, a game, a tag, an event or a day"))
        self.field.setAccessibleName(self.tr("Find a match"))
        self.field.setClearButtonEnabled(True)
        self.tag_box = ChoiceBox()
        #: Label of a box: only matches with this word, which the user put on them
        self._title = label(self.tr("Tag"), role="muted")
        self._title.setBuddy(self.tag_box)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.field, 1)
        row.addWidget(self._title)
        row.addWidget(self.tag_box)
        self.setFocusProxy(self.field)
        self.set_tags(())
        self.field.textChanged.connect(self.changed)
        self.field.returnPressed.connect(self.entered)
        self.tag_box.currentIndexChanged.connect(self.changed)

    @property
    def tag(self) -> str:
        """The tag that is chosen; empty for any."""
        return self.tag_box.currentData() or ""

    def set_tags(self, tags: Sequence[str]) -> None:
        """Offer ``tags``; what is chosen stays chosen while there is such a tag."""
        chosen = self.tag
        self.tag_box.blockSignals(True)
        self.tag_box.clear()
        #: In a box with tags: matches with any tag, or without
        self.tag_box.addItem(self.tr("All tags"), "")
        for name in tags:
            self.tag_box.addItem(name, name)
        self.tag_box.setCurrentIndex(max(0, self.tag_box.findData(chosen)))
        self.tag_box.blockSignals(False)
        for part in (self._title, self.tag_box):
            part.setVisible(bool(tags))
