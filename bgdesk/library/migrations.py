"""The schema as a list of steps; step ``n`` brings a library to ``user_version`` n and is never changed."""

from __future__ import annotations

from bgdesk.library.card_tables import CARDS
from bgdesk.library.decisions.migration import DECISIONS

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

_LISTED_MATCHES = (
    """
    CREATE TABLE listed (
        id          TEXT PRIMARY KEY,
        kind        TEXT NOT NULL CHECK (kind IN ('played', 'opened', 'position')),
        at          TEXT NOT NULL,
        status      TEXT NOT NULL,
        white       TEXT NOT NULL DEFAULT '',
        black       TEXT NOT NULL DEFAULT '',
        white_seat  TEXT NOT NULL DEFAULT 'human',
        black_seat  TEXT NOT NULL DEFAULT 'human',
        game        TEXT NOT NULL DEFAULT '',
        length      INTEGER NOT NULL DEFAULT 0,
        white_score INTEGER NOT NULL DEFAULT 0,
        black_score INTEGER NOT NULL DEFAULT 0,
        games       INTEGER NOT NULL DEFAULT 0,
        winner      TEXT NOT NULL DEFAULT '',
        created     TEXT NOT NULL DEFAULT '',
        event       TEXT NOT NULL DEFAULT '',
        title       TEXT NOT NULL DEFAULT '',
        analyses    INTEGER NOT NULL DEFAULT 0,
        analysed    INTEGER NOT NULL DEFAULT 0,
        white_pr    REAL,
        black_pr    REAL,
        white_decisions INTEGER NOT NULL DEFAULT 0,
        black_decisions INTEGER NOT NULL DEFAULT 0,
        content     TEXT NOT NULL DEFAULT '',
        is_turned   INTEGER NOT NULL DEFAULT 0,
        lead        TEXT,
        binned      TEXT,
        tags_text   TEXT NOT NULL DEFAULT '',
        sources_text TEXT NOT NULL DEFAULT '',
        filled      INTEGER NOT NULL DEFAULT 0
    )
    """,
    "CREATE INDEX listed_by_content ON listed (content) WHERE content <> ''",
    "CREATE INDEX listed_by_lead ON listed (lead) WHERE lead IS NOT NULL",
    "CREATE INDEX listed_to_fill ON listed (filled)",
    "CREATE INDEX listed_in_bin ON listed (binned) WHERE binned IS NOT NULL",
    """
    CREATE TABLE judged (
        match_id   TEXT NOT NULL,
        key        TEXT NOT NULL,
        updated    TEXT NOT NULL,
        judgements INTEGER NOT NULL,
        is_whole   INTEGER NOT NULL,
        white_pr   REAL,
        black_pr   REAL,
        white_decisions INTEGER NOT NULL,
        black_decisions INTEGER NOT NULL,
        PRIMARY KEY (match_id, key)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE own_tag (
        match_id TEXT NOT NULL,
        name     TEXT NOT NULL,
        PRIMARY KEY (match_id, name)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE source (
        match_id TEXT NOT NULL,
        name     TEXT NOT NULL,
        format   TEXT NOT NULL,
        added    TEXT NOT NULL,
        PRIMARY KEY (match_id, name)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE kept_roll (
        kind   TEXT NOT NULL,
        high   INTEGER NOT NULL,
        low    INTEGER NOT NULL,
        number INTEGER NOT NULL,
        PRIMARY KEY (kind, high, low)
    ) WITHOUT ROWID
    """,
    """
    INSERT INTO listed (id, kind, at, status, white, black, white_seat, black_seat, game, length,
                        white_score, black_score, games, created)
    SELECT id, 'played', updated, status,
           coalesce(json_extract(told, '$.seats.white.name'), ''),
           coalesce(json_extract(told, '$.seats.black.name'), ''),
           coalesce(json_extract(told, '$.seats.white.kind'), 'human'),
           coalesce(json_extract(told, '$.seats.black.kind'), 'human'),
           coalesce(json_extract(told, '$.options.variant'), ''),
           coalesce(json_extract(told, '$.options.length'), 0),
           white_score, black_score, games, created
    FROM (SELECT *, CASE WHEN json_valid(header) THEN header END AS told FROM match)
    """,
    """
    INSERT INTO listed (id, kind, at, status, white, black, game, length, white_score, black_score, games,
                        event, analyses, analysed)
    SELECT id, 'opened', added, 'finished', white, black,
           coalesce(json_extract(told, '$.options.variant'), ''),
           coalesce(json_extract(told, '$.options.length'), 0),
           white_score, black_score, games, title,
           (SELECT count(*) FROM analysis WHERE match_id = study.id),
           (SELECT count(*) FROM analysis WHERE match_id = study.id) > 0
    FROM (SELECT *, CASE WHEN json_valid(header) THEN header END AS told FROM study) AS study
    """,
    "INSERT INTO source SELECT id, source, format, added FROM study WHERE source <> ''",
    "UPDATE listed SET sources_text = coalesce((SELECT name FROM source WHERE match_id = listed.id), '')",
)

