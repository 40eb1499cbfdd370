"""The composition root: puts the parts together; the only module below the window that knows it."""

from __future__ import annotations

import logging
import os
import platform
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QSettings, QTimer, qVersion
from PySide6.QtGui import QIcon, QPixmapCache
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from bgdesk import __version__
from bgdesk.app.fonts import dressed
from bgdesk.app.garbage import GarbageCollection
from bgdesk.app.languages import LANGUAGE_VARIABLE, InstalledLanguage, install_language
from bgdesk.app.logs.log_file import set_level, start_logging, stop_logging, watch_for_crashes
from bgdesk.app.logs.qt_messages import qt_messages_logged
from bgdesk.app.logs.slow_events import SlowEvents
from bgdesk.app.logs.uncaught import hook_for_errors, other_errors_logged
from bgdesk.app.messages import message_text
from bgdesk.app.paths import Paths, PathsError
from bgdesk.app.review.given import has_position, is_there
from bgdesk.app.settings import table
from bgdesk.app.settings.setting import Value
from bgdesk.app.settings.settings import Settings
from bgdesk.app.sound_check import SoundCheck
from bgdesk.app.sounds import Sounds
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import MatchOpener
from bgdesk.app.table.players import BotPace, BotSeat, HumanSeat
from bgdesk.app.table.ratings import new_ratings
from bgdesk.app.table.spectator_pace import SpectatorPace
from bgdesk.app.table.table import Notice, NoticeKind
from bgdesk.app.table.turn_scheduler import SeatPlayer
from bgdesk.app.terminal_text import printable
from bgdesk.app.theme import ThemeSwitch
from bgdesk.app.workers.engine_service import EngineService
from bgdesk.engine.levels import level_of
from bgdesk.engine.sage.availability import Availability, probe
from bgdesk.library.library import Library
from bgdesk.library.opening import open_library
from bgdesk.library.problems import JournalError
from bgdesk.match.record import Seat, SeatKind
from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path
from bgdesk.source_text import QT_TRANSLATE_NOOP, Message
from bgdesk.start.conduct_wiring import add_conduct
from bgdesk.start.display import no_window_because
from bgdesk.start.sound_parts import sound_part_missing
from bgdesk.start.wiring import WindowWiring
from bgdesk.ui.board.theme import load_themes
from bgdesk.ui.common.key_guard import KeyGuard
from bgdesk.ui.common.plain_text import message_box
from bgdesk.ui.common.wheel_guard import WheelGuard
from bgdesk.ui.window.first_paint import FirstPaint
from bgdesk.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from bgdesk.app.problem_report import Facts, ProblemReport

PIXMAP_CACHE_KB = 128 * 1024
"""Enough for the moving items of a board on a 4K screen; Qt's own limit would drop them at every frame."""
WARM_UP_AFTER_MS = 300
"""The engine starts once the window stands."""
BEGIN_AFTER_MS = 1000
"""The first question comes when the board can be seen; so late where the window is hidden."""
THREADS_TAKE_TURNS_AFTER_S = 0.0005
"""So long another thread may keep the window waiting each time it paints or answers; ten times as long by
itself, so that a page of a hundred cells stood still while anything was worked out beside."""
NO_PROFILE: Mapping[str, Value] = {}

#: {file} is the name of a file
_NO_FILE = QT_TRANSLATE_NOOP("Start", "There is no file {file}.")
_log = logging.getLogger(__name__)


def make_application(arguments: list[str]) -> QApplication:
    """The application object with everything that must be set once."""
    sys.setswitchinterval(THREADS_TAKE_TURNS_AFTER_S)
    app = QApplication(arguments)
    app.setApplicationName("bgdesk")
    app.setDesktopFileName("bgdesk")
    app.setStyle("Fusion")
    app.setFont(dressed(app.font()))
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
    language: InstalledLanguage

    @property
    def window(self) -> MainWindow:
        """The one window."""
        return self.wiring.window

    def prepare(self, file: str | None) -> None:
        """Have the first page in front that is seen, while the window is not."""
        if file is None:
            self.wiring.window.front.show_start()

    @property
    def first_seen(self) -> QWidget:
        """What is painted with the first page."""
        window = self.wiring.window
        return (
            self.wiring.home_wiring.page.viewport()
            if window.front.is_start
            else (window.page.table_view.board.viewport())
        )

    def begin(self, file: str | None) -> None:
        """Show what a player sees first, which is ``file``, or the position it is the text of, if given."""
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
    wanted = os.environ.get(LANGUAGE_VARIABLE) or settings.get(table.LANGUAGE)
    language = install_language(app, wanted, resource_path("i18n"))
    opened = open_library(paths.data, new_ratings)
    availability = probe()
    _log_engine(availability)
    service = EngineService(parent=app)
    controller = MatchController(opened.library.journal, app)
    seats = _Seats(settings, service, controller.spectator_pace, controller)
    match_opener = MatchOpener(
        opened.library.journal,
        controller,
        seats.make,
        partial(_forget, opened.library),
    )
    wiring = WindowWiring(
        controller=controller,
        match_opener=match_opener,
        library=opened.library,
        settings=settings,
        themes=ThemeSwitch(app),
        boards=load_themes(resource_path("boards")),
        sounds=Sounds(resource_path("sounds")),
        sound_check=SoundCheck(sound_part_missing, app),
        availability=availability,
        engine=service,
        places=(("data", str(paths.data)), ("settings", str(paths.settings)), ("logs", str(paths.logs))),
        collect_report=partial(_collect_report, paths),
        window_state=QSettings(str(paths.config / "window.ini"), QSettings.Format.IniFormat),
    )
    add_conduct(controller, wiring.match_dialogs, settings, wiring.window)
    seats.tell = wiring.tell
    service.replaced.connect(lambda reason: wiring.tell(Notice(NoticeKind.ENGINE_REPLACED, reason)))
    service.unavailable.connect(lambda reason: wiring.tell(Notice(NoticeKind.ENGINE_STOPPED, reason)))
    if opened.told:
        wiring.window.notices.warn(" ".join(message_text(message) for message in opened.told))
    wiring.tell_settings_problems()
    return Desk(wiring, controller, match_opener, service, opened.library, settings, language)


