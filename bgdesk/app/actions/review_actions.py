"""The actions of a match that is looked at: their part of the table of actions."""

from __future__ import annotations

from bgdesk.app.actions.ids import ActionId, ActionSpec
from bgdesk.source_text import QT_TRANSLATE_NOOP

REVIEW_ACTIONS = (
    ActionSpec(
        ActionId.PREVIOUS_DECISION,
        QT_TRANSLATE_NOOP("Actions", "&Previous decision"),
        ("Left",),
        QT_TRANSLATE_NOOP("Actions", "Go back to the last decision at which there was a choice"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.NEXT_DECISION,
        QT_TRANSLATE_NOOP("Actions", "&Next decision"),
        ("Right", "Return", "Enter"),
        QT_TRANSLATE_NOOP("Actions", "Go on to the next decision at which there is a choice"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.PREVIOUS_PLACE,
        QT_TRANSLATE_NOOP("Actions", "Back, &forced moves as well"),
        ("Shift+Left",),
        QT_TRANSLATE_NOOP("Actions", "Go back one decision, also where there was no choice"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.NEXT_PLACE,
        QT_TRANSLATE_NOOP("Actions", "On, forced moves as &well"),
        ("Shift+Right",),
        QT_TRANSLATE_NOOP("Actions", "Go on one decision, also where there is no choice"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.PREVIOUS_GAME,
        QT_TRANSLATE_NOOP("Actions", "P&revious game"),
        ("PgUp",),
        QT_TRANSLATE_NOOP("Actions", "Go to the first decision of this game, or of the one before"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.NEXT_GAME,
        #: Menu entry: the game after this one of the match that is looked at
        QT_TRANSLATE_NOOP("Actions", "N&ext game"),
        ("PgDown",),
        QT_TRANSLATE_NOOP("Actions", "Go to the first decision of the next game"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.NEXT_ERROR,
        QT_TRANSLATE_NOOP("Actions", "Next &error"),
        ("N",),
        QT_TRANSLATE_NOOP(
            "Actions", "Go to your next error, to that of either player where you are not known"
        ),
        in_review=True,
    ),
    ActionSpec(
        ActionId.NEXT_ERROR_OF_ANYBODY,
        QT_TRANSLATE_NOOP("Actions", "Next error of either p&layer"),
        ("Shift+N",),
        QT_TRANSLATE_NOOP("Actions", "Go to the next error, whoever made it"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.WORST_ERROR,
        QT_TRANSLATE_NOOP("Actions", "&Worst error left"),
        ("W",),
        QT_TRANSLATE_NOOP("Actions", "Go to the error that cost most of those that you have not seen yet"),
        in_review=True,
    ),
)
