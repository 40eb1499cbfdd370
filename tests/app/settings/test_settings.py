"""The settings in force."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.settings.file import ProblemKind
from bgdesk.app.settings.settings import TEST_PROFILE, Settings
from bgdesk.app.settings.table import (
    BOT_DELAY_MS,
    CRAWFORD,
    HOME_SIDE,
    JACOBY,
    SOUNDS,
    TABLE,
    VOLUME,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def test_defaults_without_a_file(path: Path) -> None:
    settings = Settings(path)
    assert all(settings.value(setting) == setting.default for setting in TABLE.values())
    assert settings.problems == ()
    assert not path.exists()


def test_set_tells_and_survives(qtbot: QtBot, path: Path) -> None:
    settings = Settings(path)
    with qtbot.waitSignal(settings.changed) as told:
        settings.set(CRAWFORD, False)
    assert told.args == ["rules.crawford"]
    assert Settings(path).get(CRAWFORD) is False


def test_setting_the_same_value_tells_nothing(qtbot: QtBot, path: Path) -> None:
    settings = Settings(path)
    with qtbot.assertNotEmitted(settings.changed):
        settings.set(CRAWFORD, True)
        settings.set(CRAWFORD, True)


def test_wrong_value_is_refused_and_changes_nothing(path: Path) -> None:
    settings = Settings(path)
    with pytest.raises(ValueError, match="volume"):
        settings.set_all([(CRAWFORD, False), (VOLUME, 500)])
    assert settings.get(CRAWFORD) is True
    assert not path.exists()


def test_bad_stored_value_falls_back_and_stays_in_the_file(path: Path) -> None:
    content = '[rules]\ncrawford = "perhaps"\n[board]\nhome = "left"\n'
    path.write_text(content)
    settings = Settings(path)
    assert settings.get(CRAWFORD) is True
    assert settings.get(HOME_SIDE) == "left"
    assert [(p.kind, p.detail) for p in settings.problems] == [(ProblemKind.BAD_VALUE, "rules.crawford")]
    assert path.read_text() == content
    settings.set(JACOBY, False)
    assert 'crawford = "perhaps"' in path.read_text()
    settings.set(CRAWFORD, False)
    assert "perhaps" not in path.read_text()


def test_newer_file_is_read_but_never_written(path: Path) -> None:
    content = 'version = 99\n[board]\nhome = "left"\n'
    path.write_text(content)
    settings = Settings(path)
    assert settings.problems[0].kind is ProblemKind.NEWER
    settings.set(HOME_SIDE, "right")
    assert settings.get(HOME_SIDE) == "right"
    assert path.read_text() == content


def test_unreadable_file_is_moved_aside_once(path: Path) -> None:
    path.write_text("= nonsense")
    settings = Settings(path)
    assert settings.problems[0].kind is ProblemKind.UNREADABLE
    settings.set(CRAWFORD, False)
    settings.set(JACOBY, False)
    assert path.with_name("settings.toml.unreadable").read_text() == "= nonsense"
    assert Settings(path).get(JACOBY) is False


def test_failed_save_is_told_and_the_value_counts(
    qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(path)

    def no_room(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", no_room)
    with qtbot.waitSignal(settings.save_failed) as told:
        settings.set(CRAWFORD, False)
    assert told.args[0].kind is ProblemKind.NOT_SAVED
    assert settings.get(CRAWFORD) is False


def test_profile_changes_defaults_only(path: Path) -> None:
    settings = Settings(path, TEST_PROFILE)
    assert settings.get(SOUNDS) is False
    assert settings.get(BOT_DELAY_MS) == 0
    settings.set(SOUNDS, True)
    assert settings.get(SOUNDS) is True
    assert Settings(path).get(SOUNDS) is True


def test_reset_goes_back_to_the_defaults(qtbot: QtBot, path: Path) -> None:
    settings = Settings(path)
    settings.set(VOLUME, 10)
    with qtbot.waitSignal(settings.changed):
        settings.reset([VOLUME, CRAWFORD])
    assert settings.get(VOLUME) == VOLUME.default
    assert "volume" not in path.read_text()
