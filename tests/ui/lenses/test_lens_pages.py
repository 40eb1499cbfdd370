"""Next rolls, the cube, the race and the shots as they are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bgdesk.analysis.judge import JudgedMarket
from bgdesk.app.lenses.lens_desk import LensDesk
from bgdesk.engine.protocol import MarketReply
from bgdesk.match.evaluation import Equity, Unit
from bgdesk.match.options import match_options
from bgdesk.match.state import MatchState, Phase
from bgdesk.match.study import Candidate, JudgedPlay
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import POINTS, Position, side
from bgdesk.rules.variants import RULESETS
from bgdesk.ui.lenses.cube_page import CubePage
from bgdesk.ui.lenses.derive_market import derive_market
from bgdesk.ui.lenses.derive_next_rolls import derive_next_rolls
from bgdesk.ui.lenses.derive_shots import derive_blots, derive_shots, shots_at, targets, with_checker_moved
from bgdesk.ui.lenses.lens_dialog import LensDialog
from bgdesk.ui.lenses.lens_table import LensTable, texts_of
from bgdesk.ui.lenses.next_rolls_page import NextRollsPage
from bgdesk.ui.lenses.shots_page import ShotsPage
from tests.analysis.matches import random_match
from tests.ui.lenses.test_score_strip import HerePool

RECORD = random_match(3, match_options(7), most=20)
BOARD = Position(side({6: 2, 5: 1}, 15), side({25 - 3: 2}, 15))
"""White's blot on the 5-point is two pips in front of Black's anchor on White's 3-point."""


@pytest.fixture
def desk() -> Iterator[LensDesk]:
    desk = LensDesk(new_pool=lambda: HerePool(1))
    yield desk
    desk.close()


def state(phase: Phase) -> MatchState:
    return next(one for one in RECORD.states if one.phase is phase)


def judged(values: dict[Dice, float]) -> dict[Dice, JudgedPlay]:
    def one(value: float) -> JudgedPlay:
        equity = Equity(value, Player.WHITE, Unit.MONEY)
        return JudgedPlay(0, (Candidate("8/5 6/5", BOARD, equity, None, "1ply"),), None)

    return {roll: one(value) for roll, value in values.items()}


def test_jokers_and_disasters_are_told_by_sign_and_name() -> None:
    values = dict.fromkeys(ALL_ROLLS, 0.0)
    values[Dice(6, 6)], values[Dice(2, 1)] = 0.9, -0.7
    view = derive_next_rolls(judged(values))
    cells = view.table.cells
    assert [cells[5][5].note, cells[0][1].note, cells[1][0].note, cells[3][3].note] == ["++", "--", "--", ""]
    assert [one.letter for one in view.legend] == ["++", "--"]
    assert view.lines[1:] == ("Jokers: 6-6", "Disasters: 2-1")


def test_a_map_that_is_not_whole_has_no_mean() -> None:
    view = derive_next_rolls(judged({Dice(3, 1): 0.25}))
    assert view.table.cells[0][2].text == "+0.250"
    assert view.lines == ("The engine is judging…",)


def test_the_next_rolls_of_the_board_are_filled_in_and_chosen(qtbot: QtBot, desk: LensDesk) -> None:
    page = NextRollsPage(desk)
    qtbot.addWidget(page)
    page.set_state(state(Phase.TO_ROLL))
    model = page.table.lens_model
    qtbot.waitUntil(lambda: model.rowCount() == 6 and "·" not in str(model.data(model.index(5, 5))))
    with qtbot.waitSignal(page.roll_chosen) as chosen:
        page.table.activated.emit(model.index(1, 4))
    assert chosen.args == [Dice(5, 2)]


