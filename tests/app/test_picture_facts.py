"""What a kept picture depends on."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bgdesk.app.paths import Paths, find_paths
from bgdesk.app.picture_facts import stored_facts


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    made = find_paths(tmp_path / "home").prepared()
    (made.data / "library.sqlite").write_bytes(b"matches")
    (made.data / "coan-ki").mkdir()
    (made.data / "coan-ki" / "game").write_bytes(b"game")
    return made


CHANGES: list[Callable[[Paths], object]] = [
    lambda paths: paths.settings.write_text("x = 1"),
    lambda paths: os.utime(paths.data / "library.sqlite", ns=(1, 1)),
    lambda paths: (paths.data / "library.sqlite").write_bytes(b"more matches"),
    lambda paths: (paths.data / "library.sqlite-wal").write_bytes(b"entries"),
    lambda paths: (paths.data / "library-2.sqlite").write_bytes(b""),
    lambda paths: (paths.data / "coan-ki" / "game").write_bytes(b"another"),
    lambda paths: (paths.data / "coan-ki" / "other").write_bytes(b""),
]


@pytest.mark.parametrize("change", CHANGES)
def test_settings_and_data_are_part_of_it(paths: Paths, change: Callable[[Paths], object]) -> None:
    before = stored_facts(paths, {})
    assert stored_facts(paths, {}) == before
    (paths.data / "library.window").write_bytes(b"who holds the place is not")
    (paths.data / "library.sqlite-wal").write_bytes(b"")
    assert stored_facts(paths, {}) == before
    change(paths)
    assert stored_facts(paths, {}) != before


def test_the_language_of_the_start_is_part_of_it(paths: Paths) -> None:
    assert stored_facts(paths, {"LANG": "de_DE.UTF-8"}) != stored_facts(paths, {"LANG": "C"})
    assert stored_facts(paths, {"LANG": "C", "QT_FONT_DPI": "120"}) != stored_facts(paths, {"LANG": "C"})
    assert stored_facts(paths, {"LANG": "C", "HOME": "x"}) == stored_facts(paths, {"LANG": "C"})


def test_data_that_cannot_be_read_has_no_picture(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(PermissionError):
        stored_facts(paths)
