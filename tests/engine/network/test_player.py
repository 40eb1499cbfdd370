import json
from contextlib import suppress
from dataclasses import replace
from functools import cache
from itertools import groupby
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bgdesk.engine import selection
from bgdesk.engine.advice import advise
from bgdesk.engine.core.availability import plays_games
from bgdesk.engine.network import compiled, player as network
from bgdesk.engine.network.file import (
    BrokenNetwork,
    Network,
    Training,
    read_network,
    write_network,
)
from bgdesk.engine.network.inputs import INPUTS, NetworkPosition
from bgdesk.engine.network.player import NetworkEngine, values_at
from bgdesk.engine.network.search import Turn, chances_after_rolls, chances_played_out
from bgdesk.engine.network.shipped import DEEP, DEEPER, DEEPEST, NAME, NETWORKS, SHALLOW, network_path
from bgdesk.engine.network.values import NetworkValues
from bgdesk.engine.protocol import CannotJudge, RankedPlay, Situation
from bgdesk.engine.requests import BotRequest
from bgdesk.engine.sage.availability import SETTING
from bgdesk.match import flow
from bgdesk.match.equity_tables.without_cube import GamesToCome
from bgdesk.match.evaluation import Unit
from bgdesk.match.events import Event, Rolled
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.position_string import from_position_string
from bgdesk.rules.player import Player
from bgdesk.rules.position import Extra, Position, side
from bgdesk.rules.stages import NameDouble, RollAgain, Stage, stages
from bgdesk.rules.variants import RULESETS, Ruleset
from tests.folders import GOLDEN
from tests.match.driving import PLAIN_MONEY, new_game

EVEN = GamesToCome(("plakoto",))
"""More of the same, of which a roll decides who begins."""
ME, YOU = Player.WHITE, Player.BLACK
FEVGA_52 = "bgd1:fevga:w:20x2,19x4,16x3,14,9x2,8,2x2:24,17x2,13x3,12x4,11,3x3,1"
"""Where the mean change of a deeper look exchanges plays, with 5-2."""


def start(ruleset: str, **changes: object) -> Situation:
    game = RULESETS[ruleset]
    situation = Situation(game.start_position(), ME, game, Cube(), has_cube=game.has_cube)
    return replace(situation, **changes)  # type: ignore[arg-type]  # by name


@pytest.mark.parametrize("ruleset", NETWORKS)
def test_every_network_is_shipped_and_plays(ruleset: str) -> None:
    engine = NetworkEngine()
    assert engine.can_judge(RULESETS[ruleset])
    ranked = engine.rank_plays(start(ruleset), Dice(6, 4))
    values = [each.equity.value for each in ranked]
    assert values == sorted(values, reverse=True)
    assert {each.level for each in ranked} == {SHALLOW}


@pytest.mark.parametrize("ruleset", NETWORKS)
def test_the_start_is_about_even_and_being_on_roll_is_no_burden(ruleset: str) -> None:
    chances = NetworkEngine().judge_position(start(ruleset))
    assert 0.4 < chances.win < 0.7
    assert 0 <= chances.win_backgammon <= chances.win_gammon <= chances.win
    assert 0 <= chances.lose_backgammon <= chances.lose_gammon <= chances.lose


@pytest.mark.parametrize("ruleset", ["plakoto", "gul_bara", "acey_deucey", "russian"])
def test_two_plies_rank_all_plays_the_best_few_deeper(ruleset: str) -> None:
    situation = start(ruleset, turns=(5, 5))
    shallow = NetworkEngine(1).rank_plays(situation, Stage((2, 2, 2, 2)))
    deep = NetworkEngine(2).rank_plays(situation, Stage((2, 2, 2, 2)))
    assert {each.play.result for each in deep} == {each.play.result for each in shallow}
    assert deep[0].level == (DEEP if len(deep) > 1 else SHALLOW)
    assert [each.equity.value for each in deep][:2] == sorted(
        (each.equity.value for each in deep[:2]), reverse=True
    )


