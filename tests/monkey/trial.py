"""A life of the monkey: the program is started, handled at random and closed, its library looked through."""

from __future__ import annotations

import gc
import logging
import os
import sys
import threading
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import TextIO
from unittest.mock import patch

from PySide6.QtCore import QEventLoop, QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog

from bgdesk.analysis.rollout.run import RolloutRun
from bgdesk.app.garbage import GarbageCollection
from bgdesk.app.paths import find_paths
from bgdesk.app.settings.settings import TEST_PROFILE
from bgdesk.library.library import Library
from bgdesk.library.listing import PLAYED
from bgdesk.start import window as startup
from bgdesk.ui.common.key_guard import KeyGuard
from tests.app.analysis_here import PoolHere
from tests.app.reasons_here import ReasonsHere
from tests.app.rollouts_here import RollsHere
from tests.folders import ROOT
from tests.monkey.hands import ACTS, USUAL, Jungle
from tests.monkey.watchdog import LONGEST_S, Step, Watchdog
from tests.ui.conftest import EngineHere, close

STILL = 100
"""A step that lasts so many times longer than one may work does not work, it waits: a fault."""
LOOP_AFTER_S = 0.2
"""An act that takes so long while events are handled waits in a loop of its own."""
REMEMBERED = 12
FILES = ROOT / "tests" / "files" / "matches"
KINDS_OF_FILES = (".mat", ".sgf", ".txt", ".json", ".xg", ".bgf", ".ogxm", ".gam", ".pos")
ROLLS_PAUSE_S = 0.01


class RollsInTurn(RollsHere):
    """Leaves the thread of the window time between two batches, as another process would."""

    def play(self, run: RolloutRun) -> Generator[RolloutRun, None, None]:
        for better in super().play(run):
            yield better
            time.sleep(ROLLS_PAUSE_S)


STAND_INS = {
    "bgdesk.start.window.EngineService": EngineHere,
    "bgdesk.app.review.reasoning.ReasonsPool": ReasonsHere,
    "bgdesk.app.review.quiet_judge.AnalysisPool": lambda *_: PoolHere(),
    "bgdesk.app.review.analysis_run.AnalysisPool": PoolHere,
    "bgdesk.app.lenses.lens_desk.AnalysisPool": PoolHere,
    "bgdesk.app.lab.lab_judge.AnalysisPool": lambda *_: PoolHere(),
    "bgdesk.app.lab.random_position.AnalysisPool": lambda *_: PoolHere(),
    "bgdesk.ui.lab.laboratory.AnalysisPool": lambda *_: PoolHere(),
    "bgdesk.app.rollouts.rollout_desk.RolloutPool": RollsInTurn,
}
HARMLESS = ("This plugin does not support", "Mouse event", "QTest::", "pressed with no mouse", "Test input")
"""What Qt says of a screen in memory, and of input from a test."""


@dataclass
class Report:
    """What became of it."""

    acts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    slow: list[str] = field(default_factory=list)
    """Steps that worked longer than they may."""
    longest: float = 0.0
    matches: int = 0


