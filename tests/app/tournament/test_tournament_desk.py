"""A tournament at work: the field plays in the background, the own match at the table."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bgdesk.app.patient_writing import PatientWriting
from bgdesk.app.tournament.slot_watching import SlotWatching
from bgdesk.app.tournament.tournament_desk import TournamentDesk, WantedTournament, draw, rates_of
from bgdesk.app.workers.outcome import Cancelled
from bgdesk.engine.simulation import Simulated, ToSimulate
from bgdesk.library.library import Library
from bgdesk.library.listing import ListedMatch
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.tournament_book import TournamentBook
from bgdesk.library.tournaments import StoredTournament
from bgdesk.match.events import Abandoned, GameStarted, OpeningRolled
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.tournament.places import champion
from bgdesk.match.tournament.slots import How
from bgdesk.match.tournament.tournament_events import DecisionUndone, SlotDecided, Withdrawn
from bgdesk.match.tournament.tournament_format import SE16_7_9, Seeding, TournamentFormat
from bgdesk.match.tournament.unseen import undoing
from bgdesk.rules.player import Player
from tests.match.tournament.cups import CREATED, SECRET, some_entrants


class FakeSimulator:
    """The first side wins, as soon as `gate` lets it."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.gate.set()
        self.asked: list[ToSimulate] = []
        self.trouble = ""
        self._is_cancelled = False

    def play(self, wanted: ToSimulate) -> Simulated:
        self.asked.append(wanted)
        assert self.gate.wait(10)
        if self._is_cancelled:
            raise Cancelled
        return Simulated((GameStarted(1), OpeningRolled(3, 1), Abandoned(Player.BLACK)), self.trouble)

    def cancel(self) -> None:
        self._is_cancelled = True
        self.gate.set()

    def close(self) -> None:
        self._is_cancelled = False


class Evening:
    def __init__(self, path: Path, qtbot: QtBot) -> None:
        self.parent = QObject()
        self.simulator = FakeSimulator()
        self.library = Library(path)
        self.desk = TournamentDesk(
            self.library, PatientWriting(self.parent), lambda: self.simulator, self.parent
        )
        self.qtbot = qtbot
        self.due: list[object] = []
        self.told: list[str] = []
        self.desk.match_due.connect(self.due.append)
        self.desk.failed.connect(self.told.append)

    def begin(self, count: int, people: int = 0, name: str = "cup") -> None:
        wanted = WantedTournament(
            "Evening",
            TournamentFormat(),
            SE16_7_9,
            Seeding.RATING,
            match_options(7),
            some_entrants(count, people),
        )
        self.desk.begin(draw(wanted, SECRET, CREATED, name))

    def rest(self) -> None:
        self.qtbot.waitUntil(lambda: not self.desk.simulation.is_running)

    @property
    def decided(self) -> set[str]:
        assert self.desk.tournament
        return set(self.desk.tournament.outcomes)

    def close(self) -> None:
        self.desk.close()
        self.library.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite"


@pytest.fixture
def evening(path: Path, qtbot: QtBot) -> Iterator[Evening]:
    made = Evening(path, qtbot)
    yield made
    made.close()


def test_the_field_plays_by_itself(evening: Evening) -> None:
    evening.begin(8)
    evening.rest()
    assert evening.desk.tournament
    assert champion(evening.desk.tournament) == "e1"
    assert evening.desk.tournament.is_closed
    assert len(evening.library.matches()) == 7
    assert len({wanted.salt for wanted in evening.simulator.asked}) == 7
    assert evening.desk.simulation.seconds is not None


def test_the_own_match_is_waited_for_and_counts(evening: Evening) -> None:
    evening.begin(4, people=1)
    evening.rest()
    assert evening.decided == {"1.2"}
    evening.desk.play("1.1")
    (header,) = evening.due
    assert isinstance(header, MatchHeader)
    assert header.seats.white.name == "Player 1"
    assert header.tournament == "cup/1.1"
    evening.library.journal.begin(header)
    evening.desk.note(MatchRecord(header, (GameStarted(1), OpeningRolled(3, 1), Abandoned(Player.WHITE))))
    evening.rest()
    assert evening.desk.tournament
    assert champion(evening.desk.tournament) == "e4"


def test_it_goes_on_after_a_restart_without_repeating(path: Path, qtbot: QtBot, evening: Evening) -> None:
    evening.begin(8, people=1)
    evening.rest()
    before = evening.decided
    evening.close()
    other = Evening(path, qtbot)
    seen: list[tuple[StoredTournament, ...]] = []
    other.desk.listed.connect(seen.append)
    other.desk.look()
    qtbot.waitUntil(lambda: bool(seen))
    other.desk.open(seen[0][0].tournament.header.id)
    qtbot.waitUntil(lambda: other.desk.tournament is not None)
    assert other.decided == before
    assert not other.simulator.asked, "nothing is left to play for the computers"
    other.close()


