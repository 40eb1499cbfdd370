"""What can go wrong with the library, in the language of the user."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.library.problems import JournalError, Trouble
from bgdesk.source_text import QT_TRANSLATE_NOOP

SENTENCES: Mapping[Trouble, str] = MappingProxyType(
    {
        Trouble.DISC_FULL: QT_TRANSLATE_NOOP(
            "Library", "The disc is full: this could not be saved in {0}; everything before it is kept."
        ),
        Trouble.NOT_WRITABLE: QT_TRANSLATE_NOOP(
            "Library", "The library {0} cannot be written; everything saved before is kept."
        ),
        Trouble.BUSY: QT_TRANSLATE_NOOP(
            "Library",
            "Another program holds the library {0}: this was not saved; everything before it is kept.",
        ),
        Trouble.MOVED: QT_TRANSLATE_NOOP(
            "Library", "The library {0} was moved or removed while it was open: this was not saved."
        ),
        Trouble.DAMAGED: QT_TRANSLATE_NOOP("Library", "The library {0} is damaged; it was left as it is."),
        Trouble.MATCH_DAMAGED: QT_TRANSLATE_NOOP(
            "Library", "The match {0} cannot be read ({1}); it was left as it is."
        ),
        Trouble.NOT_A_LIBRARY: QT_TRANSLATE_NOOP(
            "Library", "The file {0} is not a library of bgdesk; it was left as it is."
        ),
        Trouble.TOO_NEW: QT_TRANSLATE_NOOP(
            "Library", "The library {0} was written by a newer bgdesk; it was left as it is."
        ),
        Trouble.OPEN_ELSEWHERE: QT_TRANSLATE_NOOP(
            "Library", "The match {0} is open in another window of bgdesk; close it there first."
        ),
        Trouble.BEING_WRITTEN: QT_TRANSLATE_NOOP(
            "Library", "Another program is writing {0} at this moment; nothing was written over it."
        ),
        Trouble.OUT_OF_STEP: QT_TRANSLATE_NOOP(
            "Library", "The match {0} was changed by another program; nothing was written over it."
        ),
        Trouble.UNKNOWN_MATCH: QT_TRANSLATE_NOOP("Library", "There is no match {0} in the library."),
        Trouble.FAILED: QT_TRANSLATE_NOOP(
            "Library", "The library {0} could not be used ({1}); everything saved before is kept."
        ),
    }
)
"""The sentences of the command line once more, where the translators find them."""


def trouble_text(problem: JournalError) -> str:
    """What happened and what was kept, in one sentence."""
    text = QCoreApplication.translate("Library", SENTENCES[problem.trouble])
    return text.format(problem.subject, problem.detail)
