"""What is said of a library that was looked at."""

from __future__ import annotations

from collections.abc import Iterator

from bgdesk.library.file_state import log_beside
from bgdesk.library.keeping.check import Checkup, Health
from bgdesk.library.problems import JournalError, LibraryTooNew, Trouble
from bgdesk.library.rescue.rescue import Prospect
from bgdesk.library.rescue.wording import match_names, missing_messages
from bgdesk.source_text import QT_TRANSLATE_NOOP, Message, Sentences


class CheckText(Sentences):
    """``{names}`` is a list of matches, each with its players."""

    SOUND = QT_TRANSLATE_NOOP("Library", "The library is sound: every page and every match can be read.")
    #: {subject} is the name of a file
    ABSENT = QT_TRANSLATE_NOOP(
        "Library", "There is no library {subject} yet; bgdesk makes it when it starts for the first time."
    )
    #: {subject} is the name of a file, {name} that of its newest backup
    GONE = QT_TRANSLATE_NOOP(
        "Library", "The library {subject} is gone. There is a backup of it, which can be restored: {name}."
    )
    #: {subject} is the name of a file
    EMPTY = QT_TRANSLATE_NOOP("Library", "Nothing stands in the library {subject}.")
    #: "it" is the library
    BEGUN_ANEW = QT_TRANSLATE_NOOP("Library", "There is no backup of it: the next start begins a new one.")
    #: {subject} is the name of a file
    DAMAGED = QT_TRANSLATE_NOOP(
        "Library",
        "The library {subject} is damaged; nothing in it was changed. The next start puts everything that can"
        " be read into a new one, and keeps the old file.",
    )
    #: The first "it" is the library that is begun anew, the second the one that is damaged
    FILLED = QT_TRANSLATE_NOOP("Library", "The next start fills it with what can be read of it.")
    #: "it" is the library
    NOTHING_READABLE = QT_TRANSLATE_NOOP(
        "Library", "Nothing in it can be read, and there is no backup of it."
    )
    NOTHING_MISSING = QT_TRANSLATE_NOOP("Library", "Nothing will be missing.")
    #: {name} is the name of a file
    OLDER = QT_TRANSLATE_NOOP("Library", "These matches will come back from the backup {name}: {names}.")
    UNREADABLE = QT_TRANSLATE_NOOP("Library", "These matches cannot be read: {names}.")


def checkup_messages(found: Checkup) -> tuple[Message, ...]:
    """One sentence for each thing that is known, the general one first."""
    return tuple(_messages(found))


def _messages(found: Checkup) -> Iterator[Message]:
    match found.health:
        case Health.SOUND | Health.LOG_MISSING:
            yield from _sound(found)
        case Health.ABSENT if found.backups:
            yield Message.of(CheckText.GONE, subject=found.path, name=found.backups[0])
        case Health.ABSENT:
            yield Message.of(CheckText.ABSENT, subject=found.path)
        case Health.EMPTY:
            yield Message.of(CheckText.EMPTY, subject=found.path)
            yield from _promised(found.prospect, CheckText.FILLED) or (Message.of(CheckText.BEGUN_ANEW),)
        case Health.DAMAGED:
            yield Message.of(CheckText.DAMAGED, subject=found.path)
            yield from _promised(found.prospect) or (Message.of(CheckText.NOTHING_READABLE),)
        case Health.NEWER:
            yield LibraryTooNew(found.path).message
        case Health.FOREIGN:
            yield JournalError(Trouble.NOT_A_LIBRARY, found.path).message


def _sound(found: Checkup) -> Iterator[Message]:
    if found.health is Health.LOG_MISSING:
        yield JournalError(Trouble.LOG_MISSING, log_beside(found.path)).message
    if found.unreadable:
        yield Message.of(CheckText.UNREADABLE, names=match_names(found.unreadable))
    if found.is_sound:
        yield Message.of(CheckText.SOUND)


def _promised(prospect: Prospect | None, *first: CheckText) -> tuple[Message, ...]:
    """What the next start will make, and what it will not."""
    if prospect is None:
        return ()
    findings = prospect.findings
    told = [Message.of(text) for text in first]
    missing = tuple(missing_messages(findings, is_log_whole=prospect.is_log_whole))
    told += missing or (Message.of(CheckText.NOTHING_MISSING),)
    if findings.older and prospect.backup:
        told.append(Message.of(CheckText.OLDER, name=prospect.backup.name, names=match_names(findings.older)))
    return tuple(told)
