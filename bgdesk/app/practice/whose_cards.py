"""Whose decisions are to be cards: other players' errors are not one's own."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.app.practice.card_making import CardWork
from bgdesk.library.find.folding import folded
from bgdesk.library.library import Library
from bgdesk.library.profiles import FIRST_PROFILE
from bgdesk.rules.player import Player

_ASSUMED = 1
"""The name by which everybody plays who has told none."""


def by_owner(library: Library, work: CardWork, me: Player | None, others: str) -> list[CardWork]:
    """``work`` in two: decisions of the one who practises, and of others, for the deck called ``others``.

    The first person is ``me``, known from the match; everybody is whoever plays under one of their names. As
    long as the first person has told none, all decisions of a match between strangers are taken for theirs.
    Raises JournalError.
    """
    names, is_first = library.profiles.names_of(library.practiser), library.practiser == FIRST_PROFILE
    seats = work.record.header.seats
    own = {player for player in Player if folded(seats.of(player).name) in names}
    if is_first and me:
        own.add(me)
    if is_first and not own and len(names) <= _ASSUMED:
        return [work]
    mine = tuple(one for one in work.chosen if one.decision.player in own)
    rest = tuple(one for one in work.chosen if one.decision.player not in own)
    found = [replace(work, chosen=mine)] if mine else []
    if rest:
        found.append(replace(work, chosen=rest, deck=library.card_decks.named(others)))
    return found
