"""What a writer gives back."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Written:
    """A file's bytes, and one sentence for everything that the format cannot hold."""

    content: bytes
    warnings: tuple[str, ...] = ()

    @classmethod
    def of_text(cls, text: str, warnings: tuple[str, ...] = ()) -> Written:
        """A file of ``text`` in UTF-8."""
        return cls(text.encode(), warnings)

    @property
    def text(self) -> str:
        """The content of a text format."""
        return self.content.decode()
