"""Questions about the user's data: a folder, a file, and whether bgdesk may start again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.common.plain_text import message_box

translate = QCoreApplication.translate


def ask_folder(parent: QWidget | None, last: LastFolder, title: str, act: Callable[[Path], None]) -> None:
    """Have a folder chosen, and ``act`` on it."""
    asking = _new_dialog(parent, last, title, act)
    asking.setFileMode(QFileDialog.FileMode.Directory)
    asking.setOption(QFileDialog.Option.ShowDirsOnly)
    asking.open()


def ask_library(parent: QWidget | None, last: LastFolder, act: Callable[[Path], None]) -> None:
    """Have a copy of a library chosen, and ``act`` on it."""
    asking = _new_dialog(parent, last, translate("YourData", "Restore from this file"), act)
    asking.setFileMode(QFileDialog.FileMode.ExistingFile)
    asking.setNameFilters(
        [translate("YourData", "Libraries (*.sqlite)"), translate("YourData", "All files (*)")]
    )
    asking.open()


def _new_dialog(
    parent: QWidget | None, last: LastFolder, title: str, act: Callable[[Path], None]
) -> QFileDialog:
    asking = QFileDialog(parent, title)
    last.lead(asking)
    asking.fileSelected.connect(lambda name: act(Path(name)))
    asking.finished.connect(asking.deleteLater)
    return asking


def ask_to_restart(parent: QWidget | None, question: str, details: str, act: Callable[[], None]) -> None:
    """Ask ``question``, and ``act`` if bgdesk may start again for it."""
    #: Button
    sure = translate("YourData", "Close and start &again")
    _ask(parent, question, details, sure, QMessageBox.ButtonRole.AcceptRole, act)


def ask_to_put_away(parent: QWidget | None, folder: Path | None, act: Callable[[], None]) -> None:
    """Ask about the data that was left in ``folder``."""
    question = translate("YourData", "Put the data from before the move into the trash?")
    #: Button
    sure = translate("YourData", "Put into the &trash")
    _ask(parent, question, str(folder or ""), sure, QMessageBox.ButtonRole.DestructiveRole, act)


def _ask(
    parent: QWidget | None,
    question: str,
    details: str,
    sure: str,
    role: QMessageBox.ButtonRole,
    act: Callable[[], None],
) -> None:
    box = message_box(QMessageBox.Icon.Question, translate("YourData", "Your data"), question, parent)
    box.setInformativeText(details)
    box.addButton(sure, role).clicked.connect(act)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    box.finished.connect(box.deleteLater)
    box.open()
