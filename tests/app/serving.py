"""Engines that run in their own process and do what tests need; no Qt in here."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any


def serve(pipe: Connection) -> None:
    """Do what the operations say, until the pipe closes."""
    with suppress(EOFError):
        while True:
            key, operation, argument = pipe.recv()
            pipe.send((key, *act(pipe, key, operation, argument)))


def act(pipe: Connection, key: int, operation: str, argument: Any) -> tuple[str, Any]:
    match operation:
        case "echo":
            return "done", argument
        case "fail":
            return "failed", argument
        case "many":
            return "done", "x" * argument
        case "count":
            for number in range(argument):
                pipe.send((key, "progress", number))
            return "done", argument
        case "hang":
            pipe.send((key, "progress", os.getpid()))
            time.sleep(3600)
        case "burn":
            pipe.send((key, "progress", os.getpid()))
            while True:
                sum(range(1_000_000))
        case "die":
            os._exit(3)
        case "modules":
            import sys

            return "done", sorted(sys.modules)
    return "failed", operation


def die_at_once(pipe: Connection) -> None:
    """An engine that ends before it answers anything."""
    del pipe
    os._exit(3)
