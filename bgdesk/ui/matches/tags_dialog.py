"""Puts tags on matches and takes them off."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bgdesk.library.catalogue import LONGEST_TAG
from bgdesk.library.listing import ListedMatch
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import keep_wide, press_by_enter

_ON, _OFF, _SOME = Qt.CheckState.Checked, Qt.CheckState.Unchecked, Qt.CheckState.PartiallyChecked


class TagsDialog(QDialog):
    """Every tag of ``known`` with a tick where all of ``matches`` have it, and a field for another one."""

    wished = Signal(object, object)
    """The tags to put on all of the matches, and those to take off."""

    def __init__(
        self, matches: Sequence[ListedMatch], known: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        #: Title of a dialog: words that the user puts on matches to find them
        self.setWindowTitle(self.tr("Tags"))
        self._before: dict[str, Qt.CheckState] = {}
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST_TAG)
        self.field.setPlaceholderText(self.tr("A new tag"))
        self.field.setAccessibleName(self.tr("A new tag"))
        self.tags = QListWidget()
        #: Name of a list for a screen reader
        self.tags.setAccessibleName(self.tr("Tags"))
        for name in known:
            self._add(name, _state(name, matches))
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._build(len(matches))
        press_by_enter(self, self._buttons.button(QDialogButtonBox.StandardButton.Ok))
        self.field.setFocus()

    def _build(self, count: int) -> None:
        about = label(self.tr("Tags of %n match(es):", "", count), role="muted")
        layout = QVBoxLayout(self)
        layout.addWidget(about)
        layout.addWidget(self.field)
        layout.addWidget(self.tags, 1)
        layout.addWidget(self._buttons)
        keep_wide(layout, 340)
        self.tags.setVisible(bool(self._before))
        self._buttons.accepted.connect(self._accepted)
        self._buttons.rejected.connect(self.reject)

    def _add(self, name: str, state: Qt.CheckState) -> None:
        item = QListWidgetItem(name, self.tags)
        item.setFlags(
            Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable
        )
        item.setCheckState(state)
        self._before[name] = state

    @Slot()
    def _accepted(self) -> None:
        items = [self.tags.item(row) for row in range(self.tags.count())]
        changed = [item for item in items if item.checkState() is not self._before[item.text()]]
        added = [item.text() for item in changed if item.checkState() is _ON]
        removed = [item.text() for item in changed if item.checkState() is _OFF]
        if self.field.text().strip():
            added.append(self.field.text())
        self.accept()
        if added or removed:
            self.wished.emit(tuple(added), tuple(removed))


def _state(name: str, matches: Sequence[ListedMatch]) -> Qt.CheckState:
    count = sum(name in match.tags for match in matches)
    if count == len(matches):
        return _ON
    return _SOME if count else _OFF
