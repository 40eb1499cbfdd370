"""Under which names the player at this window plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bgdesk.app.settings.settings import Settings
from bgdesk.app.settings.table import PLAYER_NAME
from bgdesk.library.find.folding import folded
from bgdesk.library.problems import JournalError

if TYPE_CHECKING:
    from bgdesk.library.library import Library

OwnNames = Callable[[], frozenset[str]]
"""All of them, folded."""


def own_names(library: Library, settings: Settings) -> frozenset[str]:
    """The name in ``settings``, and those that are the first person's, as far as they can be read."""
    from bgdesk.library.profiles import FIRST_PROFILE  # with it comes more than the first picture needs

    named = {folded(settings.get(PLAYER_NAME).strip())} - {""}
    try:
        return library.profiles.names_of(FIRST_PROFILE) | named
    except JournalError:
        return frozenset(named)
