"""The cube window: points, parts of take points, and what can be changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bgdesk.analysis.lenses.cube_model import CubeTerms, GammonShares
from bgdesk.analysis.lenses.cube_window import CubePlace
from bgdesk.analysis.lenses.take_parts import ModelledCube, gammon_price, take_parts
from bgdesk.app.lenses.lens_desk import LensDesk
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.options import match_options
from bgdesk.match.state import Phase
from bgdesk.ui.lenses.cube_page import CubePage
from bgdesk.ui.lenses.derive_cube_window import derive_cube_window
from bgdesk.ui.lenses.lens_table import texts_of
from tests.analysis.matches import random_match
from tests.ui.lenses.test_score_strip import HerePool

RECORD = random_match(3, match_options(7), most=20)
DASH = "\N{EN DASH}"


@pytest.fixture
def desk() -> Iterator[LensDesk]:
    desk = LensDesk(new_pool=lambda: HerePool(1))
    yield desk
    desk.close()


@pytest.fixture
def page(qtbot: QtBot, desk: LensDesk) -> CubePage:
    page = CubePage(desk)
    qtbot.addWidget(page)
    page.set_state(next(one for one in RECORD.states if one.phase is Phase.TO_ROLL))
    qtbot.waitUntil(page.controls.isEnabled)
    return page


def money(
    life: float = 0.68, shares: GammonShares | None = None, *, is_own: bool | None = None
) -> ModelledCube:
    return ModelledCube(CubeTerms(), CubePlace(1, is_own), shares or GammonShares(), life)


def test_points_of_money_play() -> None:
    view = derive_cube_window(money(), 0.7)
    texts = texts_of(view.table)
    assert texts[0] == ["25.0 %", "21.4 %", "20.0 %"]
    assert texts[2] == ["75.0 %", "78.6 %", "80.0 %"]
    assert texts[3] == [DASH] * 3
    assert [letter for letter, _ in view.marks] == ["T", "D", "C"]


def test_a_take_point_is_the_sum_of_its_parts() -> None:
    texts = texts_of(derive_cube_window(money(), 0.7).parts)
    assert texts[:4] == [["25.0 %"] * 2, ["+0.0"] * 2, ["-3.6"] * 2, ["21.4 %"] * 2]
    assert texts[4:] == [["0.50"] * 2] * 2
    lost = take_parts(money(shares=GammonShares(lost=0.3)))
    assert lost
    assert lost.stakes == pytest.approx(0.25)
    assert lost.gammons == pytest.approx((1.3 - 0.5) / (1.3 + 1) - 0.25)
    assert lost.stakes + lost.gammons - lost.vig == pytest.approx(lost.take)


def test_who_owns_the_cube_is_not_doubled() -> None:
    assert take_parts(money(is_own=True)) is None
    assert take_parts(money(is_own=True).turned) is not None


def test_gammons_are_worth_more_where_they_win_the_match() -> None:
    table = default_table()
    assert gammon_price(CubeTerms((2, 2), table), 1) == pytest.approx(
        (1.0 - table.stakes(2, 2, 1).win) / (table.stakes(2, 2, 1).win - table.stakes(2, 2, 1).lose)
    )
    assert gammon_price(CubeTerms((1, 3), table), 1) == pytest.approx(0.0)


def test_equities_are_listed_over_all_chances() -> None:
    view = derive_cube_window(money(), 0.7)
    texts = texts_of(view.equities)
    assert len(texts) == 21
    assert texts[0] == ["-1.000", "-2.000", "+1.000"]
    assert texts[-1] == ["+1.000", "+2.000", "+1.000"]


def test_how_far_the_next_roll_leads_is_told() -> None:
    assert "±" not in derive_cube_window(money(), 0.7).told
    assert "± 12.0 %" in derive_cube_window(money(), 0.7, 0.12).told


def test_controls_change_the_points_and_go_back(qtbot: QtBot, page: CubePage) -> None:
    controls = page.controls
    before = page.table.as_text()
    assert controls.is_real
    assert not controls.reset_button.isEnabled()
    changes: tuple[Callable[[], None], ...] = (
        lambda: controls.life.setValue(100),
        lambda: controls.won.setValue(900),
        lambda: controls.own_away.setValue(2),
        lambda: controls.value.setCurrentIndex(2),
        lambda: controls.is_money.setChecked(True),
    )
    for number, change in enumerate(changes):
        change()
        assert page.table.as_text() != before, number
        QTest.mouseClick(controls.reset_button, Qt.MouseButton.LeftButton)
        assert page.table.as_text() == before
        assert controls.is_real


def test_the_spread_of_the_next_roll_arrives(qtbot: QtBot, page: CubePage) -> None:
    qtbot.waitUntil(lambda: "±" in page._note.text())
    page.set_state(None)
    assert page.table.isHidden()
