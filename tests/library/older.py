"""Libraries as earlier versions of the program have written them."""

from __future__ import annotations

import sqlite3


def forget_index(connection: sqlite3.Connection) -> None:
    """As a library is whose decisions nobody has indexed."""
    triggers = connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall()
    for (name,) in triggers:
        connection.execute(f"DROP TRIGGER {name}")
    for table in (
        "indexed",
        "indexed_facts",
        "indexed_boards",
        "indexed_words",
        "unindexed",
        "decision",
        "undecided",
    ):
        connection.execute(f"DROP TABLE {table}")