class Trial:
    """``events`` acts on a program with its home in ``home``, by chance from ``seed``."""

    def __init__(
        self,
        app: QApplication,
        home: Path,
        seed: int,
        events: int,
        *,
        longest_s: float = LONGEST_S,
        weights: Mapping[str, int] = USUAL,
        diary: TextIO | None = None,
    ) -> None:
        self._app, self._home, self._events, self._diary = app, home, events, diary
        self._random, self._weights, self._longest_s = Random(seed), weights, longest_s
        self._latest: deque[str] = deque(maxlen=REMEMBERED)
        self._loop = QEventLoop()
        self._acting_since: float | None = None
        self._is_over = False
        self.report = Report()

    def run(self) -> Report:
        """Live."""
        with self._prepared():
            desk = startup.build_desk(self._app, find_paths(str(self._home)).prepared(), TEST_PROFILE)
            desk.window.show()
            desk.begin(None)
            files = sorted(path for path in FILES.rglob("*") if path.suffix in KINDS_OF_FILES)
            self._jungle = Jungle(desk, files, self._random)
            self._live()
            library = desk.library.path
            close(self._app, desk)
        self._look_through(library)
        return self.report

    def _live(self) -> None:
        watchdog = Watchdog()
        self._next = partial(self._step, watchdog)
        QTimer.singleShot(0, self._loop, self._next)
        self._loop.exec()
        self._is_over = True
        watchdog.close()
        self._close_dialogs()

    def _close_dialogs(self) -> None:
        for _ in range(20):
            surface = self._jungle.surface.window()
            if surface is self._jungle.desk.window:
                return
            surface.close()
            self._app.processEvents()

    def _step(self, watchdog: Watchdog) -> None:
        """One act; a menu that Qt runs in a loop of its own is handled inside of the act that opened it."""
        since = self._acting_since
        if since is not None and time.perf_counter() - since < LOOP_AFTER_S:
            QTimer.singleShot(5, self._loop, self._next)
            return
        if self._is_over or self.report.acts.total() >= self._events:
            self._close_dialogs()
            self._loop.quit()
            return
        self._judge(watchdog.pat())
        QTimer.singleShot(0, self._loop, self._next)
        self._acting_since = time.perf_counter()
        try:
            self._act()
        finally:
            self._acting_since = None

    def _act(self) -> None:
        kind = self._random.choices(list(self._weights), list(self._weights.values()))[0]
        self.report.acts[kind] += 1
        self._latest.append(f"{self.report.acts.total()}: {kind}")
        self._note()
        self._latest[-1] = f"{self.report.acts.total()}: {ACTS[kind](self._jungle)}"
        self._note()

    def _note(self) -> None:
        """On disk before anything comes of it."""
        if self._diary:
            self._diary.write(f"{self._latest[-1]}\n")
            self._diary.flush()

    def _judge(self, step: Step) -> None:
        if not self._latest:
            return
        self.report.longest = max(self.report.longest, step.work)
        where = " < ".join(step.stack)
        if step.work > self._longest_s:
            self.report.slow.append(f"{step.work * 1000:.0f} ms: {self._latest[-1]} in {where}")
        if step.seconds > STILL * self._longest_s:
            self._fault(f"stood still for {step.seconds:.1f} s, worked {step.work:.1f} s in {where}")

    def _fault(self, what: str) -> None:
        self.report.faults.append("\n  ".join((what, *self._latest)))

    def _look_through(self, path: Path) -> None:
        """Every match can be read and replayed."""
        with Library(path) as library:
            for one in library.catalogue.matches(100_000):
                try:
                    study = None if one.kind == PLAYED else library.studies.load(one.id).study
                    record = study.record if study else library.record(one.id)
                    assert record.states
                except Exception as problem:  # noqa: BLE001  # whatever it is, it is a fault
                    self._fault(f"match {one.id} cannot be replayed: {problem!r}")
                self.report.matches += 1

    @contextmanager
    def _prepared(self) -> Iterator[None]:
        """No other process, no dialog and no browser of the desktop; everybody who complains is heard."""
        with ExitStack() as stack:
            stack.enter_context(patch.dict(os.environ, {"BGDESK_ENGINE": "plain"}))
            for name, stand_in in STAND_INS.items():
                stack.enter_context(patch(name, stand_in))
            stack.enter_context(
                patch.object(QFileDialog, "open", lambda dialog, *_: self._choose_file(dialog))
            )
            stack.enter_context(patch.object(QFileDialog, "exec", lambda _: 0))
            stack.enter_context(patch.object(QDesktopServices, "openUrl", lambda _: True))
            stack.enter_context(self._listening())
            guard, garbage = KeyGuard(self._app), GarbageCollection(self._app)
            stack.callback(guard.close)
            stack.callback(garbage.close)
            yield

    def _choose_file(self, dialog: QFileDialog) -> None:
        """Somebody chooses a file, or a place in the home, or nothing."""
        if self._random.random() < 0.3:
            name = ""
        elif dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave:
            name = str(self._home / f"saved-{self._random.randrange(100)}.mat")
        else:
            name = str(self._random.choice(self._jungle.files))
        later = QTimer(dialog, singleShot=True, interval=0)
        later.timeout.connect(partial(_answer, dialog, name))
        dialog.finished.connect(later.stop)  # another dialog takes its place
        later.start()

    @contextmanager
    def _listening(self) -> Iterator[None]:
        handler = _Listener(self._fault)
        logging.getLogger().addHandler(handler)
        hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = lambda kind, error, _: self._fault(_told(kind, error))
        threading.excepthook = lambda told: self._fault(_told(told.exc_type, told.exc_value))
        sys.unraisablehook = lambda told: self._fault(_told(told.exc_type, told.exc_value))
        before = qInstallMessageHandler(self._qt_says)
        try:
            yield
            gc.collect()
        finally:
            qInstallMessageHandler(before)
            sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
            logging.getLogger().removeHandler(handler)

    def _qt_says(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        is_news = kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if is_news and not text.startswith(HARMLESS):
            self._fault(f"Qt: {text}")


class _Listener(logging.Handler):
    """Hears what is logged as an error."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        super().__init__(logging.ERROR)
        self._tell = tell

    def emit(self, record: logging.LogRecord) -> None:
        self._tell(f"log: {self.format(record)}")


def _told(kind: type[BaseException], error: BaseException | None) -> str:
    trace = traceback.format_exception(kind, error, error.__traceback__ if error else None)
    return "".join(trace[-6:]).strip()


def _answer(dialog: QFileDialog, name: str) -> None:
    if name:
        dialog.fileSelected.emit(name)
        dialog.filesSelected.emit([name])
        dialog.accepted.emit()
    else:
        dialog.rejected.emit()
    dialog.finished.emit(int(bool(name)))
    dialog.close()
