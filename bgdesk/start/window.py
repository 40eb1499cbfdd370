"""The composition root: puts the parts together; the only module below the window that knows it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, QTimer, QTranslator
from PySide6.QtGui import QIcon, QPixmapCache
from PySide6.QtWidgets import QApplication, QMessageBox

from bgdesk.app.languages import install_language
from bgdesk.app.library_problem_text import trouble_text
from bgdesk.app.logs import hook_for_errors, start_logging, stop_logging, watch_for_crashes
from bgdesk.app.paths import Paths, PathsError
from bgdesk.app.settings import table
from bgdesk.app.settings.setting import Value
from bgdesk.app.settings.settings import Settings
from bgdesk.app.sounds import Sounds
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import MatchOpener
from bgdesk.app.table.players import BotPace, BotSeat, HumanSeat
from bgdesk.app.table.ratings import new_ratings
from bgdesk.app.table.spectator_pace import SpectatorPace
from bgdesk.app.table.table import Notice, NoticeKind
from bgdesk.app.table.turn_scheduler import SeatPlayer
from bgdesk.app.theme import ThemeSwitch
from bgdesk.app.workers.engine_service import EngineService
from bgdesk.engine.levels import level_of
from bgdesk.engine.sage.availability import probe
from bgdesk.library.library import Library
from bgdesk.library.opening import open_library
from bgdesk.library.problems import JournalError
from bgdesk.match.record import Seat, SeatKind
from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path
from bgdesk.start.wiring import WindowWiring
from bgdesk.ui.board.theme import load_themes
from bgdesk.ui.common.key_guard import KeyGuard
from bgdesk.ui.common.wheel_guard import WheelGuard
from bgdesk.ui.window.first_paint import FirstPaint
from bgdesk.ui.window.main_window import MainWindow

PIXMAP_CACHE_KB = 128 * 1024
"""Enough for the moving items of a board on a 4K screen; Qt's own limit would drop them at every frame."""
WARM_UP_AFTER_MS = 300
"""The engine starts once the window stands."""
BEGIN_AFTER_MS = 1000
"""The first question comes when the board can be seen; so late where the window is hidden."""
NO_PROFILE: Mapping[str, Value] = {}


def make_application(arguments: list[str]) -> QApplication:
    """The application object with everything that must be set once."""
    app = QApplication(arguments)
    app.setApplicationName("bgdesk")
    app.setDesktopFileName("bgdesk")
    app.setStyle("Fusion")
    app.setWindowIcon(QIcon(str(resource_path("icons", "bgdesk.svg"))))
    QPixmapCache.setCacheLimit(PIXMAP_CACHE_KB)
    return app


@dataclass
class Desk:
    """The running program: what has to be closed when it ends."""

    wiring: WindowWiring
    controller: MatchController
    match_opener: MatchOpener
    service: EngineService
    library: Library
    settings: Settings
    translators: tuple[QTranslator, ...]
    """Qt does not keep them alive itself."""

    @property
    def window(self) -> MainWindow:
        """The one window."""
        return self.wiring.window

    def begin(self, file: str | None) -> None:
        """Show what a player sees first, which is ``file`` if there is one."""
        self.wiring.begin(file)

    def close(self) -> None:
        """End everything; what was shown is on disk already."""
        self.wiring.close()
        self.controller.close()
        self.service.close()
        self.library.close()


