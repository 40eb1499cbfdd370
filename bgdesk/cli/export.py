"""``bgdesk export``: a match of the library as a file."""

from __future__ import annotations

import argparse
from pathlib import Path

from bgdesk.cli.shared.library import library, stored_study
from bgdesk.cli.shared.output import DONE, complain, say
from bgdesk.cli.shared.output_file import (
    STANDARD,
    add_force,
    add_format,
    check_writable,
    kind_of,
    write_study_output,
)
from bgdesk.formats.registry import WRITTEN


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which match, and where to."""
    kinds = ", ".join(f"{suffix} {kind.label}" for kind in WRITTEN for suffix in kind.suffixes)
    parser.epilog = f"The suffix of the file decides its format: {kinds}."
    parser.add_argument("match_id", metavar="MATCH-ID", help="as 'bgdesk matches' lists it")
    parser.add_argument("file", metavar="FILE", type=Path, help="the file to write, or - for standard output")
    add_format(parser)
    add_force(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write the file, and say what its format cannot hold."""
    kind = kind_of(arguments.file, arguments.to)
    check_writable(arguments.file, is_forced=arguments.force)
    with library(arguments) as opened:
        study = stored_study(opened, arguments.match_id)
    for warning in write_study_output(study, arguments.file, kind, is_forced=arguments.force):
        complain(warning)
    if arguments.file != STANDARD:
        say(f"Wrote {arguments.file}.")
    return DONE