_BENCH = (
    """
    CREATE TABLE IF NOT EXISTS bench (
        id      TEXT PRIMARY KEY,
        name    TEXT NOT NULL,
        body    TEXT NOT NULL CHECK (json_valid(body)),
        updated TEXT NOT NULL
    ) WITHOUT ROWID
    """,
)

_FOUND_DECISIONS = (
    """
    CREATE TABLE indexed (
        number    INTEGER PRIMARY KEY AUTOINCREMENT,
        match_id  TEXT NOT NULL UNIQUE,
        version   INTEGER NOT NULL,
        decisions INTEGER NOT NULL
    )
    """,
    "CREATE TABLE indexed_facts (number INTEGER PRIMARY KEY, data BLOB NOT NULL)",
    "CREATE TABLE indexed_boards (number INTEGER PRIMARY KEY, data BLOB NOT NULL)",
    "CREATE TABLE indexed_words (number INTEGER PRIMARY KEY, data TEXT NOT NULL)",
    """
    CREATE TRIGGER indexed_delete AFTER DELETE ON indexed BEGIN
        DELETE FROM indexed_facts WHERE number = OLD.number;
        DELETE FROM indexed_boards WHERE number = OLD.number;
        DELETE FROM indexed_words WHERE number = OLD.number;
    END
    """,
    "CREATE TABLE unindexed (number INTEGER PRIMARY KEY AUTOINCREMENT, match_id TEXT NOT NULL)",
    "CREATE INDEX unindexed_by_match ON unindexed (match_id)",
    *(
        f"""
        CREATE TRIGGER analysis_{what.lower()} AFTER {what} ON analysis BEGIN
            INSERT INTO unindexed (match_id) VALUES
            (coalesce((SELECT lead FROM listed WHERE id = {row}.match_id), {row}.match_id));
        END
        """
        for what, row in (("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD"))
    ),
    """
    CREATE TRIGGER listed_insert AFTER INSERT ON listed BEGIN
        INSERT INTO unindexed (match_id) VALUES (coalesce(NEW.lead, NEW.id));
    END
    """,
    """
    CREATE TRIGGER listed_update AFTER UPDATE OF status, lead ON listed
    WHEN OLD.status <> NEW.status OR OLD.lead IS NOT NEW.lead BEGIN
        DELETE FROM indexed WHERE match_id = NEW.id AND NEW.lead IS NOT NULL;
        INSERT INTO unindexed (match_id) VALUES (coalesce(NEW.lead, NEW.id));
    END
    """,
    """
    CREATE TRIGGER listed_delete AFTER DELETE ON listed BEGIN
        DELETE FROM indexed WHERE match_id = OLD.id;
        DELETE FROM unindexed WHERE match_id = OLD.id;
    END
    """,
    "INSERT INTO unindexed (match_id) SELECT id FROM listed WHERE lead IS NULL",
)
"""Whoever changes an analysis or joins matches leaves a mark, so that the index is made anew."""