def _forget(library: Library, match_id: str) -> None:
    """Loaded only when there is something to forget."""
    library.catalogue.forget(match_id)


def _collect_report(paths: Paths, facts: Facts) -> ProblemReport:
    """Loaded only when somebody has a problem."""
    from bgdesk.app.problem_report import collect_report

    return collect_report(paths, facts)


def _log_engine(found: Availability) -> None:
    if found.is_available:
        _log.info("the strong engine is here")
    else:
        _log.info("no strong engine: %s (%s)", found.reason, found.detail)


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
        """Whoever sits there, in the place of the one before."""
        if player in self._taken:
            self._taken[player].deleteLater()
        self._taken[player] = made = self._made(seat)
        return made

    def _made(self, seat: Seat) -> HumanSeat | BotSeat:
        if seat.kind is SeatKind.HUMAN:
            return HumanSeat(partial(AutomationWishes.of, self._settings), self._parent)
        self._service.warm_up()  # an engine that was given up gets another chance with every match
        bot = BotSeat(level_of(seat.level).id, self._service, self._pace, self._parent)
        bot.plain_player_in.connect(lambda kind: self.tell(Notice(kind)))
        bot.gave_up.connect(lambda reason: self.tell(Notice(NoticeKind.ENGINE_UNAVAILABLE, reason)))
        return bot

    def _pace(self) -> BotPace:
        get = self._settings.get
        usual = BotPace(get(table.BOT_DELAY_MS), get(table.BOT_THINKING_S) * 1000)
        return self._spectator_pace.watch.pace(usual)


def run_window(paths: Paths, file: str | None, *, is_verbose: bool = False) -> int:
    """Open the window, with a file or the text of a position, until it is closed; the exit status."""
    if file is not None and not (is_there(file) or has_position(file)):
        return _refuse(Message.of(_NO_FILE, file=file), paths)
    obstacle = no_window_because(os.environ)
    if obstacle:
        return _refuse(obstacle, paths)
    try:
        paths.prepared()
    except PathsError as problem:
        return _refuse(problem.message, paths)
    with _logged(paths.logs, is_verbose=is_verbose), qt_messages_logged(), other_errors_logged():
        status = _run(paths, file, is_verbose=is_verbose)
        _log.info("bgdesk ends with status %d", status)
        return status


@contextmanager
def _logged(folder: Path, *, is_verbose: bool) -> Iterator[None]:
    """Keep the log of the window in ``folder``; what even Python does not survive is written beside it."""
    crash_file = watch_for_crashes(folder)
    log = start_logging(folder, logging.DEBUG if is_verbose else logging.INFO)
    _log.info(
        "bgdesk %s starts: Python %s, Qt %s, %s on %s",
        __version__,
        platform.python_version(),
        qVersion(),
        sys.platform,
        platform.machine(),
    )
    try:
        yield
    finally:
        stop_logging(log)
        crash_file.close()


def follow_detail(settings: Settings) -> None:
    """Log as much as the user wants, from now on."""

    def follow(key: str = table.LOG_DETAIL.key) -> None:
        if key == table.LOG_DETAIL.key:
            is_detailed = settings.get(table.LOG_DETAIL) == table.DETAILED
            set_level(logging.DEBUG if is_detailed else logging.INFO)

    follow()
    settings.changed.connect(follow)


def _run(paths: Paths, file: str | None, *, is_verbose: bool) -> int:
    app = make_application(sys.argv[:1])
    try:
        desk = build_desk(app, paths)
    except JournalError as problem:
        return _refuse(problem.message, paths)
    if not is_verbose:
        follow_detail(desk.settings)
    sys.excepthook = hook_for_errors(lambda kind, error, trace: desk.wiring.report_error(error))
    KeyGuard(app)
    WheelGuard(app)
    app.aboutToQuit.connect(desk.close)
    desk.window.fit_to_screen()
    desk.prepare(file)
    desk.window.show()
    first_paint = FirstPaint(desk.first_seen, BEGIN_AFTER_MS)
    first_paint.over.connect(lambda: desk.begin(file))
    QTimer.singleShot(WARM_UP_AFTER_MS, desk.service, desk.service.warm_up)
    slow_events, garbage = SlowEvents(app), GarbageCollection(app)
    try:
        return app.exec()
    finally:
        slow_events.close()
        garbage.close()


def _refuse(message: Message, paths: Paths) -> int:
    """Say why the window cannot open, in the language of the user and where it can be seen."""
    app = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    wanted = Settings(paths.settings, NO_PROFILE, app).get(table.LANGUAGE)
    language = install_language(app, os.environ.get(LANGUAGE_VARIABLE) or wanted, resource_path("i18n"))
    sentence = message_text(message)
    print(printable(sentence), file=sys.stderr)  # noqa: T201  # the terminal is told as well
    if isinstance(app, QApplication) and os.environ.get("QT_QPA_PLATFORM") != "offscreen":
        message_box(QMessageBox.Icon.Critical, "bgdesk", sentence).exec()
    del language  # its translators have to live until the sentence is told
    return 1
