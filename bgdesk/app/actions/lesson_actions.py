"""The actions of learning from a match that is looked at: their part of the table of actions."""

from __future__ import annotations

from bgdesk.app.actions.ids import ActionId, ActionSpec
from bgdesk.source_text import QT_TRANSLATE_NOOP

LESSON_ACTIONS = (
    ActionSpec(
        ActionId.LEARN,
        #: Menu entry, a verb: be asked once more what to do where one was wrong
        QT_TRANSLATE_NOOP("Actions", "&Learn from this match…"),
        ("L",),
        QT_TRANSLATE_NOOP("Actions", "Decide once more where errors were made, without seeing the answer"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.LEARN_NEXT,
        #: Menu entry: what is asked next
        QT_TRANSLATE_NOOP("Actions", "&Next question"),
        ("Return", "Enter", "Space", "N"),
        QT_TRANSLATE_NOOP("Actions", "Learning: begin, or go on to the next decision"),
        repeats=False,
        in_lesson=True,
    ),
    ActionSpec(
        ActionId.LEARN_SKIP,
        #: Menu entry, a verb: leave out what is asked
        QT_TRANSLATE_NOOP("Actions", "&Skip"),
        ("K",),
        QT_TRANSLATE_NOOP("Actions", "Learning: go on to the next decision without an answer"),
        repeats=False,
        in_lesson=True,
    ),
    ActionSpec(
        ActionId.LEARN_SHOW,
        #: Menu entry, a verb: tell what is best
        QT_TRANSLATE_NOOP("Actions", "S&how the answer"),
        ("S",),
        QT_TRANSLATE_NOOP("Actions", "Learning: give this one up and see what is best"),
        repeats=False,
        in_lesson=True,
    ),
    ActionSpec(
        ActionId.LEARN_STOP,
        #: Menu entry: from learning back to the match that is looked at
        QT_TRANSLATE_NOOP("Actions", "&Back to the review"),
        ("Esc",),
        QT_TRANSLATE_NOOP("Actions", "Stop learning; what you answered is kept"),
        in_lesson=True,
    ),
)
