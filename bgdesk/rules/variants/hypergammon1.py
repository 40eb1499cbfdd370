"""Hypergammon with one checker a side, as files may hold it."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.hypergammon import HYPERGAMMON

HYPERGAMMON1 = replace(HYPERGAMMON, id="hypergammon1", start=((24, 1),), checkers=1, is_offered=False)
