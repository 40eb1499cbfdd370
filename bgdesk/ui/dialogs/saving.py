"""Asks which file a match shall be in, writes it, and says how that went."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from bgdesk.app.messages import message_text, system_text
from bgdesk.app.side_by_side import sentences
from bgdesk.match.record import MatchHeader
from bgdesk.match.study import Study
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.common.saved_file import SavedFile
from bgdesk.ui.words.matches import file_name
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.saved import saved_text

translate = QCoreApplication.translate

_log = logging.getLogger(__name__)


def new_save_dialog(header: MatchHeader, folder: LastFolder, parent: QWidget) -> QFileDialog:
    """With every format that can hold a match of ``header``; a name without a suffix gets that chosen."""
    from bgdesk.formats.registry import WRITTEN

    #: Title of a dialog, a verb: write a match to a file
    dialog = QFileDialog(parent, translate("Saved", "Save a copy"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    folder.lead(dialog)
    kinds = [kind for kind in WRITTEN if kind.holds(header.options)]
    dialog.setNameFilters([f"{kind.label} (*{kind.suffixes[0]})" for kind in kinds])
    dialog.setDefaultSuffix(kinds[0].suffixes[0].removeprefix("."))
    dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(chosen.rpartition("*.")[2][:-1]))
    dialog.selectFile(file_name(header))
    return dialog


def saved(study: Study, path: Path) -> SavedFile | str:
    """Writes ``study`` by the suffix of ``path``; why it did not, if that failed.

    It never waits for somebody to read from ``path``.
    """
    from bgdesk.formats.export_result import UnknownFormat
    from bgdesk.formats.registry import write_study

    try:
        warnings = write_study(study, path, waits=False)
    except UnknownFormat as problem:
        _log.warning("the match is not written: %s", type(problem).__name__)
        sentence = translate("Saved", "The match was not saved in {file}.").format(file=isolated(str(path)))
        return sentences(sentence, message_text(problem.message))
    except OSError as problem:
        _log.warning("the match is not written: %s", type(problem).__name__)
        #: {why} is what the system says
        sentence = translate("Saved", "The match was not saved in {file}: {why}")
        return sentence.format(file=isolated(str(path)), why=system_text(problem))
    text, is_grave = saved_text(path, warnings)
    return SavedFile(path, text, stays=is_grave)
