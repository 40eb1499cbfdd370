"""The journal: what it keeps, what it gives back, and who may write."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bgdesk.library.draft import Draft
from bgdesk.library.journal import RatingKey
from bgdesk.library.library import Library
from bgdesk.library.opening import open_library
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.summaries import MatchStatus
from bgdesk.match.codec.record_codec import header_to_json
from bgdesk.match.dice.fair_dice import SEEDED, fair_dice_record
from bgdesk.match.dice.statistics import DiceStatistics, dice_statistics
from bgdesk.match.events import Abandoned, GameStarted, OpeningRolled, StepPlayed, TakenBack
from bgdesk.match.options import match_options
from bgdesk.match.rating import Rating
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from tests.random_play import a_header, play_on

SECRET = bytes(range(32))


def clock_that_ticks() -> Iterator[str]:
    for second in count():
        yield f"2026-11-21T12:{second // 60:02}:{second % 60:02}.000+00:00"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite"


@pytest.fixture
def library(file: Path) -> Iterator[Library]:
    times = clock_that_ticks()
    opened = Library(file, lambda: next(times))
    yield opened
    opened.close()


def fair_header(match_id: str = "match-1") -> MatchHeader:
    return a_header(match_options(3), match_id, fair_dice_record(SECRET, "abc"))


def stored(library: Library, record: MatchRecord) -> MatchRecord:
    library.journal.begin(record.header)
    for index, entry in enumerate(record.entries):
        library.journal.append(record.header.id, index, entry)
    return record


def opened_record(match_id: str = "match-1") -> MatchRecord:
    return MatchRecord(fair_header(match_id), [GameStarted(1), OpeningRolled(3, 1, 0)])


def whole_match(match_id: str = "match-1", seed: int = 1) -> MatchRecord:
    return play_on(MatchRecord(fair_header(match_id)), Random(seed))


def trouble_of(action: object) -> Trouble:
    assert callable(action)
    with pytest.raises(JournalError) as caught:
        action()
    return caught.value.trouble


def test_a_match_comes_back_as_it_was(file: Path, library: Library) -> None:
    record = stored(library, play_on(MatchRecord(fair_header()), Random(3), most=80))
    draft = Draft((StepPlayed(13, 10, 3),), swapped=True, elapsed_ms=1234)
    library.journal.save_draft("match-1", draft)
    library.close()
    again = Library(file)
    loaded = again.journal.load("match-1")
    assert loaded.record.entries == record.entries
    assert loaded.record.header == record.header
    assert loaded.record.state == record.state
    assert loaded.draft == draft
    again.close()


def test_an_entry_ends_the_draft_of_its_turn(library: Library) -> None:
    record = opened_record()
    library.journal.begin(record.header)
    library.journal.save_draft("match-1", Draft(elapsed_ms=5))
    library.journal.append("match-1", 0, record.entries[0])
    assert library.journal.load("match-1").draft is None


def test_an_entry_is_stored_with_what_goes_on_after_it(file: Path, library: Library) -> None:
    record, draft = opened_record(), Draft((StepPlayed(13, 10, 3),), swapped=True)
    library.journal.begin(record.header)
    library.journal.append("match-1", 0, record.entries[0])
    library.journal.save_draft("match-1", Draft(elapsed_ms=5))
    library.journal.append("match-1", 1, record.entries[1], draft)
    library.close()
    with Library(file) as again:
        loaded = again.journal.load("match-1")
    assert (loaded.record.entries, loaded.draft) == (record.entries[:2], draft)


def test_the_secret_is_shown_only_when_the_match_is_over(library: Library) -> None:
    record = whole_match()
    library.journal.begin(record.header)
    assert library.journal.load("match-1").record.header.dice.secret == SECRET.hex()
    assert library.record("match-1").header.dice.secret is None
    for index, entry in enumerate(record.entries):
        library.journal.append("match-1", index, entry)
    assert library.record("match-1").header.dice.secret is None
    assert library.journal.finish(record)
    assert library.record("match-1").header.dice.secret == SECRET.hex()


def test_no_secret_stands_in_the_header_on_disk(file: Path, library: Library) -> None:
    library.journal.begin(fair_header())
    summary = library.matches()[0]
    assert summary.header
    assert summary.header.dice == replace(fair_header().dice, secret=None)
    assert header_to_json(summary.header)["version"]


def test_matches_are_listed_latest_first(library: Library) -> None:
    for match_id in ("old", "new"):
        stored(library, opened_record(match_id))
    finished = stored(library, whole_match("done"))
    library.journal.finish(finished)
    library.journal.append("old", 2, Abandoned(Player.WHITE))
    summaries = library.matches()
    assert [summary.id for summary in summaries] == ["old", "done", "new"]
    assert summaries[1].status is MatchStatus.FINISHED
    assert summaries[1].score == finished.state.score
    assert summaries[1].games == len(finished.state.results)


def test_a_match_that_was_left_is_abandoned(library: Library) -> None:
    record = stored(library, opened_record().append(Abandoned(Player.WHITE)))
    library.journal.finish(record)
    assert library.matches()[0].status is MatchStatus.ABANDONED


def test_only_matches_to_go_on_with_are_offered(library: Library) -> None:
    stored(library, opened_record("going"))
    finished = stored(library, whole_match("done"))
    library.journal.finish(finished)
    assert [summary.id for summary in library.unfinished()] == ["going"]


def test_a_match_cut_off_after_its_last_entry_is_closed(library: Library) -> None:
    stored(library, whole_match())
    library.journal.release("match-1")
    assert library.unfinished() == ()
    assert library.matches()[0].status is MatchStatus.FINISHED
    assert library.record("match-1").header.dice.secret == SECRET.hex()


def test_the_end_of_a_match_at_the_table_is_noted_there(library: Library) -> None:
    record = stored(library, whole_match())
    assert library.unfinished() == (), "somebody who lists matches between its last entry and its end"
    assert library.journal.finish(record), "who plays it is told that it ends now"


def test_a_match_cut_off_after_its_last_entry_is_rated_once(library: Library, file: Path) -> None:
    key = RatingKey("Ann", "backgammon")
    stored(library, whole_match())
    library.close()

    def rate(record: MatchRecord, rating: Callable[[RatingKey], Rating]) -> Mapping[RatingKey, Rating]:
        before = rating(key)
        return {key: Rating(before.rating + 7.5, before.experience + record.header.options.length)}

    for _ in range(2):
        with open_library(file.parent, rate).library as again:
            assert again.unfinished() == ()
            assert again.journal.rating(key).rating == Rating().rating + 7.5


def test_a_match_that_goes_on_is_not_finished(library: Library) -> None:
    record = stored(library, opened_record())
    with pytest.raises(ValueError, match="not over"):
        library.journal.finish(record)


def test_ratings_are_stored_once_with_the_end_of_the_match(library: Library) -> None:
    record, key = stored(library, whole_match()), RatingKey("Left", "backgammon")
    assert library.journal.rating(key) == Rating()
    assert library.journal.finish(record, {key: Rating(1512.5, 3)})
    assert not library.journal.finish(record, {key: Rating(9999.0, 9)})
    assert library.journal.rating(key) == Rating(1512.5, 3)


def test_nothing_follows_the_end(library: Library) -> None:
    record = stored(library, whole_match())
    library.journal.finish(record)
    index = len(record.entries)
    assert trouble_of(lambda: library.journal.append("match-1", index, GameStarted(9))) is Trouble.OUT_OF_STEP


def test_entries_come_in_order(library: Library) -> None:
    record = opened_record()
    library.journal.begin(record.header)
    assert trouble_of(lambda: library.journal.append("match-1", 1, record.entries[1])) is Trouble.OUT_OF_STEP
    library.journal.append("match-1", 0, record.entries[0])
    assert trouble_of(lambda: library.journal.append("match-1", 0, record.entries[0])) is Trouble.OUT_OF_STEP
    assert library.journal.load("match-1").record.entries == record.entries[:1]


def test_an_id_is_used_once(library: Library) -> None:
    stored(library, opened_record())
    assert trouble_of(lambda: library.journal.begin(fair_header())) is Trouble.OUT_OF_STEP


def test_a_refused_second_beginning_lets_the_first_go_on(library: Library) -> None:
    record = stored(library, opened_record())
    with pytest.raises(JournalError):
        library.journal.begin(fair_header())
    library.journal.save_draft(record.header.id, Draft(elapsed_ms=9))
    assert library.journal.load("match-1").draft == Draft(elapsed_ms=9)


def test_an_unknown_match_is_named(library: Library) -> None:
    with pytest.raises(JournalError, match="no match nowhere in the library"):
        library.journal.load("nowhere")
    assert trouble_of(lambda: library.record("nowhere")) is Trouble.UNKNOWN_MATCH


def test_two_programs_cannot_write_one_match(file: Path, library: Library) -> None:
    record = stored(library, opened_record())
    other = Library(file)
    assert trouble_of(lambda: other.journal.load("match-1")) is Trouble.OPEN_ELSEWHERE
    assert trouble_of(lambda: other.journal.append("match-1", 2, GameStarted(2))) is Trouble.OPEN_ELSEWHERE
    assert other.unfinished() == ()
    assert other.record("match-1").entries == record.entries
    assert [summary.id for summary in other.matches()] == ["match-1"]
    other.close()


def test_a_released_match_can_be_taken_by_another_program(file: Path, library: Library) -> None:
    stored(library, opened_record())
    library.journal.release("match-1")
    other = Library(file)
    assert len(other.journal.load("match-1").record.entries) == 2
    assert trouble_of(lambda: library.journal.append("match-1", 2, GameStarted(2))) is Trouble.OPEN_ELSEWHERE
    other.close()


def test_two_programs_play_different_matches_at_once(file: Path, library: Library) -> None:
    other = Library(file)
    one, two = whole_match("one", 1), whole_match("two", 2)
    threads = [
        threading.Thread(target=stored, args=pair)
        for pair in ((library, one), (other, two), (other, whole_match("three", 3)))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert library.record("one").entries == one.entries
    assert library.record("two").entries == two.entries
    assert library.record("three").entries == whole_match("three", 3).entries
    other.close()


def test_strange_ids_do_not_leave_the_folder(file: Path, library: Library) -> None:
    stored(library, opened_record("../../up: *?"))
    assert [path.name for path in file.parent.iterdir() if "up" in path.name] == []
    assert len(library.journal.load("../../up: *?").record.entries) == 2


def test_no_lock_files_stay_behind(file: Path, library: Library) -> None:
    stored(library, opened_record())
    library.close()
    assert list(file.with_name("library.sqlite.open").iterdir()) == []


def test_dice_are_counted_over_all_matches(library: Library) -> None:
    records = [stored(library, whole_match(f"m{seed}", seed)) for seed in (1, 2)]
    expected = dice_statistics(records[0]) + dice_statistics(records[1])
    assert library.dice_statistics() == expected
    assert library.dice_statistics(("manual",)) == DiceStatistics()


def test_rolls_that_came_again_are_counted_once(library: Library) -> None:
    record = opened_record().append(TakenBack(1, same_dice=True)).append(OpeningRolled(3, 1, 0))
    stored(library, record)
    assert library.dice_statistics() == dice_statistics(record)
    assert sum(library.dice_statistics().pairs) == 1


def test_a_roll_that_was_never_due_is_told_as_in_a_file(library: Library) -> None:
    entries = (GameStarted(1), OpeningRolled(2, 2, 0), OpeningRolled(3, 3, 0))
    stored(library, MatchRecord(fair_header(), entries))
    with pytest.raises(JournalError, match=r"entries\[2\]\.roll: roll 1 comes next, not roll 0"):
        library.record("match-1")
    assert library.matches()[0].status is MatchStatus.DAMAGED


def test_a_copy_of_the_first_versions_with_left_out_rolls_is_opened(library: Library) -> None:
    header = a_header(match_options(3), dice=DiceRecord(SEEDED, seed=3))
    events = (GameStarted(1), OpeningRolled(2, 2, 0), OpeningRolled(3, 3, 7))
    record = stored(library, MatchRecord(header, (*events, TakenBack(2, same_dice=True), events[-1])))
    assert library.journal.load("match-1").record.entries == record.entries


def test_scores_of_unfinished_matches_are_listed(library: Library) -> None:
    record = play_on(MatchRecord(a_header(match_options(25))), Random(4), most=200)
    stored(library, record)
    assert library.unfinished()[0].score == record.state.score != Pair(0, 0)
    assert library.matches()[0].games == len(record.state.results)


def test_an_unfinished_match_can_be_removed_with_all_that_belongs_to_it(file: Path, library: Library) -> None:
    kept = stored(library, opened_record("kept"))
    stored(library, opened_record("gone"))
    library.journal.save_draft("gone", Draft((StepPlayed(13, 10, 3),)))
    library.journal.release("gone")
    library.catalogue.discard(("gone",))
    assert [match.id for match in library.matches()] == [kept.header.id]
    assert [match.id for match in library.unfinished()] == ["kept"]
    library.catalogue.delete(("gone",))
    assert [match.id for match in library.matches()] == [kept.header.id]
    assert library.dice_statistics() == dice_statistics(kept)
    assert trouble_of(lambda: library.journal.load("gone")) is Trouble.UNKNOWN_MATCH
    library.journal.begin(fair_header("gone"))
    library.journal.release("gone")
    assert library.journal.load("gone").record.entries == ()
    assert library.journal.load("gone").draft is None


def test_a_match_that_is_open_is_not_removed(file: Path, library: Library) -> None:
    stored(library, opened_record())
    other = Library(file)
    for one in (library, other):
        assert trouble_of(lambda one=one: one.catalogue.discard(("match-1",))) is Trouble.OPEN_ELSEWHERE
    other.close()
    assert library.record("match-1").entries == opened_record().entries


def test_the_rolls_of_a_match_that_was_over_stay_counted(library: Library) -> None:
    record = stored(library, whole_match())
    library.journal.finish(record)
    library.journal.release("match-1")
    before = library.dice_statistics()
    assert sum(before.faces)
    for match_id in ("match-1", "match-2"):
        library.catalogue.discard((match_id,))
        library.catalogue.delete((match_id,))
        assert library.matches() == ()
        assert library.dice_statistics() == before


def test_a_list_tells_who_won(library: Library) -> None:
    played = stored(library, whole_match("played"))
    left = stored(library, opened_record("left").append(Abandoned(Player.WHITE)))
    stored(library, opened_record("going"))
    for record in (played, left):
        library.journal.finish(record)
    found = {match.id: match.winner for match in library.matches()}
    assert found == {"played": played.state.winner, "left": Player.BLACK, "going": None}
