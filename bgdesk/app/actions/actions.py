"""The actions of the window, made from their table; everybody imports their parts from here."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from bgdesk.app.actions.ids import ActionId, ActionSpec, MenuSpec
from bgdesk.app.actions.native_keys import in_native_keys
from bgdesk.app.actions.table import ACTIONS

_ROLES = {
    ActionId.ABOUT: QAction.MenuRole.AboutRole,
    ActionId.SETTINGS: QAction.MenuRole.PreferencesRole,
    ActionId.QUIT: QAction.MenuRole.QuitRole,
}
"""What macOS has in the menu of the program; of all others Qt would guess by their translated texts."""

__all__ = ["ACTIONS", "ActionId", "ActionSpec", "MenuSpec", "build_actions", "translated"]


def translated(text: str) -> str:
    """A text of the table in the user's language."""
    return in_native_keys(QCoreApplication.translate("Actions", text))


def build_actions(parent: QObject) -> dict[ActionId, QAction]:
    """One QAction for every row of the table, owned by ``parent``."""
    groups: dict[str, QActionGroup] = {}
    actions = {}
    for spec in ACTIONS.values():
        actions[spec.id] = action = _build_action(spec, parent)
        if spec.group:
            groups.setdefault(spec.group, QActionGroup(parent)).addAction(action)
    return actions


def _build_action(spec: ActionSpec, parent: QObject) -> QAction:
    action = QAction(translated(spec.text), parent)
    action.setObjectName(spec.id.value)
    action.setShortcuts([QKeySequence(key) for key in spec.keys])
    action.setToolTip(translated(spec.tip))
    action.setStatusTip(translated(spec.tip))
    action.setCheckable(spec.is_checkable)
    action.setAutoRepeat(spec.repeats)
    action.setMenuRole(_ROLES.get(spec.id, QAction.MenuRole.NoRole))
    return action
