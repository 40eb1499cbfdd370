"""What is told of the own matches, and how a slot is painted where one reads from right to left."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from bgdesk.app.tournament.own_rounds import JudgedRound
from bgdesk.library.decisions.decided import Decided
from bgdesk.match.dice.fair_dice import SEEDED
from bgdesk.match.events import Played
from bgdesk.match.options import match_options
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, Seat
from bgdesk.match.state import Pair
from bgdesk.ui.tournament.bracket_layout import HEIGHT, WIDTH
from bgdesk.ui.tournament.derive_bracket import derive_bracket
from bgdesk.ui.tournament.own_play import OwnPlayTable
from bgdesk.ui.tournament.slot_item import SlotItem
from bgdesk.ui.tournament.wall_page import wall_page
from tests.match.tournament.cups import decided, drawn_cup
from tests.random_play import CREATED, random_event


def some_match() -> MatchRecord:
    seats = Pair(Seat("You"), Seat("Player 4"))
    header = MatchHeader("m", CREATED, match_options(7), seats, DiceRecord(SEEDED, seed=1))
    record, random = MatchRecord(header), Random(1)
    while sum(isinstance(event, Played) for event in record.events) < 4:
        record = record.append(random_event(record, random))
    return record


def test_the_own_matches_are_told_with_their_worst_and_best_decision(qtbot: QtBot) -> None:
    cup = drawn_cup(4, people=1)
    cup = cup.append(decided(cup.slot("1.1")))
    record = some_match()
    plays = [number for number, event in enumerate(record.events) if isinstance(event, Played)]
    worst, best = (
        Decided(event, 0.125, 0.1, 0.2, 0, 1, 0, 0, 0, 0, 0, 7, 7, 1, 3) for event in (plays[0], plays[2])
    )
    judged = JudgedRound("1.1", "e1", record, 7.25, (5.0, 9.0), 20, worst, best)
    view = derive_bracket(cup, judged=(judged,))
    (row,) = view.own_rounds
    assert (row.title, row.opponent, row.rate) == ("Semi-final", "Player 4 (Casual)", "7.2 ± 2.0")
    assert row.worst.endswith("(-0.125)")
    assert row.worst.startswith(("You ", "Player 4 "))
    assert row.best
    assert row.best != row.worst
    assert "Match by match" in wall_page(view)
    table = OwnPlayTable()
    qtbot.addWidget(table)
    table.show_rows(view.own_rounds)
    with qtbot.waitSignal(table.look_requested) as asked:
        table.table.itemActivated.emit(table.table.topLevelItem(0), 0)
    assert asked.args == ["m"]
    assert derive_bracket(drawn_cup(4, people=1), judged=(judged,)).own_rounds == (), "not known yet"
    gone = replace(judged, slot="s2.1")
    assert derive_bracket(cup, judged=(gone,)).own_rounds == (), "the round is not known yet"


@pytest.mark.parametrize("is_rtl", [False, True])
def test_names_stand_where_reading_begins(qapp: QApplication, is_rtl: bool) -> None:
    slot = derive_bracket(drawn_cup(2)).slots[0]
    item = SlotItem(slot, QRectF(0, 0, WIDTH, HEIGHT), QPalette(QColor("white")), is_rtl=is_rtl)
    image = QImage(int(WIDTH), int(HEIGHT), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft if is_rtl else Qt.LayoutDirection.LeftToRight)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    assert (ink(image, left=True) > ink(image, left=False)) is not is_rtl


def ink(image: QImage, *, left: bool) -> int:
    """How many dark points the names have in that half."""
    middle = image.width() // 2
    columns = range(12, middle) if left else range(middle, image.width() - 12)
    return sum(image.pixelColor(x, y).lightness() < 110 for x in columns for y in range(6, 24))
