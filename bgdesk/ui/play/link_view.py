"""How the program of a player at another computer is seen to stand to this one."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.rules.player import Player


@dataclass(frozen=True, slots=True)
class LinkView:
    """How the program of ``player`` at another computer stands to this one: a few words."""

    player: Player
    text: str
    state: str
    """``together``, ``apart`` or ``ended``, for the colour of a dot."""
    awaited: str = ""
    """What is on its way to the player at this computer, in a word; empty where nothing is."""

    @property
    def is_together(self) -> bool:
        """Whether each hears the other."""
        return self.state == "together"
