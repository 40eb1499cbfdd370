"""What one call of a session has made so far, and the numbers of its messages."""

from __future__ import annotations

from bgdesk.net.effects import Close, Effect, Refusing, Send
from bgdesk.net.faults import GOES_ON, TableFault
from bgdesk.net.messages import Message


class Outbox:
    """Effects in the order in which they have to be done."""

    def __init__(self) -> None:
        self._effects: list[Effect] = []
        self._sent = 0

    def begin(self) -> None:
        """There is a new connection: its messages are numbered from 1."""
        self._sent = 0

    def send(self, message: Message) -> None:
        """Have ``message`` sent."""
        self._sent += 1
        self.add(Send(message, self._sent))

    def add(self, effect: Effect) -> None:
        """Have ``effect`` done."""
        self._effects.append(effect)

    def fail(self, fault: TableFault, seq: int, *, by_other: bool) -> None:
        """Tell what was refused, and close the connection unless the table goes on."""
        self.add(Refusing(fault, seq, by_other))
        if fault not in GOES_ON:
            self.add(Close())

    def take(self) -> list[Effect]:
        """Everything so far, which is no longer here."""
        made, self._effects = self._effects, []
        return made
