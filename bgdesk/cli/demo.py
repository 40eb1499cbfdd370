"""``bgdesk demo``: a short match through the real board, without a display."""

from __future__ import annotations

import argparse
from pathlib import Path

from bgdesk.cli.shared.output_file import add_force, check_empty


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the pictures go."""
    parser.add_argument(
        "--out", metavar="DIR", type=Path, required=True, help="folder for pictures and match"
    )
    add_force(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play and take pictures."""
    from bgdesk.start.demo import run_demo

    check_empty(arguments.out, is_forced=arguments.force)

    return run_demo(arguments.out)
