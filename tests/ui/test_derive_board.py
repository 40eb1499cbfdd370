"""The board that belongs to a state, as a value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from unittest.mock import Mock

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.app.play_entry import PlayEntry
from bgdesk.app.table import Table
from bgdesk.match import flow
from bgdesk.match.events import (
    Doubled,
    DoubleNamed,
    GameStarted,
    OpeningRolled,
    Passed,
    Played,
    Rolled,
    StepPlayed,
    Taken,
)
from bgdesk.match.options import MONEY, MatchOptions, match_options
from bgdesk.match.record import MatchRecord, SeatKind
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, HOME, IN, NO_EXTRA, OFF, Extra, Position, side
from bgdesk.rules.stages import Coming, Stage
from bgdesk.rules.variants import RULESETS, Relation
from bgdesk.ui.board.dice import is_new_roll
from bgdesk.ui.board.geometry import Fixture
from bgdesk.ui.board.spoken import describe
from bgdesk.ui.board.view import (
    Arrow,
    BoardView,
    CheckerMove,
    CubeView,
    DieView,
    Stack,
    bar_spot,
    point_spot,
    reserve_spot,
    tray_spot,
)
from bgdesk.ui.derive_board import (
    BoardWishes,
    derive_board,
    derive_idle_board,
    derive_opening_board,
    derive_past_board,
    derive_start_board,
    moves_of,
    own_point,
    spot_of,
)
from tests.match.driving import some_play
from tests.random_play import a_header, play_on, random_event

WHITE, BLACK = Player.WHITE, Player.BLACK
WISHES = BoardWishes()


def record_of(*events: object, options: MatchOptions | None = None) -> MatchRecord:
    """A match between two people after ``events``."""
    return MatchRecord(a_header(options or match_options(7)), events)  # type: ignore[arg-type]  # any entries


def opened(first: int = 3, second: int = 1) -> tuple[GameStarted, OpeningRolled]:
    return GameStarted(1), OpeningRolled(first, second)


def table_of(record: MatchRecord, entry: PlayEntry | None = None) -> Table:
    """The table as the controller shows it."""
    if entry is None and record.state.phase is Phase.TO_PLAY:
        entry = PlayEntry(flow.legal(record.state))
    return Table(record, entry)


def on_roll(options: MatchOptions | None = None, starter: Player = WHITE) -> MatchRecord:
    """The other player's first decision before a roll."""
    record = record_of(*(opened() if starter is WHITE else opened(1, 3)), options=options)
    return record.append(some_play(record.state))


def test_the_board_before_any_match_is_set_up() -> None:
    view = derive_idle_board(BoardWishes(bottom=BLACK), "hint")
    assert view.points[5] == (WHITE, 5)
    assert view.points[23] == (WHITE, 2)
    assert view.points[0] == (BLACK, 2)
    assert (view.numbers_for, view.hint, view.cube, view.dice, view.targets) == (BLACK, "hint", None, (), {})


def test_each_opening_die_lies_on_its_own_side() -> None:
    record = record_of(GameStarted(1))
    view = derive_opening_board(record.state, OpeningRolled(5, 2), WISHES)
    assert view.dice == (DieView(5, WHITE), DieView(2, BLACK))
    assert view.active is None
    assert not view.can_roll


@pytest.mark.parametrize("starter", Player)
def test_a_throw_to_play(starter: Player) -> None:
    record = record_of(*(opened() if starter is WHITE else opened(1, 3)))
    view = derive_board(table_of(record), WISHES, "hint", "message", (Arrow(point_spot(1), point_spot(2)),))
    assert view.dice == (DieView(3, starter), DieView(1, starter))
    assert view.active is starter
    assert view.numbers_for is starter
    assert (view.can_roll, view.can_finish) == (False, False)
    assert (view.hint, view.message, len(view.arrows)) == ("hint", "message", 1)
    assert view.targets[spot_of(starter, 8)] == {spot_of(starter, own) for own in (7, 5, 4)}


def test_dice_dim_as_they_are_played_and_swap() -> None:
    record = record_of(*opened())
    entry = PlayEntry(flow.legal(record.state))
    swapped = derive_board(table_of(record, entry.swap()), WISHES)
    assert [die.face for die in swapped.dice] == [1, 3]
    half = entry.click(8)
    assert isinstance(half, PlayEntry)
    view = derive_board(table_of(record, half), WISHES)
    assert [(die.face, die.used, die.part_used) for die in view.dice] == [(3, True, 1.0), (1, False, 0.0)]
    assert view.points[7] == (WHITE, 2)
    assert view.points[4] == (WHITE, 1)
    whole = half.click(6)
    assert isinstance(whole, PlayEntry)
    assert derive_board(table_of(record, whole), WISHES).can_finish


