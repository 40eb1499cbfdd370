"""The one table of actions and the one menu structure; menus, shortcuts and their list are made from them.

Texts and tips are source texts of the translation context "Actions".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from bgdesk.app.source_text import QT_TRANSLATE_NOOP


class ActionId(StrEnum):
    """Everything that a user can tell the window to do."""

    NEW_MATCH = "new_match"
    REMATCH = "rematch"
    RESUME = "resume"
    OPEN = "open"
    PASTE = "paste"
    TAKE_BACK = "take_back"
    RESIGN = "resign"
    ABANDON = "abandon"
    EXPORT = "export"
    SETTINGS = "settings"
    QUIT = "quit"

    CONTINUE = "continue"
    ROLL = "roll"
    DOUBLE = "double"
    TAKE = "take"
    PASS = "pass"
    BEAVER = "beaver"
    DONE = "done"
    UNDO = "undo"
    UNDO_ALL = "undo_all"
    SWAP_DICE = "swap_dice"
    ENTER_MOVE = "enter_move"
    ACCEPT_RESIGNATION = "accept_resignation"
    REJECT_RESIGNATION = "reject_resignation"

    FIRST_POSITION = "first_position"
    PREVIOUS_POSITION = "previous_position"
    NEXT_POSITION = "next_position"
    PRESENT_POSITION = "present_position"
    PLAY_ON = "play_on"
    SWAP_SIDES = "swap_sides"
    FLIP_HOME = "flip_home"
    SIDE_PANEL = "side_panel"
    MOVES_PANEL = "moves_panel"
    ROLLS_PANEL = "rolls_panel"
    DICE_PANEL = "dice_panel"
    THEME_SYSTEM = "theme_system"
    THEME_LIGHT = "theme_light"
    THEME_DARK = "theme_dark"
    FULL_SCREEN = "full_screen"

    ANALYSE = "analyse"
    IMPORT_REPORT = "import_report"

    HOW_TO_PLAY = "how_to_play"
    RULES = "rules"
    FAIR_DICE = "fair_dice"
    VERIFY_DICE = "verify_dice"
    SHORTCUTS = "shortcuts"
    ABOUT = "about"


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action: ``text`` with its mnemonic, the keys that trigger it (the first is shown), what it does.

    ``group`` makes the actions that share it exclusive.
    """

    id: ActionId
    text: str
    keys: tuple[str, ...]
    tip: str
    is_checkable: bool = False
    group: str = ""


@dataclass(frozen=True, slots=True)
class MenuSpec:
    """A menu: actions, lines (``None``) and menus in it."""

    id: str
    title: str
    entries: tuple[ActionId | MenuSpec | None, ...]


