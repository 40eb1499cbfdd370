"""One engine process and the threads that talk to it."""

from __future__ import annotations

import logging
import multiprocessing
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from typing import Any, TypeAlias

from bgdesk.app.workers.engine_child import Logged, Serve, run_child

Request: TypeAlias = tuple[int, str, object]
"""Key, operation, argument."""
Message: TypeAlias = tuple[int, str, Any]
"""Key, kind, value."""

SPAWN = multiprocessing.get_context("spawn")

_log = logging.getLogger(__name__)


def next_message(pipe: Connection, process: SpawnProcess) -> Any:
    """What ``process`` says next; waits for it. Raises EOFError once it is gone and all it said was read.

    A process that dies while it starts may leave the other end of its pipe open: so both are watched.
    """
    if pipe not in wait([pipe, process.sentinel]):
        raise EOFError
    return pipe.recv()


class EngineLink:
    """An engine process from its start to its end; all that could block happens in its own threads.

    ``report`` is called in those threads with every message, and with ``None`` once the process is gone.
    """

    def __init__(self, serve: Serve, report: Callable[[EngineLink, Message | None], None]) -> None:
        self._serve = serve
        self._report = report
        self._requests: SimpleQueue[Request | None] = SimpleQueue()
        self._process: SpawnProcess | None = None
        self._is_ended = False
        self._reader = threading.Thread(target=self._run, name="engine reader", daemon=True)
        try:
            self._reader.start()
        except RuntimeError:
            _log.exception("no thread for the engine")
            report(self, None)

    @property
    def is_alive(self) -> bool:
        """Whether its threads still run."""
        return self._reader.is_alive()

    def ask(self, request: Request) -> None:
        self._requests.put(request)

    def end(self) -> None:
        """Kill the process, whatever it does; its threads end a moment later."""
        self._is_ended = True
        if self._process:
            self._process.kill()

    def join(self) -> None:
        if self._reader.is_alive():
            self._reader.join()

    def _run(self) -> None:
        try:
            pipe, child = SPAWN.Pipe()
            with pipe, child:
                self._live(pipe, child)
        except Exception:  # noqa: BLE001  # whatever it is, somebody waits for the engine
            _log.exception("the engine process cannot be talked to")
        finally:
            self._report(self, None)

    def _live(self, pipe: Connection, child: Connection) -> None:
        process = SPAWN.Process(target=run_child, args=(self._serve, child), name="engine", daemon=True)
        process.start()
        child.close()
        self._process = process
        if self._is_ended:
            process.kill()
        writer = threading.Thread(target=self._write, args=(pipe,), name="engine writer", daemon=True)
        try:
            writer.start()
            self._read(process, pipe)
        except (EOFError, OSError):
            return
        finally:
            process.kill()
            process.join()
            if writer.is_alive():
                self._requests.put(None)
                writer.join()
            if not self._is_ended:
                _log.error("the engine process ended by itself with exit code %s", process.exitcode)

    def _read(self, process: SpawnProcess, pipe: Connection) -> None:
        while True:
            message = next_message(pipe, process)
            if isinstance(message, Logged):
                message.log(_log, "the engine")
            else:
                self._report(self, message)

    def _write(self, pipe: Connection) -> None:
        """Its own thread, because sending blocks while the engine is busy and the pipe is full."""
        while (request := self._requests.get()) is not None:
            try:
                pipe.send(request)
            except OSError:
                return
            except Exception as error:  # noqa: BLE001
                _log.exception("the engine cannot be asked: %s", request[1])
                self._report(self, (request[0], "failed", f"{request[1]}: {error}"))
