"""How long it takes from the confirmation of a good move to the event, with a tutor that knows already.

``python -m tests.bench.tutor_latency [MOVES]`` plays against itself at a table with a real journal and the
tutor's own process, and does the same without a tutor. The target is `MOST_MS` at the 99th percentile,
of the time that the thread itself took, as others may be at work on the computer.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, sleep, thread_time

from PySide6.QtWidgets import QApplication

from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.tutoring import Tutoring
from bgdesk.app.workers.tutor_service import TutorService
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import Phase
from bgdesk.match.tutor import TutorMode, TutorOptions
from tests.app.tables import Desk

MOST_MS = 20.0
MOVES = 300
THINKING_S = 0.02
"""Both think a moment before they confirm, so that the processor has gone elsewhere in either case."""


class Table:
    """Two people at one table who always make the play that is thought best."""

    def __init__(self, app: QApplication, folder: Path, *, has_tutor: bool) -> None:
        self._app = app
        self._noted = 0.0, 0.0
        self.desk = Desk(folder, app)
        self.desk.controller.happened.connect(self._note)
        self.service = TutorService(app)
        self.tutoring = Tutoring(self.desk.controller, self.service, AutomationWishes, app)
        random = Random(1)
        rolls = [f"{random.randint(1, 6)}{random.randint(1, 6)}" for _ in range(5000)]
        both = TutorOptions(TutorMode.NUDGE, TutorMode.NUDGE) if has_tutor else None
        self.desk.begin(*rolls, options=MatchOptions(length=25, cube=False), tutor=both)

    def measured(self, moves: int) -> list[tuple[float, float]]:
        """From confirmation to event, in milliseconds of the clock and of the thread, of so many moves."""
        found: list[tuple[float, float]] = []
        while len(found) < moves:
            state = self.desk.table.state
            if state.phase is Phase.TO_PLAY:
                found.append(self._play())
            elif state.phase is Phase.TO_ROLL:
                self._wait(lambda: self.desk.table.waits_for_human)
                self.desk.controller.roll()
            elif state.phase is Phase.BEFORE_GAME and state.results:
                self.desk.controller.next_game()
            self._app.processEvents()
        return found

    def _play(self) -> tuple[float, float]:
        thought = self.tutoring._thought
        if thought:
            self._wait(lambda: not thought.is_busy)
        entry = self.desk.table.entry
        assert entry
        known = thought.looks.at(thought.looks.levels[-1]) if thought else {}
        best = max(known.values(), key=lambda one: one.equity.value, default=None)
        plays = entry.legal.plays
        play = next((one for one in plays if best and one.result == best.position), plays[0])
        self.desk.controller.play_editor.edit(lambda entry: entry.enter(play))
        if thought:
            self._wait(lambda: not thought.is_busy)
        sleep(THINKING_S)
        happened, begun, worked = len(self.desk.happened), perf_counter(), thread_time()
        self.desk.controller.play_editor.confirm()
        self._wait(lambda: len(self.desk.happened) > happened)
        return 1000 * (self._noted[0] - begun), 1000 * (self._noted[1] - worked)

    def _note(self) -> None:
        """Something has happened, and is on disk."""
        self._noted = perf_counter(), thread_time()

    def _wait(self, is_over: Callable[[], bool]) -> None:
        while not is_over():
            self._app.processEvents()
            sleep(0.001)  # the tutor's process makes way for everything else

    def close(self) -> None:
        """End the process and the journal."""
        self.desk.controller.close()
        self.service.close()
        self.desk.library.close()


def main(arguments: list[str]) -> int:
    """Measure, and say whether the target is kept."""
    moves = int(arguments[0]) if arguments else MOVES
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    late = 0.0
    for has_tutor in (False, True):
        with TemporaryDirectory() as folder:
            table = Table(app, Path(folder), has_tutor=has_tutor)
            found = table.measured(moves)
            table.close()
        print("with a tutor" if has_tutor else "without one")
        for name, times in zip(("clock", "thread"), zip(*found, strict=True), strict=True):
            late = _percentile(times, 0.99)
            middle = _percentile(times, 0.5)
            print(f"  {name}: median {middle:.1f} ms, 99th percentile {late:.1f} ms", flush=True)
    return int(late >= MOST_MS)


def _percentile(found: Sequence[float], share: float) -> float:
    times = sorted(found)
    return times[min(len(times) - 1, int(share * len(times)))]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
