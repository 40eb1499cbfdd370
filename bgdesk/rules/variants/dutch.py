"""Dutch backgammon: no hitting before one checker is home."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.bases import FROM_RESERVE
from bgdesk.rules.variants.ruleset import RuleOption

DUTCH = replace(
    FROM_RESERVE,
    id="dutch",
    hit_lock=True,
    options=(RuleOption("with_cube", (("has_cube", True),)),),
)
