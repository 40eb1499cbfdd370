"""Prints where things are in a window of some size, from a window of the same size that nobody sees.

Run as ``python -m tests.e2e.where HOME WIDTH HEIGHT``; one JSON object of places and their pixels.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from bgdesk.app.paths import find_paths
from bgdesk.app.settings.settings import TEST_PROFILE
from bgdesk.app.table.match_opener import NewMatch
from bgdesk.match.dice.fair_dice import SEEDED
from bgdesk.match.options import match_options
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.start.application import make_application
from bgdesk.start.desk import Desk
from bgdesk.start.window import build_desk
from bgdesk.ui.board.view import point_spot

Pixel = tuple[int, int]


def main(home: str, width: str, height: str) -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = make_application(["where"])
    desk = build_desk(app, find_paths(home).prepared(), TEST_PROFILE)
    desk.window.resize(int(width), int(height))
    desk.window.show()
    found: dict[str, Pixel] = {}
    seats = Pair(Seat("Ann"), Seat("Bob"))
    desk.match_opener.start(NewMatch(match_options(1), seats, SEEDED, seed=1))
    app.processEvents()
    found |= _places(desk)
    desk.window.close()
    desk.close()
    sys.stdout.write(json.dumps(found) + "\n")


def _places(desk: Desk) -> dict[str, Pixel]:
    board = desk.window.page.table_view.board
    geometry = board.board_scene.geometry
    points = {f"{n}": geometry.slot(point_spot(n), 0, 1).centre for n in range(1, 25)}
    dice = {f"dice of {player}": geometry.die_centre(player, 0, 2) for player in Player}
    return {name: _pixel(desk, board, board.mapFromScene(at)) for name, at in {**points, **dice}.items()}


def _pixel(desk: Desk, widget: QWidget, at: QPoint) -> Pixel:
    inside = widget.mapTo(desk.window, at)
    return inside.x(), inside.y()


if __name__ == "__main__":
    main(str(Path(sys.argv[1])), *sys.argv[2:])
