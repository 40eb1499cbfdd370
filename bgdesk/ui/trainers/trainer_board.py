"""The board of a question, and the play that is made on it where one is asked for."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.practice.trainers.shape import PlayAsked, PlayGiven, TrainerQuestion
from bgdesk.practice.trainers.walks import BACKGAMMON
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.notation.plays import format_steps
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.view import Arrow, BoardView, DieView
from bgdesk.ui.play.derive_board import BoardWishes, checkers_shown, targets_of
from bgdesk.ui.play.play_by_hand import PlayByHand
from bgdesk.ui.trainers.derive_trainers import derive_scene


class TrainerBoard(PlayByHand):
    """``given`` is the play once it is whole."""

    changed = Signal()

    def __init__(self, board: BoardWidget, parent: QObject) -> None:
        super().__init__(board, parent)
        self._board = board
        self._question: TrainerQuestion | None = None
        self._arrows: tuple[Arrow, ...] = ()
        self._message = ""
        self.wishes = BoardWishes()
        self.followed.connect(self._show_followed)
        self.refused.connect(self._show_refused)

    def ask(self, question: TrainerQuestion | None) -> None:
        """Show the table of ``question``."""
        self._question, self.entry, self._arrows, self._message = question, None, (), ""
        scene = question.scene if question else None
        if question and scene and scene.dice and isinstance(question.asked, PlayAsked):
            self.entry = PlayEntry(legal_plays(scene.position, scene.player, scene.dice, BACKGAMMON))
        self.show()

    def tell(self, arrows: tuple[Arrow, ...]) -> None:
        """The question is answered: the table as it was, with ``arrows``."""
        self.entry, self._arrows, self._message = None, arrows, ""
        self.show()

    @property
    def given(self) -> PlayGiven | None:
        """The play, once it is whole."""
        entry = self.entry
        if entry is None or not entry.is_complete:
            return None
        return PlayGiven(entry.position, format_steps(entry.played))

    def show(self) -> None:
        """Show the board as it is."""
        if self._question is None:
            return
        view = derive_scene(self._question.scene, self.wishes, self._arrows)
        self._board.set_view(self._with_entry(replace(view, message=self._message)))

    def _with_entry(self, view: BoardView) -> BoardView:
        entry = self.entry
        if entry is None:
            return view
        player = entry.legal.player
        return replace(
            view,
            **checkers_shown(entry.position, BACKGAMMON),
            dice=_dice(entry),
            targets=targets_of(entry),
            active=player,
            can_finish=entry.is_complete,
        )

    @Slot()
    def _show_followed(self) -> None:
        self._message = ""
        self.show()
        self.changed.emit()

    @Slot(str)
    def _show_refused(self, sentence: str) -> None:
        self._message = sentence
        self.show()


def _dice(entry: PlayEntry) -> tuple[DieView, ...]:
    """The dice, those that are played dimmed; a double is shown as two dice of two moves."""
    player, unused = entry.legal.player, entry.unused
    if entry.dice.is_double:
        gone = len(entry.dice.faces) - len(unused)
        shares = (min(gone, 2) / 2, max(gone - 2, 0) / 2)
        return tuple(DieView(entry.dice.high, player, share == 1.0, share) for share in shares)
    return tuple(
        DieView(face, player, face not in unused, float(face not in unused)) for face in entry.die_order
    )
