"""Python's garbage collector, kept to the GUI thread.

Python collects in whichever thread happens to ask for memory. What it finds may be a Qt object of the GUI
thread, and to delete one elsewhere, while it is painted or told something, ends the program.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer, Slot

INTERVAL_MS = 250
"""So often the generations are looked at; collecting a young one takes less than a millisecond."""
OLDEST = 2


class GarbageCollection(QObject):
    """Collects, from now until `close`, what Python itself would, but only here."""

    def __init__(self, parent: QObject | None = None, interval_ms: int = INTERVAL_MS) -> None:
        super().__init__(parent)
        gc.disable()
        self.is_settled = False
        self._timer = QTimer(self)
        self._timer.setInterval(interval_ms)
        self._timer.timeout.connect(self._collect)
        self._timer.start()

    @Slot()
    def _collect(self) -> None:
        """The oldest generation that is due, with all that are younger."""
        due = zip(gc.get_count(), gc.get_threshold(), strict=True)
        old = [generation for generation, (count, most) in enumerate(due) if 0 < most < count]
        if old:
            gc.collect(old[-1])
            self._settle(old[-1])

    def _settle(self, generation: int) -> None:
        """What is left of the start is the program: to look through all of it each time would hold it up."""
        if generation == OLDEST and not self.is_settled:
            self.is_settled = True
            gc.freeze()

    def close(self) -> None:
        """Let Python collect again wherever it likes, and what was settled here, too."""
        self._timer.stop()
        if self.is_settled:
            gc.unfreeze()
        gc.enable()
