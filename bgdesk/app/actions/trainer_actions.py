"""The actions of the trainers: their part of the table of actions."""

from __future__ import annotations

from bgdesk.app.actions.ids import ActionId, ActionSpec
from bgdesk.source_text import QT_TRANSLATE_NOOP

TRAINER_ACTIONS = (
    ActionSpec(
        ActionId.TRAINERS,
        #: Menu entry: pages that ask questions, such as for pip counts or shots
        QT_TRANSLATE_NOOP("Actions", "&Trainers…"),
        ("Ctrl+Shift+T",),
        QT_TRANSLATE_NOOP(
            "Actions", "Pip counts, shots, take points and more, made anew each time. Again: back"
        ),
    ),
)
