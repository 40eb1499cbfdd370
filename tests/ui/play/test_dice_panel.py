"""The dice page."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from bgdesk.match.dice.statistics import DiceStatistics
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.ui.play.derive_dice import Bar, derive_dice
from bgdesk.ui.play.dice_panel import DicePanel, Histogram
from bgdesk.ui.play.pair_chart import PairChart, pair_of


def rolled(count: int, seed: int = 1) -> DiceStatistics:
    random = Random(seed)
    faces, pairs = [0] * 6, [0] * 21
    for _ in range(count):
        dice = Dice(random.randint(1, 6), random.randint(1, 6))
        pairs[ALL_ROLLS.index(Dice(dice.high, dice.low))] += 1
        for face in dice:
            faces[face - 1] += 1
    return DiceStatistics(tuple(faces), tuple(pairs))


def test_nothing_rolled() -> None:
    view = derive_dice(DiceStatistics())
    assert view.summary == "Nothing has been rolled yet."
    assert view.faces.verdict == "Too few rolls to judge."
    assert sum(bar.count for bar in view.pairs.bars) == 0


def test_averages() -> None:
    view = derive_dice(rolled(360))
    assert {bar.expected for bar in view.faces.bars} == {120}
    assert {bar.label: bar.expected for bar in view.pairs.bars}["66"] == 10
    assert {bar.label: bar.expected for bar in view.pairs.bars}["65"] == 20


def test_few_rolls_are_not_judged() -> None:
    view = derive_dice(rolled(30))
    assert view.faces.verdict.startswith("Nothing unusual")
    assert view.pairs.verdict == "Too few rolls to judge."


def test_bent_dice_are_called_unusual() -> None:
    bent = DiceStatistics((10, 10, 10, 10, 10, 400), (30,) * 21)
    assert derive_dice(bent).faces.verdict.startswith("Very unusual")
    slightly = DiceStatistics((45, 55, 50, 50, 28, 72), (1,) * 21)
    assert "unusual" in derive_dice(slightly).faces.verdict


def test_figures_for_those_who_want_them() -> None:
    assert "5 degrees of freedom" in derive_dice(rolled(500)).faces.figures


def summary(panel: DicePanel) -> str:
    return panel.findChildren(QLabel, "summary")[0].text()


def test_panel_switches_between_this_match_and_all(qtbot: QtBot) -> None:
    panel = DicePanel()
    qtbot.addWidget(panel)
    panel.set_statistics(rolled(40), rolled(400))
    assert summary(panel).startswith("40 ")
    panel.show()
    everything = next(b for b in panel.findChildren(QPushButton) if b.text() == "All matches")
    QTest.mouseClick(everything, Qt.MouseButton.LeftButton)
    assert summary(panel).startswith("400 ")


def test_histogram_speaks_and_paints(qtbot: QtBot) -> None:
    chart = Histogram()
    qtbot.addWidget(chart)
    chart.resize(200, 150)
    empty = chart.grab().toImage()
    chart.set_bars((Bar("1", 3, 2.5), Bar("2", 0, 2.5)))
    assert chart.accessibleDescription() == "1: 3, 2: 0"
    assert chart.grab().toImage() != empty


def test_every_pair_has_a_square_of_its_own(qtbot: QtBot) -> None:
    chart = PairChart()
    qtbot.addWidget(chart)
    chart.resize(300, 260)
    bars = derive_dice(rolled(400)).pairs.bars
    chart.set_bars(bars)
    cells = {bar.label: chart._cell(*pair_of(bar)) for bar in bars}
    assert len({(cell.x(), cell.y()) for cell in cells.values()}) == 21
    assert all(chart.rect().contains(cell.toRect()) for cell in cells.values())
    assert cells["65"].x() == cells["66"].x()
    assert cells["65"].y() < cells["66"].y()
    assert "65: " in chart.accessibleDescription()


def test_what_comes_as_often_as_it_should_looks_the_same(qtbot: QtBot) -> None:
    chart = PairChart()
    qtbot.addWidget(chart)
    chart.resize(300, 260)
    chart.set_bars((Bar("66", 10, 10.0), Bar("65", 20, 20.0), Bar("64", 40, 20.0), Bar("63", 0, 20.0)))
    image = chart.grab().toImage()
    even, also, often, never = (
        image.pixelColor(chart._cell(*pair).topLeft().toPoint() + QPoint(6, 6))
        for pair in ((6, 6), (6, 5), (6, 4), (6, 3))
    )
    assert even == also
    assert len({even.rgba(), often.rgba(), never.rgba()}) == 3
