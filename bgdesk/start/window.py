"""The composition root: puts the parts together; the only module below the window that knows it."""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from bgdesk.app.garbage import GarbageCollection
from bgdesk.app.languages import LANGUAGE_VARIABLE, install_language
from bgdesk.app.logs.crash_watch import CrashWatch
from bgdesk.app.logs.log_file import set_level
from bgdesk.app.logs.slow_rounds import SlowRounds
from bgdesk.app.messages import message_text
from bgdesk.app.one_window.arrival import Arrival
from bgdesk.app.paths import Paths, PathsError
from bgdesk.app.review.given import has_position, is_there
from bgdesk.app.settings import table
from bgdesk.app.settings.setting import Value
from bgdesk.app.settings.settings import Settings
from bgdesk.app.sound_check import SoundCheck
from bgdesk.app.sounds import Sounds
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import MatchOpener
from bgdesk.app.table.ratings import new_ratings
from bgdesk.app.table.table import Notice, NoticeKind
from bgdesk.app.theme import ThemeSwitch
from bgdesk.app.wall_clock import WallClock
from bgdesk.app.window_state import WindowState
from bgdesk.app.workers.engine_service import EngineService
from bgdesk.app.workers.restarting import start_again
from bgdesk.app.workers.tutor_service import TutorService
from bgdesk.engine.sage.availability import Availability, probe
from bgdesk.library.library import Library
from bgdesk.library.opening import open_library
from bgdesk.library.problems import JournalError
from bgdesk.shipped import resource_path
from bgdesk.source_text import QT_TRANSLATE_NOOP, Message
from bgdesk.start.application import complete, make_application
from bgdesk.start.bare_application import bare_application
from bgdesk.start.coming_back import ComingBack
from bgdesk.start.conduct_wiring import add_conduct
from bgdesk.start.data_wiring import add_your_data, fulfil
from bgdesk.start.desk import Desk
from bgdesk.start.display import no_window_because
from bgdesk.start.first_look import picture_file
from bgdesk.start.language_switch import LanguageSwitch
from bgdesk.start.news_wiring import add_news
from bgdesk.start.picture_keeping import PictureKeeping
from bgdesk.start.reading_wiring import add_reading
from bgdesk.start.receiving import begin_receiving, tell_unanswered
from bgdesk.start.refusing import refuse
from bgdesk.start.seats import Seats
from bgdesk.start.shown_look import ShownLook, look_facts
from bgdesk.start.sound_parts import sound_part_missing
from bgdesk.start.tutor_on_request import TutorOnRequest
from bgdesk.start.unveiling import Unveiling
from bgdesk.start.watching import logged, tell_errors, tell_settings_problems
from bgdesk.start.wiring import WindowWiring
from bgdesk.start.writing_wiring import add_writing
from bgdesk.ui.board.theme import load_themes
from bgdesk.ui.common.key_guard import KeyGuard
from bgdesk.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from bgdesk.app.problem_report import Facts, ProblemReport

WARM_UP_AFTER_MS = 300
"""The engine starts once the window stands."""
LOOK_AT_FOLDER_AFTER_MS = 3000
"""Whether somebody synchronises the folder of the data is asked when everything stands."""
START_AGAIN = 64
"""The status of a window that is to come back."""
NO_PROFILE: Mapping[str, Value] = {}

#: {file} is the name of a file
_NO_FILE = QT_TRANSLATE_NOOP("Start", "There is no file {file}.")
_log = logging.getLogger(__name__)
translate = QCoreApplication.translate


def build_desk(
    app: QApplication,
    paths: Paths,
    profile: Mapping[str, Value] = NO_PROFILE,
    window: MainWindow | None = None,
    clock: WallClock | None = None,
) -> Desk:
    """The whole program around ``paths``, in ``window`` if there is one already, by ``clock``.

    Raises JournalError when no library can be used.
    """
    settings, clock = Settings(paths.settings, profile, app), clock or WallClock()
    wanted = os.environ.get(LANGUAGE_VARIABLE) or settings.get(table.LANGUAGE)
    language = install_language(app, wanted, resource_path("i18n"))
    opened = open_library(paths.data, new_ratings, clock.utc)
    availability = probe()
    _log_engine(availability)
    service = EngineService(parent=app)
    controller = MatchController(opened.library.journal, app)
    seats = Seats(settings, service, controller.spectator_pace, controller)
    match_opener = MatchOpener(
        opened.library.journal,
        controller,
        seats.make,
        partial(_forget, opened.library),
        clock.utc,
    )
    window = window or MainWindow(WindowState(paths.config / "window.ini"))
    wiring = WindowWiring(
        controller=controller,
        match_opener=match_opener,
        library=opened.library,
        settings=settings,
        clock=clock,
        themes=ThemeSwitch(app),
        boards=load_themes(resource_path("boards")),
        sounds=Sounds(resource_path("sounds")),
        sound_check=SoundCheck(sound_part_missing, app),
        availability=availability,
        engine=service,
        places=_places(paths.own or paths),
        collect_report=partial(_collect_report, paths),
        window_state=window.window_state,
        window=window,
    )
    add_writing(controller, opened.library, wiring.window)
    add_reading(wiring.helping, wiring.playing_on, language)
    add_conduct(controller, wiring.match_dialogs, settings, wiring.window)
    tutor = TutorOnRequest(controller, settings, TutorService(app), window)
    coming_back = ComingBack(controller, window.window_state, window)
    your_data = add_your_data(
        opened.library,
        paths.config,
        wiring.match_dialogs,
        wiring.folder,
        window.window_state,
        window,
        coming_back,
    )
    switch = LanguageSwitch(settings, language.name, coming_back)
    wiring.program_dialogs.settings_left.connect(switch.look)
    newer_version = add_news(settings, window.window_state, wiring.match_dialogs, window)
    seats.tell = wiring.match_notices.tell
    service.replaced.connect(
        lambda reason: wiring.match_notices.tell(Notice(NoticeKind.ENGINE_REPLACED, reason))
    )
    service.unavailable.connect(
        lambda reason: wiring.match_notices.tell(Notice(NoticeKind.ENGINE_STOPPED, reason))
    )
    if told := (*paths.told, *opened.told):
        said = " ".join(message_text(message) for message in told)
        wiring.window.notices.warn(said, more=your_data.show)
    tell_settings_problems(settings, window.notices)
    return Desk(
        wiring,
        controller,
        match_opener,
        service,
        opened.library,
        settings,
        language,
        your_data,
        newer_version,
        tutor,
        clock,
        coming_back,
    )


