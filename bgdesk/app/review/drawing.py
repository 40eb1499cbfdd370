"""A position of one of the user's matches, drawn by chance."""

from __future__ import annotations

import logging
from random import Random

from bgdesk.analysis.questions import Kind, decisions
from bgdesk.library.library import Library
from bgdesk.library.listing import OPENED, PLAYED, ListedMatch
from bgdesk.library.problems import JournalError
from bgdesk.match.record import MatchRecord
from bgdesk.match.setup.conversion import setup_of_state
from bgdesk.match.setup.setup import TableSetup

_log = logging.getLogger(__name__)

_KINDS = frozenset({Kind.PLAY, Kind.NO_DOUBLE, Kind.DOUBLE, Kind.TAKE, Kind.PASS})
_MATCHES_TRIED = 5


def drawn_from(library: Library, random: Random) -> tuple[TableSetup, ListedMatch] | None:
    """A decision of any match of ``library``, and that match; ``None`` where there is none.

    Raises JournalError.
    """
    known = [
        one
        for one in library.catalogue.matches()
        if one.kind in (PLAYED, OPENED) and not one.is_under_way and not one.is_damaged
    ]
    for match in random.sample(known, min(_MATCHES_TRIED, len(known))):
        record = _record(library, match)
        found = [one.state for one in decisions(record) if one.kind in _KINDS] if record else []
        if found:
            return setup_of_state(random.choice(found)), match
    return None


def _record(library: Library, match: ListedMatch) -> MatchRecord | None:
    try:
        return (
            library.record(match.id) if match.kind == PLAYED else library.studies.load(match.id).study.record
        )
    except JournalError as problem:
        _log.warning("no position is drawn from %s: %s", match.id, problem.trouble.name)
        return None
