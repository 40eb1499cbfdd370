"""The games as data: one parameter set a ruleset, one file each."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.rules.variants.acey_deucey import ACEY_DEUCEY
from bgdesk.rules.variants.acey_deucey_american import ACEY_DEUCEY_AMERICAN
from bgdesk.rules.variants.acey_deucey_european import ACEY_DEUCEY_EUROPEAN
from bgdesk.rules.variants.acey_deucey_navy import ACEY_DEUCEY_NAVY
from bgdesk.rules.variants.backgammon import BACKGAMMON
from bgdesk.rules.variants.british import BRITISH
from bgdesk.rules.variants.dutch import DUTCH
from bgdesk.rules.variants.fevga import FEVGA
from bgdesk.rules.variants.gul_bara import GUL_BARA
from bgdesk.rules.variants.hypergammon import HYPERGAMMON
from bgdesk.rules.variants.hypergammon1 import HYPERGAMMON1
from bgdesk.rules.variants.hypergammon2 import HYPERGAMMON2
from bgdesk.rules.variants.longgammon import LONGGAMMON
from bgdesk.rules.variants.moultezim import MOULTEZIM
from bgdesk.rules.variants.nackgammon import NACKGAMMON
from bgdesk.rules.variants.plakoto import PLAKOTO
from bgdesk.rules.variants.portes import PORTES
from bgdesk.rules.variants.ruleset import (
    BearOff,
    Contact,
    Doubles,
    Entry,
    NextStarter,
    Opening,
    Prime,
    Relation,
    Rest,
    RuleOption,
    Ruleset,
    Scoring,
    TripleRegion,
)
from bgdesk.rules.variants.russian import RUSSIAN
from bgdesk.rules.variants.tapa import TAPA
from bgdesk.rules.variants.tavla import TAVLA

__all__ = [
    "RULESETS",
    "BearOff",
    "Contact",
    "Doubles",
    "Entry",
    "NextStarter",
    "Opening",
    "Prime",
    "Relation",
    "Rest",
    "RuleOption",
    "Ruleset",
    "Scoring",
    "TripleRegion",
]

RULESETS: Mapping[str, Ruleset] = MappingProxyType(
    {
        ruleset.id: ruleset
        for ruleset in (
            BACKGAMMON,
            NACKGAMMON,
            HYPERGAMMON,
            LONGGAMMON,
            BRITISH,
            PORTES,
            TAVLA,
            PLAKOTO,
            TAPA,
            FEVGA,
            MOULTEZIM,
            GUL_BARA,
            ACEY_DEUCEY,
            ACEY_DEUCEY_AMERICAN,
            ACEY_DEUCEY_EUROPEAN,
            ACEY_DEUCEY_NAVY,
            DUTCH,
            RUSSIAN,
            HYPERGAMMON2,
            HYPERGAMMON1,
        )
    }
)
"""The rulesets by id, in the order in which they are offered."""
