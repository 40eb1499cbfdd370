"""What an analysis says of a line that leaves its match, and which decisions it asks about once more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from bgdesk.analysis.learning import stops
from bgdesk.analysis.other_lines import carried_over, verdict_on
from bgdesk.analysis.questions import Kind
from bgdesk.analysis.verdicts import OBVIOUS, Verdict, verdicts
from bgdesk.formats.registry import read_bytes
from bgdesk.match.events import Doubled, Passed, Played, Rolled, StepPlayed
from bgdesk.match.flow import legal
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from tests.match_files import match_data

FILE = "generated/match11_event_an.sgf"


@cache
def judged_match() -> tuple[MatchRecord, Analysis, Mapping[int, Verdict]]:
    """A match that a file judges, and what each decision cost in it."""
    study = read_bytes(match_data(FILE)).studies[0]
    analysis = study.analyses[0]
    found = verdicts(study.record, analysis)
    return study.record, analysis, {one.decision.event: one for one in found}


def other_play(record: MatchRecord, event: int, position: object) -> Played:
    """The play after which ``position`` stands there."""
    state = record.states[event]
    assert state.to_act
    play = next(one for one in legal(state).plays if one.result == position)
    return Played(state.to_act, tuple(StepPlayed(s.source, s.target, s.die) for s in play.steps))


@pytest.mark.parametrize("kind", [Kind.PLAY, Kind.NO_DOUBLE, Kind.DOUBLE, Kind.TAKE])
def test_the_same_answer_costs_what_it_cost_in_the_match(kind: Kind) -> None:
    record, analysis, found = judged_match()
    alike = [one for one in found.values() if one.decision.kind is kind]
    assert alike
    for one in alike[:8]:
        event = one.decision.event
        again = verdict_on(analysis, record, event, record.events[event])
        assert again
        assert (again.error, again.cost) == pytest.approx((one.error, one.cost))


def test_another_candidate_costs_what_the_list_says() -> None:
    record, analysis, _ = judged_match()
    judged = next(one for one in analysis.plays if one.played == 0 and len(one.candidates) > 2)
    for candidate in judged.candidates:
        play = other_play(record, judged.event, candidate.position)
        verdict = verdict_on(analysis, record, judged.event, play)
        assert verdict
        lost = judged.candidates[0].equity.value - candidate.equity.value
        assert verdict.error == pytest.approx(max(0.0, lost), abs=0.02 * lost + 1e-9 if lost else 1e-9)


def test_a_play_that_is_not_among_the_candidates_is_not_judged() -> None:
    record, analysis, _ = judged_match()
    judged = next(one for one in analysis.plays if len(one.candidates) > 2)
    fewer = replace(analysis, plays=(replace(judged, candidates=judged.candidates[:1]),))
    play = other_play(record, judged.event, judged.candidates[2].position)
    assert verdict_on(fewer, record, judged.event, play) is None


def test_doubling_instead_of_rolling_costs_what_the_cube_says() -> None:
    record, analysis, found = judged_match()
    missed = max(
        (one for one in found.values() if one.decision.kind is Kind.NO_DOUBLE), key=lambda one: one.error
    )
    doubled = verdict_on(analysis, record, missed.decision.event, Doubled(missed.decision.player))
    assert missed.error > OBVIOUS
    assert doubled
    assert doubled.error == 0


def test_passing_instead_of_taking_costs_the_difference() -> None:
    record, analysis, found = judged_match()
    taken = next(one for one in found.values() if one.decision.kind is Kind.TAKE)
    passed = verdict_on(analysis, record, taken.decision.event, Passed(taken.decision.player))
    assert passed
    assert (passed.error == 0) != (taken.error == 0)


def test_nothing_is_carried_over_from_behind_the_place_where_the_line_leaves() -> None:
    record, analysis, _ = judged_match()
    keep = next(one.event for one in analysis.plays if one.event > 20)
    line = record.until(keep).append(record.events[keep])
    line = line.append(Rolled(line.state.turn or Player.WHITE, Dice(1, 2)))
    carried = carried_over(analysis, record, keep, line)
    events = [one.event for kind in (carried.plays, carried.cubes, carried.rolls) for one in kind]
    assert max(events) == keep
    assert not carried.is_complete


def test_every_error_is_asked_about_between_right_decisions_of_both_kinds() -> None:
    _, _, found = judged_match()
    all_of_them = tuple(found.values())
    asked = stops(all_of_them, None, 0.05, Random(1))
    errors = [one.decision.event for one in all_of_them if one.error >= 0.05 and not one.is_mixed]
    assert [one.event for one in asked if one.was_error] == errors
    right = [found[one.event] for one in asked if not one.was_error]
    assert len(right) >= 2
    assert all(one.error < OBVIOUS and one.counts for one in right)
    assert {one.decision.kind is Kind.PLAY for one in right} == {True, False}
    assert [one.event for one in asked] == sorted(one.event for one in asked)


def test_one_player_is_asked_about_their_own_decisions_only() -> None:
    _, _, found = judged_match()
    asked = stops(tuple(found.values()), Player.BLACK, 0.02, Random(1))
    assert {found[one.event].decision.player for one in asked} == {Player.BLACK}


def test_other_right_decisions_come_with_other_chance() -> None:
    _, _, found = judged_match()
    chosen = {stops(tuple(found.values()), None, 0.05, Random(seed)) for seed in range(5)}
    assert len(chosen) > 1


def test_a_match_without_errors_asks_nothing() -> None:
    _, _, found = judged_match()
    assert stops(tuple(found.values()), None, 9.0, Random(1)) == ()
