"""Engines that run in their own process and do what tests need; no Qt in here."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from types import MappingProxyType
from typing import Any, NoReturn

from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.selection import decide_plainly
from bgdesk.engine.worker import answer

Tell = Callable[[int, int], None]


def serve(pipe: Connection) -> None:
    """Do what the operations say, until the pipe closes."""
    with suppress(EOFError):
        while True:
            key, operation, argument = pipe.recv()

            def tell(done: int, total: int, key: int = key) -> None:
                pipe.send((key, "progress", (done, total)))

            if operation == "fail":
                pipe.send((key, "failed", argument))
            elif operation == "own":
                pipe.send((key, *answer(*argument)))
            else:
                pipe.send((key, "done", OPERATIONS[operation](tell, argument)))


def plain_bot(pipe: Connection) -> None:
    """Decides as the plain player, as if it were a good one."""
    with suppress(EOFError, OSError):
        while True:
            key, _, request = pipe.recv()
            pipe.send((key, "done", replace(decide_plainly(request, Obstacle.DIED), plain_because=None)))


def die_at_once(pipe: Connection) -> None:
    """An engine that ends before it answers anything."""
    del pipe
    os._exit(3)


def unreadable(pipe: Connection) -> None:
    """Answers with bytes that are no message."""
    pipe.recv()
    pipe.send_bytes(b"no pickle")
    threading.Event().wait()


class NeverReady:
    """An engine whose process hangs before it can say that it is up."""

    def __call__(self, pipe: Connection) -> None:
        """Nobody gets so far."""

    def __reduce__(self) -> tuple[Callable[[float], object], tuple[float]]:
        return time.sleep, (3600.0,)


class NeverUp:
    """An engine whose process is gone before it can say that it is up."""

    def __call__(self, pipe: Connection) -> None:
        """Nobody gets so far."""

    def __reduce__(self) -> tuple[Callable[[int], object], tuple[int]]:
        return os._exit, (3,)


def _count(tell: Tell, argument: Any) -> None:
    for number in range(argument):
        tell(number, argument)


def _hang(tell: Tell, _argument: Any) -> None:
    tell(os.getpid(), 0)
    threading.Event().wait()


def _raise(_tell: Tell, argument: Any) -> NoReturn:
    raise {"memory": MemoryError, "exit": SystemExit, "value": ValueError}[argument]("raised here")


def _die_at_first(_tell: Tell, argument: Any) -> str:
    """Dies as often as ``argument`` says, counted in its file; then lives."""
    path, times = argument
    begun = Path(path).read_text(encoding="utf-8") if Path(path).exists() else ""
    if len(begun) < times:
        Path(path).write_text(begun + "x", encoding="utf-8")
        os._exit(3)
    return "alive"


def _burn(tell: Tell, _argument: Any) -> None:
    tell(os.getpid(), 0)
    while True:
        sum(range(1_000_000))


OPERATIONS: Mapping[str, Callable[[Tell, Any], object]] = MappingProxyType(
    {
        "echo": lambda _tell, argument: argument,
        "many": lambda _tell, argument: "x" * argument,
        "modules": lambda _tell, _argument: sorted(sys.modules),
        "abort": lambda _tell, _argument: os.abort(),
        "die": lambda _tell, _argument: os._exit(3),
        "die_at_first": _die_at_first,
        "raise": _raise,
        "unsendable": lambda _tell, _argument: threading.Lock(),
        "count": _count,
        "hang": _hang,
        "burn": _burn,
        "burn_silently": lambda _tell, _argument: _burn(lambda *_: None, None),
    }
)
