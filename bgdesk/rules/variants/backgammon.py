"""Standard backgammon."""

from __future__ import annotations

from bgdesk.rules.variants.ruleset import Ruleset

BACKGAMMON = Ruleset("backgammon", ((24, 2), (13, 5), (8, 3), (6, 5)), takes_house_rules=True)
