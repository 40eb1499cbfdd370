"""``bgdesk export``: a match of the library as a file."""

from __future__ import annotations

import argparse
from pathlib import Path

from bgdesk.cli_library import library, stored_study
from bgdesk.cli_output import DONE, CliError, MisuseError, complain, say
from bgdesk.formats.registry import WRITTEN, UnknownFormat, format_for, write_study
from bgdesk.formats.replacing import check_replaceable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which match, and where to."""
    kinds = ", ".join(f"{suffix} {kind.label}" for kind in WRITTEN for suffix in kind.suffixes)
    parser.epilog = f"The suffix of the file decides its format: {kinds}."
    parser.add_argument("match_id", metavar="MATCH-ID", help="as 'bgdesk matches' lists it")
    parser.add_argument("file", metavar="FILE", type=Path, help="the file to write; an old one is replaced")


def run(arguments: argparse.Namespace) -> int:
    """Write the file, and say what its format cannot hold."""
    check_suffix(arguments.file)
    with library(arguments) as journal:
        study = stored_study(journal, arguments.match_id)
    for warning in write_study(study, arguments.file):
        complain(warning)
    say(f"Wrote {arguments.file}.")
    return DONE


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
