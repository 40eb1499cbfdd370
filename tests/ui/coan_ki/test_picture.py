"""The picture of the rules of Coan ki."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from bgdesk.rules.coan_ki import SPACES, CoanKiMove, CoanKiPlay, start_position
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path
from bgdesk.ui.board.theme import load_theme
from bgdesk.ui.coan_ki.board import CoanKiBoard, CoanKiView
from bgdesk.ui.coan_ki.layout import HEIGHT, LABELS, WIDTH, piece_centre
from bgdesk.ui.coan_ki.picture import coan_ki_picture


@pytest.mark.parametrize("board", ["classic", "maple", "contrast"])
def test_the_pieces_stand_where_they_start(qapp: QApplication, board: str) -> None:
    theme = load_theme(resource_path("boards", f"{board}.toml"))
    image = coan_ki_picture(theme, QSize(480, 345))
    assert image.width() <= 480
    assert image.height() <= 345
    scale = image.width() / WIDTH
    faces = [
        image.pixelColor((piece_centre(Player.WHITE, space, 2) * scale).toPoint()) for space in (0, 1, 2)
    ]
    assert faces[0].name() == faces[1].name() != faces[2].name()
    assert image.pixelColor(0, 0).alpha() == 0


def words_in_the_middle(board: CoanKiBoard, player: Player, shown: CoanKiPlay | None) -> list[QImage]:
    """Pictures of the lines in the middle while arrows show a play."""
    labels = ("Pot 20", "Ann: 3 off", "Bob: 5 off")
    board.show_view(CoanKiView(start_position(), player, Dice(6, 5), frozenset(), shown, labels), "")
    picture = board.grab().toImage()
    centres = [area.center().toPoint() for area in LABELS]
    return [picture.copy(QRect(centre - QPoint(25, 10), QSize(50, 20))) for centre in centres]


def test_no_arrow_crosses_the_words(qapp: QApplication) -> None:
    board = CoanKiBoard(load_theme(resource_path("boards", "classic.toml")))
    board.resize(round(WIDTH), round(HEIGHT))
    for player in Player:
        plain = words_in_the_middle(board, player, None)
        moves = [CoanKiMove(space, distance) for space in range(SPACES) for distance in (2, 7, 12)]
        plays = [CoanKiPlay((move,), start_position()) for move in moves]
        plays += [CoanKiPlay((), start_position(), space) for space in range(SPACES)]
        assert [play for play in plays if words_in_the_middle(board, player, play) != plain] == []
