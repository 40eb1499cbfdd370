"""Makes the largest library of a bundle for Linux small: ICU's data without what Qt never asks for.

Qt has its own tables of currencies, units, regions and time zones; of ICU's it uses the sorting of texts.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

_TOOLS = ("icupkg", "genccode", "gcc")
_UNUSED = re.compile(
    r"((curr|zone|lang|region|unit|rbnf|brkitr|translit)/(?!pool\.res|res_index\.res)|.*\.(cnv|spp|cfu)$)"
)


def make_small(bundle: Path) -> str:
    """Replace ICU's data in the folder ``bundle``; empty, or a sentence on why they stay as they are."""
    library = next(bundle.rglob("libicudata.so.*"), None)
    if library is None:
        return "The bundle holds no data of ICU."
    missing = [tool for tool in _TOOLS if not shutil.which(tool)]
    if missing:
        return f"ICU's data stay large, because {', '.join(missing)} cannot be found."
    work = library.parent / "icu-work"
    work.mkdir()
    try:
        library.write_bytes(_rebuilt(library, work).read_bytes())
    finally:
        shutil.rmtree(work)
    return ""


def _rebuilt(library: Path, work: Path) -> Path:
    """The library with fewer data, made in the folder ``work``."""
    symbol, start = _symbol(library)
    content = library.read_bytes()
    data = work / f"{symbol.removesuffix('_dat')}l.dat"
    data.write_bytes(content[start:])
    (work / "small").mkdir()  # inside, everything is called by the name of the file
    names = _run("icupkg", "-l", data.name, folder=work).split()
    unused = work / "unused.txt"
    unused.write_text("\n".join(name for name in names if _UNUSED.match(name)), encoding="ascii")
    _run("icupkg", "-r", unused.name, data.name, f"small/{data.name}", folder=work)
    _run("genccode", "-a", "gcc", "-e", symbol.removesuffix("_dat"), f"small/{data.name}", folder=work)
    made = work / library.name
    source = next(work.glob("*.S"))
    flags = ["-shared", "-nostdlib", f"-Wl,-soname,{library.name}", "-Wl,-z,noexecstack"]
    _run("gcc", *flags, "-o", made.name, source.name, folder=work)
    _run("strip", "--strip-unneeded", made.name, folder=work)
    return made


def _symbol(library: Path) -> tuple[str, int]:
    """The name of the data in ``library``, and the byte where they begin."""
    for line in _run("nm", "-D", str(library), folder=library.parent).splitlines():
        found = re.fullmatch(r"([0-9a-f]+) R (icudt\d+_dat)", line.strip())
        if found:
            return found[2], int(found[1], 16)
    raise ValueError(f"{library.name} names no data")


def _run(*command: str, folder: Path) -> str:
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout
