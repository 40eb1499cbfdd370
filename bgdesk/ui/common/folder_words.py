"""What is said where a file can be seen in its folder."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from bgdesk.ui.words.notation import isolated

translate = QCoreApplication.translate


def show_in_folder_label() -> str:
    """On a button."""
    #: Button: show the file that was just saved, in the window of the desktop for files
    return translate("SavedFiles", "Show in folder")


def no_folders_text(path: Path) -> str:
    """Why it is not seen."""
    #: {folder} is the name of a folder
    text = translate("SavedFiles", "No program here shows folders. The file is in {folder}.")
    return text.format(folder=isolated(str(path.parent)))
