"""Tournaments that are played often."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bgdesk.match.tournament.tournament_format import FormatKind, Lengths, TournamentFormat

_USUAL_GAME = "backgammon"
_SINGLE = TournamentFormat()
_DOUBLE = TournamentFormat(FormatKind.DOUBLE_ELIMINATION)


@dataclass(frozen=True, slots=True)
class TournamentPreset:
    """``size`` entrants; ``game`` is the id of a ruleset or of a rotation."""

    id: str
    size: int
    lengths: Lengths
    format: TournamentFormat = _SINGLE
    game: str = _USUAL_GAME


PRESETS: Mapping[str, TournamentPreset] = MappingProxyType(
    {
        one.id: one
        for one in (
            TournamentPreset("sixteen", 16, Lengths((7, 7, 7), 9)),
            TournamentPreset("eight", 8, Lengths((5, 5), 7)),
            TournamentPreset("swiss", 16, Lengths((5,), 5), TournamentFormat(FormatKind.SWISS, rounds=5)),
            TournamentPreset("round_robin", 4, Lengths((5,), 5), TournamentFormat(FormatKind.ROUND_ROBIN)),
            TournamentPreset("double", 8, Lengths((5, 5, 5), 7, consolation=3), _DOUBLE),
            TournamentPreset(
                "groups", 16, Lengths((3, 5), 7), TournamentFormat(FormatKind.GROUPS, groups=4, advance=2)
            ),
            TournamentPreset("tavli", 8, Lengths((5,), 5), game="tavli"),
            TournamentPreset("hypergammon", 8, Lengths((3, 3), 5), game="hypergammon"),
        )
    }
)
"""By id, the usual one first."""
