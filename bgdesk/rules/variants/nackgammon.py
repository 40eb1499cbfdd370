"""Nackgammon: backgammon with two more checkers at the back."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.backgammon import BACKGAMMON

NACKGAMMON = replace(BACKGAMMON, id="nackgammon", start=((24, 2), (23, 2), (13, 4), (8, 3), (6, 4)))
