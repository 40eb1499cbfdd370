"""American acey-deucey: only 2-1 rolls again."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.rules.variants.acey_deucey import ACEY_DEUCEY

ACEY_DEUCEY_AMERICAN = replace(ACEY_DEUCEY, id="acey_deucey_american", rolls_again=False)
