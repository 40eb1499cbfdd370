"""Opened matches in the library, with what was said about them."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bgdesk.formats.imported import Remark, RemarkKind, Weight
from bgdesk.library.journal import Journal, JournalError
from bgdesk.library.studies import fingerprint
from bgdesk.match.evaluation import Equity, Unit
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, Comment, JudgedRoll, Study
from tests.match.autoplay import whole_match

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
    with Journal(tmp_path / "library.sqlite") as journal:
        added = journal.studies.add(study, "match.mat", REMARKS)
    with Journal(tmp_path / "library.sqlite") as journal:
        loaded = journal.studies.load(added.id)
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
    with Journal(tmp_path / "library.sqlite") as journal:
        first = journal.studies.add(Study(record), "a.mat")
        journal.studies.save_analysis(first.id, analysis(record))
        again = journal.studies.add(Study(other), "b.sgf")
        assert again.id == first.id
        assert again.study.analyses == (analysis(record),)
        assert [row.source for row in journal.studies.studies()] == ["b.sgf"]


def test_an_analysis_replaces_its_earlier_state_only(tmp_path: Path, record: MatchRecord) -> None:
    with Journal(tmp_path / "library.sqlite") as journal:
        shelf = journal.studies
        shelf.save_analysis("m", replace(analysis(record), is_complete=False))
        shelf.save_analysis("m", analysis(record))
        shelf.save_analysis("m", analysis(record, "another engine"))
        assert {found.engine: found.is_complete for found in shelf.analyses("m", record)} == {
            "an engine": True,
            "another engine": True,
        }


def test_what_cannot_be_read_is_passed_over_or_told(tmp_path: Path, record: MatchRecord) -> None:
    path = tmp_path / "library.sqlite"
    with Journal(path) as journal:
        added = journal.studies.add(Study(record, analyses=(analysis(record),)), "a.mat")
    connection = sqlite3.connect(path)
    connection.execute("UPDATE analysis SET body = '{}'")
    connection.commit()
    with Journal(path) as journal:
        assert journal.studies.load(added.id).study.analyses == ()
        with pytest.raises(JournalError):
            journal.studies.load("unknown")
    connection.execute("UPDATE study SET body = '[]'")
    connection.commit()
    connection.close()
    with Journal(path) as journal, pytest.raises(JournalError):
        journal.studies.load(added.id)
