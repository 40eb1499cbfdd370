"""What is thrown away in another thread is taken apart in this one."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.garbage import GarbageCollection
from tests.conftest import settle

ROUND = 3_000
"""More objects than the youngest generation may have."""


class Ring:
    """Refers to itself, so that only the collector can take it apart."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collection(qapp: object) -> Iterator[GarbageCollection]:
    gc.unfreeze()
    made = GarbageCollection(interval_ms=1)
    yield made
    made.close()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
    settle()


def test_what_others_have_settled_stays_so(qapp: object) -> None:
    """Nothing that lived before a window is looked through again for each window that closes."""
    settle()
    settled = gc.get_freeze_count()
    GarbageCollection(interval_ms=1).close()
    assert gc.get_freeze_count() > settled * 9 // 10


def test_what_another_thread_throws_away_is_collected_here(
    qtbot: QtBot, collection: GarbageCollection
) -> None:
    threads: set[int] = set()

    def throw_away() -> None:
        for _ in range(ROUND):
            weakref.finalize(Ring(), lambda: threads.add(threading.get_ident()))

    worker = threading.Thread(target=throw_away)
    worker.start()
    worker.join()
    assert threads == set(), "the worker collected"
    qtbot.waitUntil(lambda: bool(threads))
    assert threads == {threading.get_ident()}


def test_old_garbage_is_collected_too(qtbot: QtBot, collection: GarbageCollection) -> None:
    ring = Ring()
    for generation in (0, 1):
        gc.collect(generation)  # it grows old
    found = weakref.ref(ring)
    del ring
    kept: list[list[object]] = []

    def is_found() -> bool:
        kept.extend([object()] for _ in range(1_000))
        return found() is None

    qtbot.waitUntil(is_found, timeout=20_000)


def test_the_program_itself_is_looked_through_once(qtbot: QtBot, collection: GarbageCollection) -> None:
    program = Ring()

    def looks_at_the_program() -> bool:
        return any(one is program for one in gc.get_objects())

    assert looks_at_the_program()
    kept: list[list[object]] = []

    def is_settled() -> bool:
        kept.extend([object()] for _ in range(1_000))
        return gc.get_freeze_count() > 0

    qtbot.waitUntil(is_settled, timeout=20_000)
    assert not looks_at_the_program()
    settled, later = gc.get_freeze_count(), Ring()
    gone = weakref.ref(later)
    del later
    gc.collect()
    assert gone() is None
    assert gc.get_freeze_count() <= settled
