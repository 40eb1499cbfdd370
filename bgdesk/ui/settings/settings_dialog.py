"""The settings dialog, made from the settings table; every change counts at once."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.messages import message_text
from bgdesk.app.settings.setting import AnySetting, Section, Value
from bgdesk.app.settings.settings import Settings
from bgdesk.app.settings.table import BOARD_THEME, RULES, SECTION_TITLES, TABLE
from bgdesk.app.sound_check import SoundCheck
from bgdesk.app.table.presets import Preset, PresetShelf
from bgdesk.ui.common.roles import label
from bgdesk.ui.settings.board_picker import BoardChoice
from bgdesk.ui.settings.preset_row import PresetRow
from bgdesk.ui.settings.setting_editor import setting_text
from bgdesk.ui.settings.settings_form import ChoicesByKey, SettingsForm

_SIZE, _FRAME = QSize(860, 860), QSize(40, 60)
"""At best, where the screen has room for it and its frame."""
_LETTERS_WIDE = 110
"""The dialog is at least as wide as so many letters, where they are large."""
_SOUND_KEYS = frozenset(key for key, setting in TABLE.items() if setting.section is Section.SOUND)
_NO_CHOICES: ChoicesByKey = MappingProxyType({})


class SettingsDialog(QDialog):
    """Sections on the left, their settings on the right; the search looks through all of them.

    ``choices`` are those known at run time only: the languages found on disk, and ``boards`` likewise.
    """

    def __init__(
        self,
        settings: Settings,
        choices: ChoicesByKey = _NO_CHOICES,
        parent: QWidget | None = None,
        *,
        boards: tuple[BoardChoice, ...] = (),
        sound_check: SoundCheck | None = None,
    ) -> None:
        super().__init__(parent)
        #: Title of a dialog
        self.setWindowTitle(self.tr("Settings"))
        self._settings = settings
        self._search = self._new_search()
        self._sections = QListWidget()
        self._title = label(bold=True, scale=1.3)
        self._nothing = label(self.tr("No settings found."), role="muted")
        shown = (s for s in TABLE.values() if s.section in SECTION_TITLES)
        self.form = SettingsForm(shown, choices, boards={BOARD_THEME.key: boards} if boards else {})
        self._sound_check = sound_check
        self._silence = label(role="warning")
        self._silence.setWordWrap(True)
        self._silence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._presets = PresetRow(PresetShelf(settings), lambda preset: preset.defaults)
        self._scroll = QScrollArea()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._restore = self._buttons.addButton(
            self.tr("Restore defaults of this page"), QDialogButtonBox.ButtonRole.ResetRole
        )
        self._restored: dict[str, Value] = {}
        #: Button, a verb: the settings once more as they were before their defaults were restored
        self._undo = self._buttons.addButton(self.tr("Undo"), QDialogButtonBox.ButtonRole.ResetRole)
        self._undo.setToolTip(self.tr("Set this page again as it was before"))
        self._build()
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
        self._wire()
        self._show_all_values()
        self._show_preset()
        self._sections.setCurrentRow(0)

    def _new_search(self) -> QLineEdit:
        search = QLineEdit()
        #: In an empty field and as its name, a verb
        search.setPlaceholderText(self.tr("Search"))
        search.setAccessibleName(self.tr("Search the settings"))
        search.setClearButtonEnabled(True)
        return search

    def _build(self) -> None:
        letters = self.fontMetrics().averageCharWidth() * _LETTERS_WIDE
        wanted = _SIZE.expandedTo(QSize(letters, 0))
        self.resize(wanted.boundedTo(self.screen().availableSize() - _FRAME))
        self._fill_sections()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        columns = QHBoxLayout()
        columns.setSpacing(18)
        left, right = QVBoxLayout(), QVBoxLayout()
        layout.addLayout(columns, 1)
        columns.addLayout(left)
        columns.addLayout(right, 1)
        left.addWidget(self._search)
        left.addWidget(self._sections, 1)
        right.addWidget(self._title)
        right.addWidget(self._scroll, 1)
        self._fill_page()
        layout.addWidget(self._buttons)

    def _fill_page(self) -> None:
        """From outside to inside: what is put into something else with all that it holds is styled anew."""
        page = QWidget()
        self._scroll.setWidget(page)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inner = QVBoxLayout(page)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self._presets)
        inner.addWidget(self.form)
        inner.addWidget(self._silence)
        inner.addWidget(self._nothing)
        inner.addStretch(1)

    def _fill_sections(self) -> None:
        #: Name of the list of pages for a screen reader
        self._sections.setAccessibleName(self.tr("Sections"))
        self._sections.ensurePolished()
        self._sections.addItems([setting_text(title) for title in SECTION_TITLES.values()])
        self._sections.setFixedWidth(max(180, self._sections.sizeHintForColumn(0) + 24))

    def _wire(self) -> None:
        self._search.textChanged.connect(self._refresh)
        self._sections.currentRowChanged.connect(self._refresh)
        self.form.edited.connect(self._edited)
        self._presets.chosen.connect(self._take_preset)
        self._settings.changed.connect(self._changed)
        self._buttons.rejected.connect(self.close)
        self._restore.clicked.connect(self._restore_defaults)
        self._undo.clicked.connect(self._take_back)
        QShortcut(QKeySequence.StandardKey.Find, self, self._search.setFocus)
        if self._sound_check:
            self._sound_check.changed.connect(self._show_silence)

    def _show_all_values(self) -> None:
        values: Mapping[str, Value] = {key: self._settings.value(setting) for key, setting in TABLE.items()}
        self.form.set_values(values)

    def shown_settings(self) -> tuple[AnySetting, ...]:
        """The settings on the page: of the section, or those that the search finds."""
        words = self._search.text().lower().split()
        everything = (setting for setting in TABLE.values() if setting.section in SECTION_TITLES)
        if words:
            return tuple(setting for setting in everything if _has_all(setting, words))
        return tuple(setting for setting in everything if setting.section is self._section())

    def _section(self) -> Section:
        return list(SECTION_TITLES)[max(0, self._sections.currentRow())]

    @Slot()
    def _refresh(self) -> None:
        shown = self.shown_settings()
        self.form.show_only(frozenset(setting.key for setting in shown))
        self._nothing.setVisible(not shown)
        self._presets.setVisible(any(setting.section is Section.RULES for setting in shown))
        self._show_silence()
        is_search = bool(self._search.text().strip())
        #: Heading: the settings that were found
        self._title.setText(self.tr("Found") if is_search else setting_text(SECTION_TITLES[self._section()]))
        self._restore.setEnabled(bool(shown))
        self._offer_undo({})
        self._scroll.verticalScrollBar().setValue(0)

    @Slot()
    def _show_silence(self) -> None:
        """Below the settings of sounds: why none are heard."""
        is_asked = any(setting.section is Section.SOUND for setting in self.shown_settings())
        if self._sound_check and is_asked:
            self._sound_check.start()
        trouble = self._sound_check.trouble if self._sound_check else None
        self._silence.setText(message_text(trouble) if trouble else "")
        self._silence.setVisible(is_asked and trouble is not None)
        self.form.lock(_SOUND_KEYS if trouble else frozenset())

    @Slot(object, object)
    def _edited(self, setting: AnySetting, value: Value) -> None:
        self._settings.set_all([(setting, value)])
        self._offer_undo({})

    @Slot(str)
    def _changed(self, key: str) -> None:
        self.form.set_values({key: self._settings.value(TABLE[key])})
        if TABLE[key].section is Section.RULES:
            self._show_preset()

    @Slot(object)
    def _take_preset(self, preset: Preset) -> None:
        """Make these rules the defaults."""
        self._settings.set_all((TABLE[key], value) for key, value in preset.defaults.items())
        self._offer_undo({})

    def _show_preset(self) -> None:
        self._presets.show_rules({setting.key: self._settings.value(setting) for setting in RULES})

    @Slot()
    def _restore_defaults(self) -> None:
        shown = self.shown_settings()
        before = {setting.key: self._settings.value(setting) for setting in shown}
        self._settings.reset(shown)
        changed = {key: value for key, value in before.items() if value != self._settings.value(TABLE[key])}
        self._offer_undo(changed or self._restored)

    @Slot()
    def _take_back(self) -> None:
        self._settings.set_all((TABLE[key], value) for key, value in self._restored.items())
        self._offer_undo({})

    def _offer_undo(self, values: dict[str, Value]) -> None:
        """Offer to set ``values`` again, which were just put back to the defaults."""
        self._restored = values
        had_focus = self._undo.hasFocus()
        self._undo.setVisible(bool(values))
        if had_focus and not values:
            self._restore.setFocus()


def _has_all(setting: AnySetting, words: list[str]) -> bool:
    group = setting.group.title if setting.group else ""
    parts = (setting.label, setting.help, group, *(choice.label for choice in setting.choices))
    text = " ".join(setting_text(part) for part in parts).lower()
    return all(word in text for word in words)
