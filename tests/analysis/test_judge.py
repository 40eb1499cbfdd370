"""How deep is looked, and what becomes of the answers."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bgdesk.analysis.judge import KEPT, Judge, NotJudged, answered_value
from bgdesk.analysis.levels import LEVELS, AnalysisLevel, CubeLook, PlayLook
from bgdesk.analysis.questions import (
    CubeQuestion,
    PlayQuestion,
    Question,
    ResignationQuestion,
    RollQuestion,
    questions,
)
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import Situation
from bgdesk.match.equity_tables.without_cube import GamesToCome, table_without_cube
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.study import JudgedCube, JudgedPlay, JudgedResignation, JudgedRoll
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.position import Position
from tests.analysis.fake_engine import FakeEngine
from tests.analysis.matches import every_kind, random_match
from tests.match.driving import BLACK, WHITE

DEEP = AnalysisLevel("deep", (PlayLook("2ply", 0.05, 3, clear_lead=0.02),), (CubeLook("2ply", margin=0.1),))


def first(kind: type[Question]) -> Question:
    return next(one for one in questions(every_kind()) if isinstance(one, kind))


def play_question() -> PlayQuestion:
    question = first(PlayQuestion)
    assert isinstance(question, PlayQuestion)
    return question


def results(question: PlayQuestion) -> list[Position]:
    situation = question.situation
    plays = legal_plays(situation.position, situation.player, question.dice, situation.ruleset).plays
    return [play.result for play in plays]


def judged_play(engine: FakeEngine, question: PlayQuestion, level: AnalysisLevel = DEEP) -> JudgedPlay:
    judged = Judge(engine, level).answer(question)
    assert isinstance(judged, JudgedPlay)
    return judged


def test_candidates_come_best_first_within_the_deepest_level() -> None:
    question = play_question()
    boards = results(question)
    engine = FakeEngine({(boards[3], "1ply"): 0.01, (boards[4], "2ply"): 0.02})
    judged = judged_play(engine, question)
    levels = [one.level for one in judged.candidates]
    assert levels == sorted(levels, reverse=True)
    deep = [one.equity.value for one in judged.candidates if one.level == "2ply"]
    assert deep == sorted(deep, reverse=True)
    assert judged.legal_count == len(boards)
    assert judged.candidates[judged.played or 0].position == question.played
    assert len(judged.candidates) <= KEPT + 1


def test_a_play_that_leads_clearly_is_not_looked_at_again() -> None:
    question = play_question()
    assert question.played
    engine = FakeEngine({(question.played, "1ply"): 0.5})
    judged = judged_play(engine, question)
    assert judged.played == 0
    assert {one.level for one in judged.candidates} == {"1ply"}


def test_the_play_made_is_always_looked_at_when_others_are() -> None:
    question = play_question()
    assert question.played
    engine = FakeEngine({(question.played, "1ply"): -0.5})
    judged = judged_play(engine, question)
    assert judged.played is not None
    assert judged.candidates[judged.played].level == "2ply"


def ranked_boards(engine: FakeEngine, question: PlayQuestion) -> list[Position]:
    """The boards after all plays, best first at the first look."""
    situation = question.situation
    plays = legal_plays(situation.position, situation.player, question.dice, situation.ruleset).plays
    return [one.play.result for one in engine.rank_plays(situation, question.dice, plays)]


def test_two_plays_at_least_are_looked_at_again() -> None:
    question, engine = play_question(), FakeEngine()
    boards = ranked_boards(engine, question)
    alone = AnalysisLevel("alone", (PlayLook("2ply", window=0.0, most=3),))
    judged = judged_play(engine, replace(question, played=boards[0]), alone)
    assert [one.position for one in judged.candidates if one.level == "2ply"] == boards[:2]


def test_plays_near_a_good_one_are_looked_at_again() -> None:
    question = play_question()
    boards = results(question)
    engine = FakeEngine({(board, "1ply"): 0.5 - 0.01 * place for place, board in enumerate(boards)})
    judged = judged_play(engine, replace(question, played=boards[0]))
    assert {one.position for one in judged.candidates if one.level == "2ply"} == set(boards[:3])


def test_the_best_and_the_play_made_are_two_already() -> None:
    question = play_question()
    boards = results(question)
    engine = FakeEngine({(board, "1ply"): 0.5 - 0.1 * place for place, board in enumerate(boards)})
    judged = judged_play(engine, replace(question, played=boards[5]))
    assert {one.position for one in judged.candidates if one.level == "2ply"} == {boards[0], boards[5]}


def test_the_play_made_is_kept_behind_the_best() -> None:
    question, engine = play_question(), FakeEngine()
    boards = ranked_boards(engine, question)
    for place in (KEPT - 1, KEPT, KEPT + 1):
        judged = judged_play(engine, replace(question, played=boards[place]), AnalysisLevel("first look"))
        assert judged.event == question.event
        assert judged.played == min(place, KEPT)
        assert judged.candidates[judged.played].position == boards[place]
        assert len(judged.candidates) == max(KEPT, judged.played + 1)


def needed(engine: FakeEngine, risk: float, played: int) -> JudgedPlay:
    """Plays that are 0.02 apart, of which the one at ``played`` was made, weighed twice, then as needed."""
    question = play_question()
    boards = results(question)
    engine.shifts = {
        (board, level): -0.02 * place
        for place, board in enumerate(boards)
        for level in ("1ply", "2ply", "3ply")
    }
    looks = (PlayLook("2ply", 1.0, 30), PlayLook("3ply", 1.0, 30, risk=risk))
    return judged_play(engine, replace(question, played=boards[played]), AnalysisLevel("as needed", looks))


def test_the_play_made_is_looked_at_however_far_it_is_behind() -> None:
    judged = needed(FakeEngine(), risk=1.0, played=-1)
    assert judged.played is not None
    assert judged.candidates[judged.played].level == "3ply"


def test_the_smaller_the_risk_the_more_is_looked_at() -> None:
    careless, careful = FakeEngine(), FakeEngine()
    needed(careless, risk=1.0, played=3)
    needed(careful, risk=0.0, played=3)
    deep = ("play", "3ply")
    assert 0 < careless.asked.count(deep) < careful.asked.count(deep)


def test_an_illegal_play_leaves_the_candidates() -> None:
    question = play_question()
    board = question.situation.position
    illegal = PlayQuestion(question.event, question.situation, question.dice, board)
    judged = judged_play(FakeEngine(), illegal)
    assert judged.played is None
    assert judged.candidates


def test_a_double_that_is_far_off_is_not_looked_at_again_unless_offered() -> None:
    engine = FakeEngine()
    question = first(CubeQuestion)
    assert isinstance(question, CubeQuestion)
    assert not question.was_offered
    engine.shifts[question.situation.position, "1ply"] = -0.5
    judged = Judge(engine, DEEP).answer(question)
    assert isinstance(judged, JudgedCube)
    assert judged.level == "1ply"
    offered = Judge(engine, DEEP).answer(CubeQuestion(question.event, question.situation, was_offered=True))
    assert isinstance(offered, JudgedCube)
    assert offered.level == "2ply"


def cube_question(engine: FakeEngine, value: float) -> CubeQuestion:
    """A decision to roll, worth ``value``; a double is worth 2 * value - 0.2 then, at most 1."""
    question = first(CubeQuestion)
    assert isinstance(question, CubeQuestion)
    decision = engine.judge_cube(question.situation, "1ply")
    engine.shifts[question.situation.position, "1ply"] = value - decision.no_double.value
    return question


@pytest.mark.parametrize(
    ("value", "level"),
    [
        pytest.param(0.05, "1ply", id="0.15 too early"),
        pytest.param(0.15, "2ply", id="0.05 too early"),
        pytest.param(0.5, "2ply", id="right"),
        pytest.param(1.05, "2ply", id="0.05 too good"),
        pytest.param(1.15, "1ply", id="0.15 too good"),
    ],
)
def test_a_double_is_looked_at_again_where_it_costs_less_than_the_margin(value: float, level: str) -> None:
    engine = FakeEngine()
    judged = Judge(engine, DEEP).answer(cube_question(engine, value))
    assert isinstance(judged, JudgedCube)
    assert judged.level == level


def test_without_a_margin_every_double_is_looked_at_again() -> None:
    engine = FakeEngine()
    level = AnalysisLevel("all", cubes=(CubeLook("2ply"),))
    judged = Judge(engine, level).answer(cube_question(engine, -0.5))
    assert isinstance(judged, JudgedCube)
    assert judged.level == "2ply"


def test_a_look_at_no_double_does_not_stand_for_the_double() -> None:
    engine = FakeEngine()
    question = cube_question(engine, -0.5)
    judge = Judge(engine, DEEP)
    answers = [judge.answer(replace(question, was_offered=offered)) for offered in (False, True, False)]
    assert [one.level for one in answers if isinstance(one, JudgedCube)] == ["1ply", "2ply", "1ply"]


def test_the_answer_to_a_double_costs_no_second_judgement() -> None:
    engine = FakeEngine()
    judge = Judge(engine, DEEP)
    asked = [one for one in questions(every_kind()) if isinstance(one, CubeQuestion) and one.was_offered]
    answers = [judge.answer(one) for one in asked]
    assert [one.event for one in answers] == [5, 6, 7]
    assert engine.asked == [("cube", "1ply"), ("cube", "2ply")]


def test_luck_is_what_the_roll_gains_over_the_mean_of_all() -> None:
    question = next(
        one for one in questions(every_kind()) if isinstance(one, RollQuestion) and not one.opponents
    )
    judged = Judge(FakeEngine(), DEEP).answer(question)
    assert isinstance(judged, JudgedRoll)
    assert judged.luck.value == pytest.approx(0.004 * (6 - 49 / 6))
    assert judged.luck.pov is BLACK


def test_luck_of_the_opening_counts_who_begins() -> None:
    question = first(RollQuestion)
    assert isinstance(question, RollQuestion)
    judged = Judge(FakeEngine(), DEEP).answer(question)
    assert isinstance(judged, JudgedRoll)
    assert judged.luck.value == pytest.approx(0.004 * 4)


def test_luck_of_an_opening_that_is_rolled_again_is_to_begin() -> None:
    question = first(RollQuestion)
    assert isinstance(question, RollQuestion)
    judged = Judge(FakeEngine(), DEEP).answer(replace(question, dice=None))
    assert isinstance(judged, JudgedRoll)
    assert judged.luck.value == pytest.approx(0.004 * 49 / 6)


class OneSidedEngine(FakeEngine):
    """Thinks that no roll helps Black, and that White loses a point with equal dice."""

    def values_of_rolls(self, situation: Situation) -> dict[tuple[int, int], float]:
        values = super().values_of_rolls(situation)
        if situation.player is BLACK:
            return dict.fromkeys(values, 0.0)
        return {roll: -1.0 if roll[0] == roll[1] else value for roll, value in values.items()}


@pytest.mark.parametrize("rolled", [True, False])
def test_luck_of_the_opening_takes_half_of_what_the_opponent_might_have_rolled(rolled: bool) -> None:
    question = first(RollQuestion)
    assert isinstance(question, RollQuestion)
    assert question.situation.player is WHITE
    assert question.dice == Dice(3, 1)
    judged = Judge(OneSidedEngine(), DEEP).answer(question if rolled else replace(question, dice=None))
    assert isinstance(judged, JudgedRoll)
    mean = (0.004 * 7 * 30 - 6) / 36
    luck = 0.004 * (4 - 7 / 2) if rolled else mean / 2
    assert judged.luck.value == pytest.approx(luck)
    assert judged == JudgedRoll(question.event, Equity(judged.luck.value, WHITE, Unit.MONEY), "1ply")


def test_resigning_costs_the_level_and_playing_on_the_best_play() -> None:
    asked = [one for one in questions(every_kind()) if isinstance(one, ResignationQuestion)]
    judged = [Judge(FakeEngine(), DEEP).answer(one) for one in asked]
    offered, refused = judged[:2]
    assert isinstance(offered, JudgedResignation)
    assert isinstance(refused, JudgedResignation)
    assert (offered.resigning.value, offered.resigning.pov) == (-1, WHITE)
    assert (refused.resigning.value, refused.resigning.pov) == (1, BLACK)
    assert refused.playing_on == offered.playing_on.flipped()
    assert isinstance(judged[2], JudgedResignation)
    assert judged[2].resigning.value == -2


def resignation(*, value: float, may_double: bool = True, beavers: bool = False) -> JudgedResignation:
    """A resignation before the roll, by a player to whom no double is worth ``value``."""
    question = first(ResignationQuestion)
    assert isinstance(question, ResignationQuestion)
    situation = replace(question.situation, may_double=may_double, beavers=beavers)
    engine = FakeEngine()
    lead = engine.judge_cube(situation, "1ply").no_double.value
    engine.shifts = {(situation.position, level): value - lead for level in ("1ply", "2ply")}
    judged = Judge(engine, DEEP).answer(
        replace(question, situation=situation, dice=None, decider=situation.player)
    )
    assert isinstance(judged, JudgedResignation)
    return judged


def test_playing_on_before_the_roll_is_worth_the_better_of_rolling_and_doubling() -> None:
    assert resignation(value=0.5).playing_on.value == pytest.approx(0.8)
    assert resignation(value=0.5, may_double=False).playing_on.value == pytest.approx(0.5)
    assert resignation(value=-0.9, beavers=True).playing_on.value == pytest.approx(-0.9)
    assert resignation(value=-0.9).level == "2ply"


@pytest.mark.parametrize(
    ("taken", "may_raise", "value"),
    [
        (0.3, True, 0.3),
        (0.3, False, 0.3),
        (-0.2, True, -0.4),
        (-0.2, False, -0.2),
        (1.5, True, 1.0),
        (1.5, False, 1.0),
    ],
)
def test_a_double_is_answered_in_the_best_way(taken: float, may_raise: bool, value: float) -> None:
    rolling, doubling, cashing = (Equity(each, WHITE, Unit.MONEY) for each in (0.0, taken, 1.0))
    chances = Probabilities(WHITE, 0.5, 0.1, 0.0, 0.1, 0.0)
    decision = CubeDecision(rolling, doubling, cashing, chances, should_double=True, should_take=True)
    assert answered_value(decision, may_raise=may_raise) == pytest.approx(value)


def test_a_gammon_in_a_match_costs_what_the_table_says() -> None:
    asked = [
        one
        for seed in range(12)
        for one in questions(random_match(seed, match_options(5)))
        if isinstance(one, ResignationQuestion)
    ]
    assert {one.level for one in asked} >= {1, 2}
    for one in asked:
        judged = Judge(FakeEngine(), DEEP).answer(one)
        assert isinstance(judged, JudgedResignation)
        cost = -judged.resigning.value if one.decider is one.situation.player else judged.resigning.value
        assert cost == pytest.approx(1) if one.level == 1 else cost >= 1


def test_what_the_engine_does_not_understand_is_said() -> None:
    question = play_question()
    engine = FakeEngine()
    engine.unknown.add(question.situation.position)
    assert Judge(engine, DEEP).answer(question) == NotJudged(question.event, Obstacle.SAME_POINT)


@pytest.mark.parametrize("level", LEVELS.values(), ids=lambda level: str(level.id))
def test_every_level_answers_every_question(level: AnalysisLevel) -> None:
    judge = Judge(FakeEngine(), level)
    answers = [judge.answer(one) for one in questions(random_match(3, most=80))]
    assert not any(isinstance(one, NotJudged) for one in answers)
    deepest = level.plays[-1].level if level.plays else "1ply"
    plays = [one for one in answers if isinstance(one, JudgedPlay)]
    assert deepest in {one.candidates[0].level for one in plays}


def weighed(options: MatchOptions, seeds: range) -> Counter[tuple[tuple[int, int], str]]:
    """How often at which score a resignation was judged, or for which reason it was not."""
    found: Counter[tuple[tuple[int, int], str]] = Counter()
    for seed in seeds:
        for one in questions(random_match(seed, options)):
            if isinstance(one, ResignationQuestion):
                answer = Judge(FakeEngine(), DEEP).answer(one)
                assert one.situation.away
                why = answer.obstacle.name if isinstance(answer, NotJudged) else ""
                found[one.situation.away, why] += 1
    return found


def test_resignations_are_weighed_without_the_crawford_rule_only_where_it_makes_no_difference() -> None:
    found = weighed(replace(match_options(5), crawford=False), range(20))
    assert {(1 in away, why) for away, why in found} == {(True, ""), (False, "NO_CRAWFORD_RULE")}


@pytest.mark.parametrize("crawford", [True, False])
def test_resignations_are_weighed_in_matches_without_a_cube(crawford: bool) -> None:
    found = weighed(replace(match_options(2), cube=False, crawford=crawford), range(20))
    assert {why for _, why in found} == {""}


def test_a_gammon_resigned_without_a_cube_costs_what_the_table_made_for_it_says() -> None:
    question = first(ResignationQuestion)
    assert isinstance(question, ResignationQuestion)
    situation = replace(question.situation, away=(3, 3), cube=Cube(), has_cube=False, jacoby=False)
    judged = Judge(FakeEngine(), DEEP).answer(replace(question, situation=situation, level=2))
    assert isinstance(judged, JudgedResignation)
    stakes = [table_without_cube(GamesToCome(("backgammon",)), 3).stakes(3, 3, points) for points in (1, 2)]
    assert judged.resigning.seen_by(situation.player).value == pytest.approx(stakes[0].emg(stakes[1].lose))


def test_the_last_game_of_a_match_needs_no_cube() -> None:
    question = first(ResignationQuestion)
    assert isinstance(question, ResignationQuestion)
    last = replace(question.situation, away=(1, 1), has_cube=False, jacoby=False)
    judged = Judge(FakeEngine(), DEEP).answer(replace(question, situation=last, has_crawford=False))
    assert isinstance(judged, JudgedResignation)
    assert judged.resigning.value == -1


def test_a_match_to_one_point_needs_no_cube() -> None:
    assert {why for _, why in weighed(match_options(1), range(20))} == {""}


def test_what_the_engine_does_not_know_comes_before_what_the_table_does_not() -> None:
    (why,) = {why for _, why in weighed(MatchOptions("fevga", length=3), range(5))}
    assert why == "VARIANT_UNKNOWN"
