"""The picture of the rules of Coan ki."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path
from bgdesk.ui.board.theme import load_theme
from bgdesk.ui.coan_ki.layout import WIDTH, piece_centre
from bgdesk.ui.coan_ki.picture import loop_picture


@pytest.mark.parametrize("board", ["classic", "maple", "contrast"])
def test_the_pieces_stand_where_they_start(qapp: QApplication, board: str) -> None:
    theme = load_theme(resource_path("boards", f"{board}.toml"))
    image = loop_picture(theme, QSize(480, 345))
    assert image.width() <= 480
    assert image.height() <= 345
    scale = image.width() / WIDTH
    faces = [
        image.pixelColor((piece_centre(Player.WHITE, space, 2) * scale).toPoint()) for space in (0, 1, 2)
    ]
    assert faces[0].name() == faces[1].name() != faces[2].name()
    assert image.pixelColor(0, 0).alpha() == 0
