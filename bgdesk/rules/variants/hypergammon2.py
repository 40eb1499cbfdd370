"""Hypergammon with two checkers a side, as files may hold it."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.hypergammon import HYPERGAMMON

HYPERGAMMON2 = replace(HYPERGAMMON, id="hypergammon2", start=((24, 1), (23, 1)), checkers=2, is_offered=False)
