"""Keeps the index of decisions up to date with the matches."""

from __future__ import annotations

from bgdesk.library.find.index_rows import IndexRows, Waiting
from bgdesk.library.find.indexing import EMPTY, IndexedMatch, indexed
from bgdesk.library.upkeep import Upkeep


class DecisionIndex(Upkeep[Waiting, IndexedMatch]):
    """All of them, whoever took them."""

    _rows: IndexRows

    @property
    def _nothing(self) -> IndexedMatch:
        return EMPTY

    def _derived(self, one: Waiting) -> IndexedMatch:
        found = self._read(one)
        return indexed(found.study) if found else self._nothing
