"""Whether a window can open here, asked before Qt, which ends the process where none can. Imports no Qt."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from bgdesk.source_text import QT_TRANSLATE_NOOP, Message, Sentences
from bgdesk.start.shared_libraries import (
    PLATFORM_PLUGINS,
    WAYLAND,
    X11,
    is_of_qt,
    missing_for,
    not_opened,
    packages_of,
)

WITH_OWN_SCREEN = ("win32", "darwin")
"""Systems on which there is always something to draw on, or whose own message says why not."""


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
        "The window cannot open, because this system lacks {libraries} (on Debian and "
        "Ubuntu install: {packages}).",
    )
    #: {parts} are names of files or modules, a list
    DAMAGED = QT_TRANSLATE_NOOP("Start", "A part of bgdesk is missing: {parts}. Install bgdesk again.")


def no_window_because(environment: Mapping[str, str]) -> Message | None:
    """What keeps Qt from opening a window with ``environment``; ``None`` where nothing is known to."""
    if sys.platform in WITH_OWN_SCREEN:
        return None
    reasons = [_reason(kind, environment) for kind in _kinds(environment)]
    return None if None in reasons else reasons[-1]


def libraries_missing(problem: ImportError) -> Message | None:
    """What is missing where Qt itself could not be loaded; ``None`` where ``problem`` is another one."""
    if problem.name and isinstance(problem, ModuleNotFoundError) and _is_own_module(problem.name):
        return Message.of(DisplayTrouble.DAMAGED, parts=problem.name)
    first = not_opened(problem)
    return _missing_message([*missing_for(_qt_libraries()), first]) if first else None


def _is_own_module(name: str) -> bool:
    """Whether it came with bgdesk; in a bundle all do."""
    return hasattr(sys, "frozen") or name.partition(".")[0] in ("PySide6", "shiboken6")


def _kinds(environment: Mapping[str, str]) -> Sequence[str]:
    """The kinds of screen that Qt tries, the one that says most about a failure last."""
    chosen = environment.get("QT_QPA_PLATFORM", "")
    if chosen:
        return [name.split(":")[0] for name in chosen.split(";")]
    if "WAYLAND_DISPLAY" not in environment and environment.get("XDG_SESSION_TYPE") != WAYLAND:
        return [X11]
    return [WAYLAND, X11] if environment.get("DISPLAY") else [X11, WAYLAND]


def _reason(kind: str, environment: Mapping[str, str]) -> Message | None:
    if kind == X11:
        return _no_x11(environment)
    return _no_wayland(environment) if kind.startswith(WAYLAND) else None


def _no_x11(environment: Mapping[str, str]) -> Message | None:
    display = environment.get("DISPLAY")
    if not display:
        return Message.of(DisplayTrouble.NO_DISPLAY, command="bgdesk --help")
    missing = _missing_for(X11)
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
        return _missing_for(WAYLAND)
    name = environment.get("WAYLAND_DISPLAY") or "wayland-0"
    place = Path(environment.get("XDG_RUNTIME_DIR", "/nowhere"), name)
    try:
        with socket.socket(socket.AF_UNIX) as probe:
            probe.connect(str(place))
    except OSError:
        if "WAYLAND_DISPLAY" in environment:
            return Message.of(DisplayTrouble.UNREACHABLE, display=name)
        return Message.of(DisplayTrouble.NO_DISPLAY, command="bgdesk --help")
    return _missing_for(WAYLAND)


def _missing_for(kind: str) -> Message | None:
    """The libraries that the part of Qt for this kind of screen does not find."""
    import ctypes

    folder = qt_folder() / "plugins" / "platforms"
    plugins = [folder / name for name in PLATFORM_PLUGINS[kind] if (folder / name).exists()]
    if folder.exists() and not plugins:
        return Message.of(DisplayTrouble.DAMAGED, parts=PLATFORM_PLUGINS[kind][0])
    for plugin in plugins:
        try:
            ctypes.CDLL(str(plugin))
        except OSError as problem:
            return _missing_message(filter(None, [*missing_for([plugin]), not_opened(problem)]))
    return None


def _missing_message(libraries: Iterable[str]) -> Message:
    names = sorted(set(libraries))
    own = [name for name in names if is_of_qt(name)]
    if own:
        return Message.of(DisplayTrouble.DAMAGED, parts=" ".join(own))
    packages = " ".join(packages_of(names))
    return Message.of(DisplayTrouble.MISSING, libraries=" ".join(names), packages=packages)


def qt_folder() -> Path:
    """The folder of Qt in PySide6, which need not be there."""
    found = importlib.util.find_spec("PySide6")
    places = found.submodule_search_locations if found else None
    return Path(next(iter(places or ["/nowhere"]))) / "Qt"


def _qt_libraries() -> Sequence[Path]:
    return [qt_folder() / "lib" / f"libQt6{name}.so.6" for name in ("Core", "Gui", "Widgets", "Svg", "DBus")]
