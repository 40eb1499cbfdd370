"""The actions of practising with cards: their part of the table of actions."""

from __future__ import annotations

from bgdesk.app.actions.ids import ActionId, ActionSpec
from bgdesk.app.actions.lesson_actions import LESSON_ACTIONS
from bgdesk.source_text import QT_TRANSLATE_NOOP

PRACTICE_ACTIONS = (
    ActionSpec(
        ActionId.PRACTICE,
        #: Menu entry: the page with the cards that are due, made of one's own errors
        QT_TRANSLATE_NOOP("Actions", "&Practice…"),
        ("F3",),
        QT_TRANSLATE_NOOP("Actions", "Your cards: what is due today, decks and the days to come"),
    ),
    ActionSpec(
        ActionId.MAKE_CARD,
        #: Menu entry, a verb: a card is a position that one is asked about again and again
        QT_TRANSLATE_NOOP("Actions", "Make a &card"),
        ("J",),
        QT_TRANSLATE_NOOP("Actions", "Be asked about the decision on the board again, until you know it"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.MAKE_CARDS,
        #: Menu entry, a verb: cards of all errors in a match
        QT_TRANSLATE_NOOP("Actions", "Make cards of your &errors"),
        ("Shift+J",),
        QT_TRANSLATE_NOOP("Actions", "A card for each of your errors in this match that is worth one"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.CARD_HELP,
        #: Menu entry: a hint about the card that is asked
        QT_TRANSLATE_NOOP("Actions", "&What you did in the match"),
        ("H",),
        QT_TRANSLATE_NOOP(
            "Actions", "Practice: see what you chose in the match; the card then counts as hard"
        ),
        repeats=False,
        in_lesson=True,
    ),
    ActionSpec(
        ActionId.CARD_AGAIN,
        #: Menu entry: how well one knew a card, as the next three
        QT_TRANSLATE_NOOP("Actions", "Count it as &missed"),
        ("A",),
        QT_TRANSLATE_NOOP("Actions", "Practice: the card comes again soon"),
        repeats=False,
        in_lesson=True,
    ),
    ActionSpec(
        ActionId.CARD_HARD,
        QT_TRANSLATE_NOOP("Actions", "Count it as &hard"),
        ("D",),
        QT_TRANSLATE_NOOP("Actions", "Practice: the card comes a little sooner"),
        repeats=False,
        in_lesson=True,
    ),
    ActionSpec(
        ActionId.CARD_GOOD,
        QT_TRANSLATE_NOOP("Actions", "Count it as &known"),
        ("G",),
        QT_TRANSLATE_NOOP("Actions", "Practice: the card comes when you are about to forget it"),
        repeats=False,
        in_lesson=True,
    ),
    ActionSpec(
        ActionId.CARD_EASY,
        QT_TRANSLATE_NOOP("Actions", "Count it as &easy"),
        ("E",),
        QT_TRANSLATE_NOOP("Actions", "Practice: the card comes much later"),
        repeats=False,
        in_lesson=True,
    ),
    ActionSpec(
        ActionId.CARD_UNDO,
        #: Menu entry, a verb: the last answer to a card was a slip
        QT_TRANSLATE_NOOP("Actions", "&Undo the answer"),
        ("Ctrl+Z",),
        QT_TRANSLATE_NOOP("Actions", "Practice: forget the last answer and ask that card once more"),
        repeats=False,
        in_lesson=True,
    ),
    ActionSpec(
        ActionId.CARD_REST,
        #: Menu entry, a verb: a card is not asked any more
        QT_TRANSLATE_NOOP("Actions", "Put the card &aside"),
        ("Del",),
        QT_TRANSLATE_NOOP("Actions", "Practice: this card is not asked any more; the page of cards has it"),
        repeats=False,
        in_lesson=True,
    ),
)

ASKING_ACTIONS = (*LESSON_ACTIONS, *PRACTICE_ACTIONS)
"""All that is done where decisions are asked about."""
