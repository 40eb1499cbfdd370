"""All rolls of all matches, those of matches that were forgotten included."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bgdesk.library.store import Run, Store

_PAIRS_ROLLED = """
    SELECT kind, high, low, count(*) FROM (
        SELECT DISTINCT match_id, kind, roll, max(one, two) AS high, min(one, two) AS low FROM (
            SELECT match_id, kind, json_extract(rolled, '$.roll') AS roll,
                   coalesce(json_extract(rolled, '$.dice[0]'), json_extract(rolled, '$.white_die')) AS one,
                   coalesce(json_extract(rolled, '$.dice[1]'), json_extract(rolled, '$.black_die')) AS two
            FROM (
                SELECT match_id, status,
                       CASE WHEN json_valid(body) THEN body END AS rolled,
                       CASE WHEN json_valid(header) THEN json_extract(header, '$.dice.kind') END AS kind
                FROM entry JOIN match ON match.id = match_id
            )
            WHERE json_extract(rolled, '$.type') IN ('rolled', 'opening_rolled') AND {}
        )
    ) GROUP BY kind, high, low
"""
_KEEP = f"""
    INSERT INTO kept_roll
    SELECT * FROM ({_PAIRS_ROLLED.format("match_id = ? AND status <> 'unfinished' AND kind IS NOT NULL")})
    WHERE high IS NOT NULL AND low IS NOT NULL
    ON CONFLICT (kind, high, low) DO UPDATE SET number = number + excluded.number
"""


def pairs_rolled(store: Store, kinds: Sequence[str]) -> Counter[tuple[int, int]]:
    """How often each pair was rolled, higher face first, in matches with these kinds of dice.

    A roll that came again after a take-back bears the same number and counts once.
    """
    known = f"kind IN ({', '.join('?' * len(kinds))})"
    rows = store.read(_PAIRS_ROLLED.format(known), *kinds)
    rows += store.read(f"SELECT * FROM kept_roll WHERE {known}", *kinds)
    counts: Counter[tuple[int, int]] = Counter()
    for _, high, low, number in rows:
        counts[high, low] += number
    return counts


def keep_rolls(run: Run, match_id: str) -> None:
    """A match is about to be forgotten: if it was played to an end, its rolls stay counted."""
    run(_KEEP, match_id)
