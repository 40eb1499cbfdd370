"""What the start page shows, already worded; it needs nothing that is read from the disk."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from bgdesk.ui.board.view import BoardView
from bgdesk.ui.words.matches import Shelf


class Lead(Enum):
    """What stands first."""

    UNDER_WAY = auto()
    AGAIN = auto()
    FIRST_MATCH = auto()


@dataclass(frozen=True, slots=True)
class WaitingMatch:
    """A match to go on with; ``is_here`` on the table, else it is of the ``shelf``."""

    id: str
    title: str
    details: str
    day: str = ""
    shelf: Shelf = Shelf.UNDER_WAY
    is_here: bool = False
    picture: BoardView | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A row of the list of matches; ``spoken`` is all of it for a screen reader, ``tip`` the whole note."""

    id: str
    day: str
    result: str
    opponent: str
    note: str
    spoken: str
    tip: str


@dataclass(frozen=True, slots=True)
class HomeView:
    """The page.

    ``again`` names the match to be played once more, empty where there was none, ``first`` the first of all.
    ``other_again`` is the same where something else stands first, and no button of a length says it already.
    """

    lead: Lead
    waiting: tuple[WaitingMatch, ...]
    again: str
    other_again: str
    first: str
    again_picture: BoardView
    rows: tuple[PastMatch, ...]
    note: str
