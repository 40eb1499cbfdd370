"""How a rollout is made: the settings of it, and which choices are rolled out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QSpinBox, QVBoxLayout, QWidget

from bgdesk.app.settings import table as settings_table
from bgdesk.app.settings.setting import AnySetting, Value
from bgdesk.app.settings.settings import Settings
from bgdesk.engine.rollout_protocol import ROLLS
from bgdesk.match.study import Candidate
from bgdesk.ui.common.roles import framed, label
from bgdesk.ui.settings.setting_editor import SettingEditor, setting_text
from bgdesk.ui.words.events import no_play_text
from bgdesk.ui.words.notation import isolated

_SETTINGS: tuple[AnySetting, ...] = (
    settings_table.ROLLOUT_TRIALS,
    settings_table.ROLLOUT_PLIES,
    settings_table.ROLLOUT_TRUNCATED,
    settings_table.ROLLOUT_SEED,
    settings_table.ROLLOUT_SURE,
)

_CHOICES = 8


@dataclass(frozen=True, slots=True)
class ChoiceToRoll:
    """A play that can be rolled out; of one that ``is_made`` that is always done."""

    name: str
    is_chosen: bool
    is_made: bool = False


def choices_to_roll(
    candidates: Sequence[Candidate], chosen: Collection[int], made: int | None
) -> list[ChoiceToRoll]:
    """The best ``candidates``, ticked where their number is ``chosen``; ``made`` is that of the match."""
    return [
        ChoiceToRoll(isolated(one.written) or no_play_text(), number in chosen, number == made)
        for number, one in enumerate(candidates[:_CHOICES])
    ]


class RolloutOptions(QWidget):
    """Edits what ``settings`` say of rollouts, and asks which choices are rolled out."""

    chosen = Signal(object)
    """The numbers of the choices that are to be rolled out."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._wanted: tuple[ChoiceToRoll, ...] = ()
        self._shown: tuple[ChoiceToRoll, ...] = ()
        self.boxes: list[QCheckBox] = []
        self.editors: dict[str, SettingEditor] = {}
        card = framed("card")
        self._column = QVBoxLayout(card)
        self._column.setContentsMargins(12, 8, 12, 8)
        self._column.setSpacing(4)
        #: Heading of a list of plays to tick
        self._heading = label(self.tr("These are rolled out"), role="muted", scale=0.85)
        self._choices = QVBoxLayout()
        self._choices.setSpacing(2)
        self._column.addWidget(self._heading)
        self._column.addLayout(self._choices)
        self._column.addLayout(self._form())
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.addWidget(card)
        settings.changed.connect(self._setting_changed)

    def _form(self) -> QGridLayout:
        form = QGridLayout()
        form.setColumnStretch(1, 1)
        form.setVerticalSpacing(4)
        for row, setting in enumerate(_SETTINGS):
            editor = self._editor(setting)
            if isinstance(editor.control, QCheckBox):
                form.addWidget(editor, row, 0, 1, 2)
                continue
            title = label(setting_text(setting.label))
            title.setWordWrap(True)
            title.setBuddy(editor.control)
            form.addWidget(title, row, 0)
            form.addWidget(editor, row, 1)
        return form

    def _editor(self, setting: AnySetting) -> SettingEditor:
        editor = SettingEditor(setting)
        if setting is settings_table.ROLLOUT_TRIALS and isinstance(editor.control, QSpinBox):
            editor.control.setSingleStep(ROLLS)
        if setting is settings_table.ROLLOUT_SEED and isinstance(editor.control, QSpinBox):
            editor.control.setSingleStep(1)
        editor.set_value(self._settings.value(setting))
        editor.edited.connect(self._edited)
        self.editors[setting.key] = editor
        return editor

    @Slot(object, object)
    def _edited(self, setting: AnySetting, value: Value) -> None:
        self._settings.set_all([(setting, value)])

    @Slot(str)
    def _setting_changed(self, key: str) -> None:
        editor = self.editors.get(key)
        if editor:
            editor.set_value(self._settings.value(editor.setting))

    def set_choices(self, choices: Sequence[ChoiceToRoll]) -> None:
        """Offer ``choices``, as soon as this is seen; none where there is nothing to choose among."""
        self._wanted = tuple(choices)
        if self.isVisible():
            self._offer()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._offer()

    def _offer(self) -> None:
        if self._wanted == self._shown:
            return
        self._shown = self._wanted
        for box in self.boxes:
            box.hide()
            box.deleteLater()
        self.boxes = [self._box(one) for one in self._shown]
        for box in self.boxes:
            self._choices.addWidget(box)
        self._heading.setVisible(bool(self._shown))

    def _box(self, choice: ChoiceToRoll) -> QCheckBox:
        box = QCheckBox(choice.name)
        box.setChecked(choice.is_chosen)
        box.setEnabled(not choice.is_made)
        if choice.is_made:
            box.setToolTip(self.tr("What was played is always rolled out."))
        box.toggled.connect(self._tell)
        return box

    @Slot()
    def _tell(self) -> None:
        self.chosen.emit(tuple(number for number, box in enumerate(self.boxes) if box.isChecked()))
