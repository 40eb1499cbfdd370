"""British backgammon: five on a point at most."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.backgammon import BACKGAMMON

BRITISH = replace(BACKGAMMON, id="british", max_stack=5)
