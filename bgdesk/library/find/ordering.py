"""In which order decisions are told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from bgdesk.library.find.columns import Column, Columns
from bgdesk.library.find.facts import UNJUDGED
from bgdesk.library.find.index_rows import IndexRows
from bgdesk.library.find.wanted import Order

_MOST = 0xFFFF


def ordered(
    order: Order, columns: Columns, rows: Column, far: Column | None, index: IndexRows, *, is_reversed: bool
) -> Column:
    """Places in ``rows``; equal ones are told by cost, and what nobody has judged comes last."""
    error = columns.of("error")[rows]
    dear = np.where(error == UNJUDGED, np.uint16(UNJUDGED), np.uint16(UNJUDGED - 1) - error)
    if order is Order.COST:
        if is_reversed:
            dear = np.where(error == UNJUDGED, np.uint16(UNJUDGED), error)
        return np.argsort(dear, kind="stable")
    by_cost = np.argsort(dear, kind="stable")
    keys = _keys(order, columns, rows, far, index)[by_cost]
    if is_reversed:
        keys = keys.max(initial=0) - keys
    return by_cost[np.argsort(keys, kind="stable")]


def _keys(order: Order, columns: Columns, rows: Column, far: Column | None, index: IndexRows) -> Column:
    """A number for each of ``rows``: the smallest come first."""
    matches = columns.match_of[rows]
    match order:
        case Order.NEWEST:
            moments = index.moments()
            ranks = _ranks([moments.get(one, "") for one in columns.match_ids], is_falling=True)
            return np.asarray(ranks[matches, 0])
        case Order.PLAYER | Order.OPPONENT:
            known = index.players(has_text=False)
            names = [known[one][:2] if one in known else ("", "") for one in columns.match_ids]
            ranks = _ranks([name.casefold() for pair in names for name in pair]).reshape(-1, 2)
            player = columns.of("player")[rows]
            seat = player if order is Order.PLAYER else 1 - player
            return np.asarray(ranks[matches, seat])
        case Order.SCORE:
            return columns.of("away")[rows].astype(np.uint16) * 256 + columns.of("other_away")[rows]
        case Order.PLAYED:
            return columns.of("kind")[rows].astype(np.uint16) * 256 + columns.of("dice")[rows]
        case Order.NEAREST | Order.COST:
            return (
                np.minimum(far, _MOST).astype(np.uint16)
                if far is not None
                else np.zeros(len(rows), np.uint16)
            )


def _ranks(texts: Sequence[str], *, is_falling: bool = False) -> Column:
    """Where each text stands among all, as a column."""
    places: Mapping[str, int] = {text: at for at, text in enumerate(sorted(set(texts), reverse=is_falling))}
    narrow = np.uint16 if len(places) <= _MOST else np.uint32  # two bytes are sorted much quicker
    return np.array([places[text] for text in texts], narrow).reshape(-1, 1)
