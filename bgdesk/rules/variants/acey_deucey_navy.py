"""Navy acey-deucey: nobody passes the middle before all are in."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.acey_deucey import ACEY_DEUCEY
from bgdesk.rules.variants.ruleset import BearOff, Entry

ACEY_DEUCEY_NAVY = replace(ACEY_DEUCEY, id="acey_deucey_navy", entry=Entry.BARRIER, bear_off=BearOff.EXACT)
