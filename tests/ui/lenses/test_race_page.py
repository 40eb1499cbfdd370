"""The race page: what is exact, what is not, and where a formula is wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.analysis.lenses.exact_race import exact_race
from bgdesk.analysis.lenses.race import RaceAction, race_formulas
from bgdesk.analysis.lenses.race_values import ExactChoices, ExactRace, PairValue
from bgdesk.app.lenses.lens_desk import LensDesk
from bgdesk.match.options import match_options
from bgdesk.match.setup.conversion import state_of_setup
from bgdesk.match.setup.setup import new_setup
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from bgdesk.ui.lenses.cube_page import CubePage
from bgdesk.ui.lenses.derive_race import RaceView, derive_race
from bgdesk.ui.lenses.lens_table import texts_of
from bgdesk.ui.lenses.race_page import RacePage
from bgdesk.ui.lenses.shots_page import ShotsPage

LONG = Position(side({6: 7, 5: 5, 4: 3}), side({7: 1, 6: 7, 5: 5, 4: 2}))
HOME = Position(side({6: 7, 5: 5, 4: 3}), side({6: 8, 5: 5, 4: 2}))
STACKED = Position(side({1: 2, 3: 2, 6: 2}), side({6: 1, 5: 3, 1: 1}))


def view_of(position: Position, exact: ExactRace | None = None, *, is_whole: bool = True) -> RaceView:
    formulas = race_formulas(position, Player.WHITE)
    assert formulas
    found = exact or exact_race(position, Player.WHITE, with_pair=False)
    return derive_race(formulas, found, None, is_whole=is_whole)


def with_pair(position: Position, centred: ExactChoices, own: ExactChoices) -> ExactRace:
    found = exact_race(position, Player.WHITE, with_pair=False)
    return replace(found, pair=PairValue(0.7, centred, own))


def test_each_figure_says_whether_it_is_exact() -> None:
    view = view_of(HOME)
    how = {name: cells[-1] for name, cells in zip(view.table.rows, texts_of(view.table), strict=True)}
    assert {how[name] for name in ("Pips", "EPC", "Wastage", "Rolls")} == {"exact"}
    assert how["One-sided"] == "evaluated"
    assert {how[name] for name in ("Keith", "Isight", "Kleinman", "Trice")} == {"formula"}
    tried = view_of(LONG)
    assert texts_of(tried.table)[1][-1] == "evaluated"
    assert "may be off by" in tried.lines[-1]


def test_rolls_needed_are_listed_for_both() -> None:
    view = view_of(STACKED)
    assert view.rolls
    assert view.rolls.rows == ("2", "3", "4", "5", "6")
    columns = zip(*texts_of(view.rolls), strict=True)
    assert [sum(float(one.removesuffix(" %")) for one in each) for each in columns] == [
        pytest.approx(100, abs=0.3),
        pytest.approx(100, abs=0.3),
    ]


def test_a_formula_that_is_wrong_is_named() -> None:
    formulas = race_formulas(STACKED, Player.WHITE)
    assert formulas
    assert formulas.kleinman.action is not RaceAction.DOUBLE_PASS
    passed = ExactChoices(0.8, 1.1)
    view = view_of(STACKED, with_pair(STACKED, passed, passed))
    assert view.lines[0] == (
        "Exact, cube centred: +0.800 without a double, +1.100 after a take, +1.000 after a pass."
    )
    wrong = [one for one in view.lines if one.startswith("Kleinman says")]
    assert len(wrong) == 1
    assert wrong[0].endswith("exactly right is “Double; pass”.")


def test_what_is_worked_out_still_is_said() -> None:
    assert "worked out" in view_of(HOME, is_whole=False).lines[-1]
    assert "worked out" not in "".join(view_of(HOME).lines)


def test_the_page_fills_itself_in_the_background(qtbot: QtBot) -> None:
    page = RacePage()
    qtbot.addWidget(page)
    setup = replace(new_setup(match_options(7)), position=HOME)
    page.set_state(state_of_setup(setup))
    assert page.rolls.isHidden()
    qtbot.waitUntil(lambda: not page.rolls.isHidden(), timeout=20_000)
    assert page.table.lens_model.rowCount() == 9
    page.set_state(None)
    assert page.table.isHidden()


def test_no_page_takes_room_from_the_board(qtbot: QtBot) -> None:
    desk = LensDesk()
    for page in (RacePage(), ShotsPage(), CubePage(desk)):
        qtbot.addWidget(page)
        assert page.minimumSizeHint().width() <= 320
    desk.close()
