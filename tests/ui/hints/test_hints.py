"""Hints while a match is played: asked for, told, and written down."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.settings import table
from bgdesk.app.table.play_entry import Route
from bgdesk.engine.worker import OPERATIONS
from bgdesk.match.dice.fair_dice import FAIR, SEEDED
from bgdesk.match.events import HintTaken
from bgdesk.match.state import Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import LegalPlays
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.start import window as startup
from bgdesk.ui.board.view import Spot
from bgdesk.ui.common.candidate_model import WIN
from bgdesk.ui.hints.hint_panel import HintPanel, HintView
from bgdesk.ui.play.derive_board import spot_of
from bgdesk.ui.window.side_panel import SidePanel
from tests.app.fakes import FakeEngineService
from tests.ui.conftest import OpenDesk
from tests.ui.hints.test_hint_panel import assert_nothing_is_cut
from tests.ui.player_at_window import PlayerAtWindow, played_to

LEFT = Qt.MouseButton.LeftButton


def panel_of(player: PlayerAtWindow) -> HintPanel:
    side: SidePanel = player.window.side_panel
    return side.hints


def to_play(open_desk: OpenDesk, *, dice: str | None = None) -> PlayerAtWindow:
    player = open_desk()
    player.start(dice=dice or SEEDED, seed=None if dice else 1)
    player.wait_for_turn()
    assert player.state.phase is Phase.TO_PLAY
    return player


def test_the_key_shows_the_best_plays_and_points_at_the_first(open_desk: OpenDesk) -> None:
    player = to_play(open_desk)
    panel = panel_of(player)
    player.key(Qt.Key.Key_H)
    player.wait(lambda: panel.model.rows)
    assert panel.isVisible()
    assert panel.chances.isVisible()
    assert "Ann" in panel.chances.accessibleName()
    arrows = player.board.view.arrows
    assert arrows
    assert {arrow.player for arrow in arrows} == {None}
    player.key(Qt.Key.Key_Down)
    player.wait(lambda: player.board.view.arrows != arrows)


def test_a_hint_makes_the_match_practice_and_keeps_the_steps_made(open_desk: OpenDesk) -> None:
    player = to_play(open_desk)
    step = player.entry.legal.next_steps(())[0]
    player.desk.controller.play_editor.edit(lambda entry: entry.follow((step,)))
    player.do(ActionId.HINT)
    player.wait(lambda: panel_of(player).model.rows)
    record = player.table.record
    assert isinstance(record.entries[-1], HintTaken)
    assert record.is_practice
    assert player.entry.played == (step,)
    player.do(ActionId.HINT)
    assert player.table.record.entries == record.entries, "noted once"
    assert player.desk.library.journal.load(record.header.id).record.entries == record.entries


def test_a_match_that_could_be_rated_asks_first(open_desk: OpenDesk) -> None:
    player = to_play(open_desk, dice=FAIR)
    panel = panel_of(player)
    player.key(Qt.Key.Key_H)
    assert panel.button.isVisible()
    assert panel.button.hasFocus()
    assert not player.table.record.is_practice
    assert not panel.model.rows
    player.key(Qt.Key.Key_Return)
    assert not panel.follow.hasFocus()
    player.wait(lambda: panel.model.rows)
    assert player.table.record.is_practice
    assert panel.table.hasFocus()
    player.key(Qt.Key.Key_Return)
    assert not panel.follow.isChecked()
    assert player.entry.is_complete


def test_a_hint_is_gone_with_the_position_that_it_was_about(open_desk: OpenDesk) -> None:
    player = to_play(open_desk)
    panel = panel_of(player)
    player.do(ActionId.HINT)
    player.wait(lambda: panel.model.rows)
    play = player.entry.legal.plays[0]
    player.desk.controller.play_editor.edit(lambda entry: entry.follow(play.steps))
    player.do(ActionId.DONE)
    player.wait_for_turn()
    assert not panel.model.rows
    assert not player.board.view.arrows


def test_chances_follow_the_match_once_they_are_wanted(open_desk: OpenDesk) -> None:
    player = to_play(open_desk)
    panel = panel_of(player)
    player.do(ActionId.HINT_PANEL)
    assert not panel.chances.isVisible()
    QTest.mouseClick(panel.follow, LEFT)
    player.wait(panel.chances.isVisible)
    play = player.entry.legal.plays[0]
    player.desk.controller.play_editor.edit(lambda entry: entry.follow(play.steps))
    before = panel.chances.accessibleName()
    player.do(ActionId.DONE)
    player.wait(lambda: panel.chances.isVisible() and panel.chances.accessibleName() != before)
    again = open_desk()
    assert panel_of(again).follow.isChecked()


def test_before_the_roll_the_cube_is_advised(open_desk: OpenDesk) -> None:
    player = to_play(open_desk)
    play = player.entry.legal.plays[0]
    player.desk.controller.play_editor.edit(lambda entry: entry.follow(play.steps))
    player.do(ActionId.DONE)
    player.wait_for_turn()
    assert player.state.phase is Phase.TO_ROLL
    player.do(ActionId.HINT)
    panel = panel_of(player)
    player.wait(lambda: panel.model.rows)
    assert {row.name for row in panel.model.rows} == {"No double", "Double"}


def test_the_page_is_made_anew_once_for_each_change_of_the_table(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = to_play(open_desk)
    shown: list[HintView] = []
    monkeypatch.setattr(panel_of(player), "set_view", shown.append)
    step = player.entry.legal.next_steps(())[0]
    player.desk.controller.play_editor.edit(lambda entry: entry.follow((step,)))
    assert len(shown) == 1
    player.desk.controller.hint_notes.note()
    assert len(shown) == 2


def best_play(player: PlayerAtWindow) -> Route:
    """The steps of the best play, found by asking once and taken back from the board."""
    player.key(Qt.Key.Key_H)
    player.wait(lambda: panel_of(player).model.rows)
    hint = player.desk.wiring.advisor.hint
    assert hint
    return hint.plays[0].play.steps


def arrows_of(player: PlayerAtWindow, steps: Route) -> list[tuple[Spot, Spot]]:
    who = player.entry.legal.player
    return [(spot_of(who, step.source), spot_of(who, step.target)) for step in steps]


def shown_arrows(player: PlayerAtWindow) -> list[tuple[Spot, Spot]]:
    return [(arrow.source, arrow.target) for arrow in player.board.view.arrows]


def test_once_a_checker_has_moved_the_rest_of_the_best_play_is_pointed_at(open_desk: OpenDesk) -> None:
    player = to_play(open_desk)
    first, second = best_play(player)
    assert shown_arrows(player) == arrows_of(player, (first, second))
    player.drag(*arrows_of(player, (first,))[0])
    player.wait(lambda: player.entry.played == (first,))
    player.wait(lambda: shown_arrows(player) == arrows_of(player, (second,)))
    assert panel_of(player).model.rows[0].name == format_play([second])
    player.key(Qt.Key.Key_H)
    assert shown_arrows(player) == arrows_of(player, (second,))
    player.drag(*arrows_of(player, (second,))[0])
    player.wait(lambda: not player.entry.can_continue and not player.board.view.arrows)
    assert panel_of(player).model.rows[0].is_chosen
    player.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    player.wait(lambda: shown_arrows(player) == arrows_of(player, (second,)))


def test_a_play_begun_otherwise_is_led_on_as_well_as_it_goes(open_desk: OpenDesk) -> None:
    player = to_play(open_desk)
    best = best_play(player)
    legal = player.entry.legal
    other = next(step for step in legal.next_steps(()) if not can_become(legal, (step,), legal.after(best)))
    player.drag(*arrows_of(player, (other,))[0])
    player.wait(lambda: player.entry.played == (other,))
    player.wait(lambda: player.board.view.arrows)
    (pointed,) = shown_arrows(player)
    assert pointed in arrows_of(player, legal.next_steps((other,)))
    told = " ".join(label.text() for label in panel_of(player).findChildren(QLabel))
    assert f" is {format_play(best)}. The best way to go on:" in told


def can_become(legal: LegalPlays, played: Route, end: Position) -> bool:
    return any(legal.after((*played, step)) == end for step in legal.next_steps(played))


@pytest.mark.parametrize("percent", [85, 100, 130, 175])
@pytest.mark.parametrize("size", [(900, 600), (1440, 900)])
def test_the_hint_has_room_at_every_size(open_desk: OpenDesk, size: tuple[int, int], percent: int) -> None:
    player = open_desk({table.TEXT_SIZE.key: percent})
    player.window.resize(*size)
    player.sit_at(played_to(lambda state: state.dice == Dice(3, 3) and state.phase is Phase.TO_PLAY))
    player.wait_for_turn()
    player.key(Qt.Key.Key_H)
    player.wait(lambda: panel_of(player).model.rows)
    assert not panel_of(player).table.isColumnHidden(WIN)
    assert_nothing_is_cut(player.qtbot, panel_of(player))


class PatientEngine(FakeEngineService):
    """Answers when it is told to."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(lambda operation, argument: OPERATIONS[operation](argument), by_hand=True)
        self.setParent(parent)


