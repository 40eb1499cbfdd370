"""The cube window: equities over the winning chance, the points where the choices turn, and where we are."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QSlider, QVBoxLayout, QWidget

from bgdesk.analysis.lenses.cube_model import USUAL_EFFICIENCY, GammonShares
from bgdesk.analysis.lenses.curves import Curve
from bgdesk.analysis.lenses.lens_score import Subject, subject_of
from bgdesk.analysis.lenses.score_lens import Known
from bgdesk.analysis.questions import CubeQuestion
from bgdesk.app.lenses.lens_desk import Inquiry, LensDesk, LensNews
from bgdesk.app.messages import message_text
from bgdesk.engine.protocol import situation_of
from bgdesk.match.evaluation import Probabilities
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedCube
from bgdesk.rules.position import Position
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import new_form
from bgdesk.ui.lenses.derive_cube_window import CubeWindowView, derive_cube_window, engine_text
from bgdesk.ui.lenses.lens_table import LensTable
from bgdesk.ui.lenses.score_asking import CUBE_LEVEL
from bgdesk.ui.words.no_double import why_no_double
from bgdesk.ui.words.numbers import percent

_ASKER = "cube"
_LOWEST, _HIGHEST = -2.0, 2.0
_MARGIN = 8


class CubeGraph(QWidget):
    """The three choices as lines of their own kind; the same figures are in the table beside it."""

    def __init__(self) -> None:
        super().__init__()
        self._view: CubeWindowView | None = None
        self.setMinimumHeight(150)

    def set_view(self, view: CubeWindowView | None) -> None:
        """Draw ``view``."""
        self._view = view
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(380, 240)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, curves = self.palette(), self._view.curves
        painter.setPen(QPen(colours.color(QPalette.ColorRole.PlaceholderText), 1))
        painter.drawRect(self._room)
        painter.drawLine(self._at(0, 0), self._at(1, 0))
        painter.drawLine(self._at(self._view.win, _LOWEST), self._at(self._view.win, _HIGHEST))
        text = colours.color(QPalette.ColorRole.Text)
        even = Curve(((0.0, curves.double_pass), (1.0, curves.double_pass)))
        for curve, style, name in (
            (curves.no_double, Qt.PenStyle.SolidLine, "ND"),
            (curves.double_take, Qt.PenStyle.DashLine, "D/T"),
            (even if curves.double_take else None, Qt.PenStyle.DotLine, "D/P"),
        ):
            if curve:
                painter.setPen(QPen(text, 2, style))
                painter.drawPolyline(QPolygonF([self._at(*knot) for knot in curve.knots]))
                painter.drawText(self._at(0.03, curve.at(0.03)) + QPointF(0, -5), name)

    @property
    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)

    def _at(self, chance: float, value: float) -> QPointF:
        room = self._room
        share = (min(max(value, _LOWEST), _HIGHEST) - _LOWEST) / (_HIGHEST - _LOWEST)
        return QPointF(room.left() + chance * room.width(), room.bottom() - share * room.height())


class CubePage(QWidget):
    """Gammon shares and the efficiency of the cube can be changed; the rest is that of the board."""

    def __init__(self, desk: LensDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._subject: Subject | None = None
        self._inquiry: Inquiry | None = None
        self._chances: Probabilities | None = None
        self.graph = CubeGraph()
        #: Name of a table: chances at which choices with the cube turn
        self.table = LensTable(self.tr("Points of the cube"))
        self._note, self._engine = label(), label(role="muted")
        self._form = new_form()
        #: Name of a slider: share of gammons among the games won
        self.won = self._slider(self.tr("Gammons of wins"))
        #: Name of a slider: share of gammons among the games lost
        self.lost = self._slider(self.tr("Gammons of losses"))
        #: Name of a slider: how well the cube is used, from dead to live
        self.life = self._slider(self.tr("Efficiency of the cube"))
        self._build()
        desk.answered.connect(self._answered)

    def _slider(self, name: str) -> QSlider:
        slider, figure = QSlider(Qt.Orientation.Horizontal), label()
        slider.setRange(0, 100)
        slider.setAccessibleName(name)
        row = QHBoxLayout()
        row.addWidget(slider, 1)
        row.addWidget(figure)
        self._form.addRow(label(name), row)
        slider.valueChanged.connect(lambda value: figure.setText(percent(value / 100, 0)))
        slider.valueChanged.connect(self._show)
        return slider

    def _build(self) -> None:
        self.graph.setAccessibleName(self.tr("Equity over the winning chance; the table has the figures"))
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        layout, beside = QVBoxLayout(self), QVBoxLayout()
        above = QHBoxLayout()
        above.addWidget(self.graph, 1)
        beside.addWidget(self.table)
        beside.addLayout(self._form)
        above.addLayout(beside, 1)
        layout.addLayout(above, 1)
        for line in (self._note, self._engine):
            line.setWordWrap(True)
            line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            layout.addWidget(line)

    def set_state(
        self, state: MatchState | None, played: Position | None = None, known: Known | None = None
    ) -> None:
        """Look at the decision in ``state``: what was ``played`` there, and how it was judged."""
        self._subject = subject = subject_of(state, played) if state else None
        self._inquiry = self._chances = None
        self._engine.clear()
        if subject is None or self._why_not:
            self._desk.forget(_ASKER)
        elif isinstance(known, JudgedCube) and known.decision.probabilities:
            self._take(known)
        else:
            question = CubeQuestion(0, situation_of(subject.state, subject.player), was_offered=True)
            self._inquiry = Inquiry(question, CUBE_LEVEL)
            for answer in self._desk.ask(_ASKER, [self._inquiry]).values():
                self._take(answer)
        self._show()

    @property
    def _why_not(self) -> str:
        """Why there is nothing to judge."""
        return why_no_double(self._subject.state, self._subject.player) if self._subject else ""

    @Slot(object)
    def _answered(self, news: LensNews) -> None:
        for inquiry, answer in news.answers:
            if news.asker == _ASKER and inquiry == self._inquiry:
                self._take(answer)

    def _take(self, answer: object) -> None:
        if isinstance(answer, JudgedCube) and self._subject and answer.decision.probabilities:
            self._chances = answer.decision.probabilities.seen_by(self._subject.player)
            shares = GammonShares.of(self._chances)
            self.won.setValue(round(100 * shares.won))
            self.lost.setValue(round(100 * shares.lost))
            self.life.setValue(round(100 * USUAL_EFFICIENCY))
            self._engine.setText(engine_text(answer.decision))
        elif hasattr(answer, "message"):
            self._engine.setText(message_text(answer.message))
        self._show()

    @Slot()
    def _show(self) -> None:
        chances, subject = self._chances, self._subject
        for part in (self.graph, self.table, self.won, self.lost, self.life):
            part.setEnabled(chances is not None)
        if chances is None or subject is None:
            self.graph.set_view(None)
            self._note.setText(self._why_not or self.tr("The engine is judging…") if subject else "")
            return
        known = GammonShares.of(chances)
        won, lost = self.won.value() / 100, self.lost.value() / 100
        shares = GammonShares(won, min(known.won_backgammon, won), lost, min(known.lost_backgammon, lost))
        situation = situation_of(subject.state, subject.player)
        view = derive_cube_window(situation, chances.win, shares, self.life.value() / 100)
        self.table.set_view(view.table)
        self.table.fit_to_rows()
        self.graph.set_view(view)
        self._note.setText(view.told)
