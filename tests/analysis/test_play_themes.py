"""What a play does is seen by comparing the boards."""

from __future__ import annotations

import pytest

from bgdesk.analysis.play_themes import PlayTheme, missed_theme, theme_of
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


BLITZ = {6: 5, 8: 3, 13: 4, 10: 1, 24: 2}
SPLIT = side({6: 5, 8: 3, 13: 5, 24: 1, 21: 1})
SPLIT_HIT = side({6: 5, 8: 3, 13: 5, 24: 1, 25: 1})


@pytest.mark.parametrize(
    ("good", "played", "missed"),
    [
        # All good plays hit on the 4-point, some by making it; the quiet one does not.
        (
            (
                ({6: 4, 4: 1, 8: 3, 13: 4, 10: 1, 24: 2}, SPLIT_HIT),
                ({6: 5, 8: 2, 10: 1, 13: 4, 4: 1, 24: 2}, SPLIT_HIT),
            ),
            ({6: 5, 8: 4, 13: 3, 10: 1, 24: 2}, SPLIT),
            PlayTheme.HIT,
        ),
        # Only one of the good plays hits: that is not what is missing.
        (
            (({6: 4, 4: 1, 8: 3, 13: 4, 10: 1, 24: 2}, SPLIT_HIT), ({6: 5, 8: 4, 13: 4, 24: 2}, SPLIT)),
            ({6: 5, 8: 3, 13: 3, 10: 2, 24: 2}, SPLIT),
            None,
        ),
        # Both hit, and the better one makes the point as well.
        (
            (({6: 4, 4: 2, 8: 2, 13: 4, 10: 1, 24: 2}, SPLIT_HIT),),
            ({6: 4, 4: 1, 8: 3, 13: 4, 10: 1, 24: 2}, SPLIT_HIT),
            PlayTheme.POINT,
        ),
        # An anchor is made, or a back checker runs.
        ((({**BLITZ, 24: 0, 22: 2}, SPLIT),), ({**BLITZ, 13: 3, 11: 1}, SPLIT), PlayTheme.ANCHOR),
        ((({**BLITZ, 24: 1, 14: 1}, SPLIT),), ({**BLITZ, 13: 3, 3: 1}, SPLIT), PlayTheme.RUN),
        # The best one is quiet.
        ((({**BLITZ, 13: 3, 11: 1}, SPLIT),), ({6: 4, 4: 1, 8: 3, 13: 4, 10: 1, 24: 2}, SPLIT_HIT), None),
    ],
)
def test_what_is_missed_is_what_all_good_plays_do(
    good: tuple[tuple[dict[int, int], tuple[int, ...]], ...],
    played: tuple[dict[int, int], tuple[int, ...]],
    missed: PlayTheme | None,
) -> None:
    before = Position(side(BLITZ), SPLIT)
    boards = [Position(side(own), theirs) for own, theirs in good]
    assert missed_theme(before, boards, Position(side(played[0]), played[1]), Player.WHITE) is missed
