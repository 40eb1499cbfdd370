"""Which matches the files of other programs can hold: those of backgammon and its set-ups."""

from __future__ import annotations

from bgdesk.match.options import MatchOptions
from bgdesk.rules.variants import Contact, NextStarter, Opening, Relation, Ruleset


def is_known_elsewhere(options: MatchOptions) -> bool:
    """Whether every game of the match is one that other programs write down in the same way."""
    return not options.rotation and _is_backgammon(options.ruleset())


def _is_backgammon(ruleset: Ruleset) -> bool:
    """Hits on the way to each other, from a set-up, with two or four numbers a turn."""
    meets = (ruleset.contact, ruleset.relation) == (Contact.HIT, Relation.CONTRARY)
    begins = (ruleset.opening, ruleset.next_starter) == (Opening.USE_OPENING_DICE, NextStarter.NEW_OPENING)
    return meets and begins and not ruleset.reserve
