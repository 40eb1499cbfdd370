"""What an analysis comes to in a list: how much it judges, and the performance ratings of both players."""

from __future__ import annotations

from bgdesk.analysis.first_attempts import rated
from bgdesk.analysis.statistics import only_rating
from bgdesk.library.listed_rows import Figures
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis
from bgdesk.rules.player import Player


def judgements(analysis: Analysis) -> int:
    """How many decisions and rolls ``analysis`` judges."""
    return len(analysis.plays) + len(analysis.cubes) + len(analysis.rolls) + len(analysis.resignations)


def figures_of(record: MatchRecord, analysis: Analysis) -> Figures:
    """What ``analysis`` of ``record`` comes to."""
    found = rated(record, analysis)
    white, black = (
        [one for one in found if one.counts and one.decision.player is player] for player in Player
    )
    return Figures(
        judgements(analysis),
        analysis.is_complete,
        only_rating(white),
        only_rating(black),
        len(white),
        len(black),
    )
