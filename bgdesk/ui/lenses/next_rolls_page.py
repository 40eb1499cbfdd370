"""The next rolls, of who is on roll or after a play: what each is worth, and whether the market is lost."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from bgdesk.analysis.judge import Answer, JudgedMarket, NotJudged
from bgdesk.analysis.lenses.lens_score import subject_of
from bgdesk.analysis.lenses.next_rolls import after_play, has_market, roll_questions
from bgdesk.analysis.lenses.score_lens import Known
from bgdesk.analysis.questions import MarketQuestion
from bgdesk.app.lenses.lens_desk import Inquiry, LensDesk, LensNews
from bgdesk.app.messages import message_text
from bgdesk.engine.protocol import Situation, situation_of
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedPlay
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.position import Position
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.lenses.derive_market import derive_market
from bgdesk.ui.lenses.derive_next_rolls import derive_next_rolls, roll_at
from bgdesk.ui.lenses.lens_table import LensTable
from bgdesk.ui.lenses.patterns import Legend

_LEVELS = ("1-ply", "2-ply")
"""At once, and then deeper."""
_MARKET_LEVEL = "1-ply"
_ASKER = "rolls"


class NextRollsPage(QWidget):
    """A double click or Enter on a cell emits `roll_chosen`."""

    roll_chosen = Signal(object)
    """The `Dice` of a cell."""

    def __init__(self, desk: LensDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._situations: list[Situation] = []
        self._asked: dict[Inquiry, Dice] = {}
        self._judged: dict[Dice, JudgedPlay] = {}
        self._markets: dict[Dice, JudgedMarket] = {}
        self._refusal = ""
        self.whose, self.kind = ChoiceBox(), ChoiceBox()
        #: Name of a table: what each of the 36 rolls is worth
        self.table = LensTable(self.tr("Temperature map"))
        self._legend, self._told = Legend(), label()
        self._build()
        desk.answered.connect(self._answered)
        self.whose.currentIndexChanged.connect(self._ask)
        self.kind.currentIndexChanged.connect(self._ask)
        self.table.activated.connect(self._choose)

    def _build(self) -> None:
        #: Name of a field: whose next rolls a table is about
        self.whose.setAccessibleName(self.tr("Whose rolls"))
        #: Name of a field: what a table says of each roll
        self.kind.setAccessibleName(self.tr("What is shown of each roll"))
        #: A choice of a field: a table with the equity of each roll
        self.kind.addItem(self.tr("Temperature map: what each roll is worth"))
        #: A choice of a field: a table that says how often the market is lost after each roll
        self.kind.addItem(self.tr("Market map: after which rolls the market is lost"))
        for choice in (self.whose, self.kind):
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._told.setWordWrap(True)
        self._told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout = QVBoxLayout(self)
        layout.addWidget(self.whose)
        layout.addWidget(self.kind)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._legend)
        layout.addWidget(self._told)

    def set_state(
        self, state: MatchState | None, played: Position | None = None, known: Known | None = None
    ) -> None:
        """Look at the decision in ``state``: what was ``played`` there, and how it was judged."""
        found = _situations(state, played, known) if state else ()
        #: Choices of a field: whose next rolls a table is about
        best, made = self.tr("The answer to the best play"), self.tr("The answer to the play that was made")
        #: A choice of a field: whose next rolls a table is about
        names = (self.tr("The player's roll"), best, made)
        self._situations = [one for one in found if one]
        self.whose.blockSignals(True)
        self.whose.clear()
        self.whose.addItems([name for name, one in zip(names, found, strict=False) if one])
        self.whose.blockSignals(False)
        self._ask()

    @property
    def _is_market(self) -> bool:
        return self.kind.currentIndex() == 1

    @Slot()
    def _ask(self) -> None:
        self._judged, self._markets, self._asked, self._refusal = {}, {}, {}, ""
        at = self.whose.currentIndex()
        if 0 <= at < len(self._situations):
            self._asked = self._inquiries(self._situations[at])
        else:
            self._refusal = self.tr("Nobody is about to roll here.")
        if self._asked:
            self._take(self._desk.ask(_ASKER, list(self._asked)))
        else:
            self._desk.forget(_ASKER)
        self._show()

    def _inquiries(self, situation: Situation) -> dict[Inquiry, Dice]:
        if not self._is_market:
            questions = roll_questions(situation)
            return {
                Inquiry(question, level): roll for level in _LEVELS for roll, question in questions.items()
            }
        if not has_market(situation):
            self._refusal = self.tr("Who is about to roll cannot double here, so there is no market.")
            return {}
        return {Inquiry(MarketQuestion(0, situation, roll), _MARKET_LEVEL): roll for roll in ALL_ROLLS}

    @Slot(object)
    def _answered(self, news: LensNews) -> None:
        found = {inquiry: answer for inquiry, answer in news.answers if inquiry in self._asked}
        if news.asker == _ASKER and found:
            self._take(found)
            self._show()

    def _take(self, found: Mapping[Inquiry, Answer]) -> None:
        """A deeper answer replaces one that is not; the order of asking sees to it."""
        for inquiry, answer in sorted(found.items(), key=lambda one: one[0].level):
            if isinstance(answer, JudgedPlay):
                self._judged[self._asked[inquiry]] = answer
            elif isinstance(answer, JudgedMarket):
                self._markets[self._asked[inquiry]] = answer
            elif isinstance(answer, NotJudged):
                self._refusal = message_text(answer.message)

    def _show(self) -> None:
        if self._is_market:
            view = derive_market(self._markets, self._refusal)
        else:
            view = derive_next_rolls(self._judged, self._refusal)
        self.table.set_view(view.table)
        self._legend.set_view(view.legend)
        self._told.setText("\n".join(view.lines))

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        self.roll_chosen.emit(roll_at(index.row(), index.column()))


def _situations(
    state: MatchState, played: Position | None, known: Known | None
) -> tuple[Situation | None, ...]:
    """Before the player's roll, after the best play, and after the play that was made."""
    subject = subject_of(state, played)
    if subject is None:
        return ()
    before = situation_of(subject.state, subject.player)
    if subject.is_cube:
        return (before,)
    best = known.candidates[0].position if isinstance(known, JudgedPlay) and known.candidates else None
    answers = (best, played if played != best else None)
    return (before, *(after_play(before, one) if one else None for one in answers))
