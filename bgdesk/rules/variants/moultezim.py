"""Moultezim: Fevga under its Turkish name."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.fevga import FEVGA

MOULTEZIM = replace(FEVGA, id="moultezim")
