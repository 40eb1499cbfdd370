"""The list of everything in the library: names, tags, the bin, and what is still to be worked out."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Collection, Generator, Sequence
from contextlib import ExitStack
from datetime import datetime, timedelta

from bgdesk.library.leases import Leases
from bgdesk.library.listed_rows import ListedRows
from bgdesk.library.listing import UNIT, ListedMatch
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.studies import StudyShelf

_log = logging.getLogger(__name__)

BIN_DAYS = 30
"""So long a match stays in the bin."""
LONGEST_TITLE, LONGEST_TAG = 200, 60


class Catalogue:
    """Lists matches without reading them; each change is on disk when its method returns.

    Every method raises JournalError when the disk or the file fails.
    """

    def __init__(
        self, rows: ListedRows, leases: Leases, shelf: Callable[[], StudyShelf], now: Callable[[], str]
    ) -> None:
        self._rows = rows
        self._leases = leases
        self._shelf = shelf
        self._now = now

    def matches(self, most: int = sys.maxsize) -> tuple[ListedMatch, ...]:
        """The latest matches, under way, played here and opened; neither positions nor what is in the bin."""
        return self._rows.matches(most)

    def with_others(self) -> tuple[ListedMatch, ...]:
        """Matches under way with somebody at another computer, latest first."""
        return self._rows.with_others()

    def positions(self) -> tuple[ListedMatch, ...]:
        """Positions alone, latest first."""
        return self._rows.positions()

    def some(self, match_ids: Collection[str]) -> tuple[ListedMatch, ...]:
        """Those of these matches and positions that are not in the bin."""
        return self._rows.some(match_ids)

    def binned(self) -> tuple[ListedMatch, ...]:
        """What was removed in the last `BIN_DAYS` days, last first."""
        return self._rows.binned()

    def one(self, match_id: str) -> ListedMatch:
        """What is listed of one match. Raises JournalError when there is none of that id."""
        return self._rows.one(match_id)

    def tags(self) -> tuple[str, ...]:
        """All tags in use."""
        return self._rows.tags()

    def rename(self, match_id: str, title: str) -> None:
        """Give a match a name in the list; an empty one takes it away. The match stays as it is."""
        self._rows.put_title(match_id, one_line(title, LONGEST_TITLE))

    def tag(self, match_ids: Sequence[str], added: Sequence[str], removed: Sequence[str] = ()) -> None:
        """Put tags on matches and take others off, all at once."""
        clean = (one_line(name, LONGEST_TAG) for name in added)
        self._rows.put_tags(match_ids, tuple(filter(None, clean)), removed)

    def discard(self, match_ids: Sequence[str]) -> None:
        """Put matches into the bin, all or none. Raises JournalError when one of them is open."""
        going = {match.id for match in self._rows.under_way()}
        with ExitStack() as held:
            for match_id in going.intersection(match_ids):
                if self._leases.keeps(match_id) or not held.enter_context(self._leases.borrowed(match_id)):
                    raise JournalError(Trouble.OPEN_ELSEWHERE, match_id)
            self._rows.put_binned(match_ids, self._now())

    def restore(self, match_ids: Sequence[str]) -> None:
        """Take matches out of the bin."""
        self._rows.put_binned(match_ids, None)

    def delete(self, match_ids: Sequence[str]) -> None:
        """Forget matches that are in the bin for good; the files that they came from stay."""
        self._rows.delete(match_ids)

    def forget(self, match_id: str) -> None:
        """Forget a match for good that nobody would miss. Raises JournalError when it is open."""
        self.discard((match_id,))
        self.delete((match_id,))

    def empty_bin(self) -> int:
        """Forget what has been in the bin for `BIN_DAYS`; how many that were.

        A match under way with fair dice stays: its secret has not been told, and goes only if the user wants.
        """
        before = datetime.fromisoformat(self._now()) - timedelta(days=BIN_DAYS)
        old = self._rows.binned_before(before.isoformat(timespec="milliseconds"))
        self.delete(old)
        if old:
            _log.info("%d matches were in the bin for %d days and are gone", len(old), BIN_DAYS)
        return len(old)

    def fill(self) -> Generator[tuple[int, int], None, None]:
        """Work out what an earlier version did not store, a match at a time: how many are done, of how many.

        It may be left at any time; the next one goes on.
        """
        waiting = self._rows.to_fill()
        for number, (match_id, kind, at) in enumerate(waiting, 1):
            self._shelf().fill(match_id, kind, at)
            yield number, len(waiting)


def one_line(text: str, most: int) -> str:
    """``text`` in one line without what cannot be seen, at most so long."""
    plain = " ".join(text.replace(UNIT, " ").split())
    return "".join(letter for letter in plain if letter.isprintable())[:most].strip()