_OWN_WORDS = (
    """
    CREATE TABLE IF NOT EXISTS own_comment (
        match_id TEXT NOT NULL,
        event    INTEGER NOT NULL CHECK (event >= -1),
        text     TEXT NOT NULL,
        updated  TEXT NOT NULL,
        PRIMARY KEY (match_id, event)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE IF NOT EXISTS own_fact (
        match_id TEXT NOT NULL,
        name     TEXT NOT NULL,
        value    TEXT NOT NULL,
        updated  TEXT NOT NULL,
        PRIMARY KEY (match_id, name)
    ) WITHOUT ROWID
    """,
)

_OWN_LINES = (
    """
    CREATE TABLE IF NOT EXISTS own_line (
        number   INTEGER PRIMARY KEY AUTOINCREMENT,
        match_id TEXT NOT NULL,
        body     TEXT NOT NULL CHECK (json_valid(body)),
        updated  TEXT NOT NULL,
        UNIQUE (match_id, body)
    )
    """,
)

_LEARNT = (
    """
    CREATE TABLE IF NOT EXISTS learnt (
        number   INTEGER PRIMARY KEY AUTOINCREMENT,
        match_id TEXT NOT NULL,
        event    INTEGER NOT NULL CHECK (event >= 0),
        at       TEXT NOT NULL,
        answer   TEXT NOT NULL CHECK (json_valid(answer)),
        error    REAL,
        is_found INTEGER NOT NULL
    )
    """,
    "CREATE INDEX IF NOT EXISTS learnt_of_match ON learnt (match_id, event)",
)
"""What was answered when a decision was asked about once more; ``null`` and no error: it was given up."""

_TRAINER_ANSWERS = (
    """
    CREATE TABLE IF NOT EXISTS trainer_answer (
        number   INTEGER PRIMARY KEY AUTOINCREMENT,
        profile  TEXT NOT NULL DEFAULT 'me',
        trainer  TEXT NOT NULL,
        at       TEXT NOT NULL,
        question TEXT NOT NULL CHECK (json_valid(question)),
        answer   TEXT NOT NULL CHECK (json_valid(answer)),
        is_right INTEGER NOT NULL,
        error    REAL NOT NULL,
        ms       INTEGER NOT NULL
    )
    """,
    """
    CREATE INDEX IF NOT EXISTS trainer_answer_tallied
    ON trainer_answer (profile, trainer, number, is_right, error, ms)
    """,
)
"""What was answered to the questions of the trainers; ``error`` in the unit of the trainer, 0 the best."""

_TOURNAMENTS = (
    """
    CREATE TABLE IF NOT EXISTS tournament (
        id       TEXT PRIMARY KEY,
        created  TEXT NOT NULL,
        updated  TEXT NOT NULL,
        header   TEXT NOT NULL CHECK (json_valid(header)),
        secret   TEXT NOT NULL,
        revealed TEXT,
        binned   TEXT
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE IF NOT EXISTS tournament_event (
        tournament_id TEXT NOT NULL,
        number        INTEGER NOT NULL CHECK (number >= 0),
        at            TEXT NOT NULL,
        body          TEXT NOT NULL CHECK (json_valid(body)),
        PRIMARY KEY (tournament_id, number)
    ) WITHOUT ROWID
    """,
)
"""A tournament is its header and its events; its matches stand among all others."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    _JOURNAL,
    _STUDIES,
    _LISTED_STUDIES,
    _LISTED_MATCHES,
    _BENCH,
    _FOUND_DECISIONS,
    _OWN_WORDS,
    _OWN_LINES,
    _LEARNT,
    DECISIONS,
    CARDS,
    _TRAINER_ANSWERS,
    _TOURNAMENTS,
)
