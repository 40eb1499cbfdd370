"""The pages about playing well in the whole window: opened, tried in the laboratory, played on from."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest

from bgdesk.app.actions.actions import ActionId
from bgdesk.match.record import SeatKind
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path
from bgdesk.ui.dialogs.play_on_dialog import PlayOnDialog
from bgdesk.ui.pages.help_window import HelpWindow
from bgdesk.ui.reading.positions import read_positions
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import LEFT, PlayerAtWindow, popups_offscreen

pytestmark = popups_offscreen

BLITZ = read_positions(resource_path("help"))["blitz"]
PICTURE = QTextDocument.ResourceType.ImageResource


@pytest.fixture
def player(open_desk: OpenDesk) -> PlayerAtWindow:
    player = open_desk()
    player.desk.wiring.begin(None)
    return player


def reading(player: PlayerAtWindow) -> HelpWindow:
    player.do(ActionId.READING)
    pages = player.window.findChild(HelpWindow)
    assert pages
    player.wait(pages.isVisible)
    return pages


def test_it_opens_with_the_plans_and_again_where_it_was_left(player: PlayerAtWindow) -> None:
    pages = reading(player)
    assert pages.page == "plans"
    pages.show_page("doubling")
    bar = pages.text.verticalScrollBar()
    bar.setValue(bar.maximum() // 3)
    place = bar.value()
    pages.close()
    assert reading(player).page == "doubling"
    assert bar.value() == place
    player.do(ActionId.HOW_TO_PLAY)
    assert pages.page == "how_to_play"
    assert reading(player).page == "plans"


def test_a_position_is_tried_in_the_laboratory(player: PlayerAtWindow) -> None:
    pages = reading(player)
    pages.text.anchorClicked.emit(QUrl("lab:blitz"))
    assert not pages.isVisible()
    laboratory = player.desk.wiring.laboratory
    assert laboratory
    player.wait(lambda: laboratory.is_seen)
    assert laboratory.lab.setup.position == BLITZ.position
    assert laboratory.lab.setup.dice == Dice(5, 5)
    laboratory.toggle()
    assert player.window.front.is_start


def test_a_position_is_played_on_against_the_bot(player: PlayerAtWindow) -> None:
    pages = reading(player)
    pages.text.anchorClicked.emit(QUrl("play:blitz"))
    dialog = player.wait_for_dialog(PlayOnDialog)
    assert not pages.isVisible()
    assert dialog.player is Player.WHITE
    assert dialog.dice.count() == 2
    QTest.mouseClick(dialog.play, LEFT)
    player.wait(lambda: player.desk.controller.table is not None)
    table = player.table
    assert table.state.position == BLITZ.position
    assert table.state.dice == Dice(5, 5)
    assert table.record.is_practice
    assert table.record.header.seats.white.kind is SeatKind.HUMAN
    assert table.record.header.seats.black.kind is SeatKind.BOT
    assert table.waits_for_human


def test_pictures_wear_the_board(player: PlayerAtWindow) -> None:
    player.start()
    player.wait_for_turn()
    pages = reading(player)
    blank = pages.text.document().resource(PICTURE, QUrl("position:blitz"))
    assert isinstance(blank, QImage)
    player.wait(lambda: pages.text.is_drawn)
    before = pages.text.document().resource(PICTURE, QUrl("position:blitz"))
    player.do(ActionId.FLIP_HOME)
    assert not player.window.page.table_view.board.board_geometry.home_right
    player.wait(lambda: pages.text.is_drawn and shown(pages) != before)
    assert isinstance(before, QImage)
    assert shown(pages).size() == before.size() == blank.size()


def shown(pages: HelpWindow) -> QImage:
    image = pages.text.document().resource(PICTURE, QUrl("position:blitz"))
    assert isinstance(image, QImage)
    return image
