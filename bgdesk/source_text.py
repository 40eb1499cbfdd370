"""English texts that are marked for translation where they are meant, and what fills their gaps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import ReprEnum


class SourceText(str):
    """An English text that knows the ``context`` in which it is translated; "" where it never is."""

    __slots__ = ("context",)

    context: str

    def __new__(cls, text: str, context: str = "") -> SourceText:
        """``text`` with its context; a source text keeps the one it has."""
        made = super().__new__(cls, text)
        made.context = text.context if isinstance(text, SourceText) else context
        return made


def QT_TRANSLATE_NOOP(context: str, text: str) -> SourceText:  # noqa: N802  # pyside6-lupdate looks for it
    """``text``, to be translated in ``context`` where it is shown; typed, unlike Qt's own."""
    return SourceText(text, context)


class Sentences(SourceText, ReprEnum):
    """A table of source texts by name: each member is its sentence, marked in the class that has it.

    The command line says the English, the window looks the translation up. What a placeholder holds stands
    in a comment ``#:`` before the member, which the translators get to see.
    """


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence with what its placeholders hold; ``str`` gives it in English.

    A field is a number, a quote, another message, or source texts, which are translated as well; several are
    listed with commas.
    """

    source: SourceText
    fields: tuple[tuple[str, object], ...] = ()

    @classmethod
    def of(cls, source: SourceText, **fields: object) -> Message:
        """The message with these fields."""
        return cls(source, tuple(fields.items()))

    def text(self, translate: Callable[[SourceText], str]) -> str:
        """The sentence in the language that ``translate`` knows."""
        return translate(self.source).format(**{name: _told(value, translate) for name, value in self.fields})

    def __str__(self) -> str:
        return self.text(str)

    @property
    def clause(self) -> str:
        """In English, as the end of another sentence without its full stop."""
        sentence = str(self)
        return sentence[:1].lower() + sentence[1:].removesuffix(".")


def _told(value: object, translate: Callable[[SourceText], str]) -> str:
    if isinstance(value, Message):
        return value.text(translate)
    if isinstance(value, tuple):
        return ", ".join(_told(one, translate) for one in value)
    return translate(value) if isinstance(value, SourceText) else str(value)
