"""A row of buttons of which one is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from bgdesk.ui.common.plain_text import literal

_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class Segments(QWidget):
    """Chooses one of ``choices``, each a value and its label; Tab enters, the arrow keys move."""

    chosen = Signal(object)
    """The value that the user chose."""

    def __init__(
        self,
        choices: Sequence[tuple[str | int, str]],
        name: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._values = tuple(value for value, _ in choices)
        self._group = QButtonGroup(self)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(4)
        for number, (_, text) in enumerate(choices):
            self._add(number, text, name)
        self._group.idClicked.connect(self._clicked)

    def _add(self, number: int, text: str, name: str) -> None:
        button = QPushButton(literal(text))
        button.setProperty("role", "segment")
        button.setCheckable(True)
        button.setAutoExclusive(True)  # what makes it a radio button to a screen reader
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAccessibleName(f"{name}: {text}")
        button.installEventFilter(self)
        self._group.addButton(button, number)
        self._layout.addWidget(button, 1)

    @property
    def value(self) -> str | int | None:
        """The chosen value, ``None`` when none of these is."""
        number = self._group.checkedId()
        return self._values[number] if number >= 0 else None

    def set_value(self, value: str | int) -> None:
        """Choose ``value`` without telling anybody; nothing when it is not among the choices."""
        with QSignalBlocker(self._group):
            if value in self._values:
                self._group.button(self._values.index(value)).setChecked(True)
            else:
                self._choose_none()
        self._lead_tab()

    def _choose_none(self) -> None:
        self._group.setExclusive(False)
        for button in self._group.buttons():
            button.setChecked(False)
        self._group.setExclusive(True)

    def _lead_tab(self) -> None:
        """Tab comes to the chosen button; to any of them where none is chosen, or one that is not shown."""
        chosen = self._group.checkedButton()
        is_shown = chosen is not None and not chosen.isHidden()
        for button in self._group.buttons():
            is_reached = button is chosen or not is_shown
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_reached else Qt.FocusPolicy.ClickFocus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lead the keyboard on to the chosen button where Tab itself has only just had it chosen."""
        chosen = self._group.checkedButton()
        if (
            isinstance(event, QFocusEvent)
            and event.gotFocus()
            and event.reason() in _BY_TAB
            and chosen not in (None, watched)
            and chosen.isVisible()
        ):
            chosen.setFocus(event.reason())
            return True
        return super().eventFilter(watched, event)

    def button(self, value: str | int) -> QPushButton:
        """The button of ``value``."""
        found = self._group.button(self._values.index(value))
        assert isinstance(found, QPushButton)
        return found

    @Slot(int)
    def _clicked(self, number: int) -> None:
        self._lead_tab()
        self.chosen.emit(self._values[number])
