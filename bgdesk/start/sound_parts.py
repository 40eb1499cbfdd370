"""What is missing where no sound can be played, and how to get it. Imports no Qt."""

from __future__ import annotations

import sys
from pathlib import Path

import bgdesk
from bgdesk.source_text import QT_TRANSLATE_NOOP, Message, Sentences
from bgdesk.start.display import qt_folder
from bgdesk.start.shared_libraries import missing_for, not_opened, packages_of

_LIBRARY = "libQt6Multimedia.so.6"


class SoundParts(Sentences):
    """What sounds need and do not find."""

    #: {command} is what may be typed in a terminal
    PART = QT_TRANSLATE_NOOP(
        "Start",
        "No sound: the sound part of Qt is not installed. Type “{command}” in a terminal and restart bgdesk.",
    )
    #: {libraries} are names of files, {packages} what to install; both are lists
    LIBRARIES = QT_TRANSLATE_NOOP(
        "Start",
        "No sound, because this system lacks {libraries}. Install it (on Debian and "
        "Ubuntu: {packages}) and restart bgdesk.",
    )
    #: {detail} is a technical reason, in English
    OTHER = QT_TRANSLATE_NOOP("Start", "No sound: the sound part of Qt does not load ({detail}).")


def sound_part_missing(problem: ImportError) -> Message:
    """What to install where QtMultimedia cannot be imported because of ``problem``."""
    first = not_opened(problem)
    if first:
        names = sorted({first, *missing_for([qt_folder() / "lib" / _LIBRARY])})
        packages = " ".join(packages_of(names))
        return Message.of(SoundParts.LIBRARIES, libraries=" ".join(names), packages=packages)
    if isinstance(problem, ModuleNotFoundError):
        return Message.of(SoundParts.PART, command=_command())
    return Message.of(SoundParts.OTHER, detail=problem)


def _command() -> str:
    """What installs the sound part, in a checkout or beside an installed bgdesk."""
    python = "py" if sys.platform == "win32" else "python3"
    if (Path(bgdesk.__file__).resolve().parents[1] / "installer" / "bootstrap.py").is_file():
        return f"{python} installer/bootstrap.py sound"
    return f"{python} -m pip install PySide6-Addons=={_version()}"


def _version() -> str:
    """That of the Qt that is here: its parts must be of one version."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("PySide6-Essentials")
    except PackageNotFoundError:
        return "6.*"
