"""The settings of the board; texts are of the translation context "Settings"."""

from __future__ import annotations

from bgdesk.app.settings.setting import Section, Setting, SettingChoice
from bgdesk.source_text import QT_TRANSLATE_NOOP

BOARD_THEME = Setting(
    Section.BOARD,
    "theme",
    "",
    #: Page of the settings: how the board looks
    QT_TRANSLATE_NOOP("Settings", "Board"),
)
BOTTOM_COLOUR = Setting(
    Section.BOARD,
    "bottom",
    "mine",
    QT_TRANSLATE_NOOP("Settings", "At the bottom"),
    choices=(
        SettingChoice("mine", QT_TRANSLATE_NOOP("Settings", "My checkers")),
        #: A choice: the colour of the checkers
        SettingChoice("white", QT_TRANSLATE_NOOP("Settings", "White")),
        #: A choice: the colour of the checkers
        SettingChoice("black", QT_TRANSLATE_NOOP("Settings", "Black")),
    ),
)
HOME_SIDE = Setting(
    Section.BOARD,
    "home",
    "right",
    QT_TRANSLATE_NOOP("Settings", "Home boards"),
    choices=(
        SettingChoice("right", QT_TRANSLATE_NOOP("Settings", "On the right")),
        SettingChoice("left", QT_TRANSLATE_NOOP("Settings", "On the left")),
    ),
)
NUMBERS = Setting(
    Section.BOARD,
    "numbers",
    "follow",
    QT_TRANSLATE_NOOP("Settings", "Point numbers"),
    QT_TRANSLATE_NOOP(
        "Settings", "Against the computer always from your side; when you watch, from the bottom."
    ),
    choices=(
        SettingChoice("follow", QT_TRANSLATE_NOOP("Settings", "From the player on roll")),
        SettingChoice("fixed", QT_TRANSLATE_NOOP("Settings", "From the player at the bottom")),
    ),
)
DIRECTIONS = Setting(
    Section.BOARD,
    "directions",
    "unusual",
    QT_TRANSLATE_NOOP("Settings", "Direction arrows"),
    QT_TRANSLATE_NOOP("Settings", "Show on the frame, above and below the bar, which way each player moves."),
    (
        SettingChoice(
            "unusual", QT_TRANSLATE_NOOP("Settings", "In games that run differently from backgammon")
        ),
        SettingChoice("always", QT_TRANSLATE_NOOP("Settings", "In every game")),
    ),
)
PIP_COUNTS = Setting(
    Section.BOARD,
    "pip_counts",
    True,
    QT_TRANSLATE_NOOP("Settings", "Show pip counts"),
    QT_TRANSLATE_NOOP("Settings", "The difference between them is shown too."),
)
HINTS = Setting(
    Section.BOARD,
    "hints",
    True,
    QT_TRANSLATE_NOOP("Settings", "Show hints on the board"),
    QT_TRANSLATE_NOOP(
        "Settings", "What you can do next, for a few seconds. Why a move is not allowed is always shown."
    ),
)
CENTRED_CUBE = Setting(
    Section.BOARD,
    "centred_cube",
    64,
    QT_TRANSLATE_NOOP("Settings", "Centred cube shows"),
    QT_TRANSLATE_NOOP("Settings", "A real cube has no 1: it lies with the 64 up until it is turned."),
    (SettingChoice(64, "64"), SettingChoice(1, "1")),
)
ANIMATION = Setting(
    Section.BOARD,
    "animation",
    "normal",
    QT_TRANSLATE_NOOP("Settings", "Speed of checkers and dice"),
    choices=(
        #: A choice: how fast checkers move, as the next ones
        SettingChoice("slow", QT_TRANSLATE_NOOP("Settings", "Slow")),
        SettingChoice("normal", QT_TRANSLATE_NOOP("Settings", "Normal")),
        SettingChoice("fast", QT_TRANSLATE_NOOP("Settings", "Fast")),
    ),
)
REDUCE_MOTION = Setting(
    Section.BOARD,
    "reduce_motion",
    False,
    QT_TRANSLATE_NOOP("Settings", "No animation"),
    QT_TRANSLATE_NOOP("Settings", "Checkers and dice move at once."),
)
MOTION_AS_SYSTEM = Setting(
    Section.BOARD,
    "motion_as_system",
    True,
    QT_TRANSLATE_NOOP("Settings", "No animation when the system asks for it"),
    QT_TRANSLATE_NOOP("Settings", "Not every desktop can tell; “No animation” works everywhere."),
)
