"""Trials of the games with networks: the same for equal seeds, about what a deeper look says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.rollout.statistics import mean_of
from bgdesk.engine.core.games import games_library
from bgdesk.engine.network import compiled
from bgdesk.engine.network.judge import NetworkJudge
from bgdesk.engine.network.player import turn_of, values_at
from bgdesk.engine.network.rollout import NetworkRoller
from bgdesk.engine.network.shipped import DEEP, NETWORKS
from bgdesk.engine.network.stage_plays import stage_plays
from bgdesk.engine.protocol import CannotJudge, Situation
from bgdesk.engine.rollout_protocol import Manner, Sample
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.position_string import from_position_string
from bgdesk.rules.player import Player
from bgdesk.rules.stages import Stage, stages
from bgdesk.rules.variants import RULESETS

pytestmark = pytest.mark.skipif(games_library() is None, reason="the core is not in use")

ROLLER = NetworkRoller()
SHORT = Manner(truncated_at=6, is_cubeful=False, reduces_variance=False)
FOUR_TWO = Dice(4, 2)


def start(game: str, **changes: object) -> Situation:
    ruleset = RULESETS[game]
    seen = Situation(ruleset.start_position(), Player.WHITE, ruleset, Cube(), has_cube=ruleset.has_cube)
    return replace(seen, **changes)  # type: ignore[arg-type]  # by name


def roll(seen: Situation, manner: Manner, seed: int = 1, trials: int = 36) -> Sample:
    return ROLLER.roll_play(seen, FOUR_TWO, seen.legal_plays(FOUR_TWO).plays[0], manner, trials, seed)


@pytest.mark.parametrize("game", NETWORKS)
def test_equal_seeds_give_equal_samples_and_others_others(game: str) -> None:
    seen = start(game)
    first = roll(seen, SHORT, 5)
    roll(start("fevga"), SHORT, 6)
    assert roll(seen, SHORT, 5) == first != roll(seen, SHORT, 6)
    assert first.means[0].standard_error > 0
    assert first.probabilities.pov is seen.player


@pytest.mark.parametrize("away", [None, (1, 2)])
@pytest.mark.parametrize("game", NETWORKS)
def test_one_roll_less_its_luck_is_what_two_plies_say(game: str, away: tuple[int, int] | None) -> None:
    seen = start(game, away=away)
    play = seen.legal_plays(FOUR_TWO).plays[0]
    judged = NetworkJudge().judge_play(seen, FOUR_TWO, play, DEEP)
    sample = roll(seen, Manner(truncated_at=1, is_cubeful=False))
    assert judged.probabilities
    assert sample.probabilities.win == pytest.approx(judged.probabilities.win, abs=1e-5)
    if away is None or not values_at(seen).ruleset.id.startswith("acey"):
        assert sample.means[0].value == pytest.approx(judged.equity.value, abs=1e-4)
        assert sample.means[0].standard_error < 1e-4


@pytest.mark.parametrize(
    ("game", "plies"), [("plakoto", 1), ("plakoto", 2), ("gul_bara", 1), ("acey_deucey", 1)]
)
def test_without_luck_a_rollout_says_the_same_with_less_error(game: str, plies: int) -> None:
    seen = start(game)
    plain, reduced = (replace(SHORT, plies=plies, reduces_variance=luck) for luck in (False, True))
    one, other = (mean_of([roll(seen, each, seed) for seed in range(6)]) for each in (plain, reduced))
    assert other.standard_error < one.standard_error / 1.5
    assert abs(one.value - other.value) < 4 * one.standard_error


def test_three_plies_are_rolled_out() -> None:
    sample = roll(start("fevga"), replace(SHORT, plies=3, truncated_at=1))
    assert sample.trials == 36


def test_what_a_roll_still_holds_is_played_in_the_trials() -> None:
    seen, (first, *later) = start("russian", turns=(9, 9)), stages(Dice(4, 4), RULESETS["russian"], 9)
    seen = from_all_in(seen)
    assert later
    assert isinstance(first, Stage)
    holding = replace(seen, coming=tuple(later))
    found = stage_plays(turn_of(holding, first), values_at(holding))
    play = found.plays[0]
    with_rest, without = (
        ROLLER.roll_play(each, first, play, SHORT, 360, 3).means[0].value for each in (holding, seen)
    )
    assert with_rest > without + 0.05


def from_all_in(seen: Situation) -> Situation:
    placed = from_position_string("bgd1:russian:w:20x5,12x5,6x5:19x5,11x4,5x6")
    return replace(seen, position=placed.position)


def test_the_end_of_a_game_is_exact() -> None:
    seen = start("plakoto", position=from_position_string("bgd1:plakoto:w:4,2:20x15").position)
    sample = roll(seen, SHORT)
    assert (sample.means[0].value, sample.means[0].standard_error) == (2.0, 0.0)


def test_a_cube_decision_is_estimated_with_an_error() -> None:
    seen = start("longgammon")
    sample = ROLLER.roll_cube(seen, SHORT, 360, 2)
    judged = NetworkJudge().judge_cube(seen, DEEP)
    no_double, double_take = sample.means
    for mean, equity in ((no_double, judged.no_double), (double_take, judged.double_take)):
        assert 0 < mean.standard_error < 0.2
        assert abs(mean.value - equity.value) < 5 * mean.standard_error
    with pytest.raises(CannotJudge):
        ROLLER.roll_cube(start("plakoto"), SHORT, 36, 2)


def test_without_the_core_nothing_is_rolled_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "game_of", lambda *_: None)
    with pytest.raises(CannotJudge):
        roll(start("plakoto"), SHORT)
