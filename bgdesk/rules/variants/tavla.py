"""Tavla: Portes without hit and run."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.portes import PORTES

TAVLA = replace(PORTES, id="tavla", no_hit_and_run=True)
