"""Giving up a match, ending a money session, or forgetting a match for good."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bgdesk.app.side_by_side import lines
from bgdesk.app.table.table import Table
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.player import Player
from bgdesk.ui.dialogs.choice_dialog import Answer, ChoiceDialog

ABANDON, REMOVE, REPLAY, WAIT = "abandon", "remove", "replay", "wait"

translate = QCoreApplication.translate


class AbandonDialog(ChoiceDialog):
    """``answered`` gives ``ABANDON``; the text says what it costs ``player``."""

    def __init__(self, table: Table, player: Player, parent: QWidget | None = None) -> None:
        question, answer = _texts_of_bots(table, player) if table.is_watched else _texts(table.state)
        super().__init__(_title(table.state), question, (Answer(ABANDON, answer),), parent, is_costly=True)


def _title(state: MatchState) -> str:
    if state.options.is_money:
        #: Title of a dialog, a verb
        return translate("AbandonDialog", "End session")
    #: Title of a dialog, a verb: lose a match before it is over
    return translate("AbandonDialog", "Resign match")


class TournamentMatchDialog(ChoiceDialog):
    """What becomes of a match of a tournament: ``answered`` gives ``WAIT``, ``REPLAY`` or ``ABANDON``."""

    def __init__(self, table: Table, player: Player, parent: QWidget | None = None) -> None:
        answers = (
            Answer(
                WAIT,
                #: Button, a verb: a match of a tournament waits until somebody goes on with it
                translate("AbandonDialog", "Keep it waiting"),
                #: "it" is a match of a tournament
                translate("AbandonDialog", "Go on with it whenever you like; the tournament waits for it."),
            ),
            Answer(
                REPLAY,
                #: Button, a verb: a match of a tournament is begun anew
                translate("AbandonDialog", "Play it again from the start"),
                translate("AbandonDialog", "What was played goes into the bin; the dice will be others."),
            ),
            Answer(
                ABANDON,
                translate("AbandonDialog", "Resign the match"),
                #: "it" is a match
                translate("AbandonDialog", "Your opponent wins it, and it counts."),
            ),
        )
        #: Question: somebody stops playing a match of a tournament
        question = translate("AbandonDialog", "What shall become of this match of the tournament?")
        super().__init__(_title(table.state), question, answers, parent, is_costly=True)


class EndMatchDialog(ChoiceDialog):
    """Ends the match called ``title``: ``answered`` gives ``ABANDON`` or ``REMOVE``.

    ``player`` would give it up; without one it can only be removed.
    """

    def __init__(
        self, title: str, table: Table | None, player: Player | None, parent: QWidget | None = None
    ) -> None:
        remove = Answer(
            REMOVE,
            #: Button: forget a match that is not over
            translate("AbandonDialog", "Remove it"),
            translate(
                "AbandonDialog",
                "No result is recorded. It stays in the bin, from where you can restore it.",
            )
            if table
            #: "it" is a match or a session
            else translate("AbandonDialog", "No result is recorded, and it cannot be brought back."),
        )
        answers = (_give_up_answer(table, player), remove) if table and player else (remove,)
        #: Question. Below it stands the title of the match
        question = lines(translate("AbandonDialog", "End this match?"), title)
        #: Title of a dialog, a verb: end a match before it is over
        super().__init__(translate("AbandonDialog", "End a match"), question, answers, parent, is_costly=True)


def _give_up_answer(table: Table, player: Player) -> Answer:
    _, answer = _texts_of_bots(table, player) if table.is_watched else _texts(table.state)
    return Answer(ABANDON, answer, _cost(table, player))


def _cost(table: Table, player: Player) -> str:
    if table.is_watched:
        winner = table.seat(player.opponent).name
        #: Sentence: two computer players are watched. {winner} is one of them
        return translate("AbandonDialog", "{winner} will have won it.").format(winner=winner)
    if not table.state.options.is_money:
        #: "it" is a match
        return translate("AbandonDialog", "Your opponent wins it, and it counts.")
    if table.state.phase is Phase.BEFORE_GAME:
        return translate("AbandonDialog", "The score stays as it is.")
    return translate("AbandonDialog", "You lose the current game at its full value.")


def _texts(state: MatchState) -> tuple[str, str]:
    if not state.options.is_money:
        return (
            translate("AbandonDialog", "Resign this match? Your opponent wins it."),
            translate("AbandonDialog", "Resign the match"),
        )
    if state.phase is Phase.BEFORE_GAME:
        return (
            translate("AbandonDialog", "End the session here? The score stays as it is."),
            translate("AbandonDialog", "End the session"),
        )
    return (
        translate("AbandonDialog", "End the session here? You lose the current game at its full value."),
        translate("AbandonDialog", "End the session"),
    )


def _texts_of_bots(table: Table, player: Player) -> tuple[str, str]:
    winner = table.seat(player.opponent).name
    if not table.state.options.is_money:
        #: Question: two computer players are watched. {winner} is one of them
        question = translate("AbandonDialog", "End this match here? {winner} will have won it.")
        answer = translate("AbandonDialog", "End the match")
    elif table.state.phase is Phase.BEFORE_GAME:
        return _texts(table.state)
    else:
        #: Question: two computer players are watched. {winner} is one of them
        question = translate("AbandonDialog", "End the session here? {winner} will have won this game.")
        answer = translate("AbandonDialog", "End the session")
    return question.format(winner=winner), answer
