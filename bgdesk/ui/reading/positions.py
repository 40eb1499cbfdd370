"""The positions of the pages: read once, drawn, told in words, and handed on to be tried or played."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QImage

from bgdesk.app.lab.reading import read_setup
from bgdesk.app.side_by_side import labels, listed, titled
from bgdesk.match.record import MatchRecord
from bgdesk.match.setup.conversion import record_of_setup, state_of_setup
from bgdesk.match.setup.setup import TableSetup
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, POINTS, Side, pip_count
from bgdesk.ui.board.geometry import BoardGeometry
from bgdesk.ui.board.render import render_image
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.play.derive_board import BoardWishes, derive_past_board
from bgdesk.ui.words.notation import isolated, score_text

POSITIONS = "positions.json"

translate = QCoreApplication.translate


@cache
def read_positions(folder: Path) -> Mapping[str, TableSetup]:
    """The set-ups of the help in ``folder``, by name; White, who is below, is on roll in nearly all."""
    asked = json.loads((folder / POSITIONS).read_text(encoding="utf-8"))
    found = {name: read_setup(one["xgid"]) for name, one in asked.items()}
    return {name: setup for name, setup in found.items() if isinstance(setup, TableSetup)}


def state_of(setup: TableSetup) -> MatchState:
    """``setup`` as a moment of a match."""
    state = state_of_setup(setup)
    assert state, "a test reads every position"
    return state


def record_of(setup: TableSetup) -> MatchRecord:
    """``setup`` as a match that stands there and has no other game."""
    record = record_of_setup(setup)
    assert record, "a test reads every position"
    return record


def picture(
    setup: TableSetup, theme: BoardTheme, wishes: BoardWishes, geometry: BoardGeometry, size: QSize
) -> QImage:
    """The board with White below, otherwise as the player likes it, as large as fits into ``size`` pixels."""
    view = derive_past_board(state_of(setup), replace(wishes, bottom=Player.WHITE, person=Player.WHITE))
    return render_image(view, theme, size, geometry)


def caption(setup: TableSetup) -> str:
    """Who has to do what, and how far both have to go."""
    parts = [_task(setup)]
    if setup.options.length:
        #: Caption of a picture: the points of White and Black, as in 4-3, in a match to {length} points
        text = translate("Reading", "Score {score} of {length}")
        score = score_text(setup.score.white, setup.score.black)
        parts.append(text.format(score=score, length=setup.options.length))
    pips = (pip_count(setup.position.of(player)) for player in Player)
    #: Caption of a picture: the pips that White and Black still have to go
    text = translate("Reading", "Pips {white} to {black}")
    parts.append(text.format(**dict(zip(("white", "black"), pips, strict=True))))
    return labels(*parts)


def _task(setup: TableSetup) -> str:
    if setup.dice is None:
        #: Caption of a picture: a decision about the doubling cube
        white = translate("Reading", "White to roll: double?")
        #: Caption of a picture
        black = translate("Reading", "Black to roll")
        return white if setup.turn is Player.WHITE else black
    #: Caption of a picture. {dice} is a roll such as 6-1
    text = translate("Reading", "White to play {dice}")
    return text.format(dice=isolated(f"{setup.dice.high}-{setup.dice.low}"))


def in_words(setup: TableSetup) -> tuple[str, ...]:
    """Where the checkers of both stand, each player counting from home, for who does not see the picture."""
    #: Where the checkers of White are, who counts the points from the own home. A title before a list
    white = translate("Reading", "White")
    #: Where the checkers of Black are, who counts the points from the own home. A title before a list
    black = translate("Reading", "Black, counted from Black's own side")
    lines = [
        titled(white, _checkers(setup.position.white)),
        titled(black, _checkers(setup.position.black)),
    ]
    return (*lines, *_cube(setup))


def _checkers(side: Side) -> str:
    #: One of a list: so many checkers on the point with this number. Short
    on_point = translate("Reading", "{count} on {point}")
    #: One of a list: so many checkers on the bar. Short
    on_bar = translate("Reading", "{count} on the bar")
    #: One of a list: so many checkers borne off. Short
    off = translate("Reading", "{count} off")
    found = [on_bar.format(count=side[BAR])] if side[BAR] else []
    points = (on_point.format(count=side[point], point=point) for point in reversed(POINTS) if side[point])
    return listed(*found, *points, off.format(count=side[OFF]) if side[OFF] else "")


def _cube(setup: TableSetup) -> tuple[str, ...]:
    owner, value = setup.cube.owner, setup.cube.value
    if owner is None:
        return ()
    #: Sentence about the doubling cube in a picture
    white = translate("Reading", "White owns the cube at {value}.")
    #: Sentence about the doubling cube in a picture
    black = translate("Reading", "Black owns the cube at {value}.")
    return ((white if owner is Player.WHITE else black).format(value=value),)
