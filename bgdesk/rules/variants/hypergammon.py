"""Hypergammon: backgammon with three checkers a side."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.backgammon import BACKGAMMON

HYPERGAMMON = replace(BACKGAMMON, id="hypergammon", start=((24, 1), (23, 1), (22, 1)), checkers=3)
