"""The journal: what it keeps, what it gives back, and who may write."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bgdesk.library.journal import (
    Draft,
    Journal,
    JournalError,
    MatchStatus,
    RatingKey,
    Trouble,
)
from bgdesk.library.opening import open_library
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
def library(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite"


@pytest.fixture
def journal(library: Path) -> Iterator[Journal]:
    times = clock_that_ticks()
    opened = Journal(library, lambda: next(times))
    yield opened
    opened.close()


def fair_header(match_id: str = "match-1") -> MatchHeader:
    return a_header(match_options(3), match_id, fair_dice_record(SECRET, "abc"))


def stored(journal: Journal, record: MatchRecord) -> MatchRecord:
    journal.begin(record.header)
    for index, entry in enumerate(record.entries):
        journal.append(record.header.id, index, entry)
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


def test_a_match_comes_back_as_it_was(library: Path, journal: Journal) -> None:
    record = stored(journal, play_on(MatchRecord(fair_header()), Random(3), most=80))
    draft = Draft((StepPlayed(13, 10, 3),), swapped=True, elapsed_ms=1234)
    journal.save_draft("match-1", draft)
    journal.close()
    again = Journal(library)
    loaded = again.load("match-1")
    assert loaded.record.entries == record.entries
    assert loaded.record.header == record.header
    assert loaded.record.state == record.state
    assert loaded.draft == draft
    again.close()


def test_an_entry_ends_the_draft_of_its_turn(journal: Journal) -> None:
    record = opened_record()
    journal.begin(record.header)
    journal.save_draft("match-1", Draft(elapsed_ms=5))
    journal.append("match-1", 0, record.entries[0])
    assert journal.load("match-1").draft is None


def test_an_entry_is_stored_with_what_goes_on_after_it(library: Path, journal: Journal) -> None:
    record, draft = opened_record(), Draft((StepPlayed(13, 10, 3),), swapped=True)
    journal.begin(record.header)
    journal.append("match-1", 0, record.entries[0])
    journal.save_draft("match-1", Draft(elapsed_ms=5))
    journal.append("match-1", 1, record.entries[1], draft)
    journal.close()
    with Journal(library) as again:
        loaded = again.load("match-1")
    assert (loaded.record.entries, loaded.draft) == (record.entries[:2], draft)


def test_the_secret_is_shown_only_when_the_match_is_over(journal: Journal) -> None:
    record = whole_match()
    journal.begin(record.header)
    assert journal.load("match-1").record.header.dice.secret == SECRET.hex()
    assert journal.record("match-1").header.dice.secret is None
    for index, entry in enumerate(record.entries):
        journal.append("match-1", index, entry)
    assert journal.record("match-1").header.dice.secret is None
    assert journal.finish(record)
    assert journal.record("match-1").header.dice.secret == SECRET.hex()


def test_no_secret_stands_in_the_header_on_disk(library: Path, journal: Journal) -> None:
    journal.begin(fair_header())
    summary = journal.matches()[0]
    assert summary.header
    assert summary.header.dice == replace(fair_header().dice, secret=None)
    assert header_to_json(summary.header)["version"]


def test_matches_are_listed_latest_first(journal: Journal) -> None:
    for match_id in ("old", "new"):
        stored(journal, opened_record(match_id))
    finished = stored(journal, whole_match("done"))
    journal.finish(finished)
    journal.append("old", 2, Abandoned(Player.WHITE))
    summaries = journal.matches()
    assert [summary.id for summary in summaries] == ["old", "done", "new"]
    assert summaries[1].status is MatchStatus.FINISHED
    assert summaries[1].score == finished.state.score
    assert summaries[1].games == len(finished.state.results)


def test_a_match_that_was_left_is_abandoned(journal: Journal) -> None:
    record = stored(journal, opened_record().append(Abandoned(Player.WHITE)))
    journal.finish(record)
    assert journal.matches()[0].status is MatchStatus.ABANDONED


def test_only_matches_to_go_on_with_are_offered(journal: Journal) -> None:
    stored(journal, opened_record("going"))
    finished = stored(journal, whole_match("done"))
    journal.finish(finished)
    assert [summary.id for summary in journal.unfinished()] == ["going"]


def test_a_match_cut_off_after_its_last_entry_is_closed(journal: Journal) -> None:
    stored(journal, whole_match())
    journal.release("match-1")
    assert journal.unfinished() == ()
    assert journal.matches()[0].status is MatchStatus.FINISHED
    assert journal.record("match-1").header.dice.secret == SECRET.hex()


def test_a_match_cut_off_after_its_last_entry_is_rated_once(journal: Journal, library: Path) -> None:
    key = RatingKey("Ann", "backgammon")
    stored(journal, whole_match())
    journal.close()

    def rate(record: MatchRecord, rating: Callable[[RatingKey], Rating]) -> Mapping[RatingKey, Rating]:
        before = rating(key)
        return {key: Rating(before.rating + 7.5, before.experience + record.header.options.length)}

    for _ in range(2):
        with open_library(library.parent, rate).journal as again:
            assert again.unfinished() == ()
            assert again.rating(key).rating == Rating().rating + 7.5


def test_a_match_that_goes_on_is_not_finished(journal: Journal) -> None:
    record = stored(journal, opened_record())
    with pytest.raises(ValueError, match="not over"):
        journal.finish(record)


def test_ratings_are_stored_once_with_the_end_of_the_match(journal: Journal) -> None:
    record, key = stored(journal, whole_match()), RatingKey("Left", "backgammon")
    assert journal.rating(key) == Rating()
    assert journal.finish(record, {key: Rating(1512.5, 3)})
    assert not journal.finish(record, {key: Rating(9999.0, 9)})
    assert journal.rating(key) == Rating(1512.5, 3)


def test_nothing_follows_the_end(journal: Journal) -> None:
    record = stored(journal, whole_match())
    journal.finish(record)
    index = len(record.entries)
    assert trouble_of(lambda: journal.append("match-1", index, GameStarted(9))) is Trouble.OUT_OF_STEP


def test_entries_come_in_order(journal: Journal) -> None:
    record = opened_record()
    journal.begin(record.header)
    assert trouble_of(lambda: journal.append("match-1", 1, record.entries[1])) is Trouble.OUT_OF_STEP
    journal.append("match-1", 0, record.entries[0])
    assert trouble_of(lambda: journal.append("match-1", 0, record.entries[0])) is Trouble.OUT_OF_STEP
    assert journal.load("match-1").record.entries == record.entries[:1]


def test_an_id_is_used_once(journal: Journal) -> None:
    stored(journal, opened_record())
    assert trouble_of(lambda: journal.begin(fair_header())) is Trouble.OUT_OF_STEP


def test_a_refused_second_beginning_lets_the_first_go_on(journal: Journal) -> None:
    record = stored(journal, opened_record())
    with pytest.raises(JournalError):
        journal.begin(fair_header())
    journal.save_draft(record.header.id, Draft(elapsed_ms=9))
    assert journal.load("match-1").draft == Draft(elapsed_ms=9)


def test_an_unknown_match_is_named(journal: Journal) -> None:
    with pytest.raises(JournalError, match="no match nowhere in the library"):
        journal.load("nowhere")
    assert trouble_of(lambda: journal.record("nowhere")) is Trouble.UNKNOWN_MATCH


def test_two_programs_cannot_write_one_match(library: Path, journal: Journal) -> None:
    record = stored(journal, opened_record())
    other = Journal(library)
    assert trouble_of(lambda: other.load("match-1")) is Trouble.OPEN_ELSEWHERE
    assert trouble_of(lambda: other.append("match-1", 2, GameStarted(2))) is Trouble.OPEN_ELSEWHERE
    assert other.unfinished() == ()
    assert other.record("match-1").entries == record.entries
    assert [summary.id for summary in other.matches()] == ["match-1"]
    other.close()


def test_a_released_match_can_be_taken_by_another_program(library: Path, journal: Journal) -> None:
    stored(journal, opened_record())
    journal.release("match-1")
    other = Journal(library)
    assert len(other.load("match-1").record.entries) == 2
    assert trouble_of(lambda: journal.append("match-1", 2, GameStarted(2))) is Trouble.OPEN_ELSEWHERE
    other.close()


def test_two_programs_play_different_matches_at_once(library: Path, journal: Journal) -> None:
    other = Journal(library)
    one, two = whole_match("one", 1), whole_match("two", 2)
    threads = [
        threading.Thread(target=stored, args=pair)
        for pair in ((journal, one), (other, two), (other, whole_match("three", 3)))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert journal.record("one").entries == one.entries
    assert journal.record("two").entries == two.entries
    assert journal.record("three").entries == whole_match("three", 3).entries
    other.close()


def test_strange_ids_do_not_leave_the_folder(library: Path, journal: Journal) -> None:
    stored(journal, opened_record("../../up: *?"))
    assert [path.name for path in library.parent.iterdir() if "up" in path.name] == []
    assert len(journal.load("../../up: *?").record.entries) == 2


def test_no_lock_files_stay_behind(library: Path, journal: Journal) -> None:
    stored(journal, opened_record())
    journal.close()
    assert list(library.with_name("library.sqlite.open").iterdir()) == []


def test_dice_are_counted_over_all_matches(journal: Journal) -> None:
    records = [stored(journal, whole_match(f"m{seed}", seed)) for seed in (1, 2)]
    expected = dice_statistics(records[0]) + dice_statistics(records[1])
    assert journal.dice_statistics() == expected
    assert journal.dice_statistics(("manual",)) == DiceStatistics()


def test_rolls_that_came_again_are_counted_once(journal: Journal) -> None:
    record = opened_record().append(TakenBack(1, same_dice=True)).append(OpeningRolled(3, 1, 0))
    stored(journal, record)
    assert journal.dice_statistics() == dice_statistics(record)
    assert sum(journal.dice_statistics().pairs) == 1


def test_a_roll_that_was_never_due_is_told_as_in_a_file(journal: Journal) -> None:
    entries = (GameStarted(1), OpeningRolled(2, 2, 0), OpeningRolled(3, 3, 0))
    stored(journal, MatchRecord(fair_header(), entries))
    with pytest.raises(JournalError, match=r"entries\[2\]\.roll: roll 1 comes next, not roll 0"):
        journal.record("match-1")
    assert journal.matches()[0].status is MatchStatus.DAMAGED


def test_a_copy_of_the_first_versions_with_left_out_rolls_is_opened(journal: Journal) -> None:
    header = a_header(match_options(3), dice=DiceRecord(SEEDED, seed=3))
    events = (GameStarted(1), OpeningRolled(2, 2, 0), OpeningRolled(3, 3, 7))
    record = stored(journal, MatchRecord(header, (*events, TakenBack(2, same_dice=True), events[-1])))
    assert journal.load("match-1").record.entries == record.entries


def test_scores_of_unfinished_matches_are_listed(journal: Journal) -> None:
    record = play_on(MatchRecord(a_header(match_options(25))), Random(4), most=200)
    stored(journal, record)
    assert journal.unfinished()[0].score == record.state.score != Pair(0, 0)
    assert journal.matches()[0].games == len(record.state.results)


def test_an_unfinished_match_can_be_removed_with_all_that_belongs_to_it(
    library: Path, journal: Journal
) -> None:
    kept = stored(journal, opened_record("kept"))
    stored(journal, opened_record("gone"))
    journal.save_draft("gone", Draft((StepPlayed(13, 10, 3),)))
    journal.release("gone")
    journal.remove("gone")
    assert [match.id for match in journal.matches()] == [kept.header.id]
    assert journal.dice_statistics() == dice_statistics(kept)
    assert trouble_of(lambda: journal.load("gone")) is Trouble.UNKNOWN_MATCH
    journal.begin(fair_header("gone"))
    journal.release("gone")
    assert journal.load("gone").record.entries == ()
    assert journal.load("gone").draft is None


def test_a_match_that_is_open_is_not_removed(library: Path, journal: Journal) -> None:
    stored(journal, opened_record())
    other = Journal(library)
    for one in (journal, other):
        assert trouble_of(lambda one=one: one.remove("match-1")) is Trouble.OPEN_ELSEWHERE
    other.close()
    assert journal.record("match-1").entries == opened_record().entries


def test_a_match_that_is_over_is_not_removed(journal: Journal) -> None:
    record = stored(journal, whole_match())
    journal.finish(record)
    journal.release("match-1")
    assert trouble_of(lambda: journal.remove("match-1")) is Trouble.UNKNOWN_MATCH
    assert [match.status for match in journal.matches()] == [MatchStatus.FINISHED]


def test_a_list_tells_who_won(journal: Journal) -> None:
    played = stored(journal, whole_match("played"))
    left = stored(journal, opened_record("left").append(Abandoned(Player.WHITE)))
    stored(journal, opened_record("going"))
    for record in (played, left):
        journal.finish(record)
    found = {match.id: match.winner for match in journal.matches()}
    assert found == {"played": played.state.winner, "left": Player.BLACK, "going": None}
