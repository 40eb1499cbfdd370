"""``python -m installer.core_releases`` compiles the core for every computer that releases are made for.

Any one computer makes all, with a compiler that is fetched for it and thrown away; the same sources always
give the same files. They go with their stamps into ``--out``. One that lies in ``build/core`` on the computer
where a bundle is built is taken into it, instead of one compiled there.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from bgdesk.engine.core.library import FOLDER, BuiltLibrary, file_name
from installer import core_library
from installer.report import say

ZIG = "ziglang==0.17.1"
"""This one alone: another compiler would make other files."""
TARGETS: Mapping[tuple[str, str], str] = MappingProxyType(
    {
        ("linux", "x86_64"): "x86_64-linux-gnu.2.28",
        ("linux", "aarch64"): "aarch64-linux-gnu.2.28",
        ("win32", "amd64"): "x86_64-windows-gnu",
        ("darwin", "x86_64"): "x86_64-macos.11.0",
        ("darwin", "arm64"): "aarch64-macos.11.0",
    }
)
"""System and processor as Python names them, and as the compiler does."""
OUT = FOLDER.parents[2] / "build" / "core-releases"


def main(arguments: Sequence[str]) -> int:
    """Make all, or one."""
    parser = argparse.ArgumentParser(prog="python -m installer.core_releases", description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--only", choices=[file_name(*one) for one in TARGETS], metavar="FILE")
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        compiler = core_library.fetched_compiler(Path(folder), ZIG)
        if compiler is None:
            say("The compiler could not be fetched.")
            return 1
        wanted = [one for one in TARGETS if options.only in (None, file_name(*one))]
        made = [_made(compiler, one, Path(folder), options.out) for one in wanted]
        return 0 if all(made) else 1


def _made(compiler: Sequence[str], one: tuple[str, str], folder: Path, out: Path) -> bool:
    """Compile the core for ``one`` of `TARGETS`."""
    library = BuiltLibrary(out / file_name(*one))
    command = [*compiler, "-target", TARGETS[one]]
    is_made = core_library.compile_for_release(command, library, folder)
    say(f"{library.path.name}: " + (f"{library.path.stat().st_size} bytes" if is_made else "failed"))
    return is_made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
