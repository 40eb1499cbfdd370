"""The schema as a list of steps; step ``n`` brings a library to ``user_version`` n and is never changed."""

from __future__ import annotations

_JOURNAL = (
    """
    CREATE TABLE match (
        id       TEXT PRIMARY KEY,
        created  TEXT NOT NULL,
        updated  TEXT NOT NULL,
        status   TEXT NOT NULL DEFAULT 'unfinished'
                 CHECK (status IN ('unfinished', 'finished', 'abandoned')),
        header   TEXT NOT NULL CHECK (json_valid(header)),
        white_score INTEGER NOT NULL DEFAULT 0,
        black_score INTEGER NOT NULL DEFAULT 0,
        games    INTEGER NOT NULL DEFAULT 0
    )
    """,
    "CREATE INDEX match_by_status ON match (status, updated)",
    """
    CREATE TABLE entry (
        match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
        number   INTEGER NOT NULL CHECK (number >= 0),
        at       TEXT NOT NULL,
        body     TEXT NOT NULL CHECK (json_valid(body)),
        PRIMARY KEY (match_id, number)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE draft (
        match_id TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
        number   INTEGER NOT NULL,
        body     TEXT NOT NULL CHECK (json_valid(body))
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE secret (
        match_id TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
        value    TEXT NOT NULL,
        revealed TEXT
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE rating (
        profile    TEXT NOT NULL,
        family     TEXT NOT NULL,
        value      REAL NOT NULL,
        experience INTEGER NOT NULL,
        updated    TEXT NOT NULL,
        PRIMARY KEY (profile, family)
    ) WITHOUT ROWID
    """,
)

_STUDIES = (
    """
    CREATE TABLE study (
        id       TEXT PRIMARY KEY,
        added    TEXT NOT NULL,
        source   TEXT NOT NULL,
        title    TEXT NOT NULL,
        white    TEXT NOT NULL,
        black    TEXT NOT NULL,
        body     TEXT NOT NULL CHECK (json_valid(body)),
        remarks  TEXT NOT NULL CHECK (json_valid(remarks))
    )
    """,
    "CREATE INDEX study_by_time ON study (added)",
    """
    CREATE TABLE analysis (
        match_id TEXT NOT NULL,
        key      TEXT NOT NULL,
        updated  TEXT NOT NULL,
        body     TEXT NOT NULL CHECK (json_valid(body)),
        PRIMARY KEY (match_id, key)
    )
    """,
)

_LISTED_STUDIES = (
    "ALTER TABLE study ADD COLUMN header TEXT NOT NULL DEFAULT 'null' CHECK (json_valid(header))",
    "ALTER TABLE study ADD COLUMN format TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE study ADD COLUMN white_score INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE study ADD COLUMN black_score INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE study ADD COLUMN games INTEGER NOT NULL DEFAULT 0",
    "DROP INDEX study_by_time",
    """
    CREATE INDEX study_listed
    ON study (added, id, source, format, title, header, white_score, black_score, games)
    """,
    "UPDATE study SET header = coalesce(json_extract(body, '$.header'), 'null')",
)

MIGRATIONS: tuple[tuple[str, ...], ...] = (_JOURNAL, _STUDIES, _LISTED_STUDIES)
