"""What the core has to say, in the language of the user."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.private_files import is_too_long
from bgdesk.source_text import Message, SourceText


def localised(text: SourceText) -> str:
    """``text`` in the language of the user, its placeholders unfilled."""
    return QCoreApplication.translate(text.context, str(text)) if text.context else str(text)


def system_text(problem: OSError) -> str:
    """Why the system refused to read or write a file; mostly in its own words."""
    if is_too_long(problem):
        return QCoreApplication.translate("System", "The name of the file, or its path, is too long.")
    return problem.strerror or str(problem)


def message_text(message: Message) -> str:
    """The sentence in the language of the user."""
    return message.text(localised)
