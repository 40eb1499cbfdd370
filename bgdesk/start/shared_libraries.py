"""Shared libraries of a Linux system: which are missing, and the Debian packages that they are in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

X11, WAYLAND, OFFSCREEN = "xcb", "wayland", "offscreen"
PLATFORM_PLUGINS: Mapping[str, Sequence[str]] = MappingProxyType(
    {
        OFFSCREEN: ("libqoffscreen.so",),
        X11: ("libqxcb.so",),
        WAYLAND: ("libqwayland.so", "libqwayland-generic.so"),
    }
)
"""The files that Qt loads to draw on each kind of screen (Wayland's has had two names)."""

_NAMED_OTHERWISE = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgobject-2.0.so.0": "libglib2.0-0",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
}
_OF_QT = re.compile("lib(Qt6|pyside6|shiboken6|icu)")
_MISSING = re.compile(r"^\s*(\S+) => not found", re.MULTILINE)
_NOT_OPENED = re.compile(r"(\S+\.so[.\d]*): cannot open shared object file")


def package_of(library: str) -> str:
    """The Debian package of a shared library, by Debian's rule for naming them."""
    name, _, version = library.lower().partition(".so.")
    return _NAMED_OTHERWISE.get(library) or name + ("-" if name[-1].isdigit() else "") + version


def packages_of(libraries: Iterable[str]) -> list[str]:
    """The Debian packages of shared libraries, each once."""
    return sorted(set(map(package_of, libraries)))


def is_of_qt(library: str) -> bool:
    """Whether a shared library came with the Qt of bgdesk, not with the system."""
    return _OF_QT.match(library) is not None


def not_opened(problem: Exception) -> str | None:
    """The shared library that could not be loaded, the first one of them; ``None`` if it is not about one."""
    found = _NOT_OPENED.search(str(problem))
    return found[1] if found else None


def missing_for(files: Iterable[Path]) -> list[str]:
    """What ``files`` are linked with and cannot be found; nothing where ``ldd`` is not there to tell."""
    import shutil
    import subprocess

    present = [str(file) for file in files if file.exists()]
    if not present or not shutil.which("ldd"):
        return []
    listing = subprocess.run(["ldd", *present], capture_output=True, text=True, check=False).stdout
    return sorted(set(_MISSING.findall(listing)))
