"""The actions about what is said of a match that is looked at: their part of the table of actions."""

from __future__ import annotations

from bgdesk.app.actions.ids import ActionId, ActionSpec
from bgdesk.source_text import QT_TRANSLATE_NOOP

STUDY_ACTIONS = (
    ActionSpec(
        ActionId.SUMMARY,
        #: Menu entry: the panel that adds up how well both played
        QT_TRANSLATE_NOOP("Actions", "Su&mmary"),
        ("Alt+6",),
        QT_TRANSLATE_NOOP("Actions", "Show PR, luck and errors of both players, by kind and by phase"),
        mac_keys=("Ctrl+6",),
    ),
    ActionSpec(
        ActionId.SCORE_LENS,
        #: Menu entry: what is best at other scores
        QT_TRANSLATE_NOOP("Actions", "Score &lens…"),
        ("F8",),
        QT_TRANSLATE_NOOP("Actions", "What is best on the board at every score"),
    ),
    ActionSpec(
        ActionId.FIND_SIMILAR,
        #: Menu entry: look for positions like the one on the board
        QT_TRANSLATE_NOOP("Actions", "&Find similar positions…"),
        ("Ctrl+Shift+F",),
        QT_TRANSLATE_NOOP("Actions", "What was played in positions like this, and what it cost"),
    ),
    ActionSpec(
        ActionId.COMMENT,
        #: Menu entry, a verb: write something about the decision on the board
        QT_TRANSLATE_NOOP("Actions", "&Comment"),
        ("K",),
        QT_TRANSLATE_NOOP("Actions", "Write something about the decision on the board"),
    ),
    ActionSpec(
        ActionId.EVENT_DATA,
        #: Menu entry: where and when a match was played, and by whom
        QT_TRANSLATE_NOOP("Actions", "E&vent and players…"),
        ("Ctrl+Shift+E",),
        QT_TRANSLATE_NOOP("Actions", "Where and when the match was played, and the names of the players"),
    ),
    ActionSpec(
        ActionId.COPY_FOR_FORUM,
        QT_TRANSLATE_NOOP("Actions", "Copy for a for&um…"),
        ("Ctrl+Shift+U",),
        QT_TRANSLATE_NOOP("Actions", "Copy the decision on the board, or all errors, to be shown elsewhere"),
    ),
    ActionSpec(
        ActionId.REPORT,
        QT_TRANSLATE_NOOP("Actions", "Rep&ort…"),
        ("Ctrl+D",),
        QT_TRANSLATE_NOOP("Actions", "Save a page or a PDF with every decision of the match"),
    ),
    ActionSpec(
        ActionId.ROLL_OUT,
        #: Menu entry, a verb: play the decision on the board out many times; again: pause, or go on
        QT_TRANSLATE_NOOP("Actions", "&Roll out"),
        ("R",),
        QT_TRANSLATE_NOOP("Actions", "Play the decision on the board out many times; again: pause or go on"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.STOP_ROLLOUT,
        QT_TRANSLATE_NOOP("Actions", "&Stop the rollout"),
        ("Shift+R",),
        QT_TRANSLATE_NOOP("Actions", "End the rollout that is under way, and keep what it has"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.FLAG,
        #: Menu entry, a verb: mark the decision on the board, to find it again; again: take the mark away
        QT_TRANSLATE_NOOP("Actions", "&Flag this decision"),
        ("F",),
        QT_TRANSLATE_NOOP("Actions", "Flag the decision on the board to find it again; or take the flag off"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.NEXT_FLAG,
        QT_TRANSLATE_NOOP("Actions", "&Next flag"),
        ("Shift+F",),
        QT_TRANSLATE_NOOP("Actions", "Go to the next decision that you have flagged"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.TRY_OUT,
        #: Menu entry: play something else from the position that is looked at, to see what comes of it
        QT_TRANSLATE_NOOP("Actions", "&Try something else"),
        ("V",),
        QT_TRANSLATE_NOOP("Actions", "Play on from here on the board, beside the match; Esc leads back"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.LEAVE_LINE,
        #: Menu entry: from what was tried out back to the match that is looked at
        QT_TRANSLATE_NOOP("Actions", "&Back to the match"),
        ("Esc",),
        QT_TRANSLATE_NOOP("Actions", "Leave what you tried out, which is kept, and look at the match again"),
        in_line=True,
    ),
    ActionSpec(
        ActionId.LINE_REPLY,
        #: Menu entry: let the computer decide once, for whoever has to
        QT_TRANSLATE_NOOP("Actions", "Computer &plays"),
        ("C",),
        QT_TRANSLATE_NOOP("Actions", "Let the computer make this decision"),
        in_line=True,
    ),
    ActionSpec(
        ActionId.LINE_DICE,
        #: Menu entry: say what is rolled next
        QT_TRANSLATE_NOOP("Actions", "Choose the &dice…"),
        ("G",),
        QT_TRANSLATE_NOOP("Actions", "Say what is rolled, instead of rolling"),
        in_line=True,
    ),
    ActionSpec(
        ActionId.LINE_BACK,
        #: Menu entry: to the decision before in what was tried out
        QT_TRANSLATE_NOOP("Actions", "&One move back"),
        ("Left",),
        QT_TRANSLATE_NOOP("Actions", "Go back in the line, and from its first move to the match"),
        in_line=True,
    ),
    ActionSpec(
        ActionId.LINE_ON,
        #: Menu entry: to the next decision in what was tried out
        QT_TRANSLATE_NOOP("Actions", "One &move on"),
        ("Right",),
        QT_TRANSLATE_NOOP("Actions", "Go on in the line, up to its end"),
        in_line=True,
    ),
    ActionSpec(
        ActionId.TO_LINE,
        #: Menu entry: to what was tried out instead of the move that is looked at
        QT_TRANSLATE_NOOP("Actions", "To another &line from here"),
        ("Shift+Down",),
        QT_TRANSLATE_NOOP("Actions", "Put on the board what was tried out instead of this move"),
        in_review=True,
    ),
    ActionSpec(
        ActionId.LINE_ABOVE,
        #: Menu entry: of the lines that leave the same position, the one listed before this one
        QT_TRANSLATE_NOOP("Actions", "Line &above"),
        ("Up", "Shift+Up"),
        QT_TRANSLATE_NOOP(
            "Actions", "The line before this one that leaves the same position, else the match"
        ),
        in_line=True,
    ),
    ActionSpec(
        ActionId.LINE_BELOW,
        #: Menu entry: of the lines that leave the same position, the one listed after this one
        QT_TRANSLATE_NOOP("Actions", "Li&ne below"),
        ("Down", "Shift+Down"),
        QT_TRANSLATE_NOOP("Actions", "The next line that leaves the same position"),
        in_line=True,
    ),
    ActionSpec(
        ActionId.PROMOTE_LINE,
        #: Menu entry, a verb: list a line before others
        QT_TRANSLATE_NOOP("Actions", "Move the line &up"),
        ("Ctrl+Up",),
        QT_TRANSLATE_NOOP("Actions", "List this line before the one above it, or have that one leave it"),
        in_line=True,
    ),
    ActionSpec(
        ActionId.REMOVE_LINE,
        #: Menu entry, a verb: no longer keep what was tried out
        QT_TRANSLATE_NOOP("Actions", "&Remove the line"),
        ("Del",),
        QT_TRANSLATE_NOOP("Actions", "Keep this line, and what leaves it, no longer; Ctrl+Z brings it back"),
        in_line=True,
        mac_keys=(
            "Ctrl+Backspace",
            "Del",
        ),
    ),
    ActionSpec(
        ActionId.RESTORE_LINE,
        #: Menu entry, a verb: have a line back that was removed
        QT_TRANSLATE_NOOP("Actions", "Re&store the line removed"),
        ("Ctrl+Z",),
        QT_TRANSLATE_NOOP("Actions", "Have the lines back that were removed last"),
        in_review=True,
    ),
)
