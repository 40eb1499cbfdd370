"""What helps to find the cause of a problem, put together for the user to look at and to save."""

from __future__ import annotations

import io
import platform
import sys
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import tomli_w

from bgdesk import __version__
from bgdesk.app.logs.crash_reports import crash_text
from bgdesk.app.logs.log_file import log_files
from bgdesk.app.logs.privacy import Veil
from bgdesk.app.paths import Paths
from bgdesk.app.settings import file as settings_file
from bgdesk.app.settings.file import Stored
from bgdesk.app.settings.table import TABLE
from bgdesk.engine.sage.availability import probe
from bgdesk.formats.replacing import replace_file

LOG, CRASHES, VERSIONS, SETTINGS = "log.txt", "crashes.txt", "versions.txt", "settings.toml"
MOST_LOG_BYTES = 2_000_000
"""Of the log only so much, the newest."""
_PACKAGES = ("PySide6-Essentials", "PySide6-Addons", "numpy", "bgsage", "gammonview", "Jinja2", "distributed")
_LEFT_OUT = "# Names, words for the dice and seeds are left out.\n"
_NOT_READ = "# The file of settings could not be read.\n"

Facts = Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class ProblemReport:
    """The texts of a report by the names of their files."""

    parts: Mapping[str, str]

    def to_zip(self) -> bytes:
        """All of them in one file."""
        content = io.BytesIO()
        with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, text in self.parts.items():
                archive.writestr(name, text.encode("utf-8", errors="replace"))
        return content.getvalue()

    def save(self, path: Path) -> None:
        """Put all of them into the file ``path``, in place of what was there. Raises OSError."""
        replace_file(path, self.to_zip(), waits=False)


def collect_report(paths: Paths, facts: Facts = ()) -> ProblemReport:
    """What is known at this moment; ``facts`` come after the versions. Raises OSError."""
    veil = Veil()
    parts = {
        LOG: veil.over(_tail(log_files(paths.logs), MOST_LOG_BYTES)),
        VERSIONS: veil.over("".join(f"{name}: {text}\n" for name, text in (*versions(), *facts))),
        SETTINGS: veil.over(_settings_text(settings_file.read(paths.settings))),
    }
    crashes = crash_text(paths.logs)
    return ProblemReport(parts | ({CRASHES: veil.over(crashes)} if crashes.strip() else {}))


def versions() -> Facts:
    """The program, what it runs on and what it is made of."""
    found = probe()
    engine = "available" if found.is_available else f"{found.reason} ({found.detail})"
    return (
        ("bgdesk", __version__),
        ("Python", sys.version.replace("\n", " ")),
        ("Platform", platform.platform()),
        ("Processor", platform.machine()),
        ("Strong engine", engine),
        *((name, _version(name)) for name in _PACKAGES),
    )


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def _settings_text(stored: Stored) -> str:
    """The settings that were changed; nothing private, and nothing of which the program does not know."""
    tables: dict[str, dict[str, object]] = {}
    strange: list[str] = []
    for setting in TABLE.values():
        value = stored.value(setting.section, setting.name)
        if value is None or setting.is_private:
            continue
        if setting.accepts(value):
            tables.setdefault(setting.section.value, {})[setting.name] = value
        else:
            strange.append(f"# {setting.key} has a value that is not possible.\n")
    head = _LEFT_OUT if stored.problem is None else _LEFT_OUT + _NOT_READ
    return "".join((head, *strange, tomli_w.dumps(tables)))


def _tail(files: Sequence[Path], most_bytes: int) -> str:
    """The last ``most_bytes`` of all ``files`` together, from the beginning of a line."""
    content = b"".join(_end_of(path, most_bytes) for path in files)
    if len(content) > most_bytes:
        content = content[-most_bytes:].partition(b"\n")[2]
    return content.decode("utf-8", errors="replace")


def _end_of(path: Path, most_bytes: int) -> bytes:
    """At most one byte more than is wanted, which tells that something is left out."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, path.stat().st_size - most_bytes - 1))
            return file.read()
    except FileNotFoundError:
        return b""
