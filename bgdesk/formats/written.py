"""What a writer gives back."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Written:
    """A file's text, and one sentence for everything that the format cannot hold."""

    text: str
    warnings: tuple[str, ...] = ()
