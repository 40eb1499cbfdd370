"""Opened matches in the library, with what was said about them."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bgdesk.formats.import_result import Remark, RemarkKind, Weight
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.studies import fingerprint
from bgdesk.match.evaluation import Equity, Unit
from bgdesk.match.events import GameStarted, OpeningRolled, Played, StepPlayed
from bgdesk.match.options import match_options
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, Seat
from bgdesk.match.scoring import leader
from bgdesk.match.state import Pair
from bgdesk.match.study import Analysis, Comment, JudgedRoll, Study
from bgdesk.rules.player import Player
from tests.library.older import forget_index
from tests.match.autoplay import whole_match
from tests.random_play import CREATED

REMARKS = (
    Remark(RemarkKind.SCORE_DIFFERS, Weight.ODD, "3-1", 12, 2),
    Remark(RemarkKind.NAME_MISSING, Weight.ODD),
)


@pytest.fixture
def record() -> MatchRecord:
    return whole_match(match_options(3), seed=5)


def analysis(record: MatchRecord, engine: str = "an engine") -> Analysis:
    index = next(i for i, event in enumerate(record.events) if type(event).__name__ == "OpeningRolled")
    player = record.states[index + 1].turn
    assert player
    luck = JudgedRoll(index, Equity(0.125, player, Unit.NORMALISED), "1-ply")
    return Analysis(engine, "1-ply", rolls=(luck,))


def test_a_study_comes_back_as_it_was(tmp_path: Path, record: MatchRecord) -> None:
    study = Study(record, (("event", "Open <b>"),), (Comment(None, "two\nlines"),), (), (analysis(record),))
    with Library(tmp_path / "library.sqlite") as library:
        added = library.studies.add(study, "match.mat", REMARKS)
    with Library(tmp_path / "library.sqlite") as library:
        loaded = library.studies.load(added.id)
    assert loaded.source == "match.mat"
    assert loaded.remarks == REMARKS
    assert loaded.study.record.entries == record.entries
    assert loaded.study.tags == study.tags
    assert loaded.study.comments == study.comments
    assert loaded.study.analyses == study.analyses


def test_the_same_match_is_known_again_whatever_its_id(tmp_path: Path, record: MatchRecord) -> None:
    other = MatchRecord(replace(record.header, id="elsewhere"), record.entries)
    assert fingerprint(other) == fingerprint(record)
    assert fingerprint(MatchRecord(record.header, record.entries[:-1])) != fingerprint(record)
    with Library(tmp_path / "library.sqlite") as library:
        first = library.studies.add(Study(record), "a.mat")
        library.studies.save_analysis(first.id, analysis(record))
        again = library.studies.add(Study(other), "b.sgf")
        assert again.id == first.id
        assert again.study.analyses == (analysis(record),)
        assert [row.sources for row in library.catalogue.matches()] == [("a.mat", "b.sgf")]


def test_an_analysis_replaces_its_earlier_state_only(tmp_path: Path, record: MatchRecord) -> None:
    with Library(tmp_path / "library.sqlite") as library:
        shelf = library.studies
        library.journal.begin(replace(record.header, id="m"), record.entries)
        shelf.save_analysis("m", replace(analysis(record), is_complete=False))
        shelf.save_analysis("m", analysis(record))
        shelf.save_analysis("m", analysis(record, "another engine"))
        assert {found.engine: found.is_complete for found in shelf.analyses("m", record)} == {
            "an engine": True,
            "another engine": True,
        }


@pytest.mark.parametrize("is_gone_for_good", [False, True])
def test_nothing_is_kept_of_what_another_window_removed(
    tmp_path: Path, record: MatchRecord, *, is_gone_for_good: bool
) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path) as library, Library(path) as other:
        added = library.studies.add(Study(record), "a.mat")
        library.studies.save_analysis(added.id, analysis(record))
        other.catalogue.discard([added.id])
        if is_gone_for_good:
            other.catalogue.delete([added.id])
        with pytest.raises(JournalError) as caught:
            library.studies.save_analysis(added.id, analysis(record, "another engine"))
        assert caught.value.trouble is Trouble.REMOVED
        assert len(library.studies.analyses(added.id, record)) == (not is_gone_for_good)
    with sqlite3.connect(path) as connection:
        for table in ("analysis", "judged"):
            (rows,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
            assert rows == (not is_gone_for_good)
    connection.close()


def test_what_cannot_be_read_is_passed_over_or_told(tmp_path: Path, record: MatchRecord) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path) as library:
        added = library.studies.add(Study(record, analyses=(analysis(record),)), "a.mat")
    connection = sqlite3.connect(path)
    connection.execute("UPDATE analysis SET body = '{}'")
    connection.commit()
    with Library(path) as library:
        assert library.studies.load(added.id).study.analyses == ()
        with pytest.raises(JournalError):
            library.studies.load("unknown")
    connection.execute("UPDATE study SET body = '[]'")
    connection.commit()
    connection.close()
    with Library(path) as library, pytest.raises(JournalError):
        library.studies.load(added.id)


def test_studies_are_listed_with_what_tells_them_apart(tmp_path: Path, record: MatchRecord) -> None:
    study = Study(record, (("event", "Open"),), analyses=(analysis(record),))
    with Library(tmp_path / "library.sqlite", now=lambda: "2026-11-21T12:00:00.000+00:00") as library:
        added = library.studies.add(study, "final.xg", REMARKS, "xg")
        (listed,) = library.catalogue.matches()
        assert library.studies.load(added.id).format == "xg"
    assert (listed.id, listed.sources, listed.event) == (added.id, ("final.xg",), "Open")
    assert listed.at == "2026-11-21T12:00:00.000+00:00"
    seats, state = record.header.seats, record.state
    assert (listed.white, listed.black) == (seats.white.name, seats.black.name)
    assert (listed.game, listed.length) == ("backgammon", 3)
    assert Pair(listed.white_score, listed.black_score) == state.score
    assert (listed.games, listed.won_by) == (len(state.results), leader(state.score))
    assert listed.analyses == 1


def test_a_match_is_deleted_with_its_analyses_and_nothing_else(tmp_path: Path, record: MatchRecord) -> None:
    other = whole_match(match_options(1), seed=6)
    with Library(tmp_path / "library.sqlite") as library:
        shelf, catalogue = library.studies, library.catalogue
        gone = shelf.add(Study(record, analyses=(analysis(record),)), "a.mat")
        kept = shelf.add(Study(other, analyses=(analysis(other),)), "b.mat")
        catalogue.delete((gone.id,))
        assert shelf.load(gone.id).study.analyses, "only what is in the bin is deleted"
        catalogue.discard((gone.id,))
        catalogue.delete((gone.id,))
        assert [row.id for row in catalogue.matches()] == [kept.id]
        assert catalogue.binned() == ()
        assert shelf.analyses(gone.id, record) == ()
        assert shelf.load(kept.id).study.analyses == (analysis(other),)
        with pytest.raises(JournalError) as problem:
            shelf.load(gone.id)
        assert problem.value.trouble is Trouble.UNKNOWN_MATCH


def test_what_one_file_says_is_not_lost_when_another_is_opened(tmp_path: Path, record: MatchRecord) -> None:
    rich = Study(record, (("event", "Open"), ("site", "Hall")), (Comment(None, "good"), Comment(2, "a")))
    plain = Study(record, (("event", "Final"),), (Comment(2, "a"),))
    with Library(tmp_path / "library.sqlite") as library:
        library.studies.add(rich, "a.xg")
        study = library.studies.add(plain, "a.mat").study
        stored = library.studies.load(fingerprint(record)).study
        assert (stored.tags, stored.comments) == (study.tags, study.comments)
    assert study.tags == (("event", "Final"), ("site", "Hall"))
    assert study.comments == (Comment(2, "a"), Comment(None, "good"))


def test_a_library_of_an_earlier_version_lists_its_studies(tmp_path: Path, record: MatchRecord) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path) as library:
        added = library.studies.add(Study(record, (("event", "Open"),)), "a.mat")
    connection = sqlite3.connect(path)
    forget_index(connection)
    for table in ("listed", "judged", "own_tag", "source", "kept_roll"):
        connection.execute(f"DROP TABLE {table}")
    connection.execute("DROP INDEX study_listed")
    connection.execute("CREATE INDEX study_by_time ON study (added)")
    for column in ("header", "format", "white_score", "black_score", "games"):
        connection.execute(f"ALTER TABLE study DROP COLUMN {column}")
    connection.execute("PRAGMA user_version = 2")
    connection.commit()
    connection.close()
    with Library(path) as library:
        (listed,) = library.catalogue.matches()
        seats = record.header.seats
        assert (listed.white, listed.black, listed.event) == (seats.white.name, seats.black.name, "Open")
        assert (listed.sources, listed.length) == (("a.mat",), 3)
        assert library.studies.load(added.id).study.record.entries == record.entries


def test_the_id_of_a_match_stays_the_same_for_ever() -> None:
    """Otherwise a match that is opened again loses its analyses."""
    header = MatchHeader(
        "any", CREATED, match_options(3), Pair(Seat("Ann"), Seat("Bob")), DiceRecord("manual")
    )
    steps = (StepPlayed(8, 5, 3), StepPlayed(6, 5, 1))
    record = MatchRecord(header, (GameStarted(1), OpeningRolled(3, 1), Played(Player.WHITE, steps)))
    assert fingerprint(record) == "9dadaaa2f77560c1"
    seats = Pair(Seat("Ann"), Seat("Eve"))
    assert fingerprint(MatchRecord(replace(header, seats=seats), record.entries)) != fingerprint(record)
    longer = replace(header, options=match_options(5))
    assert fingerprint(MatchRecord(longer, record.entries)) != fingerprint(record)


def test_a_played_match_is_given_with_its_analyses(tmp_path: Path, record: MatchRecord) -> None:
    with Library(tmp_path / "library.sqlite") as library:
        library.journal.begin(record.header, record.entries)
        library.studies.save_analysis(record.header.id, analysis(record))
        shelved = library.studies.of_match(record)
    assert (shelved.id, shelved.source) == (record.header.id, "")
    assert shelved.study.analyses == (analysis(record),)


def test_an_analysis_that_judges_nothing_counts_as_none_and_stays(
    tmp_path: Path, record: MatchRecord
) -> None:
    path = tmp_path / "library.sqlite"
    other = whole_match(match_options(1), seed=6)
    wordy = replace(analysis(record, "another engine"), rolls=(), settings="\U0001f3b2" * 2_000)
    with Library(path) as library:
        shelf = library.studies
        judged = shelf.add(Study(record, analyses=(analysis(record),)), "a.mat")
        unjudged = shelf.add(Study(other), "b.mat")
        for study_id in (judged.id, unjudged.id):
            shelf.save_analysis(study_id, replace(analysis(record), engine="old", rolls=()))
            shelf.save_analysis(study_id, wordy)
        stored = library_rows(path)
        assert shelf.load(judged.id).study.analyses == (analysis(record),)
        assert shelf.load(unjudged.id).study.analyses == ()
        assert {row.id: row.analyses for row in library.catalogue.matches()} == {judged.id: 1, unjudged.id: 0}
    assert len(stored) == 5
    assert library_rows(path) == stored


def library_rows(path: Path) -> list[tuple[str, ...]]:
    """Every stored analysis as it stands in the file."""
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT * FROM analysis ORDER BY match_id, key").fetchall()
    connection.close()
    return rows


def test_an_empty_analysis_of_a_file_takes_the_place_of_none(tmp_path: Path, record: MatchRecord) -> None:
    with Library(tmp_path / "library.sqlite") as library:
        library.studies.add(Study(record, analyses=(analysis(record),)), "a.json")
        empty = replace(analysis(record), rolls=())
        again = library.studies.add(Study(record, analyses=(empty,)), "b.json")
    assert again.study.analyses == (analysis(record),)


@pytest.mark.parametrize("field", ["engine", "event", "value"], ids=["outside", "judgement", "equity"])
def test_a_stored_analysis_in_which_a_field_is_there_twice_is_passed_over_and_stays(
    tmp_path: Path, record: MatchRecord, field: str
) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path) as library:
        added = library.studies.add(Study(record, analyses=(analysis(record),)), "a.mat")
    repeat(path, "analysis", "body", field)
    stored = library_rows(path)
    with Library(path) as library:
        assert library.studies.analyses(added.id, record) == ()
    assert library_rows(path) == stored


@pytest.mark.parametrize(("column", "field"), [("body", "tags"), ("remarks", "line")])
def test_a_stored_study_in_which_a_field_is_there_twice_is_damaged(
    tmp_path: Path, record: MatchRecord, column: str, field: str
) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path) as library:
        added = library.studies.add(Study(record), "a.mat", REMARKS)
    repeat(path, "study", column, field)
    with (
        Library(path) as library,
        pytest.raises(JournalError, match=f"{field}' is there more than once") as told,
    ):
        library.studies.load(added.id)
    assert told.value.trouble is Trouble.MATCH_DAMAGED


def repeat(path: Path, table: str, column: str, field: str) -> None:
    """The first ``field`` in the texts of ``column`` comes once more right before, with another value."""
    connection = sqlite3.connect(path)
    (text,) = connection.execute(f"SELECT {column} FROM {table}").fetchone()
    assert f'"{field}":' in text
    connection.execute(
        f"UPDATE {table} SET {column} = ?", (text.replace(f'"{field}":', f'"{field}":0,"{field}":', 1),)
    )
    connection.commit()
    connection.close()
