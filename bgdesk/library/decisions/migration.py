"""The tables of people, of the names under which they play, and of their judged decisions."""

from __future__ import annotations

DECISIONS = (
    """
    CREATE TABLE IF NOT EXISTS profile (
        id      TEXT PRIMARY KEY,
        name    TEXT NOT NULL DEFAULT '',
        colour  TEXT NOT NULL DEFAULT '',
        created TEXT NOT NULL,
        binned  TEXT
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE IF NOT EXISTS alias (
        number  INTEGER PRIMARY KEY AUTOINCREMENT,
        name    TEXT NOT NULL UNIQUE,
        written TEXT NOT NULL,
        profile TEXT NOT NULL,
        added   TEXT NOT NULL
    )
    """,
    "CREATE INDEX IF NOT EXISTS alias_of_profile ON alias (profile)",
    "INSERT OR IGNORE INTO profile (id, created) VALUES ('me', strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))",
    """
    INSERT OR IGNORE INTO alias (name, written, profile, added)
    VALUES ('you', 'You', 'me', strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
    """,
    "UPDATE OR IGNORE rating SET profile = 'profile:me' WHERE profile = 'You'",
    """
    CREATE TABLE IF NOT EXISTS decision (
        number    INTEGER PRIMARY KEY AUTOINCREMENT,
        match_id  TEXT NOT NULL,
        player    TEXT NOT NULL,
        game      TEXT NOT NULL,
        profile   TEXT NOT NULL DEFAULT 'me',
        name      TEXT NOT NULL,
        judge     TEXT NOT NULL,
        length    INTEGER NOT NULL,
        result    REAL,
        adjusted  REAL,
        luck      REAL,
        decisions INTEGER NOT NULL,
        version   INTEGER NOT NULL,
        data      BLOB NOT NULL,
        UNIQUE (match_id, player, game)
    )
    """,
    """
    CREATE INDEX IF NOT EXISTS decision_of_profile
    ON decision (profile, game, judge, match_id, decisions)
    """,
    "CREATE INDEX IF NOT EXISTS decision_by_name ON decision (name)",
    "CREATE TABLE IF NOT EXISTS undecided (number INTEGER PRIMARY KEY AUTOINCREMENT, match_id TEXT NOT NULL)",
    "CREATE INDEX IF NOT EXISTS undecided_by_match ON undecided (match_id)",
    """
    CREATE TRIGGER undecided_too AFTER INSERT ON unindexed BEGIN
        INSERT INTO undecided (match_id) VALUES (NEW.match_id);
    END
    """,
    """
    CREATE TRIGGER decision_renamed AFTER UPDATE OF white, black ON listed
    WHEN OLD.white <> NEW.white OR OLD.black <> NEW.black BEGIN
        INSERT INTO undecided (match_id) VALUES (coalesce(NEW.lead, NEW.id));
    END
    """,
    """
    CREATE TRIGGER decision_led AFTER UPDATE OF lead ON listed WHEN NEW.lead IS NOT NULL BEGIN
        DELETE FROM decision WHERE match_id = NEW.id;
    END
    """,
    """
    CREATE TRIGGER decision_gone AFTER DELETE ON listed BEGIN
        DELETE FROM decision WHERE match_id = OLD.id;
        DELETE FROM undecided WHERE match_id = OLD.id;
    END
    """,
    "INSERT INTO undecided (match_id) SELECT id FROM listed WHERE lead IS NULL AND analyses > 0",
)
"""One row of decisions for each player of a match and game; ``name`` is compared with those of `alias`.

The name of an alias is folded, ``written`` is how somebody wrote it. A rating belongs to 'profile:' and an
id, or to a name that is nobody's.
"""
