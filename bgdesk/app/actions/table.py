"""The one table of actions; texts and tips are source texts of the translation context "Actions"."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.app.actions.figures_actions import FIGURES_ACTIONS
from bgdesk.app.actions.help_actions import HELP_ACTIONS
from bgdesk.app.actions.ids import ActionId, ActionSpec
from bgdesk.app.actions.opponent_actions import OPPONENT_ACTIONS
from bgdesk.app.actions.play_actions import PLAY_ACTIONS
from bgdesk.app.actions.practice_actions import ASKING_ACTIONS
from bgdesk.app.actions.review_actions import REVIEW_ACTIONS
from bgdesk.app.actions.study_actions import STUDY_ACTIONS
from bgdesk.app.actions.tables_actions import TABLES_ACTIONS
from bgdesk.app.actions.theme_actions import THEME_ACTIONS
from bgdesk.app.actions.tournament_actions import TOURNAMENT_ACTIONS
from bgdesk.app.actions.trainer_actions import TRAINER_ACTIONS
from bgdesk.source_text import QT_TRANSLATE_NOOP

_ACTIONS = (
    ActionSpec(
        ActionId.START_PAGE,
        #: Menu entry: the page that the program begins with
        QT_TRANSLATE_NOOP("Actions", "Start pa&ge"),
        ("Alt+Home",),
        QT_TRANSLATE_NOOP("Actions", "Go to the page that bgdesk begins with, or back to the board"),
        mac_keys=("Ctrl+Shift+H",),
    ),
    ActionSpec(
        ActionId.LAB,
        #: Menu entry, a verb: the page on which any position can be put on a board and asked about
        QT_TRANSLATE_NOOP("Actions", "Set up a posit&ion"),
        ("E", "Ctrl+E"),
        QT_TRANSLATE_NOOP(
            "Actions", "Put any position on the board; from a match you look at, the one shown. Again: back"
        ),
    ),
    ActionSpec(
        ActionId.NEW_MATCH,
        QT_TRANSLATE_NOOP("Actions", "&New match…"),
        ("Ctrl+N",),
        QT_TRANSLATE_NOOP("Actions", "Choose an opponent, a length and the rules"),
    ),
    ActionSpec(
        ActionId.REMATCH,
        #: Menu entry: the same match once more
        QT_TRANSLATE_NOOP("Actions", "Rematc&h"),
        ("Ctrl+Shift+N",),
        QT_TRANSLATE_NOOP("Actions", "Start a new match with the same players and rules"),
    ),
    ActionSpec(
        ActionId.MATCHES,
        #: Menu entry: the list of stored matches
        QT_TRANSLATE_NOOP("Actions", "Mat&ches…"),
        ("Ctrl+Shift+O",),
        QT_TRANSLATE_NOOP("Actions", "Continue a match, or look at one that you played or opened"),
    ),
    ActionSpec(
        ActionId.FIND,
        #: Menu entry: look for decisions and positions in all matches
        QT_TRANSLATE_NOOP("Actions", "&Find decisions…"),
        ("Ctrl+F",),
        QT_TRANSLATE_NOOP("Actions", "Look for errors and positions in all your matches"),
    ),
    ActionSpec(
        ActionId.COAN_KI,
        QT_TRANSLATE_NOOP("Actions", "Coan &ki…"),
        ("Ctrl+Shift+K",),
        QT_TRANSLATE_NOOP("Actions", "Play the old Chinese bottle game, in a window of its own"),
    ),
    ActionSpec(
        ActionId.OPEN,
        QT_TRANSLATE_NOOP("Actions", "&Open…"),
        ("Ctrl+O",),
        QT_TRANSLATE_NOOP("Actions", "Open a match or position saved by any program"),
    ),
    ActionSpec(
        ActionId.PASTE,
        QT_TRANSLATE_NOOP("Actions", "&Paste match or position"),
        ("Ctrl+V",),
        QT_TRANSLATE_NOOP("Actions", "Open the match or position on the clipboard"),
    ),
    ActionSpec(
        ActionId.COPY_POSITION,
        QT_TRANSLATE_NOOP("Actions", "Cop&y position"),
        ("Ctrl+C",),
        QT_TRANSLATE_NOOP(
            "Actions", "Copy the position: as XGID in backgammon, as bgdesk's own text in other games"
        ),
    ),
    ActionSpec(
        ActionId.COPY_XGID,
        QT_TRANSLATE_NOOP("Actions", "Copy as &XGID"),
        ("Ctrl+Shift+X",),
        QT_TRANSLATE_NOOP("Actions", "Checkers, cube, dice and score, as other programs read them"),
    ),
    ActionSpec(
        ActionId.COPY_GNUBG_ID,
        QT_TRANSLATE_NOOP("Actions", "Copy as &GNU Backgammon ID"),
        ("Ctrl+Shift+G",),
        QT_TRANSLATE_NOOP("Actions", "Position ID and Match ID, as GNU Backgammon reads them"),
    ),
    ActionSpec(
        ActionId.COPY_OWN_TEXT,
        QT_TRANSLATE_NOOP("Actions", "Copy as &bgdesk's own text"),
        ("Ctrl+Shift+C",),
        QT_TRANSLATE_NOOP("Actions", "For every game: its name, the checkers and who is on roll"),
    ),
    ActionSpec(
        ActionId.TAKE_BACK,
        QT_TRANSLATE_NOOP("Actions", "&Take back…"),
        ("Ctrl+T",),
        QT_TRANSLATE_NOOP("Actions", "Take back your last decision; the match then counts as practice"),
    ),
    ActionSpec(
        ActionId.RESIGN,
        #: Menu entry, a verb: give up a game
        QT_TRANSLATE_NOOP("Actions", "Re&sign game…"),
        ("Ctrl+R",),
        QT_TRANSLATE_NOOP("Actions", "Offer to lose this game; your opponent may refuse"),
    ),
    ActionSpec(
        ActionId.ABANDON,
        #: Menu entry, a verb: give up a match before it is over
        QT_TRANSLATE_NOOP("Actions", "&Resign match…"),
        ("Ctrl+Shift+R",),
        QT_TRANSLATE_NOOP("Actions", "Lose the match now, or end the money session"),
    ),
    ActionSpec(
        ActionId.CORRECT_SETUP,
        #: Menu entry, a verb: put the checkers of a game that has begun where they belong
        QT_TRANSLATE_NOOP("Actions", "Correct the set-&up…"),
        ("Ctrl+Shift+S",),
        QT_TRANSLATE_NOOP("Actions", "Put a wrong starting position right, until the second move of a game"),
    ),
    ActionSpec(
        ActionId.EXPORT,
        QT_TRANSLATE_NOOP("Actions", "Sa&ve a copy as…"),
        ("Ctrl+S",),
        QT_TRANSLATE_NOOP("Actions", "Save the match to a file that other programs can read"),
    ),
    ActionSpec(
        ActionId.YOUR_DATA,
        #: Menu entry: all that is stored, as a whole
        QT_TRANSLATE_NOOP("Actions", "Your &data…"),
        ("Ctrl+Shift+B",),
        QT_TRANSLATE_NOOP(
            "Actions", "Where your matches are stored; check, back up, restore, move or export them"
        ),
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
    *PLAY_ACTIONS,
    ActionSpec(
        ActionId.TO_BOARD,
        QT_TRANSLATE_NOOP("Actions", "Go to the &board"),
        ("Esc",),
        QT_TRANSLATE_NOOP("Actions", "From anywhere; the arrow keys walk the board"),
    ),
    ActionSpec(
        ActionId.NEXT_AREA,
        QT_TRANSLATE_NOOP("Actions", "Go to the ne&xt area"),
        ("F6",),
        QT_TRANSLATE_NOOP("Actions", "The board, the buttons, the side panel, a notice"),
    ),
    ActionSpec(
        ActionId.PREVIOUS_AREA,
        QT_TRANSLATE_NOOP("Actions", "Go to the pre&vious area"),
        ("Shift+F6",),
        QT_TRANSLATE_NOOP("Actions", "The board, the buttons, the side panel, a notice"),
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
        QT_TRANSLATE_NOOP("Actions", "Start a game from the position shown"),
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
        QT_TRANSLATE_NOOP("Actions", "Mirror the board left to right"),
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
        #: Menu entry: the panel with the list of moves
        QT_TRANSLATE_NOOP("Actions", "&Moves"),
        ("Alt+1",),
        QT_TRANSLATE_NOOP("Actions", "Show the list of moves"),
        mac_keys=("Ctrl+1",),
    ),
    ActionSpec(
        ActionId.ROLLS_PANEL,
        QT_TRANSLATE_NOOP("Actions", "Roll &counter"),
        ("Alt+2",),
        QT_TRANSLATE_NOOP("Actions", "Show what both players rolled, played and wasted"),
        mac_keys=("Ctrl+2",),
    ),
    ActionSpec(
        ActionId.DICE_PANEL,
        #: Menu entry: the panel about the dice
        QT_TRANSLATE_NOOP("Actions", "&Dice"),
        ("Alt+3",),
        QT_TRANSLATE_NOOP("Actions", "Show how often each number was rolled"),
        mac_keys=("Ctrl+3",),
    ),
    ActionSpec(
        ActionId.HINT_PANEL,
        QT_TRANSLATE_NOOP("Actions", "H&ints"),
        ("Alt+4",),
        QT_TRANSLATE_NOOP("Actions", "Show hints and winning chances"),
        mac_keys=("Ctrl+4",),
    ),
    *THEME_ACTIONS,
    ActionSpec(
        ActionId.FULL_SCREEN,
        QT_TRANSLATE_NOOP("Actions", "F&ull screen"),
        ("F11",),
        QT_TRANSLATE_NOOP("Actions", "Use the whole screen"),
        is_checkable=True,
        mac_keys=("Meta+Ctrl+F",),
    ),
    *REVIEW_ACTIONS,
    ActionSpec(
        ActionId.RESULT,
        QT_TRANSLATE_NOOP("Actions", "&Result…"),
        ("Ctrl+F7",),
        QT_TRANSLATE_NOOP("Actions", "How the match ended, with PR, luck and decisions to look at"),
    ),
    ActionSpec(
        ActionId.ANALYSE,
        #: Menu entry, a verb: have a match judged
        QT_TRANSLATE_NOOP("Actions", "&Analyse…"),
        ("F7",),
        QT_TRANSLATE_NOOP("Actions", "Analyse every decision of this match"),
    ),
    ActionSpec(
        ActionId.DEEPER,
        #: Menu entry: have one decision judged by a deeper look
        QT_TRANSLATE_NOOP("Actions", "&Deeper"),
        ("Ctrl+Shift+D",),
        QT_TRANSLATE_NOOP("Actions", "Look at the decision on the board more deeply"),
    ),
    ActionSpec(
        ActionId.STOP_ANALYSIS,
        QT_TRANSLATE_NOOP("Actions", "&Stop the analysis"),
        ("Shift+F7",),
        QT_TRANSLATE_NOOP("Actions", "What is analysed is kept; you can continue later"),
    ),
    ActionSpec(
        ActionId.IMPORT_REPORT,
        QT_TRANSLATE_NOOP("Actions", "&Import report"),
        ("Ctrl+I",),
        QT_TRANSLATE_NOOP("Actions", "What was read, repaired or odd in the opened file"),
    ),
    *STUDY_ACTIONS,
    *TRAINER_ACTIONS,
    *TOURNAMENT_ACTIONS,
    *TABLES_ACTIONS,
    *ASKING_ACTIONS,
    *OPPONENT_ACTIONS,
    *FIGURES_ACTIONS,
    *HELP_ACTIONS,
    ActionSpec(
        ActionId.SHORTCUTS,
        QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"),
        ("Ctrl+K",),
        QT_TRANSLATE_NOOP("Actions", "All keyboard shortcuts in one list"),
    ),
    ActionSpec(
        ActionId.WHATS_NEW,
        #: Menu entry: what has changed in this version of the program
        QT_TRANSLATE_NOOP("Actions", "What is &new"),
        ("Ctrl+Shift+W",),
        QT_TRANSLATE_NOOP("Actions", "What has changed in this version of bgdesk, and in those before it"),
    ),
    ActionSpec(
        ActionId.LOOK_FOR_NEWER,
        #: Menu entry, a verb: ask whether there is a newer version of the program
        QT_TRANSLATE_NOOP("Actions", "&Look for a newer version…"),
        ("Ctrl+Shift+V",),
        QT_TRANSLATE_NOOP("Actions", "Ask whether there is a newer version of bgdesk, now or once a day"),
    ),
    ActionSpec(
        ActionId.REPORT_PROBLEM,
        QT_TRANSLATE_NOOP("Actions", "Report a &problem…"),
        ("F12",),
        QT_TRANSLATE_NOOP("Actions", "Save what helps to find its cause; nothing is sent anywhere"),
    ),
    ActionSpec(
        ActionId.ABOUT,
        QT_TRANSLATE_NOOP("Actions", "&About bgdesk"),
        ("Shift+F12",),
        QT_TRANSLATE_NOOP("Actions", "Version, engine and licences"),
    ),
)


def actions_on(platform: str) -> Mapping[ActionId, ActionSpec]:
    """Every action by id, with its keys on ``platform``, a value of ``sys.platform``."""
    return MappingProxyType({spec.id: spec.on(platform) for spec in _ACTIONS})


ACTIONS = actions_on(sys.platform)
MAC_KEYS: Mapping[str, str] = MappingProxyType(
    {key: own for spec in _ACTIONS for key, own in zip(spec.keys, spec.mac_keys, strict=False)}
)
"""What macOS has in place of keys that it lacks or keeps for itself."""
