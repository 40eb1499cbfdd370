"""Any position id that other programs write."""

from __future__ import annotations

import re

from bgdesk.rules.notation.gnubg_id import from_gnubg_id, from_match_id, from_position_id
from bgdesk.rules.notation.xgid import from_xgid
from bgdesk.rules.table_state import IdError, TableState
from bgdesk.rules.variants import Contact, Relation, Ruleset

GAME_OF_IDS = "backgammon"
"""The ruleset of positions whose ids name no game, as those of other programs do not."""

MOST_CHARACTERS = 10_000
"""Longer texts are not searched."""

_POSITION = re.compile(r"Position ID\s*:\s*([A-Za-z0-9+/]{14})(?![\w+/])")
_MATCH = re.compile(r"Match ID\s*:\s*([A-Za-z0-9+/]{12})(?![\w+/])")
_GNUBG = re.compile(r"(?<![\w+/])([A-Za-z0-9+/]{14}):([A-Za-z0-9+/]{12})(?![\w+/:])")


def read_id(text: str, total: int = 15) -> TableState:
    """The state in an XGID, a GNUBG Position ID, or both GNUBG ids joined by a colon or as GNUBG prints them.

    A Position ID alone is read with White on roll, in money play with the cube centred. Each side has
    ``total`` checkers; those not in the id are off. Raises IdError.

    >>> start = read_id("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10")
    >>> start == read_id("4HPwATDgc/ABMA") == read_id("4HPwATDgc/ABMA:cAkAAAAAAAAE")
    True
    >>> read_id("hello")
    Traceback (most recent call last):
    bgdesk.rules.table_state.IdError: 'hello' is not a position id of 14 letters, digits, + and /
    """
    if len(text) > MOST_CHARACTERS:
        raise IdError("the text is too long for a position id")
    both = _GNUBG.search(text)
    if both:
        return from_gnubg_id(both[0], total)
    position, match = _POSITION.search(text), _MATCH.search(text)
    if position and match:
        return from_match_id(match[1], position[1], total)
    if position:
        return TableState(from_position_id(position[1], total=total))
    if ":" in text or "=" in text:
        return from_xgid(text, total)
    return TableState(from_position_id(text, total=total))


def has_ids(ruleset: Ruleset) -> bool:
    """Whether the ids of other programs can tell every position of ``ruleset``."""
    is_plain = ruleset.relation is Relation.CONTRARY and ruleset.contact is Contact.HIT
    return is_plain and not ruleset.reserve
