"""The choices above the figures: whose, of when, against whom, and of which decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from bgdesk.analysis.game_plans import GamePlan
from bgdesk.analysis.phases import GamePhase
from bgdesk.app.practice.figures_question import FiguresAnswer, FiguresPeriod, FiguresQuestion, OpponentSort
from bgdesk.practice.figures.sheet import DecisionFilter
from bgdesk.practice.figures.slices import DecisionSort
from bgdesk.ui.common.flow_box import FlowBox
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.stats.stats_words import (
    judge_words,
    opponents_name,
    period_name,
    phase_name,
    plan_name,
    sort_name,
)
from bgdesk.ui.words.games import games_name
from bgdesk.ui.words.persons import profile_name

Choices = Sequence[tuple[object, str]]
T = TypeVar("T", bound=StrEnum)


class FilterRow(QWidget):
    """What stands in it is `question`; every change is told."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Titles of lists to choose from, as the next ones; short
        self.profile = _choice(self.tr("Whose figures"))
        self.period = _choice(self.tr("Time"))
        self.opponents = _choice(self.tr("Opponents"))
        self.game = _choice(self.tr("Game"))
        self.judge = _choice(self.tr("Analysed by"))
        self.sort = _choice(self.tr("Kind of decision"))
        self.phase = _choice(self.tr("Phase"))
        self.plan = _choice(self.tr("Game plan"))
        self._boxes = (
            self.profile,
            self.period,
            self.opponents,
            self.game,
            self.judge,
            self.sort,
            self.phase,
            self.plan,
        )
        flow = FlowBox(gap=8)
        self._titled = {box: _titled(box) for box in self._boxes}
        flow.add(*self._titled.values())
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(flow)
        self._fill_fixed()
        for box in self._boxes:
            box.currentIndexChanged.connect(self._tell)

    def _fill_fixed(self) -> None:
        """What is the same in every library."""
        #: Choices: which decisions are looked at
        anything = (None, self.tr("All decisions"))
        _fill(self.period, [(one, period_name(one)) for one in FiguresPeriod])
        _fill(self.opponents, [(one, opponents_name(one)) for one in OpponentSort])
        _fill(self.sort, [anything, *((one, sort_name(one)) for one in DecisionSort)])
        _fill(self.phase, [(None, self.tr("All phases")), *((one, phase_name(one)) for one in GamePhase)])
        _fill(self.plan, [(None, self.tr("All plans")), *((one, plan_name(one)) for one in GamePlan)])

    @property
    def question(self) -> FiguresQuestion:
        """What is asked for."""
        return FiguresQuestion(
            self.profile.currentData() or FiguresQuestion().profile,
            self.game.currentData() or "",
            self.judge.currentData() or "",
            FiguresPeriod(self.period.currentData()),
            OpponentSort(self.opponents.currentData()),
            DecisionFilter(
                _known(DecisionSort, self.sort.currentData()),
                _known(GamePhase, self.phase.currentData()),
                _known(GamePlan, self.plan.currentData()),
            ),
        )

    @property
    def is_narrowed(self) -> bool:
        """Whether some decisions are left out on purpose."""
        asked = self.question
        return asked != replace(FiguresQuestion(), profile=asked.profile, game=asked.game, judge=asked.judge)

    def show_answer(self, answer: FiguresAnswer) -> None:
        """Offer what there is in the library; nobody is told."""
        _fill(
            self.profile,
            [(one.id, profile_name(one)) for one in answer.profiles],
            answer.question.profile,
        )
        judged = answer.judged
        games = dict.fromkeys(one.game for one in answer.judges)
        _fill(self.game, [(game, games_name((game,))) for game in games], judged.game if judged else "")
        of_game = [one for one in answer.judges if judged and one.game == judged.game]
        _fill(
            self.judge,
            [(one.judge, judge_words(one.judge)) for one in of_game],
            judged.judge if judged else "",
        )
        for box in (self.profile, self.game, self.judge):
            self._titled[box].setVisible(box.count() > 1)

    @Slot()
    def _tell(self) -> None:
        self.changed.emit()


def _known(kind: type[T], value: object) -> T | None:
    """A list gives texts back as plain ones."""
    return None if value is None else kind(str(value))


def _titled(box: QComboBox) -> QWidget:
    """``box`` below its title: on some systems a list is called by what is chosen in it."""
    around = QWidget()
    column = QVBoxLayout(around)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    title = label(box.accessibleName(), role="muted", scale=0.88)
    title.setBuddy(box)
    column.addWidget(title)
    column.addWidget(box)
    return around


def _choice(name: str) -> QComboBox:
    box = ChoiceBox()
    box.setAccessibleName(name)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    return box


def _fill(box: QComboBox, choices: Choices, chosen: object = None) -> None:
    """Offer ``choices`` where they are others than before."""
    before = [(box.itemData(at), box.itemText(at)) for at in range(box.count())]
    with QSignalBlocker(box):
        if before != list(choices):
            box.clear()
            for value, text in choices:
                box.addItem(text, value)
        if chosen is not None:
            box.setCurrentIndex(max(0, box.findData(chosen)))
