from __future__ import annotations

import pickle
from collections import Counter
from dataclasses import replace

import pytest

from bgdesk.engine.bot import Bot
from bgdesk.engine.levels import LEVELS, STRONGEST_LEVEL, WINDOW_EQUITY, WINDOW_PLAYS
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.requests import BotAnswer, BotRequest
from bgdesk.match import flow
from bgdesk.match.events import (
    Doubled,
    DoubleNamed,
    Event,
    GameStarted,
    OpeningRolled,
    Passed,
    Played,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    Taken,
)
from bgdesk.match.options import UNLIMITED, MatchOptions, match_options
from bgdesk.match.state import MatchState
from bgdesk.rules.dice import Dice
from tests.engine.scripted import ScriptedEngine
from tests.match.driving import (
    BLACK,
    PLAIN_MONEY,
    WHITE,
    about_to_win,
    after,
    named_next,
    new_game,
    on_roll,
    opened,
    played,
    scored,
    set_up,
    some_play,
    turns,
)

ACEY, RUSSIAN, GUL_BARA = (MatchOptions(game, 3) for game in ("acey_deucey", "russian", "gul_bara"))
ELSEWHERE = replace(PLAIN_MONEY, variant="hypergammon")
"""Where nothing is known of the errors of people."""
WEAK = [level.id for level in LEVELS.values() if level.temperature]


def decision(
    state: MatchState,
    engine: ScriptedEngine,
    level: str = STRONGEST_LEVEL,
    seed: int = 0,
    *,
    may_resign: bool = True,
) -> Event | None:
    return Bot(engine, BotRequest(state, level, seed, may_resign=may_resign)).decide()


def plays_of(state: MatchState) -> list[Event]:
    return [played(play, WHITE) for play in flow.legal(state).plays]


def test_the_strongest_plays_what_is_best() -> None:
    state = new_game(PLAIN_MONEY)
    assert decision(state, ScriptedEngine()) == plays_of(state)[0]


def test_thinking_time_reaches_the_engine() -> None:
    engine = ScriptedEngine()
    Bot(engine, BotRequest(new_game(PLAIN_MONEY), STRONGEST_LEVEL, thinking_ms=700)).decide()
    assert engine.asked == ["plays 700"]


def test_a_forced_play_needs_no_thought() -> None:
    engine = ScriptedEngine()
    state = about_to_win(new_game(PLAIN_MONEY), "24:15")
    assert isinstance(decision(state, engine), Played)
    assert engine.asked == []


@pytest.mark.parametrize("level", WEAK)
def test_the_same_seed_gives_the_same_play(level: str) -> None:
    state = new_game(PLAIN_MONEY)
    for seed in range(20):
        first, second = (decision(state, ScriptedEngine(), level, seed) for _ in range(2))
        assert first == second


@pytest.mark.parametrize("level", WEAK)
def test_weaker_levels_err_but_never_absurdly(level: str) -> None:
    state = new_game(ELSEWHERE)
    plays = plays_of(state)
    found = Counter(
        plays.index(event) for seed in range(400) if (event := decision(state, ScriptedEngine(), level, seed))
    )
    assert found.most_common(1)[0][0] == 0
    assert max(found) < WINDOW_PLAYS
    assert len(found) > 1


@pytest.mark.parametrize("level", WEAK)
def test_a_play_far_worse_than_the_best_is_never_chosen(level: str) -> None:
    engine = ScriptedEngine(equities=lambda index: 0.0 if index == 0 else -WINDOW_EQUITY - 0.01)
    state = new_game(ELSEWHERE)
    assert {decision(state, engine, level, seed) for seed in range(100)} == {plays_of(state)[0]}


@pytest.mark.parametrize(
    ("cube", "event"),
    [
        ((0.5, 0.6), Doubled(WHITE)),
        ((0.8, 1.4), Doubled(WHITE)),
        ((0.5, 0.4), None),
        ((1.2, 1.5), None),
    ],
)
def test_before_the_roll(cube: tuple[float, float], event: Event | None) -> None:
    assert decision(on_roll(PLAIN_MONEY), ScriptedEngine(cube=cube)) == event


@pytest.mark.parametrize("level", LEVELS)
def test_a_cube_that_may_not_be_turned_is_not_thought_about(level: str) -> None:
    engine = ScriptedEngine(cube=(0.0, 0.9))
    crawford = turns(opened(scored(match_options(2), (WHITE, 1)), BLACK), 1)
    assert decision(crawford, engine, level) is None
    assert decision(on_roll(match_options(1)), engine, level) is None
    assert "cube" not in engine.asked


def test_weak_levels_misjudge_close_doubles_only() -> None:
    state = on_roll(ELSEWHERE)
    close, clear = ScriptedEngine(cube=(0.5, 0.45)), ScriptedEngine(cube=(0.5, 0.0))
    assert len({decision(state, close, "beginner", seed) for seed in range(50)}) == 2
    assert {decision(state, clear, "beginner", seed) for seed in range(200)} == {None}


def doubled(max_chain: int = 0) -> MatchState:
    """White has doubled; Black answers."""
    return after(on_roll(replace(PLAIN_MONEY, max_chain=max_chain)), Doubled(WHITE))


@pytest.mark.parametrize(
    ("double_take", "event"),
    [(0.99, Taken(BLACK)), (1.01, Passed(BLACK)), (-0.5, Taken(BLACK))],
)
def test_answer_to_a_double(double_take: float, event: Event) -> None:
    assert decision(doubled(), ScriptedEngine(cube=(0.0, double_take))) == event