def test_the_market_is_counted_over_rolls_and_replies(qtbot: QtBot, desk: LensDesk) -> None:
    """The engine here loses it after doubles, and doubles after a 6."""
    page = NextRollsPage(desk)
    qtbot.addWidget(page)
    page.set_state(state(Phase.TO_ROLL))
    page.kind.setCurrentIndex(1)
    model = page.table.lens_model
    qtbot.waitUntil(lambda: "216 of 1,296" in page._told.text())
    texts = [[str(model.data(model.index(row, column))) for column in range(6)] for row in range(6)]
    assert texts[2] == ["0 -", "0 -", "36 !!", "0 -", "0 -", "0"]
    told = page._told.text()
    assert "6 of 36 rolls" in told
    assert "Jokers: 1-1 (36)" in told
    page.kind.setCurrentIndex(0)
    assert "." in str(model.data(model.index(0, 0)))


def test_the_market_is_told_while_it_comes() -> None:
    replies = tuple(MarketReply(roll, 0.5, 1.2 if roll.is_double else 0.9, 1.0) for roll in ALL_ROLLS)
    view = derive_market({Dice(4, 2): JudgedMarket(0, Dice(4, 2), replies)})
    assert view.lines == ("1 of 21 different rolls are judged…",)
    cell = view.table.cells[3][1]
    assert (cell.text, cell.note) == ("6", "~")
    assert cell.tip.endswith(
        "double and pass after 6 of 36 replies, double and take after 30, no double after 0"
    )


def test_disasters_are_exceptions() -> None:
    def map_of(bad: tuple[Dice, ...]) -> dict[Dice, JudgedMarket]:
        return {
            roll: JudgedMarket(
                0,
                roll,
                tuple(MarketReply(one, 0.5, 0.2 if roll in bad else 0.9, 1.0) for one in ALL_ROLLS),
            )
            for roll in ALL_ROLLS
        }

    few = derive_market(map_of((Dice(2, 1), Dice(4, 1))))
    assert few.lines[1:] == ("Disasters: 2-1, 4-1",)
    assert [one.letter for one in few.legend] == ["-"]
    assert len(derive_market(map_of(ALL_ROLLS)).lines) == 1


def test_a_direct_shot_is_counted_roll_by_roll() -> None:
    """Two pips away: every roll with a 2, and 1-1."""
    shots = shots_at(BOARD, Player.WHITE, RULESETS["backgammon"])
    texts = texts_of(derive_shots(shots, 5))
    hits = {(row, column) for row in range(6) for column in range(6) if texts[row][column] == "hits"}
    assert hits == {(row, column) for row in range(6) for column in range(6) if 1 in (row, column)} | {(0, 0)}
    assert texts_of(derive_shots(shots, None)) == texts


def test_a_change_is_compared_roll_by_roll_and_blot_by_blot() -> None:
    """On the 6-point the blot is covered, on the 4-point it is one pip in front of the anchor."""
    ruleset = RULESETS["backgammon"]
    before = shots_at(BOARD, Player.WHITE, ruleset)
    covered = shots_at(with_checker_moved(BOARD, Player.WHITE, 5, 6), Player.WHITE, ruleset)
    assert texts_of(derive_blots(covered, before)) == [["12", "0", "-12"], ["12", "0", "-12"]]
    gone = derive_shots(covered, None, before)
    assert [gone.cells[1][4].note, gone.cells[4][4].note] == ["-", ""]
    moved = shots_at(with_checker_moved(BOARD, Player.WHITE, 5, 4), Player.WHITE, ruleset)
    both = derive_shots(moved, None, before)
    assert [both.cells[0][2].note, both.cells[1][2].note, both.cells[0][0].text] == ["+", "-", "hits"]
    assert derive_blots(moved, before).rows == ("Any blot", "4-point", "5-point")


def test_a_checker_is_put_only_where_no_opposing_one_is() -> None:
    assert 3 not in targets(BOARD, Player.WHITE)
    assert {1, 2, 4, 24} <= set(targets(BOARD, Player.WHITE))


