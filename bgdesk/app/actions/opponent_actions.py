"""The actions about opponents: their part of the table of actions."""

from __future__ import annotations

from bgdesk.app.actions.ids import ActionId, ActionSpec
from bgdesk.source_text import QT_TRANSLATE_NOOP

OPPONENT_ACTIONS = (
    ActionSpec(
        ActionId.LADDER,
        #: Menu entry: matches won and lost against each computer player
        QT_TRANSLATE_NOOP("Actions", "&Results against opponents…"),
        ("Ctrl+Shift+Y",),
        QT_TRANSLATE_NOOP("Actions", "How you did against each computer player, and how well you play"),
    ),
)
