"""Prints how long the window stands still while a dialog opens or the theme changes.

``python -m tests.bench.window_stall [RUNS]`` starts the window so many times with a match under way; each
time everything is done twice, as the first time brings the modules. On a busy computer the second figure
counts: how long the thread of the window itself worked.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QListWidget, QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.logs.slow_rounds import SlowRounds
from bgdesk.app.paths import find_paths
from bgdesk.app.settings import table
from bgdesk.app.settings.setting import AnySetting, Value
from bgdesk.app.table.match_opener import NewMatch
from bgdesk.match.dice.fair_dice import SEEDED
from bgdesk.match.options import match_options
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair
from bgdesk.start.application import make_application
from bgdesk.start.desk import Desk
from bgdesk.start.window import build_desk
from bgdesk.ui.common.key_guard import KeyGuard

TARGET_MS = 100.0
IDLE_S = 1.5
"""What is made ahead, in the pauses of the player, is made by then."""
RUNS = 9
DIALOGS = (
    ActionId.NEW_MATCH,
    ActionId.SETTINGS,
    ActionId.MATCHES,
    ActionId.FIND,
    ActionId.RULES,
    ActionId.SHORTCUTS,
    ActionId.RESIGN,
    ActionId.ABOUT,
    ActionId.LAB,
    ActionId.START_PAGE,
)
Took = dict[str, tuple[float, float]]


class Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


class Stopwatch:
    """Milliseconds by the clock and of work in this thread, until all that was done can be seen."""

    def __init__(self, app: QApplication, desk: Desk) -> None:
        self._app, self._desk = app, desk
        self.took: Took = {}

    def settle(self, seconds: float) -> None:
        """Let the program run."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            self._app.processEvents()
            time.sleep(0.001)

    def time(self, name: str, act: Callable[[], object]) -> None:
        """How long ``act`` takes with everything that it brings about."""
        self.settle(0.3)
        began, worked = time.perf_counter(), time.thread_time()
        act()
        for _ in range(3):
            self._app.processEvents()
        took = (time.perf_counter() - began) * 1000, (time.thread_time() - worked) * 1000
        self.took[name] = took

    def open(self, name: str, action: ActionId) -> None:
        """Open a dialog, and close it again."""
        before = set(self._app.topLevelWidgets())
        self.time(name, self._desk.window.actions_by_id[action].trigger)
        opened = [widget for widget in self._app.topLevelWidgets() if widget.isVisible()]
        for widget in opened:
            if widget is not self._desk.window and widget not in before:
                if action is ActionId.SETTINGS:
                    self._turn_pages(widget, name)
                widget.close()
        if action is ActionId.START_PAGE:
            self._desk.window.front.show_table()
        self.settle(0.1)

    def _turn_pages(self, dialog: QWidget, name: str) -> None:
        pages = dialog.findChildren(QListWidget)[0]
        for row in range(1, pages.count()):
            self.time(f"{name}: {pages.item(row).text()}", partial(pages.setCurrentRow, row))

    def set(self, name: str, setting: AnySetting, value: Value) -> None:
        """Change a setting."""
        self.time(name, lambda: self._desk.settings.set_all([(setting, value)]))


def measure() -> Took:
    """One start of the program."""
    app = make_application(["window_stall"])
    KeyGuard(app)
    SlowRounds(app)
    with tempfile.TemporaryDirectory() as home:
        desk = build_desk(app, find_paths(home).prepared())
        desk.window.show()
        desk.begin(None)
        watch = Stopwatch(app, desk)
        watch.settle(IDLE_S)
        watch.set("theme from the start page", table.WINDOW_THEME, "light")
        seats = Pair(Seat("Ann"), Seat("Bob"))
        desk.match_opener.start(NewMatch(match_options(7), seats, SEEDED, seed=1))
        watch.settle(IDLE_S)
        for time_ in ("first", "again"):
            for action in DIALOGS:
                watch.open(f"{action.name.lower()} {time_}", action)
        paints = Paints(desk.window.page.table_view.board.viewport())
        watch.set("one board setting", table.HOME_SIDE, "left")
        watch.took["paints by it"] = float(paints.count), float(paints.count)
        watch.set("theme at the table", table.WINDOW_THEME, "dark")
        watch.set("theme back", table.WINDOW_THEME, "light")
        watch.set("text size", table.TEXT_SIZE, 115)
        desk.window.close()
        desk.close()
    return watch.took


def runs(count: int) -> Iterator[Took]:
    """Each in a process of its own."""
    command = [sys.executable, "-m", "tests.bench.window_stall", "once"]
    root = Path(__file__).resolve().parents[2]
    with tempfile.TemporaryDirectory() as compiled:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": compiled, "PYTHONDONTWRITEBYTECODE": ""}
        for number in range(count + 1):
            done = subprocess.run(
                command, cwd=root, env=environment, check=True, capture_output=True, text=True
            )
            if number:  # the first has compiled the modules
                yield json.loads(done.stdout)


def main(count: int) -> int:
    """Print the medians; 1 when the work of one is over the target."""
    every = list(runs(count))
    late = 0
    for name in every[0]:
        by_clock, worked = ([took[name][kind] for took in every] for kind in (0, 1))
        late += statistics.median(worked) > TARGET_MS
        sys.stdout.write(
            f"{name:<36} {statistics.median(by_clock):6.0f} ms, work {min(worked):6.0f} "
            f"{statistics.median(worked):6.0f} {max(worked):6.0f}\n"
        )
    return int(late > 0)


if __name__ == "__main__":
    if sys.argv[1:] == ["once"]:
        print(json.dumps(measure()))
    else:
        sys.exit(main(int(sys.argv[1]) if sys.argv[1:] else RUNS))