def assert_in_order(ranked: tuple[RankedPlay, ...]) -> tuple[RankedPlay, ...]:
    """Best first, those that were looked at deeper before the others."""
    for _, alike in groupby(ranked, key=lambda each: each.level):
        values = [each.equity.value for each in alike]
        assert values == sorted(values, reverse=True)
    return ranked


@pytest.mark.parametrize("ruleset", ["fevga", "plakoto", "gul_bara"])
def test_plays_of_different_depths_can_stand_in_one_list(ruleset: str) -> None:
    """No rough figure is above that of the best play."""
    situation = start(ruleset, turns=(5, 5))
    rough_ones = 0
    placed = from_position_string(FEVGA_52)
    assert_in_order(NetworkEngine(2).rank_plays(start("fevga", position=placed.position), Dice(5, 2)))
    for dice in (Dice(6, 4), Dice(5, 2), Dice(3, 1), Dice(6, 5), Dice(4, 3), Dice(2, 1)) * 2:
        best, *others = assert_in_order(NetworkEngine(2).rank_plays(situation, dice))
        rough = [each.equity.value for each in others if each.level != best.level]
        rough_ones += len(rough)
        assert all(value < best.equity.value for value in rough)
        situation = replace(situation, position=best.play.result, player=situation.player.opponent)
    assert rough_ones > 30


@pytest.mark.parametrize("plies", [1, 2])
@pytest.mark.parametrize(
    ("ruleset", "rolled", "all_in"),
    [
        ("gul_bara", Dice(1, 1), False),
        ("gul_bara", Dice(5, 5), False),
        ("acey_deucey_european", Dice(2, 1), False),
        ("russian", Dice(4, 4), True),
    ],
)
def test_what_a_roll_still_holds_counts(ruleset: str, rolled: Dice, all_in: bool, plies: int) -> None:
    game, network = RULESETS[ruleset], judge(ruleset)
    coming = stages(rolled, game, 5, all_in=all_in)
    assert len(coming) > 1
    first, *later = coming
    assert isinstance(first, Stage)
    ranked = NetworkEngine(plies).rank_plays(start(ruleset, turns=(5, 5), coming=tuple(later)), first)
    played_out = chances_played_out([Turn(game.start_position(), ME, coming, (5, 5))], network)[0]
    assert ranked[0].equity.value >= network.points(played_out) - 1e-4
    assert ranked[0].equity.value == pytest.approx(float(network.points(played_out)), abs=0.3)
    standing = NetworkEngine().judge_position(start(ruleset, turns=(5, 5)))
    chances = ranked[0].probabilities
    assert chances
    assert chances.win > standing.win + 0.02
    assert ranked[0].level == (DEEP if plies > 1 else SHALLOW)


@pytest.mark.parametrize("ruleset", ["plakoto", "acey_deucey"])
def test_in_the_last_game_of_a_match_only_winning_counts(ruleset: str) -> None:
    for plies in (1, 2):
        ranked = NetworkEngine(plies).rank_plays(start(ruleset, away=(1, 1)), Dice(4, 2))
        for each in ranked:
            assert each.probabilities
            assert each.equity.value == pytest.approx(2 * each.probabilities.win - 1, abs=1e-5)
            assert each.equity.unit is Unit.NORMALISED


@pytest.mark.parametrize("plies", [1, 2])
def test_the_score_of_a_match_says_what_a_gammon_is_worth(plies: int) -> None:
    """At 2-away against 1-away a single game makes the match even, and a gammon wins it."""
    situation = start("plakoto", away=(2, 1), has_cube=False, to_come=EVEN)
    for each in NetworkEngine(plies).rank_plays(situation, Dice(4, 2)):
        assert each.probabilities
        worth = 2 * each.probabilities.win - 1 + 2 * each.probabilities.win_gammon
        assert each.equity.value == pytest.approx(worth, abs=1e-5)


