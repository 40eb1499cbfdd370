"""The tables of cards: a step of the schema, which is never changed."""

from __future__ import annotations

CARDS = (
    """
    CREATE TABLE IF NOT EXISTS card (
        id         TEXT PRIMARY KEY,
        profile    TEXT NOT NULL DEFAULT 'me',
        kind       TEXT NOT NULL,
        key        TEXT NOT NULL,
        xgid       TEXT NOT NULL,
        made       TEXT NOT NULL,
        match_id   TEXT NOT NULL,
        event      INTEGER NOT NULL,
        deck       TEXT NOT NULL,
        level      TEXT NOT NULL,
        body       TEXT NOT NULL CHECK (json_valid(body)),
        best       TEXT NOT NULL,
        accept     REAL NOT NULL,
        cost       REAL NOT NULL,
        ease       REAL NOT NULL,
        theme      TEXT NOT NULL,
        state      INTEGER NOT NULL DEFAULT 0,
        stability  REAL,
        difficulty REAL,
        due        TEXT NOT NULL DEFAULT '',
        last       TEXT NOT NULL DEFAULT '',
        reps       INTEGER NOT NULL DEFAULT 0,
        lapses     INTEGER NOT NULL DEFAULT 0,
        is_suspended INTEGER NOT NULL DEFAULT 0,
        is_changed INTEGER NOT NULL DEFAULT 0,
        UNIQUE (profile, kind, key)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX IF NOT EXISTS card_by_due ON card (profile, is_suspended, due)",
    "CREATE INDEX IF NOT EXISTS card_of_match ON card (match_id, event)",
    """
    CREATE TABLE IF NOT EXISTS review (
        number    INTEGER PRIMARY KEY AUTOINCREMENT,
        card      TEXT NOT NULL,
        profile   TEXT NOT NULL DEFAULT 'me',
        at        TEXT NOT NULL,
        day       TEXT NOT NULL,
        mode      TEXT NOT NULL,
        grade     INTEGER NOT NULL,
        error     REAL,
        ms        INTEGER NOT NULL,
        answer    TEXT NOT NULL CHECK (json_valid(answer)),
        is_helped INTEGER NOT NULL,
        was       TEXT NOT NULL CHECK (json_valid(was)),
        is_undone INTEGER NOT NULL DEFAULT 0
    )
    """,
    "CREATE INDEX IF NOT EXISTS review_of_card ON review (card, number)",
    "CREATE INDEX IF NOT EXISTS review_by_day ON review (profile, day)",
    """
    CREATE TABLE IF NOT EXISTS deck (
        id      TEXT PRIMARY KEY,
        profile TEXT NOT NULL DEFAULT 'me',
        name    TEXT NOT NULL,
        made    TEXT NOT NULL,
        UNIQUE (profile, name)
    ) WITHOUT ROWID
    """,
)
"""Positions that are asked again, each with what is remembered of it, and every answer.

Of a card ``state``, ``stability`` and ``difficulty`` belong to the schedule, ``due`` and ``last`` are days
(empty: not asked yet); ``cost`` is what was lost, ``ease`` what a player loses there on average. Of a review
``was`` is what was remembered before it.
"""
