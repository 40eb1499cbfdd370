"""What there is to do in the window, by name, and the form of the tables that say it in words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum


class ActionId(StrEnum):
    """Everything that a user can tell the window to do."""

    START_PAGE = "start_page"
    LAB = "lab"
    NEW_MATCH = "new_match"
    REMATCH = "rematch"
    MATCHES = "matches"
    TOURNAMENTS = "tournaments"
    TABLES = "tables"
    FIND = "find"
    COAN_KI = "coan_ki"
    OPEN = "open"
    PASTE = "paste"
    COPY_POSITION = "copy_position"
    COPY_XGID = "copy_xgid"
    COPY_GNUBG_ID = "copy_gnubg_id"
    COPY_OWN_TEXT = "copy_own_text"
    TAKE_BACK = "take_back"
    RESIGN = "resign"
    ABANDON = "abandon"
    CORRECT_SETUP = "correct_setup"
    EXPORT = "export"
    YOUR_DATA = "your_data"
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
    ENTER_AS_PLAYED = "enter_as_played"
    OBJECT = "object"
    HINT = "hint"
    TUTOR_HELP = "tutor_help"
    SAY_SCORE = "say_score"
    ACCEPT_RESIGNATION = "accept_resignation"
    REJECT_RESIGNATION = "reject_resignation"

    WATCH_PAUSE = "watch_pause"
    WATCH_STEP = "watch_step"
    WATCH_SLOWER = "watch_slower"
    WATCH_FASTER = "watch_faster"

    TO_BOARD = "to_board"
    NEXT_AREA = "next_area"
    PREVIOUS_AREA = "previous_area"
    FIRST_POSITION = "first_position"
    PREVIOUS_POSITION = "previous_position"
    NEXT_POSITION = "next_position"
    PRESENT_POSITION = "present_position"
    PLAY_ON = "play_on"
    BACK_TO_REVIEW = "back_to_review"
    BACK_TO_PLAYED = "back_to_played"
    SWAP_SIDES = "swap_sides"
    FLIP_HOME = "flip_home"
    SIDE_PANEL = "side_panel"
    MOVES_PANEL = "moves_panel"
    ROLLS_PANEL = "rolls_panel"
    DICE_PANEL = "dice_panel"
    HINT_PANEL = "hint_panel"
    CHAT_PANEL = "chat_panel"
    THEME_SYSTEM = "theme_system"
    THEME_LIGHT = "theme_light"
    THEME_DARK = "theme_dark"
    FULL_SCREEN = "full_screen"

    PREVIOUS_DECISION = "previous_decision"
    NEXT_DECISION = "next_decision"
    PREVIOUS_PLACE = "previous_place"
    NEXT_PLACE = "next_place"
    PREVIOUS_GAME = "previous_game"
    NEXT_GAME = "next_game"
    NEXT_ERROR = "next_error"
    PREVIOUS_ERROR = "previous_error"
    PREVIOUS_ERROR_OF_ANYBODY = "previous_error_of_anybody"
    NEXT_ERROR_OF_ANYBODY = "next_error_of_anybody"
    WORST_ERROR = "worst_error"
    PREVIOUS_CANDIDATE = "previous_candidate"
    NEXT_CANDIDATE = "next_candidate"
    PREVIEW_CANDIDATE = "preview_candidate"
    SHOW_RESULT = "show_result"
    ERRORS_PANEL = "errors_panel"

    RESULT = "result"
    ANALYSE = "analyse"
    DEEPER = "deeper"
    STOP_ANALYSIS = "stop_analysis"
    IMPORT_REPORT = "import_report"
    SUMMARY = "summary"
    SCORE_LENS = "score_lens"
    FIND_SIMILAR = "find_similar"
    COMMENT = "comment"
    EVENT_DATA = "event_data"
    COPY_FOR_FORUM = "copy_for_forum"
    TRY_OUT = "try_out"
    LEAVE_LINE = "leave_line"
    LINE_REPLY = "line_reply"
    LINE_DICE = "line_dice"
    LINE_BACK = "line_back"
    LINE_ON = "line_on"
    TO_LINE = "to_line"
    LINE_ABOVE = "line_above"
    LINE_BELOW = "line_below"
    PROMOTE_LINE = "promote_line"
    REMOVE_LINE = "remove_line"
    RESTORE_LINE = "restore_line"
    LEARN = "learn"
    LEARN_NEXT = "learn_next"
    LEARN_SKIP = "learn_skip"
    LEARN_SHOW = "learn_show"
    LEARN_STOP = "learn_stop"
    REPORT = "report"
    ROLL_OUT = "roll_out"
    FLAG = "flag"
    NEXT_FLAG = "next_flag"
    STOP_ROLLOUT = "stop_rollout"

    PRACTICE = "practice"
    MAKE_CARD = "make_card"
    MAKE_CARDS = "make_cards"
    CARD_HELP = "card_help"
    CARD_AGAIN = "card_again"
    CARD_HARD = "card_hard"
    CARD_GOOD = "card_good"
    CARD_EASY = "card_easy"
    CARD_UNDO = "card_undo"
    CARD_REST = "card_rest"
    LADDER = "ladder"
    TRAINERS = "trainers"
    FIGURES = "figures"

    HOW_TO_PLAY = "how_to_play"
    RULES = "rules"
    READING = "reading"
    FAIR_DICE = "fair_dice"
    VERIFY_DICE = "verify_dice"
    SHORTCUTS = "shortcuts"
    WHATS_NEW = "whats_new"
    LOOK_FOR_NEWER = "look_for_newer"
    REPORT_PROBLEM = "report_problem"
    ABOUT = "about"


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action: ``text`` with its mnemonic, the keys that trigger it (the first is shown), what it does.

    ``in_review``: it is there while a match is looked at and at no other time, so that its keys may be those
    of an action at the table. ``in_line``: the same while something is tried out beside it, ``in_lesson``:
    while one learns from it. ``group`` makes the actions that share it exclusive. One that ``repeats`` goes
    on while a key is held. ``mac_keys`` trigger it on macOS, where ``keys`` are none or taken by the system.
    """

    id: ActionId
    text: str
    keys: tuple[str, ...]
    tip: str
    is_checkable: bool = False
    group: str = ""
    repeats: bool = True
    in_review: bool = False
    in_line: bool = False
    in_lesson: bool = False
    mac_keys: tuple[str, ...] = ()

    def on(self, platform: str) -> ActionSpec:
        """The action as it is on ``platform``, a value of ``sys.platform``."""
        return replace(self, keys=self.mac_keys) if platform == "darwin" and self.mac_keys else self


@dataclass(frozen=True, slots=True)
class MenuSpec:
    """A menu: actions, lines (``None``) and menus in it."""

    id: str
    title: str
    entries: tuple[ActionId | MenuSpec | None, ...]
