"""Russian backgammon: both sides bring their checkers in at the same end."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.bases import FROM_RESERVE
from bgdesk.rules.variants.ruleset import Doubles, Entry, Opening, Relation, RuleOption

RUSSIAN = replace(
    FROM_RESERVE,
    id="russian",
    relation=Relation.PARALLEL_SAME,
    opening=Opening.WINNER_CHOICE,
    entry=Entry.ALL_FIRST,
    doubles=Doubles.COMPLEMENT,
    rolls_again=True,
    options=(
        RuleOption("free_entry", (("entry", Entry.FREE),)),
        RuleOption("bonus_needs_all_in", (("bonus_needs_all_in", True),)),
    ),
)
