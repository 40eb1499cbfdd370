"""The list of matches: what is told without reading them, names, tags, the bin, and older libraries."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bgdesk.analysis.statistics import review
from bgdesk.formats.import_result import UNKNOWN_TIME
from bgdesk.formats.registry import read_bytes
from bgdesk.library.catalogue import BIN_DAYS, LONGEST_TAG
from bgdesk.library.library import Library
from bgdesk.library.listing import ListedMatch
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.same_match import mirrored
from bgdesk.library.studies import fingerprint
from bgdesk.library.summaries import MatchStatus
from bgdesk.match.dice.fair_dice import fair_dice_record
from bgdesk.match.events import Abandoned, OpeningRolled
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import Pair, Phase
from bgdesk.match.study import Analysis, Study
from bgdesk.rules.player import Player
from tests.library.older import forget_index
from tests.match.autoplay import whole_match
from tests.match_files import match_data
from tests.random_play import a_header, play_on

SEVERAL = "gv_XCu3RJ0UvDg_Tldl"
"""A match that is there in several formats, each of which tells the rules a little differently."""
XGID = b"XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:3:0:10"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite"


def judged_study(name: str = "charlot_7p.xg") -> Study:
    return opened(f"xg/{name}")


def opened(name: str) -> Study:
    return read_bytes(match_data(name)).studies[0]


def turned(study: Study) -> Study:
    """As a file tells it that has the players the other way round."""
    record = study.record
    seats = Pair(record.header.seats.black, record.header.seats.white)
    entries = [
        replace(event, white_die=event.black_die, black_die=event.white_die)
        if isinstance(event, OpeningRolled)
        else mirrored(event)
        for event in record.entries
    ]
    analyses = tuple(map(mirrored, study.analyses))
    return Study(MatchRecord(replace(record.header, seats=seats), entries), analyses=analyses)


def played(library: Library, record: MatchRecord) -> None:
    library.journal.begin(record.header, record.entries)
    if record.state.phase is Phase.OVER:
        library.journal.finish(record)
    library.journal.release(record.header.id)


def forget_figures(file: Path) -> None:
    """As a library is that an earlier version has written."""
    connection = sqlite3.connect(file)
    forget_index(connection)
    for table in ("listed", "judged", "own_tag", "source", "kept_roll"):
        connection.execute(f"DROP TABLE {table}")
    connection.execute("PRAGMA user_version = 3")
    connection.commit()
    connection.close()


def test_a_match_with_an_analysis_is_listed_with_its_ratings(file: Path) -> None:
    study = judged_study()
    with Library(file) as library:
        library.studies.add(study, "a.xg")
        (listed,) = library.catalogue.matches()
    weighed = review(study.record, study.analyses[0]).players
    assert listed.pr == Pair(weighed.white.pr, weighed.black.pr)
    assert listed.pr.white != listed.pr.black
    assert listed.pr.white is not None
    assert (listed.white_decisions, listed.black_decisions) == (
        weighed.white.decisions,
        weighed.black.decisions,
    )
    assert (listed.analyses, listed.analysed) == (1, 2)
    assert listed.created.startswith("2025-11-08")


def test_an_analysis_that_grows_is_listed_as_it_grows(file: Path) -> None:
    study = judged_study()
    (whole,) = study.analyses
    with Library(file) as library:
        match_id = library.studies.add(replace(study, analyses=()), "a.mat").id
        assert library.catalogue.one(match_id).analysed == 0
        part = replace(whole, plays=whole.plays[:20], cubes=(), rolls=(), is_complete=False)
        library.studies.save_analysis(match_id, part)
        early = library.catalogue.one(match_id)
        library.studies.save_analysis(match_id, whole)
        late = library.catalogue.one(match_id)
    assert (early.analysed, late.analysed) == (1, 2)
    assert early.pr != late.pr
    assert early.white_decisions < late.white_decisions


def test_one_decision_judged_better_does_not_hide_the_rating_of_the_match(file: Path) -> None:
    study = judged_study()
    (whole,) = study.analyses
    with Library(file) as library:
        match_id = library.studies.add(study, "a.xg").id
        before = library.catalogue.one(match_id)
        deep = replace(whole, level="deep", plays=whole.plays[:1], cubes=(), rolls=(), is_complete=False)
        library.studies.save_analysis(match_id, deep)
        after = library.catalogue.one(match_id)
    assert (after.pr, after.analysed, after.analyses) == (before.pr, 2, 2)


def test_an_analysis_of_a_match_that_was_played_is_listed(file: Path) -> None:
    study = judged_study()
    header = replace(study.record.header, id="mine")
    record = MatchRecord(header, study.record.entries)
    with Library(file) as library:
        played(library, record)
        library.studies.save_analysis("mine", study.analyses[0])
        (listed,) = library.catalogue.matches()
    assert listed.analysed == 2
    assert listed.pr.white is not None


def test_a_match_that_goes_on_is_listed_as_it_stands(file: Path) -> None:
    record = play_on(MatchRecord(a_header(match_options(25))), Random(4), most=200)
    with Library(file) as library:
        library.journal.begin(record.header)
        for index, entry in enumerate(record.entries):
            after = MatchRecord(record.header, record.entries[: index + 1]).state if index > 190 else None
            library.journal.append("match-1", index, entry, None, after)
        (listed,) = library.catalogue.matches()
    assert listed.is_under_way
    assert Pair(listed.white_score, listed.black_score) == record.state.score != Pair(0, 0)
    assert (listed.games, listed.won_by) == (len(record.state.results), None)


def test_what_is_over_is_listed_with_its_winner(file: Path) -> None:
    won = whole_match(match_options(3), seed=5)
    left = play_on(MatchRecord(a_header(match_options(9), "left")), Random(5), most=20).append(
        Abandoned(Player.BLACK)
    )
    seats = Pair(Seat("Me"), Seat("Robot", SeatKind.BOT, "world"))
    with Library(file) as library:
        played(library, MatchRecord(replace(won.header, id="won", seats=seats), won.entries))
        played(library, left)
        listed = {one.id: one for one in library.catalogue.matches()}
    assert listed["won"].won_by is not None
    assert listed["won"].person is Player.WHITE
    assert listed["left"].status == MatchStatus.ABANDONED
    assert listed["left"].won_by is Player.WHITE
    assert listed["left"].person is None


def test_a_file_without_a_date_has_none(file: Path) -> None:
    record = whole_match(match_options(1), seed=3)
    undated = MatchRecord(replace(record.header, created=UNKNOWN_TIME), record.entries)
    with Library(file) as library:
        match_id = library.studies.add(Study(undated), "a.mat").id
        assert library.catalogue.one(match_id).created == ""


def test_positions_stand_apart(file: Path) -> None:
    with Library(file) as library:
        library.studies.add(read_bytes(XGID).studies[0], "Pasted text")
        match_id = library.studies.add(Study(whole_match(match_options(1), seed=3)), "a.mat").id
        assert [one.id for one in library.catalogue.matches()] == [match_id]
        assert [one.sources for one in library.catalogue.positions()] == [("Pasted text",)]


def test_the_latest_come_first_and_as_many_as_asked_for(file: Path) -> None:
    times = iter(f"2026-11-21T12:00:{second:02}.000+00:00" for second in range(60))
    with Library(file, lambda: next(times)) as library:
        for seed in (1, 2, 3):
            library.studies.add(Study(whole_match(match_options(1), seed=seed)), f"{seed}.mat")
        assert [one.sources for one in library.catalogue.matches(2)] == [("3.mat",), ("2.mat",)]


def test_a_name_and_tags_are_kept_when_the_match_is_opened_again(file: Path) -> None:
    study = Study(whole_match(match_options(1), seed=3))
    with Library(file) as library:
        match_id = library.studies.add(study, "a.mat").id
        library.catalogue.rename(match_id, "  The <b>final</b>\n2026 ")
        library.catalogue.tag((match_id,), ("club", "zebra", "", "x" * 100))
        library.catalogue.tag((match_id,), ("Anna",), ("zebra",))
        library.studies.add(study, "a.mat")
    with Library(file) as library:
        (listed,) = library.catalogue.matches()
        assert listed.title == "The <b>final</b> 2026"
        assert listed.tags == ("Anna", "club", "x" * LONGEST_TAG)
        assert library.catalogue.tags() == listed.tags
        with pytest.raises(JournalError) as problem:
            library.catalogue.rename("unknown", "x")
        assert problem.value.trouble is Trouble.UNKNOWN_MATCH
        assert library.studies.load(match_id).study.record.entries == study.record.entries


def test_the_bin_gives_back_what_it_got(file: Path) -> None:
    with Library(file) as library:
        catalogue = library.catalogue
        ids = [
            library.studies.add(Study(whole_match(match_options(1), seed=seed)), f"{seed}.mat").id
            for seed in (1, 2, 3)
        ]
        before = catalogue.matches()
        catalogue.discard(ids[:2])
        assert [one.id for one in catalogue.matches()] == ids[2:]
        assert {one.id for one in catalogue.binned()} == set(ids[:2])
        catalogue.restore(ids[:2])
        assert catalogue.matches() == before
        catalogue.discard(ids)
        assert library.studies.add(Study(whole_match(match_options(1), seed=2)), "2.mat").id == ids[1]
        assert [one.id for one in catalogue.matches()] == [ids[1]], "what is opened again is wanted again"


def test_the_bin_is_emptied_after_thirty_days_and_not_before(file: Path) -> None:
    now = ["2026-11-01T12:00:00.000+00:00"]
    with Library(file, lambda: now[0]) as library:
        first = library.studies.add(Study(whole_match(match_options(1), seed=1)), "1.mat").id
        second = library.studies.add(Study(whole_match(match_options(1), seed=2)), "2.mat").id
        library.catalogue.discard((first,))
        now[0] = "2026-11-02T12:00:00.000+00:00"
        library.catalogue.discard((second,))
        now[0] = "2026-12-01T12:00:00.000+00:00"
        assert library.catalogue.empty_bin() == 0, f"it is {BIN_DAYS} days to the second"
        now[0] = "2026-12-01T12:00:00.001+00:00"
        assert library.catalogue.empty_bin() == 1
        assert [one.id for one in library.catalogue.binned()] == [second]


def test_a_match_under_way_keeps_its_dice_in_the_bin_until_somebody_deletes_it(file: Path) -> None:
    now = ["2026-11-01T12:00:00.000+00:00"]
    dice = fair_dice_record(bytes(32), "words")
    with Library(file, lambda: now[0]) as library:
        begun = play_on(MatchRecord(a_header(match_options(3), "going", dice)), Random(3), 9)
        played(library, begun)
        library.catalogue.discard(("going",))
        now[0] = "2027-03-01T12:00:00.000+00:00"
        assert library.catalogue.empty_bin() == 0
        assert library.record("going").header.dice.secret is None
        library.catalogue.restore(("going",))
        assert library.journal.load("going").record.header.dice == dice
        assert library.journal.load("going").record.entries == begun.entries
        library.journal.release("going")
        library.catalogue.discard(("going",))
        library.catalogue.delete(("going",))
        assert not library.catalogue.binned()
    with closing(sqlite3.connect(file)) as connection:
        assert not connection.execute("SELECT 1 FROM secret").fetchall()


def test_the_same_match_of_several_files_is_one_entry_with_all_its_analyses(file: Path) -> None:
    names = [f"{kind}/{SEVERAL}.{kind}" for kind in ("mat", "bgf", "xg")]
    seconds = count()
    with Library(file, lambda: f"2026-11-01T12:00:{next(seconds):02}.000+00:00") as library:
        *_, shelved = [library.studies.add(opened(name), Path(name).name) for name in names]
        (listed,) = library.catalogue.matches()
        assert listed.sources == tuple(Path(name).name for name in names)
        assert listed.analyses == 2
        assert {one.engine for one in shelved.study.analyses} == {"BGBlitz", "eXtreme Gammon"}
        assert shelved.id == listed.id
        assert shelved.source == f"{SEVERAL}.xg"
        assert library.studies.load(listed.id).study.analyses == shelved.study.analyses
        library.catalogue.discard((listed.id,))
        library.catalogue.delete((listed.id,))
        connection = sqlite3.connect(file)
        for table in ("study", "analysis", "judged", "listed", "source", "own_tag"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,), table
        connection.close()


def test_players_in_each_others_seats_keep_their_ratings(file: Path) -> None:
    plain = replace(judged_study(), analyses=())
    other = turned(judged_study())
    assert plain.record.header.seats.white == other.record.header.seats.black
    own = review(other.record, other.analyses[0]).players
    with Library(file) as library:
        library.studies.add(plain, "a.mat")
        shelved = library.studies.add(other, "a.xg")
        (listed,) = library.catalogue.matches()
    assert listed.pr == Pair(own.black.pr, own.white.pr)
    seen = review(shelved.study.record, shelved.study.analyses[0]).players
    assert seen.white.pr == pytest.approx(own.black.pr)
    assert seen.white.luck_adjusted == pytest.approx(own.black.luck_adjusted)
    assert shelved.study.record.header.seats == plain.record.header.seats


def test_a_library_of_an_earlier_version_is_listed_at_once_and_filled_later(file: Path) -> None:
    match = whole_match(match_options(3), seed=5)
    with Library(file) as library:
        played(library, match)
        for name in (f"mat/{SEVERAL}.mat", "xg/charlot_7p.xg", f"xg/{SEVERAL}.xg"):
            library.studies.add(opened(name), Path(name).name)
        library.studies.add(read_bytes(XGID).studies[0], "Pasted text")
        wanted = library.catalogue.matches()
    forget_figures(file)
    with Library(file) as library:
        assert {one.white for one in library.catalogue.matches()} >= {one.white for one in wanted}
        assert len(library.catalogue.matches()) == len(wanted) + 2, "neither joined nor known as a position"
        steps = library.catalogue.fill()
        assert next(steps) == (1, 5)
        steps.close()
    with Library(file) as library:
        assert list(library.catalogue.fill())[-1] == (4, 4), "it goes on where it was left"
        assert told(library.catalogue.matches()) == told(wanted)
        assert len(library.catalogue.positions()) == 1
        assert list(library.catalogue.fill()) == []


def told(listed: Sequence[ListedMatch]) -> set[object]:
    """What is listed, whichever of the files of a match is in charge."""
    return {(*sorted(one.sources), one._replace(id="", at="", created="", sources_text="")) for one in listed}


def test_what_cannot_be_read_is_listed_as_such_and_stays(file: Path) -> None:
    record = whole_match(match_options(1), seed=3)
    with Library(file) as library:
        library.studies.add(Study(record), "a.mat")
        library.studies.add(Study(whole_match(match_options(1), seed=4)), "b.mat")
    forget_figures(file)
    connection = sqlite3.connect(file)
    connection.execute("UPDATE study SET body = '[]' WHERE id = ?", (fingerprint(record),))
    connection.commit()
    before = connection.execute("SELECT * FROM study ORDER BY id").fetchall()
    with Library(file) as library:
        assert len(list(library.catalogue.fill())) == 2
        damaged = {one.sources[0]: one.is_damaged for one in library.catalogue.matches()}
    assert damaged == {"a.mat": True, "b.mat": False}
    assert connection.execute("SELECT * FROM study ORDER BY id").fetchall() == before
    connection.close()


def test_an_entry_that_was_changed_while_it_was_filled_is_left_for_the_next_time(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = play_on(MatchRecord(a_header(match_options(25))), Random(4), most=100)
    with Library(file) as library:
        played(library, record)
    forget_figures(file)
    with Library(file) as library:
        library.journal.load("match-1")
        whole = play_on(record, Random(9), most=101)
        meanwhile(monkeypatch, library, lambda: library.journal.append("match-1", 100, whole.entries[-1]))
        list(library.catalogue.fill())
        assert len(list(library.catalogue.fill())) == 1
        assert list(library.catalogue.fill()) == []


def meanwhile(monkeypatch: pytest.MonkeyPatch, library: Library, act: Callable[[], None]) -> None:
    """``act`` happens once, between reading a match and storing what it comes to."""
    rows = library.studies._listed
    put, left = rows.put_filled, [act]

    def late(*arguments: object) -> None:
        if left:
            left.pop()()
        put(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(type(rows), "put_filled", lambda _, *arguments: late(*arguments))


def test_hostile_names_stay_what_they_are(file: Path) -> None:
    record = whole_match(match_options(1), seed=3)
    names = Pair(Seat("'; DROP TABLE listed; --"), Seat("<img src=x>\u202eevil"))
    with Library(file) as library:
        library.studies.add(
            Study(MatchRecord(replace(record.header, seats=names), record.entries)), "a\x1fb.mat"
        )
        (listed,) = library.catalogue.matches()
    assert (listed.white, listed.black) == (names.white.name, names.black.name)


def test_an_empty_analysis_is_none(file: Path) -> None:
    with Library(file) as library:
        match_id = library.studies.add(Study(whole_match(match_options(1), seed=3)), "a.mat").id
        library.studies.save_analysis(match_id, Analysis("an engine", "1-ply"))
        assert library.catalogue.one(match_id).analysed == 0
