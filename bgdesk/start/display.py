"""Whether a window can open here, asked before Qt, which ends the process where none can. Imports no Qt."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from bgdesk.source_text import QT_TRANSLATE_NOOP, Message, Sentences

WITH_OWN_SCREEN = ("win32", "darwin")
"""Systems on which there is always something to draw on, or whose own message says why not."""
_X11, _WAYLAND = "xcb", "wayland"
_PLUGINS = {_X11: ("libqxcb.so",), _WAYLAND: ("libqwayland.so", "libqwayland-generic.so")}
_NAMED_OTHERWISE = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgobject-2.0.so.0": "libglib2.0-0",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
}
_MISSING = re.compile(r"^\s*(\S+) => not found", re.MULTILINE)
_FIRST_MISSING = re.compile(r"(\S+\.so[.\d]*): cannot open shared object file")


class DisplayTrouble(Sentences):
    """Why no window can open."""

    #: {command} is what may be typed in a terminal
    NO_DISPLAY = QT_TRANSLATE_NOOP(
        "Start", "There is no display to open a window on; {command} names the commands that need none."
    )
    #: {display} is the name of a display, such as :0
    UNREACHABLE = QT_TRANSLATE_NOOP("Start", "The display {display} cannot be reached.")
    #: {libraries} are names of files, {packages} what to install; both are lists
    MISSING = QT_TRANSLATE_NOOP(
        "Start",
        "The window needs what is missing on this system: {libraries} (on Debian and Ubuntu in the packages:"
        " {packages}).",
    )


def no_window_because(environment: Mapping[str, str]) -> Message | None:
    """What keeps Qt from opening a window with ``environment``; ``None`` where nothing is known to."""
    if sys.platform in WITH_OWN_SCREEN:
        return None
    reasons = [_reason(kind, environment) for kind in _kinds(environment)]
    return None if None in reasons else reasons[-1]


def libraries_missing(problem: ImportError) -> Message | None:
    """What is missing where Qt itself could not be loaded; ``None`` where ``problem`` is another one."""
    found = _FIRST_MISSING.search(str(problem))
    if found is None:
        return None
    return _missing_message([*_linked_and_missing(_qt_libraries()), found[1]])


def package_of(library: str) -> str:
    """The Debian package of a shared library, by Debian's rule for naming them."""
    name, _, version = library.lower().partition(".so.")
    return _NAMED_OTHERWISE.get(library) or name + ("-" if name[-1].isdigit() else "") + version


def _kinds(environment: Mapping[str, str]) -> Sequence[str]:
    """The kinds of screen that Qt tries, the one that says most about a failure last."""
    chosen = environment.get("QT_QPA_PLATFORM", "")
    if chosen:
        return [name.split(":")[0] for name in chosen.split(";")]
    if "WAYLAND_DISPLAY" not in environment and environment.get("XDG_SESSION_TYPE") != _WAYLAND:
        return [_X11]
    return [_WAYLAND, _X11] if environment.get("DISPLAY") else [_X11, _WAYLAND]


def _reason(kind: str, environment: Mapping[str, str]) -> Message | None:
    if kind == _X11:
        return _no_x11(environment)
    return _no_wayland(environment) if kind.startswith(_WAYLAND) else None


def _no_x11(environment: Mapping[str, str]) -> Message | None:
    display = environment.get("DISPLAY")
    if not display:
        return Message.of(DisplayTrouble.NO_DISPLAY, command="bgdesk --help")
    missing = _missing_for(_X11)
    if missing:
        return missing
    try:
        is_reached = _is_x11_reached(display)
    except OSError:
        return _missing_message(["libxcb.so.1"])
    return None if is_reached else Message.of(DisplayTrouble.UNREACHABLE, display=display)


def _is_x11_reached(display: str) -> bool:
    """Raises OSError where the library for it is missing."""
    import ctypes

    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    is_reached = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return is_reached


def _no_wayland(environment: Mapping[str, str]) -> Message | None:
    import socket

    if "WAYLAND_SOCKET" in environment:  # it is connected already
        return _missing_for(_WAYLAND)
    name = environment.get("WAYLAND_DISPLAY") or "wayland-0"
    place = Path(environment.get("XDG_RUNTIME_DIR", "/nowhere"), name)
    try:
        with socket.socket(socket.AF_UNIX) as probe:
            probe.connect(str(place))
    except OSError:
        if "WAYLAND_DISPLAY" in environment:
            return Message.of(DisplayTrouble.UNREACHABLE, display=name)
        return Message.of(DisplayTrouble.NO_DISPLAY, command="bgdesk --help")
    return _missing_for(_WAYLAND)


def _missing_for(kind: str) -> Message | None:
    """The libraries that the part of Qt for this kind of screen does not find."""
    import ctypes

    plugins = [file for name in _PLUGINS[kind] if (file := _qt() / "plugins" / "platforms" / name).exists()]
    for plugin in plugins:
        try:
            ctypes.CDLL(str(plugin))
        except OSError as problem:
            found = _FIRST_MISSING.search(str(problem))
            return _missing_message([*_linked_and_missing([plugin]), *([found[1]] if found else [])])
    return None


def _missing_message(libraries: Sequence[str]) -> Message:
    names = sorted(set(libraries))
    packages = sorted(set(map(package_of, names)))
    return Message.of(DisplayTrouble.MISSING, libraries=" ".join(names), packages=" ".join(packages))


def _qt() -> Path:
    """The folder of Qt in PySide6, which need not be there."""
    found = importlib.util.find_spec("PySide6")
    places = found.submodule_search_locations if found else None
    return Path(next(iter(places or ["/nowhere"]))) / "Qt"


def _qt_libraries() -> Sequence[Path]:
    return [_qt() / "lib" / f"libQt6{name}.so.6" for name in ("Core", "Gui", "Widgets", "Svg", "DBus")]


def _linked_and_missing(files: Sequence[Path]) -> Sequence[str]:
    """All that is missing, where ``ldd`` can tell; else nothing."""
    import shutil
    import subprocess

    if not shutil.which("ldd"):
        return ()
    command = ["ldd", *(str(file) for file in files if file.exists())]
    listing = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return _MISSING.findall(listing)
