"""Views for the board's tests; the board knows no rules, so any view will do."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.rules.variants import Relation
from bgdesk.ui.board.view import (
    Arrow,
    BoardView,
    CubeView,
    DieView,
    bar_spot,
    point_spot,
    reserve_spot,
    tray_spot,
)

WHITE, BLACK = Player.WHITE, Player.BLACK
P = point_spot


def points(white: dict[int, int], black: dict[int, int]) -> tuple[tuple[Player | None, int], ...]:
    """The contents of the points from each side's counts by physical number."""
    found: list[tuple[Player | None, int]] = [(None, 0)] * 24
    for player, counts in ((WHITE, white), (BLACK, black)):
        for number, count in counts.items():
            found[number - 1] = (player, count)
    return tuple(found)


def start() -> BoardView:
    """The set-up of backgammon."""
    men = points({24: 2, 13: 5, 8: 3, 6: 5}, {1: 2, 12: 5, 17: 3, 19: 5})
    return BoardView(men, Pair(0, 0), Pair(0, 0), WHITE, cube=CubeView("64", is_worth_one=True))


def middle_game() -> BoardView:
    """White to play 6-3, four places to move from."""
    return BoardView(
        points({13: 4, 24: 1, 20: 1, 8: 3, 6: 4, 5: 2}, {12: 5, 17: 3, 19: 5, 1: 2}),
        Pair(0, 0),
        Pair(0, 0),
        WHITE,
        dice=(DieView(6, WHITE), DieView(3, WHITE)),
        cube=CubeView("2", owner=WHITE),
        active=WHITE,
        targets={
            P(13): frozenset({P(7), P(10), P(4)}),
            P(8): frozenset({P(2), P(5)}),
            P(6): frozenset({P(3)}),
            P(24): frozenset({P(18), P(21)}),
        },
        hint="Click a checker to play the 6",
    )


def stacked() -> BoardView:
    """Tall stacks, both bars occupied, a double half played, the cube out of play, a refusal."""
    return BoardView(
        points({6: 8, 4: 3, 2: 2}, {24: 9, 1: 1, 18: 2}),
        Pair(2, 1),
        Pair(0, 2),
        BLACK,
        dice=(DieView(6, BLACK, True, 1.0), DieView(6, BLACK, False, 0.5)),
        cube=CubeView("64", is_crawford=True, is_worth_one=True),
        active=BLACK,
        targets={bar_spot(BLACK): frozenset({P(19)})},
        message="The 6 must be played",
    )


def bearing_off() -> BoardView:
    """White bears off; the trays fill, the cube is Black's."""
    return BoardView(
        points({1: 2, 2: 1, 3: 2, 4: 1}, {24: 2, 23: 3, 21: 1, 19: 1}),
        Pair(0, 0),
        Pair(9, 8),
        WHITE,
        dice=(DieView(4, WHITE, True, 1.0), DieView(3, WHITE)),
        cube=CubeView("4", owner=BLACK),
        active=WHITE,
        targets={P(3): frozenset({tray_spot(WHITE)}), P(4): frozenset({P(1)})},
        arrows=(Arrow(P(24), tray_spot(BLACK), BLACK, count=2), Arrow(P(6), P(3), is_made=False)),
    )


def opening() -> BoardView:
    """One die on each side."""
    return replace(start(), dice=(DieView(5, WHITE), DieView(2, BLACK)))


def offered() -> BoardView:
    """Black offers White the cube."""
    return replace(start(), cube=CubeView("2", offered_to=WHITE), active=WHITE, hint="Black doubles to 2")


def to_roll() -> BoardView:
    """White may roll or double."""
    return replace(
        start(), cube=CubeView("64", can_turn=True, is_worth_one=True), active=WHITE, can_roll=True
    )


def pinning() -> BoardView:
    """Each side pins a checker of the other, under one and under six; no cube."""
    return BoardView(
        points({24: 6, 17: 1, 6: 6}, {1: 9, 10: 2, 12: 2}),
        Pair(0, 0),
        Pair(0, 0),
        WHITE,
        dice=(DieView(4, WHITE), DieView(2, WHITE)),
        active=WHITE,
        targets={P(24): frozenset({P(20), P(22)}), P(6): frozenset({P(2), P(4)})},
        pinned=frozenset({6, 17, 12}),
        shows_directions=True,
    )


def parallel() -> BoardView:
    """Both travel the same way round, from diagonal corners; Black has borne two off."""
    return BoardView(
        points({24: 9, 20: 3, 7: 3}, {12: 8, 13: 4, 18: 1}),
        Pair(0, 0),
        Pair(0, 2),
        WHITE,
        active=BLACK,
        can_roll=True,
        relation=Relation.PARALLEL_DIAGONAL,
        shows_directions=True,
    )


def entering() -> BoardView:
    """White has four checkers in reserve and one on the bar, Black eleven in reserve."""
    return BoardView(
        points({24: 5, 20: 5}, {3: 4}),
        Pair(1, 0),
        Pair(0, 0),
        WHITE,
        dice=(DieView(5, WHITE), DieView(4, WHITE)),
        active=WHITE,
        targets={bar_spot(WHITE): frozenset({P(20), P(21)})},
        reserve=Pair(4, 11),
        shows_directions=True,
    )


def same_way() -> BoardView:
    """Both enter in the same quarter and go home to the same one."""
    return replace(
        entering(),
        points=points({24: 5, 20: 5}, {22: 4}),
        bar=Pair(0, 0),
        reserve=Pair(5, 11),
        targets={reserve_spot(WHITE): frozenset({P(20), P(21), P(16)})},
        relation=Relation.PARALLEL_SAME,
    )


EVERY = {
    "pinning": pinning,
    "parallel": parallel,
    "entering": entering,
    "same_way": same_way,
    "start": start,
    "middle_game": middle_game,
    "stacked": stacked,
    "bearing_off": bearing_off,
    "opening": opening,
    "offered": offered,
    "to_roll": to_roll,
}
