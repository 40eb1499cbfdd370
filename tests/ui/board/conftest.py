"""Positions to show, and a board to show them on."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.scene import BoardScene
from bgdesk.ui.board.theme import BoardTheme, load_theme
from bgdesk.ui.board.view import BoardView
from tests.ui.board.positions import middle_game, start


@pytest.fixture
def classic() -> BoardTheme:
    """The default look."""
    return load_theme(resource_path("boards") / "classic.toml")


@pytest.fixture
def view() -> BoardView:
    """White to play 6-3 in the middle of a game."""
    return middle_game()


@pytest.fixture
def board(qtbot: QtBot, view: BoardView) -> BoardWidget:
    """A board at rest that shows `view`, White below, home to the right."""
    widget = BoardWidget()
    qtbot.addWidget(widget)
    widget.resize(960, 690)
    with qtbot.waitActive(widget):
        widget.show()
    widget.set_orientation(Player.WHITE, True)
    widget.set_view(view)
    widget.settle()
    return widget


@pytest.fixture
def scene(qtbot: QtBot, classic: BoardTheme) -> BoardScene:
    """A scene that shows the set-up."""
    board = BoardScene(classic)
    board.set_view(start())
    board.settle()
    return board
