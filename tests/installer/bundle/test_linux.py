"""The texts for the desktop, read by the tools of the desktop where they are."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from bgdesk.identity import APP_ID
from installer.bundle import identity

ROOT = Path(__file__).parents[3]
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture
def filled() -> Callable[[str], str]:
    from installer.bundle import linux

    return lambda name: linux.filled(ROOT, name)


def test_the_menu_entry_is_valid(filled: Callable[[str], str], tmp_path: Path) -> None:
    if not shutil.which("desktop-file-validate"):
        pytest.skip("desktop-file-validate is not installed (package desktop-file-utils)")
    path = tmp_path / f"{APP_ID}.desktop"
    path.write_text(filled("desktop"), encoding="utf-8")
    done = subprocess.run(["desktop-file-validate", path], capture_output=True, text=True, check=False)
    assert not done.stdout
    assert not done.returncode


def test_the_description_for_software_centres_is_valid(filled: Callable[[str], str], tmp_path: Path) -> None:
    if not shutil.which("appstreamcli"):
        pytest.skip("appstreamcli is not installed (package appstream)")
    path = tmp_path / f"{APP_ID}.metainfo.xml"
    path.write_text(filled("metainfo"), encoding="utf-8")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", path], capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stdout


def test_each_type_of_file_has_its_ending_and_the_menu_entry_takes_it(filled: Callable[[str], str]) -> None:
    types = ET.fromstring(filled("mime")).findall(f"{MIME}mime-type")
    globs = {one.get("type"): one.find(f"{MIME}glob") for one in types}
    endings = {kind: found.get("pattern") for kind, found in globs.items() if found is not None}
    assert endings == {one.mime: f"*.{one.ending}" for one in identity.FILE_TYPES}
    line = next(line for line in filled("desktop").splitlines() if line.startswith("MimeType="))
    assert line.removeprefix("MimeType=").strip(";").split(";") == list(endings)
