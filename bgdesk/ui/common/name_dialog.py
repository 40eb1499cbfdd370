"""What dialogs have in common that ask for a name of something."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import keep_wide, press_by_enter


class NameDialog(QDialog):
    """Asks under ``title`` for a name of at most ``most`` letters, and says something of it in a ``role``.

    Whoever is made of it knows which names will do, and calls `refresh` when it is ready.
    """

    named = Signal(str)

    def __init__(self, title: str, name: str, most: int, role: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.name = QLineEdit(name)
        self.name.setMaxLength(most)
        self.name.setAccessibleName(title)
        self._note = label(role=role, scale=0.9)
        self._note.setWordWrap(True)
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel
        )
        layout = QVBoxLayout(self)
        layout.addWidget(self.name)
        layout.addWidget(self._note)
        layout.addWidget(self._buttons)
        keep_wide(layout, 380)
        self.name.textChanged.connect(self.refresh)
        self._buttons.accepted.connect(self._save)
        self._buttons.rejected.connect(self.reject)
        press_by_enter(self, self.save)

    @property
    def save(self) -> QPushButton:
        """The button that takes the name."""
        return self._buttons.button(QDialogButtonBox.StandardButton.Save)

    def note_on(self, name: str) -> str:
        """What is to be said of ``name``."""
        raise NotImplementedError

    def will_do(self, name: str) -> bool:
        """Whether ``name`` may be saved."""
        raise NotImplementedError

    def cleaned(self, name: str) -> str:
        """``name`` as it is to be kept."""
        return name

    @Slot()
    def refresh(self) -> None:
        """Say what is to be said of the name by now."""
        name = self.name.text().strip()
        self._note.setText(self.note_on(name))
        self.save.setEnabled(self.will_do(name))
        self._make_room()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """What is said may take more lines than before."""
        layout = self.layout()
        if layout is not None:
            self.resize(self.width(), max(self.height(), layout.totalHeightForWidth(self.width())))

    @Slot()
    def _save(self) -> None:
        self.accept()
        self.named.emit(self.cleaned(self.name.text().strip()))
