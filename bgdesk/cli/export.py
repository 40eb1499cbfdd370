"""``bgdesk export``: a match of the library as a file."""

from __future__ import annotations

import argparse
from pathlib import Path

from bgdesk.cli.shared.library import library, stored_study
from bgdesk.cli.shared.output import DONE, complain, say
from bgdesk.cli.shared.output_file import check_suffix
from bgdesk.formats.registry import WRITTEN, write_study


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which match, and where to."""
    kinds = ", ".join(f"{suffix} {kind.label}" for kind in WRITTEN for suffix in kind.suffixes)
    parser.epilog = f"The suffix of the file decides its format: {kinds}."
    parser.add_argument("match_id", metavar="MATCH-ID", help="as 'bgdesk matches' lists it")
    parser.add_argument("file", metavar="FILE", type=Path, help="the file to write; an old one is replaced")


def run(arguments: argparse.Namespace) -> int:
    """Write the file, and say what its format cannot hold."""
    check_suffix(arguments.file)
    with library(arguments) as opened:
        study = stored_study(opened, arguments.match_id)
    for warning in write_study(study, arguments.file):
        complain(warning)
    say(f"Wrote {arguments.file}.")
    return DONE
