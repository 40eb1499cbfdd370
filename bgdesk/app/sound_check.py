"""Finds out whether sounds can be heard here, without holding up the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.sounds import SoundTrouble, load_multimedia
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.source_text import Message

Explain = Callable[[ImportError], Message]


class SoundCheck(QObject):
    """``changed`` tells why nothing is heard, or ``None``: once found out, and anew when a device comes.

    ``explain`` says what to install where the sound part cannot be loaded.
    """

    changed = Signal(object)

    def __init__(
        self, explain: Explain, parent: QObject | None = None, load: Callable[[], Any] = load_multimedia
    ) -> None:
        super().__init__(parent)
        self._explain, self._load = explain, load
        self._devices: Any = None
        self.trouble: Message | None = None
        """What was told last."""
        self._task: BackgroundTask[Message | None] | None = None

    def start(self) -> None:
        """Begin, the first time that it is asked for; loading takes a moment."""
        if self._task is None:
            self._task = BackgroundTask(lambda _: self._missing(), parent=self)
            self._task.done.connect(self._loaded)
            self._task.start()

    def _missing(self) -> Message | None:
        try:
            self._load()
        except ImportError as problem:
            return self._explain(problem)
        return None

    @Slot(object)
    def _loaded(self, missing: Message | None) -> None:
        if missing is not None:
            self._tell(missing)
            return
        self._devices = self._load().QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._look)
        self._look()

    @Slot()
    def _look(self) -> None:
        self._tell(None if self._devices.audioOutputs() else Message.of(SoundTrouble.NO_OUTPUT))

    def _tell(self, trouble: Message | None) -> None:
        self.trouble = trouble
        self.changed.emit(trouble)
