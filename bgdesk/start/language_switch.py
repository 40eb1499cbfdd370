"""Another language is chosen in the settings: bgdesk comes back in it."""

from __future__ import annotations

import os

from PySide6.QtCore import QObject, Slot

from bgdesk.app.languages import LANGUAGE_VARIABLE, chosen_language
from bgdesk.app.settings import table
from bgdesk.app.settings.settings import Settings
from bgdesk.shipped import resource_path
from bgdesk.start.coming_back import ComingBack


class LanguageSwitch(QObject):
    """Compares what ``settings`` say with the language that is ``spoken``."""

    def __init__(self, settings: Settings, spoken: str, coming_back: ComingBack) -> None:
        super().__init__(coming_back)
        self._settings, self._spoken, self._coming_back = settings, spoken, coming_back

    @Slot()
    def look(self) -> None:
        """Come back if another language was chosen; the environment variable counts more than the setting."""
        wanted = chosen_language(self._settings.get(table.LANGUAGE), resource_path("i18n"))
        if wanted != self._spoken and LANGUAGE_VARIABLE not in os.environ:
            self._coming_back.come_back()
