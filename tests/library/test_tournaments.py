"""Tournaments on disk, and the matches that are stored with what they decide."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.summaries import MatchStatus
from bgdesk.library.tournament_book import TournamentBook
from bgdesk.match.events import Abandoned, GameStarted, OpeningRolled
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.tournament.places import champion
from bgdesk.match.tournament.slots import How
from bgdesk.match.tournament.tournament_events import DecisionUndone, MatchLinked, SlotDecided, Withdrawn
from bgdesk.match.tournament.tournament_format import FormatKind, TournamentFormat
from bgdesk.rules.player import Player
from tests.folders import ROOT
from tests.match.tournament.cups import CREATED, SECRET, cup_header, decided, drawn_cup

KILLS = int(os.environ.get("BGDESK_TOURNAMENT_KILLS", "2"))


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path / "library.sqlite") as opened:
        yield opened


def given_up(header: MatchHeader, loser: Player = Player.BLACK) -> MatchRecord:
    """The shortest match that is over."""
    return MatchRecord(header, (GameStarted(1), OpeningRolled(3, 1), Abandoned(loser)))


def begun(library: Library, count: int = 4, people: int = 0) -> TournamentBook:
    cup = drawn_cup(count, people)
    return TournamentBook.begun(library.tournaments, cup.header, SECRET, cup.events, cup)


def simulate(book: TournamentBook) -> None:
    slot = book.next_simulated()
    assert slot
    book.add_simulated(slot, given_up(book.header_for(slot, CREATED)))


def test_a_whole_tournament_is_read_again_with_its_matches(library: Library) -> None:
    book = begun(library)
    while book.next_simulated():
        simulate(book)
    assert book.tournament.is_closed
    stored = library.tournaments.read("cup")
    assert stored.tournament == book.tournament
    assert stored.secret == SECRET, "all may know it now"
    assert champion(stored.tournament) == "e1"
    match_id = stored.tournament.slot("2.1").match_id
    assert match_id
    record = library.record(match_id)
    assert record.header.tournament == "cup/2.1"
    assert record.header.dice.secret, "the match is over"
    assert library.catalogue.one(match_id).winner == "white"
    assert [match.status for match in library.matches()] == [MatchStatus.FINISHED] * 3
    assert library.unfinished() == ()


def test_the_secret_is_told_to_the_director_alone(library: Library) -> None:
    book = begun(library)
    assert library.tournaments.read("cup").secret is None
    book.close()
    assert library.tournaments.load("cup").secret == SECRET


def test_one_program_directs_a_tournament_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path) as here, Library(path) as there:
        book = begun(here)
        with pytest.raises(JournalError) as problem:
            there.tournaments.load("cup")
        assert problem.value.trouble is Trouble.TOURNAMENT_ELSEWHERE
        book.close()
        other = TournamentBook.opened(there.tournaments, "cup", there.record)
        with pytest.raises(JournalError) as problem:
            book.add(Withdrawn("e1"))
        assert problem.value.trouble is Trouble.TOURNAMENT_ELSEWHERE
        assert other.tournament == book.tournament, "nothing has changed"


def test_a_match_of_an_event_out_of_step_is_not_stored(library: Library) -> None:
    book = begun(library)
    slot = book.next_simulated()
    assert slot
    record = given_up(book.header_for(slot, CREATED))
    with pytest.raises(JournalError) as problem:
        library.tournaments.append("cup", 99, (Withdrawn("e1"),), record)
    assert problem.value.trouble is Trouble.OUT_OF_STEP
    assert library.matches() == ()


def test_a_match_at_the_table_is_gone_on_with_and_decides_its_slot(library: Library) -> None:
    book = begun(library, people=1)
    header = book.link("1.1", CREATED)
    assert isinstance(header, MatchHeader)
    again = book.link("1.1", CREATED)
    assert isinstance(again, MatchHeader)
    assert again.dice != header.dice, "whether it was begun and forgotten cannot be known"
    header = again
    library.journal.begin(header)
    assert book.link("1.1", CREATED) == header.id
    for number, event in enumerate(given_up(header).entries):
        library.journal.append(header.id, number, event)
    library.journal.finish(library.journal.load(header.id).record)
    book.close()
    opened = TournamentBook.opened(library.tournaments, "cup", library.record)
    outcome = opened.tournament.slot("1.1").outcome
    assert outcome
    assert outcome.winner == "e1"
    assert not opened.note("1.1", library.record(header.id)), "it counts once"


@pytest.mark.parametrize("is_for_good", [False, True])
def test_a_match_in_the_trash_is_played_again_with_other_dice(library: Library, is_for_good: bool) -> None:
    book = begun(library, people=1)
    header = book.link("1.1", CREATED)
    assert isinstance(header, MatchHeader)
    library.journal.begin(header)
    library.journal.release(header.id)
    library.catalogue.discard((header.id,))
    if is_for_good:
        library.catalogue.delete((header.id,))
    other = book.link("1.1", CREATED)
    assert isinstance(other, MatchHeader)
    assert other.id != header.id
    assert other.dice.commitment != header.dice.commitment
    assert book.tournament.links["1.1"] == (header.id, other.id)


def test_a_match_decides_only_the_pairing_that_it_was_played_for(library: Library) -> None:
    """The director changes who meets in the final, or how often it was begun, while it is being simulated."""
    book = begun(library)
    for _ in range(2):
        simulate(book)
    final = book.next_simulated()
    assert final
    record = given_up(book.header_for(final, CREATED))
    book.add(DecisionUndone("1.1"))
    book.add_simulated(final, record)
    assert "2.1" not in book.tournament.outcomes
    book.add(SlotDecided("1.1", "e4", (0, 0), How.DIRECTOR))
    before = book.tournament
    book.add_simulated(final, record)
    assert book.tournament is before, "the other one plays the final"
    again = book.next_simulated()
    assert again
    record = given_up(book.header_for(again, CREATED))
    book.add(MatchLinked("2.1", "another"))
    book.add_simulated(again, record)
    assert "2.1" not in book.tournament.outcomes
    simulate(book)
    assert champion(book.tournament) == "e4"
    assert len(library.matches()) == 3


def test_what_happens_in_a_slot_that_is_not_there_any_more_changes_nothing(library: Library) -> None:
    cup = drawn_cup(4, people=1, header=cup_header(kind=TournamentFormat(FormatKind.SWISS)))
    book = TournamentBook.begun(library.tournaments, cup.header, SECRET, cup.events, cup)
    for slot in cup.ready():
        book.add(decided(slot))
    own = next(slot for slot in book.tournament.ready() if "e1" in slot.sides)
    header = book.link(own.plan.id, CREATED)
    assert isinstance(header, MatchHeader)
    simulated = book.next_simulated()
    assert simulated
    record = given_up(book.header_for(simulated, CREATED))
    book.add(DecisionUndone("s1.1"))
    before = book.tournament
    book.add_simulated(simulated, record)
    assert not book.note(own.plan.id, given_up(header))
    assert book.link(own.plan.id, CREATED) is None
    assert book.tournament is before


def test_what_cannot_be_opened_is_given_back(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(library).close()
    with monkeypatch.context() as patch:
        patch.setattr(TournamentBook, "_catch_up", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            TournamentBook.opened(library.tournaments, "cup", library.record)
    with Library(library.path) as other:
        other.tournaments.load("cup")


def test_the_trash_and_back(library: Library) -> None:
    begun(library).close()
    library.tournaments.discard("cup")
    assert library.tournaments.all() == ()
    library.tournaments.restore("cup")
    assert [one.tournament.header.id for one in library.tournaments.all()] == ["cup"]


def test_a_damaged_tournament_hides_no_other(library: Library) -> None:
    begun(library).close()
    cup = drawn_cup(4, header=cup_header(cup_id="other"))
    library.tournaments.begin(cup.header, SECRET, cup.events)
    with library._store.writing() as run:
        run("UPDATE tournament_event SET body = '{}' WHERE tournament_id = 'cup' AND number = 3")
    assert [one.tournament.header.id for one in library.tournaments.all()] == ["other"]
    with pytest.raises(JournalError) as problem:
        library.tournaments.read("cup")
    assert problem.value.trouble is Trouble.TOURNAMENT_DAMAGED
    assert "events[3]" in problem.value.detail
    with pytest.raises(JournalError) as problem:
        library.tournaments.read("nowhere")
    assert problem.value.trouble is Trouble.UNKNOWN_TOURNAMENT


def test_an_older_library_gets_the_tables(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path) as library, library._store.writing() as run:
        for table in ("tournament", "tournament_event"):
            run(f"DROP TABLE {table}")
        run("PRAGMA user_version = 12")
    with Library(path) as library:
        assert begun(library).tournament.is_drawn
    assert list(tmp_path.glob("*/*12*")) or list(tmp_path.rglob("*v12*")), "the older one was copied first"


def said_until_killed(path: Path, random: Random) -> list[str]:
    program = Path(__file__).with_name("cup_player.py")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(program), str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout
        lines = [process.stdout.readline() for _ in range(random.randint(1, 6))]
        process.send_signal(signal.SIGKILL)
        lines += process.stdout.readlines()
    return [line.strip() for line in lines if line.endswith("\n")]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_a_kill_loses_and_repeats_nothing(tmp_path: Path) -> None:
    """`BGDESK_TOURNAMENT_KILLS` says how often."""
    path, random = tmp_path / "library.sqlite", Random(5)
    safe: list[str] = []
    for _ in range(KILLS):
        safe += said_until_killed(path, random)
        with Library(path) as library:
            stored = library.tournaments.all()[0].tournament
            linked = [stored.links[slot][-1] for slot in stored.links]
            assert all(len(matches) == 1 for matches in stored.links.values()), "nothing is played twice"
            assert {match.id for match in library.matches()} == set(linked), "both or neither"
            assert set(safe) <= set(linked), "what was told is there"
            assert len(set(safe)) == len(safe)
            if stored.is_closed:
                safe.clear()
                with library._store.writing() as run:
                    for table in ("tournament", "tournament_event", "match", "listed", "secret"):
                        run(f"DELETE FROM {table}")
