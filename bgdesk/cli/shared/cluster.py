"""``--scheduler``: the same work on other computers."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bgdesk.cli.shared.output import CliError, MisuseError

if TYPE_CHECKING:
    from bgdesk.app.workers.cluster import Cluster


def add_scheduler(parser: argparse.ArgumentParser) -> None:
    """The option, and the one that takes its protection away."""
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="spread the work over the workers of this dask scheduler, such as tls://host:8786; it and its "
        "workers can run any code on this computer, so name only one that you trust",
    )
    parser.add_argument(
        "--insecure-scheduler",
        action="store_true",
        help="let --scheduler connect to another computer without TLS, where anybody on the way can do so",
    )


def cluster_of(arguments: argparse.Namespace) -> Cluster:
    """The workers of the scheduler that was named. Raises CliError."""
    try:
        from bgdesk.app.workers.cluster import Cluster
        from bgdesk.app.workers.scheduler_access import ExposedError
    except ImportError:
        raise CliError(
            "--scheduler needs bgdesk with the extra 'cluster': pip install bgdesk[cluster]."
        ) from None
    try:
        return Cluster(arguments.scheduler, is_plain_allowed=arguments.insecure_scheduler)
    except ExposedError:
        raise MisuseError(
            f"{arguments.scheduler} is on another computer: without TLS, anybody on the way could run code "
            "on this one; use tls://, or add --insecure-scheduler if you trust the whole network."
        ) from None
