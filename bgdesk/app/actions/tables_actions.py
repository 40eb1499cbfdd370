"""The actions of tables on the network: their part of the table of actions."""

from __future__ import annotations

from bgdesk.app.actions.ids import ActionId, ActionSpec
from bgdesk.source_text import QT_TRANSLATE_NOOP

TABLES_ACTIONS = (
    ActionSpec(
        ActionId.TABLES,
        #: Menu entry: the page from which one plays somebody at another computer
        QT_TRANSLATE_NOOP("Actions", "Tables on the net&work…"),
        ("Ctrl+Shift+J",),
        QT_TRANSLATE_NOOP("Actions", "Play somebody at another computer. Again: back"),
    ),
    ActionSpec(
        ActionId.CHAT_PANEL,
        #: Menu entry: the panel in which one talks to the other player
        QT_TRANSLATE_NOOP("Actions", "Ch&at"),
        ("Alt+0",),
        QT_TRANSLATE_NOOP("Actions", "Talk to the player at the other computer"),
        mac_keys=("Ctrl+0",),
    ),
)
