"""The page of figures: by mouse and keyboard, empty and full."""

from __future__ import annotations

from datetime import date
from random import Random

import pytest
from hypothesis import given, strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from bgdesk.app.languages import install_language, uninstall_language
from bgdesk.app.practice.figures_question import (
    FiguresAnswer,
    FiguresPeriod,
    FiguresQuestion,
    OpponentSort,
    judge_meant,
)
from bgdesk.app.theme import ThemeSwitch
from bgdesk.library.decisions.decision_columns import DecidedBy, DecisionColumns
from bgdesk.library.profiles import KnownName, Profile
from bgdesk.practice.figures.sheet import DecisionFilter, figures_sheet
from bgdesk.practice.figures.slices import DecisionSort, Dimension
from bgdesk.shipped import resource_path
from bgdesk.ui.stats.chart_scale import scale_of
from bgdesk.ui.stats.derive_stats import OVERVIEW, derive_stats
from bgdesk.ui.stats.figures_page import FiguresPage
from bgdesk.ui.stats.stat_table import StatTable
from bgdesk.ui.stats.who_dialog import WhoDialog
from tests.practice.figures.made import columns, match
from tests.practice.figures.test_figures import varied
from tests.ui.cut_texts import cut_texts
from tests.ui.dialogs.test_spoken_lists import titles

ME = Profile("me", "", "#3d7fc4", ("You", "Anna"))
BOB = Profile("b", "Bob", "#c4703d")
NAMES = (KnownName("Anna", 12, "me"), KnownName("Carla", 3, ""), KnownName("Bobby", 2, "b"))
JUDGED = DecidedBy("backgammon", "an engine\x1f3-ply", 120, 4)
DEEPER = DecidedBy("backgammon", "an engine\x1f4-ply", 20, 1)
NACK = DecidedBy("nackgammon", "an engine\x1f3-ply", 10, 1)


def many() -> DecisionColumns:
    random = Random(3)
    told = [match(number, is_won=number % 2 == 0, result=0.5, adjusted=0.1) for number in range(4)]
    return columns([[random.random() / 5 for _ in range(30)] for _ in range(4)], told, **varied(3))


def answer(found: DecisionColumns | None = None, question: FiguresQuestion | None = None) -> FiguresAnswer:
    asked = question or FiguresQuestion()
    if found is None:
        return FiguresAnswer(asked, (ME,), (), NAMES, ())
    sheet = figures_sheet(found, asked.decisions)
    judges = (JUDGED, DEEPER, NACK)
    return FiguresAnswer(asked, (ME, BOB), (), NAMES, judges, JUDGED, found, sheet)


@pytest.fixture
def page(qtbot: QtBot) -> FiguresPage:
    page = FiguresPage()
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show_answer(answer(many()))
    with qtbot.waitActive(page):
        page.show()
    return page


def test_an_empty_page_says_what_to_do(qtbot: QtBot) -> None:
    page = FiguresPage()
    qtbot.addWidget(page)
    page.show_answer(answer())
    page.show()
    assert "F7" in page.empty.text()
    assert "Who is who" in page.empty.text()
    assert not any(card.isVisible() for card in page.cards)
    assert not page.export.isEnabled()
    page.show_answer(answer(columns([])))
    assert "longer time" in page.empty.text()


def test_figures_stand_in_tables_as_well(page: FiguresPage) -> None:
    sheet = figures_sheet(many())
    assert page.headline.text().startswith(f"PR {sheet.rating.pr:.1f} ± ")
    table = page.where.table
    kinds = [str(table.stats.index(row, 0).data()) for row in range(table.stats.rowCount())]
    assert kinds == ["Moves", "Double or not", "Take or pass"]
    spoken = str(table.stats.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert spoken.startswith("Moves: Decisions: ")
    assert page.trend.chart.isVisible()
    assert "Last 300 decision(s)" in page.trend.chart.accessibleDescription()
    assert page.trend.table.stats.rowCount() == len(sheet.trend)
    assert page.results.chart.isVisible()
    for card in page.cards:
        assert card.table.accessibleName()


def test_few_matches_are_faint(qtbot: QtBot) -> None:
    page = FiguresPage()
    qtbot.addWidget(page)
    page.show_answer(answer(columns([[0.1] * 40] * 2)))
    assert "±" not in page.headline.text()
    assert not page.headline.isEnabled()
    assert "3 match" in page.judged.text()


def test_a_part_is_chosen_and_opened_by_keyboard(page: FiguresPage, qtbot: QtBot) -> None:
    table = page.where.table
    page.parts.setFocus()
    QTest.mouseClick(page.parts.button(Dimension.PHASE.value), Qt.MouseButton.LeftButton)
    assert str(table.stats.index(0, 0).data()) in {"Bear-off", "Opening", "Contact", "Race", "Backgame"}
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Down)
    name = str(table.stats.index(1, 0).data())
    with qtbot.waitSignal(page.picked) as told:
        QTest.keyClick(table, Qt.Key.Key_Return)
    pick, called = told.args
    assert called == name
    assert (pick.dimension, bool(pick.key)) == (Dimension.PHASE, True)


