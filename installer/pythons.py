"""The Pythons of this machine that bgdesk names, wherever they are usually kept."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from installer.bootstrap import NEWEST, OLDEST

Version = tuple[int, int]
SUPPORTED: tuple[Version, ...] = tuple((OLDEST[0], minor) for minor in range(OLDEST[1], NEWEST[1] + 1))


def find(environ: Mapping[str, str]) -> dict[Version, Path]:
    """The first working Python of each supported version, the oldest first."""
    found = {}
    for version in SUPPORTED:
        working = (path for path in _candidates(version, environ) if is_version(path, version))
        path = next(working, None)
        if path:
            found[version] = path
    return found


def is_version(python: Path, version: Version) -> bool:
    """Whether ``python`` starts, is of ``version`` and can make environments."""
    question = "import sys, ensurepip, venv; print(*sys.version_info[:2], sep='.')"
    try:
        answer = subprocess.run(
            [python, "-I", "-c", question], capture_output=True, text=True, check=True, timeout=60
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return answer.stdout.strip() == name_of(version)


def name_of(version: Version) -> str:
    """3.12, as people write it."""
    return ".".join(str(part) for part in version)


def names_of(versions: Iterable[Version]) -> str:
    """3.11, 3.12 and so on; "none" where there are none."""
    return ", ".join(name_of(version) for version in versions) or "none"


def _candidates(version: Version, environ: Mapping[str, str]) -> Iterator[Path]:
    name = f"python{name_of(version)}"
    on_path = shutil.which(name, path=environ.get("PATH"))
    if on_path:
        yield Path(on_path)
    home = environ.get("HOME", "")
    pyenv = Path(environ.get("PYENV_ROOT") or Path(home, ".pyenv"))
    yield from sorted(pyenv.glob(f"versions/{name_of(version)}.*/bin/{name}"), reverse=True)
    yield from sorted(Path(home, ".local/share/uv/python").glob(f"cpython-{name_of(version)}.*/bin/{name}"))
