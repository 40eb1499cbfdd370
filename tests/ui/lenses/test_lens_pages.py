"""Next rolls, the cube, the race and the shots as they are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bgdesk.app.lenses.lens_desk import LensDesk
from bgdesk.match.evaluation import Equity, Unit
from bgdesk.match.options import match_options
from bgdesk.match.state import MatchState, Phase
from bgdesk.match.study import Candidate, JudgedPlay
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from bgdesk.rules.variants import RULESETS
from bgdesk.ui.lenses.cube_page import CubePage
from bgdesk.ui.lenses.derive_next_rolls import derive_next_rolls
from bgdesk.ui.lenses.lens_dialog import LensDialog
from bgdesk.ui.lenses.lens_table import texts_of
from bgdesk.ui.lenses.next_rolls_page import NextRollsPage
from bgdesk.ui.lenses.shots_page import ShotsPage, derive_shots, shots_at
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


def test_a_direct_shot_is_counted_roll_by_roll() -> None:
    """Two pips away: every roll with a 2, and 1-1."""
    shots = shots_at(BOARD, Player.WHITE, RULESETS["backgammon"])
    texts = texts_of(derive_shots(shots, 5))
    hits = {(row, column) for row in range(6) for column in range(6) if texts[row][column] == "hits"}
    assert hits == {(row, column) for row in range(6) for column in range(6) if 1 in (row, column)} | {(0, 0)}
    assert texts_of(derive_shots(shots, None)) == texts


def test_the_shots_page_counts_in_the_background(qtbot: QtBot) -> None:
    page = ShotsPage()
    qtbot.addWidget(page)
    page.set_state(state(Phase.TO_ROLL))
    qtbot.waitUntil(lambda: page.table.lens_model.rowCount() == 6)
    page.set_state(None)
    assert page.table.isHidden()


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
