"""Which files a bundle holds: what bgdesk loads, and nothing that it never does."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from fnmatch import fnmatch
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

from bgdesk.engine.core.library import FOLDER, checkout_library, source_files

Entry = tuple[str, str, str]
"""PyInstaller's: the path inside the bundle, the path on this computer, the kind."""

FOUND_BY_NAME = ("bgbot_cpp", "PySide6.QtMultimedia")
TOLD_VERSIONS = ("bgsage", "gammonview", "PySide6_Essentials")
"""Packages whose version the program asks for."""

NEVER_IMPORTED = (
    "distributed",
    "numba",
    "numpy.f2py",
    "numpy.testing",
    "pip",
    "pydoc_data",
    "pytest",
    "setuptools",
    "tkinter",
    "xmlrpc",
)
_FOR_ARCHIVES, _OF_QT = ("pyi_rth_inspect", "pyi_rth_pkgutil"), ("pyi_rth_pyside6",)
NEVER_BEGUN = (*_FOR_ARCHIVES, *_OF_QT) if sys.platform == "linux" else _FOR_ARCHIVES
"""What PyInstaller would run first in each process, for 50 ms.

Some of it is for modules in an archive. The rest loads Qt, also in processes that only calculate, to tell it
where it is, which the Qt for Linux knows.
"""

_NOT_SHIPPED = frozenset({".ts", ".py", ".pyc"})

_NEVER_LOADED = (
    "*/plugins/multimedia/*ffmpeg*",
    "*/plugins/platforms/*eglfs*",
    "*/plugins/platforms/*linuxfb*",
    "*/plugins/platforms/*vkkhrdisplay*",
    "*/plugins/platforms/*vnc*",
    "*/plugins/platforms/*minimalegl*",
    "*/plugins/platforms/*qminimal.*",
    "*/plugins/platforms/*direct2d*",
    "*/plugins/platforminputcontexts/*virtualkeyboard*",
    "*/plugins/platformthemes/*gtk3*",
    "*/plugins/egldeviceintegrations/*",
    "*/plugins/generic/*",
    "*/plugins/networkinformation/*",
    "*/plugins/imageformats/*pdf*",
    "*/plugins/imageformats/*tiff*",
    "*/plugins/imageformats/*webp*",
    "*/plugins/imageformats/*icns*",
    "*/plugins/imageformats/*tga*",
    "*/plugins/imageformats/*wbmp*",
    "*/plugins/qmltooling/*",
    "*opengl32sw.dll",
    "*/sl_s9_player_bg.weights.best",
    "*/sl_s9_opponent_bg.weights.best",
)
"""Parts of Qt and networks of the engine; libraries that only these parts use go with them."""

_OF_THE_SYSTEM = (
    *(
        f"*lib{name}.so*"
        for name in ("X11", "X11-xcb", "Xau", "Xdmcp", "bsd", "expat", "fontconfig", "freetype")
    ),
    *(f"*lib{name}.so*" for name in ("dbus-1", "md", "mvec", "png16", "stdc++", "gcc_s", "uuid", "z")),
    *(f"*lib{name}*" for name in ("pulse", "sndfile", "FLAC", "vorbis", "ogg", "opus", "mp3lame", "mpg123")),
    "*libasyncns*",
)
"""Every desktop on Linux has these, and they have to fit its drivers, fonts and sound."""

_TRANSLATIONS = Path(__file__).resolve().parents[2] / "resources" / "i18n"

_LIBRARY, _LINK, _AS_IT_IS = "BINARY", "SYMLINK", "DATA"
_CORE = "*/engine/core/_core-*"
_ROOTS = (_CORE, "*/plugins/*", "*libpython*", "*python3*.dll", "*vcruntime*", "*msvcp*", "Python")


