"""Brings what the tutor says to its panel and to the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.tutoring import Tutoring
from bgdesk.match.tutor import TutorMode
from bgdesk.rules.player import Player
from bgdesk.ui.board.point_rings import PointRings
from bgdesk.ui.play.derive_board import spot_of
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.play.table_view import TableView
from bgdesk.ui.tutor import tutor_wording as wording
from bgdesk.ui.tutor.derive_tutor import (
    TutorAct,
    TutorView,
    best_candidate,
    derive_lesson,
    derive_waiting,
    derive_warning,
)
from bgdesk.ui.tutor.tutor_panel import TutorPanel


class TutorAtTable(QObject):
    """Shows in ``panel`` what ``tutoring`` says; ``reveal`` brings the panel into sight."""

    def __init__(
        self,
        tutoring: Tutoring,
        controller: MatchController,
        panel: TutorPanel,
        table_view: TableView,
        history: History,
        help_action: QAction,
        reveal: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._tutoring = tutoring
        self._controller = controller
        self._panel = panel
        self._table_view = table_view
        self._history = history
        self._reveal = reveal
        self._spoken: object = None
        self.rings = PointRings(table_view.board.board_scene)
        self._acts: Mapping[TutorAct, Callable[[], None]] = MappingProxyType(
            {
                TutorAct.LOOK_AGAIN: self._look_again,
                TutorAct.KEEP: tutoring.keep,
                TutorAct.HELP: tutoring.help,
                TutorAct.TAKE_BACK: tutoring.take_back,
                TutorAct.LEAVE: tutoring.leave,
            }
        )
        panel.act_requested.connect(self._act)
        panel.place_requested.connect(self._look_at)
        panel.left.connect(self._to_board)
        help_action.triggered.connect(self._help_more)
        tutoring.changed.connect(self._show)
        controller.opened.connect(self.begin)
        controller.table_changed.connect(self._show)

    @Slot(object)
    def _act(self, act: TutorAct) -> None:
        self._acts[act]()

    @Slot()
    def _help_more(self) -> None:
        """A key asks: where nothing was said there is nothing to help with."""
        if self._tutoring.said:
            self._reveal()
            self._tutoring.help()
        else:
            self._table_view.tell(wording.silent_text())

    def _look_again(self) -> None:
        self._tutoring.look_again()
        self._to_board()

    @Slot(int)
    def _look_at(self, event: int) -> None:
        self._history.show(event)

    @Slot()
    def _to_board(self) -> None:
        self._table_view.board.setFocus()

    @Slot()
    def begin(self) -> None:
        """A match is on the table: where it has a tutor, the panel says so."""
        if self._note():
            self._reveal()
        self._show()

    @Slot()
    def _show(self) -> None:
        view = self._view()
        self._panel.set_view(view)
        said, table = self._tutoring.said, self._controller.table
        stands = bool(table and table.entry and table.entry.played)
        self._panel.buttons[TutorAct.LOOK_AGAIN].setEnabled(said is None or said.is_cube or stands)
        key = (said.event, said.tries, said.is_late) if said else None
        if key != self._spoken:
            self._spoken = key
            if said:
                self._speak(view)
        self._draw()

    def _speak(self, view: TutorView) -> None:
        """Where the eye is as well; a decision of one's own waits for an answer, a late word does not."""
        self._reveal()
        self._table_view.tell(view.title)
        said = self._tutoring.said
        if said and not said.is_late and said.mode is not TutorMode.TEACH:
            self._panel.take_keyboard()

    def _view(self) -> TutorView:
        table, said, note = self._controller.table, self._tutoring.said, self._note()
        if table and said:
            return derive_warning(said, table.seat(said.tried.player).name, note)
        if self._tutoring.is_waited_for:
            return derive_waiting(note)
        lesson = self._tutoring.lesson
        if table and lesson:
            return derive_lesson(lesson, {one: table.seat(one).name for one in Player}, note)
        return TutorView(note=note)

    def _note(self) -> str:
        table = self._controller.table
        agreed = table.record.header.tutor if table and not table.is_studied else None
        if table is None or agreed is None:
            return ""
        acting = [player for player in Player if player is table.state.to_act]
        people = [player for player in (*acting, *Player) if table.is_human(player)]
        modes = (agreed.of(player) for player in people)
        mode = next((one for one in modes if one is not TutorMode.OFF), TutorMode.OFF)
        return wording.mode_text(mode, agreed.play_millis / 1000, agreed.cube_millis / 1000)

    @Slot()
    def _draw(self) -> None:
        """Rings round what is spoken of, and the best play by arrows while nothing is moved."""
        table, said = self._controller.table, self._tutoring.said
        view = self._view() if said else TutorView()
        if table is None or said is None or view.player is None:
            self.rings.show(())
            return
        relation, player = table.state.ruleset.relation, view.player
        self.rings.show(spot_of(player, point, relation) for point in view.rings)
        best = best_candidate(said.asked)
        if view.shows_best and best and table.entry and not table.entry.played and not said.is_late:
            plays = table.entry.legal.plays
            steps = next((play.steps for play in plays if play.result == best.position), ())
            self._table_view.point_at(player, steps)
