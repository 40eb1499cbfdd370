"""Imports at their own speed, however many modules the program has."""

from __future__ import annotations

import builtins
import gc
from collections.abc import Iterator
from contextlib import contextmanager

from bgdesk.start.kept_code import kept_code

with kept_code("qt"):
    import PySide6.QtCore  # noqa: F401  # what is undone here is done by this import


@contextmanager
def quick_imports() -> Iterator[None]:
    """Import what is imported inside without looking for garbage, of which modules leave none."""
    stop_source_search()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def stop_source_search() -> None:
    """Undo what PySide6 does to ``import``, now and later.

    It reads the source of every module that comes after it, in search of ``from __feature__ import``, which
    bgdesk does not use; that takes as long as the imports themselves.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