def resources(root: Path) -> list[tuple[str, str]]:
    """The data files of a checkout and its changelog, each with its folder in the bundle."""
    folder = root / "resources"
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix not in _NOT_SHIPPED)
    placed = [(str(path), str("bgdesk" / path.relative_to(root).parent)) for path in files]
    return [*placed, (str(root / "CHANGELOG.md"), "bgdesk/resources")]


def own_metadata() -> list[tuple[str, str]]:
    """Where the window reads the page of the project; the rest would name folders of this computer."""
    files = distribution("bgdesk").files or []
    return [(str(file.locate()), str(file.parent)) for file in files if file.name == "METADATA"]


def core() -> list[tuple[str, str]]:
    """The core of the engine with its sources, by which it is known; nothing where it is not compiled."""
    library = checkout_library()
    if not library.is_ours():
        return []
    files = [library.path, library.stamp, *source_files()]
    home = FOLDER.relative_to(FOLDER.parents[2])
    return [
        (str(path), str(home / path.parent.relative_to(FOLDER) if path.is_relative_to(FOLDER) else home))
        for path in files
    ]


def is_shipped(module: str) -> bool:
    """Whether a module of ours is part of the program; what trains networks is not."""
    return not module.startswith("bgdesk.training")


def wanted(entries: Iterable[Entry]) -> list[Entry]:
    """``entries`` without the parts of Qt that are never loaded."""
    return [
        entry
        for entry in entries
        if not _fits(entry[0], (*_NEVER_LOADED, *_OF_THE_SYSTEM)) and _is_spoken(entry[0])
    ]


def _is_spoken(path: str) -> bool:
    """Whether it is no translation of Qt, or one into a language that bgdesk speaks, in any country."""
    found = re.search(r"/Qt/translations/([a-z]+)_([a-z]+)\w*\.qm$", _posix(path))
    return found is None or (found[1] == "qtbase" and any(_TRANSLATIONS.glob(f"bgdesk_{found[2]}*.ts")))


def needed(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """``entries`` that are wanted, without libraries that only unwanted ones load.

    ``imports`` names the libraries that the file at a path is linked to.
    """
    left = wanted(entries)
    by_name = {PurePosixPath(_posix(entry[0])).name: entry for entry in left if entry[2] != _LINK}
    reached: set[str] = set()
    waiting = [entry for entry in left if _is_root(entry)]
    while waiting:
        name, source, _ = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting.extend(_bundled(source, by_name, imports))
    return [entry for entry in left if (entry[1] if entry[2] == _LINK else entry[0]) in reached]


def kept_whole(entries: Iterable[Entry]) -> list[Entry]:
    """``entries``, some of them such that nothing is stripped from them.

    What wheels bring in a folder of libraries was relinked by a tool after which ``strip`` leaves files that
    cannot be loaded; the core is known by each of its bytes.
    """
    return [
        (place, path, _AS_IT_IS if kind == _LIBRARY and _fits(place, (_CORE, "*.libs/*")) else kind)
        for place, path, kind in entries
    ]


def linked(path: str) -> list[str]:
    """The libraries that the file at ``path`` itself names."""
    if sys.platform == "linux":
        said = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=False).stdout
        return re.findall(r"^ *NEEDED +(\S+)$", said, re.MULTILINE)
    from PyInstaller.depend.bindepend import get_imports

    return [name for name, _ in get_imports(path)]


def _bundled(
    source: str, by_name: dict[str, Entry], imports: Callable[[str], Iterable[str]]
) -> Iterator[Entry]:
    for library in imports(source):
        found = by_name.get(PurePosixPath(_posix(library)).name)
        if found:
            yield found


def _is_root(entry: Entry) -> bool:
    """Whether it is loaded by name, not because another is linked to it."""
    return entry[2] not in (_LIBRARY, _LINK) or _fits(entry[0], _ROOTS)


def _fits(path: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch(_posix(path), pattern) for pattern in patterns)


def _posix(path: str) -> str:
    return path.replace("\\", "/")
