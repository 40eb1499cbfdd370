"""The settings of practising with cards; texts are of the translation context "Settings"."""

from __future__ import annotations

from bgdesk.app.settings.setting import Section, Setting, SettingChoice
from bgdesk.source_text import QT_TRANSLATE_NOOP

CARDS_OFFERED = Setting(
    Section.PRACTICE,
    "offered",
    True,
    QT_TRANSLATE_NOOP("Settings", "Offer cards when a match has been analysed"),
    QT_TRANSLATE_NOOP("Settings", "Of your own errors, as far as they are worth a card."),
)
CARDS_FRESH = Setting(
    Section.PRACTICE,
    "new_a_day",
    10,
    #: Label of a number: so many cards that were never asked before are asked on one day at most
    QT_TRANSLATE_NOOP("Settings", "New cards a day"),
    minimum=0,
    maximum=200,
)
CARDS_REVIEWED = Setting(
    Section.PRACTICE,
    "reviews_a_day",
    60,
    #: Label of a number: so many cards that are due again are asked on one day at most
    QT_TRANSLATE_NOOP("Settings", "Cards due again a day, at most"),
    minimum=0,
    maximum=2000,
)
CARD_LENGTH = Setting(
    Section.PRACTICE,
    "length",
    20,
    QT_TRANSLATE_NOOP("Settings", "Cards in one go"),
    choices=(
        SettingChoice(10, "10"),
        SettingChoice(20, "20"),
        #: A choice: how many cards are asked in one go
        SettingChoice(0, QT_TRANSLATE_NOOP("Settings", "Until nothing is due")),
    ),
)
CARD_RETENTION = Setting(
    Section.PRACTICE,
    "retention",
    90,
    #: Label of a choice: which share of the cards one wants to know when they are asked
    QT_TRANSLATE_NOOP("Settings", "How much to remember"),
    QT_TRANSLATE_NOOP("Settings", "More means that each card comes more often."),
    choices=tuple(SettingChoice(percent, f"{percent} %") for percent in (80, 85, 90, 95)),
)
PRACTISER = Setting(Section.LAST_MATCH, "practiser", "me", "", max_length=20)
"""The profile of the one who practised last."""
