"""A column of setting editors with their labels and explanations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QWidget

from bgdesk.app.settings.setting import AnySetting, SettingChoice, SettingGroup, Value
from bgdesk.ui.common.plain_text import PlainLabel
from bgdesk.ui.common.roles import label
from bgdesk.ui.settings.board_picker import BoardChoice, BoardPicker
from bgdesk.ui.settings.setting_editor import SettingEditor, setting_text

_LONGEST_BESIDE = 28
"""Letters of a choice that stands beside its label."""

ChoicesByKey = Mapping[str, tuple[SettingChoice[str], ...]]
BoardsByKey = Mapping[str, tuple[BoardChoice, ...]]


class SettingsForm(QWidget):
    """Edits ``settings``; rows can be greyed out or hidden."""

    edited = Signal(object, object)
    """A setting and its new value."""

    def __init__(
        self,
        settings: Iterable[AnySetting],
        choices: ChoicesByKey | None = None,
        parent: QWidget | None = None,
        *,
        boards: BoardsByKey | None = None,
    ) -> None:
        super().__init__(parent)
        self._boards: BoardsByKey = boards or {}
        self._layout = QGridLayout(self)
        self._layout.setColumnStretch(0, 5)
        self._layout.setColumnStretch(1, 6)
        self._layout.setHorizontalSpacing(14)
        self._layout.setVerticalSpacing(0)
        self._layout.setContentsMargins(0, 0, 12, 0)
        self.editors: dict[str, SettingEditor] = {}
        self._rows: dict[str, tuple[QWidget, ...]] = {}
        self._headings: dict[SettingGroup, tuple[QWidget, ...]] = {}
        self._groups: dict[str, SettingGroup] = {}
        for setting in settings:
            self._add(setting, (choices or {}).get(setting.key, ()))

    def _add(self, setting: AnySetting, choices: tuple[SettingChoice[str], ...]) -> None:
        if setting.group is not None:
            self._groups[setting.key] = setting.group
            self._add_heading(setting.group)
        editor = SettingEditor(setting, choices, self, boards=self._boards.get(setting.key, ()))
        editor.setContentsMargins(0, 1, 0, 2)
        editor.edited.connect(self.edited)
        self.editors[setting.key] = editor
        row = self._layout.rowCount()
        words = self._explanation(setting)
        if isinstance(editor.control, QCheckBox):
            self._layout.addWidget(editor, row, 0, 1, 2)
            self._rows[setting.key] = (editor, *words)
        else:
            title = PlainLabel(setting_text(setting.label))
            title.setWordWrap(True)
            title.setBuddy(editor.control)
            self._rows[setting.key] = (title, editor, *words)
            if _is_long(editor.control):
                self._layout.addWidget(title, row, 0, 1, 2)
                self._layout.addWidget(editor, row + 1, 0, 1, 2)
            else:
                self._layout.addWidget(title, row, 0)
                self._layout.addWidget(editor, row, 1)
        for explanation in words:
            self._layout.addWidget(explanation, self._layout.rowCount(), 0, 1, 2)

    def _add_heading(self, group: SettingGroup) -> None:
        """The title of ``group`` with its line, once."""
        if group in self._headings:
            return
        title = label(setting_text(group.title), bold=True, scale=1.1)
        title.setContentsMargins(0, 10, 0, 0)
        words = label(setting_text(group.help), role="muted", scale=0.9)
        words.setWordWrap(True)
        words.setContentsMargins(0, 0, 0, 6)
        self._headings[group] = (title, words)
        for widget in (title, words):
            self._layout.addWidget(widget, self._layout.rowCount(), 0, 1, 2)

    def _explanation(self, setting: AnySetting) -> tuple[QLabel, ...]:
        if not setting.help:
            return ()
        words = label(setting_text(setting.help), role="muted", scale=0.9)
        words.setWordWrap(True)
        words.setContentsMargins(0, 0, 0, 8)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        return (words,)

    @property
    def values(self) -> dict[str, Value]:
        """What is shown, by key."""
        return {key: editor.value for key, editor in self.editors.items()}

    def set_values(self, values: Mapping[str, Value]) -> None:
        """Show ``values``; keys that are not here are ignored."""
        for key, editor in self.editors.items():
            if key in values:
                editor.set_value(values[key])

    def lock(self, keys: frozenset[str]) -> None:
        """Grey out the rows of ``keys`` and no others."""
        for key, widgets in self._rows.items():
            for widget in widgets:
                widget.setEnabled(key not in keys)

    def show_only(self, keys: frozenset[str]) -> None:
        """Hide every row but those of ``keys``, and the headings without rows."""
        for key, widgets in self._rows.items():
            for widget in widgets:
                widget.setVisible(key in keys)
        shown = {self._groups[key] for key in keys & self._groups.keys()}
        for group, widgets in self._headings.items():
            for widget in widgets:
                widget.setVisible(group in shown)


def _is_long(control: QWidget) -> bool:
    """Whether a control needs a line of its own: pictures, and lists with long entries."""
    if not isinstance(control, QComboBox):
        return isinstance(control, BoardPicker)
    return any(len(control.itemText(row)) > _LONGEST_BESIDE for row in range(control.count()))
