"""A program that quits in the middle of the engine's work; run by the test of the same matter."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QTimer

from bgdesk.app.workers.engine_service import EngineService
from bgdesk.app.workers.worker_child import Serve, serve_engine
from bgdesk.engine.requests import BotRequest
from bgdesk.match.events import GameStarted, OpeningRolled
from bgdesk.match.flow import advance, start
from bgdesk.match.options import MatchOptions
from tests.app import serving

ENOUGH_MS = 50


def quit_from_burning() -> int:
    """Quit as soon as the engine says that it works; print its process id."""
    app = QCoreApplication(sys.argv)
    service = _service(app, serving.serve)
    job = service.submit("burn", None)
    job.progress.connect(lambda pid, _: (print(pid), app.quit()))  # noqa: T201  # read by the test
    return app.exec()


def quit_from_thinking() -> int:
    """Quit a moment after the real engine got a question that takes it seconds."""
    app = QCoreApplication(sys.argv)
    service = _service(app, serve_engine)
    state = advance(advance(start(MatchOptions()), GameStarted(1)), OpeningRolled(3, 1))

    def think(answer: object) -> None:
        print(type(answer).__name__)  # noqa: T201  # read by the test
        service.submit("decide", BotRequest(state, "strongest", thinking_ms=60_000))
        QTimer.singleShot(ENOUGH_MS, app.quit)

    first = service.submit("decide", BotRequest(state, "advanced"))
    first.done.connect(think)
    first.failed.connect(lambda reason: app.exit(2))
    return app.exec()


def _service(app: QCoreApplication, serve: Serve) -> EngineService:
    service = EngineService(serve, app)
    app.aboutToQuit.connect(service.close)
    return service


if __name__ == "__main__":
    raise SystemExit(quit_from_burning() if sys.argv[1:] == ["burning"] else quit_from_thinking())
