"""Which service of the cloud synchronises a folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bgdesk.library.keeping.synced_folder import syncing_service


@pytest.mark.parametrize(
    ("name", "service"),
    [
        ("OneDrive/data", "OneDrive"),
        ("OneDrive - Some Company/x/data", "OneDrive"),
        ("Dropbox (Club)/data", "Dropbox"),
        ("Library/Mobile Documents/com~apple~CloudDocs/data", "iCloud Drive"),
        ("iCloudDrive/data", "iCloud Drive"),
        ("Library/CloudStorage/GoogleDrive-a@b.c/My Drive/data", "Google Drive"),
        ("Library/CloudStorage/OneDrive-Personal/data", "OneDrive"),
        ("Nextcloud2/data", "Nextcloud"),
        ("Dropboxes/OneDriver/box/data", None),
    ],
)
def test_by_its_name(tmp_path: Path, name: str, service: str | None) -> None:
    assert syncing_service(tmp_path / name, {}) == service


@pytest.mark.parametrize(
    ("marker", "service"),
    [
        (".stfolder", "Syncthing"),
        (".dropbox.cache", "Dropbox"),
        (".sync_1234.db", "Nextcloud"),
        (".owncloudsync.log", "ownCloud"),
        (".dropbox", None),
    ],
)
def test_by_what_lies_above_it(tmp_path: Path, marker: str, service: str | None) -> None:
    (tmp_path / marker).mkdir()
    (tmp_path / "a" / "data").mkdir(parents=True)
    assert syncing_service(tmp_path / "a" / "data", {}) == service


def test_by_what_windows_and_dropbox_say(tmp_path: Path) -> None:
    data = tmp_path / "mine" / "data"
    assert syncing_service(data, {"OneDriveConsumer": str(tmp_path / "mine")}) == "OneDrive"
    assert syncing_service(data, {"OneDrive": str(tmp_path / "min"), "OneDriveCommercial": ""}) is None
    (tmp_path / ".dropbox").mkdir()
    told = {"personal": {"path": str(tmp_path / "mine")}}
    (tmp_path / ".dropbox" / "info.json").write_text(json.dumps(told), encoding="utf-8")
    assert syncing_service(data, {"HOME": str(tmp_path)}) == "Dropbox"
    (tmp_path / ".dropbox" / "info.json").write_text("[1]", encoding="utf-8")
    assert syncing_service(data, {"HOME": str(tmp_path)}) is None


def test_links_are_followed(tmp_path: Path) -> None:
    (tmp_path / "Dropbox" / "data").mkdir(parents=True)
    (tmp_path / "data").symlink_to(tmp_path / "Dropbox" / "data", target_is_directory=True)
    assert syncing_service(tmp_path / "data", {}) == "Dropbox"
