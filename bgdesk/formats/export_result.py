"""What a writer gives back, and why it cannot write."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.source_text import QT_TRANSLATE_NOOP, Message, Sentences, SourceText


@dataclass(frozen=True, slots=True)
class Written:
    """A file's bytes, and one sentence for everything that the format cannot hold."""

    content: bytes
    warnings: tuple[SourceText, ...] = ()

    @classmethod
    def of_text(cls, text: str, warnings: tuple[SourceText, ...] = ()) -> Written:
        """A file of ``text`` in UTF-8."""
        return cls(text.encode(), warnings)

    @property
    def text(self) -> str:
        """The content of a text format."""
        return self.content.decode()


class ExportError(Sentences):
    """Why a match is not written."""

    #: {suffix} is the end of a file's name such as .doc, {known} a list of such ends
    UNKNOWN_SUFFIX = QT_TRANSLATE_NOOP(
        "Export", "No format has the suffix '{suffix}' of {file}; known are {known}."
    )
    #: {name} is what was asked for, {known} a list of words such as sgf
    UNKNOWN_NAME = QT_TRANSLATE_NOOP("Export", "No format '{name}' can be written; known are {known}.")
    #: {kind} is the end of a file's name such as .sgf, {game} the name of a game
    CANNOT_HOLD = QT_TRANSLATE_NOOP(
        "Export", "A file of the kind {kind} cannot hold a match of {game}; .json can."
    )
    #: {detail} is what the writer of these files says, in English
    OGXM_REFUSED = QT_TRANSLATE_NOOP("Export", "An .ogxm file cannot hold this match: {detail}.")


class UnknownFormat(ValueError):  # noqa: N818  # the name says what is wrong
    """No format that can be written has this suffix or id; the text is the end of a sentence."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.clause)
        self.message = message


class CannotHold(UnknownFormat):
    """The format cannot hold matches of this game; the text is a sentence that says so."""

    def __str__(self) -> str:
        return str(self.message)
