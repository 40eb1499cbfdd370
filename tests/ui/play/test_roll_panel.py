"""The roll counter."""

from __future__ import annotations

from random import Random

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bgdesk.match.dice.roll_count import RollCount
from bgdesk.match.options import MONEY, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Pair
from bgdesk.ui.play.roll_panel import RollPanel, derive_rolls, roll_lines
from tests.random_play import a_header, play_on


def test_lines_and_differences() -> None:
    lines = roll_lines(Pair(RollCount(10, 70, 82, 76, 4, 2, 2), RollCount(9, 71, 82, 82, 0, 3, 0)))
    shown = {line.title: (line.white, line.black, line.difference) for line in lines}
    assert shown["Rolls"] == ("10", "9", "+1")
    assert shown["Sum of the dice"] == ("70", "71", "-1")
    assert shown["Pips rolled"] == ("82", "82", "0")
    assert shown["Pips lost"] == ("4", "0", "+4")
    assert shown["Doubles"] == ("2", "3", "-1")
    assert shown["Pips wasted"] == ("2", "0", "+2")
    assert len({line.tip for line in lines}) == len(lines)


def test_the_match_is_added_from_the_second_game_on() -> None:
    record = MatchRecord(a_header(match_options(MONEY)))
    assert [table.title for table in derive_rolls(play_on(record, Random(1), 20, 0)).tables] == ["Game 1"]
    long = play_on(record, Random(1), 900, 0.1)
    titles = [table.title for table in derive_rolls(long).tables]
    assert titles == [f"Game {long.state.game_number}", "Whole match"]


def test_panel_follows_its_view(qtbot: QtBot) -> None:
    panel = RollPanel()
    qtbot.addWidget(panel)
    record = MatchRecord(a_header(match_options(MONEY)))
    panel.set_view(derive_rolls(play_on(record, Random(1), 900, 0.1)))
    panel.set_view(derive_rolls(play_on(record, Random(1), 20, 0)))
    labels = panel.findChildren(QLabel)
    shown = [label.text() for label in labels if label.isVisibleTo(panel)]
    assert "Game 1" in shown
    assert "Whole match" not in shown
    assert any("Left" in label.accessibleName() for label in labels)
    figures = [label for label in labels if label.isVisibleTo(panel) and label.text() == "Pips wasted"]
    assert "Bearing off" in figures[0].toolTip()
