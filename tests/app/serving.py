"""Engines that run in their own process and do what tests need; no Qt in here."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, NoReturn

from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.selection import decide_plainly
from bgdesk.engine.worker import answer
from bgdesk.engine.worker_conduct import WorkerPipe

Tell = Callable[[int, int], None]


def serve(pipe: WorkerPipe) -> None:
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


def plain_bot(pipe: WorkerPipe) -> None:
    """Decides as the plain player, as if it were a good one."""
    with suppress(EOFError, OSError):
        while True:
            key, _, request = pipe.recv()
            pipe.send((key, "done", replace(decide_plainly(request, Obstacle.DIED), plain_because=None)))


def die_at_once(pipe: WorkerPipe) -> None:
    """An engine that ends before it answers anything."""
    del pipe
    os._exit(3)


def unreadable(pipe: WorkerPipe) -> None:
    """Answers with bytes that are no message."""
    pipe.recv()
    pipe.send_bytes(b"no pickle")
    threading.Event().wait()


class NeverReady:
    """An engine whose process hangs before it can say that it is up."""

    def __call__(self, pipe: WorkerPipe) -> None:
        """Nobody gets so far."""

    def __reduce__(self) -> tuple[Callable[[float], object], tuple[float]]:
        return time.sleep, (3600.0,)


class NeverUp:
    """An engine whose process is gone before it can say that it is up."""

    def __call__(self, pipe: WorkerPipe) -> None:
        """Nobody gets so far."""

    def __reduce__(self) -> tuple[Callable[[int], object], tuple[int]]:
        return os._exit, (3,)


class NoRoom:
    """An engine for which there is not even memory enough to be up."""

    def __call__(self, pipe: WorkerPipe) -> None:
        """Nobody gets so far."""

    def __reduce__(self) -> tuple[Callable[..., object], tuple[None, str]]:
        return _raise, (None, "memory")


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
    if _is_begun_less_than(times, Path(path)):
        os._exit(3)
    return "alive"


def _harmed_at_first(_tell: Tell, argument: Any) -> str:
    """The same, as if somebody else did it."""
    path, times, harm = argument
    if _is_begun_less_than(times, Path(path)):
        os.kill(os.getpid(), signal.SIGSTOP if harm == "stopped" else signal.SIGKILL)
    return "alive"


def _is_begun_less_than(times: int, count: Path) -> bool:
    begun = count.read_text(encoding="utf-8") if count.exists() else ""
    count.write_text(begun + "x", encoding="utf-8")
    return len(begun) < times


def _half_a_message() -> None:
    """Of ten bytes four come; where the pipe is, nobody here knows: every socket gets them."""
    for one in Path("/proc/self/fd").iterdir():
        with suppress(OSError):
            if str(one.readlink()).startswith("socket:"):
                os.write(int(one.name), (10).to_bytes(4, "big") + b"half")


def _stop_in_a_message(_tell: Tell, _argument: Any) -> None:
    _half_a_message()
    os.kill(os.getpid(), signal.SIGSTOP)


def _die_in_a_message(_tell: Tell, _argument: Any) -> None:
    """A process that this one started holds the pipe open."""
    _half_a_message()
    if os.fork() == 0:
        time.sleep(5)
    os._exit(3)


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
        "be_killed": lambda _tell, _argument: os.kill(os.getpid(), signal.SIGKILL),
        "stop_in_a_message": _stop_in_a_message,
        "die_in_a_message": _die_in_a_message,
        "die": lambda _tell, _argument: os._exit(3),
        "die_at_first": _die_at_first,
        "harmed_at_first": _harmed_at_first,
        "raise": _raise,
        "unsendable": lambda _tell, _argument: threading.Lock(),
        "count": _count,
        "hang": _hang,
        "burn": _burn,
        "burn_silently": lambda _tell, _argument: _burn(lambda *_: None, None),
    }
)
