"""What the core has to say, in the language of the user."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.source_text import Message, SourceText


def localised(text: SourceText) -> str:
    """``text`` in the language of the user, its placeholders unfilled."""
    return QCoreApplication.translate(text.context, str(text)) if text.context else str(text)


def message_text(message: Message) -> str:
    """The sentence in the language of the user."""
    return message.text(localised)
