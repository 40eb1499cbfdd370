"""What is installed on a stranger's machine: requirements, data files, notices."""

from __future__ import annotations

import re
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement
from PySide6.QtCore import QTimer

import bgdesk
from bgdesk.shipped import changelog_path, resource_path
from tests.folders import ROOT

LINUX = {
    "sys_platform": "linux",
    "platform_machine": "x86_64",
    "platform_python_implementation": "CPython",
    "python_version": "3.11",
}
MAC = LINUX | {"sys_platform": "darwin"}
WINDOWS = LINUX | {"sys_platform": "win32", "platform_machine": "AMD64"}


def project() -> dict[str, Any]:
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return table


def required(lines: list[str], environment: dict[str, str]) -> dict[str, Requirement]:
    """The requirements that hold in ``environment``, by name."""
    requirements = [Requirement(line) for line in lines]
    holding = [r for r in requirements if r.marker is None or r.marker.evaluate(environment)]
    assert len({r.name for r in holding}) == len(holding)
    return {r.name: r for r in holding}


def test_no_reference_to_none_is_lost() -> None:
    """PySide6 6.12.0 loses one with each call on Python 3.11, until the process dies."""
    timer = QTimer()
    before = sys.getrefcount(None)
    for _ in range(200):
        timer.setInterval(10)
    assert sys.getrefcount(None) >= before - 20


@pytest.mark.parametrize(
    ("python", "bad_version_allowed"), [("3.11", False), ("3.12", True), ("3.13", True), ("3.14", True)]
)
@pytest.mark.parametrize("wheel", ["PySide6-Essentials", "PySide6-Addons"])
def test_the_qt_that_crashes_python_311_is_kept_away(
    wheel: str, python: str, bad_version_allowed: bool
) -> None:
    lines = project()["dependencies"] + project()["optional-dependencies"]["sound"]
    specifier = required(lines, LINUX | {"python_version": python})[wheel].specifier
    assert ("6.12.0" in specifier) is bad_version_allowed
    assert "6.11.3" in specifier


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        (LINUX, True),
        (MAC, True),
        (MAC | {"platform_machine": "arm64"}, True),
        (WINDOWS, True),
        (LINUX | {"platform_machine": "aarch64"}, False),
        (WINDOWS | {"platform_machine": "ARM64"}, False),
        (LINUX | {"platform_machine": "i686"}, False),
        (LINUX | {"platform_python_implementation": "PyPy"}, False),
    ],
)
def test_the_engine_is_required_only_where_it_is_published(
    environment: dict[str, str], expected: bool
) -> None:
    requirements = required(project()["dependencies"], environment)
    assert ("bgsage" in requirements) is expected
    assert not expected or re.fullmatch(r"==\d[\d.]+", str(requirements["bgsage"].specifier))


def test_resources_are_found_in_a_checkout() -> None:
    assert resource_path() == ROOT / "resources"
    assert resource_path("sounds", "hit.wav").is_file()
    assert changelog_path() == ROOT / "CHANGELOG.md"


def test_resources_are_found_in_an_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bgdesk" / "resources").mkdir(parents=True)
    monkeypatch.setattr(bgdesk, "__file__", str(tmp_path / "bgdesk" / "__init__.py"))
    assert resource_path("icons") == tmp_path.resolve() / "bgdesk" / "resources" / "icons"
    assert changelog_path() == tmp_path.resolve() / "bgdesk" / "resources" / "CHANGELOG.md"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    [path] = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    return zipfile.ZipFile(path)


def data_files() -> set[str]:
    """What lies in resources and is meant to be installed, by its name inside the wheel."""
    files = {path.relative_to(ROOT).as_posix() for path in (ROOT / "resources").rglob("*") if path.is_file()}
    made_here = {name for name in files if name.endswith((".pyc", ".qm"))}
    sources = {name for name in files if name.endswith(".ts")} | {"resources/sounds/make_sounds.py"}
    compiled = {name.replace(".ts", ".qm") for name in sources if "/bgdesk_" in name}
    return {f"bgdesk/{name}" for name in (files - made_here - sources) | compiled}


def test_the_wheel_holds_all_data_files_and_modules(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "bgdesk").rglob("*.py")}
    training = {name for name in modules if name.startswith("bgdesk/training/")}
    assert data_files() | {"bgdesk/resources/CHANGELOG.md"} | (modules - training) <= names
    assert training
    assert not training & names
    assert "bgdesk/resources/i18n/bgdesk_en.qm" in names
    assert not [name for name in names if name.endswith(".ts")]
    assert {name.split("/")[0] for name in names if ".dist-info/" not in name} == {"bgdesk"}


def test_the_wheel_holds_the_licences_and_starts_the_program(wheel: zipfile.ZipFile) -> None:
    information = f"bgdesk-{bgdesk.__version__}.dist-info"
    assert f"{information}/licenses/LICENSE" in wheel.namelist()
    assert f"{information}/licenses/resources/NOTICES.md" in wheel.namelist()
    assert b"bgdesk = bgdesk.cli.main:main" in wheel.read(f"{information}/entry_points.txt")


def test_every_requirement_has_a_notice() -> None:
    notices = resource_path("NOTICES.md").read_text(encoding="utf-8")
    lines = project()["dependencies"] + project()["optional-dependencies"]["sound"]
    names = {Requirement(line).name for line in lines}
    assert {name for name in names if name.lower() not in notices.lower()} == set()


def test_every_font_has_a_notice() -> None:
    notices = resource_path("NOTICES.md").read_text(encoding="utf-8")
    fonts = {path.name for path in resource_path("fonts").glob("*.[ot]tf")}
    assert {font for font in fonts if font not in notices} == set()
