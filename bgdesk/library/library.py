"""The library of one user: what is stored, listed, read and removed."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from bgdesk.library.backups import back_up_today
from bgdesk.library.card_rows import OWN_PROFILE
from bgdesk.library.checkpoint import checkpoint
from bgdesk.library.journal import Journal, RatingKey, utc_now
from bgdesk.library.leases import Leases
from bgdesk.library.listed_rows import ListedRows
from bgdesk.library.played_time import seconds_played
from bgdesk.library.problems import JournalError, Trouble, problem_of
from bgdesk.library.record_reader import RecordReader
from bgdesk.library.rolls import pairs_rolled
from bgdesk.library.store import Store
from bgdesk.library.summaries import MatchStatus, MatchSummary, summary_of, summary_of_row
from bgdesk.match.dice.fair_dice import DICE_KINDS
from bgdesk.match.dice.statistics import FACES, DiceStatistics
from bgdesk.match.rating import Rating
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from bgdesk.rules.dice import ALL_ROLLS

if TYPE_CHECKING:
    from bgdesk.library.bench import Bench
    from bgdesk.library.card_answers import CardAnswers
    from bgdesk.library.card_decks import CardDecks
    from bgdesk.library.cards import CardShelf
    from bgdesk.library.catalogue import Catalogue
    from bgdesk.library.decisions.decision_columns import DecisionReader
    from bgdesk.library.decisions.decision_upkeep import DecisionUpkeep
    from bgdesk.library.find.decision_index import DecisionIndex
    from bgdesk.library.find.finder import DecisionFinder
    from bgdesk.library.learnt import LearntAnswers
    from bgdesk.library.profiles import Profiles
    from bgdesk.library.studies import StudyShelf
    from bgdesk.library.tournaments import Tournaments
    from bgdesk.library.trainer_answers import TrainerAnswers

_log = logging.getLogger(__name__)

Rate = Callable[[MatchRecord, Callable[[RatingKey], Rating]], Mapping[RatingKey, Rating]]
"""The new ratings after a match that is over, from those of before; empty when it is not rated."""


def unrated(record: MatchRecord, rating: Callable[[RatingKey], Rating]) -> Mapping[RatingKey, Rating]:
    """No match changes a rating."""
    return {}


@dataclass(frozen=True, slots=True)
class UnderWay:
    """A match that can be gone on with; ``updated`` is ISO 8601 in UTC."""

    record: MatchRecord
    updated: str


class Library:
    """Everything that is stored in the file ``path``; safe to use from several threads.

    ``journal`` writes the matches that are played here. Every method raises JournalError when the disk or
    the file fails. ``rate`` says what a match is worth that was over, but cut off before that was noted.
    """

    def __init__(self, path: Path, now: Callable[[], str] = utc_now, rate: Rate = unrated) -> None:
        self._store = Store(path)
        self._leases = Leases(path.with_name(f"{path.name}.open"))
        self._reader = RecordReader(self._store)
        self._practiser = OWN_PROFILE
        self._now = now
        self._rate = rate
        self.journal = Journal(self._store, self._leases, now)

    @cached_property
    def studies(self) -> StudyShelf:
        """Matches opened from elsewhere, and analyses; loaded only when they are asked for."""
        from bgdesk.library.own_words import OwnWords
        from bgdesk.library.studies import StudyShelf
        from bgdesk.library.study_rows import StudyRows

        own_words = OwnWords(self._store, self._now)
        return StudyShelf(StudyRows(self._store), ListedRows(self._store), self.record, self._now, own_words)

    @cached_property
    def catalogue(self) -> Catalogue:
        """The list of everything."""
        from bgdesk.library.catalogue import Catalogue

        return Catalogue(ListedRows(self._store), self._leases, lambda: self.studies, self._now)

    @cached_property
    def bench(self) -> Bench:
        """The positions that somebody has set up; no match is among them."""
        from bgdesk.library.bench import Bench

        return Bench(self._store, self._now)

    @cached_property
    def learnt(self) -> LearntAnswers:
        """What was answered when decisions of a match were asked about once more."""
        from bgdesk.library.learnt import LearntAnswers

        return LearntAnswers(self._store, self._now)

    @property
    def practiser(self) -> str:
        """The profile whose cards and answers the next ones are."""
        return self._practiser

    def practise_as(self, profile: str) -> None:
        """Have ``cards``, ``card_decks`` and all answers be those of ``profile``."""
        self._practiser = profile
        for name in ("cards", "card_answers", "card_decks", "trainer_answers"):
            self.__dict__.pop(name, None)

    @cached_property
    def cards(self) -> CardShelf:
        """The positions that are asked again."""
        from bgdesk.library.cards import CardShelf

        return CardShelf(self._store, self._leases, self._now, self._practiser)

    @cached_property
    def card_answers(self) -> CardAnswers:
        """What was answered to them."""
        return self.card_answers_of(self._practiser)

    def card_answers_of(self, profile: str) -> CardAnswers:
        """The same of anybody."""
        from bgdesk.library.card_answers import CardAnswers

        return CardAnswers(self._store, self._now, profile)

    @cached_property
    def card_decks(self) -> CardDecks:
        """The decks that they lie in."""
        from bgdesk.library.card_decks import CardDecks

        return CardDecks(self._store, self._now, self._practiser)

    @cached_property
    def trainer_answers(self) -> TrainerAnswers:
        """What was answered to the questions of the trainers."""
        return self.trainer_answers_of(self._practiser)

    def trainer_answers_of(self, profile: str) -> TrainerAnswers:
        """The same of anybody."""
        from bgdesk.library.trainer_answers import TrainerAnswers

        return TrainerAnswers(self._store, self._now, profile)

    @cached_property
    def tournaments(self) -> Tournaments:
        """The tournaments, whose matches stand among all others."""
        from bgdesk.library.tournaments import Tournaments

        return Tournaments(self._store, self._leases, self._now)

    @cached_property
    def decision_index(self) -> DecisionIndex:
        """What keeps the index of all decisions up to date."""
        from bgdesk.library.find.decision_index import DecisionIndex
        from bgdesk.library.find.index_rows import IndexRows

        return DecisionIndex(IndexRows(self._store), lambda: self.studies, self.record)

    @cached_property
    def finder(self) -> DecisionFinder:
        """What looks through all decisions."""
        from bgdesk.library.find.finder import DecisionFinder
        from bgdesk.library.find.index_rows import IndexRows

        return DecisionFinder(IndexRows(self._store), self.catalogue.some)

    @cached_property
    def decision_upkeep(self) -> DecisionUpkeep:
        """What keeps the judged decisions of everybody up to date."""
        from bgdesk.library.decisions.decision_rows import DecisionRows
        from bgdesk.library.decisions.decision_upkeep import DecisionUpkeep

        return DecisionUpkeep(DecisionRows(self._store), lambda: self.studies, self.record)

    @cached_property
    def decided(self) -> DecisionReader:
        """What reads them."""
        from bgdesk.library.decisions.decision_columns import DecisionReader

        return DecisionReader(self._store)

    @cached_property
    def profiles(self) -> Profiles:
        """The people, and the names under which they play."""
        from bgdesk.library.profiles import Profiles

        return Profiles(self._store, self._now)

    def __enter__(self) -> Library:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def path(self) -> Path:
        """The library file."""
        return self._store.path

    def wait_at_most(self, patience_ms: int) -> None:
        """In this thread nothing waits longer for another program that holds the file: it fails as busy."""
        self._store.wait_at_most(patience_ms)

    def back_up_today(self, now: datetime) -> None:
        """Make the copy of the day if there is none. Raises JournalError when it cannot be made.

        Where it turns out that the library is damaged, the next start makes it anew.
        """
        try:
            made = back_up_today(self.path, now)
        except OSError as error:
            raise JournalError(Trouble.NO_BACKUP_TODAY, self.path, str(error.strerror)) from error
        except sqlite3.Error as error:
            if problem_of(error, self.path).trouble is not Trouble.DAMAGED:
                raise JournalError(Trouble.NO_BACKUP_TODAY, self.path, str(error)) from error
            made = None
        if made is None:
            self._store.suspect()
            raise JournalError(Trouble.DAMAGE_FOUND, self.path)

    def checkpoint(self) -> None:
        """Have the library file itself hold everything, so that a copy of it alone is whole."""
        checkpoint(self._store)

    def close(self) -> None:
        """Let go of every match and of the file."""
        self._leases.release_all()
        self.checkpoint()
        self._store.close()

    def record(self, match_id: str) -> MatchRecord:
        """A match to look at; the dice secret is in it only when it has been revealed."""
        return self._reader.shown(match_id)

    def seconds_played(self, match_id: str) -> float:
        """How long a match was played, long pauses left out."""
        return seconds_played(self._store, match_id)

    def matches(self) -> tuple[MatchSummary, ...]:
        """All matches, latest first."""
        return tuple(summary_of_row(row, self._reader) for row in self._store.matches())

    def unfinished(self) -> tuple[MatchSummary, ...]:
        """The matches that can be gone on with here, latest first.

        One that is over, but was cut off before that was noted, is closed and rated on the way; not one at
        the table here, whose end is about to be noted and told there.
        """
        return tuple(
            summary_of(one.record, one.updated, MatchStatus.UNFINISHED) for one in self._open_matches()
        )

    def under_way(self) -> tuple[UnderWay, ...]:
        """The same matches with all that happened in them."""
        return tuple(self._open_matches())

    def dice_statistics(self, kinds: Sequence[str] = DICE_KINDS) -> DiceStatistics:
        """All rolls of all matches with dice of these kinds."""
        counts = pairs_rolled(self._store, kinds)
        faces = tuple(sum(n * pair.count(face) for pair, n in counts.items()) for face in FACES)
        return DiceStatistics(faces, tuple(counts.get((roll.high, roll.low), 0) for roll in ALL_ROLLS))

    def _open_matches(self) -> Iterator[UnderWay]:
        for row in self._store.matches(MatchStatus.UNFINISHED):
            with self._leases.borrowed(row.id) as is_free:
                record = self._readable(row.id) if is_free else None
                if record and record.state.phase is Phase.OVER:
                    if self._leases.keeps(row.id):
                        continue
                    _log.info("match %s was over, which is noted only now", row.id)
                    self.journal.finish(record, self._rate(record, self.journal.rating))
                elif record:
                    yield UnderWay(record, row.updated)

    def _readable(self, match_id: str) -> MatchRecord | None:
        try:
            return self.record(match_id)
        except JournalError as problem:
            _log.warning("match %s is skipped: %s", match_id, problem.trouble.name)
            return None
