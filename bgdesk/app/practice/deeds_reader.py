"""What somebody has reached outside the judged decisions, found out once as long as nothing changes."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.match.dice.check import verify
from bgdesk.practice.figures import deeds
from bgdesk.practice.figures.milestones import Milestone
from bgdesk.practice.trainers.shape import TrainerId

_log = logging.getLogger(__name__)


class DeedsReader:
    """Raises JournalError on failure."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._last: tuple[str, tuple[int, ...], tuple[Milestone, ...]] | None = None

    def read(self, profile: str) -> tuple[Milestone, ...]:
        """What ``profile`` has reached."""
        changes, last = self._library.decided.changes(), self._last
        if last and last[:2] == (profile, changes):
            return last[2]
        found = tuple(self._found(profile))
        self._last = profile, changes, found
        return found

    def _found(self, profile: str) -> Iterator[Milestone]:
        library = self._library
        matches = deeds.finished_matches(library.matches(), library.profiles.names_of(profile))
        yield from deeds.beaten(matches)
        yield from deeds.all_games(matches)
        yield from deeds.dice_checked(matches, self._has_its_dice)
        answers = library.trainer_answers_of(profile)
        yield from deeds.openings_known(answers.given(TrainerId.OPENINGS))
        yield from deeds.pips_counted(answers.given(TrainerId.EFFECTIVE_PIPS))
        yield from deeds.cards_known(library.card_answers_of(profile).days_of_strength(deeds.STRONG_DAYS))

    def _has_its_dice(self, match_id: str) -> bool:
        try:
            return not verify(self._library.record(match_id))
        except JournalError as problem:
            _log.warning("the dice of a match cannot be checked: %s", problem.trouble.name)
            return False
