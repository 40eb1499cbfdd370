"""The pictures of the rules."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from bgdesk.rules.variants import RULESETS
from bgdesk.shipped import resource_path
from bgdesk.ui.board.geometry import HEIGHT, WIDTH
from bgdesk.ui.board.theme import load_themes
from bgdesk.ui.pages.rules_pictures import start_picture

THEMES = load_themes(resource_path("boards"))
SIZE = QSize(480, 345)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("variant", ["plakoto", "fevga", "russian"])
def test_the_ways_lie_in_the_middle_in_the_colours_of_the_players(
    qtbot: QtBot, variant: str, theme: str
) -> None:
    image = start_picture(RULESETS[variant], THEMES[theme], SIZE)
    assert (image.width(), image.height()) == (480, 345)

    def at(x: float, y: float) -> QColor:
        return image.pixelColor(round(x * 480 / WIDTH), round(y * 345 / HEIGHT))

    middle = HEIGHT / 2
    faces = THEMES[theme].checker_white.face, THEMES[theme].checker_black.face
    for y, face in ((middle - 46, faces[0]), (middle + 46, faces[0]), (middle - 15, faces[1])):
        colour, wanted = at(700, y), QColor(face)
        assert abs(colour.lightness() - wanted.lightness()) < 60, (variant, y)
