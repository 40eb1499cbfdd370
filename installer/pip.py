"""Installing the project with pip, and saying in one sentence why that failed."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

from installer.report import ProblemError, say

NO_NETWORK = (
    r"Retrying \(|NewConnectionError|NameResolutionError|getaddrinfo|Name or service not known"
    r"|ConnectTimeout|ReadTimeout|ProxyError|Network is unreachable|Connection refused"
)
REASONS = (
    (
        r"CERTIFICATE_VERIFY_FAILED|SSLError",
        "the certificate of the package index is not trusted on this machine",
    ),
    (NO_NETWORK, "the package index cannot be reached; check the network and run this again"),
    (r"No space left on device|not enough space", "the disk is full"),
    (
        r"Permission denied|Access is denied|Read-only file system",
        "a file in this folder cannot be written to",
    ),
)
"""What pip prints, and what that means; the first that matches."""

_NO_HOOKS = {"HATCH_BUILD_NO_HOOKS": "true"}
"""Compiling translations while packages are installed would fetch Qt a second time."""


def install_project(
    python: Path, root: Path, extras: Sequence[str], log: Path, *, constraints: Path | None = None
) -> None:
    """Install the checkout ``root`` editable with ``extras``; pip's own words go to the file ``log``.

    What the file ``constraints`` says holds for the versions.
    """
    say("Installing what bgdesk needs (the first time, about 100 MB are fetched).")
    target = str(root) + (f"[{','.join(extras)}]" if extras else "")
    command = [
        str(python),
        "-X",
        "utf8",
        "-I",
        "-m",
        "pip",
        "install",
        "--no-input",
        "--disable-pip-version-check",
        "-e",
        target,
        *(["-c", str(constraints)] if constraints else []),
    ]
    output = _run(command, log)
    if output is not None:
        raise ProblemError(f"bgdesk could not be installed: {reason(output)}. All that pip said is in {log}.")


def _run(command: list[str], log: Path) -> str | None:
    """What the command printed when it failed, else None; shows which files are being fetched."""
    lines = []
    with (
        log.open("w", encoding="utf-8") as file,
        subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            env={**os.environ, **_NO_HOOKS},
        ) as process,
    ):
        for line in process.stdout or ():
            file.write(line)
            lines.append(line)
            _show(line)
    return "".join(lines) if process.returncode else None


def _show(line: str) -> None:
    fetched = re.match(r"\s*Downloading (?:\S*/)?([\w.]+?)-\d\S* \(([\d.]+ [MG]B)\)", line)
    if fetched:
        say(f"  fetching {fetched[1]}, {fetched[2]}")
    elif line.startswith("Installing collected packages"):
        say("  unpacking")


def reason(output: str) -> str:
    """Why pip failed, without its last full stop."""
    for pattern, meaning in REASONS:
        if re.search(pattern, output):
            return meaning
    missing = re.search(r"No matching distribution found for (\S+)", output)
    if missing:
        return f"{missing[1]} is not published for this computer and version of Python"
    errors = re.findall(r"^\s*(?:ERROR|error): (.+)$", output, re.MULTILINE)
    return errors[-1].rstrip(".") if errors else "pip failed"
