"""Workers make way for the window, on any system, and know a lack of memory."""

from __future__ import annotations

import errno
import os
import sys
from types import SimpleNamespace

import pytest

from bgdesk.engine import worker_conduct
from bgdesk.engine.worker_conduct import BEHIND_PLAY, POLITENESS, check_memory, lacks_memory, step_back

BELOW_NORMAL_PRIORITY_CLASS, IDLE_PRIORITY_CLASS = 0x4000, 0x40
"""As winbase.h has them."""


@pytest.mark.parametrize(
    ("politeness", "expected"),
    [(POLITENESS, BELOW_NORMAL_PRIORITY_CLASS), (BEHIND_PLAY, IDLE_PRIORITY_CLASS)],
)
def test_on_windows_a_class_stands_for_the_number(
    monkeypatch: pytest.MonkeyPatch, politeness: int, expected: int
) -> None:
    told: list[tuple[int | None, int]] = []
    kernel = SimpleNamespace(SetPriorityClass=lambda process, made: told.append((process.value, made)))
    monkeypatch.delattr(os, "nice", raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr("ctypes.windll", SimpleNamespace(kernel32=kernel), raising=False)
    step_back(politeness)
    (process, made) = told[0]
    assert made == expected
    assert process == 2 ** (64 if sys.maxsize > 2**32 else 32) - 1, "the handle of the process itself"


@pytest.mark.skipif(not hasattr(os, "nice"), reason="has a class instead")
def test_elsewhere_it_is_the_number(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    monkeypatch.setattr(os, "nice", told.append)
    step_back(BEHIND_PLAY)
    assert told == [BEHIND_PLAY]


def refused() -> Exception:
    """As where the engine could not be loaded."""
    try:
        try:
            raise ImportError("libengine.so: failed to map segment from shared object")
        except ImportError as why:
            raise LookupError("there is no engine") from why
    except LookupError as problem:
        return problem


@pytest.mark.parametrize(
    ("problem", "expected"),
    [
        (MemoryError(), True),
        (OSError(errno.ENOMEM, "no"), True),
        (RuntimeError("can't start new thread"), True),
        (refused(), True),
        (ValueError("bad_alloc"), False),
        (OSError(errno.EPIPE, "no"), False),
        (SystemExit(1), False),
    ],
)
def test_what_tells_of_memory_is_known(problem: BaseException, *, expected: bool) -> None:
    assert lacks_memory(problem) is expected


def test_whatever_is_raised_where_there_is_no_memory_comes_of_that(monkeypatch: pytest.MonkeyPatch) -> None:
    problem = ValueError("unsupported hash type")
    check_memory(problem)
    monkeypatch.setattr(worker_conduct, "_LITTLE", 2**60)
    with pytest.raises(MemoryError, match="hash"):
        check_memory(problem)
