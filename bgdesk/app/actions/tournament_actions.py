"""The actions of tournaments: their part of the table of actions."""

from __future__ import annotations

from bgdesk.app.actions.ids import ActionId, ActionSpec
from bgdesk.source_text import QT_TRANSLATE_NOOP

TOURNAMENT_ACTIONS = (
    ActionSpec(
        ActionId.TOURNAMENTS,
        #: Menu entry: the page with all tournaments
        QT_TRANSLATE_NOOP("Actions", "Tourna&ments…"),
        ("Ctrl+Shift+M",),
        QT_TRANSLATE_NOOP(
            "Actions", "Play a tournament against computers and friends, or go on with one. Again: back"
        ),
    ),
)
