"""Engines that run in their own process and do what tests need; no Qt in here."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from types import MappingProxyType
from typing import Any

Tell = Callable[[object], None]


def serve(pipe: Connection) -> None:
    """Do what the operations say, until the pipe closes."""
    with suppress(EOFError):
        while True:
            key, operation, argument = pipe.recv()

            def tell(value: object, key: int = key) -> None:
                pipe.send((key, "progress", value))

            if operation == "fail":
                pipe.send((key, "failed", argument))
            else:
                pipe.send((key, "done", OPERATIONS[operation](tell, argument)))


def die_at_once(pipe: Connection) -> None:
    """An engine that ends before it answers anything."""
    del pipe
    os._exit(3)


def _count(tell: Tell, argument: Any) -> None:
    for number in range(argument):
        tell(number)


def _hang(tell: Tell, _argument: Any) -> None:
    tell(os.getpid())
    threading.Event().wait()


def _burn(tell: Tell, _argument: Any) -> None:
    tell(os.getpid())
    while True:
        sum(range(1_000_000))


OPERATIONS: Mapping[str, Callable[[Tell, Any], object]] = MappingProxyType(
    {
        "echo": lambda _tell, argument: argument,
        "many": lambda _tell, argument: "x" * argument,
        "modules": lambda _tell, _argument: sorted(sys.modules),
        "abort": lambda _tell, _argument: os.abort(),
        "die": lambda _tell, _argument: os._exit(3),
        "count": _count,
        "hang": _hang,
        "burn": _burn,
    }
)