def test_a_double_is_two_dice_of_two_moves() -> None:
    record = on_roll()
    record = record.append(Rolled(BLACK, Dice(2, 2), 1))
    entry = PlayEntry(flow.legal(record.state))
    shares = []
    for _ in range(5):
        view = derive_board(table_of(record, entry), WISHES)
        shares.append([(die.used, die.part_used) for die in view.dice])
        if entry.can_continue:
            following = entry.click(max(entry.sources()))
            assert isinstance(following, PlayEntry)
            entry = following
    assert shares == [
        [(False, 0.0), (False, 0.0)],
        [(False, 0.5), (False, 0.0)],
        [(True, 1.0), (False, 0.0)],
        [(True, 1.0), (False, 0.5)],
        [(True, 1.0), (True, 1.0)],
    ]


@pytest.mark.parametrize("starter", Player)
def test_before_a_roll(starter: Player) -> None:
    record = on_roll(starter=starter)
    view = derive_board(table_of(record), WISHES)
    assert view.can_roll
    assert view.active is starter.opponent
    assert view.dice == ()
    assert view.last_dice == (DieView(3, starter, True, 1.0), DieView(1, starter, True, 1.0))
    assert view.cube == CubeView("64", can_turn=True)


def test_the_last_throw_lies_there_until_the_next_roll() -> None:
    record = on_roll().append(Doubled(BLACK))
    assert derive_board(table_of(record), WISHES).last_dice == ()  # the cube lies in their place
    record = record.append(Taken(WHITE))
    assert [die.face for die in derive_board(table_of(record), WISHES).last_dice] == [3, 1]
    rolled = record.append(Rolled(BLACK, Dice(2, 1), 1))
    assert derive_board(table_of(rolled), WISHES).last_dice == ()


def thrown_before(variant: str, wanted: Callable[[MatchRecord], object]) -> tuple[MatchRecord, str]:
    """A match of ``variant`` played at random to a roll that is ``wanted``, and what is said of its dice."""
    for seed in range(200):
        record, random = record_of(options=MatchOptions(variant, 9)), Random(seed)
        while record.state.phase is not Phase.OVER:
            record = record.append(random_event(record, random, eagerness=0.0))
            if record.state.phase is Phase.TO_ROLL and not record.state.coming and wanted(record):
                return record, describe(Fixture.DICE, derive_board(table_of(record), WISHES), WHITE)
    raise AssertionError("such a turn does not come up")


def test_after_a_turn_of_several_stages_the_throw_itself_lies_there() -> None:
    def has_cascade(record: MatchRecord) -> bool:
        before = record.states[-2]
        return before.dice == Dice(2, 2) and before.stage == Stage((6,) * 4) and not before.plays_rest

    record, said = thrown_before("gul_bara", has_cascade)
    thrower = record.states[-2].turn
    assert said == "Dice: press to roll; the throw before was 2, 2"
    last = derive_board(table_of(record), WISHES).last_dice
    assert [(die.face, die.player, die.used) for die in last] == [(2, thrower, True)] * 2


def test_the_throw_is_his_who_threw_though_another_played_its_rest() -> None:
    record, said = thrown_before("gul_bara", lambda record: record.states[-2].plays_rest)
    before = record.states[-2]
    assert before.dice
    assert said == f"Dice: press to roll; the throw before was {before.dice.high}, {before.dice.low}"
    assert {die.player for die in derive_board(table_of(record), WISHES).last_dice} == {before.turn}


def test_a_double_that_was_named_was_not_thrown() -> None:
    def ended_by_named_double(record: MatchRecord) -> bool:
        return any(isinstance(event, DoubleNamed) for event in record.events[-2:])

    _, said = thrown_before("acey_deucey", ended_by_named_double)
    assert said == "Dice: press to roll; the throw before was 2, 1"


def test_no_dice_lie_there_before_the_first_throw_and_after_the_game() -> None:
    assert derive_board(table_of(record_of(GameStarted(1))), WISHES).last_dice == ()
    passed = on_roll().append(Doubled(BLACK)).append(Passed(WHITE))
    assert derive_board(table_of(passed), WISHES).last_dice == ()


def test_numbers_stay_with_the_bottom_where_that_is_wished() -> None:
    record = on_roll()
    assert derive_board(table_of(record), WISHES).numbers_for is BLACK
    assert derive_board(table_of(record), replace(WISHES, numbers_follow=False)).numbers_for is WHITE
    assert derive_board(table_of(record), BoardWishes(BLACK, False)).numbers_for is BLACK


