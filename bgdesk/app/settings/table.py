"""The one table of settings; the dialog, the file and every reader are made from it.

Labels and helps are source texts of the translation context "Settings".
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.app.settings import network_settings
from bgdesk.app.settings.board_settings import (
    ANIMATION as ANIMATION,
    BOARD_THEME as BOARD_THEME,
    BOTTOM_COLOUR as BOTTOM_COLOUR,
    CENTRED_CUBE as CENTRED_CUBE,
    DIRECTIONS as DIRECTIONS,
    HINTS as HINTS,
    HOME_SIDE as HOME_SIDE,
    MOTION_AS_SYSTEM as MOTION_AS_SYSTEM,
    NUMBERS as NUMBERS,
    PIP_COUNTS as PIP_COUNTS,
    REDUCE_MOTION as REDUCE_MOTION,
)
from bgdesk.app.settings.figures_settings import MILESTONES as MILESTONES
from bgdesk.app.settings.log_settings import (
    DETAILED as DETAILED,
    LOG_DETAIL as LOG_DETAIL,
    NORMAL as NORMAL,
)
from bgdesk.app.settings.practice_settings import (
    CARD_LENGTH as CARD_LENGTH,
    CARD_RETENTION as CARD_RETENTION,
    CARDS_FRESH as CARDS_FRESH,
    CARDS_OFFERED as CARDS_OFFERED,
    CARDS_REVIEWED as CARDS_REVIEWED,
    PRACTISER as PRACTISER,
)
from bgdesk.app.settings.rule_settings import (
    AUTOMATIC_DOUBLES as AUTOMATIC_DOUBLES,
    CLOCK as CLOCK,
    CLOCK_DELAY_S as CLOCK_DELAY_S,
    CLOCK_RESERVE_S as CLOCK_RESERVE_S,
    CRAWFORD as CRAWFORD,
    CUBE as CUBE,
    FIVE_ON_A_POINT as FIVE_ON_A_POINT,
    FLAG_FALL as FLAG_FALL,
    FREE_DIE_USE as FREE_DIE_USE,
    HOLLAND as HOLLAND,
    JACOBY as JACOBY,
    JACOBY_AUTO_COUNTS as JACOBY_AUTO_COUNTS,
    MAX_CHAIN as MAX_CHAIN,
    NO_HIT_AND_RUN as NO_HIT_AND_RUN,
    QUAD_FOR_BAR as QUAD_FOR_BAR,
    RULES as RULES,
    TRIPLE_REGION as TRIPLE_REGION,
)
from bgdesk.app.settings.setting import AnySetting, Section, Setting, SettingChoice
from bgdesk.app.settings.tutor_settings import (
    LAST_GUEST_TUTOR as LAST_GUEST_TUTOR,
    LAST_TUTOR as LAST_TUTOR,
    LAST_TUTOR_CUBE as LAST_TUTOR_CUBE,
    LAST_TUTOR_PLAY as LAST_TUTOR_PLAY,
)
from bgdesk.match.dice.fair_dice import FAIR, MANUAL, SEEDED
from bgdesk.source_text import QT_TRANSLATE_NOOP

SECTION_TITLES: Mapping[Section, str] = MappingProxyType(
    {
        #: Page of the settings: the player at this window
        Section.PROFILE: QT_TRANSLATE_NOOP("Settings", "You"),
        #: Page of the settings, a noun: how the game is played
        Section.PLAY: QT_TRANSLATE_NOOP("Settings", "Play"),
        Section.RULES: QT_TRANSLATE_NOOP("Settings", "Rules"),
        #: Page of the settings, a noun: looking at matches that were played
        Section.REVIEW: QT_TRANSLATE_NOOP("Settings", "Review"),
        #: Page of the settings, a noun: cards made of one's own errors
        Section.PRACTICE: QT_TRANSLATE_NOOP("Settings", "Practice"),
        Section.BOARD: QT_TRANSLATE_NOOP("Settings", "Board"),
        Section.APPEARANCE: QT_TRANSLATE_NOOP("Settings", "Appearance"),
        Section.SOUND: QT_TRANSLATE_NOOP("Settings", "Sound"),
        #: Page of the settings, a noun: playing somebody at another computer
        Section.TABLES: QT_TRANSLATE_NOOP("Settings", "Tables"),
        Section.LOG: QT_TRANSLATE_NOOP("Settings", "Log"),
    }
)
"""The sections that the dialog shows, in its order."""

PLAYER_NAME = Setting(
    Section.PROFILE,
    "name",
    "",
    QT_TRANSLATE_NOOP("Settings", "Your name"),
    QT_TRANSLATE_NOOP("Settings", "Shown beside the board and in saved matches."),
    is_private=True,
)

FORCED_PLAYS = Setting(
    Section.PLAY,
    "forced_plays",
    True,
    QT_TRANSLATE_NOOP("Settings", "Play forced moves for me"),
    QT_TRANSLATE_NOOP(
        "Settings", "When there is only one legal move, or none, it is played and you are told."
    ),
)
AUTO_ROLL = Setting(
    Section.PLAY,
    "auto_roll",
    True,
    QT_TRANSLATE_NOOP("Settings", "Roll for me when I cannot double"),
    QT_TRANSLATE_NOOP(
        "Settings",
        "The dice are rolled at once when there is no cube decision before the roll; "
        "between two people not after a move played for one of them.",
    ),
)
AUTO_BEAR_OFF = Setting(
    Section.PLAY,
    "auto_bear_off",
    False,
    QT_TRANSLATE_NOOP("Settings", "Bear off for me when there is nothing left to decide"),
    QT_TRANSLATE_NOOP("Settings", "Only when contact is over and no choice can change the result."),
)
FAST_RACES = Setting(
    Section.PLAY,
    "fast_races",
    False,
    QT_TRANSLATE_NOOP("Settings", "Play faster when contact is over"),
    QT_TRANSLATE_NOOP("Settings", "Checkers and dice move faster, and the computer hardly waits."),
)
CONFIRM = Setting(
    Section.PLAY,
    "confirm",
    "dice",
    QT_TRANSLATE_NOOP("Settings", "End turn"),
    QT_TRANSLATE_NOOP("Settings", "Until then you can undo your moves."),
    (
        SettingChoice("dice", QT_TRANSLATE_NOOP("Settings", "Manually: click the dice or press Enter")),
        SettingChoice("at_once", QT_TRANSLATE_NOOP("Settings", "Automatically, after the last die")),
    ),
)
ASK_DOUBLE = Setting(
    Section.PLAY,
    "ask_double",
    False,
    QT_TRANSLATE_NOOP("Settings", "Ask before I double"),
    QT_TRANSLATE_NOOP("Settings", "At the cube, before it is offered."),
)
BOT_DELAY_MS = Setting(
    Section.PLAY,
    "bot_delay_ms",
    600,
    QT_TRANSLATE_NOOP("Settings", "Pause before the computer acts"),
    QT_TRANSLATE_NOOP("Settings", "Time to see the dice before the checkers move."),
    minimum=0,
    maximum=5000,
    #: Unit behind a number: milliseconds
    unit=QT_TRANSLATE_NOOP("Settings", "ms"),
)
BOT_THINKING_S = Setting(
    Section.PLAY,
    "bot_thinking_s",
    5,
    QT_TRANSLATE_NOOP("Settings", "Thinking time of the strongest opponent"),
    QT_TRANSLATE_NOOP("Settings", "It thinks no longer. More time looks deeper; others answer at once."),
    minimum=1,
    maximum=60,
    #: Unit behind a number: seconds
    unit=QT_TRANSLATE_NOOP("Settings", "s"),
)
BOT_ARROWS = Setting(
    Section.PLAY,
    "bot_arrows",
    True,
    QT_TRANSLATE_NOOP("Settings", "Show the computer's move with arrows"),
    QT_TRANSLATE_NOOP("Settings", "In the colour of its checkers, until your first move."),
)
OWN_ARROWS = Setting(
    Section.PLAY,
    "own_arrows",
    True,
    QT_TRANSLATE_NOOP("Settings", "Show what was played for me with arrows"),
    QT_TRANSLATE_NOOP("Settings", "In the colour of your checkers."),
)
NEVER, SHORT_ONES, ALWAYS = "never", "short", "always"
JUDGE_AT_END = Setting(
    Section.PLAY,
    "judge_at_end",
    SHORT_ONES,
    QT_TRANSLATE_NOOP("Settings", "Analyse my matches when they end"),
    QT_TRANSLATE_NOOP(
        "Settings",
        "The result then shows PR, luck and the decisions to look at. It runs in the "
        "background and makes way for the game.",
    ),
    (
        #: A choice: matches are not judged when they end
        SettingChoice(NEVER, QT_TRANSLATE_NOOP("Settings", "No")),
        #: A choice: which matches are judged when they end
        SettingChoice(SHORT_ONES, QT_TRANSLATE_NOOP("Settings", "Up to 7 points, or 7 games")),
        #: A choice: every match is judged when it ends
        SettingChoice(ALWAYS, QT_TRANSLATE_NOOP("Settings", "All of them")),
    ),
)
DICE_KIND = Setting(
    Section.PLAY,
    "dice",
    FAIR,
    QT_TRANSLATE_NOOP("Settings", "Dice for new matches"),
    QT_TRANSLATE_NOOP(
        "Settings", "Fair dice are fixed by a sealed secret before the match and can be checked after it."
    ),
    (
        SettingChoice(FAIR, QT_TRANSLATE_NOOP("Settings", "Fair dice (verifiable)")),
        SettingChoice(SEEDED, QT_TRANSLATE_NOOP("Settings", "Repeatable dice (from a number)")),
        SettingChoice(MANUAL, QT_TRANSLATE_NOOP("Settings", "Real dice, typed in")),
    ),
)

REFEREE = Setting(
    Section.PLAY,
    "referee",
    False,
    QT_TRANSLATE_NOOP("Settings", "Referee mode for two people with real dice"),
    QT_TRANSLATE_NOOP(
        "Settings",
        "A move can be entered as it was played, legal or not; it stands unless the opponent objects "
        "before the next roll or double.",
    ),
)

ERRORS_FROM = Setting(
    Section.REVIEW,
    "errors_from",
    20,
    QT_TRANSLATE_NOOP("Settings", "Least cost of an error"),
    QT_TRANSLATE_NOOP("Settings", "“Next error” and the list of errors leave out what cost less."),
    (
        #: A choice: whatever cost anything at all is an error
        SettingChoice(1, QT_TRANSLATE_NOOP("Settings", "Everything that cost something")),
        #: A choice: how much an error costs at least; as the next ones
        SettingChoice(20, QT_TRANSLATE_NOOP("Settings", "Doubtful decisions and worse")),
        SettingChoice(40, QT_TRANSLATE_NOOP("Settings", "Errors and worse")),
        SettingChoice(80, QT_TRANSLATE_NOOP("Settings", "Blunders only")),
    ),
)
"""In thousandths of equity."""

ROLLOUT_TRIALS = Setting(
    Section.REVIEW,
    "rollout_trials",
    1296,
    #: Label of a number: how often a rollout plays a position out
    QT_TRANSLATE_NOOP("Settings", "Trials of a rollout"),
    QT_TRANSLATE_NOOP("Settings", "For each choice, in steps of 36: each first roll comes equally often."),
    minimum=36,
    maximum=46_656,
)
ROLLOUT_SURE = Setting(
    Section.REVIEW,
    "rollout_sure",
    True,
    QT_TRANSLATE_NOOP("Settings", "End a rollout early when it is sure"),
    QT_TRANSLATE_NOOP("Settings", "What is worse with 199 chances of 200 gets no further trials."),
)
ROLLOUT_TRUNCATED = Setting(
    Section.REVIEW,
    "rollout_truncated",
    0,
    #: Label of a setting: after how many rolls the trials of a rollout are broken off
    QT_TRANSLATE_NOOP("Settings", "Truncate rollouts"),
    QT_TRANSLATE_NOOP("Settings", "Then the engine judges the position: quicker, and less exact."),
    (
        #: A choice: the trials of a rollout are not broken off
        SettingChoice(0, QT_TRANSLATE_NOOP("Settings", "Not at all: to the end")),
        #: A choice: the trials of a rollout are broken off then; as the next ones
        SettingChoice(7, QT_TRANSLATE_NOOP("Settings", "After 7 rolls")),
        SettingChoice(11, QT_TRANSLATE_NOOP("Settings", "After 11 rolls")),
        SettingChoice(16, QT_TRANSLATE_NOOP("Settings", "After 16 rolls")),
    ),
)
ROLLOUT_PLIES = Setting(
    Section.REVIEW,
    "rollout_plies",
    1,
    #: Label of a setting: how deep the engine looks at the moves in the trials of a rollout
    QT_TRANSLATE_NOOP("Settings", "Moves in a rollout"),
    QT_TRANSLATE_NOOP("Settings", "Deeper moves are better ones, and take many times as long."),
    (
        SettingChoice(1, QT_TRANSLATE_NOOP("Settings", "1-ply")),
        SettingChoice(2, QT_TRANSLATE_NOOP("Settings", "2-ply")),
        SettingChoice(3, QT_TRANSLATE_NOOP("Settings", "3-ply")),
    ),
)
ROLLOUT_SEED = Setting(
    Section.REVIEW,
    "rollout_seed",
    1,
    #: Label of a number from which the dice of a rollout follow
    QT_TRANSLATE_NOOP("Settings", "Seed of a rollout"),
    QT_TRANSLATE_NOOP("Settings", "The same number gives the same dice, and so the same result."),
    minimum=0,
    maximum=1_000_000_000,
)

WINDOW_THEME = Setting(
    Section.APPEARANCE,
    "theme",
    "system",
    #: Heading or label: the window of the program
    QT_TRANSLATE_NOOP("Settings", "Theme"),
    choices=(
        SettingChoice("system", QT_TRANSLATE_NOOP("Settings", "Follow system")),
        #: A choice: light colours
        SettingChoice("light", QT_TRANSLATE_NOOP("Settings", "Light")),
        SettingChoice("dark", QT_TRANSLATE_NOOP("Settings", "Dark")),
    ),
)
CONTRAST = Setting(
    Section.APPEARANCE,
    "contrast",
    "system",
    #: Label of a setting: how much colours stand out
    QT_TRANSLATE_NOOP("Settings", "Contrast"),
    QT_TRANSLATE_NOOP(
        "Settings", "More contrast also chooses the board in black and white, unless you chose one."
    ),
    (
        SettingChoice("system", QT_TRANSLATE_NOOP("Settings", "Follow system")),
        SettingChoice("normal", QT_TRANSLATE_NOOP("Settings", "Normal")),
        #: A choice: more contrast
        SettingChoice("more", QT_TRANSLATE_NOOP("Settings", "More")),
    ),
)
TEXT_SIZE = Setting(
    Section.APPEARANCE,
    "text_size",
    100,
    QT_TRANSLATE_NOOP("Settings", "Text size"),
    QT_TRANSLATE_NOOP(
        "Settings",
        "Relative to the size that the system uses. Texts on the board grow with it, "
        "as far as there is room.",
    ),
    choices=tuple(SettingChoice(percent, f"{percent} %") for percent in (85, 100, 115, 130, 150, 175, 200)),
)
LANGUAGE = Setting(
    Section.APPEARANCE,
    "language",
    "system",
    QT_TRANSLATE_NOOP("Settings", "Language"),
    QT_TRANSLATE_NOOP(
        "Settings", "bgdesk closes and comes back in this language as soon as you leave the settings."
    ),
    max_length=20,
)

SOUNDS = Setting(Section.SOUND, "on", True, QT_TRANSLATE_NOOP("Settings", "Play sounds"))
VOLUME = Setting(
    #: Label of a setting: how loud the sounds are
    Section.SOUND,
    "volume",
    70,
    QT_TRANSLATE_NOOP("Settings", "Volume"),
    minimum=0,
    maximum=100,
    unit="%",
)

LOOK_DAILY = Setting(
    Section.NEWS,
    "look_daily",
    False,
    QT_TRANSLATE_NOOP("Settings", "Look once a day, when bgdesk starts"),
)
"""Asked where it is said what is sent."""

LAST_OPPONENT = Setting(Section.LAST_MATCH, "opponent", "bot", "", max_length=20)
LAST_LEVEL = Setting(Section.LAST_MATCH, "level", "", "", max_length=40)
LAST_SECOND_LEVEL = Setting(Section.LAST_MATCH, "second_level", "", "", max_length=40)
LAST_GUEST = Setting(Section.LAST_MATCH, "guest", "", "", is_private=True)
LAST_COLOUR = Setting(Section.LAST_MATCH, "colour", "white", "", max_length=20)
LAST_VARIANT = Setting(Section.LAST_MATCH, "variant", "backgammon", "", max_length=400)
LAST_RULE_OPTIONS = Setting(Section.LAST_MATCH, "rule_options", "", "", max_length=400)
LAST_NEW_OPENING = Setting(Section.LAST_MATCH, "new_opening", False, "")
LAST_LENGTH = Setting(Section.LAST_MATCH, "length", 7, "", minimum=0, maximum=99)
LAST_GAMES = Setting(Section.LAST_MATCH, "games", 0, "", minimum=0, maximum=999)
LAST_SEED = Setting(Section.LAST_MATCH, "seed", 1, "", minimum=0, maximum=2**31 - 1, is_private=True)

TABLE: Mapping[str, AnySetting] = MappingProxyType(
    {
        setting.key: setting
        for setting in (*RULES, *globals().values(), *vars(network_settings).values())
        if isinstance(setting, Setting)
    }
)
"""Every setting by key; the rules in their order."""
