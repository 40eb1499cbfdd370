"""What is asked before something is done that the rules leave to the people at the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QWidget

from bgdesk.app.side_by_side import lines
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.dialogs.choice_dialog import Answer, ChoiceDialog

AGREED = "agreed"
_BOARD = QSize(560, 403)

translate = QCoreApplication.translate


class AgreementDialog(ChoiceDialog):
    """Whether both people want the set-up that ``board`` shows: ``answered`` gives ``AGREED``."""

    def __init__(self, board: BoardWidget, parent: QWidget | None = None) -> None:
        answer = Answer(
            AGREED,
            #: Button: both players want the position that was set
            translate("Correcting", "Both agree"),
            translate("Correcting", "The game goes on from there."),
        )
        question = translate("Correcting", "Do both players agree that the checkers should lie like this?")
        title = translate("Correcting", "Correct the set-up")
        super().__init__(title, question, (answer,), parent, is_costly=True)
        self.board = board
        board.setFixedSize(_BOARD)
        self._layout.insertWidget(1, board, 0, Qt.AlignmentFlag.AlignHCenter)


class IllegalPlayDialog(ChoiceDialog):
    """Whether a move that is not legal, as ``sentence`` says, was played: ``answered`` gives ``AGREED``."""

    def __init__(self, sentence: str, parent: QWidget | None = None) -> None:
        answer = Answer(
            AGREED,
            #: Button: the move was played although it is not legal
            translate("Refereeing", "Enter it"),
            translate("Refereeing", "Your opponent may object until the next roll or double."),
        )
        question = lines(sentence, translate("Refereeing", "Enter it as it was played?"))
        #: Title of a dialog
        title = translate("Refereeing", "A move against the rules")
        super().__init__(title, question, (answer,), parent, is_costly=True)


class ObjectionDialog(ChoiceDialog):
    """Whether the move of which ``sentence`` speaks is taken back: ``answered`` gives ``AGREED``."""

    def __init__(self, sentence: str, parent: QWidget | None = None) -> None:
        answer = Answer(
            AGREED,
            #: Button: the move was not legal and has to be made anew
            translate("Refereeing", "Take it back"),
            translate("Refereeing", "The same dice are then played again, by the rules."),
        )
        question = lines(sentence, translate("Refereeing", "Is it taken back?"))
        #: Title of a dialog: the opponent does not accept a move that is not legal
        title = translate("Refereeing", "Objection")
        super().__init__(title, question, (answer,), parent, is_costly=True)