def test_numbers_stay_with_the_only_person() -> None:
    record, wishes = on_roll(), replace(WISHES, person=WHITE)
    assert record.state.to_act is BLACK
    assert derive_board(table_of(record), wishes).numbers_for is WHITE
    assert derive_past_board(record.state, wishes).numbers_for is WHITE
    swapped = replace(wishes, bottom=BLACK)
    assert derive_board(table_of(record), swapped).numbers_for is WHITE
    assert derive_board(table_of(record), replace(swapped, numbers_follow=False)).numbers_for is BLACK


def test_nothing_can_be_done_for_a_computer() -> None:
    record = on_roll()
    bot = replace(record.header.seats.black, kind=SeatKind.BOT, level="expert")
    header = replace(record.header, seats=record.header.seats.with_value(BLACK, bot))
    waiting = derive_board(table_of(MatchRecord(header, record.entries)), WISHES)
    assert (waiting.can_roll, waiting.cube and waiting.cube.can_turn) == (False, False)
    rolled = MatchRecord(header, (*record.entries, Rolled(BLACK, Dice(6, 5), 1)))
    playing = derive_board(table_of(rolled), WISHES)
    assert (playing.targets, playing.can_finish) == ({}, False)
    assert playing.dice


def test_the_cube_goes_to_its_place() -> None:
    record = on_roll()
    offered = record.append(Doubled(BLACK))
    view = derive_board(table_of(offered), WISHES)
    assert view.cube == CubeView("2", offered_to=WHITE, can_take=True)
    assert view.active is WHITE
    taken = offered.append(Taken(WHITE))
    assert derive_board(table_of(taken), WISHES).cube == CubeView("2", owner=WHITE)
    again = play_to_roll(taken.append(Rolled(BLACK, Dice(2, 1), 1)))
    assert derive_board(table_of(again), WISHES).cube == CubeView("2", owner=WHITE, can_turn=True)


def play_to_roll(record: MatchRecord) -> MatchRecord:
    """After any play of the throw."""
    return record.append(some_play(record.state))


def test_an_unturned_cube_shows_64_or_1() -> None:
    table = table_of(on_roll())
    cubes = [
        derive_board(table, replace(WISHES, centred_cube_shows_64=shows)).cube for shows in (True, False)
    ]
    assert [cube.label for cube in cubes if cube] == ["64", "1"]


def test_a_centred_cube_that_was_doubled_by_itself_shows_its_value() -> None:
    options = MatchOptions(length=MONEY, crawford=False, automatic_doubles=1)
    record = record_of(GameStarted(1), OpeningRolled(4, 4), options=options)
    cube = derive_past_board(record.state, WISHES).cube
    assert cube == CubeView("2")


def test_no_cube_where_none_is_played_and_a_mark_in_the_crawford_game() -> None:
    assert derive_board(table_of(on_roll(match_options(1))), WISHES).cube is None
    state = replace(on_roll().state, is_crawford=True)
    cube = derive_past_board(state, WISHES).cube
    assert cube
    assert cube.is_crawford


def test_an_earlier_board_is_only_looked_at() -> None:
    record = record_of(*opened())
    view = derive_past_board(record.state, WISHES, "hint", "message")
    assert (view.targets, view.can_roll, view.can_finish) == ({}, False, False)
    assert view.dice == (DieView(3, WHITE), DieView(1, WHITE))
    assert (view.hint, view.message) == ("hint", "message")


@pytest.mark.parametrize("player", Player)
@pytest.mark.parametrize("own", range(26))
def test_places_and_own_coordinates_match(player: Player, own: int) -> None:
    assert own_point(player, spot_of(player, own)) == own


def test_both_players_mean_the_same_place() -> None:
    assert spot_of(WHITE, 6) == spot_of(BLACK, 19) == point_spot(6)
    assert (spot_of(WHITE, BAR), spot_of(BLACK, OFF)) == (bar_spot(WHITE), tray_spot(BLACK))


@settings(max_examples=25)
@given(st.integers(0, 2**32))
def test_what_slides_leads_to_the_board_after_the_play(seed: int) -> None:
    record = play_on(MatchRecord(a_header(match_options(1))), Random(seed), 200)
    for before, event, after in zip(record.states, record.events, record.states[1:], strict=False):
        if isinstance(event, Played):
            moves = moves_of(event.player, event.steps, before.position, before.ruleset)
            assert slid(shown_checkers(before), moves) == shown_checkers(after)


def shown_checkers(state: MatchState) -> dict[object, int]:
    """How many checkers of whom lie where."""
    view = derive_past_board(state, WISHES)
    found: dict[object, int] = {}
    for number, (owner, count) in enumerate(view.points, 1):
        if owner:
            found[owner, point_spot(number)] = count
    for player in Player:
        for spot, count in (
            (bar_spot(player), view.bar.of(player)),
            (tray_spot(player), view.off.of(player)),
        ):
            if count:
                found[player, spot] = count
    return found


