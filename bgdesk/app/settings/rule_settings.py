"""The settings of the rules, in groups; texts are of the translation context "Settings"."""

from __future__ import annotations

from bgdesk.app.settings.setting import AnySetting, Section, Setting, SettingChoice, SettingGroup
from bgdesk.match.options import UNLIMITED, FlagFall
from bgdesk.rules.variants import TripleRegion
from bgdesk.source_text import QT_TRANSLATE_NOOP

MATCH = SettingGroup(
    #: Heading above the rules of matches, a noun
    QT_TRANSLATE_NOOP("Settings", "Match"),
    QT_TRANSLATE_NOOP("Settings", "The first to reach a number of points wins."),
)
MONEY = SettingGroup(
    #: Heading above the rules of money sessions, a noun
    QT_TRANSLATE_NOOP("Settings", "Money"),
    QT_TRANSLATE_NOOP("Settings", "Every game is played for itself, and every point counts."),
)
HOUSE = SettingGroup(
    #: Heading above rules of both matches and money sessions
    QT_TRANSLATE_NOOP("Settings", "House rules"),
    QT_TRANSLATE_NOOP("Settings", "For matches and money sessions alike."),
)
TIME = SettingGroup(
    #: Heading above the settings of the clock
    QT_TRANSLATE_NOOP("Settings", "Clock"),
    QT_TRANSLATE_NOOP("Settings", "Reserve time and a delay per turn, as in tournaments."),
)

CUBE = Setting(
    Section.RULES,
    "cube",
    True,
    QT_TRANSLATE_NOOP("Settings", "Doubling cube"),
    QT_TRANSLATE_NOOP("Settings", "A player on roll may offer to double the stake before rolling."),
)

CRAWFORD = Setting(
    Section.RULES,
    "crawford",
    True,
    QT_TRANSLATE_NOOP("Settings", "Crawford rule"),
    QT_TRANSLATE_NOOP(
        "Settings", "No cube in the one game after a player first comes within a point of winning the match."
    ),
    group=MATCH,
)

HOLLAND = Setting(
    Section.RULES,
    "holland",
    False,
    QT_TRANSLATE_NOOP("Settings", "Holland rule"),
    QT_TRANSLATE_NOOP(
        "Settings", "After the Crawford game nobody doubles before both players have played two rolls."
    ),
    group=MATCH,
)

JACOBY = Setting(
    Section.RULES,
    "jacoby",
    True,
    QT_TRANSLATE_NOOP("Settings", "Jacoby rule"),
    QT_TRANSLATE_NOOP(
        "Settings", "Gammons and backgammons count only once the cube has been turned. Money play only."
    ),
    group=MONEY,
)

JACOBY_AUTO_COUNTS = Setting(
    Section.RULES,
    "jacoby_auto_counts",
    False,
    QT_TRANSLATE_NOOP("Settings", "Automatic doubles count for the Jacoby rule"),
    QT_TRANSLATE_NOOP("Settings", "An automatic double then counts as turning the cube. Money play only."),
    group=MONEY,
)

MAX_CHAIN = Setting(
    Section.RULES,
    "max_chain",
    1,
    #: Label of a setting: whether a double may be turned at once; a standard term
    QT_TRANSLATE_NOOP("Settings", "Beavers"),
    QT_TRANSLATE_NOOP(
        "Settings", "A player who is doubled may turn the cube again at once and keep it. Money play only."
    ),
    (
        #: A choice: no beavers
        SettingChoice(0, QT_TRANSLATE_NOOP("Settings", "None")),
        #: A choice: beavers only, a standard term
        SettingChoice(1, QT_TRANSLATE_NOOP("Settings", "Beaver")),
        SettingChoice(2, QT_TRANSLATE_NOOP("Settings", "Beaver and raccoon")),
        SettingChoice(3, QT_TRANSLATE_NOOP("Settings", "Beaver, raccoon and otter")),
        SettingChoice(UNLIMITED, QT_TRANSLATE_NOOP("Settings", "Unlimited")),
    ),
    group=MONEY,
)

AUTOMATIC_DOUBLES = Setting(
    Section.RULES,
    "automatic_doubles",
    0,
    QT_TRANSLATE_NOOP("Settings", "Automatic doubles"),
    QT_TRANSLATE_NOOP(
        "Settings",
        "Also called Murphy: a tied opening roll doubles the stake, and the cube stays "
        "centred. Not usual in matches: choose it there for each match.",
    ),
    (
        #: A choice: no automatic doubles
        SettingChoice(0, QT_TRANSLATE_NOOP("Settings", "None")),
        SettingChoice(1, QT_TRANSLATE_NOOP("Settings", "At most one per game")),
        SettingChoice(2, QT_TRANSLATE_NOOP("Settings", "At most two per game")),
        SettingChoice(3, QT_TRANSLATE_NOOP("Settings", "At most three per game")),
        SettingChoice(UNLIMITED, QT_TRANSLATE_NOOP("Settings", "Unlimited")),
    ),
    group=MONEY,
)