def test_each_player_plays_to_the_score_as_that_player_sees_it() -> None:
    """Who needs one point has nothing to gain by a gammon, and the other one everything."""
    situation = start("plakoto", away=(2, 1), has_cube=False, to_come=EVEN)
    row = np.array([[0.5, 0.3, 0, 0.3, 0, 0.5]] * 2, dtype=np.float32)
    own, others = values_at(situation).points(row, [Player.WHITE, Player.BLACK])
    assert own == pytest.approx(2 * 0.3)
    assert others == pytest.approx(-2 * 0.3)


def test_there_are_no_gammons_where_checkers_are_counted() -> None:
    chances = NetworkEngine().judge_position(start("acey_deucey"))
    assert (chances.win_gammon, chances.lose_gammon) == (0, 0)


@pytest.mark.parametrize("ruleset", ["acey_deucey", "acey_deucey_navy"])
def test_gammons_are_estimated_where_they_are_agreed_to_count(ruleset: str) -> None:
    """White has two checkers left on his 1-point, Black has none off and his last far away."""
    game = RULESETS[ruleset].with_options(("score_by_level",))
    board = Position(side({1: 2}), side({23: 10, 22: 5}), Extra(), Extra())
    chances = NetworkEngine().judge_position(replace(start(ruleset), ruleset=game, position=board))
    assert chances.win > 0.98
    assert chances.win_backgammon > 0.95
    assert chances.lose_gammon == 0.0
    by_checkers = NetworkEngine().judge_position(replace(start(ruleset), position=board))
    assert by_checkers.win_gammon == 0.0


def test_other_games_are_refused() -> None:
    with pytest.raises(CannotJudge, match="Backgammon"):
        NetworkEngine().judge_position(start("backgammon"))


def test_without_a_cube_there_is_no_cube_decision() -> None:
    with pytest.raises(CannotJudge):
        NetworkEngine().judge_cube(start("plakoto"))


def test_with_a_cube_there_is_one() -> None:
    decision = NetworkEngine().judge_cube(start("longgammon"))
    assert not decision.should_double
    assert decision.should_take


def test_a_broken_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "plakoto.npz").write_bytes(b"nothing of the kind")
    monkeypatch.setattr(network, "network_path", lambda name: tmp_path / f"{name}.npz")
    network.shipped_network.cache_clear()
    try:
        with pytest.raises(CannotJudge, match=r"plakoto\.npz"):
            NetworkEngine().judge_position(start("plakoto"))
        assert not NetworkEngine().can_judge(RULESETS["tapa"])
    finally:
        network.shipped_network.cache_clear()


def test_whatever_is_damaged_in_a_file_it_is_broken_or_whole(tmp_path: Path) -> None:
    whole = network_path("fevga").read_bytes()
    random, path = Random(5), tmp_path / "fevga.npz"
    for place in (61, *(random.randrange(len(whole)) for _ in range(30)), *range(0, 60, 3)):
        damaged = bytearray(whole)
        damaged[place] ^= 0xFF
        path.write_bytes(damaged)
        with suppress(BrokenNetwork):
            read_network(path, "fevga")


@pytest.mark.parametrize("version", [2, True, "1", None])
def test_a_file_of_another_format_is_named(tmp_path: Path, version: object) -> None:
    with np.load(network_path("fevga"), allow_pickle=False) as whole:
        weights, about = whole["weights"], json.loads(str(whole["about"]))
    path = tmp_path / "fevga.npz"
    np.savez(path, weights=weights, about=np.array(json.dumps({**about, "format": version})))
    with pytest.raises(BrokenNetwork, match=f"^fevga.npz has format {version!r}, not 1$"):
        read_network(path, "fevga")


@cache
def judge(ruleset: str) -> NetworkValues:
    return NetworkValues(read_network(network_path(NETWORKS[ruleset]), NETWORKS[ruleset]), RULESETS[ruleset])


def won(ruleset: Ruleset, own: dict[int, int], other: dict[int, int], player: Player = ME) -> Turn:
    position = Position(side(own), side(other), Extra(), Extra())
    return Turn(position, player, (), (9, 9))


