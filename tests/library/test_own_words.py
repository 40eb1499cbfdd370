"""What the user says of matches, beside what their files say."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgdesk.library.library import Library
from bgdesk.library.own_words import with_comment, with_facts
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Branch, Comment, Study, Tag
from tests.match.autoplay import whole_match


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    return whole_match(match_options(1), seed=3)


def test_a_comment_is_there_again_beside_those_of_the_file(tmp_path: Path, record: MatchRecord) -> None:
    with Library(tmp_path / "library.sqlite") as library:
        added = library.studies.add(
            Study(record, comments=(Comment(4, "theirs"), Comment(6, "same"))), "a.xg"
        )
        words = library.studies.own_words
        words.comment(added.id, 4, "mine <b>\nof two lines\x07")
        words.comment(added.id, None, "a good match")
        words.comment(added.id, 6, "same")
        words.comment(added.id, 9, "gone")
        words.comment(added.id, 9, "  ")
    with Library(tmp_path / "library.sqlite") as library:
        study = library.studies.load(added.id).study
        assert study.comments == (
            Comment(None, "a good match", is_own=True),
            Comment(4, "mine <b>\nof two lines", is_own=True),
            Comment(6, "same", is_own=True),
            Comment(4, "theirs"),
        )
        again = library.studies.add(Study(record, comments=(Comment(4, "theirs"),)), "b.xg").study
        assert set(again.comments) == set(study.comments), "opening the file again forgets nothing"
        library.catalogue.discard([added.id])
        library.catalogue.delete([added.id])
        assert library.studies.own_words.said_of(added.id, Study(record)) == Study(record)


def test_facts_stand_in_the_place_of_those_of_the_file(tmp_path: Path, record: MatchRecord) -> None:
    tags = ((Tag.EVENT, "Opne"), (Tag.SITE, "Hall"), ("own", "kept"), (Tag.ROUND, "1"))
    with Library(tmp_path / "library.sqlite") as library:
        added = library.studies.add(Study(record, tags), "a.mat")
        facts: dict[str, str] = {Tag.EVENT: "Open", Tag.ROUND: "", Tag.WHITE_NAME: "Ann Smith", Tag.DATE: ""}
        library.studies.own_words.put_facts(added.id, facts)
        study = library.studies.load(added.id).study
        wanted = ((Tag.EVENT, "Open"), (Tag.SITE, "Hall"), ("own", "kept"), (Tag.WHITE_NAME, "Ann Smith"))
        assert study.tags == wanted
        assert library.catalogue.one(added.id).event == "Open"


def test_a_match_that_was_played_here_can_be_spoken_of(tmp_path: Path, record: MatchRecord) -> None:
    with Library(tmp_path / "library.sqlite") as library:
        words = library.studies.own_words
        words.comment("example", 3, "why?")
        words.comment("example", len(record.events), "of an event that is not there")
        assert library.studies.of_match(record).study.comments == (Comment(3, "why?", is_own=True),)


def test_an_own_comment_is_one_for_each_event(record: MatchRecord) -> None:
    study = Study(record, comments=(Comment(3, "theirs"),))
    once = with_comment(with_comment(study, 3, "first"), 3, "second")
    assert once.comments == (Comment(3, "second", is_own=True), Comment(3, "theirs"))
    assert with_comment(once, 3, " \n") == study


def test_a_key_that_a_file_says_twice_is_said_once() -> None:
    assert with_facts((("event", "a"), ("x", "1"), ("event", "b")), {"event": "c"}) == (
        ("event", "c"),
        ("x", "1"),
    )


def test_a_line_that_grows_is_kept_in_its_last_state(tmp_path: Path, record: MatchRecord) -> None:
    keep = 3
    short, longer = (Branch(keep, record.events[keep : keep + count], is_own=True) for count in (1, 2))
    theirs = Branch(keep, record.events[keep : keep + 3])
    with Library(tmp_path / "library.sqlite") as library:
        added = library.studies.add(Study(record, branches=(theirs,)), "a.sgf")
        words = library.studies.own_words
        words.put_line(added.id, short)
        words.put_line(added.id, longer, instead_of=short)
    with Library(tmp_path / "library.sqlite") as library:
        study = library.studies.load(added.id).study
        assert study.branches == (theirs, longer)
        library.studies.own_words.forget_line(added.id, longer)
        assert library.studies.load(added.id).study.branches == (theirs,)


def test_a_line_that_the_rules_forbid_is_skipped_and_stays(tmp_path: Path, record: MatchRecord) -> None:
    with Library(tmp_path / "library.sqlite") as library:
        added = library.studies.add(Study(record), "a.mat")
        words = library.studies.own_words
        words.put_line(added.id, Branch(0, record.events[4:6]))
        assert library.studies.load(added.id).study.branches == ()
        with words._store.writing() as run:
            assert run("SELECT count(*) FROM own_line") == [(1,)]


def test_lines_stay_in_their_order_when_one_grows_and_are_put_in_another(
    tmp_path: Path, record: MatchRecord
) -> None:
    first, second, grown = (Branch(6, record.events[6 : 6 + count], is_own=True) for count in (1, 2, 3))
    with Library(tmp_path / "library.sqlite") as library:
        added = library.studies.add(Study(record), "a.sgf")
        words = library.studies.own_words
        words.put_line(added.id, first)
        words.put_line(added.id, second)
        words.put_line(added.id, grown, instead_of=first)
        assert library.studies.load(added.id).study.branches == (grown, second)
        words.arrange_lines(added.id, (second, grown), instead_of=(grown, second))
        assert library.studies.load(added.id).study.branches == (second, grown)
        words.arrange_lines(added.id, (grown,), instead_of=(second, grown))
        assert library.studies.load(added.id).study.branches == (grown,)
