"""Plakoto: checkers are trapped instead of hit."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.bases import ALL_ON_24
from bgdesk.rules.variants.portes import PORTES
from bgdesk.rules.variants.ruleset import Contact, RuleOption

PLAKOTO = replace(
    PORTES,
    id="plakoto",
    start=ALL_ON_24,
    contact=Contact.PIN,
    bears_off_while_pinned=False,
    mother_rule=True,
    takes_house_rules=False,
    options=(RuleOption("bear_off_while_pinned", (("bears_off_while_pinned", True),)),),
)
