"""Builds what people without Python install, on whatever system this is.

    python3 installer/build.py             # bundle, packages, and a trial of the bundle
    python3 installer/build.py bundle      # only the folder dist/bgdesk
    python3 installer/build.py packages    # only the packages of that folder
    python3 installer/build.py smoke [PROGRAM]

Everything goes to the folder dist.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from installer import core_library, environment, translations  # noqa: E402  # found only from here on
from installer.report import ProblemError, say  # noqa: E402

_STEPS = ("bundle", "packages", "smoke")
_OUT = ROOT / "dist"
_BUNDLE = _OUT / "bgdesk"


def main(arguments: list[str]) -> int:
    """Carry out the steps that ``arguments`` name, all by default; the exit status."""
    steps = [arguments[0]] if arguments else list(_STEPS)
    if not set(steps) <= set(_STEPS):
        say(f"installer/build.py knows these steps: {', '.join(_STEPS)}.")
        return 2
    python = environment.python_of(environment.prepare(ROOT, frozenset({"sound", "bundle"}), ".venv-build"))
    if Path(sys.prefix) != python.parents[1]:
        return subprocess.call([str(python), __file__, *arguments], cwd=ROOT, env=_repeatable(os.environ))
    try:
        for step in steps:
            _carry_out(step, arguments[1:])
    except ProblemError as problem:
        say(str(problem))
        return 1
    return 0


def _repeatable(environ: Mapping[str, str]) -> dict[str, str]:
    """The same sources give the same bundle."""
    return {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": _moment(), **environ}


def _moment() -> str:
    """The time of the last commit; without a repository, that of the file with the version."""
    asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    if shutil.which("git"):
        said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
        if said:
            return said
    return str(int((ROOT / "bgdesk" / "__init__.py").stat().st_mtime))


def _carry_out(step: str, rest: list[str]) -> None:
    from installer.bundle import smoke

    if step == "bundle":
        _bundle()
    elif step == "packages":
        for made in _packages():
            say(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")
    else:
        smoke.smoke(ROOT, Path(rest[0]) if rest else _program())


def _bundle() -> None:
    from installer.bundle import icu_data

    translations.compile_missing(translations.FOLDER)
    core_library.prepare()
    recipe = ROOT / "installer" / "bundle" / "bgdesk.spec"
    places = ["--distpath", str(_OUT), "--workpath", str(ROOT / "build" / "bundle")]
    log = ROOT / "build" / "bundle.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("wb") as said:
        command = [sys.executable, "-m", "PyInstaller", "--noconfirm", *places, str(recipe)]
        if subprocess.call(command, stdout=said, stderr=subprocess.STDOUT):
            raise ProblemError(f"PyInstaller failed; {log.relative_to(ROOT)} says why.")
    if sys.platform == "linux":
        problem = icu_data.make_small(_BUNDLE)
        if problem:
            say(problem)
    say(f"The bundle stands in {_BUNDLE.relative_to(ROOT)}.")


def _packages() -> list[Path]:
    if not _BUNDLE.is_dir():
        raise ProblemError("There is no bundle yet: python3 installer/build.py bundle makes it.")
    if sys.platform == "linux":
        from installer.bundle import linux as system
    elif sys.platform == "win32":
        from installer.bundle import windows as system  # type: ignore[no-redef]  # one of three
    else:
        from installer.bundle import macos as system  # type: ignore[no-redef]  # one of three
    return system.packages(ROOT, _BUNDLE, _OUT)


def _program() -> Path:
    if sys.platform == "darwin":
        return _OUT / "bgdesk.app" / "Contents" / "MacOS" / "bgdesk"
    return _BUNDLE / ("bgdesk-cli.exe" if sys.platform == "win32" else "bgdesk")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
