"""The page of the laboratory by itself, with an empty board."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.lab.lab import Lab
from bgdesk.match.setup.setup import cleared, new_setup
from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path
from bgdesk.ui.board.theme import load_theme
from bgdesk.ui.lab.lab_page import LabPage


class Shelf:
    """Keeps a draft in memory."""

    def __init__(self) -> None:
        self.body: str | None = None

    def draft(self) -> str | None:
        return self.body

    def keep_draft(self, body: str) -> None:
        self.body = body


@pytest.fixture
def lab(qtbot: QtBot) -> Lab:
    """An empty backgammon board."""
    made = Lab(Shelf)
    made.change(cleared(new_setup()))
    return made


@pytest.fixture
def page(qtbot: QtBot, lab: Lab) -> LabPage:
    """The page at rest, White below, home to the right."""
    widget = LabPage(lab)
    qtbot.addWidget(widget)
    widget.set_board_theme(load_theme(resource_path("boards") / "classic.toml"))
    widget.board.set_motion(False)
    widget.resize(1360, 820)
    with qtbot.waitActive(widget):
        widget.show()
    widget.board.set_orientation(Player.WHITE, True)
    widget.board.setFocus()
    return widget