def test_leaving_stops_the_match_in_hand_which_is_played_again(evening: Evening, qtbot: QtBot) -> None:
    evening.simulator.gate.clear()
    evening.begin(4)
    qtbot.waitUntil(lambda: bool(evening.simulator.asked))
    assert evening.desk.simulation.live == "1.1"
    evening.desk.leave()
    assert evening.library.matches() == ()
    evening.desk.open("cup")
    qtbot.waitUntil(lambda: evening.desk.tournament is not None and evening.desk.tournament.is_closed)
    first, again = evening.simulator.asked[:2]
    assert first.header.dice == again.header.dice, "with the dice that were sealed for it"


def test_a_match_that_cannot_be_played_is_told_and_the_rest_is_kept(evening: Evening) -> None:
    evening.simulator.trouble = "the engine has gone"
    evening.begin(4)
    evening.rest()
    assert evening.told == [
        "A match between computers could not be played. The tournament is kept; details are in the log."
    ]
    evening.simulator.trouble = ""
    watching = SlotWatching(evening.desk, evening.library.record, evening.parent)
    watching.begin("1.2")
    assert evening.desk.simulation.is_running, "whoever watches has it played"
    evening.rest()
    watching.close()
    assert evening.desk.tournament
    assert evening.desk.tournament.is_closed


def test_the_director_may_take_somebody_out(evening: Evening) -> None:
    evening.begin(4, people=2)
    evening.rest()
    evening.desk.add(Withdrawn("e1"))
    evening.desk.add(DecisionUndone("1.1"))  # nothing that was told decided it
    assert evening.desk.tournament
    outcome = evening.desk.tournament.slot("1.1").outcome
    assert outcome
    assert outcome.winner == "e4"
    assert evening.told == ["That cannot be done any more: the tournament has gone on meanwhile."]


def test_a_removed_tournament_keeps_its_matches(evening: Evening, qtbot: QtBot) -> None:
    evening.begin(4)
    evening.rest()
    seen: list[tuple[StoredTournament, ...]] = []
    evening.desk.listed.connect(seen.append)
    evening.desk.discard(("cup",))
    qtbot.waitUntil(lambda: len(seen) == 1)
    assert evening.desk.tournament is None
    assert len(evening.library.matches()) == 3
    evening.desk.restore(("cup",))
    qtbot.waitUntil(lambda: len(seen) == 2)
    assert [len(found) for found in seen] == [0, 1]


def test_the_rate_of_an_entrant_is_over_all_decisions(evening: Evening) -> None:
    rows = {
        "a": ListedMatch("a", "played", CREATED, "finished", white_pr=4.0, white_decisions=30),
        "b": ListedMatch("b", "played", CREATED, "finished", black_pr=8.0, black_decisions=10, white_pr=2.0),
    }
    assert rates_of(rows, {"a": ("e1", "e2"), "b": ("e3", "e1")}) == {"e1": 5.0}
    assert evening.desk.rates() == {}
    evening.begin(4)
    evening.rest()
    assert evening.desk.rates() == {}, "nothing was analysed"


def test_what_is_opened_in_vain_is_given_back(path: Path, qtbot: QtBot, evening: Evening) -> None:
    evening.begin(4, people=1, name="cup")
    evening.begin(4, people=1, name="other")
    evening.rest()
    evening.close()
    again = Evening(path, qtbot)
    again.desk.open("cup")
    again.desk.look()
    assert again.desk.is_opening
    qtbot.waitUntil(lambda: again.desk.tournament is not None)
    again.desk.leave()
    again.desk.open("cup")
    again.desk.open("other")
    qtbot.waitUntil(lambda: again.desk.tournament is not None)
    assert again.desk.tournament
    assert again.desk.tournament.header.id == "other"
    third = Library(path)
    third.tournaments.load("cup")
    third.close()
    again.close()


def test_nobody_waits_for_another_program_that_writes(evening: Evening, path: Path, qtbot: QtBot) -> None:
    evening.library.wait_at_most(0)
    evening.simulator.gate.clear()
    evening.begin(4, people=1)
    qtbot.waitUntil(lambda: bool(evening.simulator.asked))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    evening.simulator.gate.set()
    qtbot.wait(60)
    begun = monotonic()
    evening.desk.play("1.1")
    evening.desk.simulation.stop()
    assert monotonic() - begun < 1
    assert not evening.due
    other.execute("ROLLBACK")
    other.close()
    qtbot.waitUntil(lambda: bool(evening.due))
    evening.rest()
    assert evening.decided == {"1.2"}


