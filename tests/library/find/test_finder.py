"""Decisions are found by what they are, and the index follows whatever happens to a match."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bgdesk.analysis.layers import layered
from bgdesk.analysis.phases import GamePhase
from bgdesk.analysis.questions import Kind
from bgdesk.analysis.verdicts import verdicts
from bgdesk.formats.registry import read_bytes
from bgdesk.library.find.facts import STEPS
from bgdesk.library.find.indexing import _steps
from bgdesk.library.find.wanted import (
    DecisionRef,
    FoundDecision,
    MatchOutcome,
    Near,
    Order,
    PointHolds,
    Span,
    Wanted,
    WantedMatches,
)
from bgdesk.library.library import Library
from bgdesk.library.studies import ShelvedStudy
from bgdesk.match.events import Rolled
from bgdesk.match.options import match_options
from bgdesk.match.state import Pair
from bgdesk.match.study import Study
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, POINTS, Position
from tests.library.older import forget_index
from tests.match.autoplay import whole_match
from tests.match_files import match_data

JUDGED, PLAYED_ON = "xg/gv_XCu3RJ0UvDg_Tldl.xg", "xg/gv_baR-U643iUDpvzTC.xg"


def study(name: str) -> Study:
    return read_bytes(match_data(name)).studies[0]


@pytest.fixture(scope="module")
def first() -> Study:
    return study(JUDGED)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path / "library.sqlite") as library:
        yield library


@pytest.fixture
def shelved(library: Library, first: Study) -> ShelvedStudy:
    shelved = library.studies.add(first, "a.xg")
    library.studies.add(Study(whole_match(match_options(3), seed=4)), "b.mat")
    fill(library)
    return shelved


def fill(library: Library) -> int:
    return len(list(library.decision_index.fill()))


def all_found(library: Library, wanted: Wanted) -> tuple[FoundDecision, ...]:
    found = library.finder.search(wanted)
    return library.finder.page(found, 0, len(found))


def test_every_judged_decision_is_found_with_its_cost(library: Library, shelved: ShelvedStudy) -> None:
    layers = layered(shelved.study.analyses)
    assert layers
    judged = verdicts(shelved.study.record, layers.shown)
    expected = sorted(
        (one for one in judged if one.error >= 0.02 and one.decision.kind is not Kind.RESIGNATION),
        key=lambda one: -_steps(one),
    )
    found = all_found(library, Wanted(error=0.02))
    assert [one.ref for one in found] == [DecisionRef(shelved.id, one.decision.event) for one in expected]
    assert [one.error for one in found] == pytest.approx([one.error for one in expected], abs=1 / STEPS)
    assert [f"{one.error:.3f}" for one in found] == [f"{one.error:.3f}" for one in expected]
    assert [one.kind for one in found] == [one.decision.kind for one in expected]
    owners = [one.decision.state.cube.owner is one.decision.player for one in expected]
    assert [one.is_again for one in found] == owners
    assert True in owners
    assert all(one.played and one.best and one.played != one.best for one in found if one.kind is Kind.PLAY)
    assert library.finder.search(Wanted(error=0.02)).refs() == tuple(one.ref for one in found)


@pytest.mark.parametrize(
    ("error", "steps"),
    [(0.15256, 1526), (0.1524999, 1524), (0.15249, 1524), (0.02, 200), (0.0199999, 199), (0.1531, 1531)],
)
def test_a_cost_is_the_figure_that_the_list_of_errors_shows(first: Study, error: float, steps: int) -> None:
    layers = layered(first.analyses)
    assert layers
    verdict = replace(verdicts(first.record, layers.shown)[0], error=error)
    assert _steps(verdict) == steps
    assert f"{steps / STEPS:.3f}" == f"{error:.3f}"


def by_looking(shelved: ShelvedStudy, wanted: Wanted) -> list[int]:
    """The events that ``wanted`` finds in one match, looked for one by one."""
    record, found = shelved.study.record, []
    for one in all_decisions(shelved):
        state = record.states[one.ref.event]
        if fits(state.position, one.player, wanted) and fits_game(one, wanted):
            found.append(one.ref.event)
    return found


def all_decisions(shelved: ShelvedStudy) -> tuple[FoundDecision, ...]:
    return EVERYTHING[shelved.id]


EVERYTHING: dict[str, tuple[FoundDecision, ...]] = {}


def fits(position: Position, player: Player, wanted: Wanted) -> bool:
    own, other = position.of(player), position.of(player.opponent)
    here = {
        point: PointHolds.EMPTY
        if not own[point] and not other[BAR - point]
        else (PointHolds.MADE if own[point] > 1 else PointHolds.BLOT)
        if own[point]
        else (PointHolds.OPPONENT_MADE if other[BAR - point] > 1 else PointHolds.OPPONENT_BLOT)
        for point in POINTS
    }
    return (
        all(here[point] is held for point, held in wanted.points)
        and is_in(own[BAR], wanted.bar)
        and is_in(other[BAR], wanted.other_bar)
        and is_in(position.pips(player), wanted.pips)
        and is_in(position.pips(player.opponent), wanted.other_pips)
    )


def is_in(value: int, span: Span) -> bool:
    return (span.least is None or value >= span.least) and (span.most is None or value <= span.most)


def fits_game(one: FoundDecision, wanted: Wanted) -> bool:
    return (
        (not wanted.kinds or one.kind in wanted.kinds)
        and (not wanted.phases or one.phase in wanted.phases)
        and (not wanted.dice or one.dice in wanted.dice)
        and wanted.away in (None, one.away)
        and wanted.other_away in (None, one.other_away)
    )


@pytest.mark.parametrize(
    "wanted",
    [
        Wanted(points=((6, PointHolds.MADE), (5, PointHolds.MADE))),
        Wanted(points=((20, PointHolds.OPPONENT_MADE), (8, PointHolds.BLOT))),
        Wanted(points=((24, PointHolds.EMPTY), (18, PointHolds.OPPONENT_BLOT))),
        Wanted(bar=Span(1)),
        Wanted(other_bar=Span(0, 0), pips=Span(60, 100), other_pips=Span(None, 120)),
        Wanted(kinds=(Kind.TAKE, Kind.PASS)),
        Wanted(phases=(GamePhase.RACE, GamePhase.BEAR_OFF)),
        Wanted(dice=(65, 11), points=((13, PointHolds.MADE),)),
        Wanted(away=3),
        Wanted(other_away=1, kinds=(Kind.PLAY,)),
    ],
)
def test_each_condition_finds_what_looking_finds(
    library: Library, shelved: ShelvedStudy, wanted: Wanted
) -> None:
    EVERYTHING[shelved.id] = tuple(
        one for one in all_found(library, Wanted()) if one.ref.study_id == shelved.id
    )
    found = [one.ref.event for one in all_found(library, wanted) if one.ref.study_id == shelved.id]
    assert sorted(found) == sorted(by_looking(shelved, wanted))


def carried(one: Position, two: Position, player: Player) -> int:
    """Pips by which checkers have to be carried, counted one checker after the other."""
    total = 0
    for side in (player, player.opponent):
        places = [
            sorted(place for place, count in enumerate(position.of(side)) for _ in range(count))
            for position in (one, two)
        ]
        total += sum(abs(here - there) for here, there in zip(*places, strict=True))
    return total


def test_neighbours_are_told_nearest_first(library: Library, shelved: ShelvedStudy) -> None:
    record = shelved.study.record
    number = next(n for n, event in enumerate(record.events) if n > 40 and isinstance(event, Rolled)) + 1
    state = record.states[number]
    assert state.to_act
    own, other = (state.position.of(one) for one in (state.to_act, state.to_act.opponent))
    same = all_found(library, Wanted(near=Near(own, other)))
    assert DecisionRef(shelved.id, number) in [one.ref for one in same]
    near = all_found(library, Wanted(near=Near(own, other, 30), order=Order.NEAREST))
    assert [one.distance for one in near] == sorted(one.distance or 0 for one in near)
    for one in near:
        there = record.states[one.ref.event].position
        there = there if one.player is state.to_act else there.swapped()
        assert one.distance == carried(state.position, there, state.to_act)
    assert max(one.distance or 0 for one in near) > 0
    expected = [
        one
        for one in all_found(library, Wanted())
        if one.ref.study_id == shelved.id
        and carried(
            state.position,
            record.states[one.ref.event].position
            if one.player is state.to_act
            else record.states[one.ref.event].position.swapped(),
            state.to_act,
        )
        <= 30
    ]
    assert len(near) == len(expected)


def test_whose_decisions_and_in_which_matches(library: Library, shelved: ShelvedStudy) -> None:
    listed = library.catalogue.one(shelved.id)
    white = all_found(library, Wanted(WantedMatches(player=listed.white.upper())))
    assert {one.player for one in white if one.ref.study_id == shelved.id} == {Player.WHITE}
    won = all_found(library, Wanted(WantedMatches(outcome=MatchOutcome.WON, words="a.xg")))
    assert {one.player for one in won} == {listed.won_by}
    lost = all_found(library, Wanted(WantedMatches(outcome=MatchOutcome.LOST, words="A.XG")))
    assert {one.player.opponent for one in lost} == {listed.won_by}
    best = min(pr for pr in (listed.white_pr, listed.black_pr) if pr is not None)
    rated = all_found(library, Wanted(WantedMatches(pr_most=best)))
    assert {listed.pr.of(one.player) for one in rated} == {best}
    assert not all_found(library, Wanted(WantedMatches(pr_least=best, pr_most=best - 0.1)))
    day = (listed.created or listed.at)[:10]
    assert {one.ref.study_id for one in all_found(library, Wanted(WantedMatches(since=day, words="a.xg")))}
    assert not all_found(library, Wanted(WantedMatches(until="1999-12-31")))


def test_the_index_follows_the_matches(library: Library, shelved: ShelvedStudy, first: Study) -> None:
    assert fill(library) == 0
    before = len(all_found(library, Wanted(error=0.0)))
    library.catalogue.discard((shelved.id,))
    assert all_found(library, Wanted(error=0.0)) == ()
    library.catalogue.restore((shelved.id,))
    (analysis,) = first.analyses[:1]
    library.studies.save_analysis(shelved.id, replace(analysis, plays=analysis.plays[:3], cubes=()))
    assert library.decision_index.waiting == 1
    assert fill(library) == 1
    assert len(all_found(library, Wanted(error=0.0))) < before
    library.catalogue.forget(shelved.id)
    assert {one.ref.study_id for one in all_found(library, Wanted())} != {shelved.id}
    assert shelved.id not in {one.ref.study_id for one in all_found(library, Wanted())}


def test_a_mark_that_comes_while_a_match_is_indexed_stays(
    library: Library, shelved: ShelvedStudy, first: Study
) -> None:
    library.studies.save_analysis(shelved.id, first.analyses[0])
    (_, rows) = library.decision_index, library.decision_index._rows
    (waiting,) = rows.waiting()
    library.studies.save_analysis(shelved.id, first.analyses[0])
    rows.put(waiting, library.decision_index._derived(waiting))
    assert library.decision_index.waiting == 1


def test_an_older_library_is_indexed_and_all_can_be_made_anew(tmp_path: Path, first: Study) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path) as library:
        library.studies.add(first, "a.xg")
        fill(library)
        expected = all_found(library, Wanted())
    with sqlite3.connect(path) as connection:
        forget_index(connection)
        connection.execute("PRAGMA user_version = 4")
    connection.close()
    with Library(path) as library:
        assert fill(library) == 1
        assert all_found(library, Wanted()) == expected
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE indexed SET version = 0")
    connection.close()
    with Library(path) as library:
        assert fill(library) == 1
        assert all_found(library, Wanted()) == expected
        library.decision_index.rebuild()
        assert all_found(library, Wanted()) == ()
        assert fill(library) == 1
        assert all_found(library, Wanted()) == expected


def test_damaged_rows_are_passed_over(tmp_path: Path, first: Study) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path) as library:
        library.studies.add(first, "a.xg")
        fill(library)
    with sqlite3.connect(path) as connection:
        nonsense = bytes(4) + b"\xff" * 76
        connection.execute("UPDATE indexed_facts SET data = ?", (nonsense,))
        connection.execute("UPDATE indexed_boards SET data = x'ff'")
        connection.execute("UPDATE indexed_words SET data = ''")
    connection.close()
    with Library(path) as library:
        found = all_found(library, Wanted())
        assert [one.played for one in found] == ["", ""]
        own = (0,) * 26
        assert library.finder.page(library.finder.search(Wanted(order=Order.PLAYER)), 0, 5)
        assert all_found(library, Wanted(near=Near(own, own, 1))) == ()


def test_each_order_is_kept_both_ways(library: Library, shelved: ShelvedStudy) -> None:
    keys: dict[Order, Callable[[FoundDecision], Any]] = {
        Order.COST: lambda one: -(one.error if one.error is not None else -1),
        Order.PLAYER: lambda one: Pair(one.match.white, one.match.black).of(one.player).casefold(),
        Order.OPPONENT: lambda one: Pair(one.match.black, one.match.white).of(one.player).casefold(),
        Order.SCORE: lambda one: (one.away, one.other_away),
        Order.PLAYED: lambda one: (list(Kind).index(one.kind), one.dice),
    }
    for order, key in keys.items():
        found = all_found(library, Wanted(order=order))
        assert [key(one) for one in found] == sorted(map(key, found)), order
        back = all_found(library, Wanted(error=0.0, order=order, is_reversed=True))
        assert [key(one) for one in back] == sorted(map(key, back), reverse=True), order
    newest = all_found(library, Wanted(order=Order.NEWEST))
    moments = [one.match.created or one.match.at for one in newest]
    assert moments == sorted(moments, reverse=True)
    assert len(set(moments)) == 2


def test_only_some_decisions_are_looked_at(library: Library, shelved: ShelvedStudy) -> None:
    whole = all_found(library, Wanted())
    some = tuple(one.ref for one in whole[3:30:3])
    gone = DecisionRef("nowhere", some[0].event)
    found = all_found(library, Wanted(among=(*some, gone)))
    assert {one.ref for one in found} == set(some)
    costly = all_found(library, Wanted(error=0.02, among=some))
    assert {one.ref for one in costly} == {one.ref for one in found if (one.error or 0) >= 0.02}
    assert all_found(library, Wanted(among=())) == ()
