"""The actions about what is said of a match that is looked at: their part of the table of actions."""

from __future__ import annotations

from bgdesk.app.actions.ids import ActionId, ActionSpec
from bgdesk.source_text import QT_TRANSLATE_NOOP

STUDY_ACTIONS = (
    ActionSpec(
        ActionId.SUMMARY,
        #: Menu entry: the panel that adds up how well both played
        QT_TRANSLATE_NOOP("Actions", "Su&mmary"),
        ("Alt+6",),
        QT_TRANSLATE_NOOP("Actions", "Show PR, luck and errors of both players, by kind and by phase"),
    ),
)
