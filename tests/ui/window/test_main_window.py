"""The window as a whole: what has room, what may move, what is told."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenuBar, QPushButton, QTabBar, QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.settings import table
from bgdesk.app.table.table import Notice, NoticeKind
from bgdesk.match.state import Phase
from bgdesk.start.application import reach_everything_by_tab
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from bgdesk.ui.pages.help_window import HelpWindow
from bgdesk.ui.play.player_bar import PlayerBar
from bgdesk.ui.window.notice_bar import Topic
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import LEFT, PlayerAtWindow, played_to, popups_offscreen

KEY = Qt.Key
LONG = "The match was not saved in /a/folder/with/quite/a/long/name/match.mat: the disk is full. " * 2


@pytest.fixture
def player(open_desk: OpenDesk) -> PlayerAtWindow:
    """Somebody whose turn it is to play."""
    player = open_desk()
    player.start()
    player.wait_for_turn()
    return player


def board_area(player: PlayerAtWindow) -> QRect:
    """Where the board lies in the window."""
    board = player.board
    return QRect(board.mapTo(player.window, board.rect().topLeft()), board.size())


@pytest.mark.parametrize(
    ("size", "has_panel"), [((900, 600), False), ((1440, 900), True), ((2560, 1440), True)]
)
def test_the_board_is_the_hero_at_every_size(
    player: PlayerAtWindow, size: tuple[int, int], has_panel: bool
) -> None:
    player.window.resize(*size)
    player.wait(lambda: board_area(player).width() > 0.6 * size[0])
    assert player.window.side_panel.isVisible() is has_panel
    assert board_area(player).height() > 0.65 * size[1]


def test_the_panel_comes_when_it_is_asked_for(player: PlayerAtWindow) -> None:
    player.window.resize(900, 600)
    panel = player.window.side_panel
    player.key(KEY.Key_F9)
    assert panel.isVisible()
    player.window.resize(1440, 900)
    player.key(KEY.Key_F9)
    assert not panel.isVisible()
    player.do(ActionId.DICE_PANEL)
    assert panel.isVisible()
    assert player.window.actions_by_id[ActionId.SIDE_PANEL].isChecked()


@pytest.mark.parametrize("size", [(760, 520), (900, 600), (1440, 900)])
@pytest.mark.parametrize("text", ["Short.", LONG, LONG * 2])
def test_a_notice_neither_moves_nor_covers_the_board(
    player: PlayerAtWindow, size: tuple[int, int], text: str
) -> None:
    player.window.resize(*size)
    player.wait(lambda: player.window.width() == size[0])
    QApplication.processEvents()
    before = board_area(player)
    player.window.notices.warn(text, can_retry=True)
    QApplication.processEvents()
    assert board_area(player) == before
    notice = player.window.notices.geometry()
    assert player.window.rect().contains(notice)
    assert not notice.intersects(before)


def test_a_notice_has_room_for_larger_letters(player: PlayerAtWindow) -> None:
    player.window.resize(900, 600)
    notices = player.window.notices
    notices.warn(LONG)
    player.desk.settings.set(table.TEXT_SIZE, 175)
    QApplication.processEvents()
    assert notices.height() >= notices.heightForWidth(notices.width())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_tab_with_the_keyboard_has_a_ring(player: PlayerAtWindow, theme: str) -> None:
    player.desk.settings.set(table.WINDOW_THEME, theme)
    player.window.resize(1440, 900)
    tabs = player.window.side_panel.findChild(QTabBar)
    assert tabs
    ring = player.desk.wiring.appearance._themes.theme.focus
    assert ring not in colours_of(tabs)
    tabs.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring in colours_of(tabs)


@pytest.mark.parametrize("page", [ActionId.ROLLS_PANEL, ActionId.DICE_PANEL])
def test_the_pages_have_the_ground_of_their_panel(player: PlayerAtWindow, page: ActionId) -> None:
    player.window.resize(1440, 900)
    player.do(page)
    panel = player.window.side_panel
    picture = panel.grab().toImage()
    theme = player.desk.wiring.appearance._themes.theme
    places = [(x, y) for x in range(20, panel.width() - 20) for y in (panel.height() - 16, 60)]
    shown = {picture.pixelColor(x, y).name() for x, y in places}
    assert theme.panel in shown
    assert theme.window not in shown


def colours_of(widget: QWidget) -> set[str]:
    """The colours that ``widget`` is painted in."""
    picture = widget.grab().toImage()
    places = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return {picture.pixelColor(x, y).name() for x, y in places}


def test_neither_notices_nor_the_line_for_moves_move_the_board(player: PlayerAtWindow) -> None:
    before = board_area(player)
    player.window.notices.warn(LONG, can_retry=True)
    player.key(KEY.Key_M)
    player.wait(player.window.page.move_field.isVisible)
    QApplication.processEvents()
    assert board_area(player) == before
    notice = player.window.notices.geometry()
    assert player.window.rect().contains(notice)
    assert not notice.intersects(before)


def press(player: PlayerAtWindow, text: str) -> None:
    """Click a button of the notice."""
    button = next(b for b in player.window.notices.findChildren(QPushButton) if b.text() == text)
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)


def test_no_notice_is_lost_behind_another(player: PlayerAtWindow) -> None:
    notices = player.window.notices
    for text in ("first", "second", "first", "third"):
        notices.warn(text)
    seen = []
    while notices.text:
        seen.append(notices.text)
        press(player, "Close")
    assert seen == ["third", "first", "second"]
    assert not notices.isVisible()


def test_a_short_notice_makes_way(player: PlayerAtWindow) -> None:
    notices = player.window.notices
    notices.warn("stays")
    notices.tell("passes")
    assert notices.text == "passes"
    notices.warn("new")
    press(player, "Close")
    assert notices.text == "stays"


def test_the_newest_about_one_thing_is_told(player: PlayerAtWindow) -> None:
    notices = player.window.notices
    notices.warn("about the program")
    notices.warn("not written", Topic.FILES)
    notices.tell("written", Topic.FILES)
    press(player, "Close")
    assert notices.text == "about the program"


def test_what_is_past_is_not_told_again(player: PlayerAtWindow) -> None:
    notices = player.window.notices
    notices.warn("about the program")
    notices.warn("about the last match", Topic.FILES)
    player.start()
    assert notices.text == "about the program"
    player.wait_for_turn()
    notices.warn("The match waits.", Topic.HALT, can_retry=True)
    player.desk.controller.play_editor.edit(lambda entry: entry.enter(entry.legal.plays[0]))
    assert notices.text == "The match waits."
    player.desk.controller.play_editor.confirm()
    assert notices.text == "about the program"


def test_trying_again_goes_on(player: PlayerAtWindow) -> None:
    asked: list[bool] = []
    notices = player.window.notices
    notices.retry_requested.connect(lambda: asked.append(True))
    notices.warn("It failed.", can_retry=True)
    press(player, "Try again")
    assert asked == [True]
    assert notices.text == ""


def test_a_lost_engine_is_told(player: PlayerAtWindow) -> None:
    parts, notices = player.desk.wiring.match_notices, player.window.notices
    parts.tell(Notice(NoticeKind.ENGINE_REPLACED))
    assert notices.text == "The engine stopped and was started again; it goes on where it was."
    parts.tell(Notice(NoticeKind.ENGINE_FAILED))
    assert notices.text == "The engine failed; a plain player takes its place, and the match goes on."
    parts.tell(Notice(NoticeKind.ENGINE_UNAVAILABLE, "It does not run."))
    assert notices.text == "This opponent cannot play: It does not run."


def test_space_opens_the_new_match_dialog_on_an_empty_board(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.key(KEY.Key_Space)
    assert player.wait_for_dialog(NewMatchDialog).isVisible()


@popups_offscreen
@pytest.mark.parametrize("way", ["mouse", "mnemonic", "key"])
def test_the_rules_of_a_game_can_be_read_before_it_is_chosen(open_desk: OpenDesk, way: str) -> None:
    player = open_desk()
    player.start()
    player.do(ActionId.NEW_MATCH)
    dialog = player.wait_for_dialog(NewMatchDialog)
    dialog.game.games.setCurrentIndex(dialog.game.games.findData("plakoto"))
    if way == "mouse":
        QTest.mouseClick(dialog.game.rules, LEFT)
    elif way == "mnemonic":
        player.key(KEY.Key_R, Qt.KeyboardModifier.AltModifier)
    else:
        player.key(KEY.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    pages = player.wait_for_dialog(HelpWindow)
    assert pages.text.toPlainText().startswith("Plakoto")
    player.key(KEY.Key_Escape)
    player.wait(lambda: player.dialog is dialog)
    player.key(KEY.Key_Escape)
    player.wait(lambda: player.dialog is None)
    player.do(ActionId.RULES)
    usual = player.window.findChild(HelpWindow)
    assert usual
    assert usual.text.toPlainText().startswith("Backgammon")


def test_the_window_remembers_its_size(open_desk: OpenDesk) -> None:
    first = open_desk()
    first.window.resize(780, 600)
    first.window.close()
    first.desk.close()
    assert open_desk().window.size() == first.window.size()


def test_the_window_does_not_begin_larger_than_the_screen(open_desk: OpenDesk) -> None:
    window = open_desk().window
    screen = window.screen().availableSize()
    assert window.width() > screen.width()
    window.fit_to_screen()
    assert window.width() <= screen.width()
    assert window.height() < screen.height()
    before = window.size()
    window.fit_to_screen()
    assert window.size() == before


def test_full_screen_and_back(player: PlayerAtWindow) -> None:
    player.key(KEY.Key_F11)
    assert player.window.isFullScreen()
    player.key(KEY.Key_F11)
    assert not player.window.isFullScreen()


def test_full_screen_left_by_the_desktop_is_noticed(player: PlayerAtWindow) -> None:
    full_screen = player.window.actions_by_id[ActionId.FULL_SCREEN]
    player.key(KEY.Key_F11)
    assert full_screen.isChecked()
    player.window.showNormal()
    player.wait(lambda: not full_screen.isChecked())
    player.key(KEY.Key_F11)
    assert player.window.isFullScreen()


def test_below_the_menu_bar_of_the_desktop_a_notice_covers_nothing(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMenuBar, "isNativeMenuBar", lambda bar: True)
    player = open_desk()
    player.window.menuBar().hide()
    player.window.resize(1440, 900)
    player.window.notices.warn("Short.")
    QApplication.processEvents()
    tabs = player.window.side_panel.findChild(QTabBar)
    assert tabs
    top = tabs.mapTo(player.window, tabs.rect().topLeft()).y()
    assert player.window.notices.geometry().bottom() < top
    assert not player.window.notices.geometry().intersects(board_area(player))


def test_tab_leads_to_buttons_on_macos_too(qapp: QApplication) -> None:
    usual = qapp.styleHints().tabFocusBehavior()
    qapp.styleHints().setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusTextControls)
    reach_everything_by_tab(qapp)
    assert qapp.styleHints().tabFocusBehavior() is Qt.TabFocusBehavior.TabFocusAllControls
    qapp.styleHints().setTabFocusBehavior(usual)


def test_the_bars_name_the_players_and_who_is_to_play(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.sit_at(played_to(lambda state: state.phase is Phase.TO_ROLL))
    player.wait_for_turn()
    spoken = [bar.accessibleName() for bar in player.window.page.findChildren(PlayerBar)]
    assert [name.split(",")[0] for name in spoken] == ["Bob", "Ann"]
    assert sum("On roll" in name for name in spoken) == 1