def _places(paths: Paths) -> tuple[tuple[str, str], ...]:
    return (
        #: Label in About, before the name of a folder: matches, cards and whatever else is kept
        (translate("Start", "Your data"), str(paths.data)),
        #: Label in About, before the name of a file
        (translate("Start", "Settings"), str(paths.settings)),
        #: Label in About, before the name of a folder: what the program notes about its own work
        (translate("Start", "Logs"), str(paths.logs)),
    )


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


def run_window(
    paths: Paths,
    file: str | None,
    arrival: Arrival,
    look: ShownLook | None = None,
    *,
    is_verbose: bool = False,
) -> int:
    """Open the window, with a file or the text of a position, until it is closed; the exit status.

    If there is one for these paths already, it gets ``file``. The ``look`` of the window may be there.
    """
    if file is not None and not (is_there(file) or has_position(file)):
        return refuse(Message.of(_NO_FILE, file=file), paths, make_application)
    obstacle = no_window_because(os.environ)
    if obstacle:
        arrival.place.leave()
        return refuse(obstacle, paths, make_application)
    with ExitStack() as lending:
        try:
            usable = lending.enter_context(paths.lent())
        except PathsError as problem:
            arrival.place.leave()
            return _refused(problem.message, paths, look)
        lending.callback(arrival.place.leave)
        if look and usable.own:
            look.give_up()
            look = None
        if arrival.is_received(usable.data):
            return 0
        return _run_logged(usable, file, arrival, look, is_verbose=is_verbose)


def _run_logged(
    paths: Paths, file: str | None, arrival: Arrival, look: ShownLook | None, *, is_verbose: bool
) -> int:
    with logged(paths.logs, is_verbose=is_verbose) as watch:
        status = _run(paths, file, arrival, watch, look, is_verbose=is_verbose)
        _log.info("bgdesk ends with status %d", status)
    if status == START_AGAIN:
        arrival.place.leave()
        start_again()
        return 0
    return status


def follow_detail(settings: Settings) -> None:
    """Log as much as the user wants, from now on."""

    def follow(key: str = table.LOG_DETAIL.key) -> None:
        if key == table.LOG_DETAIL.key:
            is_detailed = settings.get(table.LOG_DETAIL) == table.DETAILED
            set_level(logging.DEBUG if is_detailed else logging.INFO)

    follow()
    settings.changed.connect(follow)


def _run(
    paths: Paths,
    file: str | None,
    arrival: Arrival,
    watch: CrashWatch,
    look: ShownLook | None,
    *,
    is_verbose: bool,
) -> int:
    app = look.app if look else bare_application(sys.argv[:1])
    facts = look.facts if look else look_facts(app)
    keeping = PictureKeeping(picture_file(paths), facts, app)
    files = complete(app).files
    try:
        fulfilled = fulfil(paths)
        desk = build_desk(app, fulfilled.paths, window=look.window if look else None)
    except JournalError as problem:
        arrival.place.leave()
        return _refused(problem.message, paths, look)
    keeping.follow(desk.settings)
    if not is_verbose:
        follow_detail(desk.settings)
    tell_errors(paths.logs, watch, desk.wiring.match_dialogs, desk.window)
    if fulfilled.told:
        desk.tell(fulfilled)
    if arrival.is_unanswered:
        tell_unanswered(desk.window)
    KeyGuard(app)
    app.aboutToQuit.connect(partial(_close, desk, keeping, fulfilled.paths))
    desk.window.fit_to_screen()
    desk.prepare(file)

    unveiling = Unveiling(
        desk, files, partial(begin_receiving, arrival, fulfilled.paths.data, desk.wiring, app)
    )
    unveiling.begin(file, look)
    QTimer.singleShot(WARM_UP_AFTER_MS, desk.service, desk.service.warm_up)
    slow_rounds, garbage = SlowRounds(app), GarbageCollection(app)
    QTimer.singleShot(LOOK_AT_FOLDER_AFTER_MS, desk.your_data, desk.your_data.look_at_folder)
    try:
        status = app.exec()
        return START_AGAIN if desk.coming_back.is_wanted else status
    finally:
        slow_rounds.close()
        garbage.close()
        # What is deleted now holds locks of Qt; the collector, deleting more in between, would wait for them.
        gc.freeze()


def _refused(message: Message, paths: Paths, look: ShownLook | None) -> int:
    if look:
        look.give_up()
    return refuse(message, paths, make_application)


def _close(desk: Desk, keeping: PictureKeeping, paths: Paths) -> None:
    desk.controller.writing.finish()
    keeping.take(desk.window, desk.wiring.home_wiring.home)
    desk.close()
    keeping.write(paths)
