"""Whose decisions are to be cards: other players' errors are not one's own."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.app.practice.card_making import CardWork
from bgdesk.library.find.folding import folded
from bgdesk.library.library import Library
from bgdesk.library.profiles import FIRST_PROFILE
from bgdesk.rules.player import Player


def own_seats(library: Library, work: CardWork, me: Player | None) -> frozenset[Player]:
    """Where the one who practises sat: whoever plays under one of their names.

    The first person is ``me`` as well, known from the match. Raises JournalError.
    """
    names, is_first = library.profiles.names_of(library.practiser), library.practiser == FIRST_PROFILE
    seats = work.record.header.seats
    return frozenset(
        player for player in Player if (is_first and player is me) or folded(seats.of(player).name) in names
    )


def by_owner(
    library: Library, work: CardWork, me: Player | None, others: str, *, is_own_wanted: bool = False
) -> list[CardWork]:
    """``work`` in two: decisions of the one who practises, and of others, for the deck called ``others``.

    ``is_own_wanted``: those of others are left out where it is known who of the two that is. What strangers
    did is never one's own. Raises JournalError.
    """
    own = own_seats(library, work, me)
    mine = tuple(one for one in work.chosen if one.decision.player in own)
    rest = tuple(one for one in work.chosen if one.decision.player not in own)
    found = [replace(work, chosen=mine)] if mine else []
    if rest and not (own and is_own_wanted):
        found.append(replace(work, chosen=rest, deck=library.card_decks.named(others)))
    return found