def test_the_end_of_a_match_that_is_watched_is_not_known_before_it_is_seen(
    evening: Evening, qtbot: QtBot
) -> None:
    watching = SlotWatching(evening.desk, evening.library.record, evening.parent)
    seen: list[MatchRecord] = []
    watching.ready.connect(seen.append)
    evening.simulator.gate.clear()
    evening.begin(8)
    watching.begin("1.3")
    evening.simulator.gate.set()
    evening.rest()
    qtbot.waitUntil(lambda: bool(seen))
    tournament = evening.desk.tournament
    assert tournament
    slots = [wanted.header.tournament for wanted in evening.simulator.asked]
    assert slots[1] == "cup/1.3", "it is played next"
    assert seen[0].header.id == tournament.slot("1.3").match_id
    known = watching.seen(tournament)
    assert (known.is_closed, known.slot("1.3").outcome, known.slot("2.2").first) == (False, None, None)
    watching.end()
    assert watching.seen(tournament) is tournament
    watching.begin("s1.1")
    assert not watching.is_hiding, "there is no such slot any more"
    watching.begin("1.1")
    qtbot.waitUntil(lambda: len(seen) == 2)
    evening.desk.leave()
    evening.desk.changed.emit()
    assert not watching.is_hiding, "another tournament, other matches"
    watching.close()


def test_a_match_that_was_begun_is_played_again(evening: Evening) -> None:
    evening.begin(4, people=1)
    evening.rest()
    evening.desk.play("1.1")
    (first,) = evening.due
    assert isinstance(first, MatchHeader)
    evening.library.journal.begin(first)
    evening.library.journal.release(first.id)
    evening.desk.replay("1.1")
    second = evening.due[-1]
    assert isinstance(second, MatchHeader)
    assert (second.id != first.id, second.dice != first.dice) == (True, True)
    assert [match.id for match in evening.library.catalogue.binned()] == [first.id]
    assert evening.desk.removed() == {second.id}, "nothing of it is stored so far"


def test_a_result_that_is_taken_back_is_played_again(evening: Evening) -> None:
    evening.begin(8, people=1)
    evening.rest()
    before = evening.desk.tournament
    assert before
    evening.desk.add(*undoing(before, "1.3"))
    evening.rest()
    after = evening.desk.tournament
    assert after
    assert set(after.outcomes) == set(before.outcomes)
    assert after.slot("1.3").match_id != before.slot("1.3").match_id
    assert after.slot("1.2").match_id == before.slot("1.2").match_id
    evening.desk.leave()
    book = TournamentBook.opened(evening.library.tournaments, "cup", evening.library.record)
    assert book.tournament.slots == after.slots
    book.close()


def test_what_has_happened_is_not_refused_because_the_bin_has_to_wait(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    evening.begin(4, people=1)
    evening.rest()
    evening.desk.play("1.1")
    (header,) = evening.due
    assert isinstance(header, MatchHeader)
    evening.library.journal.begin(header)
    evening.library.journal.release(header.id)
    busy = [JournalError(Trouble.BUSY, "library")]
    discard = evening.library.catalogue.discard

    def discard_later(match_ids: Sequence[str]) -> None:
        if busy:
            raise busy.pop()
        discard(match_ids)

    monkeypatch.setattr(evening.library.catalogue, "discard", discard_later)
    evening.desk.add(SlotDecided("1.1", "e1", (0, 0), How.DIRECTOR), binned=(header.id,))
    qtbot.waitUntil(lambda: bool(evening.library.catalogue.binned()))
    evening.rest()
    assert not evening.told
    assert {"1.1", "2.1"} & evening.decided == {"1.1"}


def test_whoever_comes_second_is_told_that_the_tournament_is_open(
    path: Path, qtbot: QtBot, evening: Evening
) -> None:
    evening.begin(4, people=1)
    evening.rest()
    other = Evening(path, qtbot)
    other.desk.open("cup")
    qtbot.waitUntil(lambda: bool(other.told))
    assert other.desk.tournament is None
    assert other.told[0].startswith("This tournament is open in another window of bgdesk")
    wished: list[str] = []
    other.desk.open("cup")
    other.desk.when_open(lambda: wished.append("cup"))
    qtbot.waitUntil(lambda: len(other.told) == 2)
    other.begin(2, people=1, name="another")
    assert (other.desk.tournament is not None, wished) == (True, [])
    other.desk.leave()
    evening.desk.leave()
    other.desk.open("cup")
    qtbot.waitUntil(lambda: other.desk.tournament is not None)
    other.close()
