"""Whether sounds can be heard is found out beside the window, and again when something is plugged in."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from bgdesk.app.sound_check import SoundCheck
from bgdesk.app.sounds import SoundTrouble
from bgdesk.source_text import Message, SourceText

WHY = Message.of(SourceText("Install it."))


class Devices(QObject):
    """The part of QMediaDevices that is used."""

    audioOutputsChanged = Signal()  # noqa: N815  # as Qt spells it
    outputs: list[str]

    def audioOutputs(self) -> list[str]:
        return self.outputs


class Multimedia:
    """A module with it."""

    QMediaDevices = Devices


def explain(_problem: ImportError) -> Message:
    return WHY


def told(check: SoundCheck, qtbot: QtBot) -> Message | None:
    with qtbot.waitSignal(check.changed) as signal:
        check.start()
    assert signal.args == [check.trouble]
    return check.trouble


def test_without_the_part_it_says_what_to_install(qtbot: QtBot) -> None:
    def load() -> Any:
        raise ImportError

    assert told(SoundCheck(explain, load=load), qtbot) is WHY


def test_without_a_device_it_says_so_until_one_is_plugged_in(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Devices, "outputs", [], raising=False)
    check = SoundCheck(explain, load=Multimedia)
    trouble = told(check, qtbot)
    assert trouble
    assert trouble.source is SoundTrouble.NO_OUTPUT
    monkeypatch.setattr(Devices, "outputs", ["headphones"])
    with qtbot.waitSignal(check.changed) as signal:
        check.findChildren(Devices)[0].audioOutputsChanged.emit()
    assert signal.args == [None]
    assert check.trouble is None


def test_it_is_asked_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Devices, "outputs", ["headphones"], raising=False)
    check = SoundCheck(explain, load=Multimedia)
    assert told(check, qtbot) is None
    check.start()
    assert len(check.findChildren(Devices)) == 1
