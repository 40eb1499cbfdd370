"""The actions of the tutor: their part of the table of actions."""

from __future__ import annotations

from bgdesk.app.actions.ids import ActionId, ActionSpec
from bgdesk.source_text import QT_TRANSLATE_NOOP

TUTOR_ACTIONS = (
    ActionSpec(
        ActionId.TUTOR_HELP,
        #: Menu entry: have the tutor say a bit more about what was wrong
        QT_TRANSLATE_NOOP("Actions", "&Help from the tutor"),
        ("Shift+H",),
        QT_TRANSLATE_NOOP(
            "Actions", "A step further each time: what to think of, which checkers, the answer"
        ),
    ),
)
