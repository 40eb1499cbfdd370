"""The virtual environment ``.venv`` of a checkout: made, filled, recognised and repaired."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from bgdesk.renaming import patient_replace
from installer import pip, system_packages
from installer.report import ProblemError, say
from installer.versions import KNOWN_VERSIONS, Versions, constraints

STAMP = "bgdesk-installed.json"
"""Written last: what has been installed completely, and from what."""
POINTER = "_bgdesk.pth"
"""The file of an environment that names the checkout, as the build backend calls it."""
INTERRUPTED = "bgdesk-installing"
"""There while packages are being installed; when found later, that was cut short."""


def python_of(venv: Path) -> Path:
    """The interpreter inside a virtual environment."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def python_to_run(venv: Path) -> Path:
    """The interpreter for the window: one without a console where nobody has opened one (``pyw``)."""
    is_without_console = os.name == "nt" and sys.stderr is None
    return venv / "Scripts/pythonw.exe" if is_without_console else python_of(venv)


def script_of(venv: Path, name: str) -> Path:
    """A command that a package has put into a virtual environment."""
    return venv / ("Scripts/" + name + ".exe" if os.name == "nt" else "bin/" + name)


def prepare(
    root: Path, extras: frozenset[str], name: str = ".venv", versions: Versions = Versions.KNOWN
) -> Path:
    """The environment of a checkout, with bgdesk and ``extras`` in it; quick when nothing has changed."""
    venv = root / name
    if _is_current(root, venv, extras):
        return venv
    with one_at_a_time(root):
        if not _is_current(root, venv, extras):
            _install(root, venv, extras, versions)
    return venv


def read_stamp(venv: Path) -> dict[str, Any]:
    """What has been installed, or an empty answer when nobody knows."""
    try:
        stamp = json.loads((venv / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(venv: Path, stamp: dict[str, Any]) -> None:
    """Replace the stamp in one step."""
    new = venv / (STAMP + ".new")
    new.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    patient_replace(new, venv / STAMP)


def _source(root: Path) -> dict[str, Any]:
    """All that an environment depends on besides its extras."""
    files = [root / "pyproject.toml", root / KNOWN_VERSIONS]
    wanted = hashlib.sha256(b"".join(file.read_bytes() for file in files if file.exists())).hexdigest()
    return {"root": str(root), "python": list(sys.version_info[:2]), "project": wanted}


def _is_current(root: Path, venv: Path, extras: frozenset[str]) -> bool:
    stamp = read_stamp(venv)
    source = _source(root)
    return (
        {key: stamp.get(key) for key in source} == source
        and extras <= set(stamp.get("extras", ()))
        and python_of(venv).exists()
        and not (venv / INTERRUPTED).exists()
    )


def _install(root: Path, venv: Path, extras: frozenset[str], versions: Versions) -> None:
    extras |= frozenset(read_stamp(venv).get("extras", ()))
    if not _is_usable(root, venv):
        _create(root, venv)
    with suppress(FileNotFoundError):
        (venv / STAMP).unlink()
    (venv / INTERRUPTED).touch()
    try:
        pip.install_project(
            python_of(venv),
            root,
            sorted(extras),
            venv / "bgdesk-install.log",
            constraints=constraints(root, versions, venv),
        )
    except ProblemError:
        (venv / INTERRUPTED).unlink()
        raise
    point_in_ascii(root, venv)
    write_stamp(venv, {**_source(root), "extras": sorted(extras)})
    (venv / INTERRUPTED).unlink()


def point_in_ascii(root: Path, venv: Path) -> None:
    """Name the checkout relative to the environment where its path has letters beyond ASCII.

    The file that names it is in UTF-8, but Python 3.11 and 3.12 read it in the code page of the system
    whatever the mode (``encoding="locale"`` in site.py), and then miss bgdesk or do not even start.
    """
    folders = {"base": str(venv), "platbase": str(venv)}
    packages = Path(sysconfig.get_path("purelib", "venv", folders))
    if (packages / POINTER).exists() and not str(root).isascii():
        (packages / POINTER).write_text(f"{os.path.relpath(root, packages)}\n", encoding="ascii")


def _is_usable(root: Path, venv: Path) -> bool:
    """Whether the environment works here, with this version of Python, and was not left half filled."""
    if (venv / INTERRUPTED).exists() or read_stamp(venv).get("root", str(root)) != str(root):
        return False
    question = "import sys, pip; print(sys.prefix, *sys.version_info[:2], sep='\\n')"
    try:
        answer = subprocess.run(
            [python_of(venv), "-X", "utf8", "-I", "-c", question],
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        ).stdout.split("\n")
    except (OSError, subprocess.CalledProcessError):
        return False
    prefix, *version = answer[:3]
    return Path(prefix).resolve() == venv.resolve() and version == [str(n) for n in sys.version_info[:2]]


def _create(root: Path, venv: Path) -> None:
    if venv.is_symlink() or venv.exists():
        say(f"The folder {venv.name} was made by another Python, moved or left unfinished: making it anew.")
        _remove(venv)
    _want_ensurepip()
    made = subprocess.run(
        [_base_python(), "-X", "utf8", "-m", "venv", str(venv)],
        cwd=root,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if made.returncode:
        raise ProblemError(
            f"Python could not make the folder {venv}: {_last_line(made.stderr or made.stdout)}"
        )


def _remove(venv: Path) -> None:
    try:
        if venv.is_dir() and not venv.is_symlink():
            shutil.rmtree(venv)
        else:
            venv.unlink()
    except OSError as error:
        raise ProblemError(
            f"The folder {venv} has to be made anew, but cannot be removed: {error}"
        ) from error


def _want_ensurepip() -> None:
    """Debian and Ubuntu keep the part of Python that fills a new environment in a package of its own."""
    if importlib.util.find_spec("ensurepip"):
        return
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    if system_packages.install([package], "Python needs to make its environment"):
        importlib.invalidate_caches()
    if importlib.util.find_spec("ensurepip") is None:
        raise ProblemError(
            f"This Python cannot make an environment: install {package} (sudo apt-get install {package}), "
            "then run this again."
        )


def _base_python() -> str:
    return getattr(sys, "_base_executable", None) or sys.executable


def _last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1].strip() if lines else "no reason was given"


@contextmanager
def one_at_a_time(root: Path) -> Iterator[None]:
    """Hold the lock of the checkout ``root``; a second installation waits until the first is done."""
    path = root / "build" / "bootstrap.lock"
    try:
        path.parent.mkdir(exist_ok=True)
        file = path.open("a+b")
    except OSError as error:
        raise ProblemError(
            f"This folder cannot be written to, so bgdesk cannot be installed here: {error}"
        ) from error
    with file:
        if not _lock(file.fileno(), wait=False):
            say("Another installation is under way in this folder: waiting for it.")
            _lock(file.fileno(), wait=True)
        yield


def _lock(descriptor: int, *, wait: bool) -> bool:
    """Lock an open file until it is closed; False when somebody else holds it."""
    if sys.platform == "win32":
        import msvcrt

        mode = msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK
        while True:
            try:
                msvcrt.locking(descriptor, mode, 1)
            except OSError:
                if not wait:
                    return False
            else:
                return True
    import fcntl

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True
