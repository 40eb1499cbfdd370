"""European acey-deucey: doubles bring their complements."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.acey_deucey import ACEY_DEUCEY
from bgdesk.rules.variants.ruleset import BearOff, Doubles

ACEY_DEUCEY_EUROPEAN = replace(
    ACEY_DEUCEY, id="acey_deucey_european", doubles=Doubles.COMPLEMENT, bear_off=BearOff.EXACT
)
