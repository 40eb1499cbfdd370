"""The actions that open the help: their part of the table of actions."""

from __future__ import annotations

from bgdesk.app.actions.ids import ActionId, ActionSpec
from bgdesk.source_text import QT_TRANSLATE_NOOP

HELP_ACTIONS = (
    ActionSpec(
        ActionId.HOW_TO_PLAY,
        QT_TRANSLATE_NOOP("Actions", "&How to play"),
        ("F1",),
        QT_TRANSLATE_NOOP("Actions", "Mouse, keyboard, typed moves"),
    ),
    ActionSpec(
        ActionId.RULES,
        QT_TRANSLATE_NOOP("Actions", "&Rules of this game"),
        ("Shift+F1",),
        QT_TRANSLATE_NOOP("Actions", "The rules of this match"),
    ),
    ActionSpec(
        ActionId.READING,
        #: Menu entry: pages about game plans, openings, doubling, races, and the words of the game
        QT_TRANSLATE_NOOP("Actions", "Strateg&y and glossary"),
        ("Ctrl+F2",),
        QT_TRANSLATE_NOOP("Actions", "Game plans, openings, doubling, races, and the words of the game"),
    ),
    ActionSpec(
        ActionId.FAIR_DICE,
        QT_TRANSLATE_NOOP("Actions", "&Fair dice"),
        ("Ctrl+F1",),
        QT_TRANSLATE_NOOP("Actions", "How the dice are made and how to check them"),
        mac_keys=("Ctrl+Alt+F",),
    ),
    ActionSpec(
        ActionId.VERIFY_DICE,
        QT_TRANSLATE_NOOP("Actions", "&Verify dice…"),
        ("Ctrl+Shift+F1",),
        QT_TRANSLATE_NOOP("Actions", "Check every roll of this match"),
        mac_keys=("Ctrl+Alt+V",),
    ),
)
"""Each opens a page of the help, or checks what a page tells."""
