"""The control that edits one setting, chosen by what the setting allows."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLineEdit, QSizePolicy, QSpinBox, QWidget

from bgdesk.app.settings.setting import AnySetting, SettingChoice, Value
from bgdesk.app.side_by_side import unit_behind
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.rows import number_box
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.settings.board_picker import BoardChoice, BoardPicker


def setting_text(text: str) -> str:
    """A label, help or choice of the settings table in the user's language."""
    return QCoreApplication.translate("Settings", text) if text else ""


class SettingEditor(QWidget):
    """A tick box, a list, a number, a line of text or pictures for ``setting``.

    ``choices`` stand in for those of the setting where they are known at run time only; ``boards`` are shown
    as pictures.
    """

    edited = Signal(object, object)
    """The setting and its new value."""

    def __init__(
        self,
        setting: AnySetting,
        choices: tuple[SettingChoice[str], ...] = (),
        parent: QWidget | None = None,
        *,
        boards: tuple[BoardChoice, ...] = (),
    ) -> None:
        super().__init__(parent)
        self.setting = setting
        self.control = self._new_pictures(boards) if boards else self._new_control(choices)
        self.control.setObjectName(setting.key)
        self.control.setAccessibleName(setting_text(setting.label))
        self.control.setAccessibleDescription(setting_text(setting.help))
        self.control.setToolTip(plain_tip(setting_text(setting.help)))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.control)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # Qt arranges only what Tab might come to
        self.setFocusProxy(self.control)
        self.set_value(setting.default)

    def _new_control(self, choices: tuple[SettingChoice[str], ...]) -> QWidget:
        setting = self.setting
        if choices or setting.choices:
            return self._new_list(choices or setting.choices)
        if isinstance(setting.default, bool):
            box = QCheckBox(setting_text(setting.label))
            box.toggled.connect(self._edited)
            return box
        return self._new_number() if isinstance(setting.default, int) else self._new_line()

    def _new_pictures(self, boards: tuple[BoardChoice, ...]) -> BoardPicker:
        picker = BoardPicker(boards)
        picker.chosen.connect(self._edited)
        return picker

    def _new_list(
        self,
        choices: tuple[SettingChoice[bool], ...]
        | tuple[SettingChoice[int], ...]
        | tuple[SettingChoice[str], ...],
    ) -> QComboBox:
        box = ChoiceBox()
        for choice in choices:
            box.addItem(setting_text(choice.label), choice.value)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(14)
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        box.currentIndexChanged.connect(self._edited)
        return box

    def _new_number(self) -> QSpinBox:
        box = number_box(self.setting.minimum, self.setting.maximum)
        box.setSingleStep(max(1, (self.setting.maximum - self.setting.minimum) // 20))
        if self.setting.unit:
            box.setSuffix(unit_behind(setting_text(self.setting.unit)))
        box.valueChanged.connect(self._edited)
        return box

    def _new_line(self) -> QLineEdit:
        line = QLineEdit()
        line.setMaxLength(self.setting.max_length)
        line.editingFinished.connect(self._edited)
        return line

    @property
    def value(self) -> Value:
        """The value shown."""
        match self.control:
            case QCheckBox():
                return self.control.isChecked()
            case QComboBox():
                found: Value = self.control.currentData()
                return found
            case QSpinBox():
                return self.control.value()
            case QLineEdit():
                return self.control.text().strip()
            case BoardPicker():
                return self.control.value
        raise TypeError(type(self.control).__name__)

    def set_value(self, value: Value) -> None:
        """Show ``value`` without telling anybody."""
        with QSignalBlocker(self.control):
            match self.control:
                case QCheckBox():
                    self.control.setChecked(bool(value))
                case QComboBox():
                    self.control.setCurrentIndex(max(0, self.control.findData(value)))
                case QSpinBox():
                    self.control.setValue(int(value))
                case QLineEdit():
                    self.control.setText(str(value))
                case BoardPicker():
                    self.control.set_value(str(value))

    @Slot()
    def _edited(self) -> None:
        self.edited.emit(self.setting, self.value)
