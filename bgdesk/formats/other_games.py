"""Which matches the files of other programs can hold: those of backgammon and its set-ups."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.match.options import MatchOptions
from bgdesk.rules.variants import RULESETS, Contact, NextStarter, Opening, Relation, Ruleset

OGXM_VARIANTS = ("backgammon", "nackgammon", "hypergammon", "longgammon")
"""The games of OGXM files, by their number there."""

_SET_UPS: Mapping[str, tuple[str, ...]] = MappingProxyType({"ogxm": OGXM_VARIANTS})
"""Formats by id whose only word for a set-up is the name of a game, with these games."""


def is_known_elsewhere(options: MatchOptions) -> bool:
    """Whether every game of the match is one that other programs write down in the same way."""
    return not options.rotation and _is_backgammon(options.ruleset())


def can_be_said(options: MatchOptions, format_id: str) -> bool:
    """Whether the match `is_known_elsewhere`, and its set-up in that format of another program."""
    return is_known_elsewhere(options) and (
        format_id not in _SET_UPS
        or options.ruleset().start in (RULESETS[game].start for game in _SET_UPS[format_id])
    )


def _is_backgammon(ruleset: Ruleset) -> bool:
    """Hits on the way to each other, from a set-up, with two or four numbers a turn."""
    meets = (ruleset.contact, ruleset.relation) == (Contact.HIT, Relation.CONTRARY)
    begins = (ruleset.opening, ruleset.next_starter) == (Opening.USE_OPENING_DICE, NextStarter.NEW_OPENING)
    return meets and begins and not ruleset.reserve
