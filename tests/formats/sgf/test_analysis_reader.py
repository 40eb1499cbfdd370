"""Evaluations and rollouts in SGF, in the forms of all versions, and what is unclear."""

from __future__ import annotations

import pytest

from bgdesk.formats.import_result import Import, RemarkKind
from bgdesk.formats.sgf import reader as sgf_reader
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.evaluation import Equity, Probabilities, Unit
from bgdesk.match.study import Analysis, Rollout
from bgdesk.rules.player import Player

WHITE, BLACK = Player.WHITE, Player.BLACK
MONEY = "(;GM[6]CA[UTF-8]MI[length:0][game:0][ws:0][bs:0]PW[A]PB[B]"
MATCH = "(;GM[6]CA[UTF-8]MI[length:5][game:0][ws:0][bs:0]PW[A]PB[B]RU[Crawford]"
CHANCES = "0.55 0.15 0.01 0.12 0.005"
BEST = f"[hefe E ver 3 {CHANCES} 0.2 2C 0 1 0.000000 1]"
OTHER = "[xumk E ver 3 0.5 0.1 0.01 0.1 0.01 -0.1 0C 0 1 0.000000 1]"
EVALUATED = "0.5 0.1 0.01 0.1 0.01 0.0 0.4 0.5 0.1 0.01 0.1 0.01 0.0 -0.3"
CONTEXT = (
    'SK 1 RC 1 1 0 1 0 1 11 1 1 5 "Mersenne Twister" 4242  cube0 ver 3 0C 1 0.000000 1  '
    "cheq0 ver 3 0C 1 0.000000 1  cube1 ver 3 0C 1 0.000000 1"
)


def read(text: str) -> Import:
    return sgf_reader.read(text.encode())


def analysis(text: str) -> Analysis:
    """What is said in a file without remarks."""
    found = read(text)
    assert found.remarks == ((),)
    (judged,) = found.studies[0].analyses
    return judged


def test_candidates() -> None:
    judged = analysis(f"{MONEY};W[31xuut]A[1]{BEST}[xuut E ver 3 {CHANCES} 0.1 0C 0 1 0.000000 1]{OTHER})")
    (play,) = judged.plays
    best, played, other = play.candidates
    assert (play.event, play.played, play.legal_count) == (2, 1, 16)
    assert best.equity == Equity(0.2, WHITE, Unit.MONEY)
    assert best.probabilities == Probabilities(WHITE, 0.55, 0.15, 0.01, 0.12, 0.005)
    assert [one.written for one in play.candidates] == ["8/5 6/5", "24/20", "24/21 13/11"]
    assert [one.level for one in play.candidates] == ["2-ply", "0-ply", "0-ply"]
    assert (played.position.white[20], other.position.white[11]) == (1, 1)
    assert (judged.engine, judged.level) == ("GNU Backgammon", "2-ply")


def test_hits_are_written() -> None:
    judged = analysis(f"{MONEY};W[31xuhg];B[63agad]A[0][agad E ver 3 {CHANCES} 0.1 2 0 1 0.000000 1])")
    assert judged.plays[0].candidates[0].written == "24/18* 24/21"
    assert judged.plays[0].candidates[0].level == "2-ply cubeless"


def test_unit_of_a_match() -> None:
    (play,) = analysis(f"{MATCH};W[31hefe]A[0]{BEST})").plays
    assert play.candidates[0].equity.unit is Unit.NORMALISED


def test_played_is_found_by_its_board() -> None:
    (play,) = analysis(f"{MONEY};W[31hefe]A[7]{OTHER}{BEST})").plays
    assert play.played == 1
    (play,) = analysis(f"{MONEY};W[31hefe]A[0]{OTHER})").plays
    assert play.played is None


def test_luck() -> None:
    rolls = analysis(f"{MATCH};W[31hefe]LU[0.12345];B[62agln]LU[-inf];W[21hffe]LU[-0.5])").rolls
    assert [(roll.event, roll.luck, roll.level) for roll in rolls] == [
        (1, Equity(0.12345, WHITE, Unit.NORMALISED), "0-ply"),
        (5, Equity(-0.5, WHITE, Unit.NORMALISED), "0-ply"),
    ]


def test_cube_decision_in_money_play() -> None:
    text = f"{MONEY};W[31hefe];B[62agln]DA[E ver 3 2C 1 0.000000 1 {EVALUATED}])"
    (cube,) = analysis(text).cubes
    assert (cube.event, cube.level) == (3, "2-ply")
    decision = cube.decision
    assert [decision.no_double, decision.double_take, decision.double_pass] == [
        Equity(value, BLACK, Unit.MONEY) for value in (0.4, -0.3, 1.0)
    ]
    assert (decision.should_double, decision.should_take, decision.should_beaver) == (False, True, True)


def test_cube_decision_in_a_match() -> None:
    judged = EVALUATED.replace("-0.3", "0.7")
    said = f"DA[E ver 3 2C 1 0.000000 1 {judged}]"
    cubes = analysis(f"{MATCH};W[31hefe];B[62agln];W[double]{said};B[drop]{said})").cubes
    assert [cube.event for cube in cubes] == [5, 6]
    winning = default_table().stakes(5, 5, 1, is_crawford=False).win
    for cube in cubes:
        assert cube.decision.no_double == Equity(0.4, WHITE, Unit.MWC)
        assert cube.decision.double_pass == Equity(winning, WHITE, Unit.MWC)
        assert (cube.decision.should_double, cube.decision.should_take) == (True, False)


