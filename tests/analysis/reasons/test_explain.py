"""A reason is told only where the fact, the chance and the ablation agree; otherwise there is silence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.analysis.reasons.ablation import without_hits, without_points
from bgdesk.analysis.reasons.board_facts import BoardFacts
from bgdesk.analysis.reasons.evidence import Axis, FactKey
from bgdesk.analysis.reasons.explain import explain_play
from bgdesk.analysis.reasons.explanation import ReasonId, Silence
from bgdesk.analysis.reasons.play_rules import RULES, carries
from bgdesk.analysis.reasons.roll_facts import weight
from bgdesk.match.evaluation import Probabilities
from bgdesk.match.options import MatchOptions
from bgdesk.match.study import Rollout
from bgdesk.rules.dice import ALL_ROLLS
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from tests.analysis.reasons.cases import EVEN, MADE, SLOTTED, WHITE, board, flat, judged, state

PLAYED, BEST = board(SLOTTED), board(MADE)
WITHOUT = board({24: 2, 13: 5, 8: 2, 6: 6})


def test_a_home_point_is_the_reason_when_the_best_board_without_it_is_worth_less() -> None:
    found = explain_play(state(), WHITE, judged(PLAYED, BEST), flat({BEST: 0.1, PLAYED: 0.0, WITHOUT: 0.02}))
    reason = next(one for one in found.reasons if one.id is ReasonId.HOME_POINT)
    assert (reason.axis, reason.evidence[0].points) == (Axis.WIN, (5,))
    assert reason.share == pytest.approx(0.1)
    assert reason.cause == pytest.approx(0.08)
    assert (reason.evidence[0].played, reason.evidence[0].best) == (1, 2)


@pytest.mark.parametrize("worth", [0.07, -0.2], ids=["it hardly matters", "it matters too much to be all"])
def test_without_the_ablation_nothing_is_said(worth: float) -> None:
    found = explain_play(state(), WHITE, judged(PLAYED, BEST), flat({BEST: 0.1, WITHOUT: worth}, 0.0))
    assert ReasonId.HOME_POINT not in [one.id for one in found.reasons]


def test_shots_are_the_reason_only_when_the_loss_is_in_the_rolls_that_hit() -> None:
    safe = board({24: 2, 13: 4, 8: 4, 6: 5})
    shots = explain_play(state(), WHITE, judged(PLAYED, safe), _worse_after_hits(PLAYED, 0.3))
    assert [one.id for one in shots.reasons] == [ReasonId.HIT_MORE]
    rolls = shots.reasons[0].evidence[0]
    assert (rolls.played, rolls.best, rolls.points) == (15, 0, (5,))
    assert shots.reasons[0].cause == pytest.approx(0.3 * 15 / 36)
    other = explain_play(state(), WHITE, judged(PLAYED, safe), _worse_after_hits(PLAYED, 0.3, hits=False))
    assert not other.reasons


def _worse_after_hits(played: Position, more: float, *, hits: bool = True):  # type: ignore[no-untyped-def]
    """After 4-x, 3-1 and 2-2 the opponent is better by ``more`` on ``played``, or after all others."""
    hitting = {roll for roll in ALL_ROLLS if 4 in roll or set(roll) == {3, 1} or set(roll) in ({2}, {1})}

    def values(position: Position) -> Mapping[tuple[int, int], float]:
        return {
            (roll.high, roll.low): more if position == played and (roll in hitting) is hits else 0.0
            for roll in ALL_ROLLS
        }

    return values


def test_the_split_adds_up_and_says_where_the_loss_is() -> None:
    worse = Probabilities(WHITE, 0.48, 0.10, 0.01, 0.20, 0.02)
    found = explain_play(state(), WHITE, judged(PLAYED, BEST, 0.1, (worse, EVEN)), flat({}))
    assert found.split
    assert found.split.loss == pytest.approx(0.1)
    assert found.split.win == pytest.approx(0.04)
    assert found.split.gammon_won > 0
    assert found.split.gammon_lost > 0


def test_where_most_of_it_is_the_cube_no_fact_of_the_board_is_blamed() -> None:
    same = (EVEN, EVEN)
    found = explain_play(state(), WHITE, judged(PLAYED, BEST, 0.1, same), flat({BEST: 0.1}))
    assert (found.reasons, found.silent_because) == ((), Silence.MOSTLY_CUBE)


def test_silence_has_its_reasons() -> None:
    def silence(of_judged: object, **options: object) -> Silence | None:
        table = state()
        if options:
            table = replace(table, options=MatchOptions("nackgammon"))
        found = explain_play(table, WHITE, of_judged, flat({BEST: 0.1}))  # type: ignore[arg-type]
        assert not found.reasons
        return found.silent_because

    wrong = judged(PLAYED, BEST)
    assert silence(replace(wrong, played=None)) is Silence.UNKNOWN_PLAY
    assert silence(replace(wrong, played=0)) is Silence.RIGHT
    assert silence(judged(PLAYED, BEST, legal_count=1)) is Silence.FORCED
    assert silence(judged(PLAYED, BEST, levels=("1-ply", "3-ply"))) is Silence.MIXED_DEPTH
    assert silence(judged(PLAYED, BEST, 0.039)) is Silence.SMALL
    assert silence(judged(PLAYED, BEST, 0.1, (None, None))) is Silence.NO_CHANCES  # type: ignore[arg-type]
    rolled_out = replace(wrong.candidates[1], rollout=Rollout(1296, 0.06))
    assert silence(replace(wrong, candidates=(wrong.candidates[0], rolled_out))) is Silence.WITHIN_NOISE
    assert silence(wrong, variant="nackgammon") is Silence.OTHER_GAME


def test_colours_change_no_reason() -> None:
    white = explain_play(state(), WHITE, judged(PLAYED, BEST), flat({BEST: 0.1, WITHOUT: 0.02}))
    as_black = judged(PLAYED.swapped(), BEST.swapped())
    flipped = tuple(
        replace(
            one,
            equity=replace(one.equity, pov=Player.BLACK),
            probabilities=one.probabilities and replace(one.probabilities, pov=Player.BLACK),
        )
        for one in as_black.candidates
    )
    mirrored = replace(state(), position=state().position.swapped(), turn=Player.BLACK, to_act=Player.BLACK)
    worths = flat({BEST.swapped(): 0.1, WITHOUT.swapped(): 0.02})
    black = explain_play(mirrored, Player.BLACK, replace(as_black, candidates=flipped), worths)
    assert white.reasons
    assert black == white


def test_points_are_cleared_to_their_neighbours_in_turn() -> None:
    without = without_points(BEST, WHITE, (5,))
    assert without == WITHOUT
    assert without_points(board({5: 2}), WHITE, (5,)) is None


def test_what_was_hit_stands_about_where_it_was() -> None:
    before = board({8: 2, 6: 2}, {20: 1, 6: 2})
    after = board({8: 1, 6: 2, 5: 1}, {25: 1, 6: 2})
    assert without_hits(before, after, WHITE) == board({8: 1, 6: 2, 5: 1}, {21: 1, 6: 2})


def test_the_facts_are_there_for_whoever_doubts() -> None:
    found = explain_play(state(), WHITE, judged(PLAYED, BEST), flat({}))
    assert {one.key for one in found.facts} == set(FactKey)


@st.composite
def anything(draw: st.DrawFn) -> Position:
    """Checkers anywhere, as they never stand: on the bar, on top of each other, too few of them."""
    sides = st.dictionaries(st.integers(1, 25), st.integers(1, 3), max_size=5)
    return board(draw(sides), draw(sides))


@settings(max_examples=15, deadline=None)
@given(anything(), anything(), anything())
def test_impossible_boards_are_no_reason_to_fail(before: Position, played: Position, best: Position) -> None:
    table = replace(state(), position=before)
    found = explain_play(table, WHITE, judged(played, best), flat({best: 0.1}))
    assert found.split
    assert found.reasons or found.silent_because


def test_a_fact_carries_the_loss_from_two_fifths_or_a_half_up_to_two_and_a_half_times_it() -> None:
    rules, said = {rule.id: rule for rule in RULES}, [False, True, True, False]
    by_rolls, without = rules[ReasonId.HIT_MORE], rules[ReasonId.HOME_POINT]
    assert [carries(by_rolls, cause, 0.1) for cause in (0.039, 0.041, 0.249, 0.251)] == said
    assert {one.id for one in RULES if not one.is_by_rolls} == {
        ReasonId.TOO_SAFE,
        ReasonId.HIT_MISSED,
        ReasonId.PRIME,
        ReasonId.HOME_POINT,
        ReasonId.OUTSIDE_POINT,
    }
    assert [carries(without, cause, 0.1) for cause in (0.049, 0.051, 0.249, 0.251)] == said


def test_hits_that_cost_much_are_told_where_there_are_not_more_of_them() -> None:
    best = board({24: 2, 20: 1, 13: 5, 8: 2, 6: 5})
    found = explain_play(state(), WHITE, judged(PLAYED, best), _worse_after_hits(PLAYED, 0.3))
    assert [one.id for one in found.reasons] == [ReasonId.FAR_HITS]
    rolls = found.reasons[0].evidence[0]
    assert (rolls.played, rolls.best, rolls.points) == (15, 0, (5,))
    hits = next(one for one in found.facts if one.key is FactKey.HIT_ROLLS)
    assert hits.played < hits.best


def test_double_hits_are_told_where_just_those_cost_it() -> None:
    played, best = board({24: 1, 20: 1, 13: 5, 8: 3, 6: 5}), board({24: 2, 20: 1, 13: 5, 8: 2, 6: 5})
    twice = BoardFacts(played, WHITE, state().ruleset).rolls.double_hits

    def values(position: Position) -> Mapping[tuple[int, int], float]:
        costs = {roll: 0.4 if roll in twice else -0.1 for roll in ALL_ROLLS}
        return {(roll.high, roll.low): costs[roll] if position == played else 0.0 for roll in ALL_ROLLS}

    (reason,) = explain_play(state(), WHITE, judged(played, best), values).reasons
    assert (reason.id, reason.evidence[0].played, reason.evidence[0].best) == (ReasonId.DOUBLE_HITS, 9, 0)
    assert reason.cause == pytest.approx(0.1)


@pytest.mark.parametrize(("loss", "id_"), [(0.161, ReasonId.TOO_SAFE), (0.159, ReasonId.HOME_POINT)])
def test_care_is_blamed_only_where_it_cost_much(loss: float, id_: ReasonId) -> None:
    played = board({24: 2, 13: 5, 8: 2, 6: 6})
    best = board({24: 2, 13: 5, 8: 1, 7: 1, 6: 4, 5: 2})
    without = without_points(best, WHITE, (5,))
    assert without
    chances = Probabilities(WHITE, 0.42, 0.15, 0.01, 0.15, 0.01), EVEN
    found = explain_play(
        state(), WHITE, judged(played, best, loss, chances), flat({best: 0.1, without: 0.1 - loss})
    )
    assert [one.id for one in found.reasons] == [id_]


def test_what_carries_the_loss_is_told_even_if_most_of_it_is_the_cube() -> None:
    """The chances explain two fifths, and the rolls all of it."""
    safe = board({24: 2, 13: 4, 8: 4, 6: 5})
    chances = replace(EVEN, win=0.48), EVEN
    found = explain_play(state(), WHITE, judged(PLAYED, safe, 0.1, chances), _worse_after_hits(PLAYED, 0.24))
    assert found.split
    assert found.split.is_mostly_cube
    assert ([one.id for one in found.reasons], found.silent_because) == ([ReasonId.HIT_MORE], None)


def test_a_few_rolls_more_are_no_reason() -> None:
    fewer = board({24: 2, 13: 5, 8: 2, 6: 5, 4: 1})
    played, best = (weight(BoardFacts(one, WHITE, state().ruleset).rolls.hits) for one in (PLAYED, fewer))
    assert 0 < played - best < 4
    found = explain_play(state(), WHITE, judged(PLAYED, fewer), _worse_after_hits(PLAYED, 1.0))
    assert not found.reasons


def test_points_made_instead_count_against_those_of_the_best_play() -> None:
    best, played = board({13: 5, 8: 2, 6: 4, 5: 2, 3: 2}), board({13: 4, 8: 3, 6: 6, 4: 2})
    without_best = without_points(best, WHITE, (3, 5))
    without_played = without_points(played, WHITE, (4,))
    assert without_best
    assert without_played
    worths = {best: 0.1, without_best: 0.02, played: 0.0, without_played: 0.0}
    alone = explain_play(state(), WHITE, judged(played, best), flat(worths))
    assert [one.id for one in alone.reasons] == [ReasonId.HOME_POINT]
    assert alone.reasons[0].evidence[0].points == (3, 5)
    outweighed = flat(worths | {without_played: -0.07})
    found = explain_play(state(), WHITE, judged(played, best), outweighed)
    assert ReasonId.HOME_POINT not in [one.id for one in found.reasons]


def test_rolls_shown_are_those_that_hit_only_after_the_play_that_was_made() -> None:
    """Of the rolls that hit only one of both boards, those of the best one speak against the reason."""
    best = board({24: 2, 22: 1, 13: 4, 8: 3, 6: 5})
    hits = [BoardFacts(one, WHITE, state().ruleset).rolls.hits for one in (PLAYED, best)]
    assert set(hits[1]) - set(hits[0])
    found = explain_play(state(), WHITE, judged(PLAYED, best), _worse_after_hits(PLAYED, 0.3))
    (reason,) = found.reasons
    assert reason.evidence[0].rolls
    far = BoardFacts(best, WHITE, state().ruleset).rolls.far_hits
    assert set(reason.evidence[0].rolls) == set(hits[0]) - set(far)


def test_a_hit_that_both_plays_make_is_not_missed() -> None:
    before = board({18: 1, 13: 2, 6: 3}, {24: 1, 11: 1, 6: 5, 13: 8})
    played = board({14: 1, 13: 1, 8: 1, 6: 3}, {25: 1, 24: 1, 6: 5, 13: 8})
    best = board({14: 1, 13: 2, 6: 2, 1: 1}, {25: 2, 6: 5, 13: 8})
    worths = {
        best: 0.1,
        without_hits(before, best, WHITE): 0.0,
        played: 0.0,
        without_hits(before, played, WHITE): -0.02,
    }
    table = replace(state(), position=before)
    found = explain_play(table, WHITE, judged(played, best), flat(worths, -0.5))
    reason = next(one for one in found.reasons if one.id is ReasonId.HIT_MISSED)
    assert reason.evidence[0].points == (1,)
    assert (reason.evidence[0].played, reason.evidence[0].best) == (1, 2)
    assert reason.cause == pytest.approx(0.08)
