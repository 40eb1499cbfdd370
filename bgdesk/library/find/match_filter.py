"""In which matches decisions are looked for, and whose: what the list of matches knows of both players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from bgdesk.library.find.columns import Column
from bgdesk.library.find.folding import folded
from bgdesk.library.find.index_rows import IndexRows, SearchedMatch
from bgdesk.library.find.wanted import MatchOutcome, WantedMatches
from bgdesk.rules.player import Player

_DAY = 10
"""Letters of a day in a moment."""
_NOBODY = SearchedMatch("", "", "", "", None, None, "")


def whose_decisions(wanted: WantedMatches, match_ids: Sequence[str], rows: IndexRows) -> Column | None:
    """For each match whether White's and whether Black's decisions are wanted; ``None``: all. Reads them."""
    if wanted == WantedMatches():
        return None
    known = rows.players(has_text=bool(wanted.words.strip()))
    matches = [known.get(one, _NOBODY) for one in match_ids]
    found = np.ones((len(matches), 2), bool)
    for condition in _conditions(wanted, matches) if matches else ():
        found &= np.array(condition, bool).reshape(len(matches), -1)
    return found


def _conditions(wanted: WantedMatches, matches: Sequence[SearchedMatch]) -> Iterator[list[object]]:
    """For each condition that is given whether matches meet it, or each of their players does."""
    name = folded(wanted.player.strip())
    if name:
        yield [(name in folded(one.white), name in folded(one.black)) for one in matches]
    if wanted.outcome:
        first = (Player.WHITE, Player.BLACK)
        winners = first if wanted.outcome is MatchOutcome.WON else first[::-1]
        yield [tuple(one.winner == player.value for player in winners) for one in matches]
    if wanted.since:
        yield [one.moment[:_DAY] >= wanted.since for one in matches]
    if wanted.until:
        yield [one.moment[:_DAY] <= wanted.until for one in matches]
    if wanted.pr_least is not None or wanted.pr_most is not None:
        yield [(_is_rated(one.white_pr, wanted), _is_rated(one.black_pr, wanted)) for one in matches]
    for word in folded(wanted.words).split():
        yield [word in folded(one.text) for one in matches]


def _is_rated(rating: float | None, wanted: WantedMatches) -> bool:
    if rating is None:
        return False
    return (wanted.pr_least or 0.0) <= rating <= (float("inf") if wanted.pr_most is None else wanted.pr_most)
