"""A short match, computer against computer, through the real window, with pictures of it."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from bgdesk.app.paths import find_paths
from bgdesk.app.settings.settings import TEST_PROFILE
from bgdesk.app.table.match_opener import NewMatch
from bgdesk.app.table.table import Happened, Table
from bgdesk.formats.registry import write_match
from bgdesk.harmless import harmless
from bgdesk.match.dice.fair_dice import SEEDED
from bgdesk.match.events import Doubled, GameStarted, Rolled
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.position import OFF
from bgdesk.start.application import make_application
from bgdesk.start.desk import Desk
from bgdesk.start.screen_in_memory import without_size_hint_messages
from bgdesk.start.window import build_desk
from bgdesk.ui.words.levels import level_name

LENGTH = 3
LEVELS = Pair("expert", "advanced")
SEED = 11
SIZE = (1440, 900)
_MID_GAME_TURNS = 6
_BEARING_OFF = 4


def run_demo(folder: Path) -> int:
    """Play the match and leave pictures and the match in ``folder``; the exit status. Raises OSError."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    folder.mkdir(exist_ok=True)
    with without_size_hint_messages():
        _play_into(folder, make_application(["bgdesk"]))
    _say(f"The pictures and match.mat are in {folder}.")
    return 0


def _play_into(folder: Path, app: QApplication) -> None:
    with tempfile.TemporaryDirectory() as home:
        desk = build_desk(app, find_paths(home).prepared(), TEST_PROFILE)
        try:
            record = _Demo(desk, folder).play()
            for warning in write_match(record, folder / "match.mat"):
                _say(warning)
        finally:
            desk.window.close()
            desk.close()


def _say(text: str) -> None:
    print(harmless(text))  # noqa: T201  # a command line tool


class _Demo(QObject):
    """Takes one picture of each kind of moment; nothing moves, so the board always rests."""

    def __init__(self, desk: Desk, folder: Path) -> None:
        super().__init__()
        self._desk = desk
        self._folder = folder
        self._taken: list[str] = []
        self._count = 0
        self._loop = QEventLoop()
        window = desk.window
        window.resize(*SIZE)
        window.show()
        desk.controller.happened.connect(self._happened)
        desk.controller.finished.connect(self._loop.quit)

    def play(self) -> MatchRecord:
        """The whole match."""
        seats = Pair(
            Seat(level_name(LEVELS.white), SeatKind.BOT, LEVELS.white),
            Seat(level_name(LEVELS.black), SeatKind.BOT, LEVELS.black),
        )
        self._picture("before-the-match")
        self._desk.match_opener.start(NewMatch(match_options(LENGTH), seats, SEEDED, seed=SEED))
        self._loop.exec()
        self._picture("after-the-match")
        table: Table | None = self._desk.controller.table
        assert table
        return table.record

    @Slot(object)
    def _happened(self, happened: Happened) -> None:
        moment = _moment(happened)
        if moment and moment not in self._taken:
            self._taken.append(moment)
            QTimer.singleShot(0, self, lambda: self._picture(moment))

    def _picture(self, moment: str) -> None:
        self._count += 1
        file = self._folder / f"{self._count:02d}-{moment}.png"
        if not self._desk.window.grab().save(str(file)):
            raise OSError(errno.EIO, "the picture could not be written", str(file))


def _moment(happened: Happened) -> str:
    """What kind of moment this is; empty for the others."""
    entry, state = happened.entry, happened.after
    if isinstance(entry, GameStarted):
        return "start" if entry.number == 1 else "next-game"
    if isinstance(entry, Doubled):
        return "double"
    if len(state.results) > len(happened.before.results):
        return "result"
    if isinstance(entry, Rolled):
        return "bear-off" if _is_bearing_off(state) else _mid_game(state)
    return ""


def _mid_game(state: MatchState) -> str:
    return "mid-game" if state.turns_completed.white >= _MID_GAME_TURNS else ""


def _is_bearing_off(state: MatchState) -> bool:
    return (
        state.phase is Phase.TO_PLAY
        and max(state.position.white[OFF], state.position.black[OFF]) >= _BEARING_OFF
    )
