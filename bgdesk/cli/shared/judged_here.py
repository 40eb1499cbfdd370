"""Whether a match can be judged on this computer."""

from __future__ import annotations

import os

from bgdesk.analysis.judges import is_judged_here
from bgdesk.cli.shared.output import CliError
from bgdesk.match.record import MatchRecord


def check_judged_here(record: MatchRecord) -> None:
    """Raises CliError where only the strong engine knows the games of ``record``, and does not run."""
    from bgdesk.engine.sage.availability import probe

    if not is_judged_here(record.header.options):
        raise CliError(f"The engine does not run on this computer: {probe(os.environ).reason}.")