@pytest.fixture
def patient(open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch) -> tuple[PlayerAtWindow, PatientEngine]:
    """At a table whose engine thinks until it is told to answer, asked for a hint."""
    monkeypatch.setattr(startup, "EngineService", PatientEngine)
    player = to_play(open_desk)
    player.key(Qt.Key.Key_H)
    service = player.desk.service
    assert isinstance(service, PatientEngine)
    return player, service


def asked(engine: PatientEngine) -> int:
    return sum(operation == "advise" for operation, _ in engine.submitted)


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_a_hint_that_takes_its_time_can_be_cancelled(
    patient: tuple[PlayerAtWindow, PatientEngine], way: str
) -> None:
    player, engine = patient
    panel = panel_of(player)
    assert panel.cancel.isVisible()
    if way == "mouse":
        QTest.mouseClick(panel.cancel, LEFT)
    else:
        player.key(Qt.Key.Key_Escape)
    player.wait(lambda: not panel.cancel.isVisible())
    engine.drain()
    assert not panel.model.rows
    assert not player.board.view.arrows
    assert panel.button.isVisible()
    QTest.mouseClick(panel.button, LEFT)
    engine.drain()
    assert panel.model.rows
    assert not panel.cancel.isVisible()


def test_asking_twice_for_the_same_hint_asks_the_engine_once(
    patient: tuple[PlayerAtWindow, PatientEngine],
) -> None:
    player, engine = patient
    player.key(Qt.Key.Key_H)
    assert asked(engine) == 1
    engine.drain()
    rows = panel_of(player).model.rows
    player.key(Qt.Key.Key_H)
    assert asked(engine) == 1
    assert panel_of(player).model.rows == rows


