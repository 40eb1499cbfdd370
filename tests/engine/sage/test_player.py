"""The contract with bgsage: what we call directly agrees with its own analyser and with known values."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bgdesk.engine.core.native import loaded_core
from bgdesk.engine.protocol import CannotJudge, Situation
from bgdesk.engine.sage.availability import probe
from bgdesk.engine.sage.encoding import board_of, terms_of
from bgdesk.match.evaluation import Unit
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.variants import RULESETS, TripleRegion
from tests.engine.positions import (
    BEHIND,
    BLACK,
    BLITZ,
    HITTING,
    HOPELESS,
    LONG_RACE,
    NO_ENTRY,
    RACE,
    START,
    WHITE,
    situation,
)

if not probe().is_available:
    pytest.skip(f"bgsage cannot run here: {probe().reason}", allow_module_level=True)

from bgsage import BgBotAnalyzer

from bgdesk.engine.sage.player import SageEngine

TOLERANCE = 1e-5
FAR, FAR_AWAY = (25, 3), 5e-5
"""Three points from a match that the other needs 25 for, chances to win it are near 1, where bgsage has steps
of 6e-8, and a game decides about 0.004 of them: its equities are up to 3.5e-5 off."""
TWO_REPLIES = (0, -1, 0, 0, -1, 2, 4, 0, 5, 0, 0, 0, -5, 3, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 1, 0)
TWO_REPLIES_WORTH = 0.91080
"""At that score, at two plies. The best replies to 1-1 are worth 0.733221 and 0.733247 to who made the play,
nearer than bgsage can tell: it goes on with the second, and says 0.91139. A slow calculation in double
precision, written for this alone, gives what the core gives."""

BOARDS = (START, BLITZ, RACE, LONG_RACE, HITTING)
SCORES: tuple[dict[str, Any], ...] = (
    {},
    {"jacoby": True, "beavers": True},
    {"cube": Cube(2, WHITE)},
    {"cube": Cube(4, BLACK), "beavers": True},
    {"away": (7, 5)},
    {"away": (3, 2), "cube": Cube(2, BLACK)},
    {"away": (1, 4), "is_crawford": True},
    {"away": (1, 4)},
    {"away": (4, 1)},
    {"away": FAR},
)


@pytest.fixture(scope="module", params=(1, 2, 3))
def engine(request: pytest.FixtureRequest) -> SageEngine:
    return SageEngine(request.param)


@pytest.fixture(scope="module")
def shallow() -> SageEngine:
    return SageEngine(1)


@pytest.fixture(scope="module")
def middling() -> SageEngine:
    return SageEngine(2)


def terms(asked: Situation) -> dict[str, Any]:
    found = terms_of(asked)
    return {
        "cube_value": found.cube_value,
        "cube_owner": found.owner,
        "away1": found.away1,
        "away2": found.away2,
        "is_crawford": found.is_crawford,
        "jacoby": found.jacoby,
        "beaver": found.beaver,
    }


@pytest.mark.parametrize("plies", [1, 2])
@pytest.mark.parametrize("score", SCORES)
@pytest.mark.parametrize("lines", [HITTING, LONG_RACE])
def test_plays_are_worth_what_the_analyser_says(
    lines: tuple[str, str], score: dict[str, Any], plies: int
) -> None:
    asked = situation(*lines, **score)
    analyser = BgBotAnalyzer(eval_level=f"{plies}ply", cubeful=True)
    answer = analyser.checker_play(board_of(asked.position, WHITE), 4, 1, **terms(asked))
    theirs = {tuple(move.board): move.equity for move in answer.moves}
    ours = SageEngine(plies).rank_plays(asked, Dice(4, 1))
    deepest = [one for one in ours if one.level == f"{plies}ply"]
    assert len(deepest) >= 2
    for one in deepest:
        board = tuple(board_of(one.play.result, WHITE))
        is_close = loaded_core() and (board, plies, score.get("away")) == (TWO_REPLIES, 2, FAR)
        expected = TWO_REPLIES_WORTH if is_close else theirs[board]
        assert one.equity.value == pytest.approx(expected, abs=tolerance(score))


def tolerance(score: dict[str, Any]) -> float:
    return FAR_AWAY if score.get("away") == FAR else TOLERANCE


@pytest.mark.parametrize("score", SCORES)
def test_cube_equities_are_those_of_the_analyser(score: dict[str, Any], shallow: SageEngine) -> None:
    analyser = BgBotAnalyzer(eval_level="1ply", cubeful=True)
    for lines in BOARDS:
        asked = situation(*lines, **score)
        theirs = analyser.cube_action(board_of(asked.position, WHITE), **terms(asked))
        ours = shallow.judge_cube(asked)
        assert ours.no_double.value == pytest.approx(theirs.equity_nd, abs=tolerance(score))
        assert ours.double_take.value == pytest.approx(theirs.equity_dt, abs=tolerance(score))
        assert ours.double_pass.value == pytest.approx(theirs.equity_dp, abs=tolerance(score))
        assert (ours.should_double, ours.should_take) == (theirs.should_double, theirs.should_take)
        assert ours.should_beaver == theirs.is_beaver


def test_every_legal_play_is_ranked_once_best_first(engine: SageEngine) -> None:
    for lines in BOARDS:
        for dice in (Dice(3, 1), Dice(5, 5), Dice(6, 4)):
            asked = situation(*lines)
            ranked = engine.rank_plays(asked, dice)
            plays = legal_plays(asked.position, WHITE, dice, asked.ruleset).plays
            assert {one.play for one in ranked} == set(plays)
            assert len(ranked) == len(plays)
            deepest = [one.equity.value for one in ranked if one.level == ranked[0].level]
            assert deepest == sorted(deepest, reverse=True)
            assert all(one.probabilities and one.equity.pov is WHITE for one in ranked)


@pytest.mark.parametrize(
    ("dice", "play"), [("31", "8/5 6/5"), ("42", "8/4 6/4"), ("61", "13/7 8/7"), ("65", "24/13")]
)
def test_openings(dice: str, play: str, engine: SageEngine) -> None:
    best = engine.rank_plays(situation(*START), Dice.from_text(dice))[0]
    assert format_play(best.play) == play


def test_black_is_judged_like_white(shallow: SageEngine) -> None:
    asked = situation(*HITTING)
    mirrored = replace(asked, position=asked.position.swapped(), player=BLACK)
    ours, theirs = (shallow.rank_plays(one, Dice(4, 1)) for one in (asked, mirrored))
    assert [one.equity.value for one in ours] == [one.equity.value for one in theirs]
    assert theirs[0].equity.pov is BLACK


def test_no_legal_play_is_one_empty_play(engine: SageEngine) -> None:
    (only,) = engine.rank_plays(situation(*NO_ENTRY), Dice(5, 3))
    assert only.play.steps == ()


def test_a_game_that_ends_is_worth_its_points(engine: SageEngine) -> None:
    """The engine itself does not notice the end of a game."""
    gammon = situation("1:1", "8:15")
    assert engine.rank_plays(gammon, Dice(2, 1))[0].equity.value == 2.0
    assert engine.rank_plays(replace(gammon, jacoby=True), Dice(2, 1))[0].equity.value == 1.0
    in_match = engine.rank_plays(replace(gammon, away=(1, 4)), Dice(2, 1))[0].equity
    assert in_match.value == pytest.approx(1.0)
    assert in_match.unit is Unit.NORMALISED


def test_in_a_one_point_match_gammons_are_worth_nothing(engine: SageEngine) -> None:
    asked = situation(*HITTING, away=(1, 1), has_cube=False)
    for one in engine.rank_plays(asked, Dice(6, 4)):
        assert one.probabilities
        assert one.equity.value == pytest.approx(2 * one.probabilities.win - 1, abs=TOLERANCE)


def test_without_a_cube_the_chances_alone_count(engine: SageEngine) -> None:
    decision = engine.judge_cube(situation(*BLITZ, has_cube=False, may_double=False))
    assert decision.probabilities
    assert decision.no_double.value == pytest.approx(decision.probabilities.cubeless_equity(), abs=TOLERANCE)
    assert not decision.should_double


def test_known_chances_in_a_race_that_the_database_holds(engine: SageEngine) -> None:
    """Two checkers on the ace point always come off; one pip each way, so the one on roll wins."""
    assert engine.judge_position(situation("1:2", "24:2")).win == pytest.approx(1.0)
    one_on_six = engine.judge_position(situation("6:1", "24:1"))
    assert one_on_six.win == pytest.approx(27 / 36, abs=1e-4)


def test_gammons_of_a_player_who_has_borne_off_do_not_count(shallow: SageEngine) -> None:
    chances = shallow.judge_position(situation("1:1 7:3 8:3", "20:1 21:1"))
    assert chances.lose_gammon == 0.0


def test_a_backgammon_that_agreed_rules_exclude_is_none(shallow: SageEngine) -> None:
    """With nobody on the bar and no contact only gammons are left where the bar alone makes three points."""
    usual = situation("1:2", "22:10 6:5")
    only_bar = replace(usual, ruleset=usual.ruleset.with_rules(triple_region=TripleRegion.BAR_ONLY))
    chances = [shallow.judge_position(each) for each in (usual, only_bar)]
    assert [one.win_backgammon > 0.9 for one in chances] == [True, False]
    assert chances[1].win_backgammon == 0.0
    assert chances[1].win_gammon == chances[0].win_gammon


@pytest.mark.parametrize("plies", [1, 2, 3])
def test_crawford_game_has_no_double(plies: int) -> None:
    decision = SageEngine(plies).judge_cube(situation(*BLITZ, away=(1, 3), is_crawford=True))
    assert not decision.should_double


def test_the_trailer_doubles_after_the_crawford_game(engine: SageEngine) -> None:
    assert engine.judge_cube(situation(*START, away=(3, 1))).should_double


def test_a_situation_that_forbids_doubling_is_obeyed(engine: SageEngine) -> None:
    assert not engine.judge_cube(situation(*START, away=(3, 1), may_double=False)).should_double


def test_only_a_clear_double_may_be_judged_roughly(middling: SageEngine, shallow: SageEngine) -> None:
    clear, close = situation(*BEHIND), situation(*LONG_RACE)
    assert middling.judge_cube(clear, roughly=True) == shallow.judge_cube(clear)
    assert middling.judge_cube(clear) != shallow.judge_cube(clear)
    assert middling.judge_cube(close, roughly=True) == middling.judge_cube(close)


def test_jacoby_makes_waiting_cheaper(engine: SageEngine) -> None:
    plain, jacoby = (engine.judge_cube(situation(*BLITZ, jacoby=active)) for active in (False, True))
    assert jacoby.no_double.value < plain.no_double.value
    assert jacoby.double_take.value == pytest.approx(plain.double_take.value, abs=0.1)


def test_a_bad_double_is_beavered_only_where_beavers_are_allowed(engine: SageEngine) -> None:
    allowed, forbidden = (engine.judge_cube(situation(*BEHIND, beavers=beavers)) for beavers in (True, False))
    assert allowed.should_beaver
    assert not forbidden.should_beaver
    assert not allowed.should_double


@pytest.mark.parametrize("value", [2, 64, 2**31, 2**60])
def test_the_size_of_the_cube_means_nothing_in_money_play(value: int, middling: SageEngine) -> None:
    small, large = (middling.judge_cube(situation(*BLITZ, cube=Cube(size, WHITE))) for size in (2, value))
    assert large.double_take.value == pytest.approx(small.double_take.value, abs=TOLERANCE)


def test_a_score_beyond_the_table_is_said(shallow: SageEngine) -> None:
    near = shallow.rank_plays(situation(*START, away=(25, 25)), Dice(3, 1))[0]
    far = shallow.rank_plays(situation(*START, away=(40, 30)), Dice(3, 1))[0]
    assert (near.level, far.level) == ("1ply", "1ply at most 25-away")
    assert far.equity.value == pytest.approx(near.equity.value)


def test_thinking_time_means_more_depth(middling: SageEngine) -> None:
    deeper = SageEngine(2, deeper=True)
    at_once = deeper.rank_plays(situation(*START), Dice(4, 3))
    later = deeper.rank_plays(situation(*START), Dice(4, 3), thinking_ms=60_000)
    assert at_once == middling.rank_plays(situation(*START), Dice(4, 3))
    assert {later[0].level, later[1].level} == {"3ply"}
    assert {one.play for one in later} == {one.play for one in at_once}


def test_the_same_question_gets_the_same_answer() -> None:
    first, second = (SageEngine(2).rank_plays(situation(*HITTING), Dice(6, 4)) for _ in range(2))
    assert first == second


def test_house_rules_allow_plays_that_the_engine_does_not_know(shallow: SageEngine) -> None:
    """With free use of the dice none need be played."""
    usual = situation("24:1 1:14", "17:2 12:5 19:8")
    free = replace(usual, ruleset=RULESETS["backgammon"].with_rules(free_die_use=True))
    ranked, unknown = (shallow.rank_plays(one, Dice(6, 1)) for one in (usual, free))
    assert [format_play(one.play) for one in ranked] == ["24/18"]
    assert {format_play(one.play) for one in unknown} == {"24/18", "24/23", ""}
    assert ranked[0] in unknown


@pytest.mark.parametrize("name", ["portes", "tavla"])
def test_a_game_without_backgammons_is_worth_wins_and_gammons(name: str, engine: SageEngine) -> None:
    asked = situation(*BLITZ, ruleset=RULESETS[name], has_cube=False, may_double=False)
    best = engine.rank_plays(asked, Dice(6, 4))[0]
    assert best.probabilities
    assert best.probabilities.win_gammon > 0.1
    assert (best.probabilities.win_backgammon, best.probabilities.lose_backgammon) == (0.0, 0.0)
    assert best.equity.value == pytest.approx(best.probabilities.cubeless_equity(), abs=TOLERANCE)
    assert engine.judge_position(asked).win_backgammon == 0.0


@pytest.mark.parametrize("name", ["backgammon", "nackgammon", "british", "portes", "tavla"])
def test_games_that_are_understood(name: str, shallow: SageEngine) -> None:
    ruleset = RULESETS[name]
    assert shallow.can_judge(ruleset)
    start = Situation(ruleset.start_position(), WHITE, ruleset, Cube())
    chances = shallow.judge_position(start)
    assert 0.5 < chances.win < 0.55


@pytest.mark.parametrize("name", ["hypergammon", "longgammon"])
def test_games_that_are_not(name: str, shallow: SageEngine) -> None:
    ruleset = RULESETS[name]
    assert not shallow.can_judge(ruleset)
    with pytest.raises(CannotJudge):
        shallow.rank_plays(Situation(ruleset.start_position(), WHITE, ruleset, Cube()), Dice(2, 1))


def test_a_lost_position_is_known_to_be_lost(engine: SageEngine) -> None:
    assert engine.judge_position(situation(*HOPELESS)).win == pytest.approx(0.0, abs=1e-4)
