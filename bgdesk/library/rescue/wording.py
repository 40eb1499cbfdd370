"""What is said of a library that was damaged: what is there again, and what is not."""

from __future__ import annotations

from collections.abc import Iterator

from bgdesk.library.rescue.merge import MatchName, Recovered
from bgdesk.library.rescue.rescue import Rescue
from bgdesk.source_text import QT_TRANSLATE_NOOP, Message, Sentences

_MOST_NAMED = 20


class RescueText(Sentences):
    """``{names}`` is a list of matches, each with its players."""

    #: {kept} is the name of a file
    MADE_ANEW = QT_TRANSLATE_NOOP(
        "Library",
        "The library was damaged. Everything that can still be read stands in a new one;"
        " the old file is kept as {kept}.",
    )
    #: {kept} is the name of a file
    NOTHING_MISSING = QT_TRANSLATE_NOOP(
        "Library", "The library was damaged and has been mended; nothing is missing. The old file is {kept}."
    )
    CUT = QT_TRANSLATE_NOOP("Library", "These matches lack moves at their end: {names}.")
    LOST = QT_TRANSLATE_NOOP("Library", "These matches are lost: {names}.")
    #: {name} is the name of a file
    OLDER = QT_TRANSLATE_NOOP("Library", "These matches came back from the backup {name}: {names}.")
    #: {count} is a number, one or more
    ANALYSES = QT_TRANSLATE_NOOP("Library", "Lost analyses, which can be made again: {count}.")
    LOG = QT_TRANSLATE_NOOP(
        "Library", "The newest moves may be missing, because the file that held them was damaged as well."
    )


#: {white} and {black} are players, {day} a date
_MATCH = QT_TRANSLATE_NOOP("Library", "{white} against {black} ({day})")
#: {subject} is the id of a match
_NAMELESS = QT_TRANSLATE_NOOP("Library", "a match of which only its id is known ({subject})")
#: The last one of a list of matches; {count} is a number
_OTHERS = QT_TRANSLATE_NOOP("Library", "{count} more")


def rescue_messages(told: Rescue) -> tuple[Message, ...]:
    """One sentence for each thing that is known, the general one first."""
    return tuple(_messages(told))


def _messages(told: Rescue) -> Iterator[Message]:
    head = RescueText.NOTHING_MISSING if told.is_complete else RescueText.MADE_ANEW
    yield Message.of(head, kept=told.kept.name)
    yield from missing_messages(told.findings, is_log_whole=told.is_log_whole)
    if told.findings.older and told.backup:
        yield Message.of(RescueText.OLDER, name=told.backup.name, names=match_names(told.findings.older))


def missing_messages(found: Recovered, *, is_log_whole: bool) -> Iterator[Message]:
    """What is not there any more."""
    if found.lost:
        yield Message.of(RescueText.LOST, names=match_names(found.lost))
    if found.cut:
        yield Message.of(RescueText.CUT, names=match_names(found.cut))
    if found.analyses_lost:
        yield Message.of(RescueText.ANALYSES, count=found.analyses_lost)
    if not is_log_whole:
        yield Message.of(RescueText.LOG)


def match_names(matches: tuple[MatchName, ...]) -> tuple[Message, ...]:
    """A list of matches, each with its players; a long one is cut."""
    named = tuple(map(match_name, matches[:_MOST_NAMED]))
    left = len(matches) - len(named)
    return (*named, Message.of(_OTHERS, count=left)) if left else named


def match_name(match: MatchName) -> Message:
    """A match by its players and date, as it is listed."""
    if not match.white and not match.black:
        return Message.of(_NAMELESS, subject=match.id)
    return Message.of(_MATCH, white=match.white, black=match.black, day=match.created[:10] or "?")
