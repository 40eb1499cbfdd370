"""The actions of a match that is looked at: their part of the table of actions."""

from __future__ import annotations

from bgdesk.app.actions.ids import ActionId, ActionSpec
from bgdesk.source_text import QT_TRANSLATE_NOOP

REVIEW_ACTIONS = (
    ActionSpec(
        ActionId.BACK_TO_PLAYED,
        #: Menu entry: from the match that is looked at to the game that was played on from it
        QT_TRANSLATE_NOOP("Actions", "Back to the &game played on"),
        ("F4",),
        QT_TRANSLATE_NOOP("Actions", "Go on with the game that you played on from this match"),
        in_review=True,
    ),
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
        QT_TRANSLATE_NOOP("Actions", "Ne&xt error"),
        ("N",),
        QT_TRANSLATE_NOOP(
            "Actions", "Go to your next error, to that of either player where you are not known"
        ),
        in_review=True,
    ),
    ActionSpec(
        ActionId.NEXT_ERROR_OF_ANYBODY,
        QT_TRANSLATE_NOOP("Actions", "Next error of ei&ther player"),
        ("Shift+N",),
        QT_TRANSLATE_NOOP("Actions", "Go to the next error, whoever made it"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.PREVIOUS_ERROR,
        QT_TRANSLATE_NOOP("Actions", "Pre&vious error"),
        ("P",),
        QT_TRANSLATE_NOOP(
            "Actions", "Go back to your last error, to that of either player where you are not known"
        ),
        in_review=True,
    ),
    ActionSpec(
        ActionId.PREVIOUS_ERROR_OF_ANYBODY,
        QT_TRANSLATE_NOOP("Actions", "Previous error of either pla&yer"),
        ("Shift+P",),
        QT_TRANSLATE_NOOP("Actions", "Go back to the last error, whoever made it"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.WORST_ERROR,
        QT_TRANSLATE_NOOP("Actions", "&Worst error left"),
        ("W",),
        QT_TRANSLATE_NOOP("Actions", "Go to the error that cost most of those that you have not seen yet"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.ERRORS_PANEL,
        #: Menu entry: the panel with the list of errors
        QT_TRANSLATE_NOOP("Actions", "&Errors"),
        ("Alt+5",),
        QT_TRANSLATE_NOOP("Actions", "Show the list of errors, to sort and to choose from"),
        in_review=True,
        mac_keys=("Ctrl+5",),
    ),
    ActionSpec(
        ActionId.PREVIOUS_CANDIDATE,
        #: Menu entry: the play above in the list of those that are compared
        QT_TRANSLATE_NOOP("Actions", "&Better move"),
        ("Up",),
        QT_TRANSLATE_NOOP("Actions", "Show the next better move of the list on the board"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.NEXT_CANDIDATE,
        #: Menu entry: the play below in the list of those that are compared
        QT_TRANSLATE_NOOP("Actions", "&Worse move"),
        ("Down",),
        QT_TRANSLATE_NOOP("Actions", "Show the next worse move of the list on the board"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.PREVIEW_CANDIDATE,
        QT_TRANSLATE_NOOP("Actions", "Move of the &list"),
        ("1", "2", "3", "4", "5", "6", "7", "8", "9"),
        QT_TRANSLATE_NOOP("Actions", "Show the first move of the list on the board; 2 to 9 show the others"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.SHOW_RESULT,
        QT_TRANSLATE_NOOP("Actions", "&Position after it"),
        ("Space",),
        QT_TRANSLATE_NOOP(
            "Actions", "Show the position after the chosen move, else after the one played and the best one"
        ),
        in_review=True,
    ),
)
