"""Tapa: Plakoto, in which the mother need not count."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.plakoto import PLAKOTO
from bgdesk.rules.variants.ruleset import RuleOption

TAPA = replace(
    PLAKOTO, id="tapa", options=(*PLAKOTO.options, RuleOption("no_mother_rule", (("mother_rule", False),)))
)
