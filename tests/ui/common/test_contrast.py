"""Texts in the colours of boards and of grades can be read."""

from __future__ import annotations

import pytest

from bgdesk.shipped import resource_path
from bgdesk.ui.board.theme import BoardTheme, load_themes
from bgdesk.ui.common.grade_colours import GRADE_COLOURS
from tests.contrast import READABLE, contrast, laid_over

BOARDS = load_themes(resource_path("boards"))


def pairs(board: BoardTheme) -> dict[str, tuple[str, str]]:
    """Each text of a board and the ground that it stands on."""
    frame, marks, field = board.frame, board.marks, board.field.light
    found: dict[str, tuple[str, str]] = {
        "number, light": (frame.number, frame.light),
        "number, dark": (frame.number, frame.dark),
        "tray": (frame.tray_number, frame.tray),
        "line of help": (marks.pill_text, laid_over(marks.pill, field)),
        "refusal": (marks.message_text, laid_over(marks.message, field)),
        "white checker": (board.checker_white.text, board.checker_white.face),
        "black checker": (board.checker_black.text, board.checker_black.face),
    }
    for name, thing in (("white die", board.die_white), ("black die", board.die_black), ("cube", board.cube)):
        found |= {f"{name}, light": (thing.pip, thing.light), f"{name}, dark": (thing.pip, thing.dark)}
    return found


@pytest.mark.parametrize("name", BOARDS)
def test_every_text_on_a_board_can_be_read(name: str) -> None:
    found = {pair: contrast(*colours) for pair, colours in pairs(BOARDS[name]).items()}
    assert {pair: round(ratio, 2) for pair, ratio in found.items() if ratio < READABLE} == {}


@pytest.mark.parametrize("grade", GRADE_COLOURS)
def test_the_sign_on_a_badge_can_be_read(grade: str) -> None:
    colour = GRADE_COLOURS[grade]
    assert contrast(colour.back, colour.text) >= READABLE
