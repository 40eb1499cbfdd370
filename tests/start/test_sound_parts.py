"""What is said where no sound can be played: which part lacks, by the name under which it is installed."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import pytest

import bgdesk
from bgdesk.start.sound_parts import sound_part_missing

NO_PART = ModuleNotFoundError("No module named 'PySide6.QtMultimedia'")
NO_LIBRARY = ImportError("libpulse.so.0: cannot open shared object file: No such file or directory")


def test_a_missing_library_is_told_with_its_package() -> None:
    said = str(sound_part_missing(NO_LIBRARY))
    assert "libpulse.so.0" in said
    assert "libpulse0)" in said


def test_in_a_checkout_the_bootstrap_installs_the_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert "“python3 installer/bootstrap.py sound”" in str(sound_part_missing(NO_PART))
    monkeypatch.setattr("sys.platform", "win32")
    assert "“py installer/bootstrap.py sound”" in str(sound_part_missing(NO_PART))


def test_elsewhere_the_package_is_named_in_the_version_that_fits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bgdesk, "__file__", str(tmp_path / "bgdesk" / "__init__.py"))
    assert f" PySide6-Addons=={version('PySide6-Essentials')}”" in str(sound_part_missing(NO_PART))


def test_anything_else_is_quoted() -> None:
    assert "DLL load failed" in str(sound_part_missing(ImportError("DLL load failed")))
