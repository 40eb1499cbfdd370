"""A row of buttons that bring up the sections of a long page."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget


class SectionRow(QWidget):
    """A button for each section that has something to say."""

    chosen = Signal(object)
    """The section that is to be seen."""
    changed = Signal()
    """There are other buttons than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[QObject, QPushButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 4, 0, 0)
        self._row.setSpacing(4)
        self._row.addStretch(1)
        self.setAccessibleName(self.tr("Sections below"))

    def add_section(self, section: QWidget, title: str, *, is_first: bool) -> None:
        """One more, which is called ``title``."""
        button = self.buttons[section] = QPushButton(title, self)
        button.setProperty("role", "link")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAccessibleName(title)
        button.clicked.connect(partial(self._choose, section))
        button.setVisible(not section.isHidden())
        self._row.insertWidget(0 if is_first else self._row.count() - 1, button)
        section.installEventFilter(self)

    def _choose(self, section: QWidget, _checked: bool = False) -> None:
        self.chosen.emit(section)

    @property
    def has_any(self) -> bool:
        """Whether there is anything to go to."""
        return any(not button.isHidden() for button in self.buttons.values())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the sections, which show and hide themselves."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            button = self.buttons.get(watched)
            if button:
                button.setVisible(event.type() is QEvent.Type.ShowToParent)
                self.changed.emit()
        return False
