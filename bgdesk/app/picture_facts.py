"""When a kept picture of the start page is right: what it shows is made of these facts. Imports no Qt."""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from bgdesk import __version__

if TYPE_CHECKING:
    from bgdesk.app.paths import Paths

_VARIABLES = ("BGDESK_LANGUAGE", "BGDESK_ENGINE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_TIME", "LANG")
_OF_QT = "QT_"
_LOG = "-wal"
_DATABASES = (".sqlite", f".sqlite{_LOG}")


def stored_facts(paths: Paths, environment: Mapping[str, str] = os.environ) -> Mapping[str, str]:
    """What is known of settings and data without opening them. Raises OSError where they cannot be read."""
    settings = paths.settings.read_bytes() if paths.settings.exists() else b""
    return {
        "version": __version__,
        "settings": f"{len(settings)} {zlib.crc32(settings)}",
        "data": str(paths.data),
        "stored": "; ".join(_stored(paths.data)),
        "environment": "; ".join(
            f"{name}={value}"
            for name, value in sorted(environment.items())
            if name in _VARIABLES or name.startswith(_OF_QT)
        ),
    }


def _stored(data: Path) -> Iterator[str]:
    """The library and the games beside it, each as it was written last. Raises OSError."""
    libraries = [path for path in data.glob("library*") if path.name.endswith(_DATABASES)]
    for path in sorted((*libraries, *data.glob("coan-ki/*"))):
        if not os.access(path, os.R_OK | os.W_OK):
            raise PermissionError(path)
        found = path.stat()
        if not found.st_size and path.name.endswith(
            _LOG
        ):  # of a window that was killed and had written nothing
            continue
        yield f"{path.name} {found.st_size} {found.st_mtime_ns} {found.st_ino}"
