"""The bars as widgets."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from bgdesk.app.actions.actions import ActionId
from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path
from bgdesk.ui.board.theme import load_theme
from bgdesk.ui.play.action_bar import ActionBar
from bgdesk.ui.play.derive_bars import ActionBarView, ButtonView, PlayerBarView
from bgdesk.ui.play.player_bar import PlayerBar

VIEW = PlayerBarView(
    Player.WHITE, "You", "On roll", "159", "+8", "1:12", "+9", "5 / 7", "Crawford", True, "You, White"
)


def texts(bar: PlayerBar) -> set[str]:
    return {label.text() for label in bar.findChildren(QLabel) if label.isVisibleTo(bar)}


def test_player_bar_shows_its_view(qtbot: QtBot) -> None:
    bar = PlayerBar()
    qtbot.addWidget(bar)
    bar.set_view(VIEW)
    assert texts(bar) == {"You", "On roll", "159", "(+8)", "pips", "1:12", "+9", "5 / 7", "Crawford"}
    assert bar.accessibleName() == "You, White"


def test_player_bar_hides_what_is_empty(qtbot: QtBot) -> None:
    bar = PlayerBar()
    qtbot.addWidget(bar)
    bar.set_view(PlayerBarView(Player.BLACK, "Sage", "", "", "", "", "", "0", "", False, "Sage, Black"))
    assert texts(bar) - {""} == {"Sage", "0"}


def test_only_the_acting_player_has_the_accent(qtbot: QtBot) -> None:
    bar = PlayerBar()
    qtbot.addWidget(bar)
    accent = next(frame for frame in bar.findChildren(QFrame) if frame.property("role") == "bar")
    bar.set_view(VIEW)
    assert accent.property("acting") is True
    bar.set_view(PlayerBarView(Player.BLACK, "Sage", "", "", "", "", "", "0", "", False, ""))
    assert accent.property("acting") is False


def test_height_does_not_change_with_the_content(qtbot: QtBot) -> None:
    bar = PlayerBar()
    qtbot.addWidget(bar)
    bar.set_view(VIEW)
    before = bar.sizeHint().height()
    bar.set_view(PlayerBarView(Player.BLACK, "Sage", "", "", "", "", "", "0", "", False, ""))
    assert bar.sizeHint().height() == before


def view(*buttons: ButtonView) -> ActionBarView:
    return ActionBarView(buttons, "7-point match", ButtonView(ActionId.ROLL, "Roll"))


def test_action_bar_requests_the_action_of_the_button(qtbot: QtBot) -> None:
    bar = ActionBar()
    qtbot.addWidget(bar)
    bar.set_view(view(ButtonView(ActionId.UNDO, "Undo"), ButtonView(ActionId.DOUBLE, "Double", False, "why")))
    bar.show()
    undo, double = bar.findChildren(QPushButton, "undo")[0], bar.findChildren(QPushButton, "double")[0]
    with qtbot.waitSignal(bar.action_requested) as asked:
        QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert asked.args == [ActionId.UNDO]
    assert not double.isEnabled()
    assert double.toolTip() == "why"
    assert double.accessibleDescription() == "why"


def test_action_bar_hides_unused_buttons_and_keeps_their_room(qtbot: QtBot) -> None:
    bar = ActionBar()
    qtbot.addWidget(bar)
    bar.set_view(view())
    empty = bar.sizeHint().width()
    shown = [button.text() for button in bar.findChildren(QPushButton) if button.isVisibleTo(bar)]
    assert shown == ["Roll"]
    bar.set_view(view(ButtonView(ActionId.UNDO, "Undo")))
    assert bar.sizeHint().width() == empty


def test_clicking_a_button_leaves_the_focus_where_it_was(qtbot: QtBot) -> None:
    bar = ActionBar()
    qtbot.addWidget(bar)
    bar.set_view(view())
    primary = bar.findChildren(QPushButton, "roll")[0]
    assert not primary.focusPolicy() & Qt.FocusPolicy.ClickFocus
    assert primary.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_long_texts_end_in_dots(qtbot: QtBot) -> None:
    bar = PlayerBar()
    qtbot.addWidget(bar)
    bar.set_view(PlayerBarView(Player.BLACK, "A" * 300, "", "167", "", "", "", "0", "", False, ""))
    assert bar.minimumSizeHint().width() < 400
    bar.resize(420, bar.sizeHint().height())
    bar.show()
    score = next(label for label in bar.findChildren(QLabel) if label.text() == "0")
    assert bar.rect().contains(score.mapTo(bar, score.rect().topRight()))


def test_a_low_bar_has_everything_in_one_line(qtbot: QtBot) -> None:
    bar = PlayerBar()
    qtbot.addWidget(bar)
    bar.set_view(VIEW)
    bar.resize(900, bar.sizeHint().height())
    bar.show()
    name, subtitle = (
        next(one for one in bar.findChildren(QLabel) if one.text() == t) for t in ("You", "On roll")
    )
    assert name.geometry().bottom() <= subtitle.geometry().top()
    usual = bar.sizeHint().height()
    bar.set_low(is_low=True)
    bar.resize(900, bar.sizeHint().height())
    assert bar.sizeHint().height() < usual * 0.8
    qtbot.waitUntil(lambda: subtitle.geometry().left() > name.geometry().right())
    assert abs(subtitle.geometry().center().y() - name.geometry().center().y()) <= 2
    bar.set_low(is_low=False)
    assert bar.sizeHint().height() == usual


def test_the_mark_says_whose_bar_it_is(qtbot: QtBot) -> None:
    bar = PlayerBar()
    qtbot.addWidget(bar)
    bar.set_board_theme(load_theme(resource_path("boards", "classic.toml")))
    bar.set_view(VIEW)
    assert (bar.mark.letter, bar.mark.is_bot) == ("Y", False)
    person = bar.mark.grab().toImage()
    bar.set_view(replace(VIEW, name="zoë"))
    assert bar.mark.letter == "Z"
    assert bar.mark.grab().toImage() != person
    bar.set_view(replace(VIEW, is_bot=True))
    computer = bar.mark.grab().toImage()
    assert computer != person
    bar.set_view(replace(VIEW, is_bot=True, name="Sage"))
    assert bar.mark.grab().toImage() == computer
