"""The whole window, with a computer player that answers in this process."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bgdesk.app.fonts import dressed
from bgdesk.app.languages import install_language, uninstall_language
from bgdesk.app.paths import find_paths
from bgdesk.app.review import reasoning
from bgdesk.app.settings.setting import Value
from bgdesk.app.settings.settings import TEST_PROFILE
from bgdesk.app.wall_clock import WallClock
from bgdesk.engine.worker import OPERATIONS
from bgdesk.rules.variants import RULESETS
from bgdesk.shipped import resource_path
from bgdesk.start import window as startup
from bgdesk.start.desk import Desk
from bgdesk.ui.common.key_guard import KeyGuard
from tests.app.fakes import FakeEngineService
from tests.app.reasons_here import ReasonsHere
from tests.practice.tutor import canned
from tests.ui.player_at_window import PlayerAtWindow

OpenDesk = Callable[..., PlayerAtWindow]
MANY_OBJECTS = 50_000
"""Where tests have left so many behind, they are no longer looked through after each window."""


class EngineHere(FakeEngineService):
    """The engine without its process."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(lambda operation, argument: OPERATIONS[operation](argument), parent=parent)


class TutorHere(FakeEngineService):
    """The tutor's engine without its process: it ranks plays by their notation."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(lambda operation, argument: canned.OPERATIONS[operation](argument), parent=parent)


@pytest.fixture(scope="session", autouse=True)
def program_font(qapp: QApplication) -> None:
    """Texts take the room that they take in the program."""
    qapp.setFont(dressed(qapp.font()))


@pytest.fixture(autouse=True)
def no_button_down() -> Iterator[None]:
    """What a test pressed last is let go; a double click of QTest holds its button, too."""
    yield
    held = QApplication.mouseButtons()
    for button in (button for button in Qt.MouseButton if button & held):
        QTest.mouseRelease(QWidget(), button)


@pytest.fixture
def english_plurals(qapp: QApplication) -> Iterator[None]:
    """Counts as the window in English does: 1 point, 2 points."""
    language = install_language(qapp, "en", resource_path("i18n"))
    yield
    uninstall_language(qapp, language)


@pytest.fixture
def open_desk(
    qapp: QApplication, qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[OpenDesk]:
    """Starts the program on the home of the test; settings by key replace those of the test profile."""
    monkeypatch.setenv("BGDESK_ENGINE", "plain")
    monkeypatch.setattr(startup, "EngineService", EngineHere)
    monkeypatch.setattr(startup, "TutorService", TutorHere)
    monkeypatch.setattr(reasoning, "ReasonsPool", ReasonsHere)
    guard = KeyGuard(qapp)
    opened: list[Desk] = []

    def open_one(
        settings: Mapping[str, Value] | None = None, clock: WallClock | None = None
    ) -> PlayerAtWindow:
        profile = {**TEST_PROFILE, **(settings or {})}
        desk = startup.build_desk(qapp, find_paths(str(home)).prepared(), profile, clock=clock)
        opened.append(desk)
        return PlayerAtWindow(desk, qtbot)

    yield open_one
    for desk in opened:
        close(qapp, desk)
    guard.close()


def close(qapp: QApplication, desk: Desk) -> None:
    """End the program as far as it lives in this process."""
    desk.window.close()
    desk.close()
    uninstall_language(qapp, desk.language)
    # A translator that the collector finds while another one reads its file would wait for it forever.
    for thing in (
        desk.window,
        desk.controller,
        desk.service,
        desk.settings,
        *desk.language.translators,
    ):
        thing.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()  # what is left of the window, before anything else may look for it
    if len(gc.get_objects()) > MANY_OBJECTS:
        gc.freeze()


@pytest.fixture
def all_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game can be chosen."""
    games = {game: replace(ruleset, is_offered=True) for game, ruleset in RULESETS.items()}
    monkeypatch.setattr("bgdesk.ui.words.games.RULESETS", games)
