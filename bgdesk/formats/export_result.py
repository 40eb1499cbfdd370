"""What a writer gives back, and why it cannot write."""

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


class UnknownFormat(ValueError):  # noqa: N818  # the name says what is wrong
    """No format that can be written has this suffix or id; the text names those that there are."""


class CannotHold(UnknownFormat):
    """The format cannot hold matches of this game; the text is a sentence that says so."""
