"""A tournament as a page for the wall, without a window."""

from __future__ import annotations

from bgdesk.match.tournament.tournament import Tournament
from bgdesk.ui.tournament.derive_bracket import derive_bracket
from bgdesk.ui.tournament.wall_page import wall_page


def page_for_the_wall(tournament: Tournament, secret: bytes | None) -> str:
    """A whole page of HTML that needs nothing else; ``secret`` is there once it is told."""
    return wall_page(derive_bracket(tournament, secret=secret))