def test_a_row_is_opened_by_the_mouse(page: FiguresPage, qtbot: QtBot) -> None:
    table = page.cube.table
    page.scrolled.ensureWidgetVisible(table)
    spot = table.visualRect(table.stats.index(0, 0)).center()
    with qtbot.waitSignal(page.picked) as told:
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert told.args[0] == table.stats.view.rows[0].pick
    assert told.args[0].dimension is Dimension.CUBE


def test_escape_leads_back(page: FiguresPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.head.back_requested):
        QTest.keyClick(page.filters.period, Qt.Key.Key_Escape)


def test_what_is_chosen_is_asked(page: FiguresPage, qtbot: QtBot) -> None:
    filters = page.filters
    assert filters.profile.isVisible()
    assert [filters.game.itemData(at) for at in range(filters.game.count())] == ["backgammon", "nackgammon"]
    assert [filters.judge.itemData(at) for at in range(filters.judge.count())] == [JUDGED.judge, DEEPER.judge]
    for box, value, expected in (
        (filters.period, FiguresPeriod.YEAR, {"period": FiguresPeriod.YEAR}),
        (filters.opponents, OpponentSort.COMPUTERS, {"opponents": OpponentSort.COMPUTERS}),
        (filters.sort, DecisionSort.ANSWER, {"decisions": DecisionFilter(sort=DecisionSort.ANSWER)}),
        (filters.profile, "b", {"profile": "b"}),
        (filters.judge, DEEPER.judge, {"judge": DEEPER.judge}),
    ):
        before = box.currentIndex()
        with qtbot.waitSignal(filters.changed):
            box.setCurrentIndex(box.findData(value))
        for field, told in expected.items():
            assert getattr(filters.question, field) == told
        box.setCurrentIndex(before)
    assert filters.question == FiguresQuestion("me", JUDGED.game, JUDGED.judge)


def test_every_list_is_called_by_its_title(page: FiguresPage) -> None:
    shown = [box for box in page.findChildren(QComboBox) if box.isVisible()]
    assert len(shown) == 8
    assert all(titles(box) for box in shown)


def test_milestones_can_be_switched_off(page: FiguresPage) -> None:
    assert page.milestones.isVisible()
    page.has_milestones = False
    page.show_answer(answer(many()))
    assert not page.milestones.isVisible()


def test_tables_are_as_high_as_their_rows(page: FiguresPage) -> None:
    for table in page.findChildren(StatTable):
        if table.isVisible():
            last = table.visualRect(table.stats.index(table.stats.rowCount() - 1, 0))
            assert last.bottom() <= table.viewport().height()
            header = table.horizontalHeader()
            assert header.isHidden() or header.height() >= header.fontMetrics().height() + 12


def test_one_column_where_there_is_little_room(page: FiguresPage, qtbot: QtBot) -> None:
    page.resize(1400, 800)
    qtbot.waitUntil(lambda: page.trend.x() > page.where.x())
    page.resize(700, 800)
    qtbot.waitUntil(lambda: page.trend.x() == page.where.x())
    assert page.trend.y() > page.where.y()


@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2])
def test_charts_are_drawn_in_either_direction(page: FiguresPage, direction: Qt.LayoutDirection) -> None:
    page.setLayoutDirection(direction)
    picture = page.trend.chart.grab().toImage()
    colours = {
        picture.pixelColor(x, y).rgb() for x in range(0, picture.width(), 3) for y in range(picture.height())
    }
    assert len(colours) > 3


def test_who_is_who(qtbot: QtBot) -> None:
    dialog = WhoDialog(answer(many()))
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    assert dialog.person.itemText(0) == "You", "whatever names are ticked"
    texts = [dialog.names.item(row).text() for row in range(3)]
    assert texts == ["Anna · 12 match(es)", "Carla · 3 match(es)", "Bobby · 2 match(es) (Bob)"]
    states = [dialog.names.item(row).checkState() for row in range(3)]
    assert states == [Qt.CheckState.Checked, Qt.CheckState.Unchecked, Qt.CheckState.Unchecked]
    done: list[tuple[object, ...]] = []

    class Noting:
        def __getattr__(self, name: str) -> object:
            return lambda *told: done.append((name, *told))

    dialog.change_requested.connect(lambda act: act(Noting()))
    dialog.names.setFocus()
    dialog.names.setCurrentRow(1)
    QTest.keyClick(dialog.names, Qt.Key.Key_Space)
    dialog.names.setCurrentRow(0)
    QTest.keyClick(dialog.names, Qt.Key.Key_Space)
    assert done == [("claim", "me", ("Carla",)), ("release", ("Anna",))]
    assert not dialog.remove.isEnabled()
    dialog.person.setCurrentIndex(1)
    assert dialog.names.item(2).checkState() is Qt.CheckState.Checked
    assert dialog.remove.isEnabled()
    QTest.mouseClick(dialog.remove, Qt.MouseButton.LeftButton)
    assert done[-1] == ("discard", "b")


