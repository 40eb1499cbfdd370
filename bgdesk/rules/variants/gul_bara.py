"""Gul Bara: doubles run up to sixes, and the opponent plays what is left."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.bases import BLOCKING
from bgdesk.rules.variants.ruleset import Doubles, Prime, Rest, RuleOption

GUL_BARA = replace(
    BLOCKING,
    id="gul_bara",
    doubles=Doubles.CASCADE,
    rest=Rest.OPPONENT_PLAYS,
    options=(
        RuleOption("rest_is_lost", (("rest", Rest.LOST),)),
        RuleOption("narde_extras", (("head_rule", True), ("primes", frozenset({Prime.NEEDS_ENEMY_AHEAD})))),
    ),
)
