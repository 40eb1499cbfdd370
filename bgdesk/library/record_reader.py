"""Match records out of the rows of the store."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.store import MatchRow, Store
from bgdesk.match.codec.json_shapes import json_of
from bgdesk.match.codec.record_codec import (
    MAX_TEXT,
    CodecError,
    entry_from_json,
    header_from_json,
    record_of,
)
from bgdesk.match.record import MatchHeader, MatchRecord


class RecordReader:
    """Reads matches; every method raises JournalError when one is unknown or cannot be read."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def shown(self, match_id: str) -> MatchRecord:
        """A match to look at; the dice secret is in it only when it has been revealed."""
        return self._record(match_id, only_revealed=True)

    def whole(self, match_id: str) -> MatchRecord:
        """A match to go on with, its dice secret included."""
        return self._record(match_id, only_revealed=False)

    def header(self, row: MatchRow) -> MatchHeader:
        """The header in ``row``, without the dice secret."""
        try:
            return header_from_json(json_of(row.header, "header", MAX_TEXT))
        except CodecError as problem:
            raise JournalError(Trouble.MATCH_DAMAGED, row.id, str(problem)) from problem

    def folded(self, header: MatchHeader) -> MatchRecord:
        """The match of ``header`` with all its entries."""
        try:
            bodies = self._store.entries(header.id)
            entries = [entry_from_json(json_of(body, "entry", MAX_TEXT)) for body in bodies]
            return record_of(header, entries)
        except CodecError as problem:
            raise JournalError(Trouble.MATCH_DAMAGED, header.id, str(problem)) from problem

    def _record(self, match_id: str, *, only_revealed: bool) -> MatchRecord:
        header = self.header(self._store.match(match_id))
        secret = self._store.secret(match_id)
        if secret and (secret.is_revealed or not only_revealed):
            header = replace(header, dice=replace(header.dice, secret=secret.value))
        return self.folded(header)
