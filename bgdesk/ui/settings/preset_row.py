"""The list of sets of rules, with buttons to save, rename and delete those of the user."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from bgdesk.app.settings.setting import Value
from bgdesk.app.table.presets import BUILT_IN, Preset, PresetShelf, PresetUse
from bgdesk.ui.common.grouped_list import GroupedList
from bgdesk.ui.common.plain_text import plain_tip, shown_text
from bgdesk.ui.common.rows import add_row, new_form
from bgdesk.ui.settings.preset_name_dialog import PresetNameDialog

_NO_LOCKS: frozenset[str] = frozenset()


def preset_name(preset: Preset) -> str:
    """What a set of rules is called in the user's language, or by the user."""
    return preset.name if preset.is_own else _translated(preset.name)


def _translated(text: str) -> str:
    return QCoreApplication.translate("Presets", text) if text else ""


class PresetRow(QWidget):
    """Shows which set the rules are; ``rules_of`` says what counts of each."""

    chosen = Signal(object)
    """The `Preset` that the user wants."""

    def __init__(
        self,
        shelf: PresetShelf,
        rules_of: Callable[[Preset], Mapping[str, Value]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._rules_of = rules_of
        self._values: Mapping[str, Value] = {}
        self._locked = _NO_LOCKS
        self._use = PresetUse.ANY
        self._presets: tuple[Preset, ...] = ()
        self._wanted = ""
        self.list = _OpeningList()
        #: Name of a list for a screen reader: sets of rules that have a name
        self.list.setAccessibleName(self.tr("Rule set"))
        self.list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.list.setMinimumContentsLength(12)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        #: In the list of sets of rules, where the rules are none of these sets
        self.list.setPlaceholderText(self.tr("Custom"))
        #: Button: gives the rules that are chosen a name, to use them again
        self.save = QPushButton(self.tr("Save as…"))
        #: Button: another name for a set of rules
        self.rename = QPushButton(self.tr("Rename…"))
        #: Button, a verb: forgets a set of rules
        self.delete = QPushButton(self.tr("Delete"))
        self.save.setToolTip(self.tr("Save the rules below under a name, to choose them again"))
        row = QWidget()
        row.setFocusProxy(self.list)
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.list, 1)
        for button, slot in (
            (self.save, self._ask_name),
            (self.rename, self._ask_new_name),
            (self.delete, self._delete),
        ):
            layout.addWidget(button)
            button.clicked.connect(slot)
        #: Label of a list: sets of rules that have a name
        add_row(new_form(self), self.tr("Rule &set"), row)
        self._fill()
        self.list.activated.connect(self._chosen)

    def _fill(self) -> None:
        """All sets; the user's own below a heading."""
        own = self._shelf.own()
        self._presets = (*BUILT_IN, *own)
        with QSignalBlocker(self.list):
            self.list.clear()
            for number, preset in enumerate(self._presets):
                if own and number == len(BUILT_IN):
                    #: Heading in a list: sets of rules that the user has made
                    self.list.add_heading(self.tr("My rules"))
                self._add(number, preset)
            self.list.setMaxVisibleItems(max(1, self.list.count()))

    def _add(self, number: int, preset: Preset) -> None:
        self.list.addItem(shown_text(preset_name(preset)), number)
        self.list.setItemData(
            self.list.count() - 1, plain_tip(_translated(preset.help)), Qt.ItemDataRole.ToolTipRole
        )

    def show_rules(
        self,
        values: Mapping[str, Value],
        locked: frozenset[str] = _NO_LOCKS,
        use: PresetUse = PresetUse.ANY,
    ) -> None:
        """Tell which set ``values`` are, at best the one chosen last; ``locked`` rules do not count.

        Where it is known what they are for, a set made for the other ``use`` is none that they can be.
        """
        self._values, self._locked, self._use = values, locked, use
        fitting = [preset for preset in self._presets if self._is_in_force(preset) and preset.suits(use)]
        last = [preset for preset in fitting if preset.name == self._wanted]
        found = next(iter((*last, *fitting)), None)
        with QSignalBlocker(self.list):
            self.list.setCurrentIndex(self.list.findData(self._presets.index(found)) if found else -1)
        self.list.setToolTip(plain_tip(_translated(found.help) if found else ""))
        is_own = found is not None and found.is_own
        self.rename.setVisible(is_own)
        self.delete.setVisible(is_own)

    def _is_in_force(self, preset: Preset) -> bool:
        counting = Preset(preset.name, self._rules_of(preset), preset.play)
        return counting.is_in_force(self._values, self._locked)

    @property
    def current(self) -> Preset | None:
        """The set that the rules are."""
        number = self.list.currentData()
        return None if number is None else self._presets[number]

    @Slot()
    def _chosen(self) -> None:
        if preset := self.current:
            self._wanted = preset.name
            self.chosen.emit(preset)

    @Slot()
    def _ask_name(self) -> None:
        self._ask("", self._save)

    @Slot()
    def _ask_new_name(self) -> None:
        if preset := self.current:
            self._ask(preset.name, lambda name: self._rename(preset, name))

    def _ask(self, name: str, then: Callable[[str], None]) -> None:
        taken = {preset_name(preset) for preset in self._presets} - {name}
        dialog = PresetNameDialog(name, taken, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.named.connect(then)
        dialog.open()

    def _save(self, name: str) -> None:
        self._shelf.save(name, self._values)
        self._show_again(name)

    def _rename(self, preset: Preset, name: str) -> None:
        self._shelf.rename(preset, name)
        self._show_again(name)

    @Slot()
    def _delete(self) -> None:
        if preset := self.current:
            if self.delete.hasFocus():
                self.list.setFocus()  # the button goes
            self._shelf.remove(preset)
            self._show_again("")

    def _show_again(self, wanted: str) -> None:
        self._wanted = wanted
        self._fill()
        self.show_rules(self._values, self._locked, self._use)


class _OpeningList(GroupedList):
    """The keys open it: nothing counts that one only passes on the way to an entry."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENING:
            self.showPopup()
        elif event.text().isprintable() and event.text():
            event.ignore()
        else:
            super().keyPressEvent(event)


_OPENING = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Space,
)
