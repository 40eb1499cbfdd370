"""The judged decisions of both players are kept as they are weighed up, and follow their match."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from bgdesk.analysis.layers import layered
from bgdesk.analysis.other_lines import until
from bgdesk.analysis.questions import RESIGNATIONS, Kind
from bgdesk.analysis.statistics import review
from bgdesk.analysis.verdicts import verdicts
from bgdesk.formats.registry import read_bytes
from bgdesk.library.decisions import decision_upkeep
from bgdesk.library.decisions.decided import (
    DIRECTIONS,
    KINDS,
    UNKNOWN_TIME,
    Decided,
    DecidedFlag,
    packed,
    tenths,
    unpacked,
)
from bgdesk.library.decisions.deciding import decided, times_of
from bgdesk.library.decisions.decision_columns import DecisionColumns, WantedDecisions
from bgdesk.library.decisions.decision_rows import DecisionRows
from bgdesk.library.library import Library
from bgdesk.library.studies import ShelvedStudy
from bgdesk.match.events import Warned
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Study
from bgdesk.match.tutor import Tried, TutorMode
from bgdesk.rules.player import Player
from tests.library.older import forget_index
from tests.match.autoplay import whole_match
from tests.match_files import match_data

JUDGED = "xg/gv_XCu3RJ0UvDg_Tldl.xg"


@pytest.fixture(scope="module")
def first() -> Study:
    return read_bytes(match_data(JUDGED)).studies[0]


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path / "library.sqlite") as library:
        yield library


@pytest.fixture
def shelved(library: Library, first: Study) -> ShelvedStudy:
    shelved = library.studies.add(first, "a.xg")
    fill(library)
    return shelved


def fill(library: Library) -> int:
    return len(list(library.decision_upkeep.fill()))


def rows_of(library: Library) -> list[tuple[object, ...]]:
    return library.decision_upkeep._rows._store.read(
        "SELECT match_id, player, profile, name, decisions, data FROM decision ORDER BY match_id, player"
    )


def claimed(library: Library, first: Study, player: Player) -> DecisionColumns:
    """The decisions of one player, whose name is mine."""
    library.profiles.claim("me", [first.record.header.seats.of(player).name])
    (judged,) = library.decided.judges("me")
    return library.decided.read(WantedDecisions("me", judged.game, judged.judge))


@pytest.mark.parametrize("player", list(Player))
def test_the_rows_are_what_the_review_weighs_up(
    library: Library, first: Study, shelved: ShelvedStudy, player: Player
) -> None:
    layers = layered(first.analyses)
    assert layers
    columns = claimed(library, first, player)
    own = [
        one
        for one in verdicts(first.record, layers.base)
        if one.decision.player is player and one.decision.kind not in RESIGNATIONS
    ]
    assert columns.of("event").tolist() == [one.decision.event for one in own]
    assert columns.of("error").tolist() == pytest.approx([one.error for one in own], abs=1e-6)
    assert columns.of("cost").tolist() == pytest.approx([one.cost for one in own], abs=1e-6)
    assert [KINDS[kind] for kind in columns.of("kind")] == [one.decision.kind for one in own]
    counts = columns.has(DecidedFlag.COUNTS)
    assert counts.tolist() == [one.counts for one in own]
    assert True in counts
    assert False in counts
    assert columns.has(DecidedFlag.FORCED).tolist() == [one.is_forced for one in own]
    statistics = review(first.record, layers.base).players.of(player)
    assert 500 * columns.of("error")[counts].mean() == pytest.approx(statistics.pr, abs=1e-3)
    (match,) = columns.matches
    assert match.adjusted == pytest.approx(statistics.luck_adjusted)
    assert match.luck == pytest.approx(statistics.luck.net_result)
    assert match.is_won == (first.record.state.winner is player)
    assert match.opponent == first.record.header.seats.of(player.opponent).name


def test_an_error_with_the_cube_has_the_direction_of_what_was_done(
    library: Library, first: Study, shelved: ShelvedStudy
) -> None:
    seen = set()
    for player in Player:
        columns = claimed(library, first, player)
        for kind, direction, error in zip(
            columns.of("kind"), columns.of("direction"), columns.of("error"), strict=True
        ):
            found = DIRECTIONS[direction]
            seen.add(found)
            assert (found is not None) == (KINDS[kind] is not Kind.PLAY and error >= 0.001)
            if found:
                assert (
                    KINDS[kind].value
                    in {
                        "missed": "no_double",
                        "early": "double",
                        "too_good": "double",
                        "wrong_take": "take",
                        "wrong_pass": "pass",
                    }[found.value]
                )
    assert len(seen) > 1


def test_doing_it_again_changes_nothing(library: Library, shelved: ShelvedStudy) -> None:
    before = rows_of(library)
    assert len(before) == 2
    library.decision_upkeep.rebuild()
    assert rows_of(library) == []
    assert fill(library) == 1
    assert rows_of(library) == before
    assert fill(library) == 0


def test_an_analysis_that_is_not_complete_is_no_figure(library: Library, first: Study) -> None:
    partial = replace(first.analyses[0], is_complete=False)
    shelved = library.studies.add(replace(first, analyses=(partial,)), "a.xg")
    assert fill(library) == 0
    assert rows_of(library) == []
    library.studies.save_analysis(shelved.id, replace(partial, is_complete=True))
    assert fill(library) == 1
    assert len(rows_of(library)) == 2
    library.studies.remove_analysis(shelved.id, first.analyses[0])
    assert fill(library) == 1
    assert rows_of(library) == []


def test_what_is_only_imported_need_not_wait(library: Library) -> None:
    library.studies.add(Study(whole_match(match_options(3), seed=4)), "b.mat")
    assert library.decision_upkeep.waiting == 1
    assert fill(library) == 0
    assert library.decision_upkeep.waiting == 0


def test_a_match_of_which_nothing_can_be_made_holds_no_other_up(
    library: Library, first: Study, shelved: ShelvedStudy, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.studies.save_analysis(shelved.id, first.analyses[0])

    def fails(*_: object) -> None:
        raise OverflowError("nobody had thought of that")

    monkeypatch.setattr(decision_upkeep, "decided", fails)
    assert fill(library) == 1
    assert rows_of(library) == []
    assert library.decision_upkeep.waiting == 0


def test_what_changes_while_it_is_read_waits_again(
    library: Library, first: Study, shelved: ShelvedStudy
) -> None:
    library.studies.save_analysis(shelved.id, first.analyses[0])
    rows = library.decision_upkeep._rows
    (waiting,) = rows.waiting()
    library.studies.save_analysis(shelved.id, first.analyses[0])
    rows.put(waiting, library.decision_upkeep._derived(waiting))
    assert library.decision_upkeep.waiting == 1


def test_what_is_in_the_bin_or_gone_is_in_no_figure(
    library: Library, first: Study, shelved: ShelvedStudy
) -> None:
    columns = claimed(library, first, Player.WHITE)
    assert len(columns)
    library.catalogue.discard((shelved.id,))
    assert library.decided.judges("me") == ()
    library.catalogue.restore((shelved.id,))
    assert len(claimed(library, first, Player.WHITE)) == len(columns)
    library.catalogue.forget(shelved.id)
    assert rows_of(library) == []


def test_decisions_follow_the_name_of_their_player(
    library: Library, first: Study, shelved: ShelvedStudy
) -> None:
    assert {row[2] for row in rows_of(library)} == {""}
    name = first.record.header.seats.white.name
    other = library.profiles.add("Anna")
    library.profiles.claim(other, [name.upper()])
    assert [row[2] for row in rows_of(library)].count(other) == 1
    library.decision_upkeep.rebuild()
    fill(library)
    assert [row[2] for row in rows_of(library)].count(other) == 1
    library.profiles.release([name])
    assert {row[2] for row in rows_of(library)} == {""}


def test_filters_of_day_and_opponent(library: Library, first: Study, shelved: ShelvedStudy) -> None:
    columns = claimed(library, first, Player.WHITE)
    (judged,) = library.decided.judges("me")
    wanted = WantedDecisions("me", judged.game, judged.judge)
    day = columns.matches[0].moment[:10]
    for one, is_found in (
        (replace(wanted, since=day), True),
        (replace(wanted, until=day), True),
        (replace(wanted, since="9999-01-01"), False),
        (replace(wanted, until="1999-01-01"), False),
        (replace(wanted, is_computer=False), True),
        (replace(wanted, is_computer=True), False),
        (replace(wanted, judge="somebody"), False),
        (replace(wanted, game="nackgammon"), False),
        (replace(wanted, profile="other"), False),
    ):
        assert bool(library.decided.read(one).matches) is is_found, one


def test_an_older_library_gets_its_decisions(tmp_path: Path, first: Study) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path) as library:
        library.studies.add(first, "a.xg")
        fill(library)
        expected = rows_of(library)
    with sqlite3.connect(path) as connection:
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'decision%'"
            " OR name = 'undecided_too'"
        ).fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        for table in ("decision", "undecided", "profile", "alias"):
            connection.execute(f"DROP TABLE {table}")
        connection.execute(
            "INSERT INTO rating VALUES ('You', 'backgammon', 1555.0, 21, '2026-01-01T00:00:00Z')"
        )
        connection.execute("PRAGMA user_version = 9")
    connection.close()
    with Library(path) as library:
        assert fill(library) == 1
        assert rows_of(library) == expected
        (me,) = library.profiles.all()
        assert (me.id, me.name, me.names) == ("me", "", ("You",))
        from bgdesk.library.journal import RatingKey

        assert library.journal.rating(RatingKey("You", "backgammon")).rating == 1555.0


def test_a_library_of_version_five_gets_there_too(tmp_path: Path, first: Study) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path) as library:
        library.studies.add(first, "a.xg")
        library.profiles.rename("me", "Anna")
    with sqlite3.connect(path) as connection:
        forget_index(connection)
        connection.execute("PRAGMA user_version = 4")
    connection.close()
    with Library(path) as library:
        assert fill(library) == 1
        assert len(rows_of(library)) == 2
        assert library.profiles.all()[0].name == "Anna"


def test_damaged_rows_are_passed_over(library: Library, first: Study, shelved: ShelvedStudy) -> None:
    columns = claimed(library, first, Player.WHITE)
    with library.decision_upkeep._rows._store.writing() as run:
        run("UPDATE decision SET data = substr(data, 1, length(data) - 3)")
    assert len(claimed(library, first, Player.WHITE)) == len(columns) - 1


decisions = st.builds(
    Decided,
    **{
        name: st.floats(0, 100, width=32) if name in ("error", "cost", "difficulty") else st.integers(0, 255)
        for name in Decided._fields
    },
)


@given(st.lists(decisions))
def test_rows_come_back_as_they_were(rows: list[Decided]) -> None:
    assert list(unpacked(packed(rows))) == rows
    assert list(unpacked(packed(rows) + b"abc")) == rows


def test_what_does_not_fit_is_cut_and_not_wrapped_round() -> None:
    row = Decided(1, 0.5, 0.5, 0.0, 70_000, 3, 0, 0, 0, 0, 0, 300, 7, 0, 1000)
    (found,) = unpacked(packed([row]))
    assert (found.time, found.away, found.choices, found.game) == (0xFFFF, 255, 255, 3)


def test_times_are_tenths_of_a_second() -> None:
    assert tenths(None) == UNKNOWN_TIME
    assert tenths(1234.0) == 12
    assert tenths(1e9) == UNKNOWN_TIME - 1


def test_how_long_a_decision_took_is_known_of_what_was_played_here() -> None:
    record = whole_match(match_options(1), seed=3)
    moments = [10.0 * number for number in range(len(record.events))]
    moments[5:] = [one + 1000 for one in moments[5:]]
    times = times_of(record, moments, 600)
    assert times[0] is None
    assert times[1:5] == (10_000.0,) * 4
    assert times[5] is None, "that was a pause"
    assert times[6] == 10_000.0
    assert times_of(record, moments[1:], 600) == ()


def test_the_time_of_a_play_is_kept_with_it(first: Study) -> None:
    times = [100.0 * number for number in range(len(first.record.events))]
    for row in decided(first, times):
        for one in unpacked(row.data):
            assert one.time == min(one.event, UNKNOWN_TIME - 1)


def test_computers_have_no_figures(first: Study) -> None:
    from bgdesk.match.record import SeatKind
    from bgdesk.match.state import Pair

    header = first.record.header
    seats = Pair(header.seats.white, replace(header.seats.black, kind=SeatKind.BOT, level="expert"))
    record = MatchRecord(replace(header, seats=seats), first.record.entries)
    assert [row.player for row in decided(replace(first, record=record))] == ["white"]


def test_rows_are_read_once_as_long_as_nothing_changes(
    library: Library, first: Study, shelved: ShelvedStudy
) -> None:
    columns = claimed(library, first, Player.WHITE)
    (judged,) = library.decided.judges("me")
    wanted = WantedDecisions("me", judged.game, judged.judge)
    assert library.decided.read(wanted) is columns
    library.profiles.release([first.record.header.seats.white.name])
    assert len(library.decided.read(wanted)) == 0


def test_the_rows_know_whether_they_wait(library: Library, shelved: ShelvedStudy) -> None:
    rows = library.decision_upkeep._rows
    assert isinstance(rows, DecisionRows)
    library.decision_upkeep.rebuild()
    (waiting,) = rows.waiting()
    assert rows.is_waiting(waiting)
    fill(library)
    assert not rows.is_waiting(waiting)


def warned_of(study: Study, event: int, tried: Tried, millis: tuple[int, ...]) -> Study:
    """``study`` with words of a tutor before ``event``."""
    record = study.record
    player = record.states[event].to_act
    assert player
    said = tuple(Warned(player, event, tried, one, TutorMode.NUDGE) for one in millis)
    entries = (*record.entries[:event], *said, *record.entries[event:])
    return replace(study, record=MatchRecord(record.header, entries))


def decided_at(study: Study, event: int) -> Decided:
    (found,) = (one for row in decided(study) for one in unpacked(row.data) if one.event == event)
    return found


def test_where_a_tutor_spoke_the_first_attempt_counts(first: Study) -> None:
    rows = [one for row in decided(first) for one in unpacked(row.data)]
    good = next(one for one in rows if KINDS[one.kind] is Kind.PLAY and one.error == 0 and one.flags & 1)
    told = decided_at(warned_of(first, good.event, Tried.PLAY, (130, 90)), good.event)
    assert told.error == pytest.approx(0.13)
    assert told.cost > good.cost
    assert told.flags == good.flags | DecidedFlag.WARNED
    assert not any(one.flags & DecidedFlag.WARNED for one in rows)
    bad = max(rows, key=lambda one: one.error)
    kept = decided_at(warned_of(first, bad.event, Tried.PLAY, (1,)), bad.event)
    assert kept.error == bad.error, "what was done in the end is not better for a small warning"


def test_a_double_that_a_tutor_held_up_is_an_error_with_the_cube(first: Study) -> None:
    rows = [one for row in decided(first) for one in unpacked(row.data)]
    rolled = next(one for one in rows if KINDS[one.kind] is Kind.NO_DOUBLE and one.error == 0)
    told = decided_at(warned_of(first, rolled.event, Tried.DOUBLE, (200,)), rolled.event)
    assert KINDS[told.kind] is Kind.DOUBLE
    found = DIRECTIONS[told.direction]
    assert found is not None
    assert found.value in ("early", "too_good")
    assert told.flags & DecidedFlag.COUNTS


def counts(library: Library) -> list[tuple[int, int]]:
    """How many decisions and matches there are of both players together, by judge."""
    fill(library)
    return [(one.decisions, one.matches) for one in library.decided.judges("me")]


def test_nothing_is_counted_twice_however_often_it_is_opened_and_analysed(
    tmp_path: Path, first: Study
) -> None:
    (analysis,) = first.analyses
    with Library(tmp_path / "library.sqlite") as library:
        seats = first.record.header.seats
        library.profiles.claim("me", [seats.white.name, seats.black.name])
        shelved = library.studies.add(first, "a.xg")
        once = counts(library)
        ((decisions, matches),) = once
        assert decisions
        assert matches == 1
        for name in ("a.xg", "copy of a.xg"):
            library.studies.add(first, name)
            assert counts(library) == once
        library.studies.save_analysis(shelved.id, analysis)
        assert counts(library) == once
        library.studies.save_analysis(shelved.id, replace(analysis, level="deeper"))
        assert counts(library) == once, "one analysis is in charge"
        library.decision_upkeep.rebuild()
        assert counts(library) == once
    with Library(tmp_path / "library.sqlite") as again:
        assert counts(again) == once


def test_a_match_that_is_gone_on_with_counts_once(library: Library, first: Study) -> None:
    (analysis,), record = first.analyses, first.record
    library.profiles.claim("me", [record.header.seats.white.name, record.header.seats.black.name])
    match_id, middle = record.header.id, len(record.entries) // 2
    half = record.until(len(record.events) // 2)
    library.journal.begin(record.header, record.entries[:middle])
    library.studies.save_analysis(match_id, replace(until(analysis, len(half.events)), is_complete=True))
    library.journal.release(match_id)
    assert counts(library) == [], "it is under way"
    for _ in range(2):
        library.journal.load(match_id)
        library.journal.release(match_id)
    library.journal.load(match_id)
    for index, entry in enumerate(record.entries[middle:], middle):
        library.journal.append(match_id, index, entry)
    library.journal.finish(record)
    library.journal.release(match_id)
    library.studies.save_analysis(match_id, analysis)
    ((decisions, matches),) = once = counts(library)
    assert matches == 1
    library.studies.add(replace(first, analyses=()), "exported.mat")
    assert counts(library) == once, "a file of the same match is the same match"
    library.studies.add(first, "exported and analysed.mat")
    assert counts(library) == once
    assert decisions == sum(row.decisions for row in decided(first))
