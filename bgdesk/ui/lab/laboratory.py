"""The position laboratory in the window: how one comes to it, and back to the same place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from bgdesk.analysis.questions import PlayQuestion
from bgdesk.app.actions.actions import ActionId
from bgdesk.app.lab.given_analysis import GivenAnalysis
from bgdesk.app.lab.lab import DraftShelf, Lab
from bgdesk.app.lab.lab_judge import LabAnswer, LabJudge, one_process
from bgdesk.app.lab.lab_questions import question_of
from bgdesk.app.lab.random_position import Draw, RandomPosition
from bgdesk.app.lenses.lens_desk import LensDesk
from bgdesk.app.patient_writing import PatientWriting
from bgdesk.app.workers.analysis_pool import AnalysisPool
from bgdesk.match.setup.conversion import setup_of_state, state_of_setup
from bgdesk.match.setup.setup import with_dice
from bgdesk.match.state import MatchState
from bgdesk.rules.dice import Dice
from bgdesk.rules.position import Position
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.common.front_pages import FrontPages
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.lab.bench_menu import BenchMenu, PositionShelf
from bgdesk.ui.lab.candidates_panel import CandidatesPanel
from bgdesk.ui.lab.copy_menu import CopyMenu
from bgdesk.ui.lab.lab_areas import LabAreas
from bgdesk.ui.lab.lab_page import LabPage
from bgdesk.ui.lab.template_menu import TemplateMenu
from bgdesk.ui.play.table_view import TableView

_GRID_HEIGHT = 430
"""So that the figures in the grid of scores can be read."""


class LabShelf(DraftShelf, PositionShelf, Protocol):
    """Keeps what is set up, and positions with names."""


@dataclass(frozen=True, slots=True)
class OfferedPlace:
    """A moment of a match, and the board after the play that was made there, if one was."""

    state: MatchState
    made: Position | None = None


class Laboratory(QObject):
    """Made when the window stands, its page when it is asked for.

    ``offered()`` is the place of a match that may be looked at closer; ``None`` where none may.
    """

    told = Signal(str)
    saved = Signal(object)
    """A SavedFile."""
    page_made = Signal(object)
    """The `LabPage`, to which others may add panels."""
    ended = Signal()
    """Nothing is asked any more."""

    def __init__(
        self,
        shelf: Callable[[], LabShelf],
        writing: PatientWriting,
        draw: Draw,
        offered: Callable[[], OfferedPlace | None],
        board_theme: Callable[[], BoardTheme],
        table_view: TableView,
        front: FrontPages,
        folder: LastFolder,
        actions: Mapping[ActionId, QAction],
        window: QWidget,
        new_pool: Callable[[], AnalysisPool] = one_process,
    ) -> None:
        super().__init__(window)
        self.lab = Lab(shelf, self, writing)
        self._shelf = shelf
        self._writing = writing
        self._draw = draw
        self._offered = offered
        self._new_pool = new_pool
        self._board_theme = board_theme
        self._table_view = table_view
        self._front = front
        self._folder = folder
        self._actions = actions
        self._page: LabPage | None = None
        self._areas: LabAreas | None = None
        self.judge: LabJudge | None = None
        self._given = GivenAnalysis(self)
        self._random: RandomPosition | None = None
        self._desk: LensDesk | None = None
        """Made with the page."""
        self.lab.keep_failed.connect(self.told)
        front.turned.connect(self._turned)
        actions[ActionId.LAB].triggered.connect(self.toggle)
        actions[ActionId.TO_BOARD].triggered.connect(self._go_to_board)
        actions[ActionId.NEXT_AREA].triggered.connect(lambda: self._go(1))
        actions[ActionId.PREVIOUS_AREA].triggered.connect(lambda: self._go(-1))
        for turning in (ActionId.SWAP_SIDES, ActionId.FLIP_HOME):
            actions[turning].triggered.connect(self._follow)

    @property
    def page(self) -> LabPage:
        """The page, which stands from now on."""
        if self._page is None:
            self._page = page = LabPage(self.lab)
            self._areas = LabAreas(page)
            page.set_board_theme(self._board_theme())
            page.board.set_motion(False)
            page.back_requested.connect(self._front.go_back)
            self._front.add_page(page, is_lab=True)
            self._add_menus(page)
            self.judge = LabJudge(self, self._new_pool)
            self._given.found.connect(self.judge.give)
            page.panels.add_candidates(CandidatesPanel(self.judge))
            self._add_lenses(page)
            for keys, act in (
                ("Ctrl+Z", page.take_back),
                ("Ctrl+Y", self.lab.redo),
                ("Ctrl+Shift+Z", self.lab.redo),
                ("P", page.try_play),
                ("Ctrl+Shift+D", page.panels.deepen),
            ):
                shortcut = QShortcut(QKeySequence(keys), page)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(act)
            self.page_made.emit(page)
        return self._page

    def _add_lenses(self, page: LabPage) -> None:
        self._desk = desk = LensDesk(self)
        add = page.panels.add_later
        #: Name of a panel: what is best at each score of a match. Short
        add(self.tr("Scores"), lambda: self._new_scores(desk), least_height=_GRID_HEIGHT)
        #: Name of a panel: what each of the next rolls is worth. Short
        add(self.tr("Rolls"), lambda: self._new_rolls(desk), least_height=_GRID_HEIGHT)
        #: Name of a panel: the doubling cube. Short
        add(self.tr("Cube"), lambda: _new_cube(desk))
        #: Name of a panel: formulas for races. Short
        add(self.tr("Race"), _new_race)
        #: Name of a panel: the rolls that hit. Short
        add(self.tr("Shots"), _new_shots)

    def _new_scores(self, desk: LensDesk) -> QWidget:
        from bgdesk.ui.lenses.score_page import ScorePage

        scores = ScorePage(desk)
        scores.score_chosen.connect(lambda state: self.lab.change(setup_of_state(state)))
        return scores

    def _new_rolls(self, desk: LensDesk) -> QWidget:
        from bgdesk.ui.lenses.next_rolls_page import NextRollsPage

        rolls = NextRollsPage(desk)
        rolls.roll_chosen.connect(self._choose_roll)
        return rolls

    @Slot(object)
    def _choose_roll(self, dice: Dice) -> None:
        """Put a roll that was looked at on the board, where there is none."""
        if self.lab.setup.dice is None:
            self.lab.change(with_dice(self.lab.setup, dice))

    def _add_menus(self, page: LabPage) -> None:
        positions = BenchMenu(self.lab, self._shelf, self._writing, page)
        copies = CopyMenu(self.lab, page.board, self._folder, page, self._known)
        self._random = RandomPosition(self.lab, self._draw, self, self._new_pool)
        templates = TemplateMenu(self.lab, self._random, page)
        page.tools.add(templates.button, positions.button, copies.button)
        for menu in (templates, positions, copies):
            menu.told.connect(self.told)
            menu.mentioned.connect(page.tell)
        copies.saved.connect(self.saved)

    def _known(self) -> LabAnswer | None:
        """What was said of the position that is set up, and of no other."""
        answer = self.judge.answer if self.judge else None
        asked = question_of(self.state) if self.state else None
        if answer is None or asked is None:
            return None
        question = answer.question
        if isinstance(question, PlayQuestion):
            question = replace(question, played=None)
        return answer if question == asked else None

    @property
    def is_seen(self) -> bool:
        """Whether the page is in front."""
        return self._page is not None and self._front.currentWidget() is self._page

    @property
    def state(self) -> MatchState | None:
        """What is set up, where that can be."""
        return state_of_setup(self.lab.setup)

    @Slot(object)
    def set_up(self, state: MatchState, made: Position | None = None) -> None:
        """Turn to the page with ``state``, from which the play that led to ``made`` was made elsewhere."""
        setup = setup_of_state(state)
        self.page.set_origin(setup, made)
        self.lab.begin(setup)
        self.show()

    @Slot()
    def toggle(self) -> None:
        """Turn to the page with what is looked at, or back to where one came from."""
        if self.is_seen:
            self._front.go_back()
            return
        place = self._offered() if self._front.is_table else None
        if place:
            self.set_up(place.state, place.made)
            return
        self.show()

    def show(self) -> None:
        """Have the page in front."""
        self._front.show_page(self.page)

    @Slot()
    def _turned(self) -> None:
        if self._page and self.is_seen:
            self._follow()
            self._page.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_text(self, text: str) -> bool:
        """Set up what was pasted, with what it says of the position; False while the page is not in front."""
        if self.is_seen:
            self.page.set_text(text)
            self._given.look_through(text)
        return self.is_seen

    def close(self) -> None:
        """End the processes."""
        self._given.close()
        if self.judge:
            self.judge.close()
        if self._desk:
            self._desk.close()
        if self._random:
            self._random.close()
        self.ended.emit()

    @Slot(object)
    def set_board_theme(self, theme: BoardTheme) -> None:
        """Wear another board."""
        if self._page:
            self._page.set_board_theme(theme)

    @Slot()
    def _follow(self) -> None:
        if self._page:
            self._page.follow(self._table_view.board, self._table_view.wishes)
            self._page.board.set_text_share(self._table_view.board.text_share)

    @Slot()
    def _go_to_board(self) -> None:
        if self.is_seen:
            self.page.board.take_keyboard()

    def _go(self, way: int) -> None:
        if self.is_seen and self._areas:
            self._areas.go(way)


def _new_cube(desk: LensDesk) -> QWidget:
    from bgdesk.ui.lenses.cube_page import CubePage

    return CubePage(desk)


def _new_race() -> QWidget:
    """With it comes numpy, which takes its time and memory."""
    from bgdesk.ui.lenses.race_page import RacePage

    return RacePage()


def _new_shots() -> QWidget:
    from bgdesk.ui.lenses.shots_page import ShotsPage

    return ShotsPage()
