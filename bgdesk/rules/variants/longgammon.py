"""Longgammon: backgammon with all checkers on the point farthest from home."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.backgammon import BACKGAMMON
from bgdesk.rules.variants.bases import ALL_ON_24

LONGGAMMON = replace(BACKGAMMON, id="longgammon", start=ALL_ON_24)