_ACTIONS = (
    ActionSpec(
        ActionId.NEW_MATCH,
        QT_TRANSLATE_NOOP("Actions", "&New match…"),
        ("Ctrl+N",),
        QT_TRANSLATE_NOOP("Actions", "Choose an opponent, a length and the rules"),
    ),
    ActionSpec(
        ActionId.REMATCH,
        QT_TRANSLATE_NOOP("Actions", "Re&match"),
        ("Ctrl+Shift+N",),
        QT_TRANSLATE_NOOP("Actions", "Start a new match with the same players and rules"),
    ),
    ActionSpec(
        ActionId.RESUME,
        QT_TRANSLATE_NOOP("Actions", "&Resume…"),
        ("Ctrl+Shift+O",),
        QT_TRANSLATE_NOOP("Actions", "Go on with an unfinished match"),
    ),
    ActionSpec(
        ActionId.OPEN,
        QT_TRANSLATE_NOOP("Actions", "&Open…"),
        ("Ctrl+O",),
        QT_TRANSLATE_NOOP("Actions", "Look at a saved match or position from any program"),
    ),
    ActionSpec(
        ActionId.PASTE,
        QT_TRANSLATE_NOOP("Actions", "&Paste match or position"),
        ("Ctrl+V",),
        QT_TRANSLATE_NOOP("Actions", "Look at the match or position on the clipboard"),
    ),
    ActionSpec(
        ActionId.TAKE_BACK,
        QT_TRANSLATE_NOOP("Actions", "&Take back…"),
        ("Ctrl+T",),
        QT_TRANSLATE_NOOP("Actions", "Take back your last turn; the match then counts as practice"),
    ),
    ActionSpec(
        ActionId.RESIGN,
        QT_TRANSLATE_NOOP("Actions", "Re&sign…"),
        ("Ctrl+R",),
        QT_TRANSLATE_NOOP("Actions", "Offer to lose the game"),
    ),
    ActionSpec(
        ActionId.ABANDON,
        QT_TRANSLATE_NOOP("Actions", "A&bandon…"),
        ("Ctrl+Shift+R",),
        QT_TRANSLATE_NOOP("Actions", "Give up the match, or end the money session"),
    ),
    ActionSpec(
        ActionId.EXPORT,
        QT_TRANSLATE_NOOP("Actions", "Save a &copy as…"),
        ("Ctrl+S",),
        QT_TRANSLATE_NOOP("Actions", "Write the match to a file that other programs read"),
    ),
    ActionSpec(
        ActionId.SETTINGS,
        QT_TRANSLATE_NOOP("Actions", "S&ettings…"),
        ("Ctrl+,",),
        QT_TRANSLATE_NOOP("Actions", "Change how bgdesk plays and looks"),
    ),
    ActionSpec(
        ActionId.QUIT,
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        ("Ctrl+Q",),
        QT_TRANSLATE_NOOP("Actions", "Close bgdesk; the match is kept as it is"),
    ),
    ActionSpec(
        ActionId.CONTINUE,
        QT_TRANSLATE_NOOP("Actions", "&Go on"),
        ("Space", "Return", "Enter"),
        QT_TRANSLATE_NOOP("Actions", "The usual next thing: roll, end the turn, start the next game"),
    ),
    ActionSpec(
        ActionId.ROLL,
        QT_TRANSLATE_NOOP("Actions", "&Roll"),
        ("R",),
        QT_TRANSLATE_NOOP("Actions", "Throw the dice"),
    ),
    ActionSpec(
        ActionId.DOUBLE,
        QT_TRANSLATE_NOOP("Actions", "&Double"),
        ("D",),
        QT_TRANSLATE_NOOP("Actions", "Offer to play on for twice the stake"),
    ),
    ActionSpec(
        ActionId.TAKE,
        QT_TRANSLATE_NOOP("Actions", "&Take"),
        ("T",),
        QT_TRANSLATE_NOOP("Actions", "Accept the double and own the cube"),
    ),
    ActionSpec(
        ActionId.PASS,
        QT_TRANSLATE_NOOP("Actions", "&Pass"),
        ("P",),
        QT_TRANSLATE_NOOP("Actions", "Refuse the double and lose the game"),
    ),
    ActionSpec(
        ActionId.BEAVER,
        QT_TRANSLATE_NOOP("Actions", "&Beaver"),
        ("B",),
        QT_TRANSLATE_NOOP("Actions", "Accept and double again at once"),
    ),
    ActionSpec(
        ActionId.DONE,
        QT_TRANSLATE_NOOP("Actions", "Do&ne"),
        ("F",),
        QT_TRANSLATE_NOOP("Actions", "Finish the turn"),
    ),
    ActionSpec(
        ActionId.UNDO,
        QT_TRANSLATE_NOOP("Actions", "&Undo step"),
        ("Ctrl+Z", "U", "Backspace"),
        QT_TRANSLATE_NOOP("Actions", "Put the last moved checker back"),
    ),
    ActionSpec(
        ActionId.UNDO_ALL,
        QT_TRANSLATE_NOOP("Actions", "Undo &all steps"),
        ("Ctrl+Shift+Z", "Shift+U"),
        QT_TRANSLATE_NOOP("Actions", "Put every checker of this turn back"),
    ),
    ActionSpec(
        ActionId.SWAP_DICE,
        QT_TRANSLATE_NOOP("Actions", "S&wap dice"),
        ("X",),
        QT_TRANSLATE_NOOP("Actions", "A click then plays the other die first"),
    ),
    ActionSpec(
        ActionId.ENTER_MOVE,
        QT_TRANSLATE_NOOP("Actions", "T&ype a move…"),
        ("M",),
        QT_TRANSLATE_NOOP("Actions", "Type the play, such as 8/5 6/5"),
    ),
    ActionSpec(
        ActionId.ACCEPT_RESIGNATION,
        QT_TRANSLATE_NOOP("Actions", "A&ccept resignation"),
        ("Y",),
        QT_TRANSLATE_NOOP("Actions", "Win the game for the points offered"),
    ),
    ActionSpec(
        ActionId.REJECT_RESIGNATION,
        QT_TRANSLATE_NOOP("Actions", "Re&ject resignation"),
        ("N",),
        QT_TRANSLATE_NOOP("Actions", "Play on for more"),
    ),
    ActionSpec(
        ActionId.FIRST_POSITION,
        QT_TRANSLATE_NOOP("Actions", "&First position"),
        ("Ctrl+Home",),
        QT_TRANSLATE_NOOP("Actions", "Show the start of the match"),
    ),
    ActionSpec(
        ActionId.PREVIOUS_POSITION,
        QT_TRANSLATE_NOOP("Actions", "&Previous position"),
        ("Ctrl+Left",),
        QT_TRANSLATE_NOOP("Actions", "Show the position one move earlier"),
    ),
    ActionSpec(
        ActionId.NEXT_POSITION,
        QT_TRANSLATE_NOOP("Actions", "&Next position"),
        ("Ctrl+Right",),
        QT_TRANSLATE_NOOP("Actions", "Show the position one move later"),
    ),
    ActionSpec(
        ActionId.PRESENT_POSITION,
        QT_TRANSLATE_NOOP("Actions", "&Back to the game"),
        ("Ctrl+End",),
        QT_TRANSLATE_NOOP("Actions", "Show the position as it is now"),
    ),
    ActionSpec(
        ActionId.PLAY_ON,
        QT_TRANSLATE_NOOP("Actions", "P&lay on from here…"),
        ("Ctrl+P",),
        QT_TRANSLATE_NOOP("Actions", "Continue from the position shown"),
    ),
    ActionSpec(
        ActionId.SWAP_SIDES,
        QT_TRANSLATE_NOOP("Actions", "&Other colour at the bottom"),
        ("Ctrl+U",),
        QT_TRANSLATE_NOOP("Actions", "Look at the board from the other side"),
    ),
    ActionSpec(
        ActionId.FLIP_HOME,
        QT_TRANSLATE_NOOP("Actions", "&Home boards on the left"),
        ("Ctrl+L",),
        QT_TRANSLATE_NOOP("Actions", "Turn the board round left to right"),
        is_checkable=True,
    ),
    ActionSpec(
        ActionId.SIDE_PANEL,
        QT_TRANSLATE_NOOP("Actions", "&Side panel"),
        ("F9",),
        QT_TRANSLATE_NOOP("Actions", "Show or hide the panel beside the board"),
        is_checkable=True,
    ),
    ActionSpec(
        ActionId.MOVES_PANEL,
        QT_TRANSLATE_NOOP("Actions", "&Moves"),
        ("Alt+1",),
        QT_TRANSLATE_NOOP("Actions", "Show the list of moves"),
    ),
    ActionSpec(
        ActionId.ROLLS_PANEL,
        QT_TRANSLATE_NOOP("Actions", "Roll &counter"),
        ("Alt+2",),
        QT_TRANSLATE_NOOP("Actions", "Show what both players rolled and lost"),
    ),
    ActionSpec(
        ActionId.DICE_PANEL,
        QT_TRANSLATE_NOOP("Actions", "&Dice"),
        ("Alt+3",),
        QT_TRANSLATE_NOOP("Actions", "Show how often each number fell"),
    ),
    ActionSpec(
        ActionId.THEME_SYSTEM,
        QT_TRANSLATE_NOOP("Actions", "As the &system"),
        ("Ctrl+Alt+0",),
        QT_TRANSLATE_NOOP("Actions", "Light or dark as the desktop"),
        is_checkable=True,
        group="theme",
    ),
    ActionSpec(
        ActionId.THEME_LIGHT,
        QT_TRANSLATE_NOOP("Actions", "&Light"),
        ("Ctrl+Alt+1",),
        QT_TRANSLATE_NOOP("Actions", "A light window"),
        is_checkable=True,
        group="theme",
    ),
    ActionSpec(
        ActionId.THEME_DARK,
        QT_TRANSLATE_NOOP("Actions", "&Dark"),
        ("Ctrl+Alt+2",),
        QT_TRANSLATE_NOOP("Actions", "A dark window"),
        is_checkable=True,
        group="theme",
    ),
    ActionSpec(
        ActionId.FULL_SCREEN,
        QT_TRANSLATE_NOOP("Actions", "F&ull screen"),
        ("F11",),
        QT_TRANSLATE_NOOP("Actions", "Use the whole screen"),
        is_checkable=True,
    ),
    ActionSpec(
        ActionId.ANALYSE,
        QT_TRANSLATE_NOOP("Actions", "&Analyse…"),
        ("F9",),
        QT_TRANSLATE_NOOP("Actions", "Judge every decision of this match"),
    ),
    ActionSpec(
        ActionId.IMPORT_REPORT,
        QT_TRANSLATE_NOOP("Actions", "&Import report"),
        ("Ctrl+I",),
        QT_TRANSLATE_NOOP("Actions", "What was read, repaired or odd in the opened file"),
    ),
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
        QT_TRANSLATE_NOOP("Actions", "The rules in force in this match"),
    ),
    ActionSpec(
        ActionId.FAIR_DICE,
        QT_TRANSLATE_NOOP("Actions", "&Fair dice"),
        ("Ctrl+F1",),
        QT_TRANSLATE_NOOP("Actions", "How the dice are made and how to check them"),
    ),
    ActionSpec(
        ActionId.VERIFY_DICE,
        QT_TRANSLATE_NOOP("Actions", "&Verify dice…"),
        ("Ctrl+Shift+F1",),
        QT_TRANSLATE_NOOP("Actions", "Recompute every roll of this match"),
    ),
    ActionSpec(
        ActionId.SHORTCUTS,
        QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"),
        ("Ctrl+K",),
        QT_TRANSLATE_NOOP("Actions", "All keys in one list"),
    ),
    ActionSpec(
        ActionId.ABOUT,
        QT_TRANSLATE_NOOP("Actions", "&About bgdesk"),
        ("Shift+F12",),
        QT_TRANSLATE_NOOP("Actions", "Version, engine and licences"),
    ),
)

ACTIONS: Mapping[ActionId, ActionSpec] = MappingProxyType({spec.id: spec for spec in _ACTIONS})
"""Every action by id."""


def translated(text: str) -> str:
    """A text of the table in the user's language."""
    return QCoreApplication.translate("Actions", text)


def build_actions(parent: QObject) -> dict[ActionId, QAction]:
    """One QAction for every row of the table, owned by ``parent``."""
    groups: dict[str, QActionGroup] = {}
    actions = {}
    for spec in ACTIONS.values():
        actions[spec.id] = action = _build_action(spec, parent)
        if spec.group:
            groups.setdefault(spec.group, QActionGroup(parent)).addAction(action)
    return actions


def _build_action(spec: ActionSpec, parent: QObject) -> QAction:
    action = QAction(translated(spec.text), parent)
    action.setObjectName(spec.id.value)
    action.setShortcuts([QKeySequence(key) for key in spec.keys])
    action.setToolTip(translated(spec.tip))
    action.setStatusTip(translated(spec.tip))
    action.setCheckable(spec.is_checkable)
    return action
