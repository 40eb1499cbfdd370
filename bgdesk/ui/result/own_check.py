"""What is needed to check the dice of a match without bgdesk, saved into a folder of its own."""

from __future__ import annotations

import logging
import os
import shutil
from itertools import count
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from bgdesk.match.codec.record_codec import record_to_text
from bgdesk.match.record import MatchRecord
from bgdesk.shipped import resource_path
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.common.saved_file import SavedFile
from bgdesk.ui.words.notation import isolated

_log = logging.getLogger(__name__)

SCRIPT, RECORD = "verify_dice.py", "match.json"
_PYTHON = "py" if os.name == "nt" else "python3"
COMMAND = f"{_PYTHON} -I {SCRIPT} {RECORD}"


def ask_folder(folder: LastFolder, parent: QWidget) -> QFileDialog:
    """Ask where the folder is to be made."""
    #: Title of a dialog: where a folder is to be made with what is needed to check dice
    dialog = QFileDialog(parent, QCoreApplication.translate("OwnCheck", "Check these dice yourself"))
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    folder.lead(dialog)
    dialog.finished.connect(dialog.deleteLater)
    return dialog


def save_own_check(record: MatchRecord, where: Path) -> SavedFile | str:
    """Make a folder with the record and the script in ``where``; what to do there, or why it is not made."""
    translate = QCoreApplication.translate
    try:
        made = _new_folder(where, f"dice-{record.header.id}")
        (made / RECORD).write_text(record_to_text(record), "utf-8")
        shutil.copyfile(resource_path("help", SCRIPT), made / SCRIPT)
    except OSError as problem:
        _log.warning("what checks dice is not saved: %s", type(problem).__name__)
        #: {why} is what the system says
        text = translate("OwnCheck", "Nothing was saved in {folder}: {why}")
        return text.format(folder=isolated(str(where)), why=problem)
    #: {folder} is a path, {command} what is typed into a terminal
    text = translate(
        "OwnCheck",
        "The record of the match and a script of a few lines are in {folder}. Open a terminal there and "
        "type: {command} and behind it the fingerprint that you noted. It needs Python, but not bgdesk.",
    )
    return SavedFile(
        made / SCRIPT,
        text.format(folder=isolated(str(made)), command=COMMAND),
        stays=True,
        is_match=False,
    )


def _new_folder(where: Path, name: str) -> Path:
    """A folder that was not there before: nothing is overwritten."""
    names = (name if number == 1 else f"{name}-{number}" for number in count(1))
    made = next(where / each for each in names if not (where / each).exists())
    made.mkdir()
    return made
