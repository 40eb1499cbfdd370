"""Where the checkers of each game stand, enter and bear off."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.match import flow
from bgdesk.match.events import StepPlayed
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.rules.position import HOME, IN, NO_EXTRA, Extra, Position, side
from bgdesk.rules.variants import RULESETS, Relation
from bgdesk.ui.board.view import BoardView, CheckerMove, Stack, point_spot, reserve_spot
from bgdesk.ui.play.derive_board import (
    BoardWishes,
    derive_board,
    derive_past_board,
    derive_start_board,
    moves_of,
    own_point,
    spot_of,
)
from tests.ui.shown_boards import BLACK, WHITE, WISHES, opened, record_of, table_of


def start_of(variant: str) -> BoardView:
    return derive_start_board(RULESETS[variant], WISHES)


@pytest.mark.parametrize(
    ("variant", "has_bar"), [("backgammon", True), ("russian", True), ("plakoto", False), ("fevga", False)]
)
def test_checkers_wait_on_a_bar_only_where_they_are_hit(variant: str, has_bar: bool) -> None:
    assert start_of(variant).has_bar is has_bar


def where(view: BoardView, player: Player) -> dict[int, int]:
    """The checkers of ``player`` by physical point."""
    return {n: count for n, (owner, count) in enumerate(view.points, 1) if owner is player}


@pytest.mark.parametrize(
    ("variant", "white", "black", "relation"),
    [
        ("portes", {24: 2, 13: 5, 8: 3, 6: 5}, {1: 2, 12: 5, 17: 3, 19: 5}, Relation.CONTRARY),
        (
            "nackgammon",
            {24: 2, 23: 2, 13: 4, 8: 3, 6: 4},
            {1: 2, 2: 2, 12: 4, 17: 3, 19: 4},
            Relation.CONTRARY,
        ),
        ("hypergammon", {24: 1, 23: 1, 22: 1}, {1: 1, 2: 1, 3: 1}, Relation.CONTRARY),
        ("plakoto", {24: 15}, {1: 15}, Relation.CONTRARY),
        ("tapa", {24: 15}, {1: 15}, Relation.CONTRARY),
        ("fevga", {24: 15}, {12: 15}, Relation.PARALLEL_DIAGONAL),
        ("moultezim", {24: 15}, {12: 15}, Relation.PARALLEL_DIAGONAL),
        ("gul_bara", {24: 15}, {12: 15}, Relation.PARALLEL_DIAGONAL),
        ("acey_deucey", {}, {}, Relation.CONTRARY),
        ("dutch", {}, {}, Relation.CONTRARY),
        ("russian", {}, {}, Relation.PARALLEL_SAME),
    ],
)
def test_where_the_games_start(
    variant: str, white: dict[int, int], black: dict[int, int], relation: Relation
) -> None:
    view = start_of(variant)
    assert (where(view, WHITE), where(view, BLACK), view.relation) == (white, black, relation)
    assert view.reserve == (None if white else Pair(15, 15))
    is_usual = relation is Relation.CONTRARY and bool(white)
    assert view.shows_directions is not is_usual
    assert derive_start_board(RULESETS[variant], BoardWishes(always_shows_directions=True)).shows_directions


@pytest.mark.parametrize(
    ("relation", "enters", "home"),
    [
        (Relation.CONTRARY, range(1, 7), range(24, 18, -1)),
        (Relation.PARALLEL_DIAGONAL, range(12, 6, -1), range(13, 19)),
        (Relation.PARALLEL_SAME, range(24, 18, -1), range(1, 7)),
    ],
)
def test_where_black_enters_and_bears_off(relation: Relation, enters: range, home: range) -> None:
    assert [spot_of(BLACK, own, relation) for own in range(24, 18, -1)] == list(map(point_spot, enters))
    assert [spot_of(BLACK, own, relation) for own in HOME] == list(map(point_spot, home))
    assert spot_of(BLACK, IN, relation) == reserve_spot(BLACK)
    assert own_point(BLACK, reserve_spot(BLACK), relation) == IN


def test_a_pinned_checker_lies_under_the_others() -> None:
    white, black = side({24: 13, 17: 2}), side({24: 14, 8: 1})
    pinned = Position(white, black, NO_EXTRA, Extra(pinned=frozenset({8})))
    state = replace(flow.start(MatchOptions(variant="plakoto", length=1)), position=pinned)
    view = derive_past_board(state, WISHES)
    assert view.stacks()[point_spot(17)] == Stack(WHITE, 2, has_pinned=True)
    assert (view.pinned, view.cube) == (frozenset({17}), None)
    assert sum(stack.height for stack in view.stacks().values()) == 30


def test_steps_pin_hit_or_pass_by_as_the_game_says() -> None:
    position = Position(side({24: 15}), side({24: 14, 8: 1}))
    steps = (StepPlayed(24, 17, 7),)
    for variant, hits in (("backgammon", True), ("plakoto", False), ("fevga", False)):
        (move,) = moves_of(WHITE, steps, position, RULESETS[variant])
        assert move == CheckerMove(WHITE, point_spot(24), point_spot(17), hits)


def test_the_reserve_is_where_a_checker_enters_from() -> None:
    record = record_of(*opened(), options=MatchOptions(variant="russian", length=1))
    view = derive_board(table_of(record), WISHES)
    assert record.state.turn is WHITE
    assert view.targets.keys() == {reserve_spot(WHITE)}
    assert view.targets[reserve_spot(WHITE)] == {point_spot(22), point_spot(24)}
