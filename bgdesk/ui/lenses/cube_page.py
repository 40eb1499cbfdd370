"""The cube window: equities over the winning chance, the points where the choices turn, and where we are."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bgdesk.analysis.judge import Answer
from bgdesk.analysis.lenses.cube_model import USUAL_EFFICIENCY, GammonShares
from bgdesk.analysis.lenses.cube_window import place_of, terms_at
from bgdesk.analysis.lenses.lens_score import Subject, subject_of
from bgdesk.analysis.lenses.next_rolls import chance_spread, roll_questions
from bgdesk.analysis.lenses.score_lens import Known
from bgdesk.analysis.lenses.take_parts import ModelledCube
from bgdesk.analysis.questions import CubeQuestion
from bgdesk.app.lenses.lens_desk import Inquiry, LensDesk, LensNews
from bgdesk.app.messages import message_text
from bgdesk.engine.protocol import situation_of
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.evaluation import Probabilities
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedCube, JudgedPlay
from bgdesk.rules.dice import Dice
from bgdesk.rules.position import Position
from bgdesk.ui.common.roles import label
from bgdesk.ui.lenses.cube_controls import CubeControls
from bgdesk.ui.lenses.cube_graph import CubeGraph, TakeBar
from bgdesk.ui.lenses.derive_cube_window import derive_cube_window, engine_text
from bgdesk.ui.lenses.lens_page import LensPage
from bgdesk.ui.lenses.lens_table import LensTable
from bgdesk.ui.lenses.patterns import Legend
from bgdesk.ui.lenses.score_asking import CUBE_LEVEL
from bgdesk.ui.words.no_double import why_no_double

_ASKER, _ROLLS_ASKER = "cube", "cube rolls"
_ROLLS_LEVEL = "1-ply"


class CubePage(LensPage):
    """The chance to win is that of the board; everything else can be changed."""

    def __init__(self, desk: LensDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._subject: Subject | None = None
        self._inquiry: Inquiry | None = None
        self._chances: Probabilities | None = None
        self._asked: dict[Inquiry, Dice] = {}
        self._rolls: dict[Dice, JudgedPlay] = {}
        self.graph, self.bar = CubeGraph(), TakeBar()
        self.controls = CubeControls()
        #: Name of a table: chances at which choices with the cube turn
        self.table = LensTable(self.tr("Points of the cube"))
        #: Name of a table: the parts of the chance needed to take, of both players
        self.parts = LensTable(self.tr("What take points are made of"))
        #: Name of a table: equities of the choices at chances from 0 to 100 per cent
        self.equities = LensTable(self.tr("Equities over the winning chance"))
        self._parts_title = label(self.parts.accessibleName(), bold=True)
        self._equities_title = label(self.equities.accessibleName(), bold=True)
        self._legend = Legend()
        self._note, self._engine = label(), label(role="muted")
        self._build()
        desk.answered.connect(self._answered)
        self.controls.changed.connect(self._show)

    def _build(self) -> None:
        self.graph.setAccessibleName(self.tr("Equity over the winning chance; the table has the figures"))
        for line in (self._note, self._engine):
            line.setWordWrap(True)
            line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.table.size_to_contents()
        self.parts.size_to_contents()
        layout = QVBoxLayout(self.page)
        layout.setContentsMargins(0, layout.contentsMargins().top(), 0, 0)
        above = (self.graph, self._note, self._engine, self.table, self.controls)
        for part in (*above, self._parts_title, self.parts, self.bar, self._legend):
            layout.addWidget(part)
        layout.addWidget(self._equities_title)
        layout.addWidget(self.equities)
        layout.addStretch(1)

    def set_state(
        self, state: MatchState | None, played: Position | None = None, known: Known | None = None
    ) -> None:
        """Look at the decision in ``state``: what was ``played`` there, and how it was judged."""
        self._subject = subject = subject_of(state, played) if state else None
        self._inquiry = self._chances = None
        self._asked, self._rolls = {}, {}
        self._engine.clear()
        self.controls.set_real(None)
        if subject is None or self._why_not:
            self._desk.forget(_ASKER)
            self._desk.forget(_ROLLS_ASKER)
        else:
            self._ask_rolls(subject)
            self._ask(subject, known)
        self._show()

    @property
    def _why_not(self) -> str:
        """Why there is nothing to judge."""
        return why_no_double(self._subject.state, self._subject.player) if self._subject else ""

    def _ask(self, subject: Subject, known: Known | None) -> None:
        if isinstance(known, JudgedCube) and known.decision.probabilities:
            self._take(known)
            return
        question = CubeQuestion(0, situation_of(subject.state, subject.player), was_offered=True)
        self._inquiry = Inquiry(question, CUBE_LEVEL)
        for answer in self._desk.ask(_ASKER, [self._inquiry]).values():
            self._take(answer)

    def _ask_rolls(self, subject: Subject) -> None:
        """Of the next roll it is to be said how far it leads."""
        questions = roll_questions(situation_of(subject.state, subject.player))
        self._asked = {Inquiry(question, _ROLLS_LEVEL): roll for roll, question in questions.items()}
        self._take_rolls(self._desk.ask(_ROLLS_ASKER, list(self._asked)))

    @Slot(object)
    def _answered(self, news: LensNews) -> None:
        for inquiry, answer in news.answers:
            if news.asker == _ASKER and inquiry == self._inquiry:
                self._take(answer)
        if news.asker == _ROLLS_ASKER:
            self._take_rolls(dict(news.answers))
            if news.is_last:
                self._show()

    def _take_rolls(self, answers: Mapping[Inquiry, Answer]) -> None:
        for inquiry, answer in answers.items():
            if inquiry in self._asked and isinstance(answer, JudgedPlay):
                self._rolls[self._asked[inquiry]] = answer

    def _take(self, answer: object) -> None:
        subject = self._subject
        if isinstance(answer, JudgedCube) and subject and answer.decision.probabilities:
            self._chances = answer.decision.probabilities.seen_by(subject.player)
            situation = situation_of(subject.state, subject.player)
            terms, place = terms_at(situation, default_table()), place_of(situation)
            self._engine.setText(engine_text(answer.decision))
            self.controls.set_real(
                ModelledCube(terms, place, GammonShares.of(self._chances), USUAL_EFFICIENCY)
            )
        elif hasattr(answer, "message"):
            self._engine.setText(message_text(answer.message))
            self._show()

    @Slot()
    def _show(self) -> None:
        case, chances = self.controls.case, self._chances
        view = derive_cube_window(case, chances.win, chance_spread(self._rolls)) if case and chances else None
        tables = (self.table, self.parts, self.equities)
        for part in (self.graph, self.controls, *tables, self._parts_title, self._equities_title):
            part.setVisible(view is not None)
        self.graph.set_view(view)
        self.bar.set_view(view)
        self._legend.set_view(view.legend if view else ())
        waiting = self._subject and not self._engine.text()
        missing = self._why_not or (self.tr("The engine is judging…") if waiting else "")
        self._note.setText(view.told if view else missing)
        if view:
            for table, shown in zip(tables, (view.table, view.parts, view.equities), strict=True):
                table.set_view(shown)
                table.fit_to_rows()
