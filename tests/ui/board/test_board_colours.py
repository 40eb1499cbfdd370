"""Every board can be read by every kind of eyes; two are made for those that see fewer colours."""

from __future__ import annotations

import pytest

from bgdesk.rules.player import Player
from bgdesk.ui.board.theme import BoardTheme, Colour
from tests.ui.board.colour_vision import SEEN, Vision, contrast_for, difference_for, seen_by
from tests.ui.board.test_theme import THEMES, grounds

FOR_OTHER_EYES = ("clear", "midnight")
ENOUGH = 3.0
"""The least contrast of what has to be seen (WCAG 2.2, 1.4.11)."""
FAR_APART = 40.0
"""A distance in CIELAB that nobody overlooks."""

each_board = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
each_vision = pytest.mark.parametrize("vision", Vision)


def test_the_simulation_keeps_white_grey_and_black() -> None:
    for vision in Vision:
        for row in SEEN[vision]:
            assert sum(row) == pytest.approx(1, abs=2e-5)
        for grey in ("#000000", "#808080", "#ffffff"):
            assert difference_for(vision, Colour(grey), Colour(grey)) == 0
            assert seen_by(vision, Colour(grey)) == pytest.approx(
                seen_by(Vision.USUAL, Colour(grey)), abs=1e-4
            )


def test_the_simulation_knows_who_confuses_what() -> None:
    red, green = Colour("#d04030"), Colour("#608a20")
    assert difference_for(Vision.USUAL, red, green) > 70
    assert difference_for(Vision.DEUTAN, red, green) < 25
    blue, teal = Colour("#3070c0"), Colour("#208080")
    assert difference_for(Vision.TRITAN, blue, teal) < difference_for(Vision.USUAL, blue, teal) / 2


@each_vision
@each_board
@pytest.mark.parametrize("player", Player)
def test_checkers_stand_out_from_points_and_ground(theme: BoardTheme, player: Player, vision: Vision) -> None:
    checker = theme.checker(player)
    for name, ground in grounds(theme).items():
        best = max(contrast_for(vision, colour, ground) for colour in (checker.face, checker.rim))
        assert best >= ENOUGH, (name, round(best, 2))


@each_vision
@each_board
def test_nobody_takes_one_side_for_the_other(theme: BoardTheme, vision: Vision) -> None:
    assert contrast_for(vision, theme.checker_white.face, theme.checker_black.face) >= ENOUGH
    assert difference_for(vision, theme.checker_white.face, theme.checker_black.face) >= FAR_APART


@each_vision
@each_board
def test_the_two_kinds_of_points_are_told_apart(theme: BoardTheme, vision: Vision) -> None:
    assert difference_for(vision, theme.point_odd.light, theme.point_even.light) >= 15


@each_vision
@pytest.mark.parametrize("name", FOR_OTHER_EYES)
def test_what_is_made_for_other_eyes_is_far_apart_for_them(name: str, vision: Vision) -> None:
    theme = THEMES[name]
    white, black = theme.checker_white, theme.checker_black
    assert difference_for(vision, white.face, black.face) >= 1.5 * FAR_APART
    assert white.mark is not black.mark
    assert difference_for(vision, theme.die_white.light, theme.die_black.light) >= FAR_APART
    for ground in (theme.field.light, theme.point_even.light, theme.point_odd.light):
        for face in (white.face, black.face):
            assert difference_for(vision, face, ground) >= 15, (face, ground)


@each_vision
@each_board
def test_what_may_be_used_glows_on_everything_around_it(theme: BoardTheme, vision: Vision) -> None:
    for ground in (theme.field.light, theme.point_even.light, theme.frame.light):
        assert difference_for(vision, theme.marks.accent, ground) >= 15, ground


def test_there_are_eight_boards_and_each_has_a_look_of_its_own() -> None:
    assert len(THEMES) == 8
    assert [theme.place for theme in THEMES.values()] == list(range(1, 9))
    for name, theme in THEMES.items():
        for other, rival in THEMES.items():
            pairs = ((theme.field.light, rival.field.light), (theme.point_odd.light, rival.point_odd.light))
            apart = sum(difference_for(Vision.USUAL, *pair) for pair in pairs)
            assert name == other or apart >= 20, (name, other, round(apart))
