"""One engine process and the threads that talk to it."""

from __future__ import annotations

import multiprocessing
import pickle
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from typing import TypeAlias

from bgdesk.app.workers.engine_child import Serve, run_child

Request: TypeAlias = tuple[int, str, object]
"""Key, operation, argument."""
Message: TypeAlias = tuple[int, str, object]
"""Key, kind, value."""

SPAWN = multiprocessing.get_context("spawn")


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
        self._reader.start()

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
        self._reader.join()

    def _run(self) -> None:
        pipe, child = SPAWN.Pipe()
        process = SPAWN.Process(target=run_child, args=(self._serve, child), name="engine", daemon=True)
        try:
            process.start()
            self._talk(process, pipe, child)
        except OSError:
            child.close()
        finally:
            pipe.close()
            self._report(self, None)

    def _talk(self, process: SpawnProcess, pipe: Connection, child: Connection) -> None:
        child.close()
        self._process = process
        if self._is_ended:
            process.kill()
        writer = threading.Thread(target=self._write, args=(pipe,), name="engine writer", daemon=True)
        writer.start()
        try:
            while True:
                self._report(self, pipe.recv())
        except EOFError:
            return
        finally:
            process.kill()
            process.join()
            self._requests.put(None)
            writer.join()

    def _write(self, pipe: Connection) -> None:
        """Its own thread, because sending blocks while the engine is busy and the pipe is full."""
        while (request := self._requests.get()) is not None:
            try:
                pipe.send(request)
            except (pickle.PicklingError, TypeError, AttributeError) as error:
                self._report(self, (request[0], "failed", f"{request[1]}: {error}"))
            except OSError:
                return