def test_there_is_no_hint_where_nobody_decides(open_desk: OpenDesk) -> None:
    player = open_desk()
    assert not player.window.actions_by_id[ActionId.HINT].isEnabled()
    player.start()
    player.wait_for_turn()
    player.desk.controller.abandon(Player.WHITE)
    player.wait(lambda: player.state.phase is Phase.OVER)
    assert not player.window.actions_by_id[ActionId.HINT].isEnabled()


def test_showing_the_chances_is_a_hint_too(open_desk: OpenDesk) -> None:
    player = to_play(open_desk, dice=FAIR)
    player.do(ActionId.HINT_PANEL)
    QTest.mouseClick(panel_of(player).follow, LEFT)
    player.wait(panel_of(player).chances.isVisible)
    assert player.table.record.is_practice


def test_a_match_that_is_over_is_not_made_practice_any_more(open_desk: OpenDesk) -> None:
    player = to_play(open_desk, dice=FAIR)
    panel = panel_of(player)
    said: list[str] = []
    player.desk.controller.save_failed.connect(said.append)
    player.do(ActionId.HINT_PANEL)
    assert any("practice" in label.text() for label in panel.findChildren(QLabel))
    player.desk.controller.abandon(Player.BLACK)
    player.wait(lambda: player.state.phase is Phase.OVER)
    entries = player.table.record.entries
    assert not any("practice" in label.text() for label in panel.findChildren(QLabel))
    panel.follow.click()
    assert panel.follow.isChecked(), "for the next match"
    assert said == []
    assert player.table.record.entries == entries


def test_a_new_match_that_could_be_rated_is_not_made_practice_by_an_old_wish(open_desk: OpenDesk) -> None:
    player = to_play(open_desk)
    player.do(ActionId.HINT_PANEL)
    QTest.mouseClick(panel_of(player).follow, LEFT)
    player.wait(panel_of(player).chances.isVisible)
    player.start(dice=FAIR)
    player.wait_for_turn()
    assert not player.table.record.is_practice
    player.do(ActionId.HINT_PANEL)
    assert not panel_of(player).chances.isVisible()
    assert not panel_of(player).follow.isChecked()
    QTest.mouseClick(panel_of(player).follow, LEFT)
    player.wait(panel_of(player).chances.isVisible)
    assert panel_of(player).follow.isChecked()
    assert player.table.record.is_practice
