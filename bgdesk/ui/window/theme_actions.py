"""Menu entries that are settings: window theme and the side of the home boards."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.settings import table
from bgdesk.app.settings.settings import Settings

_THEMES = {
    ActionId.THEME_SYSTEM: "system",
    ActionId.THEME_LIGHT: "light",
    ActionId.THEME_DARK: "dark",
}


class ThemeActions(QObject):
    """Keeps the ticks in the menu and the settings equal."""

    def __init__(self, settings: Settings, actions: Mapping[ActionId, QAction], parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._actions = actions
        for action in _THEMES:
            actions[action].triggered.connect(self._theme_chosen)
        actions[ActionId.FLIP_HOME].triggered.connect(self._home_chosen)
        settings.changed.connect(self._show)
        self._show()

    @Slot()
    def _show(self) -> None:
        theme = self._settings.get(table.WINDOW_THEME)
        for action, name in _THEMES.items():
            self._actions[action].setChecked(name == theme)
        self._actions[ActionId.FLIP_HOME].setChecked(self._settings.get(table.HOME_SIDE) == "left")

    @Slot()
    def _theme_chosen(self) -> None:
        chosen = next(name for action, name in _THEMES.items() if self._actions[action].isChecked())
        self._settings.set(table.WINDOW_THEME, chosen)

    @Slot(bool)
    def _home_chosen(self, is_left: bool) -> None:  # a slot
        self._settings.set(table.HOME_SIDE, "left" if is_left else "right")
