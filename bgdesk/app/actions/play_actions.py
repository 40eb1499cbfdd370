"""The actions at the table, for whoever plays or watches: their part of the table of actions."""

from __future__ import annotations

from bgdesk.app.actions.ids import ActionId, ActionSpec
from bgdesk.app.actions.tutor_actions import TUTOR_ACTIONS
from bgdesk.source_text import QT_TRANSLATE_NOOP

PLAY_ACTIONS = (
    ActionSpec(
        ActionId.CONTINUE,
        QT_TRANSLATE_NOOP("Actions", "Cont&inue"),
        ("Space", "Return", "Enter"),
        QT_TRANSLATE_NOOP("Actions", "The next thing to do: roll, end the turn, start the next game"),
        repeats=False,
    ),
    ActionSpec(
        ActionId.BACK_TO_REVIEW,
        #: Menu entry: from a game that was played on from a match that was looked at, back to that
        QT_TRANSLATE_NOOP("Actions", "Back to the re&view"),
        ("F4",),
        QT_TRANSLATE_NOOP("Actions", "Look at the match again from which you play on, where you left it"),
    ),
    ActionSpec(
        ActionId.ROLL,
        #: Menu entry, a verb: roll the dice
        QT_TRANSLATE_NOOP("Actions", "&Roll"),
        ("R",),
        QT_TRANSLATE_NOOP("Actions", "Roll the dice"),
    ),
    ActionSpec(
        ActionId.DOUBLE,
        #: Menu entry, a verb: offer the cube
        QT_TRANSLATE_NOOP("Actions", "&Double"),
        ("D",),
        QT_TRANSLATE_NOOP("Actions", "Offer to play on for twice the stake"),
    ),
    ActionSpec(
        ActionId.TAKE,
        #: Menu entry, a verb: accept a double
        QT_TRANSLATE_NOOP("Actions", "&Take"),
        ("T",),
        QT_TRANSLATE_NOOP("Actions", "Take the double and own the cube"),
    ),
    ActionSpec(
        ActionId.PASS,
        #: Menu entry, a verb: refuse a double
        QT_TRANSLATE_NOOP("Actions", "&Pass"),
        ("P",),
        QT_TRANSLATE_NOOP("Actions", "Give up the game at the old stake"),
    ),
    ActionSpec(
        ActionId.BEAVER,
        #: Menu entry: take the double and turn the cube again; a standard term
        QT_TRANSLATE_NOOP("Actions", "&Beaver"),
        ("B",),
        QT_TRANSLATE_NOOP("Actions", "Take, and turn the cube again at once"),
    ),
    ActionSpec(
        ActionId.DONE,
        #: Menu entry: end the turn
        QT_TRANSLATE_NOOP("Actions", "Do&ne"),
        ("F",),
        QT_TRANSLATE_NOOP("Actions", "Confirm your move and end the turn"),
    ),
    ActionSpec(
        ActionId.UNDO,
        QT_TRANSLATE_NOOP("Actions", "&Undo"),
        ("Ctrl+Z", "U", "Backspace"),
        QT_TRANSLATE_NOOP("Actions", "Take back the last checker moved"),
    ),
    ActionSpec(
        ActionId.UNDO_ALL,
        QT_TRANSLATE_NOOP("Actions", "Undo &all"),
        ("Ctrl+Shift+Z", "Shift+U"),
        QT_TRANSLATE_NOOP("Actions", "Take back every checker moved this turn"),
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
        QT_TRANSLATE_NOOP("Actions", "Type the move, such as 8/5 6/5"),
    ),
    ActionSpec(
        ActionId.ENTER_AS_PLAYED,
        #: Menu entry, a verb: say what was moved at the table, legal or not
        QT_TRANSLATE_NOOP("Actions", "Enter as p&layed…"),
        ("Shift+M",),
        QT_TRANSLATE_NOOP("Actions", "Referee mode: enter what was played, legal or not"),
    ),
    ActionSpec(
        ActionId.OBJECT,
        #: Menu entry, a verb: do not accept the opponent's move, which is not legal
        QT_TRANSLATE_NOOP("Actions", "Obj&ect to the move…"),
        ("O",),
        QT_TRANSLATE_NOOP("Actions", "Referee mode: have a move that is not legal played again"),
    ),
    ActionSpec(
        ActionId.HINT,
        #: Menu entry, a noun: show what is best
        QT_TRANSLATE_NOOP("Actions", "&Hint"),
        ("H",),
        QT_TRANSLATE_NOOP("Actions", "Show what the engine would do; the match then counts as practice"),
    ),
    ActionSpec(
        ActionId.SAY_SCORE,
        #: Menu entry: the score, the pips and the cube are told
        QT_TRANSLATE_NOOP("Actions", "Sc&ore and pips"),
        ("I",),
        QT_TRANSLATE_NOOP("Actions", "Show and read out the score, the pips and the cube"),
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
        ActionId.WATCH_PAUSE,
        #: Menu entry, a verb: two computer players wait
        QT_TRANSLATE_NOOP("Actions", "Paus&e"),
        ("W", "Pause"),
        QT_TRANSLATE_NOOP("Actions", "Computer vs computer: pause, or play on"),
        is_checkable=True,
    ),
    ActionSpec(
        ActionId.WATCH_STEP,
        QT_TRANSLATE_NOOP("Actions", "&One step"),
        ("S",),
        QT_TRANSLATE_NOOP("Actions", "Computer vs computer, paused: one roll, play or cube decision"),
    ),
    ActionSpec(
        ActionId.WATCH_SLOWER,
        #: Menu entry: two computer players play more slowly
        QT_TRANSLATE_NOOP("Actions", "S&lower"),
        ("-",),
        QT_TRANSLATE_NOOP("Actions", "Computer vs computer: play slower"),
    ),
    ActionSpec(
        ActionId.WATCH_FASTER,
        #: Menu entry: two computer players play faster
        QT_TRANSLATE_NOOP("Actions", "&Faster"),
        ("+", "="),
        QT_TRANSLATE_NOOP("Actions", "Computer vs computer: play faster"),
    ),
    *TUTOR_ACTIONS,
)
