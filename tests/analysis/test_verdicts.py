"""What a decision cost and whether it counts, up to the borders of the rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.questions import Kind
from bgdesk.analysis.verdicts import Verdict, verdicts
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.evaluation import CubeDecision, Equity, Unit
from bgdesk.match.events import Event, Passed, Raised, Taken
from bgdesk.match.options import UNLIMITED, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, Candidate, JudgedCube, JudgedPlay, JudgedResignation
from bgdesk.rules.player import Player
from tests.analysis.matches import every_kind, raised, random_match
from tests.match.driving import BLACK, WHITE

EMPTY = Analysis("an engine", "a level")
PLAY, NO_DOUBLE, DOUBLE, RAISE, RESIGNED, REFUSED, ACCEPTED = 2, 3, 5, 6, 9, 10, 12


def money(value: float, player: Player = WHITE) -> Equity:
    return Equity(value, player, Unit.MONEY)


def candidates(record: MatchRecord, *values: float, levels: str = "") -> tuple[Candidate, ...]:
    position = record.states[PLAY + 1].position
    names = levels or "3" * len(values)
    return tuple(
        Candidate("8/5", position, money(value), None, name)
        for value, name in zip(values, names, strict=True)
    )


def play_verdict(played: int | None, *values: float, legal: int | None = 20, levels: str = "") -> Verdict:
    record = every_kind()
    judged = JudgedPlay(PLAY, candidates(record, *values, levels=levels), played, legal)
    (verdict,) = verdicts(record, replace(EMPTY, plays=(judged,)))
    return verdict


def cube(no_double: float, taken: float, pov: Player) -> CubeDecision:
    a, b, c = (money(value, pov) for value in (no_double, taken, 1.0))
    return CubeDecision(a, b, c, None, min(taken, 1) > no_double, taken <= 1)


def cube_verdict(event: int, no_double: float, taken: float) -> Verdict:
    pov = BLACK if event == NO_DOUBLE else WHITE
    judged = JudgedCube(event, cube(no_double, taken, pov), "3ply")
    (verdict,) = verdicts(every_kind(), replace(EMPTY, cubes=(judged,)))
    return verdict


def test_the_error_of_a_play_is_what_it_loses_to_the_best() -> None:
    verdict = play_verdict(1, 0.2, 0.05, -0.3)
    assert verdict.error == pytest.approx(0.15)
    assert verdict.cost == pytest.approx(0.15)
    assert (verdict.counts, verdict.counts_for_gnubg, verdict.is_mixed) == (True, True, False)
    assert play_verdict(1, 0.2, 0.05, levels="32").is_mixed


def test_a_play_judged_better_at_a_lower_level_has_no_negative_error() -> None:
    assert play_verdict(1, 0.2, 0.25, levels="32").error == 0


@pytest.mark.parametrize(
    ("values", "legal", "counts", "for_gnubg"),
    [
        ((0.1,), 1, False, False),
        ((0.1,), None, False, False),
        ((0.1, 0.0995), 2, False, True),
        ((0.1, 0.0985), 2, True, True),
        ((*[0.1] * 10, 0.0), 30, False, True),
        ((*[0.1] * 9, 0.0), 30, True, True),
    ],
)
def test_forced_and_obvious_plays_do_not_count(
    values: tuple[float, ...], legal: int | None, counts: bool, for_gnubg: bool
) -> None:
    verdict = play_verdict(0, *values, legal=legal)
    assert (verdict.counts, verdict.counts_for_gnubg) == (counts, for_gnubg)


@pytest.mark.parametrize(
    ("no_double", "taken", "error", "counts", "for_gnubg"),
    [
        (0.5, 0.6, 0.1, True, True),
        (0.5, 0.31, 0, True, False),
        (0.5, 0.345, 0, True, True),
        (0.5, 0.29, 0, False, False),
        (1.3, 1.8, 0, False, False),
        (1.15, 1.8, 0, True, True),
        (0.4, 0.4005, 0.0005, False, True),
        (0.4, 0.402, 0.002, True, True),
        (-0.95, -0.96, 0, False, True),
        (-0.95, -0.85, 0, True, True),
    ],
)
def test_a_double_that_was_not_offered(
    no_double: float, taken: float, error: float, counts: bool, for_gnubg: bool
) -> None:
    verdict = cube_verdict(NO_DOUBLE, no_double, taken)
    assert verdict.decision.kind is Kind.NO_DOUBLE
    assert verdict.error == pytest.approx(error)
    assert (verdict.counts, verdict.counts_for_gnubg) == (counts, for_gnubg)


@pytest.mark.parametrize(
    ("no_double", "taken", "error"),
    [(0.5, 0.6, 0), (0.5, 0.4, 0.1), (0.9, 1.2, 0), (1.2, 1.5, 0.2), (0.1, -0.3, 0.7)],
)
def test_a_double_loses_what_not_doubling_had_kept_after_the_best_answer(
    no_double: float, taken: float, error: float
) -> None:
    verdict = cube_verdict(DOUBLE, no_double, taken)
    assert verdict.error == pytest.approx(error)
    assert verdict.counts


@pytest.mark.parametrize(("taken", "error"), [(-0.3, 0), (0.2, 0.2), (1.3, 1.6)])
def test_a_beaver_is_right_when_the_doubler_is_the_underdog(taken: float, error: float) -> None:
    verdict = cube_verdict(RAISE, 0.3, taken)
    assert (verdict.decision.kind, verdict.decision.player) == (Kind.RAISE, BLACK)
    assert verdict.error == pytest.approx(error)
    assert (verdict.counts, verdict.counts_for_gnubg) == (True, False)


def answer_verdict(event: int, taken: float, *answers: Event, most: int = 1) -> Verdict:
    judged = JudgedCube(event, cube(0.3, taken, WHITE), "3ply")
    (verdict,) = verdicts(raised(*answers, most=most), replace(EMPTY, cubes=(judged,)))
    return verdict


@pytest.mark.parametrize(
    ("taken", "answer", "most", "error", "counts"),
    [
        (-0.3, Taken(WHITE), 1, 0, False),
        (-0.3, Passed(WHITE), 1, 1.4, True),
        (-1.1, Passed(WHITE), 1, 0, False),
        (-1.1, Taken(WHITE), 1, 0.2, True),
        (-0.95, Taken(WHITE), 1, 0, True),
        (-0.3, Raised(WHITE), 2, 0.6, True),
        (-0.3, Taken(WHITE), 2, 0, False),
        (0.2, Taken(WHITE), 2, 0.4, True),
        (0.2, Raised(WHITE), 2, 0, True),
        (0.2, Taken(WHITE), 1, 0, False),
        (1.3, Taken(WHITE), 2, 1.4, True),
        (-0.3, Raised(WHITE), UNLIMITED, 1.8, True),
    ],
)
def test_the_doubler_takes_passes_or_raises_a_beaver(
    taken: float, answer: Event, most: int, error: float, counts: bool
) -> None:
    verdict = answer_verdict(7, taken, answer, most=most)
    assert verdict.decision.player is WHITE
    assert verdict.error == pytest.approx(error)
    assert (verdict.counts, verdict.counts_for_gnubg) == (counts, False)


@pytest.mark.parametrize(("taken", "error"), [(0.2, 0), (1.3, 0.3 * 4), (-0.3, 0)])
def test_a_raccoon_is_answered_by_the_one_who_was_doubled(taken: float, error: float) -> None:
    verdict = answer_verdict(8, taken, Raised(WHITE), Taken(BLACK), most=2)
    assert verdict.decision.player is BLACK
    assert verdict.error == pytest.approx(error)


@pytest.mark.parametrize(("most", "error"), [(1, 0.4 - 0.2), (2, 0.8 - 0.2)])
def test_a_wrong_beaver_costs_more_where_it_may_be_raised(most: int, error: float) -> None:
    assert answer_verdict(6, 0.2, Taken(WHITE), most=most).error == pytest.approx(error)


def test_takes_and_passes_in_a_match_are_weighed_for_the_one_who_answers() -> None:
    taken, passed = 0, 0
    for seed in range(20):
        record = random_match(seed, match_options(7))
        for index, event in enumerate(record.events):
            pov = record.states[index].turn
            if type(event).__name__ not in ("Taken", "Passed") or not pov:
                continue
            a, b, c = (Equity(value, pov, Unit.NORMALISED) for value in (0.7, 1.1, 1.0))
            judged = JudgedCube(index, CubeDecision(a, b, c, None, True, False), "3ply")
            (verdict,) = verdicts(record, replace(EMPTY, cubes=(judged,)))
            right = verdict.decision.kind is Kind.PASS
            assert verdict.error == pytest.approx(0 if right else 0.1)
            assert verdict.decision.player is pov.opponent
            assert verdict.cost >= 0
            taken, passed = taken + (not right), passed + right
    assert taken > 3
    assert passed > 3


def test_an_error_in_a_match_costs_by_the_stakes_whatever_its_unit() -> None:
    record = random_match(4, match_options(5))
    index = next(i for i, event in enumerate(record.events) if type(event).__name__ == "Played")
    state = record.states[index]
    assert state.turn
    stakes = default_table().stakes(5, 5, 1)
    position = record.states[index + 1].position
    for unit, values in (
        (Unit.NORMALISED, (0.1, -0.1)),
        (Unit.MWC, (stakes.mwc(0.1), stakes.mwc(-0.1))),
    ):
        pair = tuple(Candidate("x", position, Equity(value, state.turn, unit), None, "2") for value in values)
        (verdict,) = verdicts(record, replace(EMPTY, plays=(JudgedPlay(index, pair, 1, 9),)))
        assert verdict.error == pytest.approx(0.2)
        assert verdict.cost == pytest.approx(stakes.mwc(0.1) - stakes.mwc(-0.1))


@pytest.mark.parametrize(
    ("event", "playing_on", "resigning", "error"),
    [
        (RESIGNED, -1.5, -1.0, 0),
        (RESIGNED, -0.4, -1.0, 0.6),
        (REFUSED, 0.9, 1.0, 0.1),
        (REFUSED, 1.1, 1.0, 0),
        (ACCEPTED, 2.5, 2.0, 0.5),
        (ACCEPTED, 1.0, 2.0, 0),
    ],
)
def test_resignations_are_weighed_and_count_in_no_rating(
    event: int, playing_on: float, resigning: float, error: float
) -> None:
    pov = WHITE if event == RESIGNED else BLACK
    judged = JudgedResignation(event, money(playing_on, pov), money(resigning, pov), "3ply")
    (verdict,) = verdicts(every_kind(), replace(EMPTY, resignations=(judged,)))
    assert verdict.error == pytest.approx(error)
    assert not verdict.counts
    assert not verdict.counts_for_gnubg


def test_what_was_not_judged_is_absent() -> None:
    record = every_kind()
    assert verdicts(record, EMPTY) == ()
    illegal = JudgedPlay(PLAY, candidates(record, 0.1, 0.0), None, 2)
    assert verdicts(record, replace(EMPTY, plays=(illegal,))) == ()
    unknown = Candidate("8/5", record.states[3].position, Equity(3.0, WHITE, Unit.PIPS), None, "pips")
    assert verdicts(record, replace(EMPTY, plays=(JudgedPlay(PLAY, (unknown, unknown), 1),))) == ()
