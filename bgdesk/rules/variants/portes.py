"""Portes: the Greek form of backgammon."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.backgammon import BACKGAMMON
from bgdesk.rules.variants.ruleset import NextStarter, Opening

PORTES = replace(
    BACKGAMMON,
    id="portes",
    opening=Opening.ROLL_AGAIN,
    next_starter=NextStarter.PREVIOUS_WINNER,
    levels=(1, 2),
    has_cube=False,
)
