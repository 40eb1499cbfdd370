"""Where the rolls of an earlier match are found: in the library or in a saved match record."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from bgdesk.app.table.match_opener import Earlier
from bgdesk.library.library import Library
from bgdesk.library.listing import PLAYED
from bgdesk.match.codec.record_codec import MAX_TEXT, CodecError
from bgdesk.match.codec.study_codec import study_from_text
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.words.matches import MatchChoice, stored_choice

_log = logging.getLogger(__name__)


class NoRolls(Exception):  # noqa: N818  # the name says what is wrong
    """A file without rolls; the message is one sentence for the user."""


class EarlierMatches:
    """The matches of ``library``, and files; the dialog for them begins in ``folder``."""

    def __init__(self, library: Library, folder: LastFolder) -> None:
        self._library = library
        self.folder = folder

    def choices(self) -> Sequence[MatchChoice]:
        """What the library has, latest first. Raises JournalError."""
        matches = self._library.catalogue.matches()
        return [stored_choice(match) for match in matches if match.kind == PLAYED and not match.is_damaged]

    def of_match(self, match_id: str) -> Earlier:
        """The rolls of a match of the library. Raises JournalError."""
        return Earlier.of(self._library.record(match_id))

    def of_file(self, path: Path) -> Earlier:
        """The rolls of a match record. Raises NoRolls."""
        try:
            if path.stat().st_size > MAX_TEXT:
                raise NoRolls(_no_record().format(name=path.name))
            found = Earlier.of(study_from_text(path.read_text(encoding="utf-8")).record)
        except (OSError, UnicodeDecodeError, CodecError) as problem:
            _log.info("no rolls in that file: %s", type(problem).__name__)
            raise NoRolls(_no_record().format(name=path.name)) from problem
        return found


def _no_record() -> str:
    #: Sentence. {name} is the name of a file
    return QCoreApplication.translate("DiceForm", "{name} is no match record (.json) of bgdesk.")
