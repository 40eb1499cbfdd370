"""From a match to its figures, and from a figure to its decisions, in the window."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.practice.drill_desk import DrillDesk, DrillStep
from bgdesk.app.settings.table import MILESTONES, PLAYER_NAME
from bgdesk.formats.registry import read_bytes
from bgdesk.library.card_rows import ReviewMode
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.profiles import Profiles
from bgdesk.library.studies import ShelvedStudy
from bgdesk.library.trainer_answers import TrainerAnswer
from bgdesk.practice.figures.slices import Dimension
from bgdesk.practice.trainers.shape import TrainerId
from bgdesk.rules.player import Player
from bgdesk.ui.find.find_dialog import FindDialog
from bgdesk.ui.stats.figures_shown import FiguresShown
from bgdesk.ui.stats.who_dialog import WhoDialog
from bgdesk.ui.window.notice_bar import Topic
from tests.match_files import match_data
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import CTRL, PlayerAtWindow
from tests.ui.reviewed import parts

KEY = Qt.Key


@pytest.fixture
def player(open_desk: OpenDesk) -> PlayerAtWindow:
    player = open_desk()
    player.desk.begin(None)
    return player


@pytest.fixture
def shelved(player: PlayerAtWindow) -> ShelvedStudy:
    study = read_bytes(match_data("xg/gv_XCu3RJ0UvDg_Tldl.xg")).studies[0]
    return player.desk.library.studies.add(study, "a.xg")


def shown(player: PlayerAtWindow) -> FiguresShown:
    player.key(KEY.Key_G, CTRL)
    practice = player.desk.wiring.practice
    assert practice
    figures = practice.figures
    player.wait(lambda: figures.is_seen and not figures._desk.is_completing and figures._answer)
    return figures


def claim(player: PlayerAtWindow, name: str) -> None:
    player.desk.library.profiles.claim("me", [name])


def test_there_and_back(player: PlayerAtWindow) -> None:
    figures = shown(player)
    assert "F7" in figures.page.empty.text()
    window = player.desk.window
    assert window.windowTitle().startswith("Figures over time")
    assert not window.actions_by_id[ActionId.COPY_POSITION].isEnabled()
    player.key(KEY.Key_Escape)
    assert window.front.is_start
    player.key(KEY.Key_G, CTRL)
    player.key(KEY.Key_G, CTRL)
    assert window.front.is_start


def test_a_name_is_ticked_and_a_figure_opened_down_to_the_board(
    player: PlayerAtWindow, shelved: ShelvedStudy
) -> None:
    figures = shown(player)
    assert not figures.page.headline.text()
    figures.page.who.click()
    dialog = player.wait_for_dialog(WhoDialog)
    name = shelved.study.record.header.seats.white.name
    rows = [dialog.names.item(row).data(Qt.ItemDataRole.UserRole) for row in range(dialog.names.count())]
    dialog.names.setFocus()
    dialog.names.setCurrentRow(rows.index(name))
    player.key(KEY.Key_Space)
    player.wait(lambda: figures.page.headline.text().startswith("PR "))
    item = dialog.names.item(rows.index(name))
    assert item.checkState() is Qt.CheckState.Checked
    player.key(KEY.Key_Escape)
    table = figures.page.where.table
    count = table.stats.view.rows[0].cells[1]
    table.setFocus()
    player.key(KEY.Key_Return)
    found = player.wait_for_dialog(FindDialog)
    player.wait(lambda: found.model.rowCount() > 1)
    assert found.summary.text().startswith(f"{count} ")
    assert found.panel.only.isChecked()
    assert found.panel.only_name.text() == "Moves"
    chosen = found.model.decisions[0]
    assert chosen.player.value == "white"
    found.panel.only.setChecked(False)
    player.wait(lambda: not found.summary.text().startswith(f"{count} "))
    found.panel.only.setChecked(True)
    player.wait(lambda: found.summary.text().startswith(f"{count} "))
    found.table.setFocus()
    player.key(KEY.Key_Return)
    window = player.desk.window
    player.wait(lambda: window.front.is_table and window.history.past is not None)
    walking = parts(player).walking
    assert walking.me is Player.WHITE, "the name is known there too"
    player.desk.library.profiles.release([name])
    figures.told_apart.emit()
    assert walking.me is None
    claim(player, name)
    shown(player)
    player.key(KEY.Key_Escape)
    assert window.front.is_table
    shown(player)
    table.setFocus()
    player.key(KEY.Key_Return)
    player.wait_for_dialog(FindDialog)
    player.wait(lambda: player.dialog and player.dialog is not found)
    again = player.wait_for_dialog(FindDialog)
    player.wait(lambda: again.model.rowCount() > 1)
    again.table.setFocus()
    player.key(KEY.Key_Return)
    player.wait(lambda: window.front.is_table)


def test_the_own_name_is_known_from_the_settings(player: PlayerAtWindow, shelved: ShelvedStudy) -> None:
    player.desk.settings.set(PLAYER_NAME, shelved.study.record.header.seats.black.name)
    figures = shown(player)
    player.wait(lambda: figures.page.headline.text().startswith("PR "))


def test_what_is_analysed_meanwhile_is_taken_in(player: PlayerAtWindow, shelved: ShelvedStudy) -> None:
    claim(player, shelved.study.record.header.seats.white.name)
    figures = shown(player)
    player.wait(figures.page.headline.text)
    before = figures.page.headline.text()
    other = read_bytes(match_data("xg/gv_hQ8sVn2LbTdF4wRm.xg")).studies[0]
    player.desk.library.studies.add(other, "b.xg")
    claim(player, other.record.header.seats.white.name)
    figures.refresh_if_seen()
    player.wait(lambda: figures._answer and len(figures._answer.judges) + len(figures._answer.names) > 3)
    assert before


def test_what_fails_beside_the_figures_is_told_and_takes_none_of_them_away(
    player: PlayerAtWindow, shelved: ShelvedStudy, monkeypatch: pytest.MonkeyPatch
) -> None:
    claim(player, shelved.study.record.header.seats.white.name)
    figures = shown(player)
    player.wait(figures.page.headline.text)
    desk, library, came = figures._desk, player.desk.library, list[str]()
    desk.answered.connect(lambda _: came.append("answer"))
    desk.picked.connect(lambda _: came.append("pick"))
    pick = figures.page.where.table.stats.view.rows[0].pick
    assert pick
    desk.pick(pick)
    desk.ask(figures.page.filters.question)
    player.wait(lambda: sorted(came) == ["answer", "pick"])

    def fails(*_: object) -> None:
        raise JournalError(Trouble.DISC_FULL, library.path)

    monkeypatch.setattr(Profiles, "claim_free", fails)
    came.clear()
    figures.refresh_if_seen()
    player.wait(lambda: came == ["answer"])
    assert player.desk.window.notices.text.startswith("The disk is full")
    assert figures.page.headline.text().startswith("PR ")
    monkeypatch.setattr(Profiles, "claim", fails)
    came.clear()
    player.desk.window.notices.forget(*Topic)
    desk.change(lambda profiles: profiles.claim("me", ["Carla"]))
    player.wait(lambda: came == ["answer"])
    assert player.desk.window.notices.text.startswith("The disk is full")
    monkeypatch.setattr(type(library.decided), "judges", fails)
    desk.ask(figures.page.filters.question)
    player.wait(figures.page.empty.text)
    assert figures.page.empty.text().startswith("The disk is full")


def test_figures_are_exported(player: PlayerAtWindow, shelved: ShelvedStudy, tmp_path: Path) -> None:
    claim(player, shelved.study.record.header.seats.white.name)
    figures = shown(player)
    player.wait(figures.page.headline.text)
    told: list[str] = []
    figures.told.connect(told.append)
    figures.mentioned.connect(told.append)
    figures.write(str(tmp_path / "a.csv"))
    player.wait(lambda: told)
    assert told == ["The figures are saved as a.csv."]
    with (tmp_path / "a.csv").open(encoding="utf-8") as file:
        tables = {row["table"] for row in csv.DictReader(file)}
    assert {"rating", "match", Dimension.PHASE.value} <= tables
    figures.write(str(tmp_path))
    player.wait(lambda: len(told) == 2)
    assert told[1].startswith("The figures were not saved")


def test_milestones_follow_their_setting(player: PlayerAtWindow, shelved: ShelvedStudy) -> None:
    claim(player, shelved.study.record.header.seats.white.name)
    figures = shown(player)
    player.wait(figures.page.milestones.isVisible)
    player.desk.settings.set(MILESTONES, False)
    assert not figures.page.milestones.isVisible()
    player.desk.settings.set(MILESTONES, True)
    assert figures.page.milestones.isVisible()


def drilled(player: PlayerAtWindow, whose: str = "me") -> DrillDesk:
    """The desk, once the first topic is drilled by its button."""
    figures = shown(player)
    figures._choose_profile(whose)
    table = figures.page.topics.table
    player.wait(
        lambda: table.stats.view.rows and figures._answer and figures._answer.question.profile == whose
    )
    button = table.indexWidget(table.stats.index(0, table.stats.columnCount() - 1))
    assert button is not None
    button.setFocus()
    QTest.keyClick(button, KEY.Key_Space)
    practice = player.desk.wiring.practice
    assert practice
    desk = practice.cards.desk
    player.wait(lambda: desk.step is DrillStep.ASKING)
    return desk


def test_a_topic_is_drilled_with_cards_that_are_made_for_it(
    player: PlayerAtWindow, shelved: ShelvedStudy, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = player.desk.library
    claim(player, shelved.study.record.header.seats.white.name)
    assert library.cards.cards() == ()
    desk = drilled(player)
    made = library.cards.cards()
    assert {one.match_id for one in made} == {shelved.id}
    assert {one.deck for one in made} == {""}
    assert {one.card for one in desk.session.asked} <= {one.id for one in made}
    assert {one.mode for one in desk.session.asked} == {ReviewMode.NEW}
    assert player.desk.window.front.is_table
    player.key(KEY.Key_S)
    player.wait(lambda: desk.step is DrillStep.TELLING)
    desk.leave()
    again = drilled(player)
    assert library.cards.cards()[0].id == made[0].id
    assert len(library.cards.cards()) == len(made), "no card is made twice"
    modes = {one.card: one.mode for one in again.session.asked}
    asked_once = next(one.id for one in library.cards.cards() if not one.memory.is_new)
    assert modes[asked_once] in (ReviewMode.CRAM, ReviewMode.DUE)


def test_what_is_drilled_of_somebody_else_is_in_a_deck_of_its_own(
    player: PlayerAtWindow, shelved: ShelvedStudy
) -> None:
    library = player.desk.library
    carla = library.profiles.add("Carla")
    library.profiles.claim(carla, [shelved.study.record.header.seats.white.name])
    drilled(player, carla)
    (deck,) = library.card_decks.all("2026-03-02")
    assert (deck.name, bool(deck.id)) == ("Carla", True)


def test_milestones_know_what_was_done_elsewhere(player: PlayerAtWindow, shelved: ShelvedStudy) -> None:
    library = player.desk.library
    claim(player, shelved.study.record.header.seats.white.name)
    for _ in range(50):
        library.trainer_answers.put(TrainerAnswer(TrainerId.EFFECTIVE_PIPS, "{}", "[]", True, 0.5, 900))
    figures = shown(player)
    player.wait(figures.page.milestones.isVisible)
    rows = figures.page.milestones.table.stats.view.rows
    assert any(row.cells[0].startswith("50 effective pip counts") and row.pick is None for row in rows)
    assert any(row.cells[0] == "First match analysed" and row.pick for row in rows)
