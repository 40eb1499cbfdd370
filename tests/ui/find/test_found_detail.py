"""The small picture of a position that was found."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from bgdesk.rules.player import Player
from bgdesk.rules.position import side
from bgdesk.shipped import resource_path
from bgdesk.ui.board.theme import load_theme
from bgdesk.ui.find.found_detail import PositionSketch


@pytest.mark.parametrize("player", list(Player))
def test_checkers_keep_the_colours_of_their_players_whoever_decides(qtbot: QtBot, player: Player) -> None:
    theme = load_theme(resource_path("boards", "classic.toml"))
    sketch = PositionSketch()
    qtbot.addWidget(sketch)
    sketch.resize(sketch.sizeHint())
    sketch.wear(theme)
    sketch.show_position(side({3: 1}), side({3: 1}), player)
    image = sketch.grab().toImage()
    for point, owner in ((3, player), (22, player.opponent)):
        room = sketch.rect_of(point)
        y = room.bottom() - 8 if point == 3 else room.top() + 8
        assert image.pixelColor(round(room.center().x()), round(y)) == QColor(theme.checker(owner).face)