def build_desk(app: QApplication, paths: Paths, profile: Mapping[str, Value] = NO_PROFILE) -> Desk:
    """The whole program around ``paths``. Raises JournalError when no library can be used."""
    settings = Settings(paths.settings, profile, app)
    _, translators = install_language(app, settings.get(table.LANGUAGE), resource_path("i18n"))
    opened = open_library(paths.data, new_ratings)
    service = EngineService(parent=app)
    controller = MatchController(opened.library.journal, app)
    seats = _Seats(settings, service, controller.spectator_pace, controller)
    match_opener = MatchOpener(opened.library.journal, controller, seats.make)
    wiring = WindowWiring(
        controller=controller,
        match_opener=match_opener,
        library=opened.library,
        settings=settings,
        themes=ThemeSwitch(app),
        boards=load_themes(resource_path("boards")),
        sounds=Sounds(resource_path("sounds")),
        availability=probe(),
        engine=service,
        places=(("data", str(paths.data)), ("settings", str(paths.settings)), ("logs", str(paths.logs))),
        window_state=QSettings(str(paths.config / "window.ini"), QSettings.Format.IniFormat),
    )
    seats.tell = wiring.tell
    service.replaced.connect(lambda reason: wiring.tell(Notice(NoticeKind.ENGINE_REPLACED, reason)))
    service.unavailable.connect(lambda reason: wiring.tell(Notice(NoticeKind.ENGINE_UNAVAILABLE, reason)))
    for problem in opened.passed_over:
        wiring.window.notices.warn(trouble_text(problem))
    wiring.tell_settings_problems()
    return Desk(wiring, controller, match_opener, service, opened.library, settings, translators)


class _Seats:
    """Makes the players of a match, each asking the settings as they are at that moment."""

    def __init__(
        self, settings: Settings, service: EngineService, spectator_pace: SpectatorPace, parent: QObject
    ) -> None:
        self._settings = settings
        self._service = service
        self._spectator_pace = spectator_pace
        self._parent = parent
        self.tell: Callable[[Notice], None] = lambda notice: None
        self._taken: dict[Player, HumanSeat | BotSeat] = {}

    def make(self, seat: Seat, player: Player) -> SeatPlayer:
        """Whoever sits there; he takes the place of the one before him."""
        if player in self._taken:
            self._taken[player].deleteLater()
        self._taken[player] = made = self._made(seat)
        return made

    def _made(self, seat: Seat) -> HumanSeat | BotSeat:
        if seat.kind is SeatKind.HUMAN:
            return HumanSeat(partial(AutomationWishes.of, self._settings), self._parent)
        bot = BotSeat(level_of(seat.level).id, self._service, self._pace, self._parent)
        bot.plain_player_in.connect(lambda: self.tell(Notice(NoticeKind.PLAIN_BOT)))
        bot.gave_up.connect(lambda reason: self.tell(Notice(NoticeKind.ENGINE_UNAVAILABLE, reason)))
        return bot

    def _pace(self) -> BotPace:
        get = self._settings.get
        usual = BotPace(get(table.BOT_DELAY_MS), get(table.BOT_THINKING_S) * 1000)
        return self._spectator_pace.watch.pace(usual)


def run_window(paths: Paths, file: str | None) -> int:
    """Open the window and stay until it is closed; the exit status."""
    if file is not None and not Path(file).exists():
        return _refuse(f"There is no file {file}.")
    try:
        paths.prepared()
    except PathsError as problem:
        return _refuse(str(problem))
    crash_file = watch_for_crashes(paths.logs)
    log = start_logging(paths.logs)
    try:
        return _run(paths, file)
    finally:
        stop_logging(log)
        crash_file.close()


def _run(paths: Paths, file: str | None) -> int:
    app = make_application(sys.argv[:1])
    try:
        desk = build_desk(app, paths)
    except JournalError as problem:
        return _refuse(trouble_text(problem))
    sys.excepthook = hook_for_errors(lambda kind, error, trace: desk.wiring.report_error(error))
    KeyGuard(app)
    WheelGuard(app)
    app.aboutToQuit.connect(desk.close)
    desk.window.fit_to_screen()
    desk.window.show()
    first_paint = FirstPaint(desk.window.page.table_view.board.viewport(), BEGIN_AFTER_MS)
    first_paint.over.connect(lambda: desk.begin(file))
    QTimer.singleShot(WARM_UP_AFTER_MS, desk.service, desk.service.warm_up)
    return app.exec()


def _refuse(sentence: str) -> int:
    """Say why the window cannot open, where it can be seen."""
    print(sentence, file=sys.stderr)  # noqa: T201  # the terminal is told as well
    if QApplication.instance() is not None and os.environ.get("QT_QPA_PLATFORM") != "offscreen":
        QMessageBox.critical(None, "bgdesk", sentence)
    return 1