@pytest.mark.parametrize(
    ("settings", "level"),
    [
        ("ver 3 2C 1 0.000000 1", "2-ply"),
        ("ver 2 1C 0 1 0.000000 0", "1-ply"),
        ("0.1 0.2 0.3 0.4 2C 0 1 0.000000", "2-ply"),
        ("ver 1 0.1 0.2 0.3 0.4 3 0 1 0.000000", "3-ply cubeless"),
    ],
)
def test_old_forms_of_cube_decisions(settings: str, level: str) -> None:
    (cube,) = analysis(f"{MONEY};W[31hefe];B[62agln]DA[E {settings} {EVALUATED}])").cubes
    assert (cube.level, cube.decision.no_double.value, cube.decision.double_take.value) == (level, 0.4, -0.3)


@pytest.mark.parametrize(
    "form", [f"E {CHANCES} 0.2 2C 0 1 0.000000", f"E ver 2 {CHANCES} 0.2 2C 8 1 0.000000 1"]
)
def test_old_forms_of_candidates(form: str) -> None:
    (play,) = analysis(f"{MONEY};W[31hefe]A[0][hefe {form}])").plays
    assert (play.candidates[0].equity.value, play.candidates[0].level) == (0.2, "2-ply")


def test_rollout_of_a_play() -> None:
    numbers = f"Output {CHANCES} 0.1 0.21 StdDev 0 0 0 0 0 0.01 0.02"
    rollout = f"X ver 3 Score 0.21 0.1 Trials 1296 {numbers} {CONTEXT}"
    (play,) = analysis(f"{MONEY};W[31hefe]A[0][hefe {rollout}])").plays
    (candidate,) = play.candidates
    assert candidate.equity == Equity(0.21, WHITE, Unit.MONEY)
    assert candidate.rollout == Rollout(1296, 0.02, 11, 4242, "cubeful, variance reduction, 0-ply")
    assert candidate.level == "rollout"


def test_old_rollout_of_a_play() -> None:
    numbers = f"Output {CHANCES} 0.1 0.21 StdDev 0 0 0 0 0 0.01 0.02"
    context = 'RC 1 0 0 7 1296 "Mersenne Twister" 99 1 0 0 cube0 1C 0 1 0.000000 cheq0 1C 0 1 0.000000'
    text = f"{MATCH};W[31hefe]A[0][hefe R Score 0.21 0.1 Trials 36 {numbers} {context}])"
    (candidate,) = analysis(text).plays[0].candidates
    stakes = default_table().stakes(5, 5, 1, is_crawford=False)
    assert candidate.rollout
    assert candidate.rollout.standard_error == pytest.approx(0.04 / (stakes.win - stakes.lose))
    assert (candidate.rollout.truncated_at, candidate.rollout.seed) == (7, 99)
    assert candidate.rollout.settings == "cubeful, 1-ply"


def test_rollout_of_a_cube_decision() -> None:
    rows = [
        f"{name} Output {CHANCES} 0.1 {value} StdDev 0 0 0 0 0 0.01 {error}"
        for name, value, error in (("NoDouble", 0.61, 0.001), ("DoubleTake", 0.52, 0.002))
    ]
    text = f"{MONEY};W[31hefe];B[62agln]DA[X ver 3 Eq Trials 648 {' '.join(rows)} {CONTEXT}])"
    (cube,) = analysis(text).cubes
    assert (cube.decision.no_double.value, cube.decision.double_take.value) == (0.61, 0.52)
    assert [(one.trials, one.standard_error) for one in cube.rollouts] == [(648, 0.001), (648, 0.002)]


@pytest.mark.parametrize(
    "judgement",
    [
        "A[0][hefe]",
        "A[0][]",
        "A[0][hefe E ver 3 0.5]",
        f"A[0][hefe E ver 3 {CHANCES} nan 2C 0 1 0.000000 1]",
        f"A[0][hefe E ver 3 {CHANCES} 1e9 2C 0 1 0.000000 1]",
        "A[0][hefe E ver 3 7 0 0 0 0 0.2 2C 0 1 0.000000 1]",
        f"A[0][kjji E ver 3 {CHANCES} 0.2 2C 0 1 0.000000 1]",
        f"A[0][he1! E ver 3 {CHANCES} 0.2 2C 0 1 0.000000 1]",
        f"A[0][hefe E ver 3 {CHANCES} 0.2 deep 0 1 0.000000 1]",
        f"A[0][hefe Q ver 3 {CHANCES} 0.2 2C 0 1 0.000000 1]",
        "A[0][hefe X ver 3 Score Trials Output StdDev]",
        "LU[lucky]",
    ],
)
def test_unclear_judgements_are_counted(judgement: str) -> None:
    found = read(f"{MONEY};W[31hefe]{judgement})")
    (remark,) = found.remarks[0]
    assert (remark.kind, remark.quote) == (RemarkKind.ANALYSIS_LEFT_OUT, "1")
    assert found.studies[0].analyses == ()


@pytest.mark.parametrize(
    "raw", ["", "E", "E ver", "Z", "E ver 3 2C 1 0.0 1 0.5", "X ver 3 Eq", "X DoubleTake Output 1"]
)
def test_unclear_cube_decisions_are_counted(raw: str) -> None:
    found = read(f"{MONEY};W[31hefe];B[62agln]DA[{raw}])")
    expected = [RemarkKind.ANALYSIS_LEFT_OUT] if raw else []
    assert [remark.kind for remark in found.remarks[0]] == expected


def test_score_beyond_the_table() -> None:
    long = MATCH.replace("length:5", "length:90")
    judged = analysis(f"{long};W[31hefe]A[0]{BEST};B[62agln]DA[E ver 3 2C 1 0.000000 1 {EVALUATED}])")
    assert 0.5 < judged.cubes[0].decision.double_pass.value < 0.6
