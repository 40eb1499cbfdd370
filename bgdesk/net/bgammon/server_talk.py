"""What is said at a server: by the other player, by the server, and here; too much of it is left out."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.net import effects, orders
from bgdesk.net.bgammon.server_lines import Noted, SaidThere
from bgdesk.net.bgammon.told import ServerSays
from bgdesk.net.bgammon.wishes import one_line
from bgdesk.net.clockwork import Rate
from bgdesk.net.messages import LONGEST_SAID

_MOST_SAID, _MOST_NOTED = 5, 20
PHRASES: Mapping[str, str] = MappingProxyType(
    {
        "hello": "Hello!",
        "good_luck": "Good luck.",
        "good_game": "Good game.",
        "nice_roll": "Nice roll.",
        "well_played": "Well played.",
        "one_moment": "One moment, please.",
        "thank_you": "Thank you.",
        "again": "Again?",
    }
)
"""Canned phrases for those who have no bgdesk."""


class ServerTalk:
    """Counts how often somebody speaks at ``server``."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._said, self._noted = Rate(_MOST_SAID), Rate(_MOST_NOTED)

    def noted(self, told: Noted, now_ms: int) -> list[ServerSays]:
        """What the player hears of a notice; that a roll came too late is nobody's concern."""
        is_heard = told.text and told.failed != "roll" and self._noted.allows(now_ms)
        return [ServerSays(told.text, told.failed, self._server)] if is_heard else []

    def may_list(self, now_ms: int) -> bool:
        """Whether another list of matches is wanted."""
        return self._noted.allows(now_ms)

    def said(self, told: SaidThere, now_ms: int) -> effects.Heard | effects.TooMuchSaid:
        """What the player hears of what the other said."""
        if not self._said.allows(now_ms):
            return effects.TooMuchSaid()
        return effects.Heard(told.text[:LONGEST_SAID])

    @staticmethod
    def command(order: orders.Says | orders.SaysCanned) -> str:
        """What the server has to be told; empty for nothing."""
        text = order.text if isinstance(order, orders.Says) else PHRASES.get(order.phrase, "")
        said = one_line(text, LONGEST_SAID)
        return f"say {said}" if said else ""