TRIPLE_REGION = Setting(
    Section.RULES,
    "triple_region",
    TripleRegion.BAR_OR_HOME.value,
    QT_TRANSLATE_NOOP("Settings", "Backgammon counts when a checker is left"),
    #: "it" is a backgammon, a result
    QT_TRANSLATE_NOOP("Settings", "It counts only if the loser has borne off no checker."),
    (
        SettingChoice(
            TripleRegion.BAR_OR_HOME.value,
            QT_TRANSLATE_NOOP("Settings", "On the bar or in the winner's home board"),
        ),
        SettingChoice(TripleRegion.BAR_ONLY.value, QT_TRANSLATE_NOOP("Settings", "On the bar")),
    ),
    group=HOUSE,
)

QUAD_FOR_BAR = Setting(
    Section.RULES,
    "quad_for_bar",
    False,
    QT_TRANSLATE_NOOP("Settings", "Backgammon with a checker on the bar counts four"),
    #: "it" is a backgammon, a result
    QT_TRANSLATE_NOOP("Settings", "With a checker in the winner's home board it counts three."),
    group=HOUSE,
)

FIVE_ON_A_POINT = Setting(
    Section.RULES,
    "five_on_a_point",
    False,
    QT_TRANSLATE_NOOP("Settings", "At most five checkers on a point"),
    QT_TRANSLATE_NOOP("Settings", "An old British house rule."),
    group=HOUSE,
)

FREE_DIE_USE = Setting(
    Section.RULES,
    "free_die_use",
    False,
    QT_TRANSLATE_NOOP("Settings", "Partial plays allowed"),
    QT_TRANSLATE_NOOP("Settings", "You may leave part of a roll unplayed."),
    group=HOUSE,
)

NO_HIT_AND_RUN = Setting(
    Section.RULES,
    "no_hit_and_run",
    False,
    #: A rule: a checker may not hit in the own home board and move on in the same turn
    QT_TRANSLATE_NOOP("Settings", "No hit and run at home"),
    QT_TRANSLATE_NOOP(
        "Settings", "A checker that hits in its own home board stays there for the rest of the turn."
    ),
    group=HOUSE,
)

CLOCK = Setting(
    Section.RULES,
    "clock",
    False,
    QT_TRANSLATE_NOOP("Settings", "Play with a clock"),
    QT_TRANSLATE_NOOP("Settings", "The delay of each turn is free; after it your reserve time runs."),
    group=TIME,
)

CLOCK_RESERVE_S = Setting(
    Section.RULES,
    "clock_reserve_s",
    120,
    QT_TRANSLATE_NOOP("Settings", "Reserve time per point"),
    minimum=10,
    maximum=900,
    #: Unit behind a number: seconds
    unit=QT_TRANSLATE_NOOP("Settings", "s"),
    group=TIME,
)

CLOCK_DELAY_S = Setting(
    Section.RULES,
    "clock_delay_s",
    12,
    QT_TRANSLATE_NOOP("Settings", "Delay per turn"),
    minimum=0,
    maximum=120,
    #: Unit behind a number: seconds
    unit=QT_TRANSLATE_NOOP("Settings", "s"),
    group=TIME,
)

FLAG_FALL = Setting(
    Section.RULES,
    "flag_fall",
    FlagFall.LOSE_MATCH.value,
    QT_TRANSLATE_NOOP("Settings", "If time runs out"),
    choices=(
        SettingChoice(FlagFall.LOSE_MATCH.value, QT_TRANSLATE_NOOP("Settings", "Lose the match")),
        SettingChoice(FlagFall.LOSE_GAME.value, QT_TRANSLATE_NOOP("Settings", "Lose the game")),
    ),
    group=TIME,
)

RULES: tuple[AnySetting, ...] = (
    CUBE,
    CRAWFORD,
    HOLLAND,
    JACOBY,
    JACOBY_AUTO_COUNTS,
    MAX_CHAIN,
    AUTOMATIC_DOUBLES,
    TRIPLE_REGION,
    QUAD_FOR_BAR,
    FIVE_ON_A_POINT,
    FREE_DIE_USE,
    NO_HIT_AND_RUN,
    CLOCK,
    CLOCK_RESERVE_S,
    CLOCK_DELAY_S,
    FLAG_FALL,
)
"""The rules of a match in the order in which they are shown."""
