"""Acey-deucey: 2-1 and doubles roll again."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.bases import FROM_RESERVE
from bgdesk.rules.variants.ruleset import RuleOption, Scoring

ACEY_DEUCEY = replace(
    FROM_RESERVE,
    id="acey_deucey",
    names_double=True,
    rolls_again=True,
    levels=(1,),
    scoring=Scoring.PER_CHECKER,
    options=(RuleOption("score_by_level", (("scoring", Scoring.LEVELS), ("levels", (1, 2, 3)))),),
)
