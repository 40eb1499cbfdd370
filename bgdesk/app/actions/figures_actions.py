"""The actions about figures over time: their part of the table of actions."""

from __future__ import annotations

from bgdesk.app.actions.ids import ActionId, ActionSpec
from bgdesk.source_text import QT_TRANSLATE_NOOP

FIGURES_ACTIONS = (
    ActionSpec(
        ActionId.FIGURES,
        #: Menu entry: the page that shows how well one plays, over time
        QT_TRANSLATE_NOOP("Actions", "&Figures over time"),
        ("Ctrl+G",),
        QT_TRANSLATE_NOOP("Actions", "Your PR, where you lose most, and what the dice did. Again: back"),
    ),
)
