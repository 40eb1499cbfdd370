"""What a second start asks of the window that is there, as one line of bytes."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass

GREETING = b"bgdesk window 1\n"
"""What the window says first: only then it hears anything."""
RECEIVED = b"received\n"
"""What it answers."""
LONGEST = 1 << 16
"""A line of more bytes is no wish."""
_LONGEST_TEXT = 1 << 13
_TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")


class WishError(Exception):
    """These bytes are no wish."""


@dataclass(frozen=True, slots=True)
class WindowWish:
    """Come to the front, and open ``file``, a whole path, or ``text``, a position, unless they are empty.

    ``token`` is the desktop's permission to come to the front.
    """

    file: str = ""
    text: str = ""
    token: str = ""

    def to_bytes(self) -> bytes:
        """One line. Raises WishError where it would be too long."""
        line = json.dumps(asdict(self)).encode() + b"\n"
        if len(line) > LONGEST or any(len(text) > _LONGEST_TEXT for text in asdict(self).values()):
            raise WishError("it is too long")
        return line

    @classmethod
    def from_bytes(cls, line: bytes) -> WindowWish:
        """The wish that ``line`` says. Raises WishError for anything else."""
        try:
            told = json.loads(line)
        except (ValueError, RecursionError) as problem:
            raise WishError("it is no JSON") from problem
        if not isinstance(told, dict) or set(told) != {"file", "text", "token"}:
            raise WishError("it has other parts")
        if not all(isinstance(text, str) and len(text) <= _LONGEST_TEXT for text in told.values()):
            raise WishError("a part of it is no text, or too long")
        if "\0" in "".join(told.values()):
            raise WishError("no text has a zero in it")
        if told["file"] and not os.path.isabs(told["file"]):  # noqa: PTH117  # it may be of any shape
            raise WishError("its file could be anywhere")
        return cls(**told)


def permission_to_come_forward(environment: Mapping[str, str]) -> str:
    """The desktop's permission for a window of this start to be in front; empty where it gave none."""
    token = next((environment[name] for name in _TOKENS if environment.get(name)), "")
    return token if len(token) <= _LONGEST_TEXT else ""
