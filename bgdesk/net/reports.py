"""What the process of a table tells besides the effects of its session, each one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Waiting:
    """The table is open; each of ``invitations`` leads to it from where its address can be reached."""

    invitations: tuple[str, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class CannotListen:
    """The table cannot be opened here: the system says ``reason``."""

    reason: str


@dataclass(frozen=True, slots=True)
class Unreachable:
    """Nobody answers at the address of the invitation; ``reason`` is what the system says.

    ``tries_again``: the match has begun, so it will be tried until somebody does.
    """

    reason: str
    tries_again: bool


@dataclass(frozen=True, slots=True)
class NotKept:
    """What the table needs later cannot be written to disk, so it goes on no further: ``reason``."""

    reason: str


@dataclass(frozen=True, slots=True)
class Over:
    """Everything was said; the process has nothing more to do."""


Report = Waiting | CannotListen | Unreachable | NotKept | Over
