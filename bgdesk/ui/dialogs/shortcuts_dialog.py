"""All keys in one list, made from the actions table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.actions.actions import ACTIONS, ActionId, MenuSpec, translated
from bgdesk.app.actions.menu_structure import MENUS
from bgdesk.app.news.releases import is_offered
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.rows import close_row
from bgdesk.ui.words.notation import isolated


@dataclass(frozen=True, slots=True)
class KeyLine:
    """What a key does; ``keys`` as they are written on this system."""

    text: str
    keys: str
    tip: str = ""


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """Keys that belong together."""

    title: str
    lines: tuple[KeyLine, ...]


def key_groups(menus: Sequence[MenuSpec] = MENUS) -> tuple[KeyGroup, ...]:
    """The keys of all actions, grouped as in the menus."""
    return tuple(
        KeyGroup(_plain(menu.title), tuple(_key_line(action) for action in _actions(menu))) for menu in menus
    )


def _actions(menu: MenuSpec) -> Iterator[ActionId]:
    for entry in menu.entries:
        if isinstance(entry, MenuSpec):
            yield from _actions(entry)
        elif entry is not None and is_offered(entry):
            yield entry


def _key_line(action: ActionId) -> KeyLine:
    spec = ACTIONS[action]
    shown = (isolated(_native(key)) for key in spec.keys)
    return KeyLine(_plain(spec.text), ", ".join(shown), translated(spec.tip))


def _plain(text: str) -> str:
    return translated(text).replace("&", "").removesuffix("…")


def _native(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


class ShortcutsDialog(QDialog):
    """A list with a filter; ``extra`` are keys that are no actions, such as those of the board."""

    def __init__(self, extra: Sequence[KeyGroup] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.filter = QLineEdit()
        #: In an empty field and as its name, a verb
        self.filter.setPlaceholderText(self.tr("Search"))
        self.filter.setAccessibleName(self.tr("Search the shortcuts"))
        self.filter.setClearButtonEnabled(True)
        self.list = QTreeWidget()
        self._fill((*extra, *key_groups()))
        self._build()
        self.filter.textChanged.connect(self._refresh)

    def _fill(self, groups: Sequence[KeyGroup]) -> None:
        self.list.setColumnCount(2)
        self.list.setHeaderLabels([self.tr("What it does"), self.tr("Keys")])
        self.list.setAccessibleName(self.tr("Keyboard shortcuts"))
        self.list.setRootIsDecorated(False)
        self.list.setIndentation(14)
        self.list.ensurePolished()
        self._items: list[tuple[QTreeWidgetItem, list[QTreeWidgetItem]]] = []
        for group in groups:
            head = QTreeWidgetItem(self.list, [group.title])
            font = head.font(0)
            font.setBold(True)
            head.setFont(0, font)
            head.setFlags(Qt.ItemFlag.ItemIsEnabled)
            lines = [QTreeWidgetItem(head, [line.text, line.keys]) for line in group.lines]
            for item, line in zip(lines, group.lines, strict=True):
                item.setToolTip(0, plain_tip(line.tip))
            self._items.append((head, lines))
        self.list.expandAll()
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)

    def _build(self) -> None:
        needed = self.list.sizeHintForColumn(0) + self.list.sizeHintForColumn(1)
        self.resize(max(560, needed + 80), 620)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        layout.addWidget(self.filter)
        layout.addWidget(self.list, 1)
        layout.addWidget(close_row(self))

    @Slot(str)
    def _refresh(self, text: str) -> None:
        words = text.lower().split()
        for head, lines in self._items:
            for item in lines:
                shown = f"{item.text(0)} {item.text(1)} {item.toolTip(0)}".lower()
                item.setHidden(not all(word in shown for word in words))
            head.setHidden(all(item.isHidden() for item in lines))
