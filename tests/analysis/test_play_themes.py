"""What a play does is seen by comparing the boards."""

from __future__ import annotations

import pytest

from bgdesk.analysis.play_themes import PlayTheme, theme_of
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side

START = {6: 5, 8: 3, 13: 5, 24: 2}
OTHER = side({6: 5, 8: 3, 13: 5, 24: 2})
HIT = side({6: 5, 8: 3, 13: 5, 24: 1, 25: 1})


@pytest.mark.parametrize(
    ("before", "after", "theirs", "theme"),
    [
        (START, {6: 5, 8: 3, 13: 5, 24: 2}, OTHER, PlayTheme.QUIET),
        (START, {6: 5, 8: 3, 13: 4, 10: 1, 24: 2}, HIT, PlayTheme.HIT),
        (START, {6: 4, 5: 2, 8: 2, 13: 5, 24: 2}, OTHER, PlayTheme.POINT),
        (START, {6: 5, 7: 2, 8: 2, 13: 4, 24: 2}, OTHER, PlayTheme.POINT),
        (START, {6: 5, 8: 3, 13: 3, 10: 2, 24: 2}, OTHER, PlayTheme.QUIET),
        ({**START, 24: 1, 21: 1}, {6: 5, 8: 3, 13: 5, 21: 2}, OTHER, PlayTheme.ANCHOR),
        (START, {6: 5, 8: 3, 13: 5, 24: 1, 14: 1}, OTHER, PlayTheme.RUN),
        (START, {6: 5, 8: 3, 13: 5, 24: 1, 20: 1}, OTHER, PlayTheme.QUIET),
        ({6: 5, 5: 5, 4: 5}, {6: 4, 5: 5, 4: 5}, OTHER, PlayTheme.BEAR_OFF),
    ],
)
def test_themes(
    before: dict[int, int], after: dict[int, int], theirs: tuple[int, ...], theme: PlayTheme
) -> None:
    assert theme_of(Position(side(before), OTHER), Position(side(after), theirs), Player.WHITE) is theme
    assert theme_of(Position(OTHER, side(before)), Position(theirs, side(after)), Player.BLACK) is theme
