"""Sentences about a player, who is spoken to where the name is "You" and spoken of where it is another."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, Qt

from bgdesk.harmless import apart, harmless
from bgdesk.library.find.folding import folded
from bgdesk.match.record import Seat, SeatKind
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player

if TYPE_CHECKING:
    from bgdesk.library.profiles import Profile

translate = QCoreApplication.translate

_STORED = "You"
"""What a match calls the player whose name is not known, if it was stored by a window in English."""


def your_name() -> str:
    """What the player at this window is called as long as no name has been given."""
    #: Stands in place of the player's own name, alone or in a row: You vs Anna
    return translate("Persons", "You")


def profile_name(profile: Profile) -> str:
    """What a person at this computer is called, under whatever names they play."""
    return profile.name or your_name()


def guest_name() -> str:
    """What a friend at this window is called as long as no name has been given."""
    #: Stands in place of the name of a friend who plays at the same computer
    return translate("Persons", "Guest")


def colour_name(player: Player) -> str:
    """What a player is called by the checkers."""
    if player is Player.WHITE:
        #: The colour of a player's checkers
        return translate("Bars", "White")
    #: The colour of a player's checkers
    return translate("Bars", "Black")


def is_you(name: str) -> bool:
    """Whether the player called ``name``, as a match writes it, is the one who reads the text."""
    return name in (_STORED, your_name(), harmless(your_name()))


def me(seats: Pair[Seat], own_names: Collection[str] = ()) -> Player | None:
    """Who of the two is the player at this window: the only person, else the one who is named so.

    ``own_names`` are folded, here and below.
    """
    people = [player for player in Player if seats.of(player).kind is SeatKind.HUMAN]
    return people[0] if len(people) == 1 else named_me(Pair(seats.white.name, seats.black.name), own_names)


def named_me(names: Pair[str], own_names: Collection[str] = ()) -> Player | None:
    """Whose name of the two is one of those of the player at this window."""
    named = [player for player in Player if _is_mine(names.of(player), own_names)]
    return named[0] if len(named) == 1 else None


def _is_mine(name: str, own_names: Collection[str]) -> bool:
    return is_you(name) or folded(name) in own_names


def by_person(name: str, yours: str, named: str, **values: object) -> str:
    """``yours`` ("You rolled {dice}") or ``named`` ("{name} rolled {dice}") with ``values`` filled in."""
    return (yours if is_you(name) else named).format(name=name_in_text(name), **values)


def name_in_text(name: str) -> str:
    """``name`` as it stands among other words, whichever way both are read."""
    return apart(name, is_rtl=QLocale().textDirection() is Qt.LayoutDirection.RightToLeft)