def test_a_finished_game_is_certain() -> None:
    known = judge("longgammon")
    over = won(known.ruleset, {}, {24: 1, 1: 14})
    assert chances_after_rolls([over], known)[0] == pytest.approx([0, 0, 0, 1, 1, 0.4])
    assert known.points(known.chances([NetworkPosition(over.position, ME)]))[0] == 3


def test_a_drawn_game_is_worth_nothing() -> None:
    caught = Extra(pinned=frozenset({24}))
    counts = side({24: 1, 1: 14})
    seen = NetworkPosition(Position(counts, counts, caught, caught), ME)
    assert judge("plakoto").points(judge("plakoto").chances([seen]))[0] == 0


def test_each_checker_left_costs_a_point() -> None:
    position = Position(side({}), side({24: 4, 1: 2}), Extra(), Extra())
    assert judge("acey_deucey").points(judge("acey_deucey").chances([NetworkPosition(position, YOU)]))[
        0
    ] == pytest.approx(-6)


def test_every_roll_that_wins_is_seen() -> None:
    """One checker on the ace point goes off with every roll, before the other side is to move."""
    known = judge("dutch")
    position = Position(side({1: 1}), side({6: 2, 1: 1}), Extra(), Extra())
    turn = Turn(position, YOU, (), (9, 9))
    assert chances_after_rolls([turn], known)[0, 0] == pytest.approx(1)


def test_numbers_left_over_are_played_by_the_opponent() -> None:
    game = RULESETS["gul_bara"]
    own, other = side({12: 1, 1: 14}), side({14: 1, 8: 14})
    turn = Turn(Position(own, other), ME, stages(Dice(5, 5), game, 3), (3, 3))
    (play,) = turn.plays(game)
    rest = turn.after(play, game)
    assert (rest.player, rest.coming, rest.plays_rest) == (
        YOU,
        (Stage((5, 5, 5)), Stage((6, 6, 6, 6))),
        True,
    )
    assert rest.next_player is YOU
    played = chances_played_out([turn], judge("gul_bara"))
    assert played.shape == (1, 6)


def test_a_named_double_is_the_best_of_six() -> None:
    game = RULESETS["acey_deucey"]
    turn = Turn(game.start_position(), ME, (NameDouble(), RollAgain()), (0, 0))
    known = judge("acey_deucey")
    each = chances_played_out([turn.named(face, game) for face in range(1, 7)], known)
    points = [float(one) for one in known.points(each)]
    assert known.points(chances_played_out([turn], known))[0] == pytest.approx(max(points))
    ranked = NetworkEngine().rank_doubles(start("acey_deucey", coming=turn.coming))
    assert ranked[0].face == points.index(max(points)) + 1


def test_an_extra_roll_belongs_to_the_same_player() -> None:
    game = RULESETS["acey_deucey"]
    turn = Turn(game.start_position(), ME, stages(Dice(4, 4), game, 0), (0, 0))
    after = turn.after(turn.plays(game)[0], game)
    assert (after.coming, after.next_player) == ((RollAgain(),), ME)
    assert after.rolled(Dice(3, 1), game).player is ME
    stuck = replace(turn, position=Position(side({1: 15}), side({21: 2, 1: 13})))
    assert stuck.after(stuck.plays(game)[0], game).next_player is (
        YOU if len(stuck.plays(game)[0].steps) < 4 else ME
    )


def test_chances_are_consistent_whatever_a_network_says() -> None:
    weights = np.random.default_rng(3).normal(0, 2, INPUTS * 4 + 4 + 4 * 6 + 6).astype(np.float32)
    size = 4 * INPUTS
    known = Network(
        weights[:size].reshape(INPUTS, 4),
        weights[size : size + 4],
        weights[size + 4 : size + 28].reshape(4, 6),
        weights[-6:],
        Training("dutch", 0, 0, 4, 0.1, "", 0),
    )
    rows = NetworkValues(known, RULESETS["dutch"]).chances(
        [NetworkPosition(RULESETS["dutch"].start_position(), ME)]
    )
    win, gammon, backgammon, lose_gammon, lose_backgammon, _ = rows[0]
    assert win >= gammon >= backgammon >= 0
    assert 1 - win >= lose_gammon >= lose_backgammon >= 0


