"""Whether a file can be written, asked before the work for it begins."""

from __future__ import annotations

from pathlib import Path

from bgdesk.cli.shared.output import CliError, MisuseError
from bgdesk.formats.export_result import UnknownFormat
from bgdesk.formats.registry import format_for
from bgdesk.formats.replacing import check_replaceable


def check_writable(path: Path) -> None:
    """Raises CliError where there is no folder for ``path``, OSError where it cannot be replaced."""
    folder = path.resolve().parent
    if not folder.is_dir():
        raise CliError(f"There is no folder {folder}.")
    check_replaceable(path)


def check_suffix(path: Path) -> None:
    """Raises MisuseError when no format has the suffix of ``path``."""
    try:
        format_for(path)
    except UnknownFormat as problem:
        raise MisuseError(f"{problem}.") from problem
