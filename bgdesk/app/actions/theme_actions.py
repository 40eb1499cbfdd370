"""The actions that choose light or dark: their part of the table of actions."""

from __future__ import annotations

from bgdesk.app.actions.ids import ActionId, ActionSpec
from bgdesk.source_text import QT_TRANSLATE_NOOP

THEME_ACTIONS = (
    ActionSpec(
        ActionId.THEME_SYSTEM,
        QT_TRANSLATE_NOOP("Actions", "&Follow system"),
        ("Alt+7",),
        QT_TRANSLATE_NOOP("Actions", "Light or dark like the desktop"),
        is_checkable=True,
        group="theme",
        mac_keys=("Ctrl+7",),
    ),
    ActionSpec(
        ActionId.THEME_LIGHT,
        QT_TRANSLATE_NOOP("Actions", "&Light"),
        ("Alt+8",),
        QT_TRANSLATE_NOOP("Actions", "A light window"),
        is_checkable=True,
        group="theme",
        mac_keys=("Ctrl+8",),
    ),
    ActionSpec(
        ActionId.THEME_DARK,
        QT_TRANSLATE_NOOP("Actions", "&Dark"),
        ("Alt+9",),
        QT_TRANSLATE_NOOP("Actions", "A dark window"),
        is_checkable=True,
        group="theme",
        mac_keys=("Ctrl+9",),
    ),
)
