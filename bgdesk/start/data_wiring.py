"""The user's data as a whole: what was put off until bgdesk started, and the window about it."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSettings

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.data_folder import DataWish, MovedData, remember_moved, take_wish
from bgdesk.app.paths import Paths
from bgdesk.library.library import Library
from bgdesk.library.opening import present_library
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.source_text import QT_TRANSLATE_NOOP, Message, Sentences
from bgdesk.start.coming_back import ComingBack
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.window.main_window import MainWindow
from bgdesk.ui.your_data.your_data import YourData

_log = logging.getLogger(__name__)


class FulfilledText(Sentences):
    """What was done before the library was opened."""

    #: {file} is the name of a file
    RESTORED = QT_TRANSLATE_NOOP(
        "Start",
        "The library is as it was in {file} now. The one before is among the backups in Match, Your data.",
    )
    #: {folder} is the name of a folder
    MOVED = QT_TRANSLATE_NOOP(
        "Start", "Your data is in {folder} now. What is left at the old place can go: see Match, Your data."
    )


@dataclass(frozen=True, slots=True)
class Fulfilled:
    """The folders to go on with, and what is to be said of them; ``is_bad`` if nothing could be done."""

    paths: Paths
    told: Message | None = None
    is_bad: bool = False


def fulfil(paths: Paths) -> Fulfilled:
    """Do what was put off until nobody has the library open."""
    wish = take_wish(paths.config)
    if wish is None:
        return Fulfilled(paths)
    from bgdesk.library.keeping.moving import MoveError

    try:
        return _restored(paths, wish.restore) if wish.restore else _moved(paths, wish)
    except (JournalError, MoveError) as problem:
        return Fulfilled(paths, problem.message, is_bad=True)
    except OSError as problem:
        _log.exception("what was to be done with the data was not done")
        trouble = JournalError(Trouble.FAILED, paths.data, problem.strerror or type(problem).__name__)
        return Fulfilled(paths, trouble.message, is_bad=True)


def _restored(paths: Paths, source: Path) -> Fulfilled:
    from bgdesk.library.keeping.copies import restore

    restore(present_library(paths.data), source, datetime.now().astimezone())
    return Fulfilled(paths, Message.of(FulfilledText.RESTORED, file=source.name))


def _moved(paths: Paths, wish: DataWish) -> Fulfilled:
    if wish.move is None:
        return Fulfilled(paths)
    from bgdesk.library.keeping.moving import copy_data

    copy_data(paths.data, wish.move)
    remember_moved(paths.config, MovedData(wish.move, paths.data))
    return Fulfilled(replace(paths, data=wish.move), Message.of(FulfilledText.MOVED, folder=wish.move))


def add_your_data(
    library: Library,
    config: Path,
    dialogs: MatchDialogs,
    folder: LastFolder,
    window_state: QSettings,
    window: MainWindow,
    coming_back: ComingBack,
) -> YourData:
    """The window about it, and the notice about a folder that somebody synchronises."""
    action = window.actions_by_id[ActionId.YOUR_DATA]
    made = YourData(library, config, action, dialogs, folder, window_state, window)
    made.warned.connect(partial(window.notices.warn, more=made.show))
    made.restart_requested.connect(coming_back.come_back)
    return made
