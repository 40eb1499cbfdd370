"""Fevga: one checker closes a point, and a runner goes first."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.bases import BLOCKING
from bgdesk.rules.variants.ruleset import Prime, RuleOption

_PRIMES = frozenset({Prime.NOT_IN_OWN_START, Prime.OPEN_IF_ALL_TRAPPED})

FEVGA = replace(
    BLOCKING,
    id="fevga",
    runner=True,
    primes=_PRIMES,
    options=(RuleOption("both_starts", (("primes", _PRIMES | {Prime.NOT_IN_EITHER_START}),)),),
)
