"""The one menu structure; titles are source texts of the translation context "Actions"."""

from __future__ import annotations

from bgdesk.app.actions.actions import ActionId, MenuSpec
from bgdesk.source_text import QT_TRANSLATE_NOOP

RECENT = "recent"
"""The menu that the window fills."""

MENUS = (
    MenuSpec(
        "match",
        #: Menu: everything about a match
        QT_TRANSLATE_NOOP("Actions", "&Match"),
        (
            ActionId.START_PAGE,
            ActionId.LAB,
            None,
            ActionId.NEW_MATCH,
            ActionId.REMATCH,
            ActionId.MATCHES,
            ActionId.TOURNAMENTS,
            ActionId.TABLES,
            ActionId.FIND,
            ActionId.COAN_KI,
            None,
            ActionId.OPEN,
            MenuSpec(
                RECENT,
                #: Menu: the files that were opened or saved last
                QT_TRANSLATE_NOOP("Actions", "Recent fi&les"),
                (),
            ),
            ActionId.PASTE,
            ActionId.COPY_POSITION,
            MenuSpec(
                "copy_as",
                QT_TRANSLATE_NOOP("Actions", "Copy position &as"),
                (ActionId.COPY_XGID, ActionId.COPY_GNUBG_ID, ActionId.COPY_OWN_TEXT),
            ),
            None,
            ActionId.TAKE_BACK,
            ActionId.RESIGN,
            ActionId.ABANDON,
            ActionId.CORRECT_SETUP,
            None,
            ActionId.EXPORT,
            None,
            ActionId.YOUR_DATA,
            ActionId.SETTINGS,
            ActionId.QUIT,
        ),
    ),
    MenuSpec(
        "play",
        #: Menu, a verb: what is done while playing
        QT_TRANSLATE_NOOP("Actions", "&Play"),
        (
            ActionId.CONTINUE,
            None,
            ActionId.ROLL,
            ActionId.DOUBLE,
            ActionId.TAKE,
            ActionId.PASS,
            ActionId.BEAVER,
            None,
            ActionId.DONE,
            ActionId.UNDO,
            ActionId.UNDO_ALL,
            ActionId.SWAP_DICE,
            ActionId.ENTER_MOVE,
            ActionId.ENTER_AS_PLAYED,
            ActionId.OBJECT,
            ActionId.HINT,
            ActionId.SAY_SCORE,
            None,
            ActionId.ACCEPT_RESIGNATION,
            ActionId.REJECT_RESIGNATION,
            None,
            MenuSpec(
                "watch",
                QT_TRANSLATE_NOOP("Actions", "Computer vs co&mputer"),
                (
                    ActionId.WATCH_PAUSE,
                    ActionId.WATCH_STEP,
                    ActionId.WATCH_SLOWER,
                    ActionId.WATCH_FASTER,
                ),
            ),
        ),
    ),
    MenuSpec(
        "view",
        #: Menu, a noun
        QT_TRANSLATE_NOOP("Actions", "&View"),
        (
            ActionId.FIRST_POSITION,
            ActionId.PREVIOUS_POSITION,
            ActionId.NEXT_POSITION,
            ActionId.PRESENT_POSITION,
            ActionId.PLAY_ON,
            ActionId.BACK_TO_REVIEW,
            ActionId.BACK_TO_PLAYED,
            None,
            ActionId.SWAP_SIDES,
            ActionId.FLIP_HOME,
            None,
            ActionId.SIDE_PANEL,
            ActionId.MOVES_PANEL,
            ActionId.ROLLS_PANEL,
            ActionId.DICE_PANEL,
            ActionId.HINT_PANEL,
            ActionId.CHAT_PANEL,
            None,
            MenuSpec(
                "theme",
                #: Menu: light or dark colours
                QT_TRANSLATE_NOOP("Actions", "&Theme"),
                (ActionId.THEME_SYSTEM, ActionId.THEME_LIGHT, ActionId.THEME_DARK),
            ),
            MenuSpec(
                "keyboard",
                #: Menu: where the keys go
                QT_TRANSLATE_NOOP("Actions", "&Keyboard"),
                (ActionId.TO_BOARD, ActionId.NEXT_AREA, ActionId.PREVIOUS_AREA),
            ),
            ActionId.FULL_SCREEN,
        ),
    ),
    MenuSpec(
        "review",
        #: Menu: looking at matches that were played
        QT_TRANSLATE_NOOP("Actions", "&Review"),
        (
            ActionId.PREVIOUS_DECISION,
            ActionId.NEXT_DECISION,
            MenuSpec(
                "go_to",
                #: Menu: where to go in the match that is looked at
                QT_TRANSLATE_NOOP("Actions", "&Go to"),
                (
                    ActionId.PREVIOUS_PLACE,
                    ActionId.NEXT_PLACE,
                    ActionId.PREVIOUS_GAME,
                    ActionId.NEXT_GAME,
                    ActionId.PREVIOUS_ERROR,
                    ActionId.PREVIOUS_ERROR_OF_ANYBODY,
                ),
            ),
            None,
            ActionId.NEXT_ERROR,
            ActionId.NEXT_ERROR_OF_ANYBODY,
            ActionId.WORST_ERROR,
            MenuSpec(
                "flags",
                #: Menu: marks of the user on decisions
                QT_TRANSLATE_NOOP("Actions", "Mar&ks"),
                (ActionId.FLAG, ActionId.NEXT_FLAG),
            ),
            MenuSpec(
                "candidates",
                #: Menu: the plays that are compared in a match that is looked at
                QT_TRANSLATE_NOOP("Actions", "On the &board"),
                (
                    ActionId.PREVIOUS_CANDIDATE,
                    ActionId.NEXT_CANDIDATE,
                    ActionId.PREVIEW_CANDIDATE,
                    ActionId.SHOW_RESULT,
                ),
            ),
            None,
            MenuSpec(
                "other_line",
                #: Menu: playing something else from a position that is looked at
                QT_TRANSLATE_NOOP("Actions", "Tr&y something else"),
                (
                    ActionId.TRY_OUT,
                    ActionId.LINE_REPLY,
                    ActionId.LINE_DICE,
                    ActionId.LEAVE_LINE,
                    None,
                    ActionId.TO_LINE,
                    ActionId.LINE_BACK,
                    ActionId.LINE_ON,
                    ActionId.LINE_ABOVE,
                    ActionId.LINE_BELOW,
                    ActionId.PROMOTE_LINE,
                    ActionId.REMOVE_LINE,
                    ActionId.RESTORE_LINE,
                    None,
                ),
            ),
            MenuSpec(
                "lesson",
                #: Menu: being asked once more what to do where one was wrong in the match that is looked at
                QT_TRANSLATE_NOOP("Actions", "&Quiz on this match"),
                (
                    ActionId.LEARN,
                    ActionId.LEARN_NEXT,
                    ActionId.LEARN_SHOW,
                    ActionId.LEARN_SKIP,
                    ActionId.LEARN_STOP,
                ),
            ),
            None,
            ActionId.RESULT,
            ActionId.ANALYSE,
            ActionId.DEEPER,
            MenuSpec(
                "rollout",
                #: Menu: playing the decision on the board out many times
                QT_TRANSLATE_NOOP("Actions", "Rollout of t&his decision"),
                (ActionId.ROLL_OUT, ActionId.STOP_ROLLOUT),
            ),
            ActionId.STOP_ANALYSIS,
            ActionId.IMPORT_REPORT,
            None,
            ActionId.ERRORS_PANEL,
            ActionId.SUMMARY,
            ActionId.SCORE_LENS,
            ActionId.FIND_SIMILAR,
            ActionId.COMMENT,
            ActionId.EVENT_DATA,
            ActionId.COPY_FOR_FORUM,
            ActionId.REPORT,
        ),
    ),
    MenuSpec(
        "practice",
        #: Menu: what makes one a better player
        QT_TRANSLATE_NOOP("Actions", "Pr&actice"),
        (
            ActionId.PRACTICE,
            ActionId.TRAINERS,
            ActionId.FIGURES,
            ActionId.LADDER,
            None,
            ActionId.MAKE_CARD,
            ActionId.MAKE_CARDS,
            MenuSpec(
                "card",
                #: Menu: what can be done with the card that is asked
                QT_TRANSLATE_NOOP("Actions", "Th&is card"),
                (
                    ActionId.CARD_HELP,
                    None,
                    ActionId.CARD_AGAIN,
                    ActionId.CARD_HARD,
                    ActionId.CARD_GOOD,
                    ActionId.CARD_EASY,
                    None,
                    ActionId.CARD_UNDO,
                    ActionId.CARD_REST,
                ),
            ),
            None,
            ActionId.TUTOR_HELP,
        ),
    ),
    MenuSpec(
        "help",
        #: Menu
        QT_TRANSLATE_NOOP("Actions", "&Help"),
        (
            ActionId.HOW_TO_PLAY,
            ActionId.RULES,
            ActionId.READING,
            None,
            ActionId.FAIR_DICE,
            ActionId.VERIFY_DICE,
            None,
            ActionId.SHORTCUTS,
            ActionId.WHATS_NEW,
            ActionId.LOOK_FOR_NEWER,
            ActionId.REPORT_PROBLEM,
            ActionId.ABOUT,
        ),
    ),
)
"""The menu bar."""
