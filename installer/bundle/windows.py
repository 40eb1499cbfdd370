"""What Windows needs besides the bundle: an installer for one user, made with Inno Setup."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from installer.bundle import identity
from installer.report import ProblemError

SIGN_TOOL = "BGDESK_SIGN_TOOL"
"""Environment variable: the name of a signing tool that Inno Setup knows; without it nothing is signed."""


def packages(root: Path, bundle: Path, out: Path) -> list[Path]:
    """Make the installer of ``bundle`` in the folder ``out``. Raises ProblemError without Inno Setup."""
    compiler = shutil.which("ISCC")
    if compiler is None:
        raise ProblemError("Inno Setup is needed for the installer: its program ISCC is not on the path.")
    types = out / "file-types.iss"
    types.write_text("\n".join(registry_lines()) + "\n", encoding="utf-8")
    version = identity.version(root)
    given = {"AppVersion": version, "Bundle": str(bundle), "Out": str(out), "Types": f'"{types}"'}
    if tool := os.environ.get(SIGN_TOOL):
        given["SignTool"] = tool
    script = root / "installer" / "windows" / "bgdesk.iss"
    subprocess.run(
        [compiler, "/Q", *(f"/D{name}={value}" for name, value in given.items()), script], check=True
    )
    return [out / f"bgdesk-{version}-windows-x64-setup.exe"]


def registry_lines() -> Iterator[str]:
    """The lines of Inno Setup that tie the types of files to the program, for this user alone."""
    for one in identity.FILE_TYPES:
        kind = f"{identity.NAME}.{one.ending}"
        yield _line(f".{one.ending}\\OpenWithProgids", kind, "", "uninsdeletevalue")
        if not one.is_shared:
            yield _line(f".{one.ending}", "", kind, "uninsdeletevalue createvalueifdoesntexist")
        yield _line(kind, "", one.text, "uninsdeletekey")
        yield _line(f"{kind}\\DefaultIcon", "", "{app}\\bgdesk.exe,0", "uninsdeletekey")
        yield _line(f"{kind}\\shell\\open\\command", "", '""{app}\\bgdesk.exe"" ""%1""', "uninsdeletekey")


def _line(key: str, name: str, data: str, flags: str) -> str:
    return (
        f'Root: HKCU; Subkey: "Software\\Classes\\{key}"; ValueType: string; '
        f'ValueName: "{name}"; ValueData: "{data}"; Flags: {flags}'
    )
