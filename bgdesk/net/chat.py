"""What is said at a table: by the players, and between games by those who watch."""

from __future__ import annotations

from bgdesk.net import effects, messages, orders
from bgdesk.net.clockwork import Rate
from bgdesk.net.outbox import Outbox

_MOST_SAID, _MOST_ASIDES = 5, 20


class Chat:
    """Chat over one connection; what is too much is left out."""

    def __init__(self, out: Outbox) -> None:
        self._out = out
        self._said, self._asides = Rate(_MOST_SAID), Rate(_MOST_ASIDES)

    def say(self, order: orders.Says | orders.SaysCanned) -> None:
        """The own player says something."""
        if isinstance(order, orders.SaysCanned):
            self._out.send(messages.SayCanned(order.phrase))
        elif said := messages.clean_said(order.text)[: messages.LONGEST_SAID]:
            self._out.send(messages.Say(said))

    def heard(self, message: messages.Say | messages.SayCanned, now_ms: int) -> None:
        """The other player says something."""
        if not self._said.allows(now_ms):
            self._out.add(effects.TooMuchSaid())
        elif isinstance(message, messages.Say):
            if message.text:
                self._out.add(effects.Heard(message.text))
        elif message.phrase in messages.CANNED:
            self._out.add(effects.Heard(message.phrase, is_canned=True))

    def watched(self, message: messages.Aside | messages.Audience, now_ms: int, *, is_game_on: bool) -> None:
        """Of those who watch, what one said, which no player hears while a game is on, or who they are."""
        if isinstance(message, messages.Audience):
            self._out.add(effects.AudienceIs(message.names))
        elif message.text and not is_game_on and self._asides.allows(now_ms):
            self._out.add(effects.HeardAside(message.name, message.text))
