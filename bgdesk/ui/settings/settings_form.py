"""A column of setting editors with their labels and explanations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QWidget

from bgdesk.app.settings.setting import AnySetting, SettingChoice, SettingGroup, Value
from bgdesk.ui.common.plain_text import PlainLabel
from bgdesk.ui.common.roles import label
from bgdesk.ui.settings.board_picker import BoardChoice, BoardPicker
from bgdesk.ui.settings.setting_editor import SettingEditor, setting_text

_LONGEST_BESIDE = 28
"""Letters of a choice that stands beside its label."""
_HEADING_LINES = 2
_LINES = _HEADING_LINES + 3
"""Of the grid for each setting: a heading with its words, a title, an editor below it, and words about it."""

ChoicesByKey = Mapping[str, tuple[SettingChoice[str], ...]]
BoardsByKey = Mapping[str, tuple[BoardChoice, ...]]


class SettingsForm(QWidget):
    """Edits ``settings``; rows can be greyed out or hidden, and are made when they are shown first."""

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
        self._settings = {setting.key: setting for setting in settings}
        self._choices: ChoicesByKey = choices or {}
        self._boards: BoardsByKey = boards or {}
        self._layout = QGridLayout(self)
        self._layout.setColumnStretch(0, 5)
        self._layout.setColumnStretch(1, 6)
        self._layout.setHorizontalSpacing(14)
        self._layout.setVerticalSpacing(0)
        self._layout.setContentsMargins(0, 0, 12, 0)
        self._values = {key: setting.default for key, setting in self._settings.items()}
        self._locked: frozenset[str] = frozenset()
        self._before_all = QWidget(self)
        """Keeps the place of the rows among all that Tab walks; of itself there is nothing to see."""
        self._before_all.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._before_all.hide()
        self.editors: dict[str, SettingEditor] = {}
        """Of the rows that were shown so far."""
        self._rows: dict[str, tuple[QWidget, ...]] = {}
        self._headings: dict[SettingGroup, tuple[QWidget, ...]] = {}

    def _make(self, keys: frozenset[str]) -> None:
        """Have the rows of ``keys``; Tab walks them as they stand below each other."""
        for place, setting in enumerate(self._settings.values()):
            if setting.key in keys:
                self._add(setting, place * _LINES)
        editors = (self.editors[key] for key in self._settings if key in self.editors)
        for before, after in pairwise((self._before_all, *editors)):
            self.setTabOrder(before, after)

    def _add(self, setting: AnySetting, line: int) -> None:
        if setting.group is not None:
            self._add_heading(setting.group)
        choices, boards = self._choices.get(setting.key, ()), self._boards.get(setting.key, ())
        editor = SettingEditor(setting, choices, self, boards=boards)
        editor.setContentsMargins(0, 1, 0, 2)
        editor.set_value(self._values[setting.key])
        editor.edited.connect(self.edited)
        self.editors[setting.key] = editor
        words = self._explanation(setting)
        self._rows[setting.key] = (*self._place(editor, line + _HEADING_LINES), *words)
        for explanation in words:
            self._layout.addWidget(explanation, line + _LINES - 1, 0, 1, 2)
        self._enable(setting.key)

    def _place(self, editor: SettingEditor, line: int) -> tuple[QWidget, ...]:
        """Put ``editor`` beside its title, or below it; a tick box has none."""
        if isinstance(editor.control, QCheckBox):
            self._layout.addWidget(editor, line, 0, 1, 2)
            return (editor,)
        title = PlainLabel(setting_text(editor.setting.label))
        title.setWordWrap(True)
        title.setBuddy(editor.control)
        is_long = _is_long(editor.control)
        self._layout.addWidget(title, line, 0, 1, 2 if is_long else 1)
        if is_long:
            self._layout.addWidget(editor, line + 1, 0, 1, 2)
        else:
            self._layout.addWidget(editor, line, 1)
        return title, editor

    def _add_heading(self, group: SettingGroup) -> None:
        """The title of ``group`` with its line, once, above the first setting of it."""
        if group in self._headings:
            return
        title = label(setting_text(group.title), bold=True, scale=1.1)
        title.setContentsMargins(0, 10, 0, 0)
        words = label(setting_text(group.help), role="muted", scale=0.9)
        words.setWordWrap(True)
        words.setContentsMargins(0, 0, 0, 6)
        self._headings[group] = (title, words)
        line = _LINES * [setting.group for setting in self._settings.values()].index(group)
        for number, widget in enumerate((title, words)):
            self._layout.addWidget(widget, line + number, 0, 1, 2)

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
        """What is shown, by key, or would be."""
        return self._values | {key: editor.value for key, editor in self.editors.items()}

    def set_values(self, values: Mapping[str, Value]) -> None:
        """Show ``values``; keys that are not here are ignored."""
        for key in self._settings.keys() & values.keys():
            self._values[key] = values[key]
            if key in self.editors:
                self.editors[key].set_value(values[key])

    def lock(self, keys: frozenset[str]) -> None:
        """Grey out the rows of ``keys`` and no others."""
        self._locked = keys
        for key in self._rows:
            self._enable(key)

    def _enable(self, key: str) -> None:
        for widget in self._rows[key]:
            widget.setEnabled(key not in self._locked)

    def show_only(self, keys: frozenset[str]) -> None:
        """Show the rows of ``keys`` with their headings, and hide every other."""
        new = keys - self._rows.keys()
        if new:
            self._make(new)
        for key, widgets in self._rows.items():
            for widget in widgets:
                widget.setVisible(key in keys)
        shown = {self._settings[key].group for key in keys & self._settings.keys()}
        for group, widgets in self._headings.items():
            for widget in widgets:
                widget.setVisible(group in shown)


def _is_long(control: QWidget) -> bool:
    """Whether a control needs a line of its own: pictures, and lists with long entries."""
    if not isinstance(control, QComboBox):
        return isinstance(control, BoardPicker)
    return any(len(control.itemText(row)) > _LONGEST_BESIDE for row in range(control.count()))
