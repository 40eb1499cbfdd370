"""The question before something is removed that cannot be brought back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from bgdesk.ui.common.plain_text import message_box


def ask_to_remove(over: QWidget, question: str, act: Callable[[], None]) -> None:
    """Ask ``question``, and ``act`` if the answer is yes."""
    translate = QCoreApplication.translate
    #: Title of a question
    title = translate("MatchesDialog", "Remove")
    box = message_box(QMessageBox.Icon.Question, title, question, over)
    kept = translate("MatchesDialog", "The files that matches were read from stay where they are.")
    box.setInformativeText(kept)
    #: Button, a verb: remove a match from the library
    sure = box.addButton(translate("MatchesDialog", "&Remove"), QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    sure.clicked.connect(act)
    box.finished.connect(box.deleteLater)
    box.open()