def test_a_file_says_what_was_written(tmp_path: Path) -> None:
    weights = np.random.default_rng(1).normal(size=3 * (INPUTS + 7) + 6).astype(np.float32)
    training = Training("fevga", 7, 1, 3, 0.1, "2026-01-02", 4.5)
    write_network(tmp_path / "fevga.npz", weights, training)
    read = read_network(tmp_path / "fevga.npz", "fevga")
    assert read.training == training
    flat = np.concatenate([read.first.ravel(), read.first_bias, read.second.T.ravel(), read.second_bias])
    assert np.array_equal(flat, weights)


def test_levels_differ_in_depth(monkeypatch: pytest.MonkeyPatch) -> None:
    weak, strong = (selection.engine_for(level, RULESETS["tapa"]) for level in ("beginner", "strongest"))
    assert isinstance(weak, NetworkEngine)
    assert isinstance(strong, NetworkEngine)
    assert (weak.plies, strong.plies) == (1, DEEPEST)
    monkeypatch.setenv(SETTING, "plain")
    assert not selection.knows(RULESETS["tapa"])


@pytest.mark.skipif(not plays_games(), reason="the core is not in use")
def test_hints_are_as_deep_as_a_network_can_look(monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_game(replace(PLAIN_MONEY, variant="plakoto"))
    assert state.turn
    state = flow.advance(state, Rolled(state.turn, Dice(4, 4)))
    advice = advise(state)
    assert [one.level for one in advice.plays][:2] == [DEEPER, DEEPER]
    assert advice.engine == f"{NAME} {DEEPER}"
    monkeypatch.setattr(compiled, "game_of", lambda *_: None)
    assert {one.level for one in advise(state).plays} == {DEEP, SHALLOW}


def _bots_choice(variant: str, level: str, seed: int) -> tuple[bool, Event | None]:
    state = new_game(replace(PLAIN_MONEY, variant=variant))
    assert state.turn
    state = flow.advance(state, Rolled(state.turn, Dice(4, 1)))
    answer = selection.decide(BotRequest(state, level, seed, thinking_ms=0))
    return answer.is_plain, answer.action


def test_bots_of_a_game_with_a_network_are_not_plain() -> None:
    assert not _bots_choice("plakoto", "advanced", 1)[0]


def test_the_plain_player_stands_in_for_a_broken_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "network_path", lambda name: tmp_path / f"{name}.npz")
    network.shipped_network.cache_clear()
    try:
        assert _bots_choice("plakoto", "advanced", 1)[0]
    finally:
        network.shipped_network.cache_clear()


def test_weak_bots_err_where_every_checker_counts() -> None:
    """A game of fifteen points a side is no place for the noise of one of a single point."""
    plays = {str(_bots_choice("acey_deucey", "beginner", seed)[1]) for seed in range(12)}
    assert len(plays) > 1


@pytest.mark.parametrize("name", sorted(set(NETWORKS.values())))
def test_the_strength_on_record_is_that_of_the_shipped_network(name: str) -> None:
    table = json.loads((GOLDEN / "variant_strength.json").read_text("utf-8"))
    training = read_network(network_path(name), name).training
    assert table[name]["training"] == {
        "games": training.games,
        "seconds": training.seconds,
        "seed": training.seed,
        "rate": training.rate,
        "finish": training.finish,
        "against_random": training.against_random,
    }
    sensible = table[name]["matches"]["sensible"]
    assert sensible["games"] >= 2000
    assert sensible["wins"] - 4 * sensible["wins_error"] > 0.5
    assert sensible["points"] - 4 * sensible["points_error"] > 0
