"""Whether a service of the cloud synchronises a folder: by names, by what lies there, and by settings."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from bgdesk.source_text import QT_TRANSLATE_NOOP

#: {service} is a name such as Dropbox, {folder} the name of a folder
SYNCED = QT_TRANSLATE_NOOP(
    "Library",
    "Your data lies in {folder}, which {service} synchronises. While you play, it may copy a library that is"
    " half written, or put an older one from another computer in its place. Better keep the data on this"
    " computer alone, and back it up to {service}; or close bgdesk here, and let {service} finish, before you"
    " open it there.",
)

_ONEDRIVE, _DROPBOX, _ICLOUD, _GOOGLE = "OneDrive", "Dropbox", "iCloud Drive", "Google Drive"
_NEXTCLOUD, _SYNCTHING, _RESILIO = "Nextcloud", "Syncthing", "Resilio Sync"

_VARIABLES = ("OneDrive", "OneDriveConsumer", "OneDriveCommercial")
"""Windows names the folders of OneDrive in these."""
_NAMES = (
    (re.compile(r"OneDrive( - .+|-.+)?"), _ONEDRIVE),
    (re.compile(r"Dropbox( \(.+\)|-.+)?"), _DROPBOX),
    (re.compile(r"com~apple~CloudDocs|iCloudDrive|iCloud Drive"), _ICLOUD),
    (re.compile(r"Google ?Drive(-.+)?|My Drive"), _GOOGLE),
    (re.compile(r"Nextcloud\d*"), _NEXTCLOUD),
    (re.compile(r"ownCloud( - .+)?"), "ownCloud"),
    (re.compile(r"MEGA ?sync( .+)?", re.IGNORECASE), "MEGA"),
    (re.compile(r"pCloud ?(Drive|Sync)"), "pCloud"),
    (re.compile(r"Box(-Box| Sync)"), "Box"),
    (re.compile(r"Proton ?Drive(-.+)?"), "Proton Drive"),
    (re.compile(r"Yandex\.Disk(\.localized)?"), "Yandex Disk"),
)
_MARKERS = (
    (".dropbox.cache", _DROPBOX),
    (".stfolder", _SYNCTHING),
    (".sync_*.db", _NEXTCLOUD),
    ("._sync_*.db", _NEXTCLOUD),
    (".nextcloudsync.log", _NEXTCLOUD),
    (".owncloudsync.log", "ownCloud"),
    (".tmp.driveupload", _GOOGLE),
    (".sync/ID", _RESILIO),
)
"""What a service leaves in the folder that it synchronises."""


def syncing_service(folder: Path, environment: Mapping[str, str] = os.environ) -> str | None:
    """The name of the service that synchronises ``folder``, or a folder above it, as far as can be seen."""
    real = os.path.realpath(folder)  # Path.resolve fails where links lead round in circles
    for path in dict.fromkeys((folder.absolute(), Path(real))):
        places = (path, *path.parents)
        found = _by_settings(places, environment) or _by_name(path) or _by_marker(places)
        if found:
            return found
    return None


def _by_settings(places: tuple[Path, ...], environment: Mapping[str, str]) -> str | None:
    above = {_key(str(place)) for place in places}
    if any(_key(environment.get(name, "")) in above for name in _VARIABLES):
        return _ONEDRIVE
    return _DROPBOX if any(_key(name) in above for name in _dropbox_folders(environment)) else None


def _dropbox_folders(environment: Mapping[str, str]) -> Iterator[str]:
    """Dropbox tells other programs where its folders are: https://help.dropbox.com/installs/locate-dropbox-folder."""
    homes = (environment.get("HOME"), environment.get("APPDATA"), environment.get("LOCALAPPDATA"))
    for home in filter(None, homes):
        for name in (".dropbox", "Dropbox"):
            with suppress(OSError, ValueError, AttributeError):
                told = json.loads(Path(home, name, "info.json").read_text(encoding="utf-8"))
                yield from (str(account.get("path", "")) for account in told.values())


def _by_name(path: Path) -> str | None:
    for part in path.parts:
        for pattern, service in _NAMES:
            if pattern.fullmatch(part):
                return service
    return None


def _by_marker(places: tuple[Path, ...]) -> str | None:
    for place in places:
        for pattern, service in _MARKERS:
            with suppress(OSError):
                if any(place.glob(pattern)):
                    return service
    return None


def _key(folder: str) -> str:
    """The same for all ways to write a folder; none for no folder."""
    return os.path.normcase(os.path.normpath(folder)) if folder else " "