def slid(checkers: dict[object, int], moves: tuple[CheckerMove, ...]) -> dict[object, int]:
    """``checkers`` after ``moves``, hit ones on their bar."""
    after = dict(checkers)
    for move in moves:
        changes = [((move.player, move.source), -1), ((move.player, move.target), 1)]
        if move.hits:
            other = move.player.opponent
            changes += [((other, move.target), -1), ((other, bar_spot(other)), 1)]
        for key, change in changes:
            after[key] = after.get(key, 0) + change
    return {key: count for key, count in after.items() if count}


def start_of(variant: str) -> BoardView:
    return derive_start_board(RULESETS[variant], WISHES)


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


def faces_of(view: BoardView) -> list[tuple[int, float]]:
    """The dice, each with the share of it that is played."""
    return [(die.face, die.part_used) for die in view.dice]


def in_turn(
    variant: str, stage: Stage, dice: Dice, coming: tuple[Coming, ...] = (), to_act: Player = WHITE
) -> MatchState:
    """White has thrown ``dice``; ``to_act`` plays ``stage`` of them."""
    state = flow.start(MatchOptions(variant=variant, length=1))
    return replace(
        state,
        phase=Phase.TO_PLAY,
        game_number=1,
        turn=WHITE,
        to_act=to_act,
        dice=dice,
        stage=stage,
        coming=coming,
    )


def test_the_dice_show_the_stage_and_the_rest_is_to_come() -> None:
    coming = (Stage((5, 5, 5, 5)), Stage((6, 6, 6, 6)))
    state = in_turn("gul_bara", Stage((4, 4, 4, 4)), Dice(3, 3), coming)
    view = derive_past_board(state, WISHES)
    assert (faces_of(view), view.coming) == ([(4, 0.0), (4, 0.0)], coming)
    earlier = derive_past_board(replace(state, stage=Stage((3, 3, 3, 3))), WISHES)
    assert not is_new_roll(earlier, view)
    assert is_new_roll(replace(earlier, dice=()), earlier)


@pytest.mark.parametrize(
    ("left", "dice", "shown"),
    [
        ((5, 5, 5), Dice(5, 5), [(5, 0.5), (5, 0.0)]),
        ((5,), Dice(5, 5), [(5, 1.0), (5, 0.5)]),
        ((3,), Dice(6, 3), [(6, 1.0), (3, 0.0)]),
        ((6, 3), Dice(6, 3), [(6, 0.0), (3, 0.0)]),
    ],
)
def test_the_opponent_plays_what_is_left_with_his_own_dice(
    left: tuple[int, ...], dice: Dice, shown: list[tuple[int, float]]
) -> None:
    state = in_turn("gul_bara", Stage(left), dice, to_act=BLACK)
    view = derive_past_board(state, WISHES)
    assert faces_of(view) == shown
    assert {die.player for die in view.dice} == {BLACK}


@pytest.mark.parametrize(("game", "looks_like"), [("plakoto", {WHITE}), ("dutch", {BLACK})])
def test_one_pair_of_dice_where_the_winner_goes_on_to_start(game: str, looks_like: set[Player]) -> None:
    view = derive_past_board(in_turn(game, Stage((4, 1)), Dice(4, 1), to_act=BLACK), WISHES)
    assert {die.colour for die in view.dice} == looks_like
    assert {die.player for die in view.dice} == {BLACK}


def test_a_rotation_is_played_with_one_pair_of_dice() -> None:
    state = record_of(GameStarted(1), options=MatchOptions(rotation=("backgammon", "dutch"))).state
    view = derive_opening_board(state, OpeningRolled(5, 2), WISHES)
    assert [(die.player, die.colour) for die in view.dice] == [(WHITE, WHITE), (BLACK, WHITE)]


def test_a_double_is_named_from_six_faces() -> None:
    state = replace(in_turn("acey_deucey", Stage((2, 1)), Dice(2, 1)), phase=Phase.TO_NAME, stage=None)
    record = record_of(*opened(), options=MatchOptions(variant="acey_deucey", length=1))
    past = derive_past_board(state, WISHES)
    assert (faces_of(past), past.naming) == ([(2, 1.0), (1, 1.0)], None)
    table = Mock(spec=Table, state=state, entry=None, waits_for_human=True, record=record)
    view = derive_board(table, WISHES)
    assert ([die.face for die in view.dice], view.naming) == ([1, 2, 3, 4, 5, 6], WHITE)
    assert (
        derive_board(
            Mock(spec=Table, state=state, entry=None, waits_for_human=False, record=record), WISHES
        ).naming
        is None
    )
