"""``bgdesk report-problem``: what helps to find the cause of a problem, in one file to look at."""

from __future__ import annotations

import argparse
from pathlib import Path

from bgdesk.app.paths import find_paths
from bgdesk.app.problem_report import collect_report
from bgdesk.cli.shared.output import DONE, say
from bgdesk.cli.shared.output_file import add_force, check_writable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the file goes."""
    parser.epilog = (
        "The file holds the end of the log, versions and settings; names of players, dice secrets and\n"
        "matches are not in it. Nothing is sent anywhere."
    )
    parser.add_argument(
        "--out",
        metavar="FILE",
        type=Path,
        required=True,
        help="the zip file to write",
    )
    add_force(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write the file, and say what is in it."""
    check_writable(arguments.out, is_forced=arguments.force)
    report = collect_report(find_paths(arguments.home))
    report.save(arguments.out)
    say(f"Wrote {arguments.out} with {', '.join(report.parts)}.")
    return DONE
