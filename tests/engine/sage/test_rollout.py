"""Rollouts of the strong engine: repeatable, near its own judgement, and right about ends and dead cubes."""

from __future__ import annotations

import os
from dataclasses import replace

import pytest

from bgdesk.analysis.rollout.statistics import mean_of
from bgdesk.engine.protocol import CannotJudge, Situation
from bgdesk.engine.rollout_protocol import Manner, Sample
from bgdesk.engine.sage.availability import probe
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play, legal_plays
from bgdesk.rules.notation.ids import read_id
from bgdesk.rules.notation.plays import parse_play
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS, Ruleset, TripleRegion

if not probe(os.environ).is_available:
    pytest.skip(f"bgsage cannot run here: {probe(os.environ).reason}", allow_module_level=True)

from bgdesk.engine.sage.judge import SageJudge
from bgdesk.engine.sage.rollout import SageRoller

D31 = Dice(3, 1)
QUICK = Manner(truncated_at=3)
CUBELESS = replace(QUICK, is_cubeful=False)
RULESET = RULESETS["backgammon"]


@pytest.fixture(scope="module")
def roller() -> SageRoller:
    return SageRoller()


def situation(text: str = "4HPwATDgc/ABMA", **changes: object) -> Situation:
    found = Situation(read_id(text).position, Player.WHITE, RULESET, Cube(), jacoby=True)
    return replace(found, **changes)  # type: ignore[arg-type]  # field names checked by replace


def play(at: Situation, dice: Dice, text: str) -> Play:
    return parse_play(text, legal_plays(at.position, at.player, dice, RULESET))


def test_equal_arguments_give_equal_samples_and_other_seeds_others(roller: SageRoller) -> None:
    at = situation()
    made = play(at, Dice(3, 1), "8/5 6/5")

    def rolled(seed: int) -> Sample:
        return roller.roll_play(at, D31, made, QUICK, 36, seed)

    first = rolled(5)
    assert rolled(6) != first
    assert rolled(5) == first == SageRoller().roll_play(at, D31, made, QUICK, 36, 5)


@pytest.mark.parametrize("away", [None, (5, 3), (1, 1)])
def test_a_play_is_worth_about_what_the_judge_says(roller: SageRoller, away: tuple[int, int] | None) -> None:
    at = situation(away=away, jacoby=away is None, has_cube=away != (1, 1))
    made = play(at, Dice(3, 1), "8/5 6/5")
    judged = SageJudge().judge_play(at, Dice(3, 1), made, "2ply").equity.value
    for manner in (QUICK, CUBELESS):
        expected = judged
        if not manner.is_cubeful:
            without = replace(at, has_cube=False, jacoby=False)
            expected = SageJudge().judge_play(without, Dice(3, 1), made, "2ply").equity.value
        found = mean_of([roller.roll_play(at, D31, made, manner, 36, seed) for seed in range(8)])
        assert found.value == pytest.approx(expected, abs=0.06)
        assert found.standard_error < 0.03


@pytest.mark.parametrize(("value", "owner", "away"), [(1, None, None), (2, Player.WHITE, (7, 5))])
def test_a_cube_is_worth_about_what_the_judge_says(
    roller: SageRoller, value: int, owner: Player | None, away: tuple[int, int] | None
) -> None:
    at = situation(cube=Cube(value, owner), away=away, jacoby=away is None)
    judged = SageJudge().judge_cube(at, "2ply")
    samples = [roller.roll_cube(at, QUICK, 36, seed) for seed in range(8)]
    no_double, double_take = (mean_of(samples, index) for index in (0, 1))
    assert no_double.value == pytest.approx(judged.no_double.value, abs=0.08)
    assert double_take.value == pytest.approx(judged.double_take.value, abs=0.12)


def test_a_beaver_does_not_change_what_a_plain_take_is_worth(roller: SageRoller) -> None:
    worse = situation("sGfwATDgc/ABMA", jacoby=False)
    plain, raised = (
        roller.roll_cube(replace(worse, beavers=beavers), QUICK, 36, 3).means[1] for beavers in (False, True)
    )
    assert plain.value < 0
    assert raised.value == pytest.approx(plain.value, abs=0.25)
    assert raised.value > 1.6 * plain.value


def test_without_a_cube_an_owned_cube_does_not_matter(roller: SageRoller) -> None:
    at = situation(jacoby=False)
    owned = replace(at, cube=Cube(2, Player.WHITE))
    made = play(at, Dice(3, 1), "8/5 6/5")
    centred, mine = (roller.roll_play(one, D31, made, CUBELESS, 36, 1) for one in (at, owned))
    assert centred.means[0].value == pytest.approx(mine.means[0].value, abs=0.01)
    assert centred.means[0].value == pytest.approx(centred.probabilities.cubeless_equity(), abs=1e-5)


def test_variance_reduction_reduces_the_variance(roller: SageRoller) -> None:
    at = situation()
    made = play(at, Dice(3, 1), "8/5 6/5")
    plain = replace(QUICK, reduces_variance=False)
    reduced, not_reduced = (
        mean_of([roller.roll_play(at, D31, made, manner, 36, seed) for seed in range(10)]).standard_error
        for manner in (QUICK, plain)
    )
    assert 1.5 * reduced < not_reduced


def test_the_end_of_the_game_is_exact(roller: SageRoller) -> None:
    at = replace(
        situation(), position=read_id("XGID=-A----------------------a-:0:0:1:00:0:0:0:0:10").position
    )
    last = legal_plays(at.position, at.player, Dice(6, 5), RULESET).plays[0]
    sample = roller.roll_play(at, D31, last, QUICK, 36, 1)
    assert (sample.means[0].value, sample.means[0].standard_error) == (1.0, 0.0)


def test_what_is_no_decision_is_refused(roller: SageRoller) -> None:
    with pytest.raises(CannotJudge, match="cube decision"):
        roller.roll_cube(situation(may_double=False), QUICK, 36, 1)
    with pytest.raises(CannotJudge, match="cubeless"):
        roller.roll_cube(situation(), CUBELESS, 36, 1)
    with pytest.raises(CannotJudge, match="Hypergammon"):
        roller.roll_cube(situation(ruleset=RULESETS["hypergammon"]), QUICK, 36, 1)


@pytest.mark.parametrize(
    "ruleset",
    [
        RULESET.with_rules(triple_region=TripleRegion.BAR_ONLY),
        RULESET.with_rules(max_stack=5),
        RULESETS["portes"],
    ],
    ids=["triple on the bar only", "at most five on a point", "portes"],
)
def test_other_rules_are_refused_before_the_first_trial(roller: SageRoller, ruleset: Ruleset) -> None:
    at = situation(ruleset=ruleset)
    with pytest.raises(CannotJudge, match="rules of backgammon"):
        roller.roll_play(at, D31, play(at, Dice(3, 1), "8/5 6/5"), QUICK, 36, 5)
    with pytest.raises(CannotJudge, match="rules of backgammon"):
        roller.roll_cube(at, QUICK, 36, 5)


def test_another_set_up_is_no_other_game(roller: SageRoller) -> None:
    at = situation(ruleset=RULESETS["nackgammon"])
    assert roller.roll_cube(at, QUICK, 36, 5) == roller.roll_cube(situation(), QUICK, 36, 5)