def test_the_shots_page_counts_in_the_background_and_compares(qtbot: QtBot) -> None:
    page = ShotsPage()
    qtbot.addWidget(page)
    page.set_state(state(Phase.TO_ROLL))
    qtbot.waitUntil(lambda: page.table.lens_model.rowCount() == 6)
    assert page.blots.isHidden()
    page.source.setCurrentIndex(1)
    page.target.setCurrentIndex(3)
    qtbot.waitUntil(lambda: not page.blots.isHidden())
    page.source.setCurrentIndex(0)
    qtbot.waitUntil(lambda: not page.table.isHidden())
    assert page.blots.isHidden()
    page.set_state(None)
    assert page.table.isHidden()


def test_a_board_that_was_kept_is_compared_with_what_comes(qtbot: QtBot) -> None:
    page = ShotsPage()
    qtbot.addWidget(page)
    first = state(Phase.TO_ROLL)
    page.set_state(first)
    page.keep.setChecked(True)
    qtbot.waitUntil(lambda: not page.table.isHidden())
    assert page.blots.isHidden()
    assert first.turn
    away = next(each for each in POINTS if first.position.of(first.turn)[each] > 1)
    page.set_state(replace(first, position=with_checker_moved(first.position, first.turn, away, 1)))
    qtbot.waitUntil(lambda: not page.blots.isHidden())
    page.keep.setChecked(False)
    qtbot.waitUntil(lambda: not page.table.isHidden())
    assert page.blots.isHidden()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda s: replace(s, is_crawford=True), "Crawford"),
        (lambda s: replace(s, cube=Cube(2, s.turn.opponent)), "only its owner"),
        (lambda s: replace(s, cube=Cube(8, s.turn)), "dead"),
    ],
)
def test_where_nobody_may_double_the_cube_page_says_why_and_asks_nobody(
    qtbot: QtBot, desk: LensDesk, change: Callable[[MatchState], MatchState], words: str
) -> None:
    page = CubePage(desk)
    qtbot.addWidget(page)
    HerePool.asked = 0
    page.set_state(change(state(Phase.TO_ROLL)))
    (told,) = [one.text() for one in page.findChildren(QLabel) if words in one.text()]
    assert told.endswith(".")
    assert page.table.isHidden()
    assert HerePool.asked == 0


def test_a_page_asks_only_once_it_is_looked_at(qtbot: QtBot, desk: LensDesk) -> None:
    dialog = LensDialog(desk)
    qtbot.addWidget(dialog)
    dialog.set_state(state(Phase.TO_ROLL))
    assert dialog.rolls.table.lens_model.rowCount() == 0
    dialog.pages.setCurrentWidget(dialog.rolls)
    assert dialog.rolls.table.lens_model.rowCount() == 6


@pytest.mark.parametrize(
    ("player", "heading"),
    [
        (Player.WHITE, "Black's shots at White's blots: "),
        (Player.BLACK, "White's shots at Black's blots: "),
    ],
)
def test_the_shots_page_says_whose_shots_are_counted(qtbot: QtBot, player: Player, heading: str) -> None:
    page = ShotsPage()
    qtbot.addWidget(page)
    page.set_state(replace(state(Phase.TO_ROLL), turn=player))
    qtbot.waitUntil(lambda: not page.table.isHidden())
    assert any(one.text().startswith(heading) for one in page.findChildren(QLabel))
    assert page.table.accessibleName() + ": " == heading


@pytest.mark.parametrize("size", [(230, 330), (420, 140)])
def test_no_figure_of_a_table_is_cut_where_there_is_little_room(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    table = LensTable("Rolls")
    qtbot.addWidget(table)
    table.set_view(derive_next_rolls(judged({**dict.fromkeys(ALL_ROLLS, 0.0), Dice(6, 6): 0.885})).table)
    table.resize(*size)
    written: list[str] = []

    def draw(painter: QPainter, rect: QRectF, _flags: object, text: str) -> None:
        metrics = painter.fontMetrics()
        assert metrics.horizontalAdvance(text) <= rect.width(), text
        assert metrics.height() <= rect.height() or not text, text
        assert rect.bottom() <= table.viewport().height() + 1, text
        written.append(text)

    monkeypatch.setattr(QPainter, "drawText", draw)
    table.grab()
    assert "+0.885" in written
    assert "++" in written
