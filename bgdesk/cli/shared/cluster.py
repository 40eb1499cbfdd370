"""``--scheduler``: the same work on other computers."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bgdesk.cli.shared.output import CliError

if TYPE_CHECKING:
    from bgdesk.app.workers.cluster import Cluster


def add_scheduler(parser: argparse.ArgumentParser) -> None:
    """The option itself."""
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="spread the work over the workers of this dask scheduler, such as tcp://host:8786",
    )


def cluster_at(address: str) -> Cluster:
    """The workers of the scheduler at ``address``. Raises CliError."""
    try:
        from bgdesk.app.workers.cluster import Cluster, ClusterError
    except ImportError:
        raise CliError(
            "--scheduler needs bgdesk with the extra 'cluster': pip install bgdesk[cluster]."
        ) from None
    try:
        return Cluster(address)
    except ClusterError as problem:
        raise CliError(f"{str(problem)[0].upper()}{str(problem)[1:]}.") from problem
