"""What the start page shows of the library."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.library.library import Library, UnderWay
from bgdesk.library.listing import PLAYED, ListedMatch
from bgdesk.match.coan_ki import CoanKiGame

MOST_RECENT = 6
_LOOKED_AT = 40
"""So many of the latest matches are asked for, as some of them may be under way."""


@dataclass(frozen=True, slots=True)
class HomeFacts:
    """What there is to go on with and to look at, the latest first.

    ``is_elsewhere``: some match is open in another window. ``has_played``: some match was begun here.
    """

    under_way: tuple[UnderWay, ...] = ()
    coan_ki: tuple[CoanKiGame, ...] = ()
    recent: tuple[ListedMatch, ...] = ()
    is_elsewhere: bool = False
    has_played: bool = False


def read_home(library: Library, current: str) -> HomeFacts:
    """The facts in ``library``; ``current`` is the id of the match on the table. Raises JournalError."""
    from bgdesk.library.coan_ki_games import CoanKiGames

    under_way = tuple(one for one in library.under_way() if one.record.header.id != current)
    listed = library.catalogue.matches(_LOOKED_AT)
    here = {one.record.header.id for one in under_way} | {current}
    recent = [one for one in listed if not (one.is_under_way or one.is_damaged)]
    return HomeFacts(
        under_way=under_way,
        coan_ki=tuple(CoanKiGames(library.path.parent).unfinished().games),
        recent=tuple(recent[:MOST_RECENT]),
        is_elsewhere=any(one.is_under_way and one.id not in here for one in listed),
        has_played=bool(under_way) or any(one.kind == PLAYED for one in listed),
    )
