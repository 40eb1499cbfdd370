"""What tasks, the engine and the pools share: how work ends, and how it is told to stop; no Qt."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

T = TypeVar("T")

MOST_TRIES = 3
"""So often work is begun; when it was lost with its process every time, it is not done."""


@dataclass(frozen=True, slots=True)
class Ok(Generic[T]):
    """The work is done, with this result."""

    value: T


@dataclass(frozen=True, slots=True)
class Err:
    """The work could not be done; the sentence is for the user, the traceback is in the log."""

    sentence: str


class Cancelled(Exception):  # noqa: N818  # a wish, not a fault
    """The work is not wanted any more: raised to stop it, and the way in which it then ends."""


Outcome: TypeAlias = Ok[T] | Err | Cancelled
"""However work ends: there is no fourth way."""


Order: TypeAlias = tuple[Any, ...]
"""What a worker process is asked; the first of it is a key."""


@dataclass(frozen=True, slots=True)
class Unsent:
    """An order that cannot be sent, and why not."""

    order: Order
    reason: str


class CancelToken:
    """Says to the work whether somebody still waits for it; any thread may cancel it, once for all."""

    def __init__(self) -> None:
        self._event = threading.Event()

    @property
    def is_cancelled(self) -> bool:
        return self._event.is_set()

    def cancel(self) -> None:
        """Let the next `check` raise."""
        self._event.set()

    def check(self) -> None:
        """Raises Cancelled once nobody waits any more."""
        if self._event.is_set():
            raise Cancelled
