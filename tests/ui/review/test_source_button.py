"""The name of an analysis beside the tabs: it is the one that gives way."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.ui.review.source_button import SourceButton, SourcesView
from tests.ui.player_at_window import popups_offscreen

TEXT = "Deepest analyses"


@pytest.fixture
def button(qtbot: QtBot) -> SourceButton:
    button = SourceButton()
    qtbot.addWidget(button)
    button.setStyleSheet("padding: 2px 6px")
    button.set_view(SourcesView(("One", "Two"), None, TEXT, "", blends=True, short="Deepest"))
    return button


def test_all_of_it_is_shown_where_there_is_room(button: SourceButton) -> None:
    button.set_room(400)
    assert button.text() == TEXT


@pytest.mark.parametrize("less", [1, 30, 50])
def test_it_is_never_wider_than_its_room(button: SourceButton, less: int) -> None:
    button.set_room(400)
    room = button.sizeHint().width() - less
    button.set_room(room)
    assert button.sizeHint().width() <= room
    assert button.text() != TEXT
    assert TEXT in button.toolTip()


@popups_offscreen
def test_a_menu_of_analyses_that_are_gone_closes(button: SourceButton, qtbot: QtBot) -> None:
    with qtbot.waitExposed(button):
        button.show()
    menu = button.menu()
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
    button.set_view(SourcesView(("One", "Two"), 1, "Two", blends=True))
    assert menu.isVisible()
    button.set_view(SourcesView(("One",), 0, "One"))
    assert not menu.isVisible()