@pytest.mark.parametrize(
    ("double_take", "event"),
    [(0.1, Taken(BLACK)), (-0.1, Raised(BLACK)), (1.2, Passed(BLACK))],
)
def test_answer_to_a_double_where_beavers_are_allowed(double_take: float, event: Event) -> None:
    assert decision(doubled(max_chain=1), ScriptedEngine(cube=(0.0, double_take))) == event


@pytest.mark.parametrize(
    ("double_take", "event"),
    [
        (0.1, Raised(WHITE)),
        (-0.1, Taken(WHITE)),
        (-0.9, Taken(WHITE)),
        (-1.1, Passed(WHITE)),
    ],
)
def test_answer_to_a_beaver(double_take: float, event: Event) -> None:
    """Passing costs half of what is proposed, so anything above -0.5 a unit of it is played on."""
    beavered = after(doubled(max_chain=UNLIMITED), Raised(BLACK))
    assert decision(beavered, ScriptedEngine(cube=(0.0, double_take))) == event


def test_a_beaver_is_the_end_where_the_chain_ends() -> None:
    beavered = after(doubled(max_chain=1), Raised(BLACK))
    assert decision(beavered, ScriptedEngine(cube=(0.0, 0.5))) == Taken(WHITE)


def test_weak_levels_take_what_is_close() -> None:
    state = after(on_roll(ELSEWHERE), Doubled(WHITE))
    answers = {decision(state, ScriptedEngine(cube=(0.8, 1.1)), "beginner", seed) for seed in range(60)}
    assert answers == {Taken(BLACK), Passed(BLACK)}
    sure = {decision(state, ScriptedEngine(cube=(0.9, 1.6)), "beginner", seed) for seed in range(200)}
    assert sure == {Passed(BLACK)}


@pytest.mark.parametrize("level", LEVELS)
def test_a_lost_game_is_resigned_at_every_level(level: str) -> None:
    state = on_roll(PLAIN_MONEY)
    assert decision(state, ScriptedEngine(win=0.0), level) == ResignationOffered(WHITE, 1)
    assert decision(state, ScriptedEngine(win=0.0, lose_gammon=1.0), level) == ResignationOffered(WHITE, 2)


@pytest.mark.parametrize("level", LEVELS)
def test_a_gammon_that_can_be_saved_is_not_resigned(level: str) -> None:
    engine = ScriptedEngine(win=0.0, lose_gammon=0.4, cube=(-1.0, -2.0))
    assert decision(on_roll(PLAIN_MONEY), engine, level) is None


def test_after_a_refusal_the_game_is_played_to_its_end() -> None:
    engine = ScriptedEngine(win=0.0, cube=(-1.0, -2.0))
    assert decision(on_roll(PLAIN_MONEY), engine, may_resign=False) is None


@pytest.mark.parametrize("level", LEVELS)
def test_resignations_are_answered_by_what_playing_on_is_worth(level: str) -> None:
    offered = after(on_roll(PLAIN_MONEY), ResignationOffered(WHITE, 1))
    sure, hopeful = ScriptedEngine(win=0.02), ScriptedEngine(win=0.02, lose_gammon=0.5)
    assert decision(offered, sure, level) == ResignationAccepted(BLACK)
    assert decision(offered, hopeful, level) == ResignationRejected(BLACK)


def test_a_bot_is_not_asked_when_nothing_is_to_be_decided() -> None:
    with pytest.raises(AssertionError, match="somebody has to act"):
        decision(flow.start(PLAIN_MONEY), ScriptedEngine())


def test_questions_and_answers_travel_between_processes() -> None:
    request = BotRequest(doubled(), "expert", seed=2**63, thinking_ms=10)
    assert pickle.loads(pickle.dumps(request)) == request
    answer = BotAnswer(decision(new_game(PLAIN_MONEY), ScriptedEngine()), Obstacle.VARIANT_UNKNOWN)
    assert pickle.loads(pickle.dumps(answer)) == answer


def test_the_best_double_is_named() -> None:
    engine = ScriptedEngine()
    assert decision(named_next(ACEY), engine) == DoubleNamed(WHITE, 6)
    assert engine.asked == ["doubles"]


@pytest.mark.parametrize(("win", "rolls_again"), [(0.6, True), (0.4, False)])
def test_the_opening_dice_are_rolled_again_where_that_is_better(win: float, rolls_again: bool) -> None:
    state = after(flow.start(RUSSIAN), GameStarted(1), OpeningRolled(2, 1))
    engine = ScriptedEngine(win=win, win_after_play=0.5)
    found = decision(state, engine)
    assert (found is None) is rolls_again
    assert found is None or flow.refusal(state, found) is None


def test_what_the_opponent_left_is_played() -> None:
    state = after(set_up(GUL_BARA, "12:1 2:14", "6:1 1:1 20:13"), Rolled(WHITE, Dice(6, 5)))
    state = after(state, some_play(state))
    assert (state.turn, state.to_act) == (WHITE, BLACK)
    found = decision(state, ScriptedEngine())
    assert isinstance(found, Played)
    assert found.player is BLACK
    assert flow.refusal(state, found) is None


def test_nothing_is_resigned_where_each_checker_counts() -> None:
    state = after(set_up(ACEY, "24:15", "1:1"), Rolled(WHITE, Dice(6, 5)))
    state = after(state, some_play(state), Rolled(BLACK, Dice(1, 2)))
    assert isinstance(decision(state, ScriptedEngine(win=0.0)), Played)
    assert decision(set_up(ACEY, "24:15", "1:1"), ScriptedEngine(win=0.0)) is None