def test_the_judge_is_the_one_asked_for_or_the_one_with_most() -> None:
    judges = (JUDGED, DEEPER, NACK)
    assert judge_meant(FiguresQuestion(), judges) == JUDGED
    assert judge_meant(FiguresQuestion(judge=DEEPER.judge), judges) == DEEPER
    assert judge_meant(FiguresQuestion(game="nackgammon", judge=DEEPER.judge), judges) == NACK
    assert judge_meant(FiguresQuestion(game="tapa"), judges) == JUDGED
    assert judge_meant(FiguresQuestion(), ()) is None


def test_a_period_ends_today() -> None:
    asked = FiguresQuestion(period=FiguresPeriod.MONTH).wanted(JUDGED, date(2026, 3, 31))
    assert (asked.since, asked.until) == ("2026-02-28", "")
    assert FiguresQuestion().wanted(JUDGED, date(2026, 3, 31)).since == ""


@given(st.floats(-1e4, 1e4), st.floats(0, 1e4))
def test_a_scale_holds_what_is_shown_in_few_steps(least: float, spread: float) -> None:
    scale = scale_of(least, least + spread)
    slack = 1e-6 * max(1.0, abs(least) + spread)
    assert scale.least <= least + slack
    assert scale.most >= least + spread - slack
    assert scale.least < scale.most
    assert 2 <= len(scale.marks) <= 6


def test_money_is_told_in_points() -> None:
    view = derive_stats(answer(columns([[0.1] * 10] * 3)))
    assert view.parts[Dimension.KIND].table.headers[-1] == "Points lost"
    view = derive_stats(answer(columns([[0.1] * 10] * 3, away=[3] * 30)))
    assert view.parts[Dimension.KIND].table.headers[-1] == "Matches lost"


@pytest.mark.parametrize("language", ["en", "pseudo", "pseudo_rtl"])
@pytest.mark.parametrize("percent", [100, 125])
def test_no_text_is_cut(language: str, percent: int, qapp: QApplication, qtbot: QtBot) -> None:
    installed = install_language(qapp, language, resource_path("i18n"))
    themes = ThemeSwitch(qapp)
    themes.choose("dark", percent)
    page = FiguresPage()
    qtbot.addWidget(page)
    for found in (answer(many()), answer()):
        page.show_answer(found)
        page.resize(1016, 620)
        page.show()
        for part in OVERVIEW:
            page.parts.set_value(part.value)
            page._show_part()
            qapp.processEvents()
            assert cut_texts(page) == []
        assert page.minimumSizeHint().width() <= 1016
    themes.deleteLater()
    uninstall_language(qapp, installed)


def test_a_topic_is_drilled_by_its_button(page: FiguresPage, qtbot: QtBot) -> None:
    table = page.topics.table
    assert table.stats.view.rows
    last = len(table.stats.view.headers) - 1
    for row, told in enumerate(table.stats.view.rows):
        button = table.indexWidget(table.stats.index(row, last))
        assert isinstance(button, QPushButton)
        assert told.cells[0] in button.accessibleName()
        button.setFocus()
        with qtbot.waitSignal(page.drill_requested) as asked:
            QTest.keyClick(button, Qt.Key.Key_Space)
        assert asked.args == [told.pick]
    assert page.where.table.indexWidget(page.where.table.stats.index(0, 0)) is None


@pytest.mark.parametrize(
    ("adjusted", "said"),
    [
        (0.0, "Matches that the dice won you beyond what your play was worth: 0.5."),
        (0.9, "Matches that your play was worth and the dice cost you: 0.4."),
        (0.52, "The dice neither won nor cost"),
    ],
)
def test_what_the_dice_did_is_said_where_it_is_worth_a_word(adjusted: float, said: str) -> None:
    told = [match(0, is_won=True, adjusted=adjusted)]
    assert derive_stats(answer(columns([[0.1] * 10], told))).results.note.startswith(said)


def test_the_page_says_of_how_many_decisions_the_first_attempt_counts(qtbot: QtBot) -> None:
    page = FiguresPage()
    qtbot.addWidget(page)
    found = columns([[0.1] * 40] * 4, flags=[17] * 3 + [1] * 157)
    page.show_answer(answer(found))
    assert "The tutor spoke at 3 decision" in page.judged.text()
    assert "the first attempt counts" in page.judged.text()
    page.show_answer(answer(columns([[0.1] * 40] * 4)))
    assert "first attempt" not in page.judged.text()
