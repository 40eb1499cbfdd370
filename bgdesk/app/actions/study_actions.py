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
    ActionSpec(
        ActionId.SCORE_LENS,
        #: Menu entry: what is best at other scores
        QT_TRANSLATE_NOOP("Actions", "Score &lens…"),
        ("F8",),
        QT_TRANSLATE_NOOP("Actions", "What is best on the board at every score"),
    ),
    ActionSpec(
        ActionId.FIND_SIMILAR,
        #: Menu entry: look for positions like the one on the board
        QT_TRANSLATE_NOOP("Actions", "&Find similar positions…"),
        ("Ctrl+Shift+F",),
        QT_TRANSLATE_NOOP("Actions", "What was played in positions like this, and what it cost"),
    ),
    ActionSpec(
        ActionId.COMMENT,
        #: Menu entry, a verb: write something about the decision on the board
        QT_TRANSLATE_NOOP("Actions", "&Comment"),
        ("K",),
        QT_TRANSLATE_NOOP("Actions", "Write something about the decision on the board"),
    ),
    ActionSpec(
        ActionId.EVENT_DATA,
        #: Menu entry: where and when a match was played, and by whom
        QT_TRANSLATE_NOOP("Actions", "E&vent and players…"),
        ("Ctrl+Shift+E",),
        QT_TRANSLATE_NOOP("Actions", "Where and when the match was played, and the names of the players"),
    ),
    ActionSpec(
        ActionId.COPY_FOR_FORUM,
        QT_TRANSLATE_NOOP("Actions", "Copy for a for&um…"),
        ("Ctrl+Shift+U",),
        QT_TRANSLATE_NOOP("Actions", "Copy the decision on the board, or all errors, to be shown elsewhere"),
    ),
    ActionSpec(
        ActionId.REPORT,
        QT_TRANSLATE_NOOP("Actions", "Rep&ort…"),
        ("Ctrl+D",),
        QT_TRANSLATE_NOOP("Actions", "Save a page or a PDF with every decision of the match"),
    ),
)
