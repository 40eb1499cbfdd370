"""What the desktop says that its user needs: more contrast, less motion."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication


class SystemWishes(QObject):
    """Asks Qt, which tells of contrast since 6.10 and of motion since 6.12, where the desktop says it."""

    changed = Signal()

    def __init__(self, app: QGuiApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hints = app.styleHints()
        self._told = getattr(self._hints, "accessibility", lambda: None)()
        for name in ("contrastPreferenceChanged", "motionPreferenceChanged"):
            if (told := getattr(self._told, name, None)) is not None:
                told.connect(self._tell)

    @property
    def wants_contrast(self) -> bool:
        """Whether colours should stand out more than usual."""
        return self._preference("contrastPreference") == "HighContrast"

    @property
    def wants_rest(self) -> bool:
        """Whether nothing should slide or tumble."""
        return self._preference("motionPreference") == "ReducedMotion"

    def _preference(self, name: str) -> str:
        ask = getattr(self._told, name, None)
        return ask().name if ask is not None else ""

    def _tell(self) -> None:
        self.changed.emit()
