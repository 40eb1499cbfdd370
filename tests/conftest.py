"""What holds for every test: no screen, a home of its own, silence from Qt, nothing left running."""

from __future__ import annotations

import gc
import multiprocessing
import os
import re
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from bgdesk.app.garbage import GarbageCollection
from bgdesk.engine.core.availability import SETTING
from installer.report import ProblemError
from installer.translations import FOLDER, compile_missing

pytest_plugins = ["pytester", "tests.few_of_each"]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

GRACE_S = 5.0
"""How long a thread or process that has been told to end may take."""

settings.register_profile("ci", deadline=None, derandomize=True)
settings.register_profile(
    "thorough", deadline=None, max_examples=2_000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_sessionstart() -> None:
    """Compile the translations; without Qt's tools English still has its plural forms."""
    with suppress(ProblemError):
        compile_missing(FOLDER)


def pytest_collection_finish() -> None:
    """From here on the tests themselves are no garbage."""
    settle()


def settle() -> None:
    """Throw away what is garbage; what is left need not be looked through after each window."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty user directory: data, settings and logs of the program under test go there."""
    folder = tmp_path / "home"
    monkeypatch.setenv("BGDESK_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def core_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test whose processes die of the core leaves it to the next ones."""
    monkeypatch.setenv(SETTING, os.environ.get(SETTING, ""))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Fail a test during whose clean-up Qt complained; pytest-qt watches only while the test runs."""
    allowed = [re.compile(pattern) for pattern in item.config.getini("qt_log_ignore")]
    words: list[str] = []

    def note(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        harmless = kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if not harmless and not any(pattern.search(message) for pattern in allowed):
            words.append(message)

    before = qInstallMessageHandler(note)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    if words:
        pytest.fail("Qt complained during clean-up: " + "; ".join(words))


def is_ours(thread: threading.Thread) -> bool:
    """Whether Python started the thread; others get a stand-in that stays listed after they have ended."""
    return not isinstance(thread, threading._DummyThread)


@pytest.fixture(autouse=True)
def looks(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test has the application wear is taken off again after all that it opened is closed."""
    if "qapp" not in request.fixturenames:
        yield
        return
    app = request.getfixturevalue("qapp")
    palette, font = app.palette(), app.font()
    yield
    if app.styleSheet():
        app.setStyleSheet("")
    if app.font() != font:
        app.setFont(font)
    if app.palette() != palette:
        app.setPalette(palette)


@pytest.fixture(autouse=True)
def garbage(request: pytest.FixtureRequest) -> Iterator[None]:
    """As in the program: Qt's things are never collected in another thread than that of the windows."""
    if "qapp" not in request.fixturenames:
        yield
        return
    collection = GarbageCollection(request.getfixturevalue("qapp"))
    yield
    was_settled = collection.is_settled
    collection.close()
    collection.deleteLater()
    if was_settled:
        settle()


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    """Fail a test that leaves a thread or a child process behind."""
    threads, processes = set(threading.enumerate()), set(multiprocessing.active_children())
    yield
    left = [thread for thread in threading.enumerate() if thread not in threads and is_ours(thread)]
    for thread in left:
        thread.join(GRACE_S)
    names = [thread.name for thread in left if thread.is_alive()]
    children = [child for child in multiprocessing.active_children() if child not in processes]
    for child in children:
        child.join(GRACE_S)
    names += [child.name for child in children if child.is_alive()]
    if names:
        pytest.fail(f"left running: {', '.join(names)}")
